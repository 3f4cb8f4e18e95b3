// Vitest runs this before each test file of the terminal, which gets a folder of its own.
import { afterAll } from 'vitest';
import { openFolder, removeFolder } from './folder';

openFolder();
afterAll(removeFolder);

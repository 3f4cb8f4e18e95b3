// Runs before `npm start` and `npm test`, also in a fresh clone: uses nothing but Node's own modules.
import './node-version.mjs';
import { prepare } from './prepare.mjs';

prepare({ build: process.argv.includes('--build'), page: process.argv.includes('--page') });

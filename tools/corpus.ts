// `npm run corpus`: plays the games of every file of the corpus that is not there yet. What is there is never written again.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chainedText } from '@furrow/server/gate/corpus';
import { corpusFiles } from './corpus/plan';
import { corpusGame } from './corpus/play';

const FOLDER = join('examples', 'corpus');

mkdirSync(FOLDER, { recursive: true });
for (const file of corpusFiles) {
  const path = join(FOLDER, `${file.name}.furrow`);
  if (existsSync(path)) {
    process.stdout.write(`${path} is there and stays as it is\n`);
    continue;
  }
  const texts: string[] = [];
  for (let number = 0; number < file.games; number++) texts.push(chainedText(await corpusGame(file, number)));
  writeFileSync(path, texts.join('\n'));
  process.stdout.write(`${path}: ${file.games} games\n`);
}

import { expect, test } from 'vitest';
import { Engine } from '../src/engine/engine';
import { openSaves } from '../src/engine/saves';
import type { Table } from '../src/protocol/table';
import { example } from './example';

/** The last table of a game, in German, with hand cards named in a language. */
function tableWith(names: 'en' | 'de' | undefined): Table {
  let last: Table | undefined;
  const engine = new Engine(openSaves(), (table) => {
    last = table;
  });
  engine.setLanguage('de', names);
  engine.importRecord(example('agricola-42'));
  if (last === undefined) throw new Error('no table was shown');
  return last;
}

/** The names of all hand cards that lie before the seats. */
function played({ seats }: Table): string[] {
  return seats.flatMap(({ cards }) => cards.filter(({ kind }) => kind !== 'major').map(({ title }) => title));
}

test('hand cards are named in the language that is liked; everything else stays as it is', () => {
  const [german, english] = [tableWith(undefined), tableWith('en')];
  const [here, there] = [played(german), played(english)];
  expect(there).toHaveLength(here.length);
  expect(here.length).toBeGreaterThan(3);
  expect(there.filter((name, i) => name !== here[i]).length).toBeGreaterThan(here.length / 2);
  expect(english.gameName).toBe(german.gameName);
  const told = english.log.map(({ text }) => text).join(' ');
  const toldHere = german.log.map(({ text }) => text).join(' ');
  for (const name of there) expect(told).toContain(name);
  for (const name of here) expect(toldHere).toContain(name);
  expect(played(tableWith('de'))).toEqual(here);
});

test('moves with hand cards name them in that language, too', () => {
  const text = example('agricola-42', '2 hollow');
  const moves = (names: 'en' | 'fr') => {
    const tables: Table[] = [];
    const engine = new Engine(openSaves(), (table) => tables.push(table));
    engine.setLanguage('fr', names);
    engine.importRecord(text);
    const { handTo } = tables[tables.length - 1];
    if (handTo !== undefined) engine.uncover(handTo);
    return tables[tables.length - 1].hand.map(({ title }) => title);
  };
  expect(moves('en')).not.toEqual(moves('fr'));
  expect(moves('en').length).toBeGreaterThan(0);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Header } from '@furrow/kernel/record-header';
import { readHeader } from '@furrow/kernel/record-text';
import { recordsIn } from '@furrow/kernel/records-text';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../src/gate/corpus';
import { boxes } from '../../src/table/state/boxes';

const FOLDER = join(import.meta.dirname, '../../../../examples/corpus');
const FILES = readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);
const HEADERS = FILES.flatMap(([, text]) => recordsIn(text).map((one) => readHeader(one.text)));

/** The games of the corpus that are played with a value of an option. */
const having = (game: string, option: string, isIt: (value: string) => boolean): Header[] =>
  HEADERS.filter(
    ({ game: own, options }) => own === game && options[option] !== undefined && isIt(options[option]),
  );

describe('the corpus', () => {
  test.each(FILES)('%s is played as it was', async (_name, text) => {
    expect(await faultsIn(text)).toEqual([]);
  });

  test('has at least 300 games, with every number of seats and every value of every option', () => {
    expect(HEADERS.length).toBeGreaterThanOrEqual(300);
    for (const { id, seats, options } of boxes) {
      const own = HEADERS.filter(({ game }) => game === id);
      expect(new Set(own.map((header) => header.seats.length))).toEqual(new Set(seats));
      for (const { name, values, listOf = [] } of options) {
        for (const value of values)
          expect([name, value, having(id, name, (one) => one === value).length]).not.toContain(0);
        const isLong = listOf.length > 100;
        // Lists of cards name a few of hundreds.
        if (isLong) expect([name, having(id, name, (one) => !values.includes(one)).length]).not.toContain(0);
        for (const word of isLong ? [] : listOf)
          expect([name, word, having(id, name, (one) => one.split(',').includes(word)).length]).not.toContain(
            0,
          );
      }
    }
  });

  test('has games with hands for each number of players, dealt from the seed that was promised', () => {
    const dealt = HEADERS.filter(({ pool, deal }) => pool !== undefined && deal?.seed !== undefined);
    expect(new Set(dealt.map(({ seats }) => seats.length))).toEqual(new Set([1, 2, 3, 4, 5]));
  });
});

describe('a game of the corpus that goes otherwise', () => {
  const [, text] = FILES.find(([name]) => name === 'creatures.furrow') ?? FILES[0];
  const [, second] = recordsIn(text);

  test('is named with its move if a move leads to another position', async () => {
    const links = second.text.split('\n').find((line) => line.startsWith('# chain')) ?? '';
    const [mark, word, first, other, ...more] = links.split(' ');
    const wrong = [mark, word, first, other === '0000' ? '0001' : '0000', ...more].join(' ');
    const [fault] = await faultsIn(text.replace(links, wrong));
    expect(fault).toMatchObject({ game: 2, line: second.line });
    expect(fault.why).toMatch(/^move 2 of .*, '.+', leads to another position$/);
  });

  test('is named with its line if a move is refused', async () => {
    const [fault] = await faultsIn(text.replace(second.text, second.text.replace(/^1 \S+/m, '1 nowhere')));
    expect(fault).toMatchObject({ game: 2 });
    expect(fault.why).toMatch(/^line \d+ of it: .*nowhere/);
  });

  test('is named if its seed gives other cards', async () => {
    const told = /^\* (start|draw) \S+/m.exec(second.text)?.[0] ?? '';
    const other = second.text.replace(/^(deal: [\da-f]{64} )[\da-f]{64}$/m, `$1${'0'.repeat(64)}`);
    const [fault] = await faultsIn(other);
    expect([told, fault.why]).toEqual([expect.stringMatching(/^\* /), 'its seed is not the promised one']);
  });
});

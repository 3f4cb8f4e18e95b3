import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const ready = () => new CardScenario().inPlay(1, 'work-certificate').pile('clay-pit', 4).pile('reed-bank', 5);

test('A82 Work Certificate: after using a space 1 building resource may be taken where at least 4 lie', () => {
  const game = ready().play('1 day-laborer; yes');
  expect(game.offered()).toEqual(['clay-pit', 'reed-bank']);
  expect(game.changes('1 clay-pit')).toEqual({ 'on clay-pit': [4, 3], '1 clay': [0, 1] });
});

test('A82 Work Certificate: it is optional, and not offered where fewer lie', () => {
  expect(ready().play('1 day-laborer; no').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const few = new CardScenario().inPlay(1, 'work-certificate').pile('clay-pit', 3);
  expect(few.play('1 day-laborer').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A82 Work Certificate: what lay on the used space is gone', () => {
  const game = new CardScenario().inPlay(1, 'work-certificate').pile('forest', 6);
  expect(game.play('1 forest').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('A82 Work Certificate: also in the turn in which it is played', () => {
  const game = new CardScenario()
    .inPlay(1, 'wood-cutter grocer scythe-worker')
    .hold(1, 'work-certificate')
    .pile('clay-pit', 4);
  game.play('1 meeting-place; yes; play work-certificate');
  expect(game.changes('1 yes; clay-pit')).toMatchObject({ '1 clay': [0, 1], 'on clay-pit': [4, 3] });
});

import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

/** Seat 2 of three can sow; seat 1 owns the card. */
const ready = () =>
  new CardScenario({ seats: 3, start: 2, revealed: 'grain-utilization' })
    .inPlay(1, 'publican')
    .give(1, { grain: 2 })
    .give(2, { grain: 1 })
    .lay(2, { fields: 'a2 a3' });

test('A132 Publican: before another player sows, 1 grain may be given for 1 bonus point', () => {
  const game = ready().play('2 grain-utilization');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'may' });
  expect(game.changes('1 yes')).toEqual({ '1 grain': [2, 1], '2 grain': [1, 2], '1 bonus': [0, 1] });
  expect(game.changes('2 sow grain a2 grain a3')).toMatchObject({ '2 grain': [2, 0], '2 a3 grain': [0, 3] });
});

test('A132 Publican: it is optional, needs grain, and is not for the own sowing', () => {
  expect(ready().play('2 grain-utilization\n1 no').asked()[0]).toMatchObject({ seat: 2, kind: 'sow' });
  expect(ready().give(1, { grain: 0 }).play('2 grain-utilization').asked()[0]).toMatchObject({ seat: 2 });
  const own = new CardScenario({ seats: 3, revealed: 'grain-utilization' }).inPlay(1, 'publican');
  own.give(1, { grain: 2 }).lay(1, { fields: 'a2' });
  expect(own.play('1 grain-utilization').asked()[0]).toMatchObject({ seat: 1, kind: 'sow' });
});

test('A132 Publican: a grain that might come lets nobody sow', () => {
  const game = ready().give(2, { grain: 0 });
  expect(game.why('2 grain-utilization')).toBeDefined();
});

test('A132 Publican, AG-R1422: not before a Sow action that is limited to 1 field', () => {
  const game = new CardScenario({ seats: 3, start: 2 }).inPlay(1, 'publican').inPlay(2, 'chief-forester');
  game.give(1, { grain: 1 }).give(2, { grain: 1 }).lay(2, { fields: 'a2' });
  expect(game.play('2 forest; yes').asked()[0]).toMatchObject({ seat: 2, kind: 'sow' });
});

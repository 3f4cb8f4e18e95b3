import { comingFor } from '@furrow/agricola/coming';
import { passOver } from '@furrow/kernel/generation';
import type { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn, lastTurnBeforeHarvest } from './harvest-round';

const ALL =
  'fencing grain-utilization major-improvement sheep-market basic-wish house-redevelopment western-quarry vegetable-seeds pig-market cattle-market eastern-quarry urgent-wish cultivation farm-redevelopment';

/** Seat 1 takes 1 clay as the last action of a round. */
const ended = (game: CardScenario) => game.play('1 clay-pit');

test('AG-Q04, AG-Q12, B104 Sheep Walker: who placed the last person is asked before animals breed, with food enough', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'sheep-walker').give(1, { sheep: 1 });
  ended(game);
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'window' });
  expect(game.offered()).toEqual(['done', 'sheep-walker']);
  expect(game.changes('sheep-walker; stone')).toMatchObject({ '1 sheep': [1, 0], '1 stone': [0, 1] });
  expect(game.asked()[0]).toMatchObject({ kind: 'reveal' });
});

test('AG-Q04: nobody is asked who could do as well later', () => {
  const grocer = ended(lastTurnBeforeHarvest().inPlay(1, 'grocer'));
  expect(grocer.asked()[0]).toMatchObject({ kind: 'reveal' });
  const noSheep = ended(lastTurnBeforeHarvest().inPlay(1, 'sheep-walker'));
  expect(noSheep.asked()[0]).toMatchObject({ kind: 'reveal' });
  const noHarvest = ended(lastTurn({ round: 3 }).inPlay(1, 'sheep-walker').give(1, { sheep: 1 }));
  expect(noHarvest.asked()[0]).toMatchObject({ kind: 'reveal' });
});

test('AG-Q04: where the family is fed by choice, that is the window', () => {
  const game = ended(lastTurnBeforeHarvest().inPlay(1, 'sheep-walker').give(1, { sheep: 1, food: 0 }));
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'feed' });
  expect(game.offered()).toContain('sheep-walker');
});

test('AG-Q04, A102 Grocer: in the last harvest food left over can still buy something', () => {
  const game = ended(lastTurn({ round: 14, revealed: ALL }).inPlay(1, 'grocer'));
  expect(game.offered()).toEqual(['done', 'grocer']);
  expect(game.changes('grocer')).toMatchObject({ '1 food': [16, 15], '1 wood': [0, 1] });
  game.play('done');
  expect(game.asked()).toEqual([]);
});

test('AG-Q14, A102 Grocer: in the last harvest food from a craft building can buy something', () => {
  const game = lastTurn({ round: 14, revealed: ALL }).inPlay(1, 'grocer').own(1, 'joinery');
  game.give(1, { food: 4, wood: 1 }).play('1 clay-pit; feed 1 wood');
  expect(game.offered()).toEqual(['done', 'grocer']);
  expect(game.changes('grocer')).toMatchObject({ '1 food': [2, 1], '1 wood': [0, 1] });
});

test('AG-Q04, B69 Potters Market: what is laid on the next round spaces can be had before the next round', () => {
  const rich = () => lastTurn({ round: 3 }).inPlay(1, 'potters-market').give(1, { clay: 2, food: 9 });
  const game = ended(rich());
  expect(game.offered()).toEqual(['done', 'potters-market']);
  game.play('potters-market');
  expect(comingFor(game.player(1)).map(({ round }) => round)).toEqual([4, 5]);
  expect(ended(rich().give(1, { clay: 1 })).asked()[0]).toMatchObject({ kind: 'reveal' });
});

test('a stored game that was never asked passes the window over', () => {
  const game = ended(lastTurnBeforeHarvest().inPlay(1, 'sheep-walker').give(1, { sheep: 1 }));
  const { rules } = game.game;
  const [now, older] = [game.state.clone(), game.state.clone()];
  passOver(rules, now, 2);
  expect(now).toEqual(game.state);
  passOver(rules, older, 1);
  expect(older).toEqual(game.play('done').state);
});

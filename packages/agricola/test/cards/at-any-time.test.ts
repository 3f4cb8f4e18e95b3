import { comingFor } from '@furrow/agricola/spaces/coming';
import { passOver } from '@furrow/kernel/generation';
import { CardScenario } from '@furrow/testkit/card-scenario';
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

test('AG-Q04, B117 Informant: who placed the last person can use cards before the work phase ends, if that brings more', () => {
  const clay = (count: number) => lastTurn().inPlay(1, 'informant hard-porcelain').pile('clay-pit', count);
  const game = ended(clay(4));
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'eve' });
  expect(game.offered()).toEqual(['done', 'hard-porcelain']);
  expect(game.changes('hard-porcelain; four')).toMatchObject({
    '1 clay': [4, 0],
    '1 stone': [0, 3],
    '1 wood': [0, 1],
  });
  expect(game.asked()[0]).toMatchObject({ kind: 'reveal' });
  expect(ended(clay(4)).changes('done')).not.toHaveProperty('1 wood');
  expect(ended(clay(1)).asked()[0]).toMatchObject({ kind: 'reveal' });
  expect(ended(clay(4).give(1, { stone: 5 })).asked()[0]).toMatchObject({ kind: 'reveal' });
});

test('AG-Q04, RU-125, A53 Claypipe, B140 Farmyard Worker: what is gained or placed then still belongs to the work phase', () => {
  const pipe = ended(lastTurn().inPlay(1, 'claypipe hard-porcelain').pile('clay-pit', 6));
  expect(pipe.offered()).toEqual(['done', 'hard-porcelain']);
  expect(pipe.changes('hard-porcelain; two')).toMatchObject({ '1 food': [20, 22], '1 stone': [0, 1] });
  const few = ended(lastTurn().inPlay(1, 'claypipe hard-porcelain').pile('clay-pit', 3));
  expect(few.asked()[0]).toMatchObject({ kind: 'reveal' });
  const farm = lastTurn({ seats: 3 }).inPlay(1, 'farmyard-worker sheep-walker').give(1, { sheep: 1 });
  expect(ended(farm).offered()).toEqual(['done', 'sheep-walker']);
  expect(farm.changes('sheep-walker; boar')).toMatchObject({ '1 boar': [0, 1], '1 food': [20, 22] });
});

test('AG-Q04, A76 Cob, B110 Pavior: goods that a card wants at the start of the work phase can be had before it', () => {
  const pavior = lastTurn().inPlay(1, 'pavior sheep-walker').give(1, { sheep: 1 });
  ended(pavior).play('* reveal fencing');
  expect(pavior.offered()).toEqual(['done', 'sheep-walker']);
  expect(pavior.changes('sheep-walker; stone')).toMatchObject({ '1 stone': [0, 1], '1 food': [20, 21] });
  const cob = lastTurn().inPlay(1, 'cob grocer').give(1, { grain: 1 });
  cob.play('1 grocer; grocer; grocer; grocer; grocer; forest\n* reveal fencing');
  expect(cob.asked()[0]).toMatchObject({ seat: 1, kind: 'eve' });
  cob.play('1 grocer');
  expect(cob.changes('1 yes')).toMatchObject({ '1 clay': [1, 3] });
});

test('AG-Q04, B39 Loom: animals that are counted in the field phase can be had before it', () => {
  const game = ended(lastTurnBeforeHarvest().inPlay(1, 'loom muddy-puddles').give(1, { clay: 0 }));
  expect(game.offered()).toEqual(['done', 'muddy-puddles']);
  expect(game.changes('muddy-puddles')).toMatchObject({ '1 sheep': [0, 1], '1 food': [20, 17] });
  const walker = ended(
    lastTurnBeforeHarvest().inPlay(1, 'loom hard-porcelain').give(1, { clay: 3, sheep: 1 }),
  );
  expect(walker.asked()[0]).toMatchObject({ kind: 'reveal' });
});

test('AG-Q04: a stored game is not asked before cards look at what there is', () => {
  const game = ended(lastTurn().inPlay(1, 'informant hard-porcelain').pile('clay-pit', 4));
  const [now, older] = [game.state.clone(), game.state.clone()];
  passOver(game.game.rules, now, 4);
  expect(now).toEqual(game.state);
  passOver(game.game.rules, older, 3);
  expect(older).toEqual(game.play('done').state);
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

test('AG-Q05, A128 Riparian Builder: what the Grocer must bring first is offered when another player causes it', () => {
  const game = () => new CardScenario({ seats: 3 }).inPlay(2, 'riparian-builder').inPlay(2, 'grocer');
  const rich = game().give(2, { wood: 4, reed: 2, food: 1 }).play('1 reed-bank');
  expect(rich.asked()).toMatchObject([{ seat: 2, kind: 'afford' }]);
  expect(rich.offered()).toEqual(['done', 'grocer']);
  expect(rich.changes('2 grocer; yes; room a1')).toMatchObject({
    '2 a1': [0, 'room'],
    '2 food': [1, 0],
    '2 wood': [4, 0],
  });
  const declined = game().give(2, { wood: 4, reed: 2, food: 1 }).play('1 reed-bank\n2 done');
  expect(declined.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  const poor = game().give(2, { wood: 3, reed: 2, food: 1 }).play('1 reed-bank');
  expect(poor.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

test('AG-Q05: an offer that several trades bring about is made, and gone when they are used for something else', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(2, 'riparian-builder').inPlay(2, 'grocer');
  game.give(2, { wood: 5, reed: 1, food: 3 }).play('1 reed-bank\n2 grocer; grocer');
  expect(game.asked()[0]).toMatchObject({ seat: 2, kind: 'afford' });
  game.play('2 grocer');
  expect(game.offered()).toEqual(['yes', 'no']);
});

test('AG-Q05, B93 Confidant: sowing is offered when the food for the grain of the Grocer comes with it', () => {
  const game = new CardScenario().hold(1, 'confidant').inPlay(1, 'grocer').lay(1, { fields: 'a4' });
  game
    .give(1, { food: 4 })
    .play('1 lessons; play confidant; two-rounds\n1 grocer\n2 clay-pit\n1 reed-bank\n2 fishing');
  game.play('* reveal fencing');
  expect(game.asked()).toMatchObject([{ seat: 1, kind: 'afford' }]);
  expect(game.offered()).toEqual(['done', 'grocer']);
  expect(game.changes('1 grocer; yes; sow; sow grain a4')).toMatchObject({
    '1 food': [1, 0],
    '1 a4 grain': [0, 3],
  });
});

test('AG-Q05: a stored game passes over such an offer', () => {
  const game = new CardScenario({ seats: 3 }).inPlay(2, 'riparian-builder').inPlay(2, 'grocer');
  game.give(2, { wood: 4, reed: 2, food: 1 }).play('1 reed-bank');
  const state = game.state.clone();
  passOver(game.game.rules, state, 2);
  expect([state.main.seat, state.players[1].goods]).toEqual([1, game.state.players[1].goods]);
});

test('AG-R1005, A102 Grocer: food of a craft buys something before the family is fed', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'grocer').own(1, 'joinery').give(1, { food: 0, wood: 1 });
  ended(game);
  expect(game.offered()).toEqual(['feed 4 begging', 'feed 1 wood 2 begging', 'craft joinery']);
  expect(game.changes('1 craft joinery')).toEqual({ '1 wood': [1, 0], '1 food': [0, 2] });
  expect(game.offered()).toEqual(['feed 2 begging', 'grocer']);
  expect(game.why('1 craft joinery')).toEqual({ why: 'not-asked' });
  expect(game.changes('1 grocer')).toEqual({ '1 food': [2, 1], '1 wood': [0, 1], '1 on grocer': [8, 7] });
  expect(game.why('1 feed 1 wood 1 begging')).toMatchObject({ why: 'not-so-many' });
  expect(game.changes('1 feed 3 begging')).toMatchObject({ '1 food': [1, 0], '1 begging': [0, 3] });
});

test('AG-R1005, B101 Furniture Carpenter: food of a craft buys the point before it is eaten, also in the last harvest', () => {
  const game = lastTurn({ round: 14, revealed: ALL }).inPlay(1, 'furniture-carpenter').own(1, 'joinery');
  ended(game.give(1, { food: 0, wood: 1 }));
  expect(game.changes('1 craft joinery; furniture-carpenter')).toEqual({
    '1 wood': [1, 0],
    '1 bonus': [0, 1],
  });
  game.play('1 feed 4 begging');
  expect(game.asked()).toEqual([]);
});

test('AG-R1005: once a craft was used the family is not fed before its owner says so', () => {
  const game = lastTurnBeforeHarvest().inPlay(1, 'grocer').own(1, 'joinery').give(1, { food: 3, wood: 1 });
  ended(game).play('1 craft joinery');
  expect(game.asked()[0]).toMatchObject({ seat: 1, kind: 'feed' });
  expect(game.offered()).toEqual(['feed nothing', 'grocer']);
});

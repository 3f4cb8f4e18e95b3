import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const PEN_A5 = 'a5n a5w a5e b5n';
const PEN_A4 = 'a4n a4w';
const sequestrator = () => new CardScenario({ seats: 3, revealed: 'fencing' }).inPlay(1, 'sequestrator');

test('A144 Sequestrator: 3 reed and 4 clay lie on it when it is played', () => {
  const game = new CardScenario({ seats: 3 }).hold(1, 'sequestrator');
  expect(game.changes('1 lessons; play sequestrator')).toEqual({
    'person lessons': [0, 1],
    '1 home': [2, 1],
    '1 hand sequestrator': [1, 0],
    '1 card sequestrator': [0, 1],
    '1 on sequestrator reed': [0, 3],
    '1 on sequestrator clay': [0, 4],
  });
});

test('A144 Sequestrator: whoever gets to 5 field tiles gets the clay', () => {
  const game = sequestrator().lay(2, { fields: 'a2 a3 a4 a5' }).play('1 forest');
  expect(game.changes('2 farmland; field b5')).toEqual({
    'person farmland': [0, 2],
    '2 home': [2, 1],
    '2 b5': [0, 'field'],
    '2 clay': [0, 4],
    '1 on sequestrator clay': [4, 0],
  });
});

test('A144 Sequestrator: whoever plows gets the clay, also if its owner waits for goods', () => {
  const game = sequestrator().inPlay(1, 'hayloft-barn').lay(2, { fields: 'a2 a3 a4 a5' }).play('1 forest');
  expect(game.changes('2 farmland; field b5')).toMatchObject({
    '2 clay': [0, 4],
    '1 on sequestrator clay': [4, 0],
  });
});

test('A144 Sequestrator: its owner too; the clay is gone for the next', () => {
  const game = sequestrator().lay(1, { fields: 'a2 a3 a4 a5' }).lay(2, { fields: 'a2 a3 a4 a5' });
  expect(game.changes('1 farmland; field b5')).toMatchObject({ '1 clay': [0, 4] });
  game.state.placed.fill(0);
  expect(game.changes('2 farmland; field b5')).toEqual({
    'person farmland': [0, 2],
    '2 home': [2, 1],
    '2 b5': [0, 'field'],
  });
});

test('A144 Sequestrator: whoever gets to 3 pastures gets the reed', () => {
  const game = sequestrator()
    .lay(2, { fences: `${PEN_A5} ${PEN_A4} b4n` })
    .give(2, { wood: 5 });
  game.play('1 forest');
  expect(game.changes('2 fencing; pasture a3')).toMatchObject({
    '2 reed': [0, 3],
    '1 on sequestrator reed': [3, 0],
  });
});

test('A144 Sequestrator: two pastures at once count, and so does dividing one', () => {
  const two = sequestrator().lay(2, { fences: PEN_A5 }).give(2, { wood: 9 }).play('1 forest');
  expect(two.changes('2 fencing; pasture a4; pasture a3; done')).toMatchObject({ '2 reed': [0, 3] });
  const divided = sequestrator()
    .lay(2, { fences: 'a3n a4n a5n a3w a5w a5e b3n b4n b5n' })
    .give(2, { wood: 1 })
    .play('1 forest');
  expect(divided.changes('2 fencing; fence a4w')).toMatchObject({ '2 reed': [0, 3] });
});

test('A144 Sequestrator: not for those who had as many before', () => {
  const fields = sequestrator().lay(2, { fields: 'a2 a3 a4 a5 b5' }).play('1 forest');
  expect(fields.changes('2 farmland; field b4')).toEqual({
    'person farmland': [0, 2],
    '2 home': [2, 1],
    '2 b4': [0, 'field'],
  });
  const three = sequestrator()
    .lay(2, { fences: `${PEN_A5} ${PEN_A4} b4n a3n a3w b3n` })
    .give(2, { wood: 5 });
  three.play('1 forest');
  expect(three.changes('2 fencing; pasture a2')).not.toHaveProperty('2 reed');
});

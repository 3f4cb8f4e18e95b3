import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { describe, expect, test } from 'vitest';
import { on, pile, reveal } from './late-game';

/** A game with switches on, in round 1; the named round cards are usable. */
function withSwitches(names: string, ...cards: readonly string[]): AgricolaScenario {
  const options = Object.fromEntries(names.split(' ').map((name) => [name, 'on']));
  return reveal(new AgricolaScenario({ options }), ...cards);
}

/** Seat 1 has a Fireplace and room for one animal; three sheep lie on the Sheep Market. */
function threeSheep(names: string): AgricolaScenario {
  return pile(withSwitches(names, 'sheep-market'), 'sheep-market', 3)
    .own(1, 'fireplace-2')
    .give(1, { food: 0 });
}

const PEN_A5 = 'a5n a5w a5s a5e';
const PENS_A5_B5 = `${PEN_A5} b5w b5s b5e`;

describe('AG-V31 animals are housed before they are cooked', () => {
  test('AG-V31 animals without room go back and make no food', () => {
    const game = threeSheep('house-before-cooking').play('1 sheep-market; keep 1 sheep');
    expect(game.board()['1 food']).toBeUndefined();
    expect(game.board()['1 sheep']).toBe(1);
    expect(game.changes('1 exchange; convert 1 sheep')).toMatchObject({ '1 food': [0, 2] });
  });

  test('AG-V31 animals that have no room yet cannot be exchanged for food either', () => {
    const game = threeSheep('house-before-cooking').play('1 sheep-market');
    expect(game.why('1 exchange; convert 3 sheep')).toBeDefined();
    expect(game.board()['1 food']).toBeUndefined();
  });

  test('AG-V31 without the switch they are cooked at once', () => {
    const game = threeSheep('side-job').play('1 sheep-market; keep 1 sheep');
    expect(game.board()['1 food']).toBe(4);
  });
});

describe('AG-V32 one pasture for each type', () => {
  test('AG-V32 AG-Q79 a type fills at most one pasture; the house and stables outside are free', () => {
    const pens = { fences: PENS_A5_B5, stables: 'a3' };
    const game = pile(withSwitches('one-pasture-per-type', 'sheep-market'), 'sheep-market', 6).lay(1, pens);
    game.play('1 sheep-market');
    expect(game.why('1 keep 5 sheep')).toMatchObject({ why: 'no-room' });
    game.play('1 keep 4 sheep');
    const usual = pile(withSwitches('side-job', 'sheep-market'), 'sheep-market', 6).lay(1, pens);
    usual.play('1 sheep-market');
    expect(usual.board()['1 sheep']).toBe(6);
  });

  test('AG-V32 two types fill two pastures', () => {
    const game = withSwitches('one-pasture-per-type', 'sheep-market').lay(1, { fences: PENS_A5_B5 });
    pile(game, 'sheep-market', 3).give(1, { boar: 2 }).play('1 sheep-market');
    expect(game.board()).toMatchObject({ '1 sheep': 3, '1 boar': 2 });
  });
});

describe('AG-V33 animals without a use stay', () => {
  test('AG-V33 only those with room are taken, the others stay on the space', () => {
    const game = pile(withSwitches('leave-unusable-animals', 'sheep-market'), 'sheep-market', 3);
    expect(game.changes('1 sheep-market')).toMatchObject({ '1 sheep': [0, 1], 'on sheep-market': [3, 2] });
  });

  test('AG-V33 whoever can use none cannot be placed there', () => {
    const game = pile(withSwitches('leave-unusable-animals', 'sheep-market'), 'sheep-market', 3);
    expect(game.give(1, { boar: 1 }).why('1 sheep-market')).toMatchObject({ why: 'no-use-for-animals' });
  });

  test('AG-V33 with a Fireplace all are of use', () => {
    const game = threeSheep('leave-unusable-animals').play('1 sheep-market; keep 1 sheep');
    expect(on(game, 'sheep-market')).toBe(0);
    expect(game.board()['1 food']).toBe(4);
  });

  test('AG-V31 AG-V33 together only animals that find room are taken', () => {
    const game = threeSheep('leave-unusable-animals house-before-cooking').play('1 sheep-market');
    expect(on(game, 'sheep-market')).toBe(2);
    expect(game.board()['1 sheep']).toBe(1);
  });
});

describe('AG-V34 fences may stand open', () => {
  test('AG-V34 AG-Q78 a single fence can be built, and encloses nothing', () => {
    const game = withSwitches('open-pastures', 'fencing').give(1, { wood: 4 });
    game.play('1 fencing; fence a5n');
    expect(game.board()).toMatchObject({ '1 wood': 3, '1 fence a5n': 1 });
    expect(game.points(1, 'pastures')).toBe(-1);
    expect(game.points(1, 'unused')).toBe(-13);
  });

  test('AG-V34 1 wood is enough to use Fencing', () => {
    const game = withSwitches('open-pastures', 'fencing').give(1, { wood: 1 });
    expect(game.why('1 fencing; fence a5n')).toBeUndefined();
  });

  test('AG-V34 the fences that close the area make it a pasture', () => {
    const game = withSwitches('open-pastures', 'fencing')
      .lay(1, { fences: 'a5n a5w a5s' })
      .give(1, { wood: 1 });
    game.play('1 fencing; fence a5e');
    expect(game.points(1, 'pastures')).toBe(1);
  });

  test('AG-V34 without the switch an open fence is refused', () => {
    const game = withSwitches('side-job', 'fencing').give(1, { wood: 4 });
    expect(game.why('1 fencing; fence a5n')).toMatchObject({ why: 'fence-bounds-nothing' });
  });
});

describe('AG-V35 pastures apart', () => {
  test('AG-V35 a new pasture need not touch the others', () => {
    const game = withSwitches('free-pasture-placement', 'fencing')
      .lay(1, { fences: PEN_A5 })
      .give(1, { wood: 4 });
    game.play('1 fencing; pasture c3');
    expect(game.points(1, 'pastures')).toBe(2);
  });

  test.each(['side-job', 'free-pasture-placement strict-adjacency'])(
    'AG-V35 AG-V40 with %s it must',
    (names) => {
      const game = withSwitches(names, 'fencing').lay(1, { fences: PEN_A5 }).give(1, { wood: 4 });
      expect(game.why('1 fencing; pasture c3')).toMatchObject({ why: 'pastures-apart' });
    },
  );
});

test.each([2, 3, 4])(
  'AG-V36 AG-Q80 %i players: the second person in reverse order, 3 food for all',
  (seats) => {
    const order: number[] = [];
    const options = { 'reverse-second-person': 'on' };
    const game = reveal(new AgricolaScenario({ seats, start: 2, options }));
    for (let seat = 1; seat <= seats; seat++) expect(game.board()[`${seat} food`]).toBe(3);
    for (const space of [
      'grain-seeds',
      'forest',
      'clay-pit',
      'reed-bank',
      'fishing',
      'meeting-place',
      'grove',
      'hollow',
    ]) {
      if (game.state.round > 1 || game.asked()[0].kind !== 'work') break;
      order.push(game.asked()[0].seat);
      game.play(space);
    }
    const first = Array.from({ length: seats }, (_, i) => ((i + 1) % seats) + 1);
    expect(order).toEqual([...first, ...first.slice().reverse()]);
  },
);

describe('AG-V40 strict adjacency', () => {
  test('AG-V40 AG-Q77 the first field touches something', () => {
    const game = withSwitches('strict-adjacency');
    game.play('1 farmland');
    expect(game.offered().sort()).toEqual(['field a1', 'field b2', 'field c2']);
  });

  test('AG-V40 AG-Q77 a stable touches something or stands in a pasture', () => {
    const game = withSwitches('strict-adjacency').give(1, { wood: 9 }).lay(1, { fences: PEN_A5 });
    game.play('1 farm-expansion');
    const cells = game
      .offered()
      .map((words) => words.replace('stable ', ''))
      .sort();
    expect(cells).toEqual(['a1', 'a4', 'a5', 'b2', 'b5', 'c2']);
  });

  test('AG-V40 AG-E66 the first pasture touches the house, a field or a stable', () => {
    const game = withSwitches('strict-adjacency', 'fencing').give(1, { wood: 4 });
    expect(game.why('1 fencing; pasture a5')).toMatchObject({ why: 'pasture-apart-from-farm' });
    game.play('1 pasture b2');
    const field = withSwitches('strict-adjacency', 'fencing').give(1, { wood: 4 }).lay(1, { fields: 'a4' });
    expect(field.why('1 fencing; pasture a5')).toBeUndefined();
    const usual = withSwitches('side-job', 'fencing').give(1, { wood: 4 });
    expect(usual.why('1 fencing; pasture a5')).toBeUndefined();
  });

  test('AG-V40 rooms still touch rooms', () => {
    const game = withSwitches('strict-adjacency').give(1, { wood: 5, reed: 2 }).lay(1, { fields: 'a5' });
    game.play('1 farm-expansion');
    expect(game.why('1 room b5')).toMatchObject({ why: 'cannot-stand-there' });
  });
});

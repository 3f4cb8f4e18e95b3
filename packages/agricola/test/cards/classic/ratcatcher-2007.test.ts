import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { lastTurn } from '../harvest-round';

const BEFORE: Readonly<Record<number, readonly [revealed: string, next: string]>> = {
  10: ['vegetable', 'stone-4'],
  11: ['stone-4', 'cattle'],
  12: ['cattle', 'plow-sow'],
};

/** The round before this one is about to end, without a harvest. */
function before(round: number): CardScenario {
  const game = lastTurn({ edition: '2007', seats: 3, round: round - 1, revealed: BEFORE[round][0] }).inPlay(
    1,
    'ratcatcher-2007',
  );
  for (const seat of [1, 2]) game.player(seat).people = 3;
  return game;
}

test.each([10, 12])(
  'E198 Ratcatcher RU-346: in round %i each other family leaves a child at home',
  (round) => {
    const game = before(round).play('1 clay-1');
    while (game.asked()[0].kind === 'feed') game.play(`${game.asked()[0].seat} feed nothing`);
    game.play(`* reveal ${BEFORE[round][1]}`);
    expect(game.board()).toMatchObject({ round, '1 home': 3, '2 home': 2, '3 home': 2 });
  },
);

test('E198 Ratcatcher: nobody stays at home in round 11', () => {
  const game = before(11).play('1 clay-1');
  expect(game.board()).toMatchObject({ round: 11, '1 home': 3, '2 home': 3, '3 home': 2 });
});

test('E198 Ratcatcher: it can be played up to round 9', () => {
  const inRound = (round: number, revealed: string) =>
    new CardScenario({ edition: '2007', seats: 3, round, revealed })
      .hold(1, 'ratcatcher-2007 baker-2007')
      .play('1 occupation');
  expect(inRound(9, 'vegetable').offered(1)).toContain('play ratcatcher-2007');
  expect(inRound(10, 'cattle').offered(1)).not.toContain('play ratcatcher-2007');
});

import type { Position } from '@furrow/kernel/kind';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import type { NotatedGame } from '@furrow/testkit/notated-game';
import { Scenario } from '@furrow/testkit/scenario';
import type { Pictogram } from '@furrow/text/pictures/picture';
import { words } from '@furrow/text/words';
import { expect, test } from 'vitest';

/** How the answers to what is asked are drawn, by what is typed for them; those that need words besides end with `…`. */
function drawn<S extends Position>({ game, record, state }: NotatedGame<S>): Record<string, string> {
  const [decision] = record.decisions();
  const said = ({ sign, n }: Pictogram) => (n === undefined ? sign : `${n} ${sign}`);
  return Object.fromEntries(
    decision.domain.moves().map((move) => {
      const picture = words(game, 'en').drawn(state, decision, move);
      const text =
        picture === undefined
          ? ''
          : `${picture.from.map(said).join(' ')} → ${picture.to.map(said).join(' ')}${picture.whole ? '' : ' …'}`;
      return [record.words(decision.seat, move), text.trim()];
    }),
  );
}

test('what is built is drawn without its place', () => {
  const game = new AgricolaScenario()
    .give(1, { wood: 7, reed: 2 })
    .play('* reveal fencing\n1 farm-expansion');
  expect(drawn(game)).toMatchObject({ 'room a1': '→ room', 'stable b3': '→ stable' });
});

test('goods are drawn with their numbers', () => {
  const game = new AgricolaScenario().give(1, { grain: 2 }).own(1, 'fireplace-2');
  game.play('* reveal grain-utilization\n1 grain-utilization');
  expect(drawn(game)).toEqual({ 'bake 1': '1 grain → 2 food', 'bake 2': '2 grain → 4 food' });
});

test('fences are counted', () => {
  const game = new AgricolaScenario().give(1, { wood: 4 }).play('* reveal fencing\n1 fencing');
  expect(Object.values(drawn(game))).toContain('→ 4 fences');
});

test('a yes shows what somebody then does, a no and an end have signs of their own', () => {
  const game = new AgricolaScenario()
    .give(1, { wood: 9, reed: 4 })
    .play('* reveal fencing\n1 farm-expansion; room a1');
  expect(drawn(game)).toMatchObject({ done: '→ done …' });
});

/** Somebody in All Creatures who has something and answers what is asked. */
function creatures(goods: Parameters<Scenario['give']>[1], moves: string): Record<string, string> {
  return drawn(new Scenario({ turnsDown: true }).give(1, goods).play(moves));
}

test('All Creatures: pieces are drawn and counted without their places', () => {
  expect(Object.values(creatures({ wood: 9 }, '1 fences'))).toContain('→ 1 border');
  expect(Object.values(creatures({ wood: 9 }, '1 troughs'))).toContain('→ 1 trough');
  expect(new Set(Object.values(creatures({ stone: 3, reed: 1 }, '1 stall')))).toEqual(new Set(['→ stall']));
});

test('All Creatures: animals that are kept are drawn with their numbers, keeping all with a tick', () => {
  expect(Object.values(creatures({ sheep: 1 }, '1 horse-sheep'))).toContain('→ 1 sheep');
  const last = creatures(
    {},
    '1 start-wood\n2 wood-3\n1 stone-1\n2 stone-2\n1 building-resources\n2 pig-sheep',
  );
  expect(last).toEqual({ done: '→ done …' });
});

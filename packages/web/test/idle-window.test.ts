import { decisionOf } from '@furrow/kernel/decide';
import { Scenario } from '@furrow/testkit/scenario';
import { expect, test } from 'vitest';
import { forcedStep } from '../src/engine/forced';

const FIVE_PLACED = '1 stone-1\n2 stone-2\n1 wood-3\n2 building-resources\n1 start-wood';

/** What answers itself when seat 2 has taken a pig with the last worker of the round. */
function answered(game: Scenario) {
  const { state } = game.play('2 pig-sheep');
  const asked = decisionOf(game.game.rules, state, 1);
  if (asked?.question().ask !== 'turnDown') throw new Error('nobody may turn animals down');
  return forcedStep(game.game, state, asked, true);
}

const asking = () => new Scenario({ turnsDown: true });

test('R65 whoever has room for all newborns, or gets none, is not asked before they breed', () => {
  expect(answered(asking().play(FIVE_PLACED))).toEqual({ verb: 'done', things: [] });
  const roomy = asking().lay(2, { troughs: 'a0 b0' }).play(FIVE_PLACED).give(2, { pig: 1 });
  expect(answered(roomy)).toEqual({ verb: 'done', things: [] });
});

test('R64 R65 whoever lacks room for a newborn is asked', () => {
  const full = asking().lay(2, { troughs: 'a0' }).play(FIVE_PLACED).give(2, { pig: 1 });
  expect(answered(full)).toBeUndefined();
});

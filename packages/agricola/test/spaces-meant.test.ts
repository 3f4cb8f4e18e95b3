import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { iUse, onRounds } from '../src/cards/listener';
import type { Ruleset } from '../src/ruleset';
import { isMeant } from '../src/spaces/meant';

test('spaces by name and a set of spaces are meant together: no part of it is dropped', () => {
  const { spaces } = iUse('forest', onRounds(1));
  if (spaces === undefined) throw new Error('nothing is meant');
  const { game, state } = new CardScenario({ revealed: 'sheep-market' });
  const rules = game.rules as Ruleset;
  const look = { rules, state, seat: 0, source: 0, about: 0 };
  const isOneOfThem = (id: string) => isMeant(spaces, look, rules.spaceNumber(id));
  expect(['forest', 'sheep-market', 'clay-pit', 'fencing'].filter(isOneOfThem)).toEqual([
    'forest',
    'sheep-market',
  ]);
});

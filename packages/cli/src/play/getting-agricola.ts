import type { Effect } from '@furrow/agricola/effect';
import { findMajor } from '@furrow/agricola/majors';
import { FIRST_SPACE, type Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state';
import { name } from '@furrow/kernel/move';
import { type Getting, partThatDoes, whyNotAnswer } from './getting';

/** How major improvements of the display are got. */
export const gettingAgricola: Getting<State> = {
  ways: ({ rules }, state, id) => {
    const major = findMajor(id);
    if (major === undefined || state.majors[major.number] !== 0) return [];
    const { spaces } = rules as Ruleset;
    const known = spaces.filter(({ stage }, space) => stage === undefined || state.revealed.includes(space));
    const over = waysOver(known);
    const ways = [[], ['major'], ...(over.length > 0 ? over : waysOver(spaces))];
    return ways.map((way) => [...way, `major ${id}`].join('; '));
  },
  whyNot: (game, state, seat, id) => {
    const major = findMajor(id);
    const rules = game.rules as Ruleset;
    const space = rules.spaces.findIndex(({ effect }) => wayTo(effect) !== undefined);
    const node = partThatDoes(rules.uses[space], 'major');
    if (major === undefined || node === undefined) return undefined;
    const asker = { node, source: FIRST_SPACE + space };
    return whyNotAnswer(rules, state, seat, asker, name('major', major.number));
  },
};

/** The moves that lead over each space to the choice of a major improvement. */
function waysOver(spaces: Ruleset['spaces']): string[][] {
  return spaces.flatMap(({ id, effect }) => {
    const way = wayTo(effect);
    return way === undefined ? [] : [[id, ...way]];
  });
}

/** The moves within an effect that lead to the choice of a major improvement; undefined if none do. */
function wayTo(effect: Effect): string[] | undefined {
  if (effect.do === 'major') return [];
  if (effect.do === 'then') {
    const after = wayTo(effect.after);
    return wayTo(effect.first) ?? (after && ['yes', ...after]);
  }
  if (effect.do !== 'oneOf' && effect.do !== 'anyOf') return undefined;
  for (const [word, option] of Object.entries(effect.options)) {
    const way = wayTo(option);
    if (way !== undefined) return [word, ...way];
  }
  return undefined;
}

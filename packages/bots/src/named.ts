import type { Bot, PatientBot } from './bot';
import { type Budget, readBudget } from './budget';
import { greedyBot } from './greedy-bot';
import { levelBot, levels, patientLevelBot } from './levels';
import { mannerJudge, mannerNames } from './manners';
import { frozenMind } from './minds';
import { random } from './random';
import { patientSearchBot, type Searching, searchBot } from './search-bot';

/** A bot in both its forms: one that answers at once, and one that lets others speak meanwhile. */
interface Forms {
  readonly bot: Bot;
  readonly patient: PatientBot;
}

/** A bot with a name. One that thinks takes a budget behind its name, and has one of its own if none is said. */
type Named = Forms | { readonly standard: Budget; readonly withBudget: (budget: Budget) => Forms };

const named: Readonly<Record<string, Named>> = {
  random: quick(random),
  greedy: quick(greedyBot),
  search: searching({ simulations: 2000 }),
  'search-linear': searching({ simulations: 4000 }, frozenMind),
  ...Object.fromEntries(
    mannerNames.map((manner) => [
      manner,
      searching({ simulations: 400 }, (game) => ({ judge: mannerJudge(game, manner) })),
    ]),
  ),
  ...Object.fromEntries(
    levels.map((level) => [level.name, { bot: levelBot(level), patient: patientLevelBot(level) }]),
  ),
};

/** A bot that searches, with a budget of its own if none is said, going by a mind or by whatever is known to be best. */
function searching(standard: Budget, mind?: Searching['mind']): Named {
  const withBudget = (budget: Budget) => {
    const how = mind === undefined ? { budget } : { budget, mind };
    return { bot: searchBot(how), patient: patientSearchBot(how) };
  };
  return { standard, withBudget };
}

/** A bot that never keeps anybody waiting. */
function quick(bot: Bot): Forms {
  return { bot, patient: (asked) => Promise.resolve(bot(asked)) };
}

/** The names of all bots, without budgets. */
export const botNames: readonly string[] = Object.keys(named);

/** A budget behind the name of a bot that cannot be; the message says what would be right. */
export class BadBudget extends Error {}

/**
 * The bot of a name such as `random`, `search@2000` (so many simulations a decision) or `search@300ms`; undefined if no
 * bot is called so. Throws `BadBudget`.
 */
export function botOf(name: string): Bot | undefined {
  return formsOf(name)?.bot;
}

/** The bot of a name as `botOf` gives it, letting others speak while it thinks. Throws `BadBudget`. */
export function patientBotOf(name: string): PatientBot | undefined {
  return formsOf(name)?.patient;
}

/** Whether a bot has this name, its budget being right. */
export function isBot(name: string): boolean {
  try {
    return formsOf(name) !== undefined;
  } catch (error) {
    if (error instanceof BadBudget) return false;
    throw error;
  }
}

/** The bot of a name in both its forms. */
function formsOf(name: string): Forms | undefined {
  const [called, words] = parted(name);
  if (!Object.hasOwn(named, called)) return undefined;
  const found = named[called];
  if (!('withBudget' in found)) {
    if (words === undefined) return found;
    throw new BadBudget(`${name}: '${called}' takes no budget; right is: ${called}`);
  }
  const budget = words === undefined ? found.standard : readBudget(words);
  if (budget !== undefined) return found.withBudget(budget);
  const right = `${called}@2000 for 2000 simulations a decision, ${called}@300ms for 300 milliseconds`;
  throw new BadBudget(`${name}: '${words}' is no budget; right are: ${right}`);
}

/** A name without its budget, and the words of the budget behind the sign. */
function parted(name: string): readonly [called: string, budget: string | undefined] {
  const at = name.indexOf('@');
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)];
}

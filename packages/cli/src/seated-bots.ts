import type { Bot } from '@furrow/bots/bot';
import { botOf } from '@furrow/bots/named';

/** The bots of names that are known to be right, one for each seat. */
export function seatedBots(names: readonly string[]): Bot[] {
  return names.map((name) => {
    const bot = botOf(name);
    if (bot === undefined) throw new Error(`no bot is called '${name}'`);
    return bot;
  });
}

import { levels } from '@furrow/bots/levels';
import { BOT_NAMES } from '@furrow/text/bots';
import type { Language } from '@furrow/text/language';
import { botTitle, botWords } from '@furrow/text/words';
import type { BotPicture } from '../protocol/set-up';

/** The bots that people are offered: those with a level, the gentlest first. */
const offered: readonly string[] = levels.map(({ name }) => name);

/** The bot that is good for a first game. */
export const gentlest: string = offered[0];

/** The bots that may sit at a seat, in words. */
export function allBots(language: Language): BotPicture[] {
  return offered.map((id) => {
    const { title = id, about = '' } = botWords(id, language) ?? {};
    const names = namesOf(id);
    return { id, title, about, names, titles: names.map((name) => botTitle(id, name, language) ?? title) };
  });
}

/** The number of a level among those on offer; -1 for other bots and people. */
export function levelOf(id: string): number {
  return offered.indexOf(id);
}

/** What the bots of a kind are called. */
export function namesOf(id: string): readonly string[] {
  return Object.entries(BOT_NAMES).find(([one]) => one === id)?.[1] ?? [];
}

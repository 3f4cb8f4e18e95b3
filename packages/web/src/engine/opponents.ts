import { levels } from '@furrow/bots/levels';
import type { Language } from '@furrow/text/language';
import { botWords } from '@furrow/text/words';
import type { BotPicture } from '../protocol/set-up';

/** The bots that people are offered: those with a level, the gentlest first. */
const offered: readonly string[] = levels.map(({ name }) => name);

/** The bot that is good for a first game. */
export const gentlest: string = offered[0];

/** The bots that may sit at a seat, in words. */
export function allBots(language: Language): BotPicture[] {
  return offered.map((id) => ({ id, ...(botWords(id, language) ?? { title: id, about: '' }) }));
}

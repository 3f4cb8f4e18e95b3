import type { Language } from '@furrow/text/language';
import type { Preferences } from '../protocol/commands';
import { isLanguage } from '../words/words';

/** How the page is coloured. */
export type Theme = 'auto' | 'light' | 'dark';

/** How the people at this screen like the page and the game. It is kept in this browser. */
export interface Liking {
  readonly language: Language;
  /** The language in which hand cards are named; that of the page if none is said. */
  readonly cardNames: Language | 'page';
  readonly theme: Theme;
  readonly motion: 'auto' | 'on' | 'off';
  readonly textSize: 'normal' | 'large' | 'largest';
  readonly pace: 'slow' | 'normal' | 'quick';
  /** Whether anything is heard; `auto`: unless several people share the screen. */
  readonly sound: 'auto' | 'on' | 'off';
  /** Whether good moves are marked. */
  readonly advice: boolean;
  /** Whether the next game is explained while it is played. */
  readonly introduction: boolean;
  /** Whether what a space always gives is drawn as goods that lie there (AG-V08). */
  readonly fixedGoods: boolean;
  /** Whether a decision with one answer answers itself. */
  readonly forcedSteps: boolean;
  /** Whether a turn waits to be confirmed. */
  readonly confirmTurns: boolean;
  /** Whether the screen is covered between people even where nobody has secrets. */
  readonly coverHands: boolean;
  /** Whether the table is written as text and not drawn. */
  readonly textMode: boolean;
  /** Whether the log tells everything, and not each turn in one line. */
  readonly wholeLog: boolean;
  /** Whether letters, digits and signs are keys of the table. */
  readonly letterKeys: boolean;
  /** The bot that was last chosen for a game, by its id; empty for the gentlest. */
  readonly opponent: string;
}

const KEY = 'liking';

const STANDARD: Omit<Liking, 'language'> = {
  cardNames: 'page',
  theme: 'auto',
  motion: 'auto',
  textSize: 'normal',
  pace: 'normal',
  sound: 'auto',
  advice: true,
  introduction: false,
  fixedGoods: false,
  forcedSteps: true,
  confirmTurns: false,
  coverHands: false,
  textMode: false,
  wholeLog: false,
  letterKeys: true,
  opponent: '',
};

/** How long a bot waits before it answers, in milliseconds. */
const PACES: Readonly<Record<Liking['pace'], number>> = { slow: 1600, normal: 800, quick: 0 };

/** What was liked last; at first the language is one that the browser asks for. */
export function storedLiking(): Liking {
  return { language: firstLanguage(), ...STANDARD, ...read() };
}

/** Keeps it in this browser and dresses the page in it. */
export function wear(liking: Liking): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = liking.language;
  dataset.theme = liking.theme;
  dataset.motion = liking.motion;
  dataset.pace = liking.pace;
  dataset.text = liking.textSize;
  dataset.keys = liking.letterKeys ? 'on' : 'off';
  try {
    localStorage.setItem(KEY, JSON.stringify(liking));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}

/** What the engine must know of it. */
export function forEngine(liking: Liking): Preferences {
  const { forcedSteps, confirmTurns, coverHands, advice, pace } = liking;
  return { pace: PACES[pace], forcedSteps, confirmTurns, coverHands, advice };
}

function read(): Partial<Liking> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

function firstLanguage(): Language {
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

import type { Language } from '@furrow/text/language';

/** What the menu says while a game is set up. */
export interface SetUpWords {
  readonly howMany: string;
  /** For how many something is: `3 players`, or for several numbers `2, 3, 4 players`. */
  readonly players: (...counts: readonly number[]) => string;
  readonly start: string;
}

function isOne([first, ...others]: readonly number[]): boolean {
  return first === 1 && others.length === 0;
}

/** What the menu says while a game is set up, in every language. */
export const setUpWords: Readonly<Record<Language, SetUpWords>> = {
  en: {
    howMany: 'How many players?',
    players: (...counts) => `${counts.join(', ')} ${isOne(counts) ? 'player' : 'players'}`,
    start: 'Start the game',
  },
  fr: {
    howMany: 'Combien de joueurs\u00a0?',
    players: (...counts) => `${counts.join(', ')} ${isOne(counts) ? 'joueur' : 'joueurs'}`,
    start: 'Commencer la partie',
  },
  it: {
    howMany: 'Quanti giocatori?',
    players: (...counts) => `${counts.join(', ')} ${isOne(counts) ? 'giocatore' : 'giocatori'}`,
    start: 'Inizia la partita',
  },
  de: {
    howMany: 'Wie viele Spieler?',
    players: (...counts) => `${counts.join(', ')} Spieler`,
    start: 'Partie beginnen',
  },
};

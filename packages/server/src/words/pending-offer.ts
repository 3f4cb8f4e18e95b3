import type { Language } from '@furrow/text/language';
import type { Offer } from '@furrow/wire/told';

/** What somebody asks of the others at a table: their name, what they want, and how far the game is. */
export interface PendingOffer {
  readonly name: string;
  readonly wants: Offer;
  readonly moves: number;
  /** What whoever sits on each seat is called. */
  readonly names: readonly string[];
}

interface OfferWords {
  undo(name: string, moves: number): string;
  end(name: string): string;
  replace(name: string, left: string): string;
}

const spoken = {
  en: {
    undo: (name, moves) => `${name} would like to go back ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
    end: (name) => `${name} would like to end the game as it stands.`,
    replace: (name, left) => `${name} would like a bot to play on for ${left}.`,
  },
  fr: {
    undo: (name, moves) => `${name} voudrait revenir ${moves} ${moves === 1 ? 'coup' : 'coups'} en arrière.`,
    end: (name) => `${name} voudrait terminer la partie telle quelle.`,
    replace: (name, left) => `${name} voudrait qu’un robot continue pour ${left}.`,
  },
  it: {
    undo: (name, moves) =>
      `${name} vorrebbe tornare indietro di ${moves} ${moves === 1 ? 'mossa' : 'mosse'}.`,
    end: (name) => `${name} vorrebbe finire la partita così com’è.`,
    replace: (name, left) => `${name} vorrebbe che un bot continui per ${left}.`,
  },
  de: {
    undo: (name, moves) => `${name} möchte ${moves} ${moves === 1 ? 'Zug' : 'Züge'} zurückgehen.`,
    end: (name) => `${name} möchte das Spiel so beenden, wie es steht.`,
    replace: (name, left) => `${name} möchte, dass ein Bot für ${left} weiterspielt.`,
  },
} as const satisfies Record<Language, OfferWords>;

/** What somebody asks, in a language. */
export function pendingOfferIn(language: Language, { name, wants, moves, names }: PendingOffer): string {
  const words: OfferWords = spoken[language];
  switch (wants.what) {
    case 'undo':
      return words.undo(name, moves - wants.to);
    case 'end':
      return words.end(name);
    case 'replace':
      return words.replace(name, names[wants.seat] ?? '');
  }
}

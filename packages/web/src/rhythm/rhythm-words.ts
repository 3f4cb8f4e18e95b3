import type { Language } from '@furrow/text/language';
import { useLanguage } from '../app/store';

/** What the page says about the rhythm of a game. */
export interface RhythmWords {
  readonly yourTurn: string;
  readonly sound: { readonly on: string; readonly off: string };
  readonly pause: string;
  readonly goOn: string;
  readonly step: string;
  /** What happened since the viewer's last turn. */
  readonly since: string;
}

const rhythmWords: Readonly<Record<Language, RhythmWords>> = {
  en: {
    yourTurn: 'Your turn',
    sound: { on: 'Sound on', off: 'Sound off' },
    pause: 'Pause',
    goOn: 'Go on',
    step: 'One move',
    since: 'Since your last turn',
  },
  de: {
    yourTurn: 'Du bist dran',
    sound: { on: 'Ton an', off: 'Ton aus' },
    pause: 'Anhalten',
    goOn: 'Weiter',
    step: 'Ein Zug',
    since: 'Seit deinem letzten Zug',
  },
  fr: {
    yourTurn: 'À vous de jouer',
    sound: { on: 'Son activé', off: 'Son coupé' },
    pause: 'Pause',
    goOn: 'Reprendre',
    step: 'Un coup',
    since: 'Depuis votre dernier tour',
  },
  it: {
    yourTurn: 'Tocca a te',
    sound: { on: 'Suoni attivi', off: 'Suoni disattivati' },
    pause: 'Pausa',
    goOn: 'Riprendi',
    step: 'Una mossa',
    since: 'Dal tuo ultimo turno',
  },
};

export function useRhythmWords(): RhythmWords {
  return rhythmWords[useLanguage()];
}

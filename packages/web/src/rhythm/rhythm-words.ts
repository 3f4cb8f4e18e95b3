import type { Language } from '@furrow/text/language';
import type { Liking } from '../app/liking';
import { useLanguage } from '../app/store';

/** What the page says about the rhythm of a game. */
export interface RhythmWords {
  readonly yourTurn: string;
  readonly sound: { readonly on: string; readonly off: string };
  readonly pause: string;
  readonly goOn: string;
  readonly step: string;
  /** How fast bots play; a tap changes it. */
  readonly pace: Readonly<Record<Liking['pace'], string>>;
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
    pace: {
      slow: 'Bots play slowly',
      normal: 'Bots play at normal speed',
      quick: 'Bots play without pauses',
    },
    since: 'Since your last turn',
  },
  de: {
    yourTurn: 'Du bist dran',
    sound: { on: 'Ton an', off: 'Ton aus' },
    pause: 'Anhalten',
    goOn: 'Weiter',
    step: 'Ein Zug',
    pace: {
      slow: 'Bots spielen langsam',
      normal: 'Bots spielen normal schnell',
      quick: 'Bots spielen ohne Pausen',
    },
    since: 'Seit deinem letzten Zug',
  },
  fr: {
    yourTurn: 'À vous de jouer',
    sound: { on: 'Son activé', off: 'Son coupé' },
    pause: 'Pause',
    goOn: 'Reprendre',
    step: 'Un coup',
    pace: {
      slow: 'Les bots jouent lentement',
      normal: 'Les bots jouent à vitesse normale',
      quick: 'Les bots jouent sans pause',
    },
    since: 'Depuis votre dernier tour',
  },
  it: {
    yourTurn: 'Tocca a te',
    sound: { on: 'Suoni attivi', off: 'Suoni disattivati' },
    pause: 'Pausa',
    goOn: 'Riprendi',
    step: 'Una mossa',
    pace: {
      slow: 'I bot giocano lentamente',
      normal: 'I bot giocano a velocità normale',
      quick: 'I bot giocano senza pause',
    },
    since: 'Dal tuo ultimo turno',
  },
};

export function useRhythmWords(): RhythmWords {
  return rhythmWords[useLanguage()];
}

import { LET } from '../../de/voice';
import { RETIRER } from '../../fr/voice';
import { RIMUOVERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const rebel: OwnWords = {
  picture: [strip({ from: [{ sign: 'person', n: '1' }], to: [{ sign: 'points', n: '5' }] })],
  lines: {
    en: [
      'When you draw this card, you may let one of your people leave the game for good to join the rebels, if at least two others are left; you then get 5 bonus points.',
    ],
    fr: [
      'Quand vous piochez cette carte, vous pouvez laisser une de vos personnes quitter définitivement la partie pour rejoindre les rebelles, s’il vous en reste au moins deux autres ; vous recevez alors 5 points de bonus.',
    ],
    it: [
      'Quando la peschi, puoi lasciare che un tuo familiare esca per sempre dal gioco per unirsi ai ribelli, se te ne restano almeno altri due; in tal caso ricevi 5 punti bonus.',
    ],
    de: [
      'Beim Ziehen darfst du eine deiner Personen zu den Rebellen gehen lassen, sofern dir mindestens zwei andere bleiben. Sie ist dann endgültig aus dem Spiel, und du bekommst 5 Bonuspunkte.',
    ],
  },
  acts: {
    'join-rebels': {
      en: { plain: 'let a person leave the game for good to join the rebels' },
      fr: { verb: RETIRER, rest: 'définitivement de la partie une personne, qui rejoint les rebelles' },
      it: { verb: RIMUOVERE, rest: 'per sempre dal gioco un familiare, che si unisce ai ribelli' },
      de: { verb: LET, rest: 'eine Person endgültig zu den Rebellen gehen' },
    },
  },
};

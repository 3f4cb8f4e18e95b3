import { CHOOSE, LAY, PLACE } from '../../de/voice';
import { CHOISIR, PLACER, POSER } from '../../fr/voice';
import { METTERE, PIAZZARE, SCEGLIERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const carboniteCousin: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'later', n: '3' }], to: [{ sign: 'person', not: true }] }),
    strip({ when: [{ sign: 'later' }], to: [{ sign: 'person' }] }),
  ],
  lines: {
    en: [
      'The person with whom you drew this card is frozen: from the next round on, it cannot be placed for three rounds, but is part of your family in every other way.',
      'In the returning home phase of the third of these rounds, choose any action space. At the start of the next round, before the starting player’s first turn, this person is placed there and takes the action, if that is possible; then this card leaves the game.',
    ],
    fr: [
      'La personne avec laquelle vous avez pioché cette carte est congelée : à partir de la prochaine manche, elle ne peut pas être placée pendant trois manches, mais fait toujours partie de votre famille.',
      'À la phase de retour à la maison de la troisième de ces manches, choisissez une case d’action. Au début de la manche suivante, avant le premier tour du premier joueur, cette personne y est placée et effectue l’action, si c’est possible ; puis cette carte quitte la partie.',
    ],
    it: [
      'Il familiare con cui l’hai pescata viene congelato: dal prossimo round non può essere piazzato per tre round, ma fa sempre parte della tua famiglia.',
      'Nella fase di ritorno a casa del terzo di questi round scegli uno spazio azione. All’inizio del round seguente, prima del primo turno del giocatore iniziale, quel familiare vi viene piazzato e svolge l’azione, se possibile; poi questa carta esce dal gioco.',
    ],
    de: [
      'Die Person, mit der du diese Karte gezogen hast, wird eingefroren: Ab der nächsten Runde kann sie drei Runden lang nicht eingesetzt werden, gehört aber sonst weiter zu deiner Familie.',
      'In der Heimkehrphase der dritten dieser Runden wählst du ein Aktionsfeld. Zu Beginn der nächsten Runde, noch vor dem ersten Zug des Startspielers, wird diese Person dort eingesetzt und führt die Aktion aus, wenn das möglich ist; danach geht diese Karte aus dem Spiel.',
    ],
  },
  acts: {
    freeze: {
      en: { plain: 'lay the person on this card for three rounds' },
      fr: { verb: POSER, rest: 'la personne sur cette carte pour trois manches' },
      it: { verb: METTERE, rest: 'il familiare su questa carta per tre round' },
      de: { verb: LAY, rest: 'die Person für drei Runden auf diese Karte' },
    },
    'claim-space': {
      en: { plain: 'choose the space for the person on this card' },
      fr: { verb: CHOISIR, rest: 'la case de la personne qui est sur cette carte' },
      it: { verb: SCEGLIERE, rest: 'lo spazio azione del familiare su questa carta' },
      de: { verb: CHOOSE, rest: 'das Feld der Person auf dieser Karte' },
    },
    'come-back': {
      en: { plain: 'place the person from this card on the space chosen for it' },
      fr: { verb: PLACER, rest: 'la personne de cette carte sur la case choisie' },
      it: { verb: PIAZZARE, rest: 'il familiare di questa carta sullo spazio azione scelto' },
      de: { verb: PLACE, rest: 'die Person von dieser Karte auf dem gewählten Feld' },
    },
  },
  asks: {
    claimed: {
      en: 'which space will the person from “Carbonite Cousin” use at the start of the next round?',
      fr: 'quelle case la personne de « Cousin de carbonite » utilisera-t-elle au début de la prochaine manche ?',
      it: 'quale spazio azione userà il familiare di «Cugino nella grafite» all’inizio del prossimo round?',
      de: 'welches Feld nutzt die Person von „Vetter in Karbonit“ zu Beginn der nächsten Runde?',
    },
  },
};

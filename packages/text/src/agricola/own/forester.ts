import { LAY, TAKE } from '../../de/voice';
import { PRENDRE, SEMER } from '../../fr/voice';
import { PRENDERE, SEMINARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const forester: OwnWords = {
  picture: [
    strip({ when: [{ sign: 'sow' }], from: [{ sign: 'wood' }], to: [{ sign: 'laid' }] }),
    strip({ when: [{ sign: 'harvest' }], from: [{ sign: 'laid' }], to: [{ sign: 'wood' }] }),
  ],
  lines: {
    en: [
      'Each time you get a “Sow” action, you may also plant wood on this card (or do only that), in up to 3 stacks: for each, lay 1 wood of your supply and 2 wood of the general supply on it.',
      'At the start of the field phase of each harvest, you get 1 wood from each stack on this card.',
    ],
    fr: [
      'Chaque fois que vous avez une action « Semer », vous pouvez aussi planter du bois sur cette carte (ou ne faire que cela), en 3 piles au plus : pour chacune, posez-y 1 bois de votre réserve et 2 bois de la réserve générale.',
      'Au début de la phase des champs de chaque récolte, recevez 1 bois de chaque pile de cette carte.',
    ],
    it: [
      'Ogni volta che hai un’azione «Seminare», puoi anche piantare legno su questa carta (o fare solo questo), in al massimo 3 pile: per ognuna metti 1 legno della tua riserva e 2 legni della riserva generale.',
      'All’inizio della fase dei campi di ogni raccolto, prendi 1 legno da ogni pila su questa carta.',
    ],
    de: [
      'Jedes Mal, wenn du eine Aktion „Säen“ hast, darfst du auch (oder nur) Holz auf diese Karte pflanzen, in höchstens 3 Stapeln: Lege für jeden 1 Holz aus deinem Vorrat und 2 Holz aus dem allgemeinen Vorrat darauf.',
      'Zu Beginn der Feldphase jeder Ernte bekommst du von jedem Stapel auf dieser Karte 1 Holz.',
    ],
  },
  acts: {
    'plant-wood': {
      en: { plain: 'plant 1 stack of wood on the Forester' },
      fr: { verb: SEMER, rest: '1 pile de bois sur le Forestier' },
      it: { verb: SEMINARE, rest: '1 pila di legno sul Forestale' },
      de: { verb: LAY, rest: '1 Stapel Holz auf den Förster' },
    },
    'fell-wood': {
      en: { plain: 'take 1 wood from each stack on the Forester' },
      fr: { verb: PRENDRE, rest: '1 bois de chaque pile du Forestier' },
      it: { verb: PRENDERE, rest: '1 legno da ogni pila sul Forestale' },
      de: { verb: TAKE, rest: '1 Holz von jedem Stapel auf dem Förster' },
    },
  },
};

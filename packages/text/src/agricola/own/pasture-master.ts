import { RECEIVE } from '../../de/voice';
import { RECEVOIR } from '../../fr/voice';
import { RICEVERE } from '../../it/voice';
import type { InAll, OwnWords } from './own-words';

/** How the question for animals of a type is asked. */
function howMany(en: string, fr: string, it: string, de: string): InAll<string> {
  return {
    en: `in how many of your pastures with a stable do you have ${en}?`,
    fr: `dans combien de vos pâturages avec étable avez-vous des ${fr} ?`,
    it: `in quanti dei tuoi pascoli con stalla hai ${it}?`,
    de: `auf wie vielen deiner Weiden mit Stall hast du ${de}?`,
  };
}

/** What is said of the card in all languages. */
export const pastureMaster: OwnWords = {
  lines: {
    en: [
      'Each time after you renovate, you get 2 food and, for each of your pastures with a stable and animals, 1 more animal of the type that is there.',
    ],
    fr: [
      'Chaque fois que vous rénovez, vous recevez 2 PN et, pour chacun de vos pâturages avec étable où se trouvent des animaux, 1 animal de plus de leur espèce.',
    ],
    it: [
      'Ogni volta che ristrutturi, prendi 2 cibi e, per ogni tuo pascolo con stalla in cui ci sono animali, 1 animale in più dello stesso tipo.',
    ],
    de: [
      'Jedes Mal, nachdem du renoviert hast, bekommst du 2 Nahrung und für jede deiner Weiden mit Stall, auf der Tiere stehen, 1 weiteres Tier ihrer Art.',
    ],
  },
  acts: {
    'animals-in-stable-pastures': {
      en: { plain: 'take 1 more animal of its type for each pasture with a stable and animals' },
      fr: { verb: RECEVOIR, rest: '1 animal de plus par pâturage avec étable où se trouvent des animaux' },
      it: { verb: RICEVERE, rest: '1 animale in più per ogni pascolo con stalla in cui ci sono animali' },
      de: { verb: RECEIVE, rest: 'für jede Weide mit Stall und Tieren 1 weiteres Tier ihrer Art' },
    },
  },
  asks: {
    sheep: howMany('sheep', 'moutons', 'pecore', 'Schafe'),
    boar: howMany('wild boar', 'sangliers', 'cinghiali', 'Wildschweine'),
    cattle: howMany('cattle', 'bœufs', 'bovini', 'Rinder'),
  },
};

import { TAKE } from '../../de/voice';
import { PRENDRE } from '../../fr/voice';
import { PRENDERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const guildmaster: OwnWords = {
  picture: [
    strip({ from: [{ sign: 'wood' }], to: [{ sign: 'wood', n: '4' }] }),
    strip({ from: [{ sign: 'clay' }], to: [{ sign: 'clay', n: '4' }] }),
    strip({ from: [{ sign: 'reed' }], to: [{ sign: 'reed', n: '3' }] }),
  ],
  lines: {
    en: [
      'Each time after you build the Joinery or play the Cabinetmaker, you get 4 wood; after the Pottery or the Potter, 4 clay; after the Basketmaker’s Workshop or the Basketmaker, 3 reed.',
      'When you play this card, you get 2 wood, clay or reed in the same way for each of these cards that you already have.',
    ],
    fr: [
      'Chaque fois que vous venez de construire la Menuiserie ou de jouer l’Ébéniste, vous recevez 4 bois ; pour la Poterie ou le Potier, 4 argiles ; pour la Vannerie ou le Vannier, 3 roseaux.',
      'Quand vous jouez cette carte, vous recevez de même 2 bois, argiles ou roseaux pour chacune de ces cartes que vous avez déjà.',
    ],
    it: [
      'Ogni volta dopo aver costruito la Falegnameria o giocato l’Ebanista, prendi 4 legni; dopo la Bottega del Vasaio o il Vasaio, 4 argille; dopo la Bottega del Cestaio o il Cestaio, 3 canne.',
      'Quando la giochi, prendi allo stesso modo 2 legni, argille o canne per ognuna di queste carte che hai già.',
    ],
    de: [
      'Jedes Mal, nachdem du die Tischlerei gebaut oder den Tischler ausgespielt hast, bekommst du 4 Holz; nach der Töpferei oder dem Töpfer 4 Lehm; nach der Korbmacherei oder dem Korbmacher 3 Schilf.',
      'Beim Ausspielen bekommst du ebenso 2 Holz, Lehm oder Schilf für jede dieser Karten, die du schon hast.',
    ],
  },
  acts: {
    'goods-of-crafts': {
      en: { plain: 'take the goods of the crafts that you already have' },
      fr: { verb: PRENDRE, rest: 'les marchandises des métiers que vous avez déjà' },
      it: { verb: PRENDERE, rest: 'i beni dei mestieri che hai già' },
      de: { verb: TAKE, rest: 'die Waren der Handwerke, die du schon hast' },
    },
    'goods-of-craft': {
      en: { plain: 'take the goods of this craft' },
      fr: { verb: PRENDRE, rest: 'les marchandises de ce métier' },
      it: { verb: PRENDERE, rest: 'i beni di questo mestiere' },
      de: { verb: TAKE, rest: 'die Waren dieses Handwerks' },
    },
  },
};

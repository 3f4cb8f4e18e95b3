import { LAY } from '../../de/voice';
import { SEMER } from '../../fr/voice';
import { SEMINARE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const scarecrow: OwnWords = {
  picture: [
    strip({
      when: [{ sign: 'sow' }],
      from: [
        { sign: 'wood', n: '1' },
        { sign: 'grain', n: '1' },
      ],
      to: [{ sign: 'grain', n: '3' }],
    }),
  ],
  lines: {
    en: [
      'Each time after you sow, you may pay 1 wood and sow a second grain of your supply on one of the field tiles just sown with grain: put 3 more grain there, so that 6 lie on it.',
    ],
    fr: [
      'Chaque fois que vous venez de semer, vous pouvez payer 1 bois pour semer une seconde céréale de votre réserve sur l’une des tuiles Champ où vous venez de semer des céréales : ajoutez-y 3 céréales, ce qui en fait 6.',
    ],
    it: [
      'Ogni volta dopo aver seminato, puoi pagare 1 legno e seminare un secondo grano della tua riserva su una delle tessere campo appena seminate a grano: aggiungi 3 grani, così che ve ne siano 6.',
    ],
    de: [
      'Jedes Mal, nachdem du gesät hast, darfst du 1 Holz zahlen und ein zweites Getreide aus deinem Vorrat auf eines der gerade mit Getreide besäten Ackerplättchen säen: Lege 3 Getreide dazu, sodass 6 darauf liegen.',
    ],
  },
  acts: {
    'sow-double': {
      en: { plain: 'pay 1 wood and sow a second grain on a field just sown with grain' },
      fr: { verb: SEMER, rest: 'pour 1 bois une seconde céréale sur un champ où vous venez d’en semer' },
      it: { verb: SEMINARE, rest: 'per 1 legno un secondo grano su un campo appena seminato a grano' },
      de: { verb: LAY, rest: 'für 1 Holz ein zweites Getreide auf einen gerade damit besäten Acker' },
    },
  },
  asks: {
    double: {
      en: 'On which field do you sow a second grain?',
      fr: 'Sur quel champ semez-vous une seconde céréale ?',
      it: 'Su quale campo semini un secondo grano?',
      de: 'Auf welchen Acker säst du ein zweites Getreide?',
    },
  },
};

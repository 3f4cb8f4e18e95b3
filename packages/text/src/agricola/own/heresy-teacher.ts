import { spaceNames as de } from '../../de/agricola/space-names';
import { LAY } from '../../de/voice';
import { spaceNames as en } from '../../en/agricola/space-names';
import { spaceNames as fr } from '../../fr/agricola/space-names';
import { PLACER } from '../../fr/voice';
import { spaceNames as it } from '../../it/agricola/space-names';
import { METTERE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const heresyTeacher: OwnWords = {
  picture: [
    strip({
      when: [{ sign: 'occupation' }],
      from: [{ sign: 'grain', n: '3+' }],
      to: [{ sign: 'vegetable', n: '1' }],
    }),
  ],
  lines: {
    en: [
      `Each time you use a “${en.lessons}” space, you put 1 vegetable below the grain on each of your fields with at least 3 grain and no vegetable.`,
    ],
    fr: [
      `Chaque fois que vous utilisez une case « ${fr.lessons} », vous placez 1 légume sous les céréales dans chacun de vos champs ayant au moins 3 céréales et aucun légume.`,
    ],
    it: [
      `Ogni volta che usi «${it.lessons}», metti 1 ortaggio della riserva generale sotto il grano di ogni tuo campo con almeno 3 grani e nessun ortaggio.`,
    ],
    de: [
      `Jedes Mal, wenn du ein Feld „${de.lessons}“ nutzt, legst du auf jedem deiner Äcker mit mindestens 3 Getreide und ohne Gemüse 1 Gemüse unter das Getreide.`,
    ],
  },
  acts: {
    'vegetable-below-grain': {
      en: { plain: 'put 1 vegetable below the grain of each field with at least 3 grain and no vegetable' },
      fr: {
        verb: PLACER,
        rest: '1 légume sous les céréales dans chacun de vos champs ayant au moins 3 céréales et aucun légume',
      },
      it: {
        verb: METTERE,
        rest: '1 ortaggio della riserva generale sotto il grano di ogni tuo campo con almeno 3 grani e nessun ortaggio',
      },
      de: {
        verb: LAY,
        rest: 'auf jedem Acker mit mindestens 3 Getreide und ohne Gemüse 1 Gemüse unter das Getreide',
      },
    },
  },
};

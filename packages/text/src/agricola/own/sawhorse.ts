import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const sawhorse: OwnWords = {
  picture: [strip({ to: [{ sign: 'stable', n: '1' }] }), strip({ to: [{ sign: 'fences' }] })],
  lines: {
    en: [
      'The next stable that you build costs you nothing.',
      'Your 3rd, 6th, 9th, 12th and 15th fence cost you nothing (those that stand already are counted).',
    ],
    fr: [
      'La prochaine étable que vous construisez ne vous coûte rien.',
      'Vos 3e, 6e, 9e, 12e et 15e clôtures ne vous coûtent rien (celles déjà construites comptent).',
    ],
    it: [
      'La prossima stalla che costruisci non ti costa nulla.',
      'Il 3°, il 6°, il 9°, il 12° e il 15° steccato non ti costano nulla (contano anche quelli già costruiti).',
    ],
    de: [
      'Der nächste Stall, den du baust, kostet dich nichts.',
      'Dein 3., 6., 9., 12. und 15. Zaun kosten dich nichts (schon gebaute zählen mit).',
    ],
  },
};

import { BUILD } from '../../de/voice';
import { CONSTRUIRE } from '../../fr/voice';
import { COSTRUIRE } from '../../it/voice';
import { strip } from '../../pictures/picture';
import type { OwnWords } from './own-words';

/** What is said of the card in all languages. */
export const mindTheJets: OwnWords = {
  picture: [
    strip({ to: [{ sign: 'room', not: true }] }),
    strip({ when: [{ sign: 'anytime' }], from: [{ sign: 'wood', n: '1' }], to: [{ sign: 'room' }] }),
  ],
  lines: {
    en: [
      'When you draw this card, your house is destroyed if it is made of wood: its rooms have no room for people, and their spaces count as unused, until you rebuild them. Nobody leaves your family.',
      'At any time, you may rebuild 1 destroyed room for 1 wood.',
    ],
    fr: [
      'Quand vous piochez cette carte, votre maison est détruite si elle est en bois : ses pièces n’accueillent personne et leurs cases comptent comme inutilisées, jusqu’à ce que vous les reconstruisiez. Personne ne quitte votre famille.',
      'À tout moment, vous pouvez reconstruire 1 pièce détruite pour 1 bois.',
    ],
    it: [
      'Quando la peschi, la tua casa è distrutta se è di legno: le sue stanze non ospitano nessuno e i loro spazi contano come inutilizzati, finché non le ricostruisci. Nessuno lascia la tua famiglia.',
      'In qualsiasi momento puoi ricostruire 1 stanza distrutta per 1 legno.',
    ],
    de: [
      'Beim Ziehen wird dein Haus zerstört, wenn es aus Holz ist: In seinen Räumen ist kein Platz für Personen, und ihre Plätze gelten als ungenutzt, bis du sie wieder aufbaust. Niemand verlässt deine Familie.',
      'Du darfst jederzeit für 1 Holz 1 zerstörten Raum wieder aufbauen.',
    ],
  },
  acts: {
    'rebuild-room': {
      en: { plain: 'rebuild 1 destroyed room' },
      fr: { verb: CONSTRUIRE, rest: 'de nouveau 1 pièce détruite' },
      it: { verb: COSTRUIRE, rest: 'di nuovo 1 stanza distrutta' },
      de: { verb: BUILD, rest: '1 zerstörten Raum neu' },
    },
  },
};

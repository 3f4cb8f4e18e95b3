import type { Ruling } from './ruling';

/** Rulings about the last cards of decks K and Z. */
export const classicLastKAndZ: readonly Ruling[] = [
  {
    id: 'RU-370',
    cards: ['sawhorse-2007'],
    says: {
      en: 'A stable that costs nothing anyway does not count as the free one.',
      fr: 'Une étable qui ne coûte rien de toute façon ne compte pas comme l’étable gratuite.',
      it: 'Una stalla che comunque non costa nulla non conta come quella gratuita.',
      de: 'Ein Stall, der ohnehin nichts kostet, zählt nicht als der kostenlose.',
    },
  },
  {
    id: 'RU-371',
    cards: ['fence-overseer-2007'],
    says: {
      en: 'A stable that was built inside of a larger pasture may be fenced off too.',
      fr: 'Une étable construite dans un pâturage plus grand peut aussi en être séparée.',
      it: 'Anche una stalla costruita in un pascolo più grande può essere separata.',
      de: 'Auch ein Stall, der in einer größeren Weide gebaut wurde, darf abgezäunt werden.',
    },
  },
  {
    id: 'RU-372',
    cards: ['wood-carver-2007'],
    says: {
      en: 'The first such thing of a round that costs wood costs 1 less; that is not asked for.',
      fr: 'La première de ces choses qui coûte du bois dans la manche coûte 1 de moins, sans qu’on le demande.',
      it: 'La prima di queste cose che nel round costa legno costa 1 in meno, senza domande.',
      de: 'Das erste davon, das in der Runde Holz kostet, kostet 1 weniger, ohne Nachfrage.',
    },
  },
];

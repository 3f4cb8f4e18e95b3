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
  {
    id: 'RU-373',
    cards: ['scarecrow-2007'],
    says: {
      en: 'Once for each sowing, on 1 field tile; each of the 2 grain brings 2 more, so 6 lie there.',
      fr: 'Une fois par semis, sur 1 tuile Champ ; chacune des 2 céréales en apporte 2, ce qui en fait 6.',
      it: 'Una volta per semina, su 1 tessera campo; ognuno dei 2 grani ne porta altri 2, quindi 6.',
      de: 'Einmal je Aussaat, auf 1 Ackerplättchen; jedes der 2 Getreide bringt 2 weitere, also 6.',
    },
  },
  {
    id: 'RU-374',
    cards: ['forester-2007', 'copse-2007'],
    says: {
      en: 'The card is no field: cards that speak of fields or crops do not act on its wood.',
      fr: 'La carte n’est pas un champ : les cartes qui parlent de champs ou de cultures n’agissent pas sur son bois.',
      it: 'La carta non è un campo: le carte che parlano di campi o colture non agiscono sul suo legno.',
      de: 'Die Karte ist kein Acker: Karten, die von Äckern oder Feldfrüchten sprechen, wirken nicht auf ihr Holz.',
    },
  },
  {
    id: 'RU-375',
    cards: ['keg-2007'],
    says: {
      en: 'The guest is a marker, none of your people: he comes even if you have five, and a family may grow beside him.',
      fr: 'L’invité est un marqueur, pas une de vos personnes : il vient même si vous en avez cinq, et la famille peut s’agrandir à côté de lui.',
      it: 'L’ospite è un segnalino, non uno dei tuoi familiari: viene anche se ne hai cinque, e la famiglia può crescere accanto a lui.',
      de: 'Der Gast ist ein Marker und keine deiner Personen: Er kommt auch, wenn du fünf hast, und neben ihm darf die Familie wachsen.',
    },
  },
  {
    id: 'RU-376',
    cards: ['acreage-2007'],
    says: {
      en: 'Each of the two stacks counts as a field.',
      fr: 'Chacune des deux piles compte comme un champ.',
      it: 'Ognuna delle due pile conta come un campo.',
      de: 'Jeder der beiden Stapel zählt als Acker.',
    },
  },
  {
    id: 'RU-377',
    cards: ['foreman-2007', 'wood-distributor-2007'],
    says: {
      en: 'Goods laid on a space come after its action, and do not open a space on which nothing else can be done.',
      fr: 'Les marchandises posées sur une case viennent après son action et n’ouvrent pas une case où rien d’autre n’est possible.',
      it: 'Le merci messe su uno spazio arrivano dopo la sua azione e non aprono uno spazio su cui non si può fare altro.',
      de: 'Auf ein Feld gelegte Waren kommen nach dessen Aktion und öffnen kein Feld, auf dem sonst nichts möglich ist.',
    },
  },
];

import type { Ruling } from './ruling';

/** About cards of deck I of the 2007 edition. */
export const classicI: readonly Ruling[] = [
  {
    id: 'RU-280',
    cards: ['rake-2007'],
    says: {
      en: 'Field cards do not count, and only your own plows, Harrow, Punner or Yoke ask for a sixth field.',
      fr: 'Les cartes champ ne comptent pas, et seuls vos propres charrues, Herse, Dame à tasser ou Joug exigent un sixième champ.',
      it: 'Le carte campo non contano, e solo i tuoi aratri, Erpice, Mazzaranga o Giogo richiedono un sesto campo.',
      de: 'Ackerkarten zählen nicht, und nur eigene Pflüge, Egge, Erdstampfer oder Joch verlangen einen sechsten Acker.',
    },
  },
  {
    id: 'RU-281',
    cards: ['wooden-path-2007', 'clay-path-2007', 'paved-road-2007'],
    says: {
      en: 'Only the most valuable street at the table gives the 2 points, even if one player has several.',
      fr: 'Seul le chemin le plus précieux de la table rapporte les 2 points, même si un joueur en a plusieurs.',
      it: 'Solo la via di maggior valore al tavolo dà i 2 punti, anche se un giocatore ne ha più d’una.',
      de: 'Nur der wertvollste Weg am Tisch bringt die 2 Punkte, auch wenn ein Spieler mehrere hat.',
    },
  },
  {
    id: 'RU-282',
    cards: ['flagon-2007'],
    says: {
      en: 'A Well that was returned for the Village Well counts as built.',
      fr: 'Un Puits rendu pour le Puits du village compte comme construit.',
      it: 'Un Pozzo restituito per il Pozzo del Villaggio conta come costruito.',
      de: 'Ein Brunnen, der für den Dorfbrunnen zurückgegeben wurde, gilt als gebaut.',
    },
  },
  {
    id: 'RU-283',
    cards: ['schnaps-distillery-2007'],
    says: {
      en: 'Vegetables count as they are scored: in the supply and on fields.',
      fr: 'Les légumes comptent comme au décompte : dans la réserve et sur les champs.',
      it: 'Gli ortaggi contano come nel punteggio: nella riserva e sui campi.',
      de: 'Gemüse zählt wie in der Wertung: im Vorrat und auf Äckern.',
    },
  },
  {
    id: 'RU-284',
    cards: ['animal-feed-2007'],
    says: {
      en: 'The animals need room like all others.',
      fr: 'Les animaux doivent trouver de la place comme tous les autres.',
      it: 'Gli animali devono trovare posto come tutti gli altri.',
      de: 'Die Tiere brauchen Platz wie alle anderen.',
    },
  },
  {
    id: 'RU-285',
    cards: ['businessman-2007'],
    says: {
      en: 'It does not matter whether a minor improvement was played on the space.',
      fr: 'Peu importe qu’un aménagement mineur ait été joué sur la case.',
      it: 'Non importa se sullo spazio è stata giocata una piccola miglioria.',
      de: 'Ob auf dem Feld eine kleine Anschaffung ausgespielt wurde, spielt keine Rolle.',
    },
  },
  {
    id: 'RU-286',
    cards: ['farm-steward-2007'],
    says: {
      en: 'The first growth in a clay or stone house uses the card up, also if there was room.',
      fr: 'Le premier agrandissement dans une maison d’argile ou de pierre épuise la carte, même s’il y avait de la place.',
      it: 'La prima crescita in una casa di argilla o pietra esaurisce la carta, anche se c’era posto.',
      de: 'Der erste Zuwachs in einer Lehmhütte oder einem Steinhaus verbraucht die Karte, auch wenn Platz war.',
    },
  },
  {
    id: 'RU-287',
    cards: ['chamberlain-2007'],
    says: {
      en: 'Which card comes in which round stays open until it is revealed.',
      fr: 'La manche de chaque carte reste inconnue jusqu’à ce qu’elle soit révélée.',
      it: 'In quale round arriva ogni carta resta ignoto finché non viene rivelata.',
      de: 'Welche Karte in welcher Runde kommt, bleibt offen, bis sie aufgedeckt wird.',
    },
  },
  {
    id: 'RU-288',
    cards: ['gardener-2007'],
    says: {
      en: 'What other cards take from your fields, they take from the fields.',
      fr: 'Ce que d’autres cartes prennent dans vos champs vient bien des champs.',
      it: 'Ciò che altre carte prendono dai tuoi campi viene dai campi.',
      de: 'Was andere Karten von deinen Äckern nehmen, kommt von den Äckern.',
    },
  },
  {
    id: 'RU-289',
    cards: ['holiday-house-2007'],
    says: {
      en: 'All people of its owner stay at home in round 14.',
      fr: 'Toutes les personnes de son propriétaire restent à la maison à la manche 14.',
      it: 'Tutti i familiari del proprietario restano a casa nel round 14.',
      de: 'Alle Personen ihres Besitzers bleiben in Runde 14 zu Hause.',
    },
  },
  {
    id: 'RU-290',
    cards: ['planter-box-2007', 'fieldsman-2007'],
    says: {
      en: 'The additional crops need not be taken.',
      fr: 'Les marchandises supplémentaires ne sont pas obligatoires.',
      it: 'I beni aggiuntivi non sono obbligatori.',
      de: 'Die zusätzlichen Feldfrüchte müssen nicht genommen werden.',
    },
  },
];

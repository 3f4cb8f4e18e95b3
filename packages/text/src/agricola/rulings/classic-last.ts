import type { Ruling } from './ruling';

/** Rulings on the last cards of the 2007 edition. */
export const classicLast: readonly Ruling[] = [
  {
    id: 'RU-380',
    cards: ['fence-deliveryman-2007'],
    says: {
      en: 'A round for which not 4 fences are in the supply gets none. Whoever cannot or will not build all 4 takes them back.',
      fr: 'Une manche pour laquelle il ne reste pas 4 clôtures dans la réserve n’en reçoit aucune. Qui ne peut ou ne veut pas construire les 4 les reprend.',
      it: 'Un round per cui non ci sono 4 steccati nella riserva non ne riceve. Chi non può o non vuole costruirli tutti e 4 li riprende.',
      de: 'Eine Runde, für die keine 4 Zäune im Vorrat sind, bekommt keine. Wer nicht alle 4 bauen kann oder will, nimmt sie zurück.',
    },
  },
  {
    id: 'RU-381',
    cards: ['perpetual-student-2007'],
    says: {
      en: 'Chance draws for the other player, among the occupations that you can pay for with this food.',
      fr: 'Le hasard tire à la place de l’autre joueur, parmi les savoir-faire que vous pouvez payer avec ces PN.',
      it: 'Pesca il caso al posto dell’altro giocatore, tra le occupazioni che puoi pagare con questo cibo.',
      de: 'Statt eines anderen Spielers zieht der Zufall, unter den Ausbildungen, die du mit dieser Nahrung bezahlen kannst.',
    },
  },
];

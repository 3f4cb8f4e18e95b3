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
  {
    id: 'RU-382',
    cards: ['dozing-bull-2007'],
    says: {
      en: 'Where the animals are meanwhile does not matter. Cards that wait for fences being built do nothing. It cannot be used while animals breed, but you are asked before that.',
      fr: 'Où sont les animaux entre-temps n’importe pas. Les cartes liées à la construction de clôtures ne font rien. On ne peut pas s’en servir pendant la reproduction, mais on vous le propose avant.',
      it: 'Non importa dove siano intanto gli animali. Le carte che aspettano la costruzione di steccati non fanno nulla. Non si può usare durante la riproduzione, ma prima ti viene chiesto.',
      de: 'Wo die Tiere inzwischen sind, ist gleich. Karten, die auf das Bauen von Zäunen warten, tun nichts. Während der Vermehrung geht es nicht, aber du wirst vorher gefragt.',
    },
  },
  {
    id: 'RU-383',
    cards: ['mail-coach-driver-2007'],
    says: {
      en: 'Animals and food wait too, and so does what spaces on cards give. It comes in the order of play, before a harvest.',
      fr: 'Les animaux et les PN attendent aussi, de même que ce que donnent les cases sur des cartes. Tout arrive dans l’ordre du tour, avant une récolte.',
      it: 'Aspettano anche animali e cibo, e ciò che danno gli spazi sulle carte. Arriva in ordine di gioco, prima di un raccolto.',
      de: 'Auch Tiere und Nahrung warten, ebenso was Felder auf Karten geben. Es kommt in Spielreihenfolge, vor einer Ernte.',
    },
  },
];

import type { TermPhrases } from '../terms';

/** The terms of card texts, in Italian. */
export const terms: TermPhrases = {
  anytime: {
    name: 'In qualsiasi momento',
    phrases: ['in qualsiasi momento'],
    lines: [
      'Puoi farlo tra due passi qualsiasi del tuo turno, e ogni volta che il gioco aspetta qualcun altro: prima di pagare, prima di nutrire, dopo l’arrivo di un animale. Solo nel mezzo di un singolo passo non è possibile.',
      'Non servono né una persona né un’azione. Se il testo lo limita alla fase di lavoro, durante il raccolto non è possibile.',
    ],
  },
  immediately: {
    name: 'Quando la giochi',
    phrases: ['quando la giochi', 'immediatamente'],
    lines: [
      'Succede una volta sola, immediatamente, quando la carta viene messa davanti a te. Da allora vale il resto del suo testo, già nello stesso turno.',
    ],
  },
  harvest: {
    name: 'In ogni raccolto',
    phrases: ['di ogni raccolto', 'raccolto'],
    lines: [
      'Un raccolto ha tre fasi: quella dei campi (1 prodotto da ogni campo), quella del nutrimento e quella della riproduzione. La carta nomina la fase in cui agisce; «nel tuo raccolto» vuol dire in una qualsiasi, una volta per raccolto.',
    ],
  },
  'next-rounds': {
    name: 'Beni nei round successivi',
    phrases: ['prossimi round', 'round successivi'],
    lines: [
      'I beni si mettono sulle caselle dei round dopo quello in corso e arrivano a te all’inizio di ciascuno. Se restano meno round, solo quelli ricevono beni. Se perdi la carta, perdi anche ciò che vi si trova ancora.',
    ],
  },
  use: {
    name: 'Usare uno spazio azione',
    phrases: ['ogni volta che usi', 'usi'],
    lines: [
      'Usi uno spazio quando vi metti una persona e svolgi almeno una delle sue azioni, o ciò che una carta mette al suo posto. Svolgere la stessa azione grazie a una carta, senza persona, non è usare lo spazio.',
    ],
  },
  accumulation: {
    name: 'Spazio che accumula beni',
    phrases: ['che accumula', 'che accumulano'],
    lines: [
      'Uno spazio azione sul quale i beni si accumulano di round in round. Chi lo usa li prende tutti. Uno «spazio che accumula legno» è uno su cui si accumula legno, qualunque altra cosa vi si trovi.',
    ],
  },
  'individual-cost': {
    name: 'Costo individuale',
    phrases: ['costo individuale'],
    lines: [
      'Alcune occupazioni costano qualcosa di proprio, oltre al costo dell’azione con cui si giocano. Il cibo che contiene non può mai essere tolto; per quello che manca si possono prendere segnalini elemosina. Le carte che rendono più economiche le occupazioni non lo toccano.',
    ],
  },
  'occupation-cost': {
    name: 'Costo di un’occupazione',
    phrases: ['occupazione'],
    lines: [
      'Ciò che chiede lo spazio o l’effetto che ti lascia giocare un’occupazione. Quante ne hai giocate conta per tutta la partita, dovunque tu le abbia giocate. Un effetto che ne fa giocare una dice da sé quanto costa, e non richiede una persona.',
    ],
  },
  prerequisite: {
    name: 'Requisito',
    phrases: ['requisiti', 'requisito'],
    lines: [
      'Devi averlo quando giochi la carta; non viene speso. Un numero vuol dire almeno tanti, a meno che la carta dica esattamente o al massimo. «Nessuno» guarda solo quel momento. Occupazioni e migliorie contano solo se sono davanti a te.',
    ],
  },
  traveling: {
    name: 'Carta viaggiante',
    phrases: ['giocatore alla tua sinistra'],
    lines: [
      'Ne applichi l’effetto, poi il giocatore alla tua sinistra la prende in mano e può giocarla, anche nella stessa fase di lavoro. Non resta davanti a te e non conta per niente. In solitario esce dal gioco.',
    ],
  },
  unconditional: {
    name: 'Semina senza limiti',
    phrases: ['senza limiti'],
    lines: [
      'Un’azione Semina è senza limiti se non limita né il numero di campi, né la quantità, né la scelta. Chi o che cosa ti ha dato l’azione non conta.',
    ],
  },
  additional: {
    name: 'In più',
    phrases: ['anche', 'in più'],
    lines: [
      'Ciò che una carta dà in più viene dalla riserva generale, non dallo spazio. Ce l’hai prima che lo spazio agisca, quindi può pagare l’azione, a meno che il testo dica «dopo».',
    ],
  },
  others: {
    name: 'Altri giocatori',
    phrases: ['altro giocatore', 'altri giocatori'],
    lines: [
      'Gli altri giocatori sono tutti tranne il proprietario della carta. «Qualsiasi giocatore» comprende il proprietario. Ciò che una carta nomina è del suo proprietario, a meno che parli di altri.',
    ],
  },
  field: {
    name: 'Campo, tessera campo, carta campo',
    phrases: ['tessera campo', 'questa carta è un campo', 'campo'],
    lines: [
      'Un campo è una tessera campo o una carta che dice di esserlo. Arare mette sempre una tessera. Un campo di grano ha in quel momento almeno 1 grano. Un campo è non seminato se non vi si può raccogliere nulla, e vuoto se non vi si trova nulla.',
    ],
  },
  supply: {
    name: 'Nella tua riserva, nella tua fattoria',
    phrases: ['nella tua riserva', 'nella tua fattoria'],
    lines: [
      'La tua riserva è ciò che potresti spendere ora. Gli animali vivono nella fattoria, i prodotti sui campi vanno prima raccolti. Ciò che sta su una carta è tuo solo se la carta lo dice, come le carte campo e quelle che ospitano animali.',
    ],
  },
  goods: {
    name: 'Beni',
    phrases: ['beni', 'risorsa edilizia', 'risorse edilizie'],
    lines: [
      'Le risorse edilizie sono legno, argilla, canna e pietra; i prodotti sono grano e verdura; insieme sono le risorse. Gli animali sono pecore, cinghiali e bovini. I beni sono tutto questo e il cibo; nell’edizione del 2007 il cibo non ne fa parte.',
      '«Quanti ne vuoi» comprende zero. Puoi restituire beni alla riserva generale in qualsiasi momento, ma non persone, stalle o steccati.',
    ],
  },
  newborn: {
    name: 'Neonato',
    phrases: ['appena nato', 'appena nati', 'neonato'],
    lines: [
      'Una persona arrivata in famiglia in questo round. Agisce solo dal round successivo e nel raccolto del suo round mangia 1 cibo; poi è adulta. Tra gli animali è il piccolo che nasce da due genitori.',
    ],
  },
  once: {
    name: 'Una volta per turno',
    phrases: ['una volta per turno', 'una volta per round'],
    lines: [
      'Un turno è tutto ciò che fa una tua persona, comprese altre persone piazzate insieme. Ciò che le carte fanno all’inizio di un round conta come un turno a sé. Ciò che rifiuti non si consuma.',
    ],
  },
};

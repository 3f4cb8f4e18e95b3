import type { IntroductionWords } from './introduction-words';

export const it: IntroductionWords = {
  title: 'Introduzione',
  understood: 'Capito',
  enough: 'Basta spiegazioni',
  rounds: {
    agricola: [
      {
        heading: 'Un turno, una persona',
        lines: [
          'A turno ognuno mette una persona su uno spazio libero e riceve ciò che mostra: legno, argilla, canne e pietra per costruire, grano e ortaggi per i campi, animali, cibo.',
          'Ciò che nessuno prende si accumula. I nastri ti indicano tre buoni spazi; la lampadina ti dice perché. Puoi usarne qualsiasi altro.',
        ],
      },
      {
        heading: 'Un campo, un recinto, una stanza',
        lines: [
          'I beni servono a fare una fattoria: ara i campi e seminali, recinta pascoli per gli animali, aggiungi stanze perché la famiglia possa crescere.',
          'Migliorie come il focolare trasformano animali e ortaggi in cibo.',
        ],
      },
      {
        heading: 'Che cosa conta alla fine',
        lines: [
          'Campi, pascoli, grano, ortaggi e ogni tipo di animale danno punti: più ne hai, meglio è. Non averne affatto di un tipo costa un punto.',
          'Ogni persona vale 3 punti, e conta anche una casa di argilla o di pietra.',
        ],
      },
      {
        heading: 'Il primo raccolto',
        lines: [
          'Dopo questo round ogni persona mangia 2 cibi. La riga in alto dice quanto manca; ogni cibo che manca costa 3 punti.',
          'Ogni campo seminato dà un raccolto, e due animali di un tipo hanno un piccolo se c’è posto.',
        ],
      },
      {
        heading: 'Non lasciare nulla vuoto',
        lines: [
          'Ogni spazio della fattoria inutilizzato alla fine costa un punto: aralo, recintalo o costruiscici.',
          'È tutto. Il numero accanto al tuo nome è il tuo punteggio attuale.',
        ],
      },
    ],
    creatures: [
      {
        heading: 'Un turno, un lavoratore',
        lines: [
          'A turno ognuno mette uno dei suoi tre lavoratori su uno spazio libero: prendi ciò che c’è, o costruisci.',
          'I nastri ti indicano tre buoni spazi; la lampadina ti dice perché. Puoi usarne qualsiasi altro.',
        ],
      },
      {
        heading: 'Gli animali hanno bisogno di posto',
        lines: [
          'Un animale senza posto scappa subito. La casa ne ospita uno; i recinti fanno i pascoli, e una mangiatoia raddoppia la capienza di un pascolo.',
          'Alla fine di ogni round due animali di un tipo hanno un piccolo se c’è posto.',
        ],
      },
      {
        heading: 'Che cosa conta alla fine',
        lines: [
          'Ogni animale è un punto, e molti di un tipo danno un bonus. Meno di quattro di un tipo costano 3 punti: le barre sotto la fattoria lo mostrano.',
        ],
      },
      {
        heading: 'Crescere',
        lines: [
          'Un’espansione vale 4 punti appena tutti i suoi spazi sono usati. Gli edifici speciali portano punti e posto.',
          'È tutto. Il numero accanto al tuo nome è il tuo punteggio attuale.',
        ],
      },
    ],
  },
};

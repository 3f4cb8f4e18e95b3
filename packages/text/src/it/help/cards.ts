import type { AgricolaPages } from '../../help/help-words';

/** Improvements, hand cards, terms and scoring, in Italian. */
export const cards: Pick<AgricolaPages, 'buildings' | 'cards' | 'hands' | 'terms' | 'scoring'> = {
  buildings: {
    title: 'Edifici e migliorie',
    lines: ['Ogni grande miglioria è unica ed è offerta a tutti finché qualcuno la costruisce:'],
    entries: {
      building: [
        'Costruirne una',
        'Un’azione ne costruisce esattamente una: paghi il costo, prendi la carta. Agisce subito. Puoi averne più d’una uguale.',
      ],
      hearths: [
        'Dal Focolare alla Cucina',
        'Invece dell’argilla puoi restituire un tuo Focolare per l’una o l’altra Cucina. Il Focolare è di nuovo offerto.',
      ],
      ovens: [
        'Forni',
        'Chi costruisce un Forno d’Argilla o un Forno di Pietra può subito cuocere il pane, con tutto ciò che lo cuoce.',
      ],
      'well-food': [
        'Pozzo',
        'Mette 1 cibo su ciascuno dei 5 round successivi, o su quelli che restano. Chi perde il Pozzo perde quel cibo nell’edizione riveduta e lo tiene in quella del 2007.',
      ],
    },
  },
  cards: {
    title: 'Carte in mano',
    lines: ['Una carta dice quanto costa, che cosa devi già avere e che cosa fa. In mano non fa nulla.'],
    entries: {
      occupations: [
        'Giocare occupazioni',
        'Un’azione ne gioca una. Sullo spazio comune la tua prima occupazione della partita è gratuita, ogni altra costa 1 cibo. Sullo spazio in più, in 3 ognuna costa 2 cibi; in 4 o 5 le tue prime due della partita costano 1 cibo, le altre 2.',
        'Le occupazioni non hanno punti stampati, ma alcune danno punti bonus.',
      ],
      minors: [
        'Giocare piccole migliorie',
        'Un’azione ne gioca una, dove uno spazio lo permette: soddisfi il requisito, paghi il costo, metti la carta davanti a te e fai ciò che dice.',
      ],
      text: [
        'Vale ciò che dice la carta',
        'Dal momento in cui è giocata, il suo testo prevale sulle regole. Ciò che dà viene dalla riserva generale, e ciò che nomina è tuo, se non dice altro. Chi gioca una carta la legge ad alta voce.',
      ],
      traveling: [
        'Carte viaggianti',
        'Dopo il loro effetto le prende il giocatore alla tua sinistra. In solitario escono dal gioco.',
      ],
      returning: [
        'Carte che chiedono una carta',
        'La miglioria da restituire deve essere davanti a te. Una piccola miglioria restituita esce dal gioco, una grande è di nuovo offerta.',
      ],
      categories: [
        'Mazzi e categorie',
        'La lettera indica il mazzo: A e B nell’edizione riveduta; nel 2007 E per principianti, I con molta interazione, K complesso e Z come aggiunta. Le otto categorie dell’edizione riveduta aiutano solo a orientarsi.',
      ],
    },
  },
  hands: {
    title: 'Come si ottiene una mano',
    lines: ['Di solito le carte si distribuiscono. Altri modi, e che cos’altro si può scegliere:'],
    entries: {},
  },
  terms: {
    title: 'Termini ed espressioni',
    lines: ['Che cosa significano le parole delle carte e delle regole:'],
    entries: {
      spaces: [
        'Spazio azione, spazio round',
        'Le persone vanno sugli spazi azione. Gli spazi round sono i numeri da 1 a 14 sui quali si mettono le carte round. Le carte possono mettere beni su entrambi.',
      ],
      obtaining: [
        'Ottenere un bene',
        'In qualunque modo arrivi nella tua riserva: da uno spazio o da una carta, dalla riserva generale o dal raccolto.',
      ],
      'before-round': [
        'Prima dell’inizio del round',
        'Prima che si riveli la nuova carta, e quindi prima che arrivino i beni del round. «All’inizio del round» viene dopo.',
      ],
      'round-goods': [
        'Beni sugli spazi round',
        'Sono di coloro per cui vi sono stati messi; sullo stesso round possono averne più giocatori. Devi prenderli; puoi rifiutare solo ciò che è offerto in cambio.',
      ],
      'several-people': [
        'Più persone su uno spazio',
        'Alcune carte lo permettono, ma mai sullo spazio del primo giocatore. Se durante il lavoro una carta toglie l’ultima persona da uno spazio, lo spazio è di nuovo libero per tutti.',
      ],
      people: [
        'Giocatore, persona, prole',
        'Un giocatore gioca, una persona è della famiglia. La prole sono la terza, la quarta e la quinta persona. Un neonato conta subito come persona.',
      ],
      'persons-action': [
        'L’azione di una persona',
        'Tutto ciò che la persona fa sul suo spazio azione, anche se sono più azioni. Ciò che le carte fanno fare senza piazzare una persona non ne fa parte.',
      ],
      placing: [
        'Piazzare una persona',
        'Solo andare dalla casa allo spazio. Usare lo spazio vuol dire anche svolgere almeno una delle sue azioni.',
      ],
      'two-people': [
        'Due persone una dopo l’altra',
        'Le piazzi entrambe nello stesso turno. Il tuo turno successivo non va perso.',
      ],
      skipping: [
        'Saltare un turno',
        'Non piazzi nessuno anche se qualcuno è a casa. Piazzi lo stesso numero di persone, solo più tardi.',
      ],
      capacity: [
        'Capienza',
        'Quanti animali ospita un pascolo: le stalle la raddoppiano, le carte possono cambiarla. La capienza totale è quella dopo tutti i cambiamenti.',
      ],
      parents: ['Genitori e cuccioli', 'I due animali che si riproducono e quello che nasce.'],
      neighbours: [
        'Adiacente, collegato, colonna',
        'Le caselle sono adiacenti se hanno un lato in comune, mai per un angolo. Gli steccati sono collegati, non adiacenti. Una colonna del tabellone sono gli spazi azione uno sopra l’altro.',
      ],
      costs: [
        'Pagare',
        'I costi si pagano dalla riserva, gli animali dalla fattoria; non con ciò che sta sui campi o sulle carte. Il costo di costruzione è quanto costano stanze, stalle, steccati, ristrutturazioni e migliorie, in qualsiasi bene.',
      ],
      exchanging: [
        'Scambiare, comprare, trasformare in cibo',
        'È lo stesso: dai qualcosa e ricevi altro. Una carta che ne nomina uno intende anche gli altri.',
      ],
      'named-classes': [
        'Pozzi, forni, aratri',
        'Sono le carte che si chiamano così: è un forno ciò che ha nome di forno. Nell’edizione del 2007 in un’azione di aratura si usa un solo aratro.',
      ],
      slashes: [
        'Elenchi con barre',
        'Si leggono voce per voce: 1/2/3 punti per 3/5/7 legni sono 2 punti con 5 legni. Conta solo il gradino migliore. «Quanti ne vuoi» comprende zero.',
      ],
      'extra-harvest': [
        'Una fase fuori dal raccolto',
        'Una fase dei campi o di riproduzione che una carta porta nel mezzo non è un raccolto. Un raccolto a cui una carta toglie una fase lo resta.',
      ],
    },
  },
  scoring: {
    title: 'Punteggio',
    lines: [
      'La partita finisce dopo il raccolto del round 14. Sette categorie contano secondo la tabella, ognuna da −1 a 4; poi tutto il resto. Una categoria e il totale possono essere negativi.',
    ],
    entries: {
      fields: ['Campi', 'Le tessere campo della fattoria, seminate o no. Le carte campo qui non contano.'],
      pastures: ['Pascoli', 'Quante aree chiuse hai, qualunque sia la grandezza e ciò che vi vive.'],
      crops: [
        'Grano e ortaggi',
        'Nella riserva e sui campi. Sulle carte solo se sono campi o dicono che i prodotti sono tuoi; non ciò che ancora offrono o promettono.',
      ],
      animals: [
        'Animali',
        'Tutti quelli della fattoria: nei pascoli, nelle stalle, in casa e sulle carte che ne ospitano; non quelli che una carta offre ancora.',
      ],
      unused: [
        'Caselle inutilizzate',
        '−1 per ogni casella senza stanza, campo o stalla che non è recintata.',
      ],
      stables: [
        'Stalle recintate',
        '1 per ogni stalla in un pascolo, al massimo 4. Le stalle isolate non contano.',
      ],
      rooms: ['Stanze', 'Legno 0, argilla 1, pietra 2 per stanza.'],
      people: [
        'Persone',
        '3 ciascuna, neonati compresi, al massimo 15; anche quelle che vivono su una carta.',
      ],
      improvements: [
        'Punti delle migliorie',
        'Ciò che è stampato sulle migliorie davanti a te alla fine. Le carte andate oltre o restituite non contano.',
      ],
      bonus: [
        'Punti bonus',
        'Ciò che danno i testi delle carte, compreso quanto segnato durante la partita. Un bonus per ciò che manca non annulla il punto che costa.',
      ],
      crafts: [
        'Botteghe',
        'Falegnameria e Bottega del Vasaio danno 1, 2 o 3 punti per 3, 5 o 7 legni o argille nella riserva, la Bottega del Cestaio per 2, 4 o 5 canne. Le risorse restano tue e contano ancora in caso di parità.',
      ],
      begging: [
        'Elemosina',
        '−3 per segnalino; sul foglio con le carte nel 2007, con i punti bonus nell’edizione riveduta.',
      ],
      changed: [
        'Ciò che una carta ha cambiato',
        'Una stanza, un campo, un pascolo o una stalla che una carta usa per altro resta ciò che è: la casella è usata, e una stalla recintata dà ancora il suo punto.',
      ],
      nothing: ['Che cosa non conta', 'Il cibo e le risorse che avanzano.'],
      tie: [
        'Vittoria e parità',
        'Vince chi ha più punti. In caso di parità nell’edizione riveduta, chi ha più risorse edilizie nella riserva; poi, e nel 2007 subito, il posto si divide.',
      ],
    },
  },
};

import type { AgricolaPages, HelpWords } from '../../help/help-words';

/** Other ways to play Agricola, in Italian. */
export const ways: Pick<
  AgricolaPages,
  'solo' | 'variants' | 'seasons' | 'teams' | 'campaigns' | 'special-decks' | 'aids' | 'about'
> = {
  solo: {
    title: 'In solitario',
    lines: ['Le regole per due, con questi cambiamenti:'],
    entries: {
      food: [
        'Cibo',
        'Cominci senza cibo. Ogni adulto ha bisogno di 3 cibi per raccolto, un neonato di 1. Nella partita per famiglie del 2007 lo spazio del primo giocatore non riceve cibo.',
      ],
      spaces: ['Spazi', 'Come in 2, ma lo spazio da 3 legni ne riceve solo 2 a round.'],
      traveling: ['Carte viaggianti', 'Escono dal gioco dopo il loro effetto.'],
      order: ['Turni', 'Piazzi le tue persone una dopo l’altra finché sono tutte piazzate.'],
      choice: [
        'Scelta libera',
        'Se vuoi, scegli tu le carte in mano e l’ordine delle carte round all’interno di ogni periodo.',
      ],
      records: [
        'Punteggi migliori',
        'Partite singole senza cibo e senza occupazioni permanenti, con più punti possibile; con un solo mazzo è più difficile.',
      ],
    },
  },
  variants: {
    title: 'Varianti',
    lines: ['Che cosa si può scegliere preparando una partita, e che cosa cambia:'],
    entries: {},
  },
  seasons: {
    title: 'Attraverso le stagioni',
    lines: ['Ogni round ha una stagione, che cambia spazi e regole e porta uno spazio suo.'],
    entries: {
      course: [
        'Come passano le stagioni',
        'Inverno, primavera, estate, autunno, una nuova a ogni round; scegliete la prima. Dopo il rifornimento la stagione aggiunge o toglie beni, mai sotto zero. Uno spazio rimasto vuoto non si può usare.',
      ],
      winter: [
        'Inverno',
        'Gli spazi di argilla e canna ricevono 1 in meno. La Pesca non si può usare fino al round 11, e ogni campo arato costa 1 cibo.',
        'Il suo spazio: crescita della famiglia senza stanza per 2 legni e 1 cibo per ogni raccolto che resta, compreso quello del round.',
      ],
      spring: [
        'Primavera',
        'Gli spazi di legno ricevono 1 in meno, quelli di pietra 1 in più. Ogni volta che costruisci steccati, fino a 2 sono gratuiti se ne paghi almeno uno.',
        'Il suo spazio: riproduzione nella tua fattoria e/o semina. Non è un raccolto.',
      ],
      summer: [
        'Estate',
        'Gli spazi di argilla ricevono 1 in più, quelli di pietra 1 in meno, la Pesca 1 cibo in più. Il Bracciante dà anche 1 grano, e per ogni stanza costruita puoi costruire una stalla gratis.',
        'Il suo spazio: arare 1 campo e/o cuocere il pane oppure vendere 1 grano per 4 cibi.',
      ],
      autumn: [
        'Autunno',
        'Gli spazi di legno e canna ricevono 1 in più. Ogni grande miglioria costa 1 risorsa edilizia a tua scelta in meno.',
        'Il suo spazio: una fase dei campi solo per te e/o 1 ortaggio. Il raccolto del round avviene lo stesso.',
      ],
    },
  },
  teams: {
    title: 'Gioco a squadre',
    lines: ['Quattro giocatori; chi siede di fronte è compagno.'],
    entries: {
      market: [
        'La Piazza del Mercato',
        'Uno spazio in più. Chi lo usa può spostare beni al compagno o dal compagno; per ogni tipo di bene spostato, quanti che siano, 1 va prima alla riserva generale.',
      ],
      'for-partner': [
        'Costruire per il compagno',
        'Una stanza per il compagno costa 6 del materiale della sua casa e 3 canne, una stalla 3 legni. Puoi anche arare nella sua fattoria. Valgono i suoi pezzi e i suoi limiti; paghi tu.',
      ],
      fences: [
        'Steccati per il compagno',
        'Dalla sua riserva, 1 legno ciascuno, e 1 legno in più per ogni gruppo di tre iniziato: da 1 a 3 steccati +1, da 4 a 6 +2, e così via.',
      ],
      cards: ['Carte', 'Le carte di uno che rendono qualcosa più economico servono a entrambi.'],
      scores: [
        'Il punteggio di una squadra',
        'O in ogni categoria contano i punti più bassi dei due, una volta; o i totali dei due si moltiplicano.',
      ],
    },
  },
  campaigns: {
    title: 'Campagne',
    lines: ['Più partite di seguito, ognuna delle quali cambia la successiva.'],
    entries: {
      solo: [
        'In solitario: otto partite',
        'Ogni partita ha un obiettivo. Chi lo raggiunge comincia la successiva con la metà dei punti in più come cibo, arrotondata per difetto. Mancato: la stessa partita di nuovo, senza cibo. Con l’obiettivo dell’ottava la campagna è vinta; poi cresce di 1 a partita.',
      ],
      kept: [
        'Occupazioni permanenti',
        'Dopo ogni partita rendi permanente un’occupazione che vi hai giocato. In tutte le successive è davanti a te dall’inizio, senza azione e senza costo di occupazione; il suo costo individuale si paga ogni volta, altrimenti è persa. Ne ricevi tante in meno, così da averne sette in tutto.',
      ],
      several: [
        'In più giocatori: tre partite',
        'Ogni partita dà punti campagna secondo il posto. Il vincitore comincia la successiva, l’ultimo ha 1 cibo in più. Vince chi ha più punti campagna; in caso di parità, la somma più alta dei tre punteggi.',
      ],
      carried: [
        'Che cosa si conserva',
        'Ognuno può tenere un’occupazione giocata nella partita precedente, anche una già tenuta. È subito davanti a lui, senza costo di occupazione; si distribuiscono sette carte come al solito.',
      ],
    },
  },
  'special-decks': {
    title: 'Mazzi X, Foresta e L',
    lines: [
      'Carte a sorpresa, se volete. Un mazzo finito non agisce più.',
      'Gli effetti stampati della maggior parte delle carte X e Foresta non ci sono noti. Una carta simile è nostra creazione, nello spirito del suo nome, e lo dice.',
    ],
    entries: {
      x: [
        'Mazzo X: 24 carte dallo spazio',
        'Chi prende pietra dalla Cava Occidentale deve rivelare la prima carta. Gli spazi azione si mettono accanto al tabellone, per tutti; i mercanti vi aspettano che qualcuno dia ciò che chiedono; gli artefatti e l’occupazione restano davanti a chi li ha pescati; gli eventi accadono subito e non si possono rifiutare.',
      ],
      forest: [
        'Mazzo Foresta: 26 carte dai boschi',
        'Chi prende almeno 3 legni da uno spazio che accumula deve rivelare la prima carta. Gli eventi accadono subito; occupazioni e migliorie restano davanti a chi le ha pescate; gli spazi azione si mettono accanto al tabellone, e quasi tutti ne sostituiscono un altro.',
      ],
      l: [
        'Mazzo L: 20 carte',
        'Altre occupazioni e piccole migliorie che si possono mescolare alle altre a piacere: scegli il mazzo L tra i mazzi di carte. 16 sono come stampate, con nomi tradotti da noi; quattro sono nostra creazione e lo dicono.',
      ],
    },
  },
  aids: {
    title: 'Aiuti al tavolo',
    lines: ['Che cosa vede chi lo vuole. Nessuna regola cambia.'],
    entries: {
      markers: [
        'Segnalini di suggerimento',
        'Fino a tre spazi che ora sarebbero buoni sono segnati, con un motivo. Puoi usare qualsiasi altro. Sono per i bambini e le prime partite; spegnili quando non servono più.',
      ],
      'shown-goods': [
        'Beni sugli spazi fissi',
        'Anche gli spazi che danno sempre lo stesso possono mostrare i loro beni, una volta sola.',
      ],
      why: [
        'Perché no?',
        'Chiedilo per tutto ciò che non si può fare: la risposta dice che cosa manca e porta alla regola.',
      ],
    },
  },
  about: {
    title: 'Sul gioco',
    lines: [
      'Agricola è di Uwe Rosenberg. È uscito nel 2007 e in un’edizione riveduta nel 2016.',
      'Furrow è fatto da appassionati e non ha legami con l’autore né con gli editori. Tutti i testi e le immagini sono nostri. Se il gioco ti piace, compralo: su un tavolo è meraviglioso.',
    ],
    entries: {},
  },
};

/** What is to be known of options beyond the sentence of the set-up. */
export const options: HelpWords['options'] = {
  'extra-tile': [
    'A ogni round una persona usa tutta la tessera e sceglie uno dei suoi spazi; gli altri sono chiusi con lei. In 2: Bosco Ceduo (accumula 1 legno), Mercato delle Risorse (1 pietra e 1 cibo), Mercato degli Animali e Desiderio Modesto di Maternità; in 3 e 4 gli ultimi due. Il legno resta sul Bosco Ceduo finché viene scelto.',
    'Mercato degli Animali: 1 pecora e 1 cibo, o 1 cinghiale, o 1 bovino per 1 cibo. Desiderio Modesto di Maternità: crescita della famiglia con una stanza libera, dal round 5.',
  ],
  'side-job': ['Aperto dal round 1; pensato per partite senza carte in mano.'],
  'leave-unusable-animals': ['Se non potessi prenderne nessuno, non puoi usare lo spazio.'],
  'house-before-cooking': ['Prima i nuovi animali trovano posto o vengono restituiti; poi puoi cucinare.'],
  'open-pastures': ['Le caselle dietro steccati aperti non sono né usate né recintate.'],
  'strict-adjacency': [
    'I campi toccano ancora campi, le stanze stanze, i pascoli pascoli. Vale anche con i pascoli separati. Per esperti.',
  ],
  'three-for-one': [
    'Le tre carte escono dal gioco; quale peschi, lo decide il caso.',
    'È proposto a ogni tua decisione, e si può fare anche tra i turni degli altri; da tastiera: `three-for-one`.',
  ],
  mulligan: [
    'Decide prima il primo giocatore, poi si va in senso orario. Le carte scartate escono dal gioco.',
  ],
  market: [
    'Il mercato non si riempie di nuovo. Per saltare un turno serve qualcuno a casa; quella persona si piazza più tardi.',
  ],
};

/** How each way to come by a hand goes. */
export const handWays: HelpWords['handWays'] = {
  deal: ['Tieni le carte che ricevi.'],
  draft: [
    'Ognuno riceve 7 occupazioni, ne tiene una e passa le altre, finché tiene l’ultima; poi lo stesso con 7 piccole migliorie. Le carte passano a sinistra, nel 2007 a destra.',
  ],
  'draft-both': [
    'Lo stesso con entrambi i tipi insieme: di 7 e 7 carte tieni una per tipo e passa le altre.',
  ],
  'draft-eight': ['Come il primo draft, ma con 8 carte per tipo; l’ultima si scarta.'],
  'quick-draft': [
    'Di 7 e 7 carte tieni 3 per tipo, di quelle che arrivano poi 2 per tipo, e le ultime 2 per tipo come vengono.',
  ],
  'seven-of-ten': ['Ognuno riceve 10 carte per tipo, ne tiene 7 per tipo e scarta le altre.'],
  'living-five': [
    'Cominci con 5 per tipo. Quando giochi una carta dalla mano, ne peschi una del tipo che nomini. Dopo ogni raccolto puoi cambiare una carta con una di qualsiasi tipo.',
  ],
  'living-three': [
    'Cominci con 3 per tipo; prima del round 1 puoi cambiare fino a sei carte, ognuna con una del suo tipo. Quando giochi una carta, ne peschi una del tipo che nomini.',
  ],
  choose: ['In solitario: scegli le carte che vuoi.'],
};

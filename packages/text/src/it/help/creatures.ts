import type { CreaturesPages } from '../../help/help-words';

/** The rules of All Creatures Big and Small, in Italian. */
export const creatures: CreaturesPages = {
  goal: {
    title: 'Lo scopo',
    lines: [
      'Due giocatori guidano ciascuno una fattoria per otto round. Vince chi alla fine ha più punti; in caso di parità, chi non ha cominciato la partita.',
      'I punti vengono dagli animali, dall’averne abbastanza di ogni tipo, dagli ampliamenti completi e dagli edifici.',
    ],
    entries: {},
  },
  summary: {
    title: 'Riassunto',
    lines: ['Tutta la partita in un colpo d’occhio:'],
    entries: {
      turns: [
        'In ognuno degli otto round',
        '1. Rifornire gli spazi che accumulano. 2. Piazzare a turno i lavoratori, tre ciascuno. 3. Tutti tornano a casa. 4. Ogni tipo di cui hai almeno 2 animali dà 1 cucciolo.',
      ],
      points: [
        'Punti',
        '1 per ogni animale; bonus o −3 per ogni tipo secondo la tabella; 4 per ogni ampliamento tutto usato; punti degli edifici.',
      ],
    },
  },
  start: {
    title: 'Preparazione della partita',
    lines: ['Come comincia una partita:'],
    entries: {
      begin: [
        'Con che cosa cominci',
        'Una fattoria di due colonne con la Residenza in basso a sinistra, 3 lavoratori e 9 confini; né beni né animali. Il primo giocatore si sorteggia. Tutto è visibile.',
      ],
      pieces: [
        'Che cosa può finire',
        '10 mangiatoie, 26 confini, e 4 tessere stabbio e 4 ampliamenti nella partita base, 5 per tipo in quella avanzata; ogni edificio speciale è unico. Ciò che è finito non dà più nulla. Legno, pietra, canna e animali non finiscono mai.',
      ],
      returned: [
        'Che cosa ritorna',
        'Uno stabbio o una stalla che un edificio sostituisce, lo Stabbio delle Mucche e lo Stabbio dei Maiali quando si migliorano, e la mangiatoia che l’Impresa Edile sostituisce. Entrambi i giocatori possono allora prenderli.',
      ],
    },
  },
  round: {
    title: 'Un round',
    lines: ['Ognuno degli otto round ha quattro fasi.'],
    entries: {
      refill: [
        'Rifornimento',
        'Gli spazi che mostrano beni ne ricevono di nuovi, oltre a quelli che vi si trovano ancora. Dove un secondo bene è tra parentesi, uno spazio vuoto riceve il primo, un altro il secondo.',
      ],
      work: [
        'Lavoro',
        'I giocatori piazzano a turno un lavoratore, per primo il primo giocatore, finché tutti e sei sono piazzati. Un lavoratore va su uno spazio libero e vi fa subito tutto ciò che è possibile; se non si può fare nulla, non può andarci. Prendi tutto ciò che vi si trova.',
      ],
      home: ['Ritorno e riproduzione', 'Poi tutti tornano a casa e gli animali si riproducono.'],
      'starting-player': [
        'Primo giocatore',
        'Il segnalino cambia solo se qualcuno usa il suo spazio, e vale dal round successivo.',
      ],
    },
  },
  spaces: {
    title: 'Spazi azione',
    lines: ['Dove ci sono beni, li prendi tutti. Ecco gli spazi e che cosa fanno:'],
    entries: {},
  },
  farm: {
    title: 'La fattoria',
    lines: ['Ciò che è costruito resta dov’è, se un edificio non dice altro.'],
    entries: {
      expansions: [
        'Ampliamenti',
        'Una fattoria ha tre file e, all’inizio, due colonne. Un ampliamento aggiunge una colonna a sinistra o a destra. I confini sul vecchio bordo restano.',
      ],
      borders: [
        'Confini',
        'Un confine sta su un lato di una casella; viene dalla tua riserva e non vi ritorna. I muri di un edificio chiudono gratis i quattro lati della sua casella.',
      ],
      pastures: [
        'Pascoli',
        'Le caselle senza edifici chiuse da ogni lato, da confini o muri, formano un pascolo. Il bordo della fattoria è aperto finché non lo chiudi. Un pascolo si può dividere; non finito è permesso, ma non ospita nulla.',
      ],
      used: [
        'Caselle usate',
        'Una casella è usata se ha un edificio o una mangiatoia o se fa parte di un pascolo. Gli animali che un edificio lascia all’aperto non rendono usata una casella.',
      ],
    },
  },
  animals: {
    title: 'Animali',
    lines: [],
    entries: {
      room: [
        'Posto',
        'Un pascolo ospita 2 animali per casella, tutti dello stesso tipo. Uno stabbio ne ospita 3, una stalla 5, la Residenza 1, gli altri edifici quanto dice il loro testo.',
      ],
      troughs: [
        'Mangiatoie',
        'Ogni mangiatoia in un pascolo raddoppia ciò che ospita, una su un edificio pure. Una mangiatoia isolata ospita 1 animale. Ogni casella ne porta una.',
      ],
      leaving: [
        'Risistemare e lasciar andare',
        'Puoi risistemare gli animali in ogni momento e lasciarne andare. Quelli senza posto alla fine di un passo scappano; scegli tu quali. Sullo spazio azione non ne resta nessuno.',
      ],
    },
  },
  buildings: {
    title: 'Edifici',
    lines: ['Eccoli tutti; quali edifici speciali sono in offerta cambia di partita in partita:'],
    entries: {
      placing: [
        'Costruire',
        'Soddisfi il requisito, paghi, metti la tessera su una casella senza edifici, poi fai ciò che dice; ciò che porta non può pagarla. Una mangiatoia che vi si trova resta. In un pascolo, un edificio lo rende più piccolo.',
      ],
      stalls: ['Stabbi', 'Uno stabbio costa 3 pietre e 1 canna, ospita 3 animali di un tipo e vale 1 punto.'],
      stables: [
        'Stalle',
        'Uno stabbio diventa una stalla per 5 legni o 5 pietre, senza mescolare. Ospita 5 animali di un tipo e vale 4 punti. Anche lo Stabbio delle Mucche e lo Stabbio dei Maiali si possono migliorare, se resta una tessera.',
      ],
      special: [
        'Edifici speciali',
        'Uno per ogni uso del loro spazio, al prezzo del loro testo. Ognuno è unico.',
      ],
      'the-cottage': [
        'La Residenza',
        'Ospita 1 animale e conta come edificio speciale. Un solo edificio può prenderne il posto; allora non conta più.',
      ],
    },
  },
  breeding: {
    title: 'Riproduzione',
    lines: [],
    entries: {
      newborns: [
        'Cuccioli',
        'Alla fine di ogni round ogni tipo di cui hai almeno 2 animali dà 1 cucciolo, mai di più, ovunque siano i genitori. Nascono tutti insieme. Ognuno deve trovare posto; puoi lasciar andare altri animali.',
      ],
      before: [
        'Prima della riproduzione',
        'Prima vengono gli effetti che lo dicono, ognuno una volta; poi si svuota la Stazione di Allevamento; poi nascono i cuccioli.',
      ],
    },
  },
  terms: {
    title: 'Termini degli edifici',
    lines: ['Che cosa significano le parole degli edifici:'],
    entries: {
      immediately: [
        'Immediatamente',
        'Una volta, quando l’edificio viene posato. Di nuovo solo se la tessera è ricostruita.',
      ],
      anytime: [
        'In qualsiasi momento',
        'Quante volte vuoi, in ogni fase, anche quando non è il tuo turno, ma mai nel mezzo di un passo dell’altro giocatore; un’ultima volta prima del punteggio.',
      ],
      'work-phase': [
        'In qualsiasi momento nella fase di lavoro',
        'Dal primo lavoratore di un round fino al ritorno a casa, non durante la riproduzione.',
      ],
      'before-breeding': [
        'Prima della riproduzione',
        'Una volta prima di ogni tua fase di riproduzione, senza lavoratore.',
      ],
      may: [
        'Puoi',
        'Ciò che puoi fare, puoi tralasciarlo. Ciò che il testo dice di prendere, mettere o aggiungere si fa per quanto possibile; gli animali si possono sempre lasciar andare.',
      ],
      adjacent: [
        'Adiacente',
        'Caselle con un lato in comune, qualunque cosa ci sia tra loro; mai per un angolo.',
      ],
    },
  },
  scoring: {
    title: 'Punteggio',
    lines: ['Dopo il round 8. I mezzi punti non si arrotondano.'],
    entries: {
      animals: [
        'Animali',
        '1 punto per ogni animale, più un bonus o una penalità per ogni tipo secondo la tabella: 3 o meno costano 3 punti, anche nessuno.',
      ],
      expansions: ['Ampliamenti', '4 punti per ogni ampliamento con tutte e tre le caselle usate.'],
      buildings: [
        'Edifici',
        'Ciò che dicono i loro testi; uno stabbio 1, una stalla 4. Alcuni tolgono punti.',
      ],
      tie: ['Parità', 'Vince chi non era primo giocatore nel round 1.'],
    },
  },
  aids: {
    title: 'Aiuti al tavolo',
    lines: ['Che cosa vede chi lo vuole. Nessuna regola cambia.'],
    entries: {
      markers: [
        'Segnalini di suggerimento',
        'Fino a tre spazi che ora sarebbero buoni sono segnati, con un motivo.',
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
      'Agricola: Tutte le creature grandi e piccole è di Uwe Rosenberg; la Big Box lo contiene con tutti i suoi edifici.',
      'Furrow è fatto da appassionati e non ha legami con l’autore né con gli editori. Tutti i testi e le immagini sono nostri. Se il gioco ti piace, compralo: su un tavolo è meraviglioso.',
    ],
    entries: {},
  },
};

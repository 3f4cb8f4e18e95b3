import type { MoreLessons } from './lesson-words';

/** The short lessons, in Italian. */
export const more: MoreLessons = {
  fences: {
    title: 'Agricola: gli steccati',
    about: 'Cinque minuti: raccogliere legno, recintare un pascolo, riempirlo di pecore.',
    steps: {
      wood: {
        heading: 'Uno steccato è un legno',
        why: [
          'È il round 3. Hai messo da parte 6 legni, e altri 3 sono su «{forest}».',
          'Ogni steccato costa 1 legno. Ne hai 15 in tutto: devono racchiudere molto con poco.',
        ],
        task: 'Metti una persona su «{forest}».',
      },
      pasture: {
        heading: 'Il quadrato racchiude di più',
        why: [
          'Quattro caselle in quadrato richiedono 8 steccati, in fila ne servirebbero 10. Anche il bordo della fattoria va recintato.',
          'Ogni casella ospita 2 animali: questo pascolo ne tiene 8. Tocca le quattro caselle; gli steccati necessari vengono scelti per te.',
        ],
        task: 'Usa «{fencing}» e recinta le quattro caselle segnate in alto a destra.',
      },
      sheep: {
        heading: 'Round 4: tutto il gregge',
        why: [
          'Finora nessuno poteva tenere pecore, e quattro si sono radunate su «{sheep-market}».',
          'Dopo questo round arriva il raccolto. Alla fine ogni specie di cui hai almeno due animali ha un cucciolo.',
        ],
        task: 'Metti una persona su «{sheep-market}».',
      },
    },
    free: {
      heading: 'Ancora un turno, poi il raccolto',
      why: [
        'Il cibo ti basta. Usa l’ultima persona per fare punti: un campo, un secondo pascolo, del grano.',
        'Ogni casella inutilizzata costa un punto, e anche tutto ciò di cui non hai niente.',
      ],
      task: 'Finisci il round 4 e il raccolto come vuoi. Tre stelle da −3 punti in su.',
    },
    learned: [
      'Con 8 steccati hai racchiuso quattro caselle, riempito il pascolo e fatto crescere il gregge.',
      'Poi: dividi un pascolo con uno o due steccati e potrai tenere un’altra specie. Una stalla raddoppia lo spazio.',
    ],
    results: [
      'Il gregge c’è. Ora dai un uso al resto della fattoria.',
      'Ben fatto: già meno vuoti.',
      'Molto bene: quasi nessun turno perso.',
      'Splendido! In un turno non si fa molto meglio.',
    ],
  },
  harvest: {
    title: 'Agricola: il raccolto',
    about: 'Cinque minuti: cibo in tempo, le tre parti del raccolto, e una nuova semina.',
    steps: {
      grain: {
        heading: 'Round 4: il raccolto è vicino',
        why: [
          'Dopo questo round arriva il raccolto: ognuna delle tue due persone ha bisogno di 2 cibi, 4 in tutto. Ne hai 2.',
          'Il grano serve due volte: lo puoi seminare, e al bisogno un grano vale 1 cibo.',
        ],
        task: 'Metti una persona su «{grain-seeds}».',
      },
      food: {
        heading: 'Prima conta',
        why: [
          'Il tuo vicino occupa «{day-laborer}». Su «{fishing}» c’è 1 cibo: così ne avrai 3 su 4.',
          'Ogni cibo che manca costa un segnalino mendicità: −3 punti.',
        ],
        task: 'Metti una persona su «{fishing}».',
      },
      feed: {
        heading: 'Il raccolto: campi, cibo, cuccioli',
        why: [
          'Prima ogni campo dà uno dei suoi prodotti: hai ricevuto un altro grano. Ora nutri la famiglia, e infine gli animali hanno cuccioli.',
          'Hai 3 cibi e 2 grani. Un grano basta; tieni l’altro per la semina.',
        ],
        task: 'Trasforma 1 grano in cibo e nutri la famiglia.',
      },
    },
    free: {
      heading: 'Un round tutto tuo',
      why: [
        'Due persone, nessun aiuto. Hai grano e un campo; il prossimo raccolto arriva dopo il round 7.',
        'Più campi, più grano e animali portano punti; ciò di cui non hai niente ne costa uno.',
      ],
      task: 'Gioca il round 5 come vuoi. Tre stelle da −7 punti in su.',
    },
    learned: [
      'Un raccolto ha tre parti: campi, cibo, cuccioli. Arriva dopo i round 4, 7, 9, 11, 13 e 14.',
      'Poi: un forno ricava più cibo da un grano, una cucina ne ricava di più dagli animali.',
    ],
    results: [
      'Nessuno ha patito la fame. La prossima volta fai rendere entrambe le persone.',
      'Un round solido.',
      'Molto bene: la fattoria cresce.',
      'Splendido! Così si avvia una fattoria.',
    ],
  },
  cards: {
    title: 'Agricola: le carte in mano',
    about: 'Cinque minuti: giocare un’occupazione e una piccola miglioria, e usarle.',
    steps: {
      occupation: {
        heading: 'Sette e sette',
        why: [
          'Hai in mano 7 occupazioni e 7 piccole migliorie; nessun altro le vede. La prima occupazione è gratuita.',
          'Scegli carte che aiutano ciò che vuoi fare comunque. Con «{wood-cutter}» ogni visita al bosco porta 1 legno in più.',
        ],
        task: 'Usa «{lessons}» e gioca «{wood-cutter}».',
      },
      wood: {
        heading: 'La carta agisce da sola',
        why: [
          'Su «{forest}» ci sono tre legni, e «{wood-cutter}» ne aggiunge uno. Giocata presto, una carta rende spesso.',
        ],
        task: 'Metti una persona su «{forest}».',
      },
      minor: {
        heading: 'Round 2: una piccola miglioria',
        why: [
          'Con «{meeting-place}» diventi primo giocatore e puoi anche giocare una piccola miglioria.',
          '«{shifting-cultivation}» costa 2 cibi e ara subito un campo: un turno risparmiato. Poi la carta passa al vicino.',
        ],
        task: 'Usa «{meeting-place}», gioca «{shifting-cultivation}» e ara un campo.',
      },
    },
    free: {
      heading: 'Turni tuoi',
      why: [
        'In questo round ti resta una persona, e il round 3 è tuo. Guarda la mano: quale carta ti aiuta adesso?',
        'Requisito e costo sono su ogni carta; «perché no?» dice che cosa manca.',
      ],
      task: 'Gioca fino alla fine del round 3. Tre stelle da −7 punti in su.',
    },
    learned: [
      'Le occupazioni si giocano con «{lessons}», le piccole migliorie con diversi spazi; da allora agiscono.',
      'Poi: prima di iniziare scegli due o tre carte che stanno bene insieme. Nessuno le gioca tutte e quattordici.',
    ],
    results: [
      'Le carte sono davanti a te. Ora falle lavorare.',
      'Un buon inizio.',
      'Molto bene: carte e tabellone insieme.',
      'Splendido! Quasi nessuno ricava di più da tre round.',
    ],
  },
  buildings: {
    title: 'Tutte le creature: gli edifici speciali',
    about: 'Cinque minuti: una casa migliore, una rimessa per un animale, e un round tutto tuo.',
    steps: {
      house: {
        heading: 'Una casa che vale punti',
        why: [
          'Gli edifici speciali sono offerti a entrambi, ognuno una sola volta. «{half-timbered-house}» prende il posto di «{cottage}»: 5 punti, e spazio per 2 animali dello stesso tipo.',
          'Costa 3 legni, 2 pietre e 1 canna. Hai proprio quello.',
        ],
        task: 'Usa uno spazio per edifici speciali e costruisci «{half-timbered-house}».',
      },
      wood: {
        heading: 'Legno, e il primo turno',
        why: [
          'Il prossimo edificio richiede 2 legni e 1 pietra. Ne hai 1 e 1.',
          'Questo spazio dà un legno, e inizierai tu il prossimo round.',
        ],
        task: 'Metti un lavoratore su «{start-wood}».',
      },
      guest: {
        heading: 'Un edificio che porta un animale',
        why: [
          '«{shelter}» ha spazio per un animale e te ne dà uno a scelta quando la costruisci.',
          'Gli spazi per edifici speciali sono due: nello stesso round potete costruire entrambi.',
        ],
        task: 'Usa uno spazio per edifici speciali, costruisci «{shelter}» e scegli un animale.',
      },
    },
    free: {
      heading: 'Un round tutto tuo',
      why: [
        'Tre lavoratori, nessun aiuto. Ogni animale vale un punto, e meno di quattro di un tipo ne costano 3.',
        'La tua casa ospita 2 animali di un tipo: in due hanno un cucciolo alla fine del round.',
      ],
      task: 'Gioca il round 3 come vuoi. Tre stelle da −2 punti in su.',
    },
    learned: [
      'Gli edifici speciali portano punti, spazio o subito animali, e di ognuno ce n’è uno solo.',
      'Poi: gioca con 8 o 12 edifici, e guarda l’offerta prima di prendere beni.',
    ],
    results: [
      'Due edifici sono in piedi. Ora mancano gli animali.',
      'Un buon inizio.',
      'Molto bene: casa e gregge crescono insieme.',
      'Splendido! È una fattoria forte dopo tre round.',
    ],
  },
};

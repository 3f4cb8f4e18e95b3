import { more } from './it-more';
import type { LessonWords } from './lesson-words';

export const it: LessonWords = {
  common: {
    notYet: (move, task) =>
      `«${move}» è possibile, e più avanti potrai sceglierlo liberamente. Per ora: ${task}`,
    over: 'La lezione è finita',
    goOn: 'Puoi continuare questa partita o tornare all’inizio.',
  },
  lessons: {
    creatures: {
      title: 'Impara Tutte le creature grandi e piccole',
      about: 'Dieci minuti: recinta un pascolo, alleva mucche, costruisci e poi gioca un round da solo.',
      steps: {
        wood: {
          heading: 'Il tuo primo lavoratore',
          why: [
            'Hai tre lavoratori. In ognuno degli otto round tu e il tuo vicino ne piazzate uno a turno, finché tutti e sei sono sul tabellone. Uno spazio accoglie un solo lavoratore.',
            'Quasi tutto comincia dal legno: ogni steccato ne costa uno.',
          ],
          task: 'Piazza un lavoratore su «{wood-3}».',
        },
        cow: {
          heading: 'Il primo animale',
          why: [
            'I punti vengono dagli animali. Ognuno ha bisogno subito di un posto, altrimenti scappa.',
            '«{cottage}», in basso a sinistra, ospita un animale: oggi puoi già prendere una mucca.',
          ],
          task: 'Piazza un lavoratore su «{cow-pigs}».',
        },
        marker: {
          heading: 'Chi comincia',
          why: [
            'Chi comincia un round sceglie per primo. Questo spazio dà il segnalino primo giocatore per il prossimo round, e in più un legno.',
            'Quello che nessuno prende resta sugli spazi e aumenta: anche aspettare può convenire.',
          ],
          task: 'Piazza il tuo ultimo lavoratore su «{start-wood}».',
        },
        'more-wood': {
          heading: 'Round 2: gli spazi si riempiono',
          why: [
            'Tutti i lavoratori sono tornati a casa e gli spazi hanno ricevuto nuovi beni. Cominci tu, perché hai il segnalino.',
            'Hai 4 legni. Con altri 3 puoi permetterti un pascolo.',
          ],
          task: 'Piazza un lavoratore su «{wood-3}».',
        },
        fences: {
          heading: 'Il tuo primo pascolo',
          why: [
            'Un pascolo è un’area chiusa su tutti i lati. Anche il bordo della fattoria è aperto e richiede confini; ma i muri di un edificio chiudono un lato gratis.',
            'Sopra «{cottage}» ci sono due caselle libere. Due caselle hanno sei lati, e uno lo chiude l’edificio: bastano cinque confini. Due caselle ospitano 4 animali dello stesso tipo.',
          ],
          task: 'Usa «{fences}», piazza i cinque confini indicati, poi concludi.',
        },
        'second-cow': {
          heading: 'Due fanno tre',
          why: [
            'Alla fine di ogni round ogni tipo di cui hai almeno due animali dà un cucciolo, se c’è posto.',
            'Lo spazio era stato svuotato, quindi c’è di nuovo una mucca e non ancora un maiale. Con una seconda mucca stanotte nasce un vitello.',
          ],
          task: 'Piazza un lavoratore su «{cow-pigs}».',
        },
        trough: {
          heading: 'È nato un vitello: fai posto',
          why: [
            'Hai tre mucche. Una mangiatoia raddoppia la capienza del suo pascolo: il tuo passa da 4 animali a 8.',
            'La prima mangiatoia di un’azione è gratis.',
          ],
          task: 'Usa «{troughs}» e metti la mangiatoia nel tuo pascolo.',
        },
        stone: {
          heading: 'Prendi ciò che si è accumulato',
          why: [
            'Per un po’ nessuno ha voluto pietre, e ora quattro aspettano un solo lavoratore. Tieni d’occhio questi mucchi.',
            'Ti serve una pietra per l’edificio che viene adesso.',
          ],
          task: 'Piazza un lavoratore su «{stone-2}».',
        },
        special: {
          heading: 'Un edificio speciale',
          why: [
            'Gli edifici speciali sono offerti a entrambi, ciascuno una sola volta. «{shelter}» costa 2 legni e 1 pietra, ospita un animale e ne porta uno a scelta.',
            'Alla fine dovresti avere almeno quattro animali di ogni tipo: se sono meno, perdi 3 punti.',
          ],
          task: 'Usa uno spazio per edifici speciali, costruisci «{shelter}» fuori dal pascolo e prendi l’animale che preferisci.',
        },
      },
      free: {
        heading: 'Il tuo round',
        why: [
          'Il round 4 è tuo: tre lavoratori, nessun aiuto. Ogni animale vale un punto, un tipo con meno di quattro animali ne costa 3, contano anche edifici e ampliamenti completi.',
          'L’obiettivo: più punti possibile alla fine di questo round. Suggerimenti e «perché no?» sono lì se li vuoi.',
        ],
        task: 'Gioca il round 4 come vuoi. Tre stelle da 4 punti in su.',
      },
      learned: [
        'Hai piazzato lavoratori, recintato, allevato, raddoppiato un pascolo e costruito. La partita vera va avanti così per otto round.',
        'Poi: prova gli stabbi, che ospitano tre animali senza confini, e gli ampliamenti, che valgono 4 punti ciascuno quando ogni loro casella è usata.',
      ],
      results: [
        'Un round tranquillo. Guarda il foglio dei punti: chiede animali di ogni tipo.',
        'Un buon inizio: la tua mandria cresce.',
        'Molto bene: più animali, e meno tipi mancanti.',
        'Splendido! Quasi nessuno ha una fattoria migliore dopo quattro round.',
      ],
    },
    agricola: {
      title: 'Impara Agricola',
      about: 'Dieci minuti: grano, un campo, un fuoco, una pecora e il primo raccolto da solo.',
      steps: {
        grain: {
          heading: 'Due persone, quattordici round',
          why: [
            'In ogni round piazzi le tue persone una alla volta, a turno con l’altro giocatore. Uno spazio accoglie una persona per round. Prima di ogni round compare un nuovo spazio.',
            'Dopo il round 4 arriva il primo raccolto, e allora ogni membro della famiglia ha bisogno di 2 cibi. Comincia dunque dal pane.',
          ],
          task: 'Piazza una persona su «{grain-seeds}».',
        },
        field: {
          heading: 'Un campo',
          why: [
            'Il grano da solo non cresce: gli serve un campo arato. Ogni casella inutilizzata della fattoria costa un punto alla fine, quindi un campo aiuta due volte.',
            'I campi successivi dovranno toccare questo. Lascia posto accanto alla casa per altre stanze.',
          ],
          task: 'Usa «{farmland}» e ara un campo, meglio sulla casella segnata.',
        },
        sow: {
          heading: 'Round 2: semina',
          why: [
            'Semina un grano e se ne aggiungono due: sul campo ce ne sono tre. Ogni raccolto ne porta a casa uno.',
            'Chi semina prima del primo raccolto raccoglie fin da subito.',
          ],
          task: 'Usa «{grain-utilization}» e semina il tuo grano.',
        },
        clay: {
          heading: 'I beni si accumulano',
          why: [
            'Alcuni spazi ricevono beni a ogni round finché qualcuno prende tutto. Nella cava ci sono due argille, giusto quanto serve per un focolare.',
          ],
          task: 'Piazza una persona su «{clay-pit}».',
        },
        fireplace: {
          heading: 'Round 3: un focolare',
          why: [
            'Le grandi migliorie sono offerte a tutti, ciascuna una sola volta. «{fireplace-2}» trasforma in ogni momento animali e ortaggi in cibo, e cuoce il pane.',
            'Ci sono pochi modi per sfamare una famiglia che cresce. Questo è il più economico.',
          ],
          task: 'Usa «{major-improvement}» e costruisci «{fireplace-2}» per 2 argille.',
        },
        sheep: {
          heading: 'Una pecora in casa',
          why: [
            'Gli animali vivono nei pascoli o nelle stalle. Un animale, qualunque sia, può stare in casa.',
            'Una pecora vale punti alla fine, e 2 cibi al focolare se le cose vanno male.',
          ],
          task: 'Piazza una persona su «{sheep-market}».',
        },
      },
      free: {
        heading: 'Il tuo round, poi il raccolto',
        why: [
          'Il round 4 è tuo. Poi arriva il raccolto: un grano entra dal campo, quindi le tue due persone hanno bisogno di 4 cibi. Ne hai 2. Per ogni cibo che manca prendi un segnalino elemosina, che vale −3 punti.',
          'Trova almeno 2 cibi, poi usa il resto del round per i punti, magari con un secondo campo. Suggerimenti e «perché no?» sono lì se li vuoi.',
        ],
        task: 'Gioca il round 4 come vuoi e sfama la famiglia. Tre stelle da −5 punti in su.',
      },
      learned: [
        'Hai seminato, costruito e sfamato la famiglia. Nella partita vera seguono altri cinque raccolti.',
        'Poi: costruisci stanze con legno e canne, perché la famiglia possa crescere. Ogni persona è un’azione in più per round e vale 3 punti.',
      ],
      results: [
        'Mendicare costa caro. Cerca lo spazio dove il cibo si è accumulato, e pensa al focolare.',
        'Tutti hanno mangiato. Ben fatto.',
        'Ben fatto: tutti sazi, e la fattoria è cresciuta.',
        'Splendido! Tutti sazi, e la fattoria cresce.',
      ],
    },
    ...more,
  },
};

import type { AgricolaPages } from '../../help/help-words';

/** How Agricola is played, in Italian. */
export const play: Pick<
  AgricolaPages,
  | 'goal'
  | 'summary'
  | 'start'
  | 'round'
  | 'stages'
  | 'spaces'
  | 'farm'
  | 'house'
  | 'crops'
  | 'animals'
  | 'harvest'
> = {
  goal: {
    title: 'Lo scopo',
    lines: [
      'Cominci con due persone e una capanna di legno, e hai quattordici round per campi, pascoli, una casa migliore e una famiglia più grande.',
      'Una fattoria varia rende di più: quello che manca del tutto costa un punto, e così ogni casella inutilizzata.',
    ],
    entries: {},
  },
  summary: {
    title: 'Carta riassuntiva',
    lines: ['Tutta la partita in un colpo d’occhio:'],
    entries: {
      'turns-revised': [
        'In ogni round',
        '1. Preparazione: rivelare uno spazio, prendere i beni promessi per il round, rifornire gli spazi che accumulano.',
        '2. Lavoro: a turno, piazzare una persona e agire subito, finché a casa non resta nessuno.',
        '3. Ritorno a casa. 4. Raccolto, dopo i round 4, 7, 9, 11, 13 e 14.',
      ],
      'turns-2007': [
        'In ogni round',
        '1. Inizio: rivelare uno spazio, prendere i beni promessi per il round. 2. Rifornire gli spazi che accumulano.',
        '3. Lavoro: a turno, piazzare una persona e agire subito, finché a casa non resta nessuno.',
        '4. Ritorno a casa. Dopo i round 4, 7, 9, 11, 13 e 14 c’è un raccolto.',
      ],
      harvest: [
        'Raccolto',
        '1. Campi: 1 prodotto da ogni campo seminato. 2. Nutrimento: 2 cibi a persona, 1 per un neonato (in solitario 3 e 1); 1 segnalino elemosina per ogni cibo che manca.',
        '3. Riproduzione: 1 cucciolo per ogni tipo di cui hai almeno 2 animali, se trova posto.',
      ],
      points: [
        'Altri punti',
        '−1 per ogni casella inutilizzata; 1 per ogni stalla recintata; 1 per ogni stanza d’argilla, 2 per ogni stanza di pietra; 3 per ogni persona; −3 per ogni segnalino elemosina; punti e punti bonus delle carte.',
      ],
    },
  },
  start: {
    title: 'Preparazione della partita',
    lines: ['Come comincia una partita:'],
    entries: {
      begin: [
        'Con che cosa cominci',
        'Una casa di legno di due stanze sul bordo sinistro della fattoria, nelle file di mezzo e in basso, con una persona in ognuna. Altre tre persone, 15 steccati e 4 stalle aspettano nella tua riserva.',
        'Il primo giocatore si sorteggia e riceve 2 cibi, tutti gli altri 3. In solitario cominci senza cibo.',
      ],
      'round-cards': [
        'Spazi azione',
        'Dieci spazi sono aperti dall’inizio. In 3 se ne aggiungono quattro, in 4 o 5 sei. Quattordici carte, mescolate all’interno dei loro periodi, ne portano uno in più a ogni round.',
        'Prima del round 1 sugli spazi non ci sono beni. Le dieci grandi migliorie sono offerte dall’inizio.',
      ],
      hand: [
        'Carte in mano',
        'Nella partita base (edizione riveduta) e in quella completa (2007) ognuno riceve 7 occupazioni e 7 piccole migliorie. Le occupazioni per più giocatori di quelli presenti restano nella scatola. Ciò che non si distribuisce esce dal gioco, a meno che una variante ne peschi.',
      ],
      'without-cards': [
        'Partita per principianti e per famiglie',
        'Senza carte in mano si costruiscono solo grandi migliorie, e lo spazio del primo giocatore accumula 1 cibo a round (nel 2007 non in solitario).',
        'Edizione riveduta: le Lezioni non si possono usare; si può aggiungere il Lavoro Secondario, soprattutto in 4. 2007: invece di un’occupazione costruisci 1 stalla per 1 legno e/o cuoci il pane, il Bracciante dà 1 cibo e 1 risorsa edilizia a scelta, e gli altri spazi per occupazioni danno 2 risorse edilizie.',
      ],
      limits: [
        'Che cosa può finire',
        'Solo i tuoi pezzi: 5 persone, 15 steccati, 4 stalle. Tutto il resto è illimitato.',
      ],
      open: [
        'Visibile e nascosto',
        'Plance, riserve e carte giocate sono visibili a tutti. Sono nascoste solo le carte in mano (non il loro numero) e l’ordine delle carte round.',
      ],
    },
  },
  round: {
    title: 'Un round',
    lines: ['Una partita ha quattordici round, tutti nello stesso ordine. Dopo alcuni c’è un raccolto.'],
    entries: {
      prepare: [
        'Preparazione',
        'Si rivela un nuovo spazio azione, che resta fino alla fine. I beni messi su questo round vanno ai loro proprietari, nell’ordine che ognuno preferisce; non si possono rifiutare. Ciò che è solo offerto in cambio si può rifiutare, e allora è perso.',
        'Poi ogni spazio che accumula riceve i suoi beni, oltre a ciò che vi si trova ancora.',
      ],
      work: [
        'Lavoro',
        'Comincia il primo giocatore; poi, in senso orario, ognuno piazza una persona su uno spazio libero e vi agisce subito, finché a casa non resta nessuno. Chi non ha più nessuno viene saltato.',
        'Uno spazio accoglie una persona a round, e solo se svolge almeno una parte della sua azione.',
      ],
      parts: [
        'E/o, poi, oppure',
        '«E/o»: una parte o più, in qualsiasi ordine (2007: prima arare, poi seminare). «Poi»: la prima parte è obbligatoria, la seconda facoltativa. «Oppure»: esattamente una parte.',
      ],
      'take-all': [
        'Prendere beni',
        'Da uno spazio che accumula prendi tutto. Gli altri spazi danno sempre lo stesso e non accumulano. Beni e cibo vanno nella tua riserva; gli animali devono trovare subito posto.',
      ],
      nowhere: [
        'Nessuno spazio possibile',
        'Allora passi questo turno e riprovi al prossimo. Chi non ha potuto essere piazzato mangia e conta lo stesso. Finché uno spazio è possibile, non puoi passare.',
      ],
      home: [
        'Ritorno a casa',
        'Tutte le persone tornano a casa. Dopo i round 4, 7, 9, 11, 13 e 14 c’è un raccolto; poi i neonati sono adulti.',
      ],
      'starting-player': [
        'Primo giocatore',
        'Il segnalino resta dov’è finché qualcuno usa il suo spazio; può usarlo anche chi lo ha già. L’ordine del round in corso non cambia; dal prossimo comincia chi lo ha preso.',
      ],
    },
  },
  stages: {
    title: 'I periodi',
    lines: [
      'Quali spazi possono comparire in quali round, e quando c’è un raccolto. All’interno di un periodo l’ordine è affidato al caso.',
    ],
    entries: {},
  },
  spaces: {
    title: 'Spazi azione',
    lines: ['Dove ci sono beni, li prendi tutti. Ecco gli spazi di questo tabellone e che cosa fanno:'],
    entries: {},
  },
  farm: {
    title: 'La fattoria',
    lines: [
      'Una fattoria ha 15 caselle, in tre file di cinque. Ciò che è costruito resta; si spostano solo gli animali.',
    ],
    entries: {
      used: [
        'Caselle usate e inutilizzate',
        'Una casella è usata se ha una stanza, un campo o una stalla, o se è in un pascolo. Ciò che una carta vi mette non la rende usata. Una casella ha una stanza, o un campo, o al massimo una stalla.',
      ],
      adjacent: [
        'Che cosa deve toccare che cosa',
        'Le stanze toccano stanze, i campi campi, i pascoli pascoli, lato contro lato, mai solo per un angolo. Le stalle stanno dove vuoi.',
      ],
      fences: [
        'Costruire steccati',
        'Ogni steccato costa 1 legno; ne hai 15. Alla fine dell’azione ogni steccato deve servire a chiudere un pascolo. Anche il bordo della fattoria vuole steccati; stanze, campi e stalle non ne sostituiscono.',
        'In un’azione ne costruisci quanti vuoi, ma almeno uno. Gli steccati non si tolgono mai.',
      ],
      pastures: [
        'Pascoli',
        'Un pascolo è un’area recintata tutt’intorno, senza stanze né campi; può contenere stalle. Il primo sta dove vuoi, ogni altro accanto a un pascolo, con lo steccato in comune.',
        'Un pascolo si può dividere più tardi. Una casella sola vuole 4 steccati, due ne vogliono 6, un quadrato di quattro 8.',
      ],
      stables: [
        'Stalle',
        'Una stalla sta su una casella senza stanza, campo o altra stalla, recintata o no; ne hai 4. Costa 2 legni, o 1 dove uno spazio lo dice. Una stalla isolata si può recintare più tardi.',
      ],
    },
  },
  house: {
    title: 'Casa e famiglia',
    lines: [],
    entries: {
      rooms: [
        'Costruire stanze',
        'Una stanza costa 5 del materiale della casa e 2 canne e sta accanto a una stanza, su una casella senza campo, stalla o steccati. In un’azione ne costruisci quante puoi pagare.',
      ],
      renovating: [
        'Ristrutturare',
        'Tutte le stanze insieme, da legno ad argilla o da argilla a pietra, per 1 del nuovo materiale per stanza e 1 canna in tutto. Un passo alla volta; una casa di pietra è finita.',
      ],
      growth: [
        'Crescita della famiglia',
        'Al massimo cinque persone. Di solito servono più stanze che persone, ovunque siano; uno degli ultimi spazi non ne chiede. Una stanza costruita dopo è subito di chi non ne ha.',
      ],
      newborns: [
        'Neonati',
        'Il neonato raggiunge la persona che ha svolto l’azione e agisce dal round successivo. Nel raccolto del suo round gli basta 1 cibo. Nessuno può lasciare la famiglia.',
      ],
    },
  },
  crops: {
    title: 'Campi e colture',
    lines: [],
    entries: {
      plowing: [
        'Arare',
        'Un campo sta su una casella senza stanza, stalla o steccati. Il primo sta dove vuoi, ogni altro accanto a un campo.',
      ],
      sowing: [
        'Seminare',
        'Metti 1 grano della tua riserva su un campo vuoto e aggiungine 2, oppure 1 ortaggio e aggiungine 1, su almeno un campo e quanti ne vuoi. Ciò che è sui campi non si può spendere prima del raccolto. Un campo di nuovo vuoto si può seminare ancora.',
        'Il grano o l’ortaggio che uno spazio dà non si può seminare con la stessa azione.',
      ],
      baking: [
        'Cuocere il pane',
        'Solo quando un’azione o una carta lo permette, e con una miglioria che cuoce il pane. Decidi tu dove va il grano: Focolare 2 cibi ciascuno, Cucina 3, Forno d’Argilla uno per 5, Forno di Pietra fino a due per 4 ciascuno. Senza cottura, grano e ortaggi valgono 1 cibo in ogni momento.',
      ],
    },
  },
  animals: {
    title: 'Animali',
    lines: [],
    entries: {
      room: [
        'Posto per gli animali',
        'Un pascolo ospita 2 animali dello stesso tipo per casella; ogni stalla al suo interno raddoppia questo numero. Una stalla isolata ospita 1 animale, la casa 1, qualunque sia la sua grandezza; alcune carte ne ospitano altri.',
      ],
      taking: [
        'Prendere animali',
        'Ogni animale che prendi deve subito trovare posto, essere cucinato o essere restituito. Nessuno resta sullo spazio. Per un nuovo animale puoi cucinarne o restituirne altri.',
      ],
      cooking: [
        'Cucinare',
        'Un Focolare o una Cucina trasforma in ogni momento animali e ortaggi in cibo, anche animali appena presi; non durante la riproduzione. Senza, gli animali non sono cibo.',
      ],
      rearranging: ['Risistemare', 'Puoi spostare o restituire i tuoi animali in ogni momento.'],
    },
  },
  harvest: {
    title: 'Cibo e raccolto',
    lines: ['Un raccolto ha tre fasi. Tutti ne finiscono una prima che cominci la successiva.'],
    entries: {
      'field-phase': ['Fase dei campi', 'Ogni campo seminato dà esattamente 1 di ciò che porta.'],
      feeding: [
        'Nutrimento',
        'Ogni adulto ha bisogno di 2 cibi (in solitario 3), ogni neonato del round di 1. Solo il cibo nutre: grano, ortaggi e animali vanno prima trasformati. Ciò che avanza resta tuo.',
      ],
      crafts: [
        'Botteghe',
        'Una volta in ogni fase di nutrimento: la Falegnameria fa 2 cibi da 1 legno, la Bottega del Vasaio 2 da 1 argilla, la Bottega del Cestaio 3 da 1 canna.',
      ],
      begging: [
        'Elemosina',
        'Per ogni cibo che manca prendi un segnalino elemosina, che vale −3 punti e resta. Nell’edizione riveduta devi pagare il cibo che hai, ma non sei obbligato a trasformare nulla; nel 2007 puoi anche tenere il cibo e chiedere l’elemosina.',
      ],
      breeding: [
        'Riproduzione',
        'Ogni tipo di cui hai almeno 2 animali dà 1 cucciolo, ovunque siano i genitori, se trova posto. Intanto non si cucina; puoi spostare animali e restituirne altri.',
      ],
    },
  },
};

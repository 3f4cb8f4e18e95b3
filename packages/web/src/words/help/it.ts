import { signed } from '../signed';
import type { HelpWords } from './help-words';

export const it: HelpWords = {
  title: (game) => `Regole: ${game}`,
  topics: {
    goal: 'Lo scopo',
    round: 'Un round',
    spaces: 'Spazi azione',
    farm: 'La fattoria',
    house: 'Casa e famiglia',
    crops: 'Campi e colture',
    animals: 'Animali',
    harvest: 'Cibo e raccolto',
    buildings: 'Edifici e migliorie',
    breeding: 'Riproduzione',
    cards: 'Carte in mano',
    terms: 'Termini delle carte',
    scoring: 'Punteggio',
  },
  creatures: {
    goal: [
      'Due giocatori guidano ciascuno una fattoria per otto round. Vince chi alla fine ha più punti; in caso di parità, chi non ha cominciato la partita.',
      'I punti vengono dagli animali, dall’averne abbastanza di ogni tipo, dagli ampliamenti completi e dagli edifici.',
    ],
    round: [
      'Prima gli spazi che mostrano beni ne ricevono di nuovi, oltre a quelli che vi si trovano ancora.',
      'Poi i giocatori piazzano a turno un lavoratore, per primo il primo giocatore, finché tutti e sei sono piazzati. Un lavoratore va su uno spazio libero e vi fa subito ciò che è possibile; se non si può fare nulla, non può andarci.',
      'Infine tutti tornano a casa e gli animali si riproducono.',
    ],
    spaces: ['Dove ci sono beni, li prendi tutti. Ecco gli spazi e che cosa fanno:'],
    farm: [
      'Una fattoria ha tre file e, all’inizio, due colonne. Un ampliamento aggiunge una colonna a sinistra o a destra.',
      'Un confine sta su un lato di una casella. I confini vengono dalla tua riserva e restano dove sono.',
      'Le caselle chiuse da ogni lato, da confini o da muri di edifici, formano un pascolo. Il bordo della fattoria è aperto finché non lo chiudi.',
      'Una casella è usata se ha un edificio o una mangiatoia o se fa parte di un pascolo.',
    ],
    animals: [
      'Un pascolo ospita 2 animali per casella, tutti dello stesso tipo. Ogni mangiatoia raddoppia questo numero.',
      'Un edificio ospita quanto dice il suo testo; una mangiatoia lo raddoppia. Una mangiatoia isolata ospita 1 animale.',
      'Puoi risistemare gli animali in ogni momento e lasciarne andare. Quelli senza posto alla fine di un passo scappano; scegli tu quali.',
    ],
    buildings: [
      'Un edificio sta su una casella senza edifici, costa quanto dice il suo testo e chiude i quattro lati della sua casella. Ogni edificio speciale è unico.',
      'Eccoli tutti; quali sono in offerta cambia di partita in partita:',
    ],
    breeding: [
      'Alla fine di ogni round ogni tipo di cui hai almeno 2 animali dà 1 cucciolo, mai di più. Gli serve un posto; puoi lasciar andare altri animali.',
    ],
    scoring: [
      '1 punto per ogni animale, più un bonus o una penalità per ogni tipo secondo la tabella.',
      '4 punti per ogni ampliamento con tutte e tre le caselle usate. I punti degli edifici sono nei loro testi.',
    ],
  },
  agricola: {
    goal: [
      'Cominci con due persone e una capanna di legno, e hai quattordici round per campi, pascoli, una casa migliore e una famiglia più grande.',
      'Una fattoria varia rende di più: quello che manca del tutto costa un punto, e così ogni casella inutilizzata.',
    ],
    round: [
      'Compare un nuovo spazio azione. Arrivano i beni promessi per questo round. Poi tutti gli spazi che accumulano ricevono i loro beni.',
      'A turno ognuno piazza una persona su uno spazio libero e vi agisce subito, finché tutte sono piazzate. Uno spazio accoglie una persona per round, e solo se una parte della sua azione viene svolta.',
      'Infine tutti tornano a casa. Dopo alcuni round c’è un raccolto:',
    ],
    spaces: ['Dove ci sono beni, li prendi tutti. Ecco gli spazi di questo tabellone e che cosa fanno:'],
    farm: [
      'Una fattoria ha 15 caselle in tre file. Le stanze toccano stanze, i campi toccano campi, i pascoli toccano pascoli.',
      'Hai 15 steccati e 4 stalle. Un pascolo è un’area recintata tutt’intorno, bordo della fattoria compreso; ogni steccato deve chiuderne uno. Un pascolo può essere diviso in seguito.',
      'Una stalla sta su una casella senza stanza né campo, dentro o fuori da un pascolo.',
    ],
    house: [
      'Una stanza costa 5 del materiale della casa e 2 canne. Ristrutturare cambia tutte le stanze insieme, da legno ad argilla o da argilla a pietra, per 1 del nuovo materiale per stanza e 1 canna.',
      'Una famiglia ha al massimo cinque persone e di solito cresce solo se ci sono più stanze che persone. Un neonato agisce dal round successivo e nel raccolto del suo round mangia solo 1 cibo.',
    ],
    crops: [
      'Arare crea un campo. Seminare mette 1 grano su un campo vuoto e ne aggiunge 2, oppure 1 ortaggio e ne aggiunge 1. A ogni raccolto ogni campo dà 1 di ciò che porta.',
    ],
    animals: [
      'Un pascolo ospita 2 animali dello stesso tipo per casella; ogni stalla al suo interno raddoppia questo numero. Una stalla isolata ospita 1 animale, la casa 1.',
      'Gli animali senza posto vengono cucinati, se puoi, o restituiti. Puoi risistemarli in ogni momento.',
    ],
    harvest: [
      'Un raccolto ha tre passi: i campi danno frutto, la famiglia mangia, gli animali si riproducono.',
      'Ogni persona ha bisogno di 2 cibi, un neonato di 1. Grano e ortaggi valgono 1 cibo ciascuno; un focolare o una cucina rende di più con ortaggi e animali. Cuocere il pane rende di più con il grano, ma solo quando un’azione lo permette.',
      'Per ogni cibo che manca prendi un segnalino elemosina, che vale −3 punti.',
      'Poi ogni tipo di cui hai almeno 2 animali dà 1 cucciolo, se c’è posto.',
    ],
    buildings: ['Ogni grande miglioria è unica ed è offerta a tutti finché qualcuno la costruisce:'],
    cards: [
      'Con le carte in mano ognuno riceve all’inizio occupazioni e piccole migliorie. Un’occupazione si gioca con una lezione, una piccola miglioria dove uno spazio lo permette.',
      'Una carta dice quanto costa, che cosa devi già avere e che cosa fa. Toccala per leggerne il testo, in mano come sul tavolo.',
    ],
    terms: ['Che cosa significano le parole delle carte:'],
    scoring: [
      'Secondo la tabella: campi, pascoli, colture e animali, comprese le colture sui campi.',
      '−1 per ogni casella inutilizzata, 1 per ogni stalla recintata, 1 per ogni stanza d’argilla, 2 per ogni stanza di pietra, 3 per ogni persona, −3 per ogni segnalino elemosina; più i punti di migliorie e carte.',
    ],
  },
  points: (points) => signed(points),
  bonusCaption: 'Bonus per il numero di animali di un tipo',
  animals: 'Animali',
  gradeCaption: 'Quanti danno quanti punti',
  category: 'Categoria',
  stageCaption: 'Round e raccolti',
  stage: 'Periodo',
  rounds: 'Round',
  harvestAfter: 'Raccolto dopo il round',
};

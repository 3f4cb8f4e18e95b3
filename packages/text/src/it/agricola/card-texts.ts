import type { CardId } from '@furrow/agricola/cards/index';
import { spacesNamed } from './spaces-meant';

const MARKETS = spacesNamed(['sheep-market', 'pig-market', 'cattle-market'], 'o');
const FIELD_WORK = spacesNamed(['farmland', 'grain-seeds', 'grain-utilization', 'cultivation'], 'o');
const MEETING_PLACE = spacesNamed(['meeting-place'], 'o');

/** Of the Slaughterman and the Slaughterhouse. */
const AFTER_ALL_OTHERS = [
  'Nella fase di alimentazione nutri la famiglia dopo tutti gli altri giocatori.',
  'Ogni volta che un altro giocatore trasforma in cibo almeno 1 animale, prendi 1 cibo.',
];

/** The texts of cards that their declaration does not tell well enough, by id, in Italian. */
export const cardTexts: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'exchange-advertiser': [
    'Ogni volta che ricevi insieme almeno 3 risorse da costruzione, puoi scambiarne 1 con un’altra a scelta.',
  ],
  'shop-manager': [
    'Alla fine di ogni round ricevi 1 cibo per ogni gruppo di 5 risorse dello stesso tipo (legno, argilla, canne, pietra, grano o ortaggi) nella tua riserva.',
  ],
  'family-friendly-home': [
    'Ogni volta che costruisci una o più stanze e già prima avevi più stanze che familiari, prendi 1 cibo, poi puoi far crescere la famiglia, se hai una stanza libera.',
  ],
  homekeeper: [
    'Offre posto a 1 familiare in più se una tua stanza di argilla o di pietra è accanto sia a un campo sia a un pascolo.',
  ],
  'hayloft-barn': [
    'Quando la giochi, mettici sopra 4 cibi della riserva generale.',
    'Ogni volta che ottieni grano, prendi anche 1 cibo da questa carta; quando prendi l’ultimo, puoi far crescere la famiglia, anche senza una stanza libera.',
  ],
  'firewood-collector': [`Ogni volta che usi ${FIELD_WORK}, alla fine del turno prendi 1 legno.`],
  confidant: [
    'Quando la giochi, metti 1 cibo della tua riserva sullo spazio di ognuno dei prossimi 2, 3 o 4 round (di 1 solo, se non ne restano altri).',
    'All’inizio di quei round riprendi il cibo, e puoi seminare o costruire steccati.',
  ],
  'furniture-carpenter': [
    'Una volta per raccolto, se un giocatore qualsiasi possiede la Falegnameria, puoi pagare 2 cibi per prendere 1 punto bonus.',
  ],
  telegram: [
    'Quando la giochi, somma al round attuale 1 per ogni steccato nella tua riserva, e segna il round che ne risulta.',
    'In quel round, e solo allora, puoi piazzare anche 1 familiare della tua riserva, che poi vi ritorna.',
  ],
  bassinet: [
    `In ogni fase di lavoro puoi piazzare un familiare anche sul primo spazio azione usato da qualcuno, tra quelli che non accumulano beni, finché vi si trova 1 solo familiare (tranne ${MEETING_PLACE}).`,
  ],
  'lazy-sowman': [
    `Ogni volta che nel tuo turno potresti seminare con un’azione senza limiti e vi rinunci, puoi piazzare subito un altro familiare, anche su uno spazio azione occupato (tranne ${MEETING_PLACE}).`,
  ],
  'mummys-boy': [
    `Una volta per round, quando piazzi un familiare dopo i primi due, puoi metterlo sullo spazio azione del tuo secondo familiare e usare di nuovo quello spazio (tranne ${MEETING_PLACE}).`,
  ],
  'final-scenario': [
    'Puoi usare la carta del round 14 già prima che entri in gioco; gli altri giocatori devono aspettare quel round.',
  ],
  lasso: [`Puoi piazzare due familiari uno subito dopo l’altro, se almeno uno dei due usa ${MARKETS}.`],
  seatmate: [
    'Puoi usare la carta azione del round 13 anche se vi si trovano familiari dei giocatori seduti subito alla tua sinistra e alla tua destra, purché non vi sia nessun altro.',
  ],
  'seed-pellets': ['Ogni volta, prima di seminare con un’azione senza limiti, prendi 1 grano.'],
  'food-chest': ['Se giochi questa carta su «Grande Miglioria», prendi 4 cibi; altrimenti solo 2 cibi.'],
  credit: [
    'Quando la giochi, prendi 5 cibi.',
    'Alla fine di ogni round senza raccolto devi pagare 1 cibo. Se non ne hai, puoi trasformare beni in cibo; altrimenti prendi 1 segnalino elemosina.',
  ],
  'mud-patch': [
    'Quando la giochi, prendi 1 cinghiale.',
    'Ogni tua tessera campo vuota può ospitare 1 cinghiale.',
  ],
  'little-peasant': [
    'Quando la giochi, prendi 1 pietra.',
    `Finché vivi in una casa di legno con esattamente 2 stanze, per te nessuno spazio azione è occupato (tranne ${MEETING_PLACE}).`,
  ],
  'potato-ridger': [
    'Ogni volta che raccogli ortaggi e poi ne hai almeno 3, puoi scambiare 1 ortaggio con 6 cibi; se ne hai almeno 4, devi farlo.',
  ],
  'maintenance-premium': [
    'Quando la giochi, metti 3 cibi su questa carta: ne prendi 1 ogni volta che usi uno spazio che accumula legno.',
    'Ogni volta che ristrutturi la casa, riporta a 3 i cibi sulla carta.',
  ],
  'forest-school': [
    'Per te gli spazi «Lezioni» non sono mai occupati.',
    'Per ogni cibo che costa giocare un’occupazione puoi pagare invece 1 legno.',
  ],
  'sleeping-corner': [
    'Puoi usare anche gli spazi di crescita della famiglia su cui si trovano familiari di esattamente 1 altro giocatore (un genitore e il suo neonato contano come uno).',
  ],
  'head-of-the-family-2007': [
    'Puoi usare anche gli spazi in cui si costruiscono stanze o cresce la famiglia quando ci sono familiari di altri giocatori, ma nessuno dei tuoi.',
  ],
  'field-warden-2007': [
    'Puoi usare anche «1 Ortaggio», «Aratura» e «Aratura e/o Semina» quando ci sono familiari di altri giocatori, ma nessuno dei tuoi.',
  ],
  'crooked-plow-2007': [
    'Una volta nella partita, quando usi «Aratura», con questa carta puoi arare fino a 2 campi in più.',
    'Questa carta è un aratro: dei tuoi aratri e dell’Erpice puoi usarne uno solo alla volta.',
  ],
  'sleeping-corner-2007': [
    'Puoi usare anche gli spazi di crescita della famiglia quando ci sono familiari di altri giocatori, ma nessuno dei tuoi.',
  ],
  'work-certificate': [
    'Ogni volta dopo aver usato uno spazio azione, puoi prendere 1 risorsa da costruzione da uno spazio che accumula legno, argilla, canne o pietra e ne contiene almeno 4.',
  ],
  handcart: [
    'All’inizio di ogni fase di lavoro, puoi prendere 1 risorsa da costruzione da uno spazio che accumula beni e contiene almeno 6 legni, 5 argille, 4 canne o 4 pietre.',
  ],
  clutterer: [
    'Alla fine della partita prendi 1 punto bonus per ogni carta che hai giocato dopo questa e che parla di spazi che accumulano beni, per i loro beni o per nome (anche se l’hai passata).',
  ],
  housemaster: [
    'Alla fine della partita somma i punti stampati delle tue grandi migliorie, contando due volte il più basso: prendi 1, 2, 3 o 4 punti bonus per almeno 5, 7, 9 o 11.',
  ],
  weakling: [
    'Alla fine di ogni tuo turno prendi 1 ortaggio se all’inizio del turno c’era uno spazio che accumula beni con almeno 5 beni e non hai usato nessuno spazio così.',
  ],
  'estate-master': [
    'Appena non hai più caselle inutilizzate nella fattoria, e da allora per sempre, prendi 1 punto bonus per ogni ortaggio che raccogli.',
  ],
  silage: [
    'All’inizio di ogni fase di ritorno a casa non seguita da un raccolto, puoi pagare esattamente 1 grano, dalla tua riserva o da un campo, per far riprodurre un solo tipo dei tuoi animali (1 cucciolo, se ne hai almeno 2 e trova posto).',
  ],
  'reclamation-plow': [
    'Una sola volta nella partita: la prossima volta che usi uno spazio che accumula pecore, cinghiali o bovini e tutti gli animali presi trovano posto nella tua fattoria (nessuno viene cotto o restituito), dopo puoi arare 1 campo.',
    'Se per questo rinunci ad altri animali di quel tipo, decidi tu se vale.',
  ],
  'special-food': [
    'Una sola volta nella partita: la prossima volta che usi uno spazio che accumula pecore, cinghiali o bovini e tutti gli animali presi trovano posto nella tua fattoria (nessuno viene cotto o restituito), prendi 1 punto bonus per ognuno di essi.',
    'Se per questo rinunci ad altri animali di quel tipo, decidi tu se vale.',
  ],
  'social-climber-2007': [
    'Ogni volta che hai ristrutturato in casa di argilla o di pietra, prendi pietra: 3 se nessun altro vive in una casa simile o migliore, 2 se un solo altro giocatore, 1 se due altri.',
  ],
  'church-warden-2007': [
    'Quando la giochi, prendi legno: 4 fino al round 5, 3 nei round 6-8, 2 nei round 9-11, 1 nel round 12 o 13.',
    'Alla fine del round 14, ogni giocatore (anche tu) che in quel round ha piazzato almeno 5 familiari prende 3 punti bonus.',
  ],
  'midwife-2007': [
    'Ogni volta che la famiglia di un altro giocatore è cresciuta, prendi 1 cibo se ora conta esattamente 1 familiare più della tua, o 2 cibi se ne conta almeno 2 in più.',
  ],
  'flagon-2007': [
    'Quando la giochi, se qualcuno ha già costruito il Pozzo, prendi 4 cibi e ogni altro giocatore prende 1 cibo.',
    'Ogni volta che un giocatore (anche tu) costruisce il Pozzo o il Pozzo del Villaggio, prendi 4 cibi e ogni altro giocatore prende 1 cibo.',
  ],
  'farm-steward-2007': [
    'La prossima volta che la tua famiglia cresce mentre vivi in una casa di argilla o di pietra, non ti serve una stanza libera (una sola volta).',
  ],
  'water-mill-2007': [
    'Alla fine della fase dei campi di ogni raccolto, puoi pagare 1 grano per prendere 3 cibi.',
    'Anche ogni altro giocatore può farlo allora, ma deve darti 1 di quei cibi.',
  ],
  'chamberlain-2007': [
    'Dal round 11 in poi, solo tu puoi usare le carte round che non sono ancora sul tabellone.',
  ],
  'net-fisherman-2007': [
    `Se in questo round hai ottenuto canne da uno spazio azione, all’inizio della fase di ritorno a casa puoi prendere tutto il cibo che si trova su ${spacesNamed(['fishing'], 'o')}.`,
  ],
  'pieceworker-2007': [
    'Ogni volta che ottieni legno, argilla, canne, pietra o grano da uno spazio azione, puoi pagare 1 cibo per prenderne 1 in più; se i tipi sono più d’uno, 1 in più di ciascuno.',
    'Ogni volta che ottieni ortaggi da uno spazio azione, puoi pagare 2 cibi per prenderne 1 in più.',
  ],
  'giant-pumpkin-2007': [
    'Quando la giochi, devi metterci 1 ortaggio della tua riserva.',
    'In qualsiasi momento puoi trasformare questo ortaggio in cibo, come uno della tua riserva.',
    'Alla fine della partita dà 2 punti bonus se l’ortaggio è ancora qui (non conta come ortaggio).',
  ],
  'pumpkin-seed-oil-2007': [
    'In qualsiasi momento, ma al massimo una volta per round e 3 volte nella partita, puoi mettere 1 ortaggio della tua riserva su questa carta e prendere 3 cibi.',
    'Alla fine della partita gli ortaggi su questa carta contano come quelli della tua riserva.',
  ],
  'traveling-salesman-2007': [
    'Ogni volta che uno spazio azione ti permette di giocare una piccola miglioria, puoi invece costruire 1 grande miglioria.',
    'Ogni volta che uno spazio azione ti permette una grande o piccola miglioria, puoi invece giocare fino a 2 piccole migliorie dalla mano.',
  ],
  'reed-hut-2007': [
    'Quando la giochi, un familiare della tua riserva vi si trasferisce, anche senza una stanza libera; se la famiglia è completa, non puoi giocare questa carta.',
    'Questo familiare può lavorare dal prossimo round e va nutrito come gli altri, ma alla fine della partita non vale punti.',
  ],
  'pelts-2007': [
    'Ogni volta che trasformi animali in cibo, puoi mettere su questa carta 1 cibo della tua riserva per ognuno di essi, ma mai più cibi in tutto di quante stanze hai.',
    'Alla fine della partita dà 1 punto bonus per ogni cibo su questa carta.',
  ],
  'acrobat-2007': [
    `Se un tuo familiare ha preso il cibo degli attori girovaghi, alla fine della fase di lavoro puoi spostarlo su ${spacesNamed(['grain', 'plow', 'plow-sow'], 'o')}, se lo spazio è libero, e usarlo.`,
  ],
  'countryman-2007': [
    `Alla fine di ogni fase di lavoro puoi spostare un tuo familiare da ${spacesNamed(['grain', 'vegetable'], 'o')} a ${spacesNamed(['sow-bake', 'plow-sow'], 'o')}, se lo spazio è libero, e usarlo.`,
  ],
  'basin-maker-2007': [
    'Ogni volta che trasformi cinghiali in cibo, puoi mettere su questa carta fino a 2 legni della tua riserva per ognuno di essi.',
    'Alla fine della partita dà 1 punto bonus per ogni legno su questa carta, tranne il 1º, il 4º, il 7º e il 10º.',
  ],
  'taxidermist-2007': [
    'Ogni volta che trasformi animali in cibo, metti su questa carta 1 animale di ciascuna specie che non vi si trova ancora (al massimo 1 pecora, 1 cinghiale e 1 bovino).',
    'Alla fine della partita gli animali su questa carta contano come quelli della tua fattoria.',
  ],
  'family-portrait-2007': [
    'Quando la giochi, devi pagare 2 cibi per ogni tuo familiare; ricevi 4 punti bonus in tutto.',
  ],
  'layabout-2007': [
    'Non partecipi al prossimo raccolto: non raccogli dai campi, la famiglia non va nutrita e i tuoi animali non si riproducono.',
  ],
  'taster-2007': [
    'All’inizio di ogni fase di lavoro, se un altro giocatore è il primo giocatore, puoi dargli 1 cibo per piazzare un familiare prima di tutti. Poi il primo giocatore comincia come al solito.',
  ],
  'spit-roast-2007': [
    'Nella fase di alimentazione di ogni raccolto prendi 1 cibo subito dopo aver trasformato in cibo il primo animale.',
  ],
  'slaughterman-2007': AFTER_ALL_OTHERS,
  'slaughterhouse-2007': AFTER_ALL_OTHERS,
  'dance-instructor-2007': [
    'Prima di pagare per giocare questa carta, ricevi 4 cibi.',
    'Subito dopo averla giocata, puoi riprenderla in mano.',
  ],
  'broom-2007': [
    'Quando la giochi, tutte le altre piccole migliorie della tua mano escono dal gioco e ne peschi 7 nuove; poi puoi giocare 1 piccola miglioria.',
  ],
  'juggler-2007': [
    'Ogni volta che hai preso il cibo degli Attori Girovaghi su uno spazio azione, puoi prenderne altrettanto. Se lo fai, devi dare 1 cibo al proprietario di ognuna di queste carte di altri giocatori: Mago, Prestigiatore, Musicista di Strada, Burattinaio, Acrobata, Ballerino, Addestratore e Cantastorie.',
  ],
  'spinney-2007': ['Ogni volta che un altro giocatore usa «3 Legni», deve darti 1 dei legni che prende.'],
  'fisherman-2007': [
    'Ogni volta dopo aver usato «Pesca», puoi prendere altrettanto cibo quanto ne hai preso lì. Se lo fai, devi dare 1 cibo al proprietario di ognuna di queste carte di altri giocatori: Canna da Pesca, Zattera, Canoa, Nassa e Guadino.',
  ],
  'wood-carver-2007': [
    'In ogni round paghi 1 legno in meno per una di queste cose: una miglioria, una stanza della tua casa di legno, una stalla o uno steccato.',
  ],
};

import type { OptionPhrases } from '../../agricola/phrases';
import { list } from '../grammar';
import { drawnOptions } from './drawn';
import { handOptions } from './hands';
import { food } from './nouns';
import { spaceNames } from './space-names';

/** The options, in Italian. */
export const options: OptionPhrases = {
  titles: {
    ...handOptions.titles,
    ...drawnOptions,
    edition: {
      title: 'Edizione',
      about:
        'Si gioca con il tabellone e le regole dell’edizione riveduta (da 1 a 4 giocatori) o di quella del 2007 (da 1 a 5).',
    },
    mode: {
      title: 'Modalità',
      about:
        'Ogni edizione ha un tabellone per giocare senza carte in mano (introduttiva o per famiglie) e uno per giocare con le carte (base o completa).',
      whyIdle: 'Senza carte in mano gli spazi destinati alle carte non servono a nulla.',
    },
    decks: {
      title: 'Mazzi di carte',
      about:
        'Da quali mazzi si distribuiscono le carte, fino a 7 occupazioni e 7 piccole migliorie a testa: A e B nell’edizione rivista (partita base), ai quali si possono aggiungere le 20 carte del mazzo L, E, I, K e Z in quella del 2007 (partita completa).',
    },
    'side-job': {
      title: spaceNames['side-job'],
      about:
        'Con 2, 3 o 4 giocatori c’è uno spazio azione in più: 1 stalla per 1 legno e/o cottura del pane.',
    },
    'extra-tile': {
      title: 'Tessera aggiuntiva',
      about:
        'C’è una tessera con altri spazi azione (4 con 2 giocatori, 2 con 3 o 4 giocatori), di cui a ogni round si può usare uno solo.',
    },
    'extra-copse': {
      title: `${spaceNames.copse} in più`,
      about: `Con 2 giocatori c’è anche lo spazio azione «${spaceNames.copse}», che a ogni round riceve 1 legno.`,
    },
    'reed-extra': {
      title: 'Canna con legno e pietra',
      about: `Con 5 giocatori lo spazio azione «${spaceNames['5-reed']}» dà ogni volta anche 1 legno e 1 pietra.`,
    },
    seasons: {
      title: 'Attraverso le stagioni',
      about:
        'A ogni round cambia la stagione, che modifica le regole e offre uno spazio azione tutto suo; qui scegli la prima.',
    },
    'house-before-cooking': {
      title: 'Prima ospitare, poi cuocere',
      about: 'Gli animali appena presi devono trovare posto nella fattoria prima di poter diventare cibo.',
    },
    'one-pasture-per-type': {
      title: 'Un pascolo per tipo',
      about:
        'Ogni tipo di animale può stare al massimo in un pascolo, oltre che in casa e nelle stalle isolate.',
    },
    'leave-unusable-animals': {
      title: 'Animali che restano',
      about:
        'Da uno spazio azione prendi solo gli animali che puoi ospitare o cuocere; gli altri restano lì.',
    },
    'open-pastures': {
      title: 'Pascoli aperti',
      about: 'Puoi costruire steccati anche senza chiudere un pascolo; finché è aperto, non è un pascolo.',
    },
    'free-pasture-placement': {
      title: 'Pascoli separati',
      about: 'Un nuovo pascolo può stare ovunque, anche lontano dagli altri.',
    },
    'reverse-second-person': {
      title: 'Secondo familiare in ordine inverso',
      about: 'Tutti iniziano con 3 cibi, e nel round 1 il secondo familiare si piazza in ordine inverso.',
    },
    'strict-adjacency': {
      title: 'Adiacenza rigorosa',
      about: 'Ogni stanza, campo, stalla o pascolo deve stare accanto a qualcosa che è già nella fattoria.',
    },
    'team-play': {
      title: 'Gioco a squadre',
      about:
        'I posti 1 e 3 giocano contro i posti 2 e 4. I compagni possono costruire l’uno per l’altro e scambiarsi beni; qui scegli come si contano i punti (4 giocatori).',
    },
    'free-order': {
      title: 'Ordine libero delle carte',
      about: 'In solitario scegli tu in quale ordine entrano in gioco le carte round di ogni periodo.',
    },
    'solo-food': {
      title: 'Cibo iniziale',
      about: 'In solitario, con quanto cibo inizi, come in una campagna.',
    },
    'starting-player': {
      title: 'Primo giocatore',
      about: 'Tra chi si sorteggia il primo giocatore: un giocatore, o più di uno (da 2 a 5 giocatori).',
    },
    'extra-food': {
      title: 'Cibo in più',
      about: 'Chi inizia con 1 cibo in più: un giocatore, o più di uno (da 2 a 5 giocatori).',
    },
    'kept-occupations': {
      title: 'Occupazioni conservate',
      about:
        'Quali occupazioni di un’altra partita sono in gioco fin dall’inizio, e davanti a chi, come in una campagna (con le carte in mano).',
    },
  },
  values: {
    ...handOptions.values,
    edition: { revised: 'edizione riveduta', '2007': 'edizione del 2007' },
    mode: {
      beginner: 'partita introduttiva, senza carte in mano',
      base: 'partita base, con gli spazi per le carte',
      family: 'partita per famiglie, senza carte in mano',
      full: 'partita completa, con gli spazi per le carte',
    },
    decks: { none: 'nessuna carta in mano' },
    seasons: {
      off: 'senza stagioni',
      winter: 'si inizia in inverno',
      spring: 'si inizia in primavera',
      summer: 'si inizia in estate',
      autumn: 'si inizia in autunno',
    },
    'team-play': {
      off: 'senza squadre',
      'lower-per-category': 'a squadre; di ogni categoria conta il risultato più basso',
      'product-of-totals': 'a squadre; i punti dei due compagni si moltiplicano',
    },
    'starting-player': { anyone: 'sorteggiato tra tutti' },
    'extra-food': { nobody: 'nessuno' },
    'kept-occupations': { none: 'nessuno ne ha' },
  },
  on: 'sì',
  off: 'no',
  numbers: {
    ...handOptions.numbers,
    'solo-food': (count) => food(count),
  },
  lists: { decks: (decks) => (decks.length === 1 ? `mazzo ${decks[0]}` : `mazzi ${list(decks)}`) },
  seats: { 'starting-player': (names) => list(names, 'o'), 'extra-food': (names) => list(names) },
};

import type { OptionPhrases } from '../../agricola/phrases';
import { spaceNames } from './spaces';

/** The options, in Italian. */
export const options: OptionPhrases = {
  titles: {
    edition: {
      title: 'Edizione',
      about:
        'Si gioca con il tabellone e le regole dell’edizione riveduta (da 1 a 4 giocatori) o di quella del 2007 (da 1 a 5).',
    },
    mode: {
      title: 'Modalità',
      about:
        'Il tabellone ha gli spazi azione delle partite senza carte in mano (introduttiva nell’edizione riveduta, per famiglie in quella del 2007) o di quelle con le carte (base, completa); le carte non vengono distribuite.',
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
    'free-order': {
      title: 'Ordine libero delle carte',
      about: 'In solitario scegli tu in quale ordine entrano in gioco le carte round di ogni periodo.',
    },
  },
  values: {
    edition: { revised: 'edizione riveduta', '2007': 'edizione del 2007' },
    mode: {
      beginner: 'partita introduttiva, senza carte in mano',
      base: 'partita base, con gli spazi per le carte',
      family: 'partita per famiglie, senza carte in mano',
      full: 'partita completa, con gli spazi per le carte',
    },
    seasons: {
      off: 'senza stagioni',
      winter: 'si inizia in inverno',
      spring: 'si inizia in primavera',
      summer: 'si inizia in estate',
      autumn: 'si inizia in autunno',
    },
  },
  on: 'sì',
  off: 'no',
};

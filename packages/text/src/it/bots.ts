import type { BotPhrases } from '../bots';

/** The bots, in Italian. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'principiante',
    about: 'Sogna un po’ e sbaglia spesso: buona compagnia per la prima partita.',
  },
  'level-2': {
    title: 'giocatore occasionale',
    ofWoman: 'giocatrice occasionale',
    about: 'Preferisce chiacchierare che contare, e fa ancora errori evidenti.',
  },
  'level-3': {
    title: 'giocatore esperto',
    ofWoman: 'giocatrice esperta',
    about: 'Mantiene la calma, si guarda intorno con cura e sbaglia solo ogni tanto.',
  },
  'level-4': {
    title: 'giocatore forte',
    ofWoman: 'giocatrice forte',
    about: 'Conta ogni chicco, pensa in anticipo e non fa errori di distrazione.',
  },
  'level-5': {
    title: 'maestro',
    ofWoman: 'maestra',
    about: 'Ha visto più raccolti di chiunque: pensa più a lungo, vede più lontano e non regala niente.',
  },
  random: { title: 'puro caso', about: 'Fa una qualsiasi mossa permessa, senza pensare.' },
  greedy: { title: 'giocatore miope', about: 'Sceglie il turno che gli conviene di più e non guarda oltre.' },
  search: {
    title: 'pensatore',
    about: 'Pensa in anticipo, quanto dici dopo il suo nome: search@2000 o search@300ms.',
  },
  'search-linear': {
    title: 'pensatore semplice',
    about: 'Pensa in anticipo come il pensatore, ma giudica senza una rete addestrata.',
  },
  grabber: { title: 'accaparratore', about: 'Prende legno, argilla, canne e pietra prima degli altri.' },
  grower: { title: 'capofamiglia', about: 'Vuole stanze e figli prima di ogni altra cosa.' },
  fencer: { title: 'allevatore', about: 'Recinta presto i pascoli e li riempie di animali.' },
  baker: { title: 'fornaio', about: 'Vive di grano: ara, semina e cuoce il pane.' },
};

import type { BotPhrases } from '../bots';

/** The bots, in Italian. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'principiante',
    about: 'Pensa pochissimo e sbaglia spesso: va bene per la prima partita.',
  },
  'level-2': { title: 'giocatore occasionale', about: 'Pensa un poco e fa ancora errori evidenti.' },
  'level-3': { title: 'giocatore esperto', about: 'Si guarda intorno con cura e sbaglia solo ogni tanto.' },
  'level-4': { title: 'giocatore forte', about: 'Pensa in anticipo e non fa errori di distrazione.' },
  'level-5': {
    title: 'maestro',
    about: 'Pensa più a lungo e più lontano di tutti: è l’avversario più forte.',
  },
  random: { title: 'puro caso', about: 'Fa una qualsiasi mossa permessa, senza pensare.' },
  greedy: { title: 'giocatore miope', about: 'Sceglie il turno che gli conviene di più e non guarda oltre.' },
  search: {
    title: 'pensatore',
    about: 'Pensa in anticipo, quanto dici dopo il suo nome: search@2000 o search@300ms.',
  },
};

import type { FarmWords } from './farm-words';

export const it = {
  pasture: 'pascolo',
  trough: 'mangiatoia',
  stable: 'stalla',
  people: (count) => (count === 1 ? '1 persona' : `${count} persone`),
  newborns: (count) => (count === 1 ? '1 neonato' : `${count} neonati`),
  begging: (count) => (count === 1 ? '1 segnalino mendicità' : `${count} segnalini mendicità`),
  waiting: (animals) => `senza posto: ${animals}`,
  onCard: (card, goods) => `${card}: ${goods}`,
  takeAnimal: (animals, cell) => `${animals} in ${cell}: spostane uno`,
  putAnimal: (place) => `mettilo qui: ${place}`,
  putOutside: 'mettilo fuori dalla fattoria',
  comeBack: (animals) => `${animals} fuori: riprendine uno`,
  plan: {
    open: 'Pianifica',
    title: 'Tavola di progetto',
    about:
      'Le tue note private: una copia della tua fattoria su cui disegnare. Nessuna regola viene controllata e nella partita non accade nulla.',
    marks: {
      room: 'Stanza',
      field: 'Campo',
      stable: 'Stalla',
      stall: 'Stabbio',
      trough: 'Mangiatoia',
      empty: 'Vuoto',
    },
    times: (mark, count) => `${mark} × ${count}`,
    clear: 'Cancella tutte le note',
    fences: (count) => (count === 1 ? '1 nuovo steccato' : `${count} nuovi steccati`),
    nothing: 'Tocca le caselle per segnarle e i bordi per disegnare steccati.',
    edge: (name) => `Bordo ${name}`,
  },
} satisfies FarmWords;

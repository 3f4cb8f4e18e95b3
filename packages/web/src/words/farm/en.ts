import type { FarmWords } from './farm-words';

export const en = {
  pasture: 'pasture',
  trough: 'trough',
  stable: 'stable',
  people: (count) => (count === 1 ? '1 person' : `${count} people`),
  newborns: (count) => (count === 1 ? '1 newborn' : `${count} newborns`),
  begging: (count) => (count === 1 ? '1 begging marker' : `${count} begging markers`),
  waiting: (animals) => `no room for ${animals}`,
  onCard: (card, goods) => `${card}: ${goods}`,
  takeAnimal: (animals, cell) => `${animals} at ${cell}: move one`,
  putAnimal: (place) => `move it here: ${place}`,
  putOutside: 'move it off the farm',
  comeBack: (animals) => `${animals} off the farm: bring one back`,
  plan: {
    open: 'Plan',
    title: 'Planning board',
    about:
      'Your private notes: a copy of your farm to draw on. No rule is checked and nothing happens in the game.',
    marks: {
      room: 'Room',
      field: 'Field',
      stable: 'Stable',
      stall: 'Stall',
      trough: 'Trough',
      empty: 'Empty',
    },
    times: (mark, count) => `${mark} × ${count}`,
    clear: 'Clear all notes',
    fences: (count) => (count === 1 ? '1 new fence' : `${count} new fences`),
    nothing: 'Tap cells to mark them and edges to draw fences.',
    edge: (name) => `Edge ${name}`,
  },
} satisfies FarmWords;

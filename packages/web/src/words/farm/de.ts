import type { FarmWords } from './farm-words';

export const de = {
  pasture: 'Weide',
  trough: 'Futtertrog',
  stable: 'Stall',
  people: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  newborns: (count) => (count === 1 ? '1 Neugeborenes' : `${count} Neugeborene`),
  begging: (count) => (count === 1 ? '1 Bettelmarke' : `${count} Bettelmarken`),
  waiting: (animals) => `ohne Platz: ${animals}`,
  onCard: (card, goods) => `${card}: ${goods}`,
  takeAnimal: (animals, cell) => `${animals} auf ${cell}: eines umstellen`,
  putAnimal: (place) => `hierher stellen: ${place}`,
  putOutside: 'vom Hof geben',
  comeBack: (animals) => `${animals} draußen: eines zurücknehmen`,
  plan: {
    open: 'Planen',
    title: 'Planungstafel',
    about:
      'Ihre privaten Notizen: eine Kopie Ihres Hofes zum Zeichnen. Keine Regel wird geprüft, im Spiel geschieht nichts.',
    marks: {
      room: 'Raum',
      field: 'Acker',
      stable: 'Stall',
      stall: 'Stall',
      trough: 'Futtertrog',
      empty: 'Leer',
    },
    times: (mark, count) => `${mark} × ${count}`,
    clear: 'Alle Notizen löschen',
    fences: (count) => (count === 1 ? '1 neuer Zaun' : `${count} neue Zäune`),
    nothing: 'Felder antippen, um sie zu markieren, Kanten, um Zäune zu zeichnen.',
    edge: (name) => `Kante ${name}`,
  },
} satisfies FarmWords;

import type { FarmWords } from './farm-words';

export const fr = {
  pasture: 'pâturage',
  trough: 'mangeoire',
  stable: 'étable',
  people: (count) => (count < 2 ? `${count} personne` : `${count} personnes`),
  newborns: (count) => (count < 2 ? `${count} nouveau-né` : `${count} nouveau-nés`),
  begging: (count) => (count < 2 ? `${count} carte Mendicité` : `${count} cartes Mendicité`),
  waiting: (animals) => `sans place : ${animals}`,
  onCard: (card, goods) => `${card} : ${goods}`,
  takeAnimal: (animals, cell) => `${animals} en ${cell} : en déplacer un`,
  putAnimal: (place) => `le placer ici : ${place}`,
  putOutside: 'le placer hors de la ferme',
  comeBack: (animals) => `${animals} dehors : en reprendre un`,
  plan: {
    open: 'Plan',
    title: 'Plan de travail',
    about:
      'Vos notes privées : une copie de votre ferme à dessiner. Aucune règle n’est vérifiée et rien ne se passe dans la partie.',
    marks: {
      room: 'Pièce',
      field: 'Champ',
      stable: 'Étable',
      stall: 'Étable',
      trough: 'Mangeoire',
      empty: 'Vide',
    },
    times: (mark, count) => `${mark} × ${count}`,
    clear: 'Effacer toutes les notes',
    fences: (count) => (count < 2 ? `${count} nouvelle clôture` : `${count} nouvelles clôtures`),
    nothing: 'Touchez les cases pour les marquer et les bords pour dessiner des clôtures.',
    edge: (name) => `Bord ${name}`,
  },
} satisfies FarmWords;

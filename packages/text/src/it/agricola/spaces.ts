import { LESSONS } from '@furrow/agricola/cards/listener';
import { list } from '../grammar';

/** The names of the action spaces of both editions, by id, in Italian. */
export const spaceNames: Readonly<Record<string, string>> = {
  'farm-expansion': 'Ampliamento della Fattoria',
  'meeting-place': 'Punto d’Incontro',
  'grain-seeds': 'Semi di Grano',
  farmland: 'Terreno Coltivabile',
  lessons: 'Lezioni',
  'day-laborer': 'Bracciante',
  forest: 'Foresta',
  'clay-pit': 'Cava d’Argilla',
  'reed-bank': 'Canneto',
  fishing: 'Pesca',

  'major-improvement': 'Grande Miglioria',
  fencing: 'Steccati',
  'grain-utilization': 'Utilizzo del Grano',
  'sheep-market': 'Mercato delle Pecore',
  'basic-wish': 'Desiderio Basilare di Maternità',
  'house-redevelopment': 'Ristrutturazione della Casa',
  'western-quarry': 'Cava Occidentale',
  'vegetable-seeds': 'Semi di Ortaggi',
  'pig-market': 'Mercato dei Maiali',
  'cattle-market': 'Mercato dei Bovini',
  'eastern-quarry': 'Cava Orientale',
  'urgent-wish': 'Desiderio Urgente di Maternità',
  cultivation: 'Coltivazione',
  'farm-redevelopment': 'Ristrutturazione della Fattoria',

  copse: 'Bosco Ceduo',
  grove: 'Boschetto',
  hollow: 'Fossa d’Argilla',
  'resource-market': 'Mercato delle Risorse',
  'lessons-3': 'Lezioni (3 giocatori)',
  'lessons-4': 'Lezioni (4 giocatori)',
  'traveling-players': 'Attori Girovaghi',
  'side-job': 'Lavoro Secondario',
  'animal-market': 'Mercato degli Animali',
  'modest-wish': 'Desiderio Modesto di Maternità',

  marketplace: 'Piazza del Mercato',

  'winter-action': 'Azione Invernale',
  'spring-action': 'Azione Primaverile',
  'summer-action': 'Azione Estiva',
  'autumn-action': 'Azione Autunnale',

  'start-storehouse': 'Primo Giocatore e Magazzino',
  'start-minor': 'Primo Giocatore e Piccola Miglioria',
  grain: '1 Grano',
  plow: 'Aratura',
  'stable-bake': '1 Stalla e/o Cottura del Pane',
  occupation: '1 Occupazione',
  'wood-3': '3 Legni',
  'clay-1': '1 Argilla',
  'reed-1': '1 Canna',

  'sow-bake': 'Semina e/o Cottura del Pane',
  improvement: '1 Miglioria Grande o Piccola',
  sheep: '1 Pecora',
  fences: 'Steccati',
  'stone-2': '1 Pietra (periodo 2)',
  'renovate-improve': 'Ristrutturazione, poi Miglioria',
  'growth-minor': 'Crescita della Famiglia, poi Piccola Miglioria',
  vegetable: '1 Ortaggio',
  boar: '1 Cinghiale',
  'stone-4': '1 Pietra (periodo 4)',
  cattle: '1 Bovino',
  'plow-sow': 'Aratura e/o Semina',
  'growth-no-room': 'Crescita della Famiglia senza Stanza Libera',
  'renovate-fences': 'Ristrutturazione, poi Steccati',

  '3-clay': '1 Argilla (3 giocatori)',
  '3-wood': '2 Legni',
  '3-resource': '1 Risorsa da Costruzione',
  '3-resources': '2 Risorse da Costruzione',
  '3-occupation': '1 Occupazione (3 giocatori)',

  '4-wood-1': '1 Legno',
  '4-wood-2': '2 Legni',
  '4-clay': '2 Argille',
  '4-reed-stone-food': '1 Canna, 1 Pietra e 1 Cibo',
  '4-resources': '2 Risorse da Costruzione',
  '4-occupation': '1 Occupazione (4 giocatori)',

  '5-wood': '4 Legni',
  '5-clay': '3 Argille',
  '5-reed': '1 Canna (5 giocatori)',
  '5-livestock': 'Bestiame',
  '5-room-or-players': '1 Stanza o Attori Girovaghi',
  '5-resources-or-growth': '2 Risorse da Costruzione o Crescita della Famiglia',
  '5-occupation-or-growth': '1 Occupazione o Crescita della Famiglia',
};

/** Spaces by id in a row; those for lessons are one: `«Foresta» o «Canneto»`. */
export function spacesText(ids: readonly string[], last: 'e' | 'o'): string {
  const [first, ...twins] = LESSONS;
  const named = ids.includes(first) ? ids.filter((id) => !twins.some((twin) => twin === id)) : ids;
  return list(
    named.map((id) => `«${spaceNames[id]}»`),
    last,
  );
}

import type { Condition, Counted, Quantity } from '@furrow/agricola/cards/quantity';
import { ANIMALS, type Good } from '@furrow/agricola/goods';
import { findMajor } from '@furrow/agricola/majors';
import { HOUSES } from '@furrow/agricola/variant';
import { list } from '../grammar';
import { bare, quantityPhrase } from './counted';
import { MATERIALS, theMajor } from './nouns';
import { SEASON_NAMES } from './seasons';
import { spacesNamed } from './spaces-meant';

type Range = { readonly of: Quantity; readonly atLeast?: number; readonly atMost?: number };
type Comparison = Extract<Condition, { than: Quantity }>;

/** Conditions that only single cards have, by name: behind "if", and as a prerequisite. */
const CUSTOM: Readonly<Record<string, readonly [condition: string, prerequisite: string]>> = {
  'work-phase': ['è in corso la fase di lavoro', 'la fase di lavoro in corso'],
  'my-turn': ['è il tuo turno', 'il tuo turno'],
  'last-on-market': [
    'il familiare piazzato per ultimo è su un mercato degli animali',
    'il familiare piazzato per ultimo su un mercato degli animali',
  ],
};

/** How many there must be: `almeno 2 stanze`, `esattamente 2 stanze`, `da 2 a 4 stanze`, `nessuna stanza`. */
export function range({ atLeast = 0, atMost }: Omit<Range, 'of'>, some: (n: number) => string): string {
  if (atMost === 0) return some(0);
  if (atMost === undefined) return `almeno ${some(atLeast)}`;
  if (atLeast === atMost) return `esattamente ${some(atMost)}`;
  return atLeast === 0 ? `al massimo ${some(atMost)}` : `da ${atLeast} a ${some(atMost)}`;
}

function isAnimal(good: Good): boolean {
  return (ANIMALS as readonly Good[]).includes(good);
}

function isCounted(quantity: Quantity, what: Counted): boolean {
  return quantity.count === what;
}

/** Which round it must be, behind `se`. */
function roundText({ atLeast = 0, atMost }: Range): string {
  if (atMost === undefined) return `è già arrivato il round ${atLeast}`;
  if (atLeast === atMost) return `è il round ${atMost}`;
  return atLeast === 0
    ? `non è ancora passato il round ${atMost}`
    : `è uno dei round da ${atLeast} a ${atMost}`;
}

/** A verb for so many things, or for none: `restano`, `resta`, `non resta`. */
function verb({ atLeast = 0, atMost = atLeast }: Range, one: string, many: string): string {
  if (atMost === 0) return `non ${one}`;
  return atMost === 1 ? one : many;
}

/** What is there, not what a player has. */
const THERE: readonly Quantity['count'][] = ['players', 'completedHarvests', 'laid', 'lying'];

/** Which of the player's people it must be. */
function personText({ atLeast, atMost }: Range): string {
  const which = `il tuo ${atLeast ?? atMost ?? 1}º familiare del round`;
  if (atLeast === atMost) return `è ${which}`;
  return atMost === undefined ? `è almeno ${which}` : `è al massimo ${which}`;
}

/** What must be there, with the verb that it takes. */
function rangeText(condition: Range): string {
  const { of } = condition;
  if (of.count === 'round') return roundText(condition);
  if (of.count === 'person') return personText(condition);
  if (of.count === 'roundsLeft')
    return `${verb(condition, 'resta', 'restano')} ${range(condition, (n) => (n === 0 ? 'nessun round' : `${n} round`))}`;
  const text = range(condition, (n) => quantityPhrase(of).some(n));
  if (THERE.includes(of.count)) return `${verb(condition, 'c’è', 'ci sono')} ${text}`;
  return `${verb(condition, 'hai', 'hai')} ${text}`;
}

/** More of one than of the other: `hai più stanze che familiari`. */
function comparison({ of, than, more }: Comparison): string {
  const [a, b] = [bare(of, 2), bare(than, 2)];
  if (more === 0) return `il numero di ${a} non è inferiore a quello di ${b}`;
  return more === 1 ? `hai più ${a} che ${b}` : `hai almeno ${more} ${a} in più che ${b}`;
}

/** Whether two quantities must be equal: each is at least as much as the other. */
function equals(all: readonly Condition[]): readonly [Quantity, Quantity] | undefined {
  const [one, other] = all;
  if (all.length !== 2 || !('than' in one) || !('than' in other)) return undefined;
  return one.more === 0 && other.more === 0 ? [one.of, one.than] : undefined;
}

function allText(all: readonly Condition[], say: (condition: Condition) => string): string {
  const same = equals(all);
  if (same === undefined) return list(all.map(say));
  if (same.some((one) => isCounted(one, 'laid')) && same.some((one) => isCounted(one, 'round')))
    return 'è il round segnato da questa carta';
  return `il numero di ${bare(same[0], 2)} è pari a quello di ${bare(same[1], 2)}`;
}

/** The material of a house: `legno o argilla`. */
function materials(house: readonly (typeof HOUSES)[number][]): string {
  return list(
    house.map((one) => MATERIALS[HOUSES.indexOf(one)]),
    'o',
  );
}

/** Major improvements by id, with their articles. */
function majorsText(ids: readonly string[], how: 'all' | 'any'): string {
  const names = ids.map((id) => theMajor(findMajor(id)?.number ?? -1));
  return list(names, how === 'all' ? 'e' : 'o');
}

/** A condition behind `se`, in Italian. */
export function condition(of: Condition): string {
  if ('of' in of) return 'than' in of ? comparison(of) : rangeText(of);
  if ('house' in of) return `vivi in una casa di ${materials(of.house)}`;
  if ('owns' in of)
    return `${of.who === 'anyone' ? 'un giocatore qualsiasi possiede' : 'possiedi'} ${majorsText(of.owns, of.how)}`;
  if ('delivered' in of) return 'questa carta è attesa nel round attuale';
  if ('occupied' in of)
    return `${spacesNamed(of.occupied, 'e')} ${of.occupied.length === 1 ? 'è occupato' : 'sono occupati'}`;
  if ('ownPersonOn' in of) return `hai un familiare su ${spacesNamed([of.ownPersonOn], 'e')}`;
  if ('season' in of) return `è ${SEASON_NAMES[of.season]}`;
  if ('all' in of) return allText(of.all, condition);
  if ('not' in of) return negation(of.not);
  return CUSTOM[of.custom][0];
}

/** That something does not hold. */
function negation(of: Condition): string {
  if ('of' in of && !('than' in of)) {
    const { atLeast, atMost } = of;
    if (atMost === undefined && atLeast !== undefined) return rangeText({ of: of.of, atMost: atLeast - 1 });
    if (atMost !== undefined && atLeast === undefined) return rangeText({ of: of.of, atLeast: atMost + 1 });
  }
  const text = condition(of);
  if ('house' in of) return text.replace('vivi', 'non vivi più');
  if ('occupied' in of && of.occupied.length === 1) return text.replace('è occupato', 'non è occupato');
  return text.startsWith('non ') ? text.slice('non '.length) : `non è vero che ${text}`;
}

/** Which round it must be, as a prerequisite. */
function roundNeeded({ atLeast = 0, atMost }: Range): string {
  if (atMost === undefined) return `round ${atLeast} o successivo`;
  if (atLeast === atMost) return `round ${atMost}`;
  return atLeast === 0 ? `round ${atMost} o precedente` : `round da ${atLeast} a ${atMost}`;
}

/** A condition as a prerequisite, in Italian. */
export function prerequisite(of: Condition): string {
  if ('of' in of && !('than' in of)) {
    const { count } = of.of;
    if (count === 'round') return roundNeeded(of);
    if (count === 'person') return personText(of);
    const where = of.of.count === 'goods' && !of.of.of.some(isAnimal) ? ' nella tua riserva' : '';
    return `${range(of, (n) => quantityPhrase(of.of).some(n))}${where}`;
  }
  if ('house' in of) return `una casa di ${materials(of.house)}`;
  if ('owns' in of && of.who === undefined) return majorsText(of.owns, of.how);
  if ('all' in of && equals(of.all) === undefined) return list(of.all.map(prerequisite));
  return 'custom' in of ? CUSTOM[of.custom][1] : condition(of);
}

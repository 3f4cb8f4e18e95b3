import type { Condition, Quantity } from '@furrow/agricola/cards/quantity';
import { findMajor } from '@furrow/agricola/majors';
import { HOUSES as HOUSE_IDS } from '@furrow/agricola/variant';
import { de, list, quoted } from '../grammar';
import { countableOf } from './counted';
import { HOUSES, theMajor } from './nouns';
import { IN_SEASON, THE_SEASONS } from './seasons';
import { spaceNames } from './space-names';

interface Bounds {
  readonly of: Quantity;
  readonly atLeast?: number;
  readonly atMost?: number;
}

type Comparison = Extract<Condition, { than: Quantity }>;
type Owning = Extract<Condition, { owns: readonly string[] }>;

/** What only single cards ask for, by name: that it holds, that it does not, and as a prerequisite. */
const CUSTOM: Readonly<Record<string, readonly [yes: string, no: string, needed: string]>> = {
  'work-phase': [
    'la phase de travail est en cours',
    'la phase de travail n’est pas en cours',
    'pendant la phase de travail',
  ],
  'my-turn': ['c’est votre tour', 'ce n’est pas votre tour', 'pendant votre tour'],
  'last-on-market': [
    'la dernière personne que vous avez placée est sur un marché aux animaux',
    'la dernière personne que vous avez placée n’est pas sur un marché aux animaux',
    'la dernière personne placée sur un marché aux animaux',
  ],
};

/** `si` and a clause: `si vous avez …`, `s’il reste …`. */
export function si(clause: string): string {
  return clause.startsWith('il ') ? `s’${clause}` : `si ${clause}`;
}

/** `que` and a clause: `que vous avez …`, `qu’il reste …`. */
export function que(clause: string): string {
  return /^(?:il|un|une|aucun|aucune) /.test(clause) ? `qu’${clause}` : `que ${clause}`;
}

function isRound(of: Quantity): boolean {
  return of.count === 'round';
}

/** The bounds of a number as they are said before it; undefined if there is none at all. */
function bound({ atLeast, atMost }: Bounds): readonly [word: string, n: number] | undefined {
  if (atMost === 0) return undefined;
  if (atMost === undefined) return ['au moins', atLeast ?? 0];
  return atLeast === atMost ? ['exactement', atMost] : ['au plus', atMost];
}

/** The round as a time: `à la manche 12`, `au plus tard à la manche 6`, `à partir de la manche 9`. */
function inRounds({ atLeast, atMost }: Bounds): string {
  if (atMost === undefined) return `à partir de la manche ${atLeast}`;
  return atLeast === atMost ? `à la manche ${atMost}` : `au plus tard à la manche ${atMost}`;
}

function roundIs({ atLeast, atMost }: Bounds): string {
  if (atMost === undefined) return `la manche ${atLeast} est atteinte`;
  return atLeast === atMost ? `c’est la manche ${atMost}` : `la manche ${atMost} n’est pas terminée`;
}

function bounded(condition: Bounds): string {
  if (isRound(condition.of)) return roundIs(condition);
  const { existence, some } = countableOf(condition.of);
  const words = bound(condition);
  if (words === undefined) return `${existence[1]} ${some(0)}`;
  return `${existence[0]} ${words[0]} ${some(words[1])}`;
}

function needed(condition: Bounds): string {
  if (isRound(condition.of)) return inRounds(condition);
  const { some } = countableOf(condition.of);
  const words = bound(condition);
  return words === undefined ? some(0) : `${words[0]} ${some(words[1])}`;
}

/** `plus de pièces que de personnes`, `au moins autant de pièces que de personnes`. */
function compared({ of, than, more }: Comparison): string {
  const [one, other] = [countableOf(of), countableOf(than)];
  if (more > 1) return `au moins ${one.some(more)} de plus que ${de(other.many)}`;
  return `${more === 1 ? 'plus' : 'au moins autant'} ${de(one.many)} que ${de(other.many)}`;
}

/** As many of one as of the other is said with two comparisons. */
function equalTo(parts: readonly Condition[]): Comparison | undefined {
  const [first, second] = parts;
  if (parts.length !== 2 || !('than' in first) || !('than' in second)) return undefined;
  return first.of === second.than && first.than === second.of && first.more + second.more === 0
    ? first
    : undefined;
}

function equal({ of, than }: Comparison): string {
  if (isRound(than) && of.count === 'laid') return 'c’est la manche que cette carte a notée';
  return `vous avez autant ${de(countableOf(of).many)} que ${de(countableOf(than).many)}`;
}

/** Major improvements: `la Menuiserie ou la Poterie`. */
function owned({ owns, how }: Owning): string {
  const names = owns.map((id) => theMajor(findMajor(id)?.number ?? 0));
  return list(names, how === 'all' ? 'et' : 'ou');
}

function houses(of: readonly (typeof HOUSE_IDS)[number][]): string {
  return list(
    of.map((house) => HOUSES[HOUSE_IDS.indexOf(house)]),
    'ou',
  );
}

function occupied(ids: readonly string[], free: boolean): string {
  const names = list(ids.map((id) => quoted(spaceNames[id])));
  if (free) return ids.length === 1 ? `${names} est libre` : `${names} ne sont pas toutes occupées`;
  return ids.length === 1 ? `${names} est occupée` : `${names} sont occupées`;
}

/** That something does not hold. */
function refused(inner: Condition): string {
  if ('not' in inner) return condition(inner.not);
  if ('house' in inner) return `vous n’habitez plus ${houses(inner.house)}`;
  if ('owns' in inner)
    return inner.who === 'anyone' ? `personne n’a ${owned(inner)}` : `vous n’avez pas ${owned(inner)}`;
  if ('occupied' in inner) return occupied(inner.occupied, true);
  if ('custom' in inner) return CUSTOM[inner.custom][1];
  if ('of' in inner && !('than' in inner)) {
    const { of, atLeast, atMost } = inner;
    if (atMost === undefined) return bounded({ of, atMost: (atLeast ?? 0) - 1 });
    if (atLeast === undefined) return bounded({ of, atLeast: atMost + 1 });
  }
  return `il est faux ${que(condition(inner))}`;
}

/** A condition as a clause: `vous habitez une cabane en bois`. */
export function condition(it: Condition): string {
  if ('than' in it) return `vous avez ${compared(it)}`;
  if ('of' in it) return bounded(it);
  if ('house' in it) return `vous habitez ${houses(it.house)}`;
  if ('owns' in it)
    return it.who === 'anyone' ? `quelqu’un (vous compris) a ${owned(it)}` : `vous avez ${owned(it)}`;
  if ('delivered' in it) return 'cette carte a marqué cette manche';
  if ('occupied' in it) return occupied(it.occupied, false);
  if ('ownPersonOn' in it) return `une de vos personnes est sur ${quoted(spaceNames[it.ownPersonOn])}`;
  if ('season' in it) return `c’est ${THE_SEASONS[it.season]}`;
  if ('not' in it) return refused(it.not);
  if ('all' in it) {
    const same = equalTo(it.all);
    return same === undefined ? it.all.map(condition).join(' et ') : equal(same);
  }
  return CUSTOM[it.custom][0];
}

/** A condition as a prerequisite: `au moins 2 savoir-faire`, `une cabane en bois`. */
export function prerequisite(it: Condition): string {
  if ('than' in it) return compared(it);
  if ('of' in it) return needed(it);
  if ('house' in it) return houses(it.house);
  if ('owns' in it) return it.who === 'anyone' ? `${owned(it)} chez un joueur` : owned(it);
  if ('season' in it) return IN_SEASON[it.season];
  if ('all' in it && equalTo(it.all) === undefined) return list(it.all.map(prerequisite));
  if ('custom' in it) return CUSTOM[it.custom][2];
  return condition(it);
}

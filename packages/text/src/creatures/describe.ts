import type { Building } from '@furrow/creatures/building';
import { findBuilding } from '@furrow/creatures/buildings/index';
import type { Effect } from '@furrow/creatures/effect';
import { type Space, spaceNumber, spaces } from '@furrow/creatures/spaces';
import type { Description } from '../game-words';
import { howTo, type PlainMood, sayEffect } from '../how';
import { sentence } from '../sentence';
import type { Aspect, BuildingPhrases, How, Phrases } from './phrases';

/** What is told of a building, in this order. */
const ASPECTS = Object.keys({
  cost: 1,
  over: 1,
  where: 1,
  needs: 1,
  holds: 1,
  onUnused: 1,
  nursery: 1,
  uncounted: 1,
  counts: 1,
  build: 1,
  on: 1,
  anytime: 1,
  pastureHolds: 1,
  halves: 1,
  parents: 1,
  savesWood: 1,
  endsExpansion: 1,
  cluster: 1,
  points: 1,
  score: 1,
} satisfies Record<Aspect, 1>) as Aspect[];

/** The full text of the building or space with an id; the Stall is both. */
export function describe(phrases: Phrases, id: string): Description | undefined {
  const building = findBuilding(id);
  const space: Space | undefined = spaces[spaceNumber(id)];
  if (building === undefined) return space === undefined ? undefined : describeSpace(phrases, space);
  const description = describeBuilding(phrases, building);
  if (space === undefined) return description;
  const also = phrases.space.alsoSpace(sayEffect<Effect>(phrases.effects, space.effect, 'do'));
  return { ...description, lines: [...description.lines, sentence(also)] };
}

/** A building's name and everything it does. */
export function describeBuilding(phrases: Phrases, building: Building): Description {
  return { name: phrases.names.building(building.number), lines: linesOf(phrases, building, ASPECTS) };
}

/** What is drawn on the face of a building and not written. */
const DRAWN: readonly Aspect[] = ['cost', 'points'];

/** The text on the face of a building: what it does, without its price and points; nothing of a space. */
export function faceOf(phrases: Phrases, id: string): readonly string[] {
  const building = findBuilding(id);
  const told = ASPECTS.filter((aspect) => !DRAWN.includes(aspect));
  return building === undefined ? [] : linesOf(phrases, building, told);
}

function linesOf(phrases: Phrases, building: Building, aspects: readonly Aspect[]): string[] {
  return aspects
    .filter((aspect) => isTold(building, aspect))
    .map((aspect) => sentence(sayAspect(phrases, building, aspect)));
}

/** A tile is what it counts as. */
function isTold(building: Building, aspect: Aspect): boolean {
  return building[aspect] !== undefined && !(aspect === 'counts' && building.kind === 'tile');
}

function sayAspect(phrases: Phrases, building: Building, aspect: Aspect): string {
  const phrase = phrases.building[aspect] as (value: unknown, of: Building, how: How) => string;
  return phrase(building[aspect], building, howTo<Effect>(phrases.effects, moodOf(building, aspect)));
}

/** What may be done at any time or before breeding is left to the owner. */
function moodOf(building: Building, aspect: keyof BuildingPhrases): PlainMood {
  const free = aspect === 'anytime' || (aspect === 'on' && building.on?.moment === 'beforeBreeding');
  return free ? 'may' : 'do';
}

/** A space's name, what is laid on it, and what it does. */
export function describeSpace(phrases: Phrases, space: Space): Description {
  const does = phrases.space.use(sayEffect<Effect>(phrases.effects, space.effect, 'do'));
  const refill = space.refill === undefined ? [] : [sentence(phrases.space.refill(space.refill))];
  return { name: phrases.names.space(spaceNumber(space.id)), lines: [...refill, sentence(does)] };
}

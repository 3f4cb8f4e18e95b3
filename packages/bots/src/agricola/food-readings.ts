import { kitchens } from '@furrow/agricola/in-play/kitchen';
import { VEGETABLE } from '@furrow/agricola/state/goods';
import { CRAFTS } from './food-sight';
import { between, type Reading, type Readings } from './reading';
import type { Sight } from './sight';

/** How much food one person brings, about. */
const A_MEAL = 3;

/** The food that is lacking at the next harvest if nothing is done. */
function lack({ food }: Sight): number {
  return Math.max(0, food.need - food.ready - food.made);
}

/** What is lacking at the second harvest beyond that. */
function lackTwice(sight: Sight): number {
  const { food } = sight;
  return Math.max(0, food.needTwice - food.readyTwice - food.madeTwice - lack(sight));
}

/** What is lacking until the end of the game beyond the two next harvests. */
function lackEver(sight: Sight): number {
  const { food } = sight;
  return Math.max(0, food.needEver - food.readyEver - food.madeEver - lack(sight) - lackTwice(sight));
}

/** What is lacking if the harvest is so many rounds ahead and somebody can still be placed before it. */
function lackIn(from: number, to: number): Reading {
  return (sight) => {
    const { roundsToFeeding } = sight.course;
    return sight.placements > 0 && roundsToFeeding >= from && roundsToFeeding <= to ? lack(sight) : 0;
  };
}

/** The improvements with which food is cooked, as a mask over `kitchens`. */
export const COOKING = kitchens.reduce((mask, { cooks }, i) => mask | (cooks === undefined ? 0 : 1 << i), 0);
const OVENS = kitchens.reduce(
  (mask, { bakes, cooks }, i) => mask | (bakes !== undefined && cooks === undefined ? 1 << i : 0),
  0,
);

/** Vegetables become so much food where the best improvement cooks. */
const BEST_RATE = 3;

/** Feeding: what is lacking and when, what is left over, and what makes food. */
export const foodReadings: Readings = {
  'lack:sure': (sight) => (sight.placements === 0 ? lack(sight) : 0),
  'lack:now': lackIn(0, 0),
  'lack:in-1': lackIn(1, 1),
  'lack:in-2': lackIn(2, 2),
  'lack:later': lackIn(3, 9),
  'lack:much': (sight) => (sight.placements > 0 ? Math.max(0, lack(sight) - A_MEAL * sight.placements) : 0),
  'lack:twice': lackTwice,
  'lack:ever': lackEver,
  /** To be made of crops and animals. */
  'food:cooked': ({ food }) => Math.min(food.made, Math.max(0, food.need - food.ready)),
  'food:surplus': ({ food }) => between(food.ready - food.need, 0, 6),
  'food:surplus-made': ({ food }) => between(food.ready + food.made - food.need, 0, 10),
  'engine:cooking': ({ kitchen }) => ((kitchen & COOKING) !== 0 ? 1 : 0),
  'engine:hearth': ({ rates }) => (rates[VEGETABLE] >= BEST_RATE ? 1 : 0),
  'engine:ovens': ({ kitchen, course }) => ((kitchen & OVENS) !== 0 ? course.feeds : 0),
  'engine:crafts': ({ majors: owned, course }) => ((owned & CRAFTS) !== 0 ? course.feeds : 0),
  'engine:breeding': ({ food, course }) => food.engine * course.breeds,
  'engine:baking': ({ food, player }) => (player.home > 0 ? food.baking : food.baking / 2),
};

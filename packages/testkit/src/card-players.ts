import { pastureShapes } from '@furrow/agricola/farm/pasture-shapes';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { THREE_FOR_ONE } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import { count } from '@furrow/farm/grid';

import type { Dice } from '@furrow/kernel/dice';
import type { Decision } from '@furrow/kernel/domain';
import { CALL } from '@furrow/kernel/machine';
import { type Move, name } from '@furrow/kernel/move';

/** Chooses an answer of a random game; none if any will do. */
type Chooser = (rules: Ruleset, decision: Decision, dice: Dice) => Move | undefined;

/**
 * Half of the games are played by those who fill their farmyards, the others by those who like cards or live on crops. Where
 * a deck is drawn from, a third of the people go where that is done; where three cards may be laid away for one, somebody does it now and then.
 */
export function chooserOf(
  seed: number,
  rules: Ruleset,
): (state: State, decision: Decision, dice: Dice) => Move | undefined {
  const chooser: Chooser = [playsCards, fillsFarmyard, growsCrops, fillsFarmyard][Math.floor(seed / 4) % 4];
  return (state, decision, dice) =>
    laysThreeAway(rules, decision, dice) ??
    drawsCard(rules, state, decision, dice) ??
    chooser(rules, decision, dice);
}

/** One decision in so many is used to lay three cards away for one. */
const THREE_FOR_ONE_ODDS = 25;

/** AG-V16: three cards of the hand for one, now and then where that is allowed. */
export function laysThreeAway({ variant }: Ruleset, { domain }: Decision, dice: Dice): Move | undefined {
  if (!variant.threeForOne || dice.below(THREE_FOR_ONE_ODDS) > 0) return undefined;
  const move = name(CALL, THREE_FOR_ONE);
  return domain.contains(move).ok ? move : undefined;
}

/** A third of the people take goods for which a card is drawn, if they can. */
function drawsCard(
  { drawnDecks, spaces }: Ruleset,
  { piles }: State,
  { domain }: Decision,
  dice: Dice,
): Move | undefined {
  if (drawnDecks.length === 0 || dice.below(3) > 0) return undefined;
  const isDue = (space: number): boolean =>
    drawnDecks.some(({ deck: { drawnFor } }) => {
      const { id, refill } = spaces[space];
      const isThere = drawnFor.at === undefined || drawnFor.at === id;
      return isThere && refill?.good === drawnFor.good && piles[space] >= drawnFor.atLeast;
    });
  const drawing = domain.moves().filter(({ verb, things: [space] }) => verb === 'place' && isDue(space));
  return drawing[dice.below(drawing.length)];
}

const PLAYING =
  /^(lessons|meeting-place|major-improvement|basic-wish|house-redevelopment|(\d-)?occupation|start-minor|improvement|growth-minor|renovate-improve)/;
const FILLING = /^(farmland|cultivation|fencing|farm-expansion|plow|fences)/;
const GROWING =
  /^(grain-seeds|vegetable-seeds|grain-utilization|cultivation|farmland|grain|vegetable|sow-bake|plow)/;
const MATERIAL = /^(forest|grove|copse|reed-bank|(\d-)?(wood|reed))/;

/** Half of the people go where cards are played, and most offers are taken. */
function playsCards(rules: Ruleset, { seat, domain }: Decision, dice: Dice): Move | undefined {
  if (seat < 0 || dice.below(2) === 0) return undefined;
  const wanted = domain
    .moves()
    .filter((move) => move.verb === 'yes' || move.verb === 'play' || isPlacedOn(rules, move, PLAYING));
  return wanted[dice.below(wanted.length)];
}

/** Most people plow, build and fence as much as they can, or fetch wood and reed for it; the others play cards. */
function fillsFarmyard(rules: Ruleset, decision: Decision, dice: Dice): Move | undefined {
  const { seat, domain } = decision;
  if (seat < 0 || dice.below(4) === 0) return playsCards(rules, decision, dice);
  const moves = domain.moves();
  const pastures = moves.filter(({ verb }) => verb === 'pasture');
  if (pastures.length > 0) return pastures.toSorted((a, b) => spacesIn(b) - spacesIn(a))[0];
  const filling = moves.filter((move) => isPlacedOn(rules, move, FILLING) || BUILT.includes(move.verb));
  if (filling.length > 0) return filling[dice.below(filling.length)];
  const material = moves.filter((move) => isPlacedOn(rules, move, MATERIAL));
  return material[dice.below(material.length)] ?? playsCards(rules, decision, dice);
}

/** Half of the people see to crops, the others play cards. */
function growsCrops(rules: Ruleset, decision: Decision, dice: Dice): Move | undefined {
  const growing = decision.domain.moves().filter((move) => isPlacedOn(rules, move, GROWING));
  if (growing.length > 0 && dice.below(2) === 0) return growing[dice.below(growing.length)];
  return playsCards(rules, decision, dice);
}

/** Verbs of things that make a space of the farmyard used. */
const BUILT: readonly string[] = ['room', 'stable', 'field', 'yes'];

function spacesIn({ things: [shape] }: Move): number {
  return count(pastureShapes[shape].cells);
}

function isPlacedOn(rules: Ruleset, { verb, things }: Move, wanted: RegExp): boolean {
  return verb === 'place' && wanted.test(rules.spaces[things[0]].id);
}

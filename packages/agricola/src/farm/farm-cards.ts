import type { Cells } from '@furrow/farm/grid';
import { count } from '@furrow/farm/grid';
import type { FarmRules } from '../cards/farm-rules';
import { cards } from '../cards/index';
import { claimIn, keep, keptBy } from '../in-play/kept';
import type { Player } from '../state/state';
import { fencesBuilt } from './farmyard';

/** How each card changes the rules of the farmyard; almost none does. */
const farmRules: readonly (FarmRules | undefined)[] = cards.map(({ own }) => own?.farm);

/** Whether each card changes any: soon known, as the others need not be asked which. */
const changesAny = Uint8Array.from(farmRules, (rules) => Number(rules !== undefined));

/** The card in play that changes a rule of the farmyard; -1 if none does. */
function changing({ played }: Player, rule: keyof FarmRules): number {
  for (const card of played) if (changesAny[card] === 1 && farmRules[card]?.[rule] !== undefined) return card;
  return -1;
}

/** The rules of the card in play that changes one of them, if there is such a card. */
function rulesWith(player: Player, rule: keyof FarmRules): FarmRules | undefined {
  const card = changing(player, rule);
  return card < 0 ? undefined : farmRules[card];
}

/** What the card which changes a rule of the farmyard keeps. */
function keptFor(player: Player, rule: keyof FarmRules): number {
  const card = changing(player, rule);
  return card < 0 ? 0 : keptBy(player, card);
}

/** The palisades that stand, as bits of the rim. */
export function palisadesOf(player: Player): number {
  return keptFor(player, 'palisadeWood');
}

/** How many fences stand: palisades look like fences on the farm, but are none. */
export function fencePieces(player: Player): number {
  return fencesBuilt(player.farm) - count(palisadesOf(player));
}

/** Whether a card makes some fences free. */
export function hasFreeFences(player: Player): boolean {
  return changing(player, 'freeFence') >= 0;
}

/** How many of the next so many fences are free, after some that stand. */
export function freeAmong(player: Player, standing: number, more: number): number {
  const rules = rulesWith(player, 'freeFence');
  let free = 0;
  for (let n = 1; rules !== undefined && n <= more; n++) if (rules.freeFence?.(standing + n)) free++;
  return free;
}

/** The center of four fields with a stable, by the upper left of them; empty if there is none. */
export function centerStable(player: Player): Cells {
  return keptFor(player, 'stableCenters');
}

/** The centers of four spaces where a stable can be built besides, by the upper left of the spaces. */
export function centerSpaces(player: Player): Cells {
  const card = changing(player, 'stableCenters');
  if (card < 0 || keptBy(player, card) !== 0) return 0;
  return farmRules[card]?.stableCenters?.(player.farm) ?? 0;
}

/** A stable stands in a center from now on. */
export function keepCenter(player: Player, cell: number): void {
  keep(player, changing(player, 'stableCenters'), 1 << cell);
}

/** How many stables stand, wherever. */
export function stablesBuilt(player: Player): number {
  return count(player.farm.stables) + count(centerStable(player));
}

/** The card that closes unused spaces to its owner; -1 if there is none. */
export function closingCard(player: Player): number {
  return changing(player, 'closes');
}

/** The unused spaces that a card closes to its owner. */
export function closedSpaces(player: Player): Cells {
  return rulesWith(player, 'closes')?.closes?.(player.farm) ?? 0;
}

/** What a palisade costs in wood; 0 if no card allows any. */
export function palisadeWood(player: Player): number {
  return rulesWith(player, 'palisadeWood')?.palisadeWood ?? 0;
}

/** More palisades stand, as bits of the rim. */
export function keepPalisades(player: Player, more: number): void {
  const card = changing(player, 'palisadeWood');
  keep(player, card, keptBy(player, card) | more);
}

/** Whether a card lets its owner renovate a wooden house straight to stone. */
export function mayRenovateToStone(player: Player): boolean {
  return changing(player, 'straightToStone') >= 0;
}

/** Whether a card lets its owner sow in a pasture. */
export function maySow(player: Player, pasture: Cells): boolean {
  return rulesWith(player, 'sowsPasture')?.sowsPasture?.(pasture) === true;
}

/** Whether a card lets its owner sow in pastures. */
export function sowsPastures(player: Player): boolean {
  return changing(player, 'sowsPasture') >= 0;
}

/** How many people of a player are on cards in a round. */
export function peopleOnCards({ played, memory }: Player, round: number): number {
  let people = 0;
  for (let i = 0; i < played.length; i++)
    if (cards[played[i]].keeps?.keeps === 'claim' && claimIn(memory[i]).until >= round) people++;
  return people;
}

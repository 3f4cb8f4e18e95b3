import { type Cells, count, each, lowest } from '@furrow/farm/grid';
import { cards } from '../cards/index';
import { cropsAs, cropsIn, keep, keptBy } from '../in-play/kept';
import { CROPS } from '../state/goods';
import type { CardNumber } from '../state/numbers';
import type { Farm, Player } from '../state/state';
import { maySow, sowsPastures } from './farm-cards';
import { pastures, unplanted } from './farmyard';

/** Field cards stand behind the cells of the farmyard among the numbers of fields. */
const FIRST_FIELD_CARD = 64;

/** So far apart are the numbers of the stacks of one card. */
const STACK = 2048;

/** The number of a field card, or of one of its stacks, among the fields. */
export function fieldOfCard(card: CardNumber, stack = 0): number {
  return FIRST_FIELD_CARD + card + STACK * stack;
}

if (FIRST_FIELD_CARD + cards.length > STACK) throw new Error('the numbers of fields overlap');

/** Whether a field is a card. */
export function isFieldCard(field: number): boolean {
  return field >= FIRST_FIELD_CARD;
}

/** The card that a field is. */
export function cardOfField(field: number): number {
  return (field % STACK) - FIRST_FIELD_CARD;
}

/** Which stack of its card a field is. */
export function stackOfField(field: number): number {
  return Math.floor(field / STACK);
}

/** The fields that are cards, or stacks of them. */
function cardFields({ played }: Player): number[] {
  const found: number[] = [];
  for (const card of played) {
    const { field, stacks = 1 } = cards[card];
    if (field !== undefined)
      for (let stack = 0; stack < stacks; stack++) found.push(fieldOfCard(card, stack));
  }
  return found;
}

/** The pastures in which a player has sown, or could: none without a card that allows it. */
function pastureFields(player: Player, sown: boolean): Cells[] {
  if (!sowsPastures(player)) return [];
  const { farm } = player;
  return pastures(farm).filter((area) => maySow(player, area) && isSown(farm, area) === sown);
}

/** Whether crops stand on one of the spaces. */
export function isSown({ grain, vegetables }: Farm, cells: Cells): boolean {
  for (let rest = cells; rest !== 0; rest &= rest - 1)
    if (grain[lowest(rest)] + vegetables[lowest(rest)] > 0) return true;
  return false;
}

/** The spaces with a field: tiles and sown pastures. */
export function fieldSpacesOf(player: Player): Cells {
  return pastureFields(player, true).reduce((all, area) => all | area, player.farm.fields);
}

/** How many fields a player has: tiles, cards, sown pastures. */
export function countFields(player: Player): number {
  return count(player.farm.fields) + cardFields(player).length + pastureFields(player, true).length;
}

/** How many of a crop (0 grain, 1 vegetables) lie on a field. */
export function cropsOn(player: Player, field: number, crop: number): number {
  const { farm } = player;
  if (!isFieldCard(field)) return (crop === 0 ? farm.grain : farm.vegetables)[field];
  return cropsIn(keptBy(player, cardOfField(field)), crop, stackOfField(field));
}

/** The fields on which nothing can be harvested: tiles in ascending order, then cards. */
export function unplantedFields(player: Player): number[] {
  const found: number[] = [];
  each(unplanted(player.farm), (cell) => found.push(cell));
  for (const field of cardFields(player)) if (!isPlanted(player, field)) found.push(field);
  return found;
}

/** Where something can be sown: on unplanted fields; then in pastures, each named by the lowest of its spaces. */
export function sowable(player: Player): number[] {
  const found = unplantedFields(player);
  for (const area of pastureFields(player, false)) found.push(lowest(area));
  return found;
}

/** Whether a crop (0 grain, 1 vegetables) can grow on a field: some cards are fields for one crop alone. */
export function growsOn(field: number, crop: number): boolean {
  if (!isFieldCard(field)) return true;
  const { field: grows } = cards[cardOfField(field)];
  return grows === true || grows === CROPS[crop];
}

/** Whether a crop can be sown anywhere. */
export function canSow(player: Player, crop: number): boolean {
  return unplanted(player.farm) !== 0 || sowable(player).some((field) => growsOn(field, crop));
}

/** The fields with crops on them. */
export function plantedFields(player: Player): number[] {
  const { farm } = player;
  const found: number[] = [];
  for (let cell = 0; cell < farm.grain.length; cell++)
    if (farm.grain[cell] + farm.vegetables[cell] > 0) found.push(cell);
  for (const field of cardFields(player)) if (isPlanted(player, field)) found.push(field);
  return found;
}

/** Whether crops lie on a field. */
function isPlanted(player: Player, field: number): boolean {
  return CROPS.some((_, crop) => cropsOn(player, field, crop) > 0);
}

/** The fields with a crop. */
export function fieldsWith(player: Player, crop: number): number[] {
  return plantedFields(player).filter((field) => cropsOn(player, field, crop) > 0);
}

/** Sows a crop on a field: so many. */
export function sowOn(player: Player, field: number, crop: number, n: number): void {
  const { farm } = player;
  const card = cardOfField(field);
  if (isFieldCard(field)) keep(player, card, keptBy(player, card) + cropsAs(crop, n, stackOfField(field)));
  else if (crop === 0) farm.grain[field] += n;
  else farm.vegetables[field] += n;
}

/** Takes the topmost crop from a planted field: grain lies above vegetables. Says which it was. */
export function reap(player: Player, field: number): number {
  const crop = cropsOn(player, field, 0) > 0 ? 0 : 1;
  if (crop === 0 || !player.played.some((card) => cards[card].keepsVegetables))
    sowOn(player, field, crop, -1);
  return crop;
}

/** Fields as two masks: spaces of the farmyard, and which of the field cards in play. */
export type FieldMasks = readonly [cells: Cells, fieldCards: number];

/** Some fields of a player as masks. */
export function maskOf(player: Player, fields: readonly number[]): FieldMasks {
  const own = cardFields(player);
  let [cells, onCards] = [0, 0];
  for (const field of fields)
    if (isFieldCard(field)) onCards |= 1 << own.indexOf(field);
    else cells |= 1 << field;
  return [cells, onCards];
}

/** The fields of a player that masks stand for, in ascending order. */
export function fieldsIn(player: Player, [cells, onCards]: FieldMasks): number[] {
  const found: number[] = [];
  each(cells, (cell) => found.push(cell));
  cardFields(player).forEach((field, i) => {
    if ((onCards >> i) & 1) found.push(field);
  });
  return found;
}

/** How many of a crop stand on all fields of a player. */
export function onFields(player: Player, crop: number): number {
  return plantedFields(player).reduce((sum, field) => sum + cropsOn(player, field, crop), 0);
}

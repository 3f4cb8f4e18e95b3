import type { Run } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import { findMajor, majors, ownsMajor } from '../boards/majors';
import { cards, findCard } from '../cards/index';
import type { CardSight, OthersField } from '../cards/own';
import { inStablePastures } from '../farm/arranging';
import { cropsOn, fieldsWith, growsOn, sowable, unplantedFields } from '../farm/fields';
import { roomFor } from '../farm/housing';
import { type Part, partIn } from '../moments/brought';
import { actingSeat } from '../moments/moment-frame';
import { type Ruleset, rulesOf } from '../ruleset';
import { CLAIMED } from '../spaces/claimed';
import { tableSpaces } from '../spaces/on-board';
import { isFree, usableSpaces } from '../spaces/placing';
import { CROPS, type Crop } from '../state/goods';
import { cardOf, isCard, majorOf, sourceOfSpace } from '../state/source';
import type { Player, State } from '../state/state';
import { claimIn, keptBy } from './kept';
import { ownerOf } from './played';

/** What a card with a file of its own can look at. */
export class OwnSight implements CardSight {
  readonly about: number;

  constructor(
    private readonly run: Run<State>,
    readonly seat: Seat,
    readonly source: number,
  ) {
    this.about = run.stack.about;
  }

  get rules(): Ruleset {
    return rulesOf(this.run);
  }

  get state(): State {
    return this.run.state;
  }

  get player(): Player {
    return this.state.players[this.seat];
  }

  get kept(): number {
    const card = cardOf(this.source);
    const owner = ownerOf(this.state, card);
    return owner < 0 ? 0 : keptBy(this.state.players[owner], card);
  }

  cell(): number {
    return partIn(this.about, 'cell');
  }

  fieldsWith(crop: Crop): readonly number[] {
    return fieldsWith(this.player, CROPS.indexOf(crop));
  }

  cropsOn(field: number, crop: Crop): number {
    return cropsOn(this.player, field, CROPS.indexOf(crop));
  }

  othersFieldsWith(crop: Crop): readonly OthersField[] {
    return this.state.players.flatMap((player, seat) =>
      seat === this.seat ? [] : fieldsWith(player, CROPS.indexOf(crop)).map((field) => ({ seat, field })),
    );
  }

  holds(id: string): boolean {
    const card = findCard(id);
    return card !== undefined && this.player.hand.includes(card.number);
  }

  mayHold(id: string): boolean {
    const card = findCard(id);
    if (card === undefined || !this.rules.pool.includes(card.number)) return false;
    const isSeen = ownerOf(this.state, card.number) >= 0 || this.state.gone.includes(card.number);
    return !isSeen && this.player.hand.some((one) => cards[one].kind === card.kind);
  }

  sowable(): readonly number[] {
    return sowable(this.player);
  }

  emptyFields(): readonly number[] {
    return unplantedFields(this.player);
  }

  growsOn(field: number, crop: Crop): boolean {
    return growsOn(field, CROPS.indexOf(crop));
  }

  actor(): Player {
    return this.state.players[actingSeat(this.rules, this.run.stack)];
  }

  brought(part: Part): number {
    return partIn(this.about, part);
  }

  inStablePastures(): readonly (readonly number[])[] {
    return inStablePastures(this);
  }

  isFree(space: number): boolean {
    return isFree(this.run, this.seat, space);
  }

  canCarryOut(space: number): boolean {
    const [effect] = this.rules.uses[space].parts;
    return effect.kind.possible(this.run, effect, this.seat, sourceOfSpace(space));
  }

  hidesSpace(space: number): boolean {
    const [effect] = this.rules.uses[space].parts;
    return effect.kind.hides?.(this.run, effect, this.seat, sourceOfSpace(space)) === true;
  }

  owns(id: string): boolean {
    const major = findMajor(id);
    if (major !== undefined) return ownsMajor(this.state, this.seat, major.number);
    const card = findCard(id);
    return card !== undefined && this.player.played.includes(card.number);
  }

  justPlayed(): string {
    const source = this.brought('played');
    return isCard(source) ? cards[cardOf(source)].id : majors[majorOf(source)].id;
  }

  frozenUntil(): number {
    return claimIn(this.kept).until;
  }

  claimedSpace(): number {
    const { until, space } = claimIn(this.kept);
    if (space < 0 || this.state.round !== until + 1) return -1;
    return this.rules.spaceNumber(CLAIMED.print(space));
  }

  spacesOnBoard(): readonly number[] {
    return tableSpaces(this.rules, this.state);
  }

  canPlace(space: number): boolean {
    return usableSpaces(this.run, this.seat).includes(space);
  }

  roomForPeople(): number {
    return roomFor(this.run, this.seat);
  }
}

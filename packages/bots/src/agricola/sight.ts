import { majorsOf } from '@furrow/agricola/boards/majors';
import { PEOPLE } from '@furrow/agricola/farm/farmyard';
import { foodRates, kitchenOf } from '@furrow/agricola/in-play/kitchen';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Farm, Player, State } from '@furrow/agricola/state/state';
import { BoardSight } from './board-sight';
import { CardSight } from './card-sight';
import { Course } from './course';
import { CropSight } from './crop-sight';
import { FarmSight } from './farm-sight';
import { FoodSight } from './food-sight';

/** What is worked out once about a seat, for all numbers to be read from. It is reused from seat to seat. */
export class Sight {
  state: State;
  player: Player;
  farm: Farm;
  goods: readonly number[];
  seat = 0;
  /** The majors of the seat as a mask, and the food that they make of each good. */
  majors = 0;
  /** What it cooks and bakes with, as a mask over `kitchens`. */
  kitchen = 0;
  rates: readonly number[];
  /** For how many people more there is room. */
  freeRooms = 0;
  /** How many people can still be placed before the next feeding. */
  placements = 0;

  readonly course: Course;
  readonly cards: CardSight;
  readonly ground: FarmSight;
  readonly crops: CropSight;
  readonly food: FoodSight;
  readonly board: BoardSight;

  constructor(
    readonly rules: Ruleset,
    state: State,
  ) {
    this.state = state;
    this.player = state.players[0];
    this.farm = this.player.farm;
    this.goods = this.player.goods;
    this.rates = foodRates(0);
    this.course = new Course(rules);
    this.cards = new CardSight(rules);
    this.ground = new FarmSight();
    this.crops = new CropSight();
    this.food = new FoodSight();
    this.board = new BoardSight(rules);
  }

  look(state: State, seat: number): void {
    this.lookAtSeat(state, seat);
    this.board.look(this);
  }

  /** Looks at everything but the board. */
  lookAtSeat(state: State, seat: number): void {
    const player = state.players[seat];
    this.state = state;
    this.seat = seat;
    this.player = player;
    this.farm = player.farm;
    this.goods = player.goods;
    this.majors = majorsOf(state, seat);
    this.kitchen = kitchenOf(state, seat);
    this.rates = foodRates(this.kitchen);
    this.course.look(state, seat);
    this.cards.look(state, seat);
    this.ground.look(player, this.cards.places);
    this.crops.look(player, this.course.reaps, this.cards);
    this.freeRooms = Math.max(0, this.ground.rooms + this.cards.houses - player.people);
    this.placements = player.home + this.course.roundsToFeeding * player.people;
    this.food.look(this);
  }

  /** How many people can still be born. */
  get unborn(): number {
    return PEOPLE - this.player.people - this.player.lost;
  }
}

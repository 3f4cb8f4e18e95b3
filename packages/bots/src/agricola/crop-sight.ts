import { cards } from '@furrow/agricola/cards/index';
import { cropsOn, fieldOfCard } from '@furrow/agricola/farm/fields';
import type { Player } from '@furrow/agricola/state/state';
import { count } from '@furrow/farm/grid';
import type { CardSight } from './card-sight';

/** The crops on the fields of a seat, and when they are reaped: of each field one a harvest, grain first. */
export class CropSight {
  /** Fields with a crop on them, cards included. */
  planted = 0;
  /** Fields on which something could be sown. */
  empty = 0;
  /** Those with grain, and with vegetables alone. */
  grainFields = 0;
  vegetableFields = 0;
  /** What lies on all fields. */
  grain = 0;
  vegetables = 0;
  /** What is reaped until the end of the game. */
  comingGrain = 0;
  comingVegetables = 0;
  /** What the next two harvests bring, as far as there are two. */
  nextGrain = 0;
  nextVegetables = 0;
  secondGrain = 0;
  secondVegetables = 0;

  look(player: Player, reaps: number, cardSight: CardSight): void {
    this.clear();
    const { grain, vegetables, fields } = player.farm;
    let empty = fields;
    for (let cell = 0; cell < grain.length; cell++) {
      if (grain[cell] + vegetables[cell] === 0) continue;
      empty &= ~(1 << cell);
      this.add(grain[cell], vegetables[cell], reaps);
    }
    this.empty = count(empty) + cardSight.emptyFields;
    if (cardSight.fields === 0) return;
    for (const card of player.played) {
      if (cards[card].field !== true) continue;
      const field = fieldOfCard(card);
      this.add(cropsOn(player, field, 0), cropsOn(player, field, 1), reaps);
    }
  }

  private clear(): void {
    this.planted = 0;
    this.grainFields = 0;
    this.vegetableFields = 0;
    this.grain = 0;
    this.vegetables = 0;
    this.comingGrain = 0;
    this.comingVegetables = 0;
    this.nextGrain = 0;
    this.nextVegetables = 0;
    this.secondGrain = 0;
    this.secondVegetables = 0;
  }

  /** One field with so much on it. */
  private add(grain: number, vegetables: number, reaps: number): void {
    if (grain + vegetables === 0) return;
    this.planted++;
    if (grain > 0) this.grainFields++;
    else this.vegetableFields++;
    this.grain += grain;
    this.vegetables += vegetables;
    this.comingGrain += Math.min(grain, reaps);
    this.comingVegetables += Math.min(vegetables, Math.max(0, reaps - grain));
    if (reaps > 0) {
      if (grain > 0) this.nextGrain++;
      else this.nextVegetables++;
    }
    if (reaps > 1) {
      if (grain > 1) this.secondGrain++;
      else if (grain + vegetables > 1) this.secondVegetables++;
    }
  }
}

import { Follower, type Taken } from '@furrow/wire/follower';
import type { Told } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';
import type { Player } from '../../src/table/command/actor';
import { gameOf } from '../../src/table/state/boxes';
import type { World } from './people';

/** Somebody who follows a table as a client does, and what they have heard. */
export class Followed {
  readonly heard: Told[] = [];
  /** What was heard twice, or too early. */
  readonly refused: Taken[] = [];
  private readonly waiting: { readonly no: number; readonly go: () => void }[] = [];
  stop: (() => void) | undefined;

  private constructor(
    readonly who: Player | undefined,
    readonly follower: Follower,
  ) {}

  /** Follows from the beginning; `who` is nobody for a spectator. */
  static async from(world: World, id: string, wanted: TableWish, who?: Player): Promise<Followed> {
    const known = await world.tables.facts(id, who?.id);
    const followed = new Followed(who, new Follower(gameOf(wanted), known?.seat));
    followed.stop = await world.tables.follow(id, who?.id, 0, (told) => followed.hear(told));
    return followed;
  }

  /** When everything up to a number was heard. */
  reached(no: number): Promise<void> {
    if (this.follower.no >= no) return Promise.resolve();
    return new Promise((go) => this.waiting.push({ no, go }));
  }

  private hear(told: Told): void {
    this.heard.push(told);
    const taken = this.follower.take(told);
    if (!taken.ok) this.refused.push(taken);
    for (const { no, go } of this.waiting) if (this.follower.no >= no) go();
  }
}

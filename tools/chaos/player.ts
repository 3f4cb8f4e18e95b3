import type { Dice } from '@furrow/kernel/dice';
import type { Seat } from '@furrow/kernel/seat';
import type { Act, Answer } from '@furrow/wire/acts';
import type { Told } from '@furrow/wire/told';
import { anyMove } from '../online/choosing';
import type { Client } from '../online/client';
import type { Tally } from './tally';

const NEWS = 3000;

/** How often in a thousand turns somebody does something else than playing. */
const WHIMS = { repeat: 60, undo: 40, chat: 40, stale: 20, offerUndo: 15, orders: 6, offerEnd: 2, resign: 1 };
type Whim = keyof typeof WHIMS;

/** Somebody at a table who plays whatever is legal and has whims: talks, goes back, offers, votes, says things twice. */
export class Player {
  over = false;
  private lost = false;
  private readonly offers = new Map<number, 'undo' | 'other'>();

  constructor(
    readonly client: Client,
    private readonly seat: Seat,
    private readonly dice: Dice,
    private readonly tally: Tally,
  ) {
    client.heard = (told) => this.hear(told);
  }

  /** Plays until the game is over or it is time to stop. */
  async play(stopping: () => boolean): Promise<void> {
    const { client } = this;
    while (!stopping() && !this.over && !this.lost) {
      const act = this.wanted();
      if (act === undefined)
        await client.until(() => this.over || this.isAsked() || this.offers.size > 0, 400);
      else await this.do(act);
    }
  }

  /** Does something and waits until its news are there. */
  async do(act: Act): Promise<Answer | undefined> {
    const answer = await this.client.act(act);
    if (answer?.ok === true) {
      this.tally.add('acknowledged');
      await this.client.until(() => this.client.follower.no >= answer.no || this.lost, NEWS);
    } else if (answer !== undefined) this.tally.add(`refused ${act.act}: ${answer.refusal.why}`);
    return answer;
  }

  private isAsked(): boolean {
    const { asked } = this.client.follower;
    return asked !== undefined && !asked.open;
  }

  private wanted(): Act | undefined {
    const [offer] = this.offers;
    if (offer !== undefined) {
      this.offers.delete(offer[0]);
      return { act: 'vote', offer: offer[0], yes: this.dice.below(10) < (offer[1] === 'undo' ? 7 : 1) };
    }
    const whim = this.whim();
    const act = whim && this.whimsical(whim);
    if (act !== undefined) return act;
    const { asked } = this.client.follower;
    const wanted = this.isAsked() || (asked !== undefined && this.dice.below(20) === 0);
    return wanted && asked !== undefined ? this.move(asked.number) : undefined;
  }

  private move(number: number): Act | undefined {
    const { place, follower } = this.client;
    const move = anyMove(place.game, this.seat, follower.seen, this.dice);
    return move === undefined ? undefined : { act: 'play', number, move };
  }

  private whim(): Whim | undefined {
    let rolled = this.dice.below(1000);
    for (const whim of Object.keys(WHIMS) as Whim[]) {
      if (rolled < WHIMS[whim]) return whim;
      rolled -= WHIMS[whim];
    }
    return undefined;
  }

  /** What a whim makes somebody want; undefined if it is nothing new. */
  private whimsical(whim: Whim): Act | undefined {
    const { follower, sent, place } = this.client;
    const before = Math.max(0, follower.moves - 1 - this.dice.below(3));
    switch (whim) {
      case 'repeat':
        if (sent.length > 0) this.client.repeat(sent[this.dice.below(sent.length)]);
        return undefined;
      case 'undo':
        return { act: 'undo', to: before };
      case 'chat':
        return { act: 'chat', text: `${place.name} says ${sent.length}` };
      case 'stale':
        return this.move(Math.max(0, (follower.asked?.number ?? 0) - 1));
      case 'offerUndo':
        return { act: 'offer', wants: { what: 'undo', to: before } };
      case 'offerEnd':
        return { act: 'offer', wants: { what: 'end' } };
      case 'orders':
        return { act: 'orders', orders: this.dice.below(2) === 0 ? [] : [{ when: 'forced' }] };
      case 'resign':
        return place.game.seats > 2 ? { act: 'resign' } : undefined;
    }
  }

  private hear(told: Told): void {
    if (told.kind === 'over') this.over = true;
    if (told.kind === 'offer' && told.by !== this.seat)
      this.offers.set(told.offer, told.wants.what === 'undo' ? 'undo' : 'other');
    if (told.kind === 'vote' && told.closed) this.offers.delete(told.offer);
    if (told.kind === 'seat' && told.seat === this.seat && told.sitter !== null && 'bot' in told.sitter)
      this.lost = true;
  }
}

import type { Position } from '@furrow/kernel/kind';
import { type Move, sameMove } from '@furrow/kernel/move';
import { view } from '@furrow/kernel/view';
import type { BotQuestion } from './bot';
import type { Mind } from './mind';
import { mindOf } from './minds';
import { Search, type Turn } from './search';

/** What is known of one answer: how often it was tried and by how much it leaves the seat ahead on average. */
export interface Choice {
  readonly move: Move;
  readonly visits: number;
  readonly lead: number;
}

/** In how many ways what a seat does not see is imagined, if there is time for all of them. */
const WORLDS = 4;

/** An answer that was looked at this many times less often than another is too little known to be judged against it. */
const LESS_KNOWN = 4;

/** A bot thinks about one decision: it searches every world that its seat imagines. */
export class Thinking<S extends Position> {
  private readonly searches: Search<S>[] = [];
  private readonly moves: readonly Move[];
  /** In how many ways more what the seat does not see is to be imagined. */
  private unimagined = 0;
  /** How many positions were played out and judged. */
  simulations = 0;

  constructor(
    private readonly asked: BotQuestion<S>,
    readonly mind: Mind<S> = mindOf(asked.game),
    searches?: readonly Search<S>[],
  ) {
    this.moves = asked.decision.domain.moves();
    if (searches !== undefined) {
      this.searches.push(...searches);
      return;
    }
    this.unimagined = hidesSomething(asked.view()) ? WORLDS : 1;
    this.imagine();
    while (mind.thorough === undefined && this.unimagined > 0) this.imagine();
  }

  /** Begins to search one more world that its seat imagines. */
  private imagine(): void {
    const { game, dice, decision } = this.asked;
    const from = { state: game.imagine(this.asked.view(), dice), seat: decision.seat, moves: this.moves };
    this.searches.push(new Search(game, this.mind, dice, from));
    this.unimagined--;
  }

  /** Looks through one position more, in the world that was looked through least. */
  simulate(): void {
    const { thorough = 0 } = this.mind;
    if (this.unimagined > 0 && this.simulations >= thorough * this.searches.length) this.imagine();
    let [least] = this.searches;
    for (const one of this.searches) if (one.root.visits < least.root.visits) least = one;
    this.simulations += least.simulate();
  }

  /** Looks through the rest of the turn that begins with an answer, until the best way to end it is known. */
  foresee(move: Move): void {
    for (const search of this.searches) if (search.knows(move)) search.foresee(move);
  }

  /** The turn that begins with an answer, as it was found best; only the answer if that was not looked at. */
  turn(move: Move): Turn<S> {
    const knowing = this.searches.find((search) => search.knows(move));
    return knowing?.turn(move) ?? { state: this.searches[0].start, line: [move] };
  }

  /** The turn of the seat after that one, as it is expected; undefined if it was not looked so far. */
  nextTurn(move: Move): Turn<S> | undefined {
    return this.searches.find((search) => search.knows(move))?.nextTurn(move);
  }

  /**
   * What was thought about the next question of the turn, after some answers; undefined if that was not looked through, or if the seat
   * sees something now that it had not imagined.
   */
  after(answers: readonly Move[], asked: BotQuestion<S>): Thinking<S> | undefined {
    const { game, decision } = asked;
    const seen = JSON.stringify(asked.view());
    const moves = decision.domain.moves();
    const searches = this.searches.flatMap((search) => {
      const next = search.after(answers);
      if (next === undefined || JSON.stringify(view(game.schema, next.start, decision.seat)) !== seen)
        return [];
      const { root } = next;
      root.moves = root.moves.map((one) => moves.find((move) => sameMove(move, one)) ?? one);
      return [next];
    });
    return searches.length === 0 ? undefined : new Thinking(asked, this.mind, searches);
  }

  /** All answers that were looked at, the best known first. */
  choices(): Choice[] {
    const { seat } = this.asked.decision;
    const found = new Map<Move, { visits: number; sum: number }>();
    for (const { root } of this.searches) {
      root.after.forEach((node, i) => {
        if (node === undefined) return;
        const move = root.moves[i];
        const sums = found.get(move) ?? { visits: 0, sum: 0 };
        found.set(move, sums);
        sums.visits += node.visits + 1;
        sums.sum += (node.visits + 1) * node.leads[seat];
      });
    }
    return [...found]
      .map(([move, { visits, sum }]) => ({ move, visits, lead: sum / visits }))
      .sort((a, b) => b.visits - a.visits || b.lead - a.lead);
  }

  /** The answers that are known well enough to be judged against the best known one. */
  wellKnown(): Choice[] {
    const choices = this.choices();
    return choices.filter(({ visits }) => LESS_KNOWN * visits >= choices[0].visits);
  }

  /** All answers, the best first: those that are well known by their leads, then the others. */
  ranked(): Choice[] {
    const known = this.wellKnown();
    const others = this.choices().slice(known.length);
    return [...known.toSorted((a, b) => b.lead - a.lead), ...others];
  }

  /** Whether so many looks more cannot change which answer is best known. */
  isSettled(more: number): boolean {
    if (this.moves.length === 1) return true;
    const [first, second] = this.choices();
    return first !== undefined && (second === undefined || first.visits - second.visits > more);
  }
}

/** Whether a view leaves something out. */
function hidesSomething(seen: unknown): boolean {
  if (typeof seen === 'number' || typeof seen === 'boolean') return false;
  return seen === undefined || Object.values(seen as object).some(hidesSomething);
}

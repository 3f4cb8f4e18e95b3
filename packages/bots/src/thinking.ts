import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { BotQuestion } from './bot';
import type { Mind } from './mind';
import { mindOf } from './minds';
import { Search } from './search';

/** What is known of one answer: how often it was tried and by how much it leaves the seat ahead on average. */
export interface Choice {
  readonly move: Move;
  readonly visits: number;
  readonly lead: number;
}

/** In how many ways what a seat does not see is imagined. */
const WORLDS = 4;

/** An answer that was looked at this many times less often than another is too little known to be judged against it. */
const LESS_KNOWN = 4;

/** A bot thinks about one decision: it searches every world that its seat imagines. */
export class Thinking<S extends Position> {
  private readonly searches: readonly Search<S>[];
  private readonly moves: readonly Move[];
  /** How many searches have had their turn. */
  private turn = 0;
  /** How many positions were played out and judged. */
  simulations = 0;

  constructor(
    private readonly asked: BotQuestion<S>,
    mind: Mind<S> = mindOf(asked.game),
  ) {
    const { game, dice, decision } = asked;
    const seen = asked.view();
    this.moves = decision.domain.moves();
    this.searches = Array.from({ length: hidesSomething(seen) ? WORLDS : 1 }, () => {
      const from = { state: game.imagine(seen, dice), seat: decision.seat, moves: this.moves };
      return new Search(game, mind, dice, from);
    });
  }

  /** Looks through one position more, in one world after the other. */
  simulate(): void {
    this.simulations += this.searches[this.turn++ % this.searches.length].simulate();
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

import type { Card } from '@furrow/agricola/cards/card';
import { cards, decks, findCard } from '@furrow/agricola/cards/index';
import { cardsOfPool } from '@furrow/agricola/cards/pools/index';
import { atFirst } from '@furrow/agricola/in-play/kept';
import type { Variant } from '@furrow/agricola/options/variant';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { putOn } from '@furrow/agricola/spaces/placed';
import type { Options } from '@furrow/kernel/game';
import { FRAME, STEP } from '@furrow/kernel/stack';
import { AgricolaScenario } from './agricola-scenario';
import { known, wordsIn } from './notated-game';

/** What a scenario with hand cards begins with. */
export interface CardsGiven {
  readonly edition?: Variant['edition'];
  readonly seats?: number;
  readonly start?: number;
  /** The round being played, 1 if nobody says. */
  readonly round?: number;
  /** The round cards on the board; the last of them is revealed in this round. */
  readonly revealed?: string;
  /** Further options of the game. */
  readonly options?: Options;
}

/** Each edition with hands of all its decks, and a round card of its first stage. */
const EDITIONS = {
  revised: { options: { mode: 'base', decks: allDecks('revised') }, first: 'sheep-market' },
  '2007': { options: { edition: '2007', mode: 'full', decks: allDecks('2007') }, first: 'sheep' },
} as const;

function allDecks(edition: Variant['edition']): string {
  return decks
    .filter((deck) => deck.edition === edition)
    .map(({ id }) => id)
    .join();
}

/**
 * A game with hand cards, of the revised edition if nobody says otherwise, for tests. Nobody holds or has a card until `hold` and `inPlay` say so.
 * It waits for the first person of the round.
 */
export class CardScenario extends AgricolaScenario {
  constructor({ edition = 'revised', seats = 2, start = 1, round = 1, ...given }: CardsGiven = {}) {
    super({ seats, start, options: { ...EDITIONS[edition].options, ...given.options } });
    while (this.asked()[0].kind === 'deal') this.play(`* ${this.offered()[0]}`);
    for (const player of this.state.players) player.hand.length = 0;
    this.state.round = round;
    this.countRounds(round);
    const shown = wordsIn(given.revealed ?? EDITIONS[edition].first);
    const rules = this.game.rules as Ruleset;
    for (const id of shown.slice(0, -1)) this.state.revealed.push(rules.spaceNumber(id));
    if (this.asked()[0].kind === 'reveal') this.play(`* reveal ${shown[shown.length - 1]}`);
    this.heard.length = 0;
  }

  /** So many rounds have begun, so that the game ends after the last. */
  private countRounds(round: number): void {
    const { frames } = this.state.main;
    const { nodes } = this.game.rules.program;
    for (let i = 0; i < frames.length; i += FRAME)
      if (nodes[frames[i]].effect.do === 'repeat') frames[i + STEP] = round;
  }

  /** Cards that a seat holds, by their ids. */
  hold(seat: number, ids: string): this {
    for (const id of wordsIn(ids)) this.player(seat).hand.push(this.cardCalled(id).number);
    return this;
  }

  /** The card with an id; throws if the decks and the pool of this game have none, since it would then do nothing. */
  private cardCalled(id: string): Card {
    const card = known(findCard(id), `card ${id}`);
    const { variant, pool: inGame } = this.game.rules as Ruleset;
    const { decks: dealt, pool = '' } = variant;
    if (inGame.includes(card.number)) return card;
    if (dealt.includes(card.deck) && cardsOfPool(pool).includes(card)) return card;
    throw new Error(
      `card '${id}' of deck ${card.deck} is not in a game with decks ${dealt.join(', ')} and pool ${pool}`,
    );
  }

  /** Cards that a seat has played before, by their ids; what is laid on them when they are played lies there. */
  inPlay(seat: number, ids: string): this {
    for (const id of wordsIn(ids)) {
      const { number, keeps } = this.cardCalled(id);
      this.player(seat).played.push(number);
      this.player(seat).memory.push(atFirst(keeps));
    }
    return this;
  }

  /** Cards that lie beside the board, by their ids. */
  beside(ids: string): this {
    for (const id of wordsIn(ids)) this.state.beside.push(this.cardCalled(id).number);
    return this;
  }

  /** So many people, all of them at home. */
  family(seat: number, people: number): this {
    this.player(seat).people = people;
    this.player(seat).home = people;
    return this;
  }

  /** A person of a seat, who does not count among those at home, stands on a space since before. */
  occupy(space: string, seat: number): this {
    putOn(this.state, (this.game.rules as Ruleset).spaceNumber(space), seat - 1);
    return this;
  }

  /** What a card in play remembers. */
  memory(seat: number, id: string): number {
    const { played, memory } = this.player(seat);
    return memory[played.findIndex((card) => cards[card].id === id)];
  }

  /** Sets goods lying on a space. */
  pile(space: string, count: number): this {
    this.state.piles[(this.game.rules as Ruleset).spaceNumber(space)] = count;
    return this;
  }
}

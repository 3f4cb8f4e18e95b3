import type { Card, Declaration } from '@furrow/agricola/cards/card';
import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { sourceOfCard } from '@furrow/agricola/state/source';
import type { State } from '@furrow/agricola/state/state';
import { decision } from '@furrow/kernel/decide';
import type { Kind } from '@furrow/kernel/kind';
import { WAIT } from '@furrow/kernel/kind';
import type { Node } from '@furrow/kernel/program';
import { FRAME, STEP, type Stack } from '@furrow/kernel/stack';

/** Effects that only decide whether another one comes: what counts is the effect inside. */
const AROUND = ['housed', 'may', 'when', 'once'];

/** Lets the effects of cards count how often they are carried out in games that somebody listens to; trials do not count. */
export function countEffects(rules: Ruleset, fired: (card: number) => void): void {
  const inGame = new Map(rules.pool.map((number) => [cards[number].id as string, cards[number]]));
  for (const node of rules.program.nodes) {
    const card = node.path.includes('/') ? undefined : inGame.get(node.path.split('.')[0]);
    if (card === undefined) continue;
    let inner: Node<State> = node;
    while (AROUND.includes(inner.effect.do)) [inner] = inner.parts;
    Object.assign(inner, { kind: counted(inner.kind, () => fired(card.number)) });
  }
}

/** A kind that says when one of its effects begins; one that waits for an answer, or that has got one, has begun already. */
function counted(kind: Kind<State>, begun: () => void): Kind<State> {
  let waits = false;
  const isFresh = ({ step, a, b }: Stack) => step === 0 && a === 0 && b === 0;
  return {
    ...kind,
    step: (run, node) => {
      if (run.heard === undefined) return kind.step(run, node);
      if (!waits && isFresh(run.stack)) begun();
      waits = kind.step(run, node) === WAIT;
      return waits;
    },
    answer: (run, node, move) => {
      if (run.heard !== undefined) waits = false;
      kind.answer?.(run, node, move);
    },
  };
}

/** The parts of a declaration that change what its owner can do without any effect: prices, room, spaces, cooking, other actions. */
const PASSIVE: readonly (keyof Declaration)[] = [
  'instead',
  'price',
  'holds',
  'pastureHolds',
  'stableHolds',
  'houseHolds',
  'sowMore',
  'paysFrom',
  'houses',
  'field',
  'forbids',
  'cooks',
  'joins',
  'space',
];

/** Whether a card does something without an effect of its own. */
export function isPassive(card: Card): boolean {
  const { own } = card;
  if (own?.farm !== undefined || own?.unfed !== undefined) return true;
  return PASSIVE.some((part) => card[part] !== undefined);
}

/** Whether a card is worth its printed points and nothing else: it cannot do anything. */
export function isPlainPoints(card: Card): boolean {
  const { play, anytime, delivers, score, listeners, own } = card;
  const does = play ?? anytime ?? delivers ?? score ?? own;
  return does === undefined && listeners.length === 0 && !isPassive(card);
}

/** A card that does nothing but score. */
const idle = cards.find(
  (card) => card.score !== undefined && card.listeners.length === 0 && !isPassive(card),
);

/** Whether a seat that is asked would have other answers if a card in front of it did nothing. */
export function matters(rules: Ruleset, state: State, seat: number, card: number): boolean {
  const at = state.players[seat].played.indexOf(card);
  if (idle === undefined || at < 0 || isAtWork(state, card) || isAnswered(rules, state)) return false;
  const without = rules.copy(state);
  without.players[seat].played[at] = idle.number;
  return answers(rules, state) !== answers(rules, without);
}

function answers(rules: Ruleset, state: State): string {
  return JSON.stringify(decision(rules, state)?.domain.moves());
}

/** Whether an effect of the card is under way, so that it cannot be thought away. */
function isAtWork({ main, lanes }: State, card: number): boolean {
  return [main, ...lanes].some(({ frames }) => frames.includes(sourceOfCard(card)));
}

/** Whether what is under way rests on answers that were given with the card: a chosen price, or what an odd card has asked. */
function isAnswered({ program }: Ruleset, { main, lanes }: State): boolean {
  return [main, ...lanes].some(({ frames }) => {
    const top = frames.length - FRAME;
    for (let frame = 0; frame <= top; frame += FRAME) {
      const what = program.nodes[frames[frame]].effect.do;
      if (what === 'charge' && frames[frame + STEP] > 0) return true;
      if (what === 'custom' && frame === top) return true;
    }
    return false;
  });
}

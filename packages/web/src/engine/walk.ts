import type { Wish } from '@furrow/farm/liked';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import type { Seat } from '@furrow/kernel/seat';
import { speechOf } from '@furrow/text/words';
import type { Done } from '../protocol/commands';
import type { FarmPicture, HerdPicture } from '../protocol/farm';
import type { AtTable } from './at-table';
import { answered } from './check';
import type { Family, Look } from './family';

/** An animal that somebody would like to see elsewhere on the farm of a seat, by the cells of the two places. */
interface Walk {
  readonly seat: Seat;
  /** The id of the animal. */
  readonly good: string;
  readonly from: number;
  readonly to: number;
  /** An answer that somebody thinks of: the farm is looked at as it would be after it. */
  readonly after?: Move | undefined;
}

/** Lets an animal stand elsewhere, if all animals find room that way; it is kept in mind as long as that is so. */
export function walkIn(session: AtTable, present: Look<Position>, walk: Walk): Done {
  const { family } = session.playable;
  const found = walked(family, afterwards(session, present, walk), walk);
  if ('why' in found) return { ok: false, why: found.why };
  session.likings.set(walk.seat, found.wishes);
  session.changed();
  return { ok: true };
}

/** The farm as somebody sees it who thinks of an answer. */
function afterwards(session: AtTable, look: Look<Position>, { seat, after }: Walk): Look<Position> {
  const decision = session.decisions().find((one) => one.seat === seat);
  if (after === undefined || decision?.domain.contains(after).ok !== true) return look;
  return { ...look, state: answered(look, seat, after) };
}

/** How all animals of a seat are liked to stand after a walk, or why it cannot be. */
function walked(
  family: Family<Position>,
  look: Look<Position>,
  { seat, good, from, to }: Walk,
): { readonly wishes: readonly Wish[] } | { readonly why: string } {
  const { standing: phrases } = speechOf(look.language);
  const { herds } = family.seat(look, seat).farm;
  const target = herds.find(({ cell }) => cell === to);
  if (target === undefined) return { why: phrases.nowhere };
  const wishes = wishesOf(family, herds);
  const others = wishes.filter(({ holder }) => holder !== to).map((wish) => less(family, wish, from, good));
  const wanted = countOf(target, good) + 1;
  const here = family.animals.map((id) => countOf(target, id) + (id === good ? 1 : 0));
  const alone = family.animals.map((id) => (id === good ? wanted : 0));
  for (const counts of [here, alone]) {
    const likings = new Map(look.likings).set(seat, [{ holder: to, counts }, ...others]);
    const { farm } = family.seat({ ...look, likings }, seat);
    const there = farm.herds.find(({ cell }) => cell === to);
    if (there !== undefined && countOf(there, good) >= wanted)
      return { wishes: wishesOf(family, farm.herds, to) };
  }
  return { why: whyNot(target, good, look) };
}

/** Forgets what is liked but cannot be any more. */
export function forgetImpossible(session: AtTable, look: Look<Position>): void {
  const { family } = session.playable;
  for (const [seat, wishes] of session.likings) {
    const { farm } = family.seat(look, seat);
    session.likings.set(
      seat,
      wishes.filter((wish) => comesTrue(family, farm, wish)),
    );
  }
}

function comesTrue({ animals }: Family<Position>, { herds }: FarmPicture, wish: Wish): boolean {
  const herd = herds.find(({ cell }) => cell === wish.holder);
  return herd !== undefined && animals.every((id, type) => countOf(herd, id) >= wish.counts[type]);
}

/** Everybody as they stand; one place matters more than the others. */
function wishesOf({ animals }: Family<Position>, herds: readonly HerdPicture[], first = -1): Wish[] {
  return herds
    .filter(({ used }) => used > 0)
    .sort((a, b) => Number(b.cell === first) - Number(a.cell === first))
    .map((herd) => ({ holder: herd.cell, counts: animals.map((id) => countOf(herd, id)) }));
}

/** A wish for one animal less, if it is for the place that the animal leaves. */
function less({ animals }: Family<Position>, wish: Wish, from: number, good: string): Wish {
  if (wish.holder !== from) return wish;
  return {
    ...wish,
    counts: wish.counts.map((n, type) => (animals[type] === good ? Math.max(0, n - 1) : n)),
  };
}

function countOf({ animals }: HerdPicture, good: string): number {
  return animals.find((one) => one.good === good)?.count ?? 0;
}

function whyNot(target: HerdPicture, good: string, { language }: Look<Position>): string {
  const { standing: phrases } = speechOf(language);
  const said = target.animals.map(({ words }) => words).join(', ');
  if (target.used > 0 && target.animals.every((one) => one.good === good))
    return target.used >= target.capacity ? phrases.full(said) : phrases.noRoom;
  return target.used > 0 ? phrases.others(said) : phrases.noRoom;
}

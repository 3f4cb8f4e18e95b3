import { findMajor, type Major } from '@furrow/agricola/boards/majors';
import { findCard } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { Space } from '@furrow/agricola/spaces/space';
import { amounts, goodNumber } from '@furrow/agricola/state/goods';
import type { Description } from '../game-words';
import { sentence } from '../sentence';
import { clauseOf } from './clauses/effect';
import { cardFace, describeCard } from './describe-card';
import type { Phrases } from './phrases';

/** The full text of the major improvement, card or space with an id. */
export function describe(phrases: Phrases, { spaces }: Ruleset, id: string): Description | undefined {
  const major = findMajor(id);
  if (major !== undefined) return describeMajor(phrases, major);
  const card = findCard(id);
  if (card !== undefined) return describeCard(phrases, card);
  const space = spaces.find((one) => one.id === id);
  return space === undefined ? undefined : describeSpace(phrases, space);
}

/** The text on the face of a major improvement or card: what it does, without what is drawn around it. */
export function faceOf(phrases: Phrases, id: string): readonly string[] {
  const major = findMajor(id);
  if (major !== undefined) return majorLines(phrases, major).map(sentence);
  const card = findCard(id);
  return card === undefined ? [] : cardFace(phrases, card);
}

/** A major improvement's name and everything it does. */
export function describeMajor(phrases: Phrases, major: Major): Description {
  const { names, major: say } = phrases;
  const { price, orReturn, points } = major;
  const lines = [say.cost(price, orReturn !== undefined), ...majorLines(phrases, major), say.points(points)];
  return { name: names.major(major.number), lines: lines.map(sentence) };
}

/** What a major improvement does. */
function majorLines({ major: say }: Phrases, { cooks, bakes, crafts, bonusFrom, build }: Major): string[] {
  const lines: string[] = [];
  if (cooks !== undefined) lines.push(say.cooks(amounts(cooks)));
  if (bakes !== undefined) lines.push(say.bakes(bakes));
  if (crafts !== undefined) lines.push(say.crafts(goodNumber(crafts.good), crafts.food));
  if (crafts !== undefined && bonusFrom !== undefined)
    lines.push(say.bonus(goodNumber(crafts.good), bonusFrom));
  if (build !== undefined) lines.push(say.build(clauseOf(build)));
  return lines;
}

/** A space's name and what is done there. */
export function describeSpace(phrases: Phrases, space: Space): Description {
  const { names, space: say } = phrases;
  const { refill, stage, tile, season, effect } = space;
  const lines: string[] = [];
  if (stage !== undefined) lines.push(say.stage(stage));
  if (season !== undefined) lines.push(say.season(season));
  if (refill !== undefined) lines.push(say.refill(refill));
  lines.push(phrases.say(clauseOf(effect), { mood: 'do' }));
  if (tile !== undefined) lines.push(say.tile());
  return { name: names.spaces[space.id], lines: lines.map(sentence) };
}

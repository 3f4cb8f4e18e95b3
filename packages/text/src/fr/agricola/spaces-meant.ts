import { LESSONS, type Spaces } from '@furrow/agricola/cards/listener';
import { type Good, goodNumber } from '@furrow/agricola/goods';
import { de, list, quoted } from '../grammar';
import { goodName, rounds } from './nouns';
import { spaceNames } from './space-names';

/** Spaces by id, all Lessons spaces as one: `« Forêt » ou une case « Leçons »`. */
export function spacesNamed(ids: readonly string[], last: 'et' | 'ou' = 'ou'): string {
  const lessons: readonly string[] = LESSONS;
  const isAnyLesson = lessons.every((id) => ids.includes(id));
  const names = ids.filter((id) => !isAnyLesson || !lessons.includes(id)).map((id) => quoted(spaceNames[id]));
  return list(isAnyLesson ? [...names, `une case ${quoted(spaceNames[LESSONS[0]])}`] : names, last);
}

/** What accumulates, behind `d’accumulation`: `de bois`, `de moutons`. */
function ofGood(good: Good): string {
  if (good === 'food') return 'de nourriture';
  const isMass = ['wood', 'clay', 'reed', 'stone'].includes(good);
  return de(goodName(goodNumber(good), isMass ? 1 : 2));
}

/** The spaces that a card waits for: `une case d’accumulation de bois`. */
export function spacesMeant(spaces: Spaces | undefined): string {
  if (spaces === undefined) return 'une case d’action';
  if ('named' in spaces) return spacesNamed(spaces.named);
  if ('accumulating' in spaces)
    return `une case d’accumulation ${list(spaces.accumulating.map(ofGood), 'ou')}`;
  return spaces.rounds.length === 1
    ? `la carte de la manche ${spaces.rounds[0]}`
    : `une carte des manches ${rounds(spaces.rounds)}`;
}

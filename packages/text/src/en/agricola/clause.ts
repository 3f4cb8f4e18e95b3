import type { Effect } from '@furrow/agricola/effect';
import type { How } from '../../agricola/phrases';

/** A plain verb phrase in the mood that is asked for. */
export function clause({ mood }: How, text: string): string {
  return mood === 'may' ? `you may ${text}` : text;
}

/** The first effect in the mood that is asked for, the others after it without repeating that they are allowed. */
export function inOneBreath(effects: readonly Effect[], how: How): string[] {
  return effects.map((effect, i) =>
    how.say(effect, i === 0 ? how.mood : how.mood === 'may' ? 'ask' : undefined),
  );
}

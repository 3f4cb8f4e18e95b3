/**
 * How a clause is said: `do` names it or tells the player to do it ("take 1 sheep"), `may` allows it ("you may take 1
 * sheep"), `ask` asks for a yes or no and goes without its question mark, `infinitive` goes on behind one of these without
 * repeating who may or wants to, `tell` is the text of a card ("you get 1 sheep").
 */
export type Mood = 'do' | 'may' | 'ask' | 'infinitive' | 'tell';

/** In which mood a clause is said, and of whom: of the player who is spoken to, or of others. */
export interface Voice {
  readonly mood: Mood;
  readonly others?: boolean;
}

/** The voice of what follows a first part: it is not said again that it is allowed or asked. */
export function further<V extends Voice>(voice: V): V {
  return voice.mood === 'may' || voice.mood === 'ask' ? { ...voice, mood: 'infinitive' } : voice;
}

/** The voice of what is allowed: where it is asked for, that says enough. */
export function allowed<V extends Voice>(voice: V): V {
  return voice.mood === 'ask' || voice.mood === 'infinitive' ? voice : { ...voice, mood: 'may' };
}

/** Whether a limit is worth a word: whoever is asked knows that it is not reached. */
export function saysLimits({ mood }: Voice): boolean {
  return mood !== 'ask' && mood !== 'infinitive';
}

import { pool2 } from './pool-2';

/** The second pool and the rest of decks A and B. */
export const pool3 = [
  ...pool2,
  // The order says nothing: chance goes through it as it stands.
  'hauberg',
  'three-field-rotation',
  'new-purchase',
  'muddy-puddles',
  'acorns-basket',
  'field-caretaker',
  'pet-broker',
  'sheep-keeper',
  'salter',
  'sheep-whisperer',
  'cattle-feeder',
  'stable-sergeant',
] as const;

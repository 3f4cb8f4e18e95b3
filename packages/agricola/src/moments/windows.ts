import type { Card } from '../cards/card';
import type { Listener } from '../cards/listener';
import { playedBy, TAKINGS } from '../effects/take';
import { isOptional, isPlain } from '../in-play/compile-cards';
import { mayBeMeant } from '../spaces/meant';
import type { Space } from '../spaces/space';

/** What cards do before something, at most: nothing, something that can only help, something that must be done. */
export const NOTHING = 0;
const GIFT = 1;
export const TOLL = 2;
/** Before a space, if it is nothing but the toll of one card: it takes no goods that lie there. */
export const ONE_TOLL = 3;

/** What a card does before each space is used, or before each action is taken: by its owner, by others. */
export interface Windows {
  readonly byOwner: readonly number[];
  readonly byOthers: readonly number[];
}

/** At the use of which spaces a card acts: by its owner, by others. */
export interface Heard {
  readonly byOwner: readonly boolean[];
  readonly byOthers: readonly boolean[];
}

/** At the use of which spaces of a board a card acts, before or after it; none if it waits for no use of a space. */
export function heardBy(
  { listeners }: Card,
  moment: 'use' | 'used',
  spaces: readonly Space[],
): Heard | undefined {
  const waiting = listeners.filter((one) => one.moment === moment);
  if (waiting.length === 0) return undefined;
  const over = (heeding: readonly Listener[]) =>
    spaces.map((space) => heeding.some((one) => strengthOn(one, space) !== NOTHING));
  return {
    byOwner: over(waiting.filter(({ who }) => who !== 'others')),
    byOthers: over(waiting.filter(({ who }) => who !== 'me')),
  };
}

/** What several cards do together before each space is used. */
export function joined(some: readonly number[], others: readonly number[]): readonly number[] {
  return some.map((one, space) => {
    const other = others[space];
    if (one === NOTHING || other === NOTHING) return one + other;
    return one === GIFT && other === GIFT ? GIFT : TOLL;
  });
}

/** The windows of a card over the spaces of a board; none if it waits for no use of a space. */
export function windowsOf({ listeners }: Card, spaces: readonly Space[]): Windows | undefined {
  const waiting = listeners.filter(({ moment }) => moment === 'use');
  if (waiting.length === 0) return undefined;
  const over = (heeding: readonly Listener[]) =>
    spaces.map((space) => alone(Math.max(NOTHING, ...heeding.map((one) => strengthOn(one, space)))));
  return {
    byOwner: over(waiting.filter(({ who }) => who !== 'others')),
    byOthers: over(waiting.filter((one) => one.who !== 'me' && concernsUser(one))),
  };
}

function alone(strength: number): number {
  return strength === TOLL ? ONE_TOLL : strength;
}

/** The windows of a card over everything that is taken; none if it waits for none of them. */
export function actionWindowsOf({ listeners }: Card): Windows | undefined {
  const waiting = listeners.filter(({ moment }) => moment === 'take');
  if (waiting.length === 0) return undefined;
  const over = (heeding: readonly Listener[]) =>
    TAKINGS.map((taken) => {
      const before = heeding.filter(
        ({ action, card }) => action === taken || (card !== undefined && card === playedBy(taken)),
      );
      return Math.max(NOTHING, ...before.map(strengthOf));
    });
  return {
    byOwner: over(waiting.filter(({ who }) => who !== 'others')),
    byOthers: over(waiting.filter((one) => one.who !== 'me' && concernsUser(one))),
  };
}

/** The most that any of several cards does before each action. */
export function strongestOf(windows: readonly (Windows | undefined)[]): readonly number[] {
  return TAKINGS.map((_, action) =>
    Math.max(
      NOTHING,
      ...windows.flatMap((one) => (one === undefined ? [] : [one.byOwner[action], one.byOthers[action]])),
    ),
  );
}

/** What must be done and brings more than goods may take what the action needs. */
function strengthOf({ toll, then }: Listener): number {
  return toll === true || !(isPlain(then) || isOptional(then)) ? TOLL : GIFT;
}

/** What an effect speaks of if it does something to whoever uses the space, and not only to the card's owner. */
const TO_USER: readonly unknown[] = ['others', 'custom'];

/** Whether a card may help or burden others who use a space. */
function concernsUser({ toll, then }: Listener): boolean {
  return toll === true || speaksOf(then);
}

function speaksOf(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return TO_USER.includes(value);
  return Object.values(value).some(speaksOf);
}

function strengthOn({ spaces, toll }: Listener, space: Space): number {
  const strength = toll === true ? TOLL : GIFT;
  if (spaces === undefined) return strength;
  return mayBeMeant(spaces, space) ? strength : NOTHING;
}

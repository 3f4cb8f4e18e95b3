import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { goOn, openStage } from '../app/store';
import type { Table } from '../protocol/table';
import type { Beat } from './beats';
import { isShowing } from './is-moving';
import { type Scene, sceneBetween } from './scene';

/** What plays of a harvest now. */
interface Playing {
  readonly beats: readonly Beat[];
  /** Which of them is played; -1 before the first. */
  readonly now: number;
  /** How long each of them takes, in milliseconds. */
  readonly length: number;
  /** How long it is until the first, in milliseconds. */
  readonly start: number;
}

const NOTHING: Playing = { beats: [], now: 0, length: 0, start: 0 };

const NO_SCENE: Scene = { beats: [], start: 0, beat: 0 };

/** The parts of a harvest between the last table and this one, and how far they have been played; `held` if they are shown before it. */
export function useScene(table: Table, held: boolean): Playing {
  const before = useRef(table);
  const [playing, setPlaying] = useState(NOTHING);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = table;
    if (last === table || last.moves.shown === table.moves.shown) return;
    const scene = isShowing() ? sceneBetween(last, table) : NO_SCENE;
    tellFarms(held ? NO_SCENE : scene);
    const isNext = table.moves.shown > last.moves.shown && table.saveId === last.saveId;
    setPlaying((now) => (isNext ? following(now, scene) : NOTHING));
  }, [table, held]);
  useEffect(openStage, []);
  useEffect(() => {
    const { beats, now, length, start } = playing;
    if (beats.length === 0) return undefined;
    const isLast = now + 1 >= beats.length;
    const next = () => {
      setPlaying(isLast ? NOTHING : { ...playing, now: now + 1 });
      if (isLast) goOn();
    };
    const timer = setTimeout(next, now < 0 ? start : length);
    return () => clearTimeout(timer);
  }, [playing]);
  const isPlaying = playing.beats.length > 0;
  // Whoever stops and begins to listen with every beat may miss a tap or key between two of them.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const end = ({ type }: Event) => {
      setPlaying(NOTHING);
      if (goOn() && type === 'pointerdown') swallowTap();
    };
    addEventListener('pointerdown', end, true);
    addEventListener('keydown', end, true);
    return () => {
      removeEventListener('pointerdown', end, true);
      removeEventListener('keydown', end, true);
    };
  }, [isPlaying]);
  return playing;
}

/** So long a finger or button is down in a tap, in milliseconds. */
const TAP = 500;

/** The tap that ended a harvest does nothing on the table that came with it. */
function swallowTap(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, true), TAP);
}

/** What plays when a scene comes: what is left of the one before, then the new parts; what goes on in the same part is seen in it. */
function following(playing: Playing, { beats, start, beat: length }: Scene): Playing {
  const left = playing.beats.slice(Math.max(0, playing.now));
  if (left.length === 0)
    return beats.length === 0 ? NOTHING : { beats, now: start > 0 ? -1 : 0, length, start };
  if (beats.length === 0) return playing;
  const joined = left.map((one) => {
    const more = beats.find(({ phase }) => phase === one.phase);
    return more === undefined ? one : { ...one, farms: [...one.farms, ...more.farms] };
  });
  const others = beats.filter(({ phase }) => left.every((one) => one.phase !== phase));
  return { ...playing, beats: [...joined, ...others], now: Math.min(playing.now, 0) };
}

/** Crops, begging markers and young animals move on the farms when it is their turn. */
function tellFarms({ beats, start, beat }: Scene): void {
  for (const phase of ['field', 'feeding', 'breeding'] as const) {
    const at = beats.findIndex((one) => one.phase === phase);
    document.documentElement.style.setProperty(`--${phase}-at`, `${at < 0 ? 0 : start + at * beat}ms`);
  }
}

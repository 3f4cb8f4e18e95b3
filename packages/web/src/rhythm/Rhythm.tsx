import { useEffect, useRef } from 'react';
import { usePage } from '../app/store';
import type { Table } from '../protocol/table';
import { heardBetween } from './heard';
import { isAsked, peopleHere } from './people-here';
import { useRhythmWords } from './rhythm-words';
import { isSounding } from './sounding';
import { play } from './sounds';
import { showTurn } from './turn-sign';

/** A buzz of so many milliseconds tells a phone that it is its turn. */
const BUZZ = 40;

/** So many milliseconds after the table the page wears its sign. */
const AFTER = 100;

/** Tells whoever looks elsewhere what happens at the table: by sound, by a buzz, by the title and sign of the page. */
export function Rhythm({ table }: { readonly table: Table }) {
  const words = useRhythmWords();
  const { sound, notice } = usePage();
  const before = useRef(table);
  const sounds = isSounding(sound, table);
  const alone = peopleHere(table) === 1 && table.seats.length > 1;
  const sign = isAsked(table) && alone ? words.yourTurn : undefined;
  useEffect(() => {
    // For whoever looks elsewhere: the picture of the table comes first.
    const timer = setTimeout(() => showTurn(sign), AFTER);
    return () => clearTimeout(timer);
  }, [sign]);
  useEffect(() => () => showTurn(undefined), []);
  useEffect(() => {
    const heard = heardBetween(before.current, table);
    before.current = table;
    if (sounds) for (const one of heard) play(one);
    // A phone that is silent is felt all the more; one that several share is in somebody's hand already.
    if (alone && heard.includes('turn') && matchMedia('(pointer: coarse)').matches) navigator.vibrate?.(BUZZ);
  }, [table, sounds, alone]);
  const isRefused = notice?.kind === 'refused';
  useEffect(() => {
    if (isRefused && sounds) play('refused');
  }, [isRefused, sounds]);
  return null;
}

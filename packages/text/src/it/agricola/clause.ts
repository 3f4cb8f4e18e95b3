import type { Effect } from '@furrow/agricola/effect';
import type { How } from '../../agricola/phrases';

/** Each verb with its infinitive. */
const INFINITIVES = {
  prendi: 'prendere',
  paga: 'pagare',
  costruisci: 'costruire',
  ristruttura: 'ristrutturare',
  'fai crescere': 'far crescere',
  'fai riprodurre': 'far riprodurre',
  'fai lavorare': 'far lavorare',
  ara: 'arare',
  semina: 'seminare',
  cuoci: 'cuocere',
  gioca: 'giocare',
  ricevi: 'ricevere',
  raccogli: 'raccogliere',
  scambia: 'scambiare',
  metti: 'mettere',
  rimetti: 'rimettere',
  togli: 'togliere',
  segna: 'segnare',
  piazza: 'piazzare',
  usa: 'usare',
  scegli: 'scegliere',
  pesca: 'pescare',
  rimuovi: 'rimuovere',
  svolgi: 'svolgere',
} as const;

/** A verb and what follows it, in the mood that is asked for: `prendi …`, `puoi prendere …`, `vuoi prendere …`. */
export function clause({ mood }: Pick<How, 'mood'>, verb: keyof typeof INFINITIVES, rest: string): string {
  if (mood === 'do') return `${verb} ${rest}`;
  return `${mood === 'may' ? 'puoi' : 'vuoi'} ${INFINITIVES[verb]} ${rest}`;
}

/** An effect that begins with its infinitive: `prendere 1 bovino`. */
export function infinitive(effect: Effect, how: Pick<How, 'say'>): string {
  return how.say(effect, 'may').replace(/^puoi /, '');
}

/** What follows something in the same sentence; `puoi` and `vuoi` are not said again. */
export function next(effect: Effect, how: How): string {
  return how.mood === 'do' ? how.say(effect) : infinitive(effect, how);
}

/** Several effects; `puoi` and `vuoi` are said with the first only. */
export function inMood(effects: readonly Effect[], how: How): string[] {
  return effects.map((one, i) => (i === 0 ? how.say(one) : next(one, how)));
}

/** Effects of which one is chosen; long ones are set apart by commas. */
export function alternatives(of: readonly string[]): string {
  return of.length > 2 || of.some((text) => / (o|per) /.test(text)) ? of.join(', oppure ') : of.join(' o ');
}

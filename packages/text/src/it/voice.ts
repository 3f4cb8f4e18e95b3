import type { Voice } from '../voice';

/** A verb: what the player is told to do, its infinitive, and what others do if it is not said that they must. */
export interface Verb {
  readonly tu: string;
  readonly infinitive: string;
  readonly third?: string;
}

const verb = (tu: string, infinitive: string, third?: string): Verb =>
  third === undefined ? { tu, infinitive } : { tu, infinitive, third };

/** The verbs that are said. */
export const PRENDERE = verb('prendi', 'prendere', 'prende');
export const RICEVERE = verb('ricevi', 'ricevere', 'riceve');
export const TRASFORMARE = verb('trasforma', 'trasformare');
export const DARE = verb('dai', 'dare');
export const LASCIARE = verb('lascia', 'lasciare', 'lascia');
export const PAGARE = verb('paga', 'pagare');
export const COSTRUIRE = verb('costruisci', 'costruire');
export const RISTRUTTURARE = verb('ristruttura', 'ristrutturare');
export const FAR_CRESCERE = verb('fai crescere', 'far crescere');
export const FAR_RIPRODURRE = verb('fai riprodurre', 'far riprodurre');
export const FAR_LAVORARE = verb('fai lavorare', 'far lavorare');
export const ARARE = verb('ara', 'arare');
export const SEMINARE = verb('semina', 'seminare');
export const CUOCERE = verb('cuoci', 'cuocere');
export const GIOCARE = verb('gioca', 'giocare');
export const RACCOGLIERE = verb('raccogli', 'raccogliere');
export const SCAMBIARE = verb('scambia', 'scambiare');
export const METTERE = verb('metti', 'mettere');
export const RIMETTERE = verb('rimetti', 'rimettere');
export const TOGLIERE = verb('togli', 'togliere');
export const PIAZZARE = verb('piazza', 'piazzare');
export const USARE = verb('usa', 'usare');
export const SCARTARE = verb('scarta', 'scartare');
export const SCEGLIERE = verb('scegli', 'scegliere');
export const PESCARE = verb('pesca', 'pescare');
export const RIMUOVERE = verb('rimuovi', 'rimuovere');
export const SVOLGERE = verb('svolgi', 'svolgere');

/** What is done: a verb and what belongs to it. */
export interface VerbPhrase {
  readonly verb: Verb;
  readonly rest: string;
}

/** A verb phrase in the voice that is asked for: `prendi …`, `puoi prendere …`, `vuoi prendere …`. */
export function spoken(
  { verb: { tu, infinitive, third }, rest }: VerbPhrase,
  { mood, others = false }: Voice,
): string {
  switch (mood) {
    case 'may':
      return `${others ? 'può' : 'puoi'} ${infinitive} ${rest}`;
    case 'ask':
      return `vuoi ${infinitive} ${rest}`;
    case 'infinitive':
      return `${infinitive} ${rest}`;
    default:
      if (!others) return `${tu} ${rest}`;
      return third === undefined ? `deve ${infinitive} ${rest}` : `${third} ${rest}`;
  }
}

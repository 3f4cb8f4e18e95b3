import type { How } from '../../agricola/phrases';
import { inverted } from '../grammar';

/** What a verb begins a command with, what it then ends it with, and its infinitive. */
export interface Verb {
  readonly first: string;
  readonly last?: string;
  readonly infinitive: string;
}

/** The verbs that several phrases share. */
export const TAKE: Verb = { first: 'nimm', infinitive: 'nehmen' };
export const RECEIVE: Verb = { first: 'bekomme', infinitive: 'bekommen' };
export const GET: Verb = { first: 'erhalte', infinitive: 'erhalten' };
export const LAY: Verb = { first: 'lege', infinitive: 'legen' };
export const LAY_BACK: Verb = { first: 'lege', last: 'zurück', infinitive: 'zurücklegen' };
export const HARVEST: Verb = { first: 'ernte', infinitive: 'ernten' };
export const LET: Verb = { first: 'lass', infinitive: 'lassen' };
export const MARK: Verb = { first: 'markiere', infinitive: 'markieren' };

/** What clauses that are no commands begin with. */
const LEADS = { may: 'du darfst', ask: 'möchtest du' } as const;

/** A verb and what belongs to it, in the mood that is asked for: `nimm …`, `du darfst … nehmen`. */
export function clause({ mood }: Pick<How, 'mood'>, verb: Verb, rest: string): string {
  if (mood === 'do') return `${verb.first} ${rest}${verb.last === undefined ? '' : ` ${verb.last}`}`;
  return `${LEADS[mood]} ${rest} ${verb.infinitive}`;
}

/** A clause that goes on after another one of the same mood: `du darfst` is not said again. */
export function goingOn({ mood }: Pick<How, 'mood'>, text: string): string {
  return mood === 'do' ? text : text.replace(`${LEADS[mood]} `, '');
}

/** A clause with more words behind its verb: `nimm dafür …`, `du darfst ab Runde 5 …`. */
export function withWords({ mood }: Pick<How, 'mood'>, text: string, words: string): string {
  return mood === 'do'
    ? text.replace(/^\S+/, `$& ${words}`)
    : text.replace(LEADS[mood], `${LEADS[mood]} ${words}`);
}

/** Clauses of the same mood in a row. */
export function rowOf(
  how: How,
  [first, ...others]: readonly string[],
  join: (all: string[]) => string,
): string {
  return join([first, ...others.map((text) => goingOn(how, text))]);
}

/** What is done one after the other: `nimm 1 Nahrung und dann darfst du …`, `nimm 3 Nahrung, und jeder andere Spieler …`. */
export function inTurn(how: How, texts: readonly string[]): string {
  const told = texts[0].startsWith('du bekommst');
  return rowOf(how, texts, ([first, ...others]) =>
    others.reduce((all, text) => {
      if (text.startsWith('jeder ')) return `${all}, und ${text}`;
      const next = inverted(text);
      return next === text && told
        ? `${all}; ${text}`
        : `${all}${/, wenn [^,]*$/.test(all) ? ',' : ''} und dann ${next}`;
    }, first),
  );
}

/** What is allowed, as something that must be done: `du darfst …` becomes `du musst …`. */
export function obliged(allowed: string): string {
  return allowed.replace(LEADS.may, 'du musst');
}

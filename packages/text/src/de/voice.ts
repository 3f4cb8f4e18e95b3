import { further, type Voice } from '../voice';

/** A verb: its command with what that ends with, its infinitive, and its forms for `du` and for somebody else if a card tells of it. */
export interface Verb {
  readonly first: string;
  readonly last?: string;
  readonly infinitive: string;
  readonly told?: readonly [du: string, they: string];
}

/** The verbs that are said. */
export const TAKE: Verb = { first: 'nimm', infinitive: 'nehmen', told: ['bekommst', 'bekommt'] };
export const GET: Verb = { first: 'erhalte', infinitive: 'erhalten', told: ['bekommst', 'bekommt'] };
export const RECEIVE: Verb = { first: 'bekomme', infinitive: 'bekommen', told: ['bekommst', 'bekommt'] };
export const REMOVE: Verb = { first: 'nimm', infinitive: 'nehmen', told: ['nimmst', 'nimmt'] };
export const LAY: Verb = { first: 'lege', infinitive: 'legen', told: ['legst', 'legt'] };
export const LAY_DOWN: Verb = { first: 'lege', last: 'ab', infinitive: 'ablegen' };
export const LAY_BACK: Verb = { first: 'lege', last: 'zurück', infinitive: 'zurücklegen' };
export const MARK: Verb = { first: 'markiere', infinitive: 'markieren', told: ['markierst', 'markiert'] };
export const CHOOSE: Verb = { first: 'wähle', infinitive: 'wählen', told: ['wählst', 'wählt'] };
export const GIVE: Verb = { first: 'gib', infinitive: 'geben' };
export const PAY: Verb = { first: 'zahle', infinitive: 'zahlen' };
export const BUILD: Verb = { first: 'baue', infinitive: 'bauen' };
export const RENOVATE: Verb = { first: 'renoviere', infinitive: 'renovieren' };
export const GROW: Verb = { first: 'vergrößere', infinitive: 'vergrößern' };
export const PLOW: Verb = { first: 'pflüge', infinitive: 'pflügen' };
export const SOW: Verb = { first: 'besäe', infinitive: 'besäen' };
export const HARVEST: Verb = { first: 'ernte', infinitive: 'ernten' };
export const TURN: Verb = { first: 'verwandle', infinitive: 'verwandeln' };
export const BAKE: Verb = { first: 'backe', infinitive: 'backen' };
export const ENCLOSE: Verb = { first: 'zäune', last: 'ein', infinitive: 'einzäunen' };
export const PLAY: Verb = { first: 'spiele', last: 'aus', infinitive: 'ausspielen' };
export const PLACE: Verb = { first: 'setze', last: 'ein', infinitive: 'einsetzen' };
export const USE: Verb = { first: 'nutze', infinitive: 'nutzen' };
export const PERFORM: Verb = { first: 'führe', last: 'aus', infinitive: 'ausführen' };
export const EXCHANGE: Verb = { first: 'tausche', last: 'aus', infinitive: 'austauschen' };
export const LET: Verb = { first: 'lass', infinitive: 'lassen' };

/** What is done: a verb and what belongs to it. */
export interface VerbPhrase {
  readonly verb: Verb;
  readonly rest: string;
  /** What follows everything else, with the mark that sets it apart. */
  readonly tail?: string;
  /** What a card tells where somebody else is the subject: with the subject first, and with the verb first. */
  readonly instead?: readonly [plain: string, fronted: string];
}

/**
 * How a clause is said in German. `order`: where the subject stands: before its verb, behind it since something else stands
 * at the front, or nowhere since it was named before. `adverb` follows both. `must`: the verb is an infinitive behind `musst`.
 */
export interface GermanVoice extends Voice {
  readonly order?: 'plain' | 'fronted' | 'dropped';
  readonly adverb?: string;
  readonly must?: boolean;
}

/** The text of a card behind something at the front. */
export const TELL: GermanVoice = { mood: 'tell', order: 'fronted' };
/** What is allowed, behind something at the front. */
export const MAY: GermanVoice = { mood: 'may', order: 'fronted' };

const OTHERS = 'jeder andere Spieler';

/** A subject and its verb in the order that is asked for. */
function subjectAnd(
  [du, they]: readonly [string, string],
  { order = 'plain', others = false }: GermanVoice,
): string {
  const [subject, verb] = others ? [OTHERS, they] : ['du', du];
  if (order === 'dropped') return verb;
  return order === 'fronted' ? `${verb} ${subject}` : `${subject} ${verb}`;
}

/** What a clause begins with, unless that is its own verb. */
function lead(voice: GermanVoice): string {
  switch (voice.mood) {
    case 'may':
      return subjectAnd(['darfst', 'darf'], voice);
    case 'ask':
      return 'möchtest du';
    case 'infinitive':
      return '';
    default:
      return subjectAnd(['musst', 'muss'], voice);
  }
}

/** A verb phrase in the voice that is asked for: `nimm …`, `du darfst … nehmen`, `bekommst du …`. */
export function spoken({ verb, rest, tail = '', instead }: VerbPhrase, voice: GermanVoice): string {
  const { mood, order = 'plain', adverb = '', must = false, others = false } = voice;
  const words = (...all: readonly string[]) => `${all.filter((word) => word !== '').join(' ')}${tail}`;
  if (mood === 'do' && !others) return words(verb.first, adverb, rest, verb.last ?? '');
  if (mood === 'tell' && !must && instead !== undefined) return words(instead[order === 'fronted' ? 1 : 0]);
  if ((mood === 'tell' || mood === 'do') && !must && verb.told !== undefined)
    return words(subjectAnd(verb.told, voice), adverb, rest, verb.last ?? '');
  return words(lead(voice), adverb, rest, verb.infinitive);
}

/** The voice of what follows a first part of the same subject. */
export function next(voice: GermanVoice): GermanVoice {
  const { adverb: _said, must, ...rest } = further(voice);
  if (must === true) return { mood: 'infinitive' };
  return rest.mood === 'tell' ? { ...rest, order: 'dropped' } : rest;
}

/** To whom something belongs: `deine`, `seine`. */
export function whose({ others = false }: Voice, ending = ''): string {
  return `${others ? 'sein' : 'dein'}${ending}`;
}

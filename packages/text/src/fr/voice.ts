import type { Voice } from '../voice';

/** A verb: its infinitive, and its forms for the player who is spoken to and for somebody else. */
export interface Verb {
  readonly infinitive: string;
  readonly vous: string;
  readonly il: string;
}

const verb = (infinitive: string, vous: string, il: string): Verb => ({ infinitive, vous, il });

/** The verbs that are said. */
export const AGRANDIR = verb('agrandir', 'agrandissez', 'agrandit');
export const CHOISIR = verb('choisir', 'choisissez', 'choisit');
export const CLOTURER = verb('clôturer', 'clôturez', 'clôture');
export const TRANSFORMER = verb('transformer', 'transformez', 'transforme');
export const AMENAGER = verb('aménager', 'aménagez', 'aménage');
export const RENDRE = verb('rendre', 'rendez', 'rend');
export const CONSTRUIRE = verb('construire', 'construisez', 'construit');
export const CUIRE = verb('cuire', 'cuisez', 'cuit');
export const CUISINER = verb('cuisiner', 'cuisinez', 'cuisine');
export const DEFAUSSER = verb('défausser', 'défaussez', 'défausse');
export const DONNER = verb('donner', 'donnez', 'donne');
export const ECHANGER = verb('échanger', 'échangez', 'échange');
export const FAIRE = verb('faire', 'faites', 'fait');
export const JOUER = verb('jouer', 'jouez', 'joue');
export const LABOURER = verb('labourer', 'labourez', 'laboure');
export const LAISSER = verb('laisser', 'laissez', 'laisse');
export const OBTENIR = verb('obtenir', 'obtenez', 'obtient');
export const PAYER = verb('payer', 'payez', 'paie');
export const PLACER = verb('placer', 'placez', 'place');
export const POSER = verb('poser', 'posez', 'pose');
export const PRENDRE = verb('prendre', 'prenez', 'prend');
export const NE_RIEN_PRENDRE = verb('ne rien prendre', 'ne prenez rien', 'ne prend rien');
export const PROFITER = verb('profiter', 'profitez', 'profite');
export const RECEVOIR = verb('recevoir', 'recevez', 'reçoit');
export const RECOLTER = verb('récolter', 'récoltez', 'récolte');
export const REMETTRE = verb('remettre', 'remettez', 'remet');
export const RENOVER = verb('rénover', 'rénovez', 'rénove');
export const RETIRER = verb('retirer', 'retirez', 'retire');
export const SEMER = verb('semer', 'semez', 'sème');
export const TIRER = verb('tirer', 'tirez', 'tire');
export const UTILISER = verb('utiliser', 'utilisez', 'utilise');
export const VENIR = verb('venir', 'venez', 'vient');

/** What is done: a verb and what belongs to it. */
export interface VerbPhrase {
  readonly verb: Verb;
  readonly rest: string;
  /** The verb where it is told that it happens, if that is another one. */
  readonly told?: Verb;
  /** What follows the verb where it is told that it happens: `aussi`. */
  readonly adverb?: string;
  /** It is told that it must be done. */
  readonly duty?: boolean;
  /** What a card tells where somebody else is the subject. */
  readonly instead?: string;
}

function words(...all: readonly string[]): string {
  return all.filter((word) => word !== '').join(' ');
}

/** A verb phrase in the voice that is asked for: `prendre …`, `vous pouvez prendre …`, `vous recevez …`. */
export function spoken(phrase: VerbPhrase, { mood, others = false }: Voice): string {
  const { verb: plain, rest, told = plain, adverb = '', duty = false, instead } = phrase;
  const named = words(plain.infinitive, rest);
  if (mood === 'may') return `${others ? 'peut' : 'vous pouvez'} ${named}`;
  if (others) return duty ? `doit ${named}` : words(told.il, adverb, rest);
  if (mood !== 'tell') return named;
  if (duty) return `vous devez ${named}`;
  return instead ?? words('vous', told.vous, adverb, rest);
}

/** What belongs to the player who is spoken to, or to somebody else: `votre main`, `sa main`. */
export function whose({ others = false }: Voice, noun: string, theirs = `sa ${noun}`): string {
  return others ? theirs : `votre ${noun}`;
}

/** Several things of theirs: `vos champs`, `ses champs`. */
export function whoseMany({ others = false }: Voice, nouns: string): string {
  return `${others ? 'ses' : 'vos'} ${nouns}`;
}

import type { Counted, Quantity } from '@furrow/agricola/cards/quantity';
import { goodNumber } from '@furrow/agricola/goods';
import type { CountedPhrase } from '../../agricola/card-phrases';
import { a, type Gender, list } from '../grammar';
import { amount, goodLabel, goodName } from './nouns';
import { spaceNames } from './space-names';

/** A noun with its gender; `behind`: what follows it in both numbers; `own`: whether one of it is called the player's. */
interface CountedNoun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
  readonly behind?: string;
  readonly own?: boolean;
}

const noun = (gender: Gender, one: string, many: string, behind = ''): CountedNoun => ({
  gender,
  one,
  many,
  behind: behind === '' ? '' : ` ${behind}`,
});

const own = (gender: Gender, one: string, many: string, behind = ''): CountedNoun => ({
  ...noun(gender, one, many, behind),
  own: true,
});

const NOUNS: Readonly<Record<Exclude<Counted, 'round' | 'person'>, CountedNoun>> = {
  rooms: own('f', 'stanza', 'stanze'),
  people: own('m', 'familiare', 'familiari'),
  newborns: own('m', 'familiare appena nato', 'familiari appena nati'),
  occupations: own('f', 'occupazione', 'occupazioni'),
  improvements: own('f', 'miglioria', 'migliorie'),
  majors: own('f', 'grande miglioria', 'grandi migliorie'),
  minors: own('f', 'piccola miglioria', 'piccole migliorie'),
  fields: own('m', 'campo', 'campi'),
  fieldTiles: own('f', 'tessera campo', 'tessere campo'),
  grainFields: own('m', 'campo', 'campi', 'di grano'),
  vegetableFields: own('m', 'campo', 'campi', 'di ortaggi'),
  unplantedFields: own('m', 'campo vuoto', 'campi vuoti'),
  pastures: own('m', 'pascolo', 'pascoli'),
  pastureSpaces: own('f', 'casella', 'caselle', 'di pascolo'),
  unusedSpaces: own('f', 'casella inutilizzata', 'caselle inutilizzate'),
  stables: own('f', 'stalla', 'stalle'),
  unfencedStables: own('f', 'stalla isolata', 'stalle isolate'),
  fences: own('m', 'steccato costruito', 'steccati costruiti'),
  fencesLeft: noun('m', 'steccato', 'steccati', 'nella tua riserva'),
  stablesLeft: noun('f', 'stalla', 'stalle', 'nella tua riserva'),
  handOccupations: noun('f', 'occupazione', 'occupazioni', 'nella tua mano'),
  roundsLeft: noun('m', 'round completo', 'round completi', 'ancora da giocare'),
  completedHarvests: noun('m', 'raccolto già svolto', 'raccolti già svolti'),
  players: noun('m', 'giocatore', 'giocatori'),
  laid: noun('m', 'segnalino', 'segnalini', 'su questa carta'),
  marked: noun('m', 'posto segnato', 'posti segnati', 'su questa carta'),
};

function phraseOf({ gender, one, many, behind = '', own: mine = false }: CountedNoun): CountedPhrase {
  return {
    some: (n) => {
      if (n === 0) return `ness${a(gender, one)}${behind}`;
      return `${n} ${n === 1 ? one : many}${behind}`;
    },
    each: `ogni ${mine ? (gender === 'm' ? 'tuo ' : 'tua ') : ''}${one}${behind}`,
  };
}

function phrases(): Record<keyof typeof NOUNS, CountedPhrase> {
  const all = Object.entries(NOUNS).map(([counted, one]) => [counted, phraseOf(one)]);
  return Object.fromEntries(all) as Record<keyof typeof NOUNS, CountedPhrase>;
}

/** What can be counted by one word, in Italian. */
export const counted: Readonly<Record<Counted, CountedPhrase>> = {
  ...phrases(),
  round: { some: (n) => `round ${n}`, each: 'ogni round fino a questo compreso' },
  person: { some: (n) => `${n}º familiare piazzato in questo round`, each: 'ogni familiare già piazzato' },
};

/** What the occasion brings. */
const BROUGHT = noun('f', 'unità', 'unità');

/** What only single cards count, by name. */
const CUSTOM: Readonly<Record<string, CountedNoun>> = {
  'room-between-field-and-pasture': noun('f', 'stanza', 'stanze', 'tra un campo e un pascolo'),
  'people-at-goods': own('m', 'familiare', 'familiari', 'su spazi che accumulano beni'),
};

/** So many of something without the number: `pascolo`, `pascoli`. */
export function bare(quantity: Quantity, n: 1 | 2): string {
  return quantityPhrase(quantity)
    .some(n)
    .replace(/^[12] (tra )?/, '');
}

/** What can be counted, in Italian. */
export function quantityPhrase(quantity: Quantity): CountedPhrase {
  switch (quantity.count) {
    case 'goods': {
      const goods = quantity.of.map(goodNumber);
      const [good] = goods;
      return {
        some: (n) => (goods.length === 1 ? amount(good, n) : `${n} tra ${list(goods.map(goodLabel))}`),
        each: `ogni ${list(
          goods.map((one) => goodName(one, 1)),
          'o',
        )} che hai`,
      };
    }
    case 'lying':
      return phraseOf(noun('m', 'bene', 'beni', `su «${spaceNames[quantity.on]}»`));
    case 'reached': {
      const steps = `${list(quantity.from.map(String))} ${bare(quantity.of, 2)}`;
      return phraseOf(noun('m', 'traguardo raggiunto', 'traguardi raggiunti', `tra ${steps}`));
    }
    case 'missing': {
      const to = `per averne ${quantity.to}`;
      return {
        some: (n) => `${quantityPhrase(quantity.of).some(n)} in meno di ${quantity.to}`,
        each: `ogni ${bare(quantity.of, 1)} che ti manca ${to}`,
      };
    }
    case 'least': {
      const set = list(quantity.of.map((one) => quantityPhrase(one).some(1)));
      return phraseOf(noun('m', 'gruppo', 'gruppi', `di ${set}`));
    }
    case 'sum':
      return {
        some: (n) => `${n} tra ${list(quantity.of.map((one) => bare(one, 2)))}`,
        each: list(quantity.of.map((one) => quantityPhrase(one).each)),
      };
    case 'brought':
      return phraseOf(BROUGHT);
    case 'custom':
      return phraseOf(CUSTOM[quantity.name]);
    default:
      return counted[quantity.count];
  }
}

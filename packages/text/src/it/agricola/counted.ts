import type { CustomQuantity } from '@furrow/agricola/cards/custom/names';
import type { Brought } from '@furrow/agricola/moments/brought';
import type { CountedPhrase } from '../../agricola/card-phrases';
import type { Counting, Pieces, Things } from '../../agricola/clauses/counting';
import { byKind, type PhrasesBy } from '../../by-kind';
import { a, type Gender, list } from '../grammar';
import { amount, goodGender, goodLabel, goodName, theMajor } from './nouns';
import { spacesMeant, spacesNoun } from './spaces-meant';

/** Things with a number before them: `2 stanze`, `nessuna stanza`; `behind` follows them in both numbers. */
function things(gender: Gender, one: string, many: string, behind = '', mine = ''): CountedPhrase {
  const tail = behind === '' ? '' : ` ${behind}`;
  return {
    some: (n) => (n === 0 ? `ness${a(gender, one)}${tail}` : `${n} ${n === 1 ? one : many}${tail}`),
    each: `ogni ${mine}${one}${tail}`,
    many: `${many}${tail}`,
  };
}

/** Things of which one is called the player’s: `ogni tua stanza`. */
function own(gender: Gender, one: string, many: string, behind = ''): CountedPhrase {
  return things(gender, one, many, behind, gender === 'm' ? 'tuo ' : 'tua ');
}

const WORDS: Readonly<Record<Things, CountedPhrase>> = {
  rooms: own('f', 'stanza', 'stanze'),
  woodRooms: things('f', 'stanza', 'stanze', 'della tua casa di legno'),
  stoneRooms: things('f', 'stanza', 'stanze', 'della tua casa di pietra'),
  allGrain: things('m', 'grano', 'grani', 'nella riserva e sui campi'),
  allVegetables: things('m', 'ortaggio', 'ortaggi', 'nella riserva e sui campi'),
  people: own('m', 'familiare', 'familiari'),
  begging: own('m', 'segnalino elemosina', 'segnalini elemosina'),
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
  stables: { ...own('f', 'stalla', 'stalle'), each: 'ogni tua stalla costruita' },
  unfencedStables: own('f', 'stalla', 'stalle', 'fuori dai pascoli'),
  fences: own('m', 'steccato costruito', 'steccati costruiti'),
  fencesLeft: things('m', 'steccato', 'steccati', 'nella tua riserva'),
  handOccupations: things('f', 'occupazione', 'occupazioni', 'nella tua mano'),
  round: { some: (n) => `round ${n}`, each: 'ogni round fino a questo compreso', many: 'round già iniziati' },
  roundsLeft: things('m', 'round completo', 'round completi', 'ancora da giocare'),
  completedRounds: things('m', 'round completato', 'round completati'),
  completedFeedings: things('f', 'fase di alimentazione già svolta', 'fasi di alimentazione già svolte'),
  completedHarvests: things('m', 'raccolto già svolto', 'raccolti già svolti'),
  players: things('m', 'giocatore', 'giocatori'),
  cookingImprovements: own('f', 'miglioria per cucinare', 'migliorie per cucinare'),
  bakingImprovements: own('f', 'miglioria per cuocere il pane', 'migliorie per cuocere il pane'),
  laterOccupations: things('f', 'occupazione', 'occupazioni', 'che hai giocato dopo questa'),
  laid: things('m', 'segnalino', 'segnalini', 'su questa carta'),
  marked: things('m', 'posto segnato', 'posti segnati', 'su questa carta'),
  person: {
    some: (n) => `${n}º familiare piazzato in questo round`,
    each: 'ogni familiare già piazzato',
    many: 'familiari già piazzati',
  },
};

/** What was built. */
const PIECES: Readonly<Record<Pieces, CountedPhrase>> = {
  rooms: { ...things('f', 'stanza', 'stanze'), each: 'ogni stanza costruita' },
  stables: { ...things('f', 'stalla', 'stalle'), each: 'ogni stalla costruita' },
  fences: { ...things('m', 'steccato', 'steccati'), each: 'ogni steccato costruito' },
};

const GOODS_BROUGHT = things('m', 'bene', 'beni');

/** What occasions bring. */
const BROUGHT: Readonly<Record<Brought, CountedPhrase>> = {
  lyingThere: { ...GOODS_BROUGHT, each: 'ogni bene presente' },
  foodGiven: { ...things('m', 'cibo', 'cibi'), each: 'ogni cibo dello spazio' },
  taken: { ...GOODS_BROUGHT, each: 'ogni bene preso' },
  built: { ...things('m', 'elemento', 'elementi'), each: 'ogni elemento costruito' },
  newLargePastures: {
    ...things('m', 'nuovo pascolo', 'nuovi pascoli'),
    each: 'ogni nuovo pascolo di almeno 4 caselle, nessuna delle quali era recintata prima',
  },
  sown: { ...things('m', 'campo', 'campi'), each: 'ogni campo seminato' },
  vegetablesSown: things('m', 'campo', 'campi', 'con ortaggi'),
  grainHarvested: {
    ...things('m', 'campo di grano', 'campi di grano'),
    each: 'ogni campo di grano che raccogli',
  },
  vegetablesHarvested: { ...things('m', 'ortaggio', 'ortaggi'), each: 'ogni ortaggio che raccogli' },
  grainEmptied: { ...things('m', 'campo', 'campi'), each: 'ogni campo da cui raccogli l’ultimo grano' },
  vegetablesEmptied: {
    ...things('m', 'campo', 'campi'),
    each: 'ogni campo da cui raccogli l’ultimo ortaggio',
  },
  baked: { ...things('m', 'grano', 'grani'), each: 'ogni grano cotto' },
  cooked: { ...GOODS_BROUGHT, each: 'ogni bene cucinato' },
  vegetablesCooked: { ...things('m', 'ortaggio', 'ortaggi'), each: 'ogni ortaggio cucinato' },
  sheepCooked: { ...things('f', 'pecora', 'pecore'), each: 'ogni pecora cucinata' },
  boarCooked: { ...things('m', 'cinghiale', 'cinghiali'), each: 'ogni cinghiale cucinato' },
  cattleCooked: { ...things('m', 'bovino', 'bovini'), each: 'ogni bovino cucinato' },
  gained: { ...GOODS_BROUGHT, each: 'ogni bene ottenuto' },
  unlaid: { ...things('m', 'segnalino', 'segnalini'), each: 'ogni segnalino tolto' },
};

/** What single cards count by code of their own, by name. */
const OWN: Readonly<Record<CustomQuantity, CountedPhrase>> = {
  'empty-field-tiles': own('f', 'tessera campo vuota', 'tessere campo vuote'),
  'full-pastures': own('m', 'pascolo', 'pascoli', 'che ospita tutti gli animali che può'),
  'roomy-pastures': own('m', 'pascolo', 'pascoli', 'con almeno 1 animale e posto per almeno altri 3'),
  'room-between-field-and-pasture': things('f', 'stanza', 'stanze', 'tra un campo e un pascolo'),
  'boar-in-farmyard': things('m', 'cinghiale', 'cinghiali', 'nella tua fattoria (non su carte)'),
  'empty-places': things('m', 'posto libero', 'posti liberi', 'su questa carta'),
  'tools-played': things('m', 'aratro o Erpice', 'aratri ed Erpici', 'in gioco, di chiunque sia'),
  'grain-on-hearths': things('m', 'grano cotto', 'grani cotti', 'su un Focolare o una Cucina'),
  'others-as-well-housed': things(
    'm',
    'altro giocatore',
    'altri giocatori',
    'con una casa come la tua o migliore',
  ),
  'smaller-family': things('m', 'familiare', 'familiari', 'in più nella sua famiglia che nella tua'),
  'sheep-of-all': things('f', 'pecora', 'pecore', 'di tutti i giocatori insieme'),
  'cattle-of-all': things('m', 'bovino', 'bovini', 'di tutti i giocatori insieme'),
  'vegetable-cooked': things('m', 'cibo', 'cibi', 'che ti dà un ortaggio'),
  'full-categories': things(
    'f',
    'categoria',
    'categorie',
    'del punteggio (campi, pascoli, grano, ortaggi, ogni specie di animali, stalle recintate) in cui ottieni 4 punti',
  ),
  'costly-categories': things(
    'f',
    'categoria',
    'categorie',
    'del punteggio (campi, pascoli, grano, ortaggi, ogni specie di animali) in cui perdi 1 punto',
  ),
  unicorn: things('m', 'punto', 'punti', 'che vale l’unicorno'),
  'majors-beyond-rooms': things('f', 'grande miglioria', 'grandi migliorie', 'se ne hai più che stanze'),
  'major-values': things('m', 'punto', 'punti', 'delle tue grandi migliorie'),
  'added-rooms': things('f', 'stanza aggiunta', 'stanze aggiunte', 'alla casa iniziale'),
};

const PHRASES: PhrasesBy<'count', Counting, [], CountedPhrase> = {
  things: ({ things: word }) => WORDS[word],
  goods: ({ goods, onFarm }) => {
    const where = onFarm ? '' : ' nella tua riserva';
    const all = list(goods.map(goodLabel));
    const each = list(
      goods.map((good) => goodName(good, 1)),
      'o',
    );
    const none = goods.map((good) => `né ${goodName(good, 2)}`).join(' ');
    return {
      some: (n) => `${goods.length === 1 ? amount(goods[0], n) : n === 0 ? none : `${n} tra ${all}`}${where}`,
      each: `ogni ${each}${onFarm ? ' che hai' : where}`,
      many: `${goods.length === 1 ? goodName(goods[0], 2) : all}${where}`,
    };
  },
  lying: ({ spaces, good }) => {
    if (good === undefined) return things('m', 'bene', 'beni', `su ${spacesMeant(spaces)}`);
    const where = 'sugli spazi che lo accumulano';
    const some = (n: number) => `${amount(good, n)} ${where}`;
    return { some, each: `ogni ${goodName(good, 1)} ${where}`, many: `${goodName(good, 2)} ${where}` };
  },
  peopleOn: ({ on }) => {
    const { many, behind } = spacesNoun(on);
    return own('m', 'familiare', 'familiari', `su ${many}${behind === '' ? '' : ` ${behind}`}`);
  },
  spaces: ({ of }) => {
    const { one, many, behind } = spacesNoun(of);
    return things('m', one, many, behind);
  },
  steps: ({ of, from }) =>
    things(
      'm',
      'traguardo raggiunto',
      'traguardi raggiunti',
      `tra ${list(from.map(String))} ${counted(of).many}`,
    ),
  missing: ({ of, to }) => ({
    some: (n) => `${counted(of).some(n)} in meno di ${to}`,
    each: `ogni unità che manca per arrivare a ${counted(of).some(to)}`,
    many: `${counted(of).many} in meno di ${to}`,
  }),
  majorsNamed: ({ majors }) => {
    const names = list(majors.map(theMajor));
    return {
      some: (n) => `${n} tra ${names}`,
      each: `ognuna di queste grandi migliorie che possiedi (${names})`,
      many: names,
    };
  },
  laidOf: ({ good }) => things(goodGender(good), goodName(good, 1), goodName(good, 2), 'su questa carta'),
  widePastures: ({ spaces }) => own('m', 'pascolo', 'pascoli', `di almeno ${spaces} caselle`),
  every: ({ of, size }) => {
    const group = counted(of).some(size);
    return { some: (n) => `${n} volte ${group}`, each: `ogni ${group}`, many: `gruppi di ${group}` };
  },
  sets: ({ of }) => things('m', 'gruppo', 'gruppi', `di ${list(of.map((one) => counted(one).some(1)))}`),
  sum: ({ of }) => {
    const all = list(of.map((one) => counted(one).many));
    return {
      some: (n) => `${n} tra ${all}`,
      each: list(of.map((one) => counted(one).each)),
      many: all,
    };
  },
  brought: ({ what, good, pieces }) => {
    if (pieces !== undefined) return PIECES[pieces];
    if (good === undefined) return BROUGHT[what];
    return { some: (n) => amount(good, n), each: `ogni ${goodName(good, 1)}`, many: goodName(good, 2) };
  },
  own: ({ name }) => OWN[name],
};

/** What can be counted, in Italian. */
export const counted = byKind('count', PHRASES);

/** Numbers that are reached one after the other, the last with its noun: `1, 4 o 7 pecore`. */
export function steps(from: readonly number[], some: (n: number) => string): string {
  return list([...from.slice(0, -1).map(String), some(from[from.length - 1])], 'o');
}

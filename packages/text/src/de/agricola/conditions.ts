import type { CustomCondition } from '@furrow/agricola/cards/custom/names';
import type { Brought } from '@furrow/agricola/moments/brought';
import { type House, HOUSES as MATERIALS } from '@furrow/agricola/options/variant';
import type { Counting, Things } from '../../agricola/clauses/counting';
import { type Bound, type Given, numberIn } from '../../agricola/clauses/given';
import { areOfOneKind } from '../../agricola/major-kind';
import { byKind, type PhrasesBy } from '../../by-kind';
import { article, list, ordinal, quoted } from '../grammar';
import { counted, steps } from './counted';
import { done } from './deeds';
import { aMajor, goodName, HOUSES, theMajor } from './nouns';
import { SEASON_NAMES } from './seasons';
import { spaceNames } from './space-names';
import { spacesMeant, spacesNamed } from './spaces-meant';

const FOREST_AND_GROVE = `sowohl ${quoted(spaceNames.forest)} als auch ${quoted(spaceNames.grove)}`;
const MARKETS = spacesNamed(['sheep-market', 'pig-market', 'cattle-market']);

/** Times of which cards ask whether it is then: that it is, that it is not, and as a prerequisite. */
const DURING: Readonly<
  Record<Extract<Given, { given: 'during' }>['what'], readonly [holds: string, fails: string, needed: string]>
> = {
  myTurn: ['du am Zug bist', 'du nicht am Zug bist', 'nur in deinem Zug'],
  workPhase: ['gerade Arbeitsphase ist', 'gerade keine Arbeitsphase ist', 'nur in der Arbeitsphase'],
  harvest: ['gerade Ernte ist', 'gerade keine Ernte ist', 'während einer Ernte'],
  feeding: [
    'du gerade deine Familie ernährst',
    'du gerade nicht deine Familie ernährst',
    'nur, während du deine Familie ernährst',
  ],
};

/** Whether animals that were taken were housed: all of them, or as their owner says. */
const HOUSED: Readonly<Record<'all' | 'said', readonly [holds: string, fails: string, needed: string]>> = {
  all: [
    'alle genommenen Tiere Platz gefunden haben',
    'nicht alle genommenen Tiere Platz gefunden haben',
    'Platz für alle genommenen Tiere',
  ],
  said: [
    'mindestens so viele Tiere dieser Art Platz haben, wie du genommen hast',
    'weniger Tiere dieser Art Platz haben, als du genommen hast',
    'Platz für so viele Tiere, wie du genommen hast',
  ],
};

/** What single cards look at, by name: that it holds, that it does not, and as a prerequisite. */
const OWN: Readonly<Record<CustomCondition, readonly [holds: string, fails: string, needed: string]>> = {
  promised: [
    'auf Rundenfeldern Waren für dich liegen',
    'auf Rundenfeldern keine Waren für dich liegen',
    'Waren für dich auf Rundenfeldern',
  ],
  'full-space': [
    'auf einem Ansammlungsfeld mindestens 5 Waren liegen',
    'auf jedem Ansammlungsfeld weniger als 5 Waren liegen',
    'ein Ansammlungsfeld mit mindestens 5 Waren',
  ],
  'forest-and-grove-used': [
    `du in ihr ${FOREST_AND_GROVE} genutzt hast`,
    `du in ihr nicht ${FOREST_AND_GROVE} genutzt hast`,
    `nur, wenn du ${FOREST_AND_GROVE} genutzt hast`,
  ],
  'alone-with-two-rooms': [
    'nur du allein genau 2 Räume hast',
    'nicht nur du allein genau 2 Räume hast',
    'als Einziger genau 2 Räume',
  ],
  'speaks-of-accumulation': [
    'diese Karte von Ansammlungsfeldern spricht',
    'diese Karte nicht von Ansammlungsfeldern spricht',
    'eine Karte, die von Ansammlungsfeldern spricht',
  ],
  'last-person': [
    'es deine letzte Person der Runde ist',
    'es nicht deine letzte Person der Runde ist',
    'deine letzte Person der Runde',
  ],
  'last-of-all': [
    'niemand mehr eine Person einzusetzen hat',
    'noch jemand eine Person einzusetzen hat',
    'niemand mit einer Person zum Einsetzen',
  ],
  'plow-helper-played': [
    'du einen Pflug, die Egge, den Erdstampfer oder das Joch ausgespielt hast',
    'du weder einen Pflug noch die Egge, den Erdstampfer oder das Joch ausgespielt hast',
    'ein Pflug, die Egge, der Erdstampfer oder das Joch',
  ],
  'best-street': [
    'niemand einen wertvolleren Weg hat (am meisten zählt die Pflasterstraße, dann der Lehmweg, dann der Holzweg)',
    'jemand einen wertvolleren Weg hat',
    'der wertvollste Weg',
  ],
  'well-just-built': [
    'es der Brunnen oder der Dorfbrunnen ist',
    'es weder der Brunnen noch der Dorfbrunnen ist',
    'der Brunnen oder der Dorfbrunnen',
  ],
  'well-built': [
    'der Brunnen schon von jemandem gebaut wurde',
    'noch niemand den Brunnen gebaut hat',
    'der Brunnen, von wem auch immer gebaut',
  ],
  'others-untaught': [
    'ein anderer Spieler wenige Ausbildungen hat (zu zweit weniger als 4, zu dritt als 3, sonst als 2)',
    'alle anderen Spieler genug Ausbildungen haben (zu zweit 4, zu dritt 3, sonst 2)',
    'ein anderer Spieler mit wenigen Ausbildungen (zu zweit weniger als 4, zu dritt als 3, sonst als 2)',
  ],
  'another-untaught': [
    'ein anderer Spieler weniger als 2 Ausbildungen hat',
    'alle anderen Spieler mindestens 2 Ausbildungen haben',
    'ein anderer Spieler mit weniger als 2 Ausbildungen',
  ],
  'tool-used': ['dabei ein Pflug oder die Egge half', 'dabei kein Pflug half', 'ein Pflug oder die Egge'],
  'on-marked-space': ['dort dein Zaun liegt', 'dort kein Zaun von dir liegt', 'ein Feld mit deinem Zaun'],
  'on-marked-animals': [
    'sich dort bei deinem Zaun Tiere ansammeln',
    'sich dort keine Tiere ansammeln',
    'Tiere beim Zaun',
  ],
  'has-oven': ['du einen Ofen hast', 'du keinen Ofen hast', 'ein Ofen'],
  'harvested-here': [
    'eines davon von dieser Karte kam',
    'keines davon von dieser Karte kam',
    'ein Gemüse von dieser Karte',
  ],
  'animal-missing': ['dir eine Tierart fehlt', 'dir keine Tierart fehlt', 'eine Tierart, die dir fehlt'],
  'on-major-improvement': [
    'du sie auf „Große Anschaffung“ ausspielst',
    'du sie anders ausspielst',
    'nur auf „Große Anschaffung“',
  ],
  'minor-by-improvement': [
    'du sie mit einer Aktion „Große oder kleine Anschaffung“ von der Hand ausgespielt hast',
    'du sie nicht mit einer Aktion „Große oder kleine Anschaffung“ von der Hand ausgespielt hast',
    'nur mit einer Aktion „Große oder kleine Anschaffung“',
  ],
  'another-of-that-good': [
    'du in dieser Arbeitsphase schon ein anderes Ansammlungsfeld mit derselben Ware genutzt hast',
    'du in dieser Arbeitsphase noch kein anderes Ansammlungsfeld mit derselben Ware genutzt hast',
    'nur, wenn du in dieser Arbeitsphase schon ein anderes Ansammlungsfeld mit derselben Ware genutzt hast',
  ],
  'animals-housed': [
    'alle deine Tiere Platz haben',
    'nicht alle deine Tiere Platz haben',
    'Platz für alle deine Tiere',
  ],
  'room-for-one-of-each': [
    'dein Hof Platz für 1 Schaf, 1 Wildschwein und 1 Rind zusammen hat, notfalls unter Verzicht auf andere Tiere',
    'dein Hof auch unter Verzicht auf andere Tiere keinen Platz für 1 Schaf, 1 Wildschwein und 1 Rind zusammen hat',
    'Platz für 1 Schaf, 1 Wildschwein und 1 Rind zusammen',
  ],
  'adjacent-unused-spaces': [
    'mindestens 2 ungenutzte Felder deines Hofs aneinander grenzen',
    'keine 2 ungenutzten Felder deines Hofs aneinander grenzen',
    'mindestens 2 aneinander grenzende ungenutzte Felder auf deinem Hof',
  ],
  'sheep-by-players': [
    'du mindestens 9, 8, 7, 6 oder 5 Schafe hast (bei 1, 2, 3, 4 oder mehr Spielern)',
    'du weniger als 9, 8, 7, 6 oder 5 Schafe hast (bei 1, 2, 3, 4 oder mehr Spielern)',
    'mindestens 9, 8, 7, 6 oder 5 Schafe (bei 1, 2, 3, 4 oder mehr Spielern)',
  ],
  'not-starting': [
    'ein anderer Spieler Startspieler ist',
    'du Startspieler bist',
    'ein anderer Startspieler',
  ],
  'most-land': [
    'du mehr Felder deines Hofs nutzt als jeder andere Spieler',
    'du nicht mehr Felder deines Hofs nutzt als jeder andere Spieler',
    'mehr genutzte Felder auf deinem Hof als jeder andere Spieler',
  ],
  'top-of-pile-gained': [
    'eine davon von der Sorte der obersten Ware des Stapels ist',
    'keine davon von der Sorte der obersten Ware des Stapels ist',
    'eine Ware wie die oberste des Stapels',
  ],
  'no-points-lost': ['du keine Minuspunkte hast', 'du Minuspunkte hast', 'keine Minuspunkte'],
  'marked-space-unused': [
    'das markierte Feld noch ungenutzt ist',
    'das markierte Feld genutzt ist',
    'das markierte Feld ungenutzt',
  ],
  'beside-field-of-actor': [
    'der Acker neben einem anderen Ackerplättchen dieses Spielers liegt',
    'der Acker neben keinem anderen Ackerplättchen dieses Spielers liegt',
    'ein anderes Ackerplättchen daneben',
  ],
  'last-on-market': [
    `deine zuletzt eingesetzte Person auf ${MARKETS} steht`,
    `deine zuletzt eingesetzte Person nicht auf ${MARKETS} steht`,
    `eine Person auf ${MARKETS}`,
  ],
};

/** A house of one of these: `einer Lehmhütte oder einem Steinhaus`. */
function aHouse(of: readonly House[], as: 'nominative' | 'dative'): string {
  const nouns = of.map((one) => HOUSES[MATERIALS.indexOf(one)]);
  return list(
    nouns.map(({ gender, one }) => `${article('ein', gender, as)} ${one}`),
    'oder',
  );
}

/** How many of something: `mindestens 2 Räume`, `genau 2 Räume`, `keine Räume`. */
function howMany(bound: Bound, some: (n: number) => string): string {
  switch (bound.is) {
    case 'none':
      return some(0);
    case 'atLeast':
      return `mindestens ${some(bound.n)}`;
    case 'atMost':
      return `höchstens ${some(bound.n)}`;
    case 'exactly':
      return `genau ${some(bound.n)}`;
    case 'between':
      return `${bound.from} bis ${some(bound.to)}`;
    case 'among':
      return steps(bound.numbers, some);
  }
}

/** Which rounds: `Runde 12`, `spätestens Runde 4`. */
function whichRound(bound: Bound): string {
  if (bound.is === 'between') return `Runde ${bound.from} bis ${bound.to}`;
  if (bound.is === 'among') return `Runde ${list(bound.numbers.map(String), 'oder')}`;
  const round = `Runde ${numberIn(bound)}`;
  if (bound.is === 'atLeast') return `frühestens ${round}`;
  return bound.is === 'atMost' ? `spätestens ${round}` : round;
}

/** Which of the people: `die 1. Person`. */
function whichPerson(bound: Bound): string {
  if (bound.is === 'atMost') return `spätestens die ${ordinal(bound.n)} Person`;
  const which = `die ${ordinal(bound.is === 'between' ? bound.from : numberIn(bound))} Person`;
  return bound.is === 'exactly' ? which : `frühestens ${which}`;
}

/** What ends a condition on things that nobody owns: in the singular, and in the plural. */
const THERE: Readonly<Partial<Record<Things, readonly [one: string, many: string]>>> = {
  laid: ['liegt', 'liegen'],
  roundsLeft: ['zu spielen ist', 'zu spielen sind'],
  completedRounds: ['hinter dir liegt', 'hinter dir liegen'],
  completedHarvests: ['vorbei ist', 'vorbei sind'],
  players: ['mitspielt', 'mitspielen'],
};

/** What becomes of what an occasion brings. */
const BECOME: Readonly<Record<Brought, readonly [one: string, many: string]>> = {
  lyingThere: ['liegt', 'liegen'],
  taken: ['genommen wurde', 'genommen wurden'],
  foodGiven: ['von dort kommt', 'von dort kommen'],
  built: ['gebaut wurde', 'gebaut wurden'],
  newLargePastures: [
    'aus mindestens 4 Feldern eingezäunt wurde',
    'aus mindestens 4 Feldern eingezäunt wurden',
  ],
  sown: ['gesät wurde', 'gesät wurden'],
  vegetablesSown: ['mit Gemüse besät wurde', 'mit Gemüse besät wurden'],
  baked: ['gebacken wurde', 'gebacken wurden'],
  cooked: ['gekocht wurde', 'gekocht wurden'],
  vegetablesCooked: ['gekocht wurde', 'gekocht wurden'],
  sheepCooked: ['gekocht wurde', 'gekocht wurden'],
  boarCooked: ['gekocht wurde', 'gekocht wurden'],
  cattleCooked: ['gekocht wurde', 'gekocht wurden'],
  grainHarvested: ['geerntet wurde', 'geerntet wurden'],
  vegetablesHarvested: ['geerntet wurde', 'geerntet wurden'],
  grainEmptied: ['geleert wurde', 'geleert wurden'],
  vegetablesEmptied: ['geleert wurde', 'geleert wurden'],
  gained: ['dazukam', 'dazukamen'],
  unlaid: ['genommen wurde', 'genommen wurden'],
};

/** That there are so many: `du mindestens 2 Räume hast`, `mindestens 3 Spieler mitspielen`. */
function amount(of: Counting, bound: Bound): string {
  const { some, had } = counted(of);
  const form = numberIn(bound) === 1 ? 0 : 1;
  if (of.count === 'brought')
    return `${of.what === 'lyingThere' ? 'dort ' : ''}${howMany(bound, some)} ${BECOME[of.what][form]}`;
  if (of.count === 'spaces') return `es ${howMany(bound, had)} gibt`;
  if (of.count === 'lying')
    return `${howMany(bound, some)} ${BECOME.lyingThere[of.good === undefined ? form : 0]}`;
  const there = of.count === 'things' ? THERE[of.things] : undefined;
  if (of.count !== 'things' || there === undefined) return `du ${howMany(bound, had)} hast`;
  if (of.things === 'laid' && bound.is === 'none') return 'nichts mehr auf dieser Karte liegt';
  return `${of.things === 'roundsLeft' ? 'noch ' : ''}${howMany(bound, some)} ${there[form]}`;
}

/** More of one than of another: `mehr Räume als Personen`. */
function more({ of, than, by }: Extract<Given, { given: 'more' }>): string {
  const [one, other] = [counted(of).many, counted(than).many];
  if (by === 0) return `mindestens so viele ${one} wie ${other}`;
  return by === 1 ? `mehr ${one} als ${other}` : `mindestens ${by} ${one} mehr als ${other}`;
}

/** Major improvements: `die Tischlerei`, `den Lehmofen oder den Steinofen`. */
function majorsNamed(
  { majors, all }: Extract<Given, { given: 'owns' }>,
  as: 'nominative' | 'accusative',
): string {
  if (!all && areOfOneKind(majors)) return aMajor(majors[0], as);
  return list(
    majors.map((major) => theMajor(major, as)),
    all ? 'und' : 'oder',
  );
}

const CONDITIONS: PhrasesBy<'given', Given> = {
  amount: ({ of, bound }) => amount(of, bound),
  round: ({ bound }) => `es ${whichRound(bound)} ist`,
  person: ({ bound }) => `es ${whichPerson(bound)} ist, die du in der Runde einsetzt`,
  more: (given) => `du ${more(given)} hast`,
  asRound: ({ of }) =>
    `die Zahl ${of.count === 'brought' ? 'der neuen' : 'an'} ${counted(of).many} mindestens der Nummer der Runde entspricht`,
  equal: ({ of, to }) => {
    const there = to.count === 'things' ? THERE[to.things] : undefined;
    return there === undefined
      ? `du genauso viele ${counted(of).many} wie ${counted(to).many} hast`
      : `du genauso viele ${counted(of).many} hast, wie ${counted(to).many} ${there[1]}`;
  },
  reaching: ({ n, of }) => `du damit auf mindestens ${counted(of).some(n)} kommst`,
  most: ({ of }) => `niemand mehr ${counted(of).many} hat als du`,
  house: ({ of }) => `du in ${aHouse(of, 'dative')} wohnst`,
  owns: (given) => {
    const names = majorsNamed(given, 'accusative');
    if (given.who === 'anyone') return `${given.not ? 'niemand' : 'irgendjemand'} ${names} hat`;
    return `du ${names} ${given.not ? 'nicht ' : ''}hast`;
  },
  delivered: () => 'diese Karte die Runde markiert hat',
  rememberedRound: () => 'die Runde da ist, die diese Karte markiert hat',
  occupied: ({ spaces, not }) => {
    const names = list(spaces.map((id) => quoted(spaceNames[id])));
    return `${names} ${not ? 'nicht ' : ''}${not && spaces.length > 1 ? 'alle ' : ''}besetzt ${spaces.length === 1 ? 'ist' : 'sind'}`;
  },
  personOn: ({ space }) => `eine deiner Personen auf ${quoted(spaceNames[space])} steht`,
  newest: ({ spaces }) => `die in dieser Runde aufgedeckte Karte ${spacesMeant(spaces)} ist`,
  gaveToo: ({ goods, not }) => {
    const names = goods.map((good) => goodName(good));
    if (not) return `du dort weder ${names.join(' noch ')} bekommst`;
    return `du dort auch ${list(names, 'oder')} bekommst`;
  },
  firstToGive: ({ good }) =>
    `in dieser Runde noch niemand ${goodName(good)} von einem Aktionsfeld bekommen hat`,
  done,
  usedInTurn: ({ spaces }) => `du in diesem Zug ${spacesMeant(spaces)} genutzt hast`,
  paid: ({ goods }) =>
    `du die Karte mit ${list(
      goods.map((good) => goodName(good, 1)),
      'oder',
    )} bezahlt hast`,
  season: ({ season }) => `${SEASON_NAMES[season]} ist`,
  harvestRound: ({ not }) => `die Runde ${not ? 'nicht ' : ''}mit einer Ernte endet`,
  all: ({ of }) => of.map((one) => condition(one)).join(' und '),
  not: ({ of }) => `nicht gilt, dass ${condition(of)}`,
  during: ({ what, not }) => DURING[what][not ? 1 : 0],
  housed: ({ said, not }) => HOUSED[said ? 'said' : 'all'][not ? 1 : 0],
  own: ({ name, not }) => OWN[name][not ? 1 : 0],
};

/** A condition behind `wenn`, in German: its verb stands at the end. */
export const condition = byKind('given', CONDITIONS);

/** What can only be said with a verb. */
function onlyIf(given: Given): string {
  return `nur, wenn ${condition(given)}`;
}

const PREREQUISITES: PhrasesBy<'given', Given> = {
  amount: ({ of, bound }) => howMany(bound, counted(of).some),
  round: ({ bound }) => whichRound(bound),
  person: ({ bound }) => whichPerson(bound),
  more,
  asRound: onlyIf,
  reaching: onlyIf,
  most: onlyIf,
  equal: onlyIf,
  house: ({ of }) => aHouse(of, 'nominative'),
  owns: (given) => (given.who === 'you' && !given.not ? majorsNamed(given, 'nominative') : onlyIf(given)),
  delivered: onlyIf,
  rememberedRound: onlyIf,
  occupied: onlyIf,
  personOn: onlyIf,
  newest: onlyIf,
  firstToGive: onlyIf,
  gaveToo: onlyIf,
  done: onlyIf,
  usedInTurn: onlyIf,
  paid: onlyIf,
  season: onlyIf,
  harvestRound: onlyIf,
  all: ({ of }) => list(of.map((one) => prerequisite(one))),
  not: onlyIf,
  during: (given) => (given.not ? onlyIf(given) : DURING[given.what][2]),
  housed: (given) => (given.not ? onlyIf(given) : HOUSED[given.said ? 'said' : 'all'][2]),
  own: (given) => (given.not ? onlyIf(given) : OWN[given.name][2]),
};

/** A condition as a prerequisite, in German. */
export const prerequisite = byKind('given', PREREQUISITES);

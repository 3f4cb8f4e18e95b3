import type { CardSpace } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { Clause } from '../../agricola/clauses/clause';
import type { HowMany, Told } from '../../agricola/clauses/told';
import { byKind, type PhrasesBy } from '../../by-kind';
import { capital } from '../../sentence';
import { count, list, points } from '../grammar';
import { MAY, TELL } from '../voice';
import { say } from './compounds';
import { condition, prerequisite } from './conditions';
import { counted, steps } from './counted';
import { amount, goodName, goods, prices } from './nouns';
import { ifAt, onOccasion, theAction } from './occasions';
import { priceChange } from './price-change';
import { bonusPoints } from './prizes';
import { spacesNamed } from './spaces-meant';
import { majorPhrases } from './things';
import { aKind, theImprovement } from './upgrades';

const FORBIDDEN = {
  renovate: 'du darfst nicht mehr renovieren',
  pets: 'du darfst kein Tier im Haus halten',
  cattleAsFood: 'du darfst keine Rinder mehr in Nahrung verwandeln',
} as const;

/** What a card has room for, for each of something if it says so. */
function room(n: HowMany, what: (n: number) => string): string {
  return typeof n === 'number'
    ? `diese Karte hat Platz für ${what(n)}`
    : `für ${counted(n).each} hat diese Karte Platz für ${what(1)}`;
}

/** That a card cannot be played without what it does at once. */
function required({ hand }: { readonly hand: number }): string {
  if (hand === 0) return 'geht das nicht, kannst du die Karte nicht ausspielen';
  return `dafür brauchst du mindestens ${counted({ count: 'things', things: 'handOccupations' }).some(hand)}`;
}

/** That a score is not the owner's alone. */
function forAll(everyone: boolean): string {
  return everyone ? ' (das gilt für alle Spieler)' : '';
}

/** What a condition behind it would seem to belong to in part only: several things, or one with a note at its end. */
const SEVERAL: ReadonlySet<Clause['says']> = new Set(['row', 'cases', 'then', 'oneOf', 'once']);

/** Whether a condition stands before what is done. */
function isOfSeveral(what: Clause): boolean {
  return what.says === 'may' ? isOfSeveral(what.what) : SEVERAL.has(what.says);
}

const CARRIED_OUT = ' (die Aktion selbst musst du trotzdem ausführen)';

/** What lies on the space of a card at first, if anything, and what comes there. */
function replenished({ good, first = 0, count: n }: NonNullable<CardSpace['refill']>): string {
  const [lying, more] = [amount(goodNumber(good), first), amount(goodNumber(good), n)];
  return first === 0
    ? `Anfangs liegt dort nichts, und in jeder Vorbereitungsphase kommen ${more} dazu`
    : `Anfangs liegen dort ${lying}, und in jeder Vorbereitungsphase kommt ${more} dazu`;
}

/** When something happens that a card does at once. */
function begin(drawn: boolean): string {
  return drawn ? 'beim Ziehen' : 'beim Ausspielen';
}

const TOLD: PhrasesBy<'tells', Told> = {
  cost: ({ prices: of, individual, orBeg }) => {
    const beg = orBeg ? ' (für fehlende Nahrung darfst du Bettelmarker nehmen)' : '';
    return `${individual ? 'eigene Kosten, zusätzlich zu denen der Aktion' : 'Kosten'}: ${prices(of)}${beg}`;
  },
  costPer: ({ goods: of, more, of: each }) => {
    const price = `${more ? 'zusätzlich ' : ''}${goods(of)}`;
    return 'round' in each
      ? `ab Runde ${each.round} kostet diese Karte ${price}`
      : `diese Karte kostet ${price} für ${counted(each).each}`;
  },
  returnsAny: ({ n }) =>
    `um diese Karte auszuspielen, musst du ${n} Anschaffungen von dir zurückgeben (große liegen wieder aus, kleine kommen aus dem Spiel)`,
  returns: ({ kinds }) =>
    `um diese Karte auszuspielen, musst du ${list(
      kinds.map((kind) => aKind[kind]),
      'oder',
    )} von dir zurückgeben`,
  needs: ({ all }) => `Voraussetzung: ${list(all.map((one) => prerequisite(one)))}`,
  asMajor: () => `du kannst diese Karte nur mit ${theAction('improvement', 'der')} ausspielen`,
  lays: ({ n, goods: of, drawn }) =>
    `${begin(drawn)} legst du ${of.length === 0 ? `${n} Marker` : goods(of)} auf diese Karte`,
  pile: ({ goods: of }) =>
    `auf dieser Karte liegt ein Stapel Waren, von oben nach unten: ${list(of.map((good) => amount(good, 1)))}`,
  play: ({ what, must, drawn }) =>
    `${begin(drawn)} ${say(what, TELL)}${must === undefined ? '' : `; ${required(must)}`}`,
  delivers: ({ what, aside }) =>
    `zu Beginn jeder dieser Runden ${say(what, TELL)}${aside ? '; sonst kommt in deinen Vorrat zurück, was dort liegt' : ''}`,
  field: ({ crop, stacks }) =>
    `diese Karte ist ${stacks === 1 ? 'ein Acker' : `so viel wie ${stacks} Äcker`}${crop === undefined ? '' : `, auf ${stacks === 1 ? 'dem' : 'denen'} nur ${goodName(crop, 2)} gesät werden kann`}`,
  holds: ({ n, animal, each, mixed }) =>
    room(n, (some) => {
      if (each) return list([7, 8, 9].map((one) => amount(one, some)));
      if (animal !== undefined && some === ANY) return `beliebig viele ${goodName(animal, 2)}`;
      if (animal !== undefined) return amount(animal, some);
      return `${count(some, 'Tier', 'Tiere')} ${mixed || some === 1 ? 'beliebiger' : 'derselben'} Art`;
    }),
  pastureHolds: ({ more, bare, small, animal }) =>
    animal === undefined
      ? `jede deiner Weiden${bare ? ' ohne Stall' : ''}${small ? ' für 2 Tiere' : ''} hat Platz für ${count(more, 'weiteres Tier', 'weitere Tiere')}`
      : `jede deiner Weiden, auf der du ${goodName(animal, 2)} hältst, hat Platz für ${more} mehr davon`,
  stablesHold: ({ n, animal }) =>
    `jeder deiner Ställe außerhalb von Weiden hat Platz für ${amount(animal, n)} statt für 1 Tier`,
  sowMoreOf: ({ good, n }) =>
    `jedes Mal, wenn du ${amount(good, 1)} auf einen Acker säst, kommt aus dem allgemeinen Vorrat ${amount(good, n)} dazu`,
  mixedPastures: () => 'du darfst verschiedene Tierarten auf derselben Weide halten',
  stableHolds: ({ n }) =>
    `einer deiner Ställe außerhalb von Weiden (nur einer) hat Platz für bis zu ${count(n, 'Tier', 'Tiere')} einer Art`,
  countsAs: ({ n }) =>
    `diese Karte zählt bei Voraussetzungen und Punkten als ${count(n, 'Ausbildung', 'Ausbildungen')}, nicht aber bei den Kosten weiterer Ausbildungen`,
  fullMeals: ({ n }) =>
    `in der Ernährungsphase jeder Ernte brauchen nur ${n} deiner Personen je 2 Nahrung, alle anderen je 1 Nahrung`,
  twins: ({ animal, from }) =>
    `wenn du in der Vermehrungsphase einer Ernte mindestens ${from} ${goodName(animal, from)} hast, bekommst du 2 statt 1 neugeborene ${goodName(animal, 2)}, soweit du Platz hast`,
  sowMore: ({ n, atMost }) =>
    `jedes Mal, wenn du einen Acker besäst${atMost === undefined ? '' : ` und höchstens ${count(atMost, 'Acker', 'Äcker')} hast`}, darfst du ${count(n, 'weitere Feldfrucht', 'weitere Feldfrüchte')} derselben Sorte aus dem allgemeinen Vorrat dazulegen`,
  sowMoreBy: ({ byFields }) => {
    const cases = Object.entries(byFields).map(
      ([fields, n]) => `${n}, wenn du mit der Aktion genau ${count(Number(fields), 'Acker', 'Äcker')} besäst`,
    );
    return `jedes Mal, wenn du säst, darfst du auf jeden besäten Acker weitere Feldfrüchte derselben Sorte aus dem allgemeinen Vorrat legen: ${list(cases)}`;
  },
  sowMoreBeside: ({ more }) =>
    `jedes Mal, wenn du einen Acker besäst, der an einen Raum deines Hauses grenzt, darfst du aus dem allgemeinen Vorrat weitere Feldfrüchte derselben Sorte dazulegen: bis zu ${list(
      more.map(([good, n]) => amount(good, n)),
      'oder',
    )}`,
  keepsVegetables: () =>
    'wenn du Gemüse erntest, nimmst du es aus dem allgemeinen Vorrat; das Gemüse auf deinen Äckern bleibt liegen',
  rests: ({ round }) => `in Runde ${round} setzt du keine Personen ein`,
  paysFrom: ({ space }) =>
    `jedes Mal, wenn du für das Ausspielen einer Ausbildung Nahrung zahlst, darfst du Nahrung von ${spacesNamed([space])} dafür verwenden`,
  houseHolds: ({ n }) =>
    `für ${counted(n).each} hat dein Haus Platz für 1 Tier beliebiger Art, statt nur für 1 Tier insgesamt`,
  houses: ({ n }) => room(n, (some) => count(some, 'Person', 'Personen')),
  forbids: ({ what }) => FORBIDDEN[what],
  skipsHarvest: () => 'solange etwas auf dieser Karte liegt, nimmst du an keiner Ernte teil',
  sortsRounds: () =>
    'in jeder Runde bestimmst du, welche der übrigen Rundenkarten ihrer Stufe aufgedeckt wird',
  byLot: ({ goods: of }) =>
    `jedes Mal, wenn du eine Ausbildung ausspielst, darfst du sie verdeckt aus deiner Hand ziehen lassen; dann bekommst du ${goods(of)}, bevor du zahlst, und musst die gezogene Karte ausspielen`,
  advance: ({ goods: of }) => `bevor du für diese Karte zahlst, bekommst du ${goods(of)}`,
  feedsLast: () => 'in der Ernährungsphase ernährst du deine Familie nach allen anderen Spielern',
  space: ({ forAll, what, refill, orOwner, toll, given, replaces }) => {
    const open = given === undefined ? '' : `, solange ${condition(given)}`;
    const others = toll.length === 0 ? '' : `. Andere Spieler müssen dir vorher ${goods(toll)} zahlen`;
    const own =
      orOwner === undefined ? '' : `. Nutzt du es selbst, ${say(orOwner, { ...MAY, adverb: 'stattdessen' })}`;
    return `diese Karte ist ein Aktionsfeld ${forAll ? 'für alle Spieler' : 'nur für dich'}${open}: ${capital(say(what, { mood: 'do' }))}${others}${own}${refill === undefined ? '' : `. ${replenished(refill)}`}${replaces === undefined ? '' : `. Es liegt an der Stelle von ${spacesNamed([replaces])}; das kann niemand mehr nutzen`}`;
  },
  cooks: ({ rates, only }) =>
    `${only === undefined ? '' : `wenn du ${aKind[only]} hast: `}${majorPhrases.cooks(rates)}`,
  bakes: ({ oven }) => majorPhrases.bakes(oven),
  anytime: ({ what, workPhase }) => {
    const adverb = `jederzeit${workPhase ? ' während der Arbeitsphase' : ''}`;
    if (what.says !== 'if') return say(what, { mood: 'may', adverb });
    return `${adverb}, wenn ${condition(what.given)}, ${say({ says: 'may', what: what.what }, TELL)}`;
  },
  on: ({ occasion, given, itself, otherwise, besides, notYet, what }) => {
    const only =
      given === undefined
        ? ''
        : `, ${isOfSeveral(what) ? 'falls' : otherwise ? 'wenn' : ifAt(occasion)} ${condition(given)}`;
    if (otherwise) return `sonst ${say(what, TELL)}${only}`;
    const note = itself
      ? ' (auch diese)'
      : notYet
        ? ' (aber nicht im Zug, in dem du diese Karte ausspielst)'
        : '';
    return isOfSeveral(what)
      ? onOccasion(occasion, say(what, TELL), `${note}${only}`)
      : `${onOccasion(occasion, say(what, TELL), note)}${only}${besides ? CARRIED_OUT : ''}`;
  },
  toll: ({ occasion, given, price }) => {
    const only = given === undefined ? '' : `, wenn ${condition(given)}`;
    return `${onOccasion(occasion, `muss er dir ${goods(price)} zahlen`)}${only}`;
  },
  instead: ({ of, given, what, oncePerTurn, onSpace, nextOne }) => {
    const does = say(what, { ...MAY, adverb: 'stattdessen' });
    const only = given === undefined ? '' : `, wenn ${condition(given)}`;
    if (nextOne) {
      const then = given === undefined ? '' : `, während ${condition(given)}`;
      return `das nächste Mal, wenn du ${theAction(of)} ausführst${then}, ${say(what, { ...TELL, adverb: 'stattdessen' })} (nur dieses eine Mal)`;
    }
    return `jedes Mal, wenn du ${onSpace ? 'auf einem Aktionsfeld ' : ''}${theAction(of)} ausführen darfst, ${does}${only}${oncePerTurn ? ' (einmal pro Zug)' : ''}`;
  },
  insteadAt: ({ space, what }) =>
    `jedes Mal, wenn du ${spacesNamed([space])} nutzt, ${say(what, { ...MAY, adverb: 'anstelle einer der Aktionen dort' })}`,
  declined: ({ of, what }) => `jedes Mal, wenn du auf ${theAction(of)} verzichtest, ${say(what, TELL)}`,
  price: priceChange,
  scoreEach: ({ points: each, every, of, everyone }) => {
    const what = every === 1 ? counted(of).each : `je ${counted(of).some(every)}`;
    return `am Ende der Partie bekommst du ${bonusPoints(each)} für ${what}${forAll(everyone)}`;
  },
  scoreSteps: ({ from, points: worth, of, everyone }) =>
    `am Ende der Partie bekommst du ${steps(worth, bonusPoints)} für mindestens ${steps(from, counted(of).some)}${forAll(everyone)}`,
  scoreIf: ({ points: n, given, everyone }) =>
    `am Ende der Partie bekommst du ${bonusPoints(n)}, wenn ${condition(given)}${forAll(everyone)}`,
  scoresKept: () =>
    'Waren auf dieser Karte zählen am Ende der Partie wie die in deinem Vorrat und auf deinem Hof',
  unspent: () =>
    'Waren, für die eine Handwerksanschaffung Punkte bringt, zählen dabei nicht (es gilt, was für den Spieler besser ist)',
  is: ({ kind }) =>
    `überall, wo du ${aKind[kind]} zurückgeben darfst, darfst du diese Karte zurückgeben, die dann das Spiel verlässt`,
  tool: ({ tool }) =>
    tool === 'plow'
      ? 'diese Karte ist ein Pflug: Von deinen Pflügen und der Egge darfst du immer nur einen benutzen'
      : 'von dieser Karte und deinen Pflügen darfst du immer nur eines benutzen',
  asMinor: ({ majors, given }) =>
    `überall, wo du eine kleine Anschaffung ausspielen darfst, darfst du stattdessen ${list(
      majors.map((one) => theImprovement(one)),
      'oder',
    )} bauen${given === undefined ? '' : `, solange ${condition(given)}`}`,
  alsoMajor: () => 'diese Karte zählt als große oder als kleine Anschaffung, aber nie als beides',
  points: ({ points: value }) => `zählt ${points(value)}`,
  travels: () =>
    'nach dem Ausspielen nimmt dein linker Nachbar die Karte auf die Hand (im Solospiel kommt sie aus dem Spiel)',
  fencesPerWood: ({ n }) => `bis zu ${n} Zäune, die du mit derselben Aktion baust, kosten zusammen 1 Holz`,
  stays: () => 'diese Karte bleibt vor dir liegen',
  shuffledBack: () => 'danach wird diese Karte wieder in ihren Stapel gemischt',
  ours: () => 'unser Entwurf: der gedruckte Text dieser Karte ist uns nicht bekannt',
  ourCard: () =>
    'unser Entwurf: sie steht für eine der vier Karten des L-Stapels, die uns nicht bekannt sind',
  forPlayers: ({ players }) => `nur bei ${players} oder mehr Spielern`,
};

/** What is told of a card, in German. */
export const told = byKind('tells', TOLD);

import type { CardSpace } from '@furrow/agricola/cards/card';
import { ANY } from '@furrow/agricola/effects/effect-words';
import { goodNumber } from '@furrow/agricola/state/goods';
import type { HowMany, Told } from '../../agricola/clauses/told';
import { byKind, type PhrasesBy } from '../../by-kind';
import { count, list, points } from '../grammar';
import { say } from './compounds';
import { condition, prerequisite } from './conditions';
import { counted, steps } from './counted';
import { amount, goodName, goods, prices } from './nouns';
import { anAction, occasion } from './occasions';
import { priceChange } from './price-change';
import { bonusPoints } from './prizes';
import { spacesNamed } from './spaces-meant';
import { majorPhrases } from './things';
import { aKind, theImprovement } from './upgrades';

const FORBIDDEN = {
  renovate: 'you may no longer renovate',
  pets: 'you may keep no animals in your house',
  cattleAsFood: 'you may no longer turn cattle into food',
} as const;

/** So many, or 1 for each of something: `2 people`, `1 person for each room you have`. */
function room(n: HowMany, some: (n: number) => string): string {
  return typeof n === 'number' ? some(n) : `${some(1)} for ${counted(n).each}`;
}

function held({ n, animal, each, mixed }: Extract<Told, { tells: 'holds' }>): string {
  if (each) return `this card holds ${room(n, (m) => `${m} sheep, ${m} wild boar and ${m} cattle`)}`;
  const types = mixed ? 'any type' : 'one type';
  const some = (m: number) =>
    animal === undefined ? `${count(m, 'animal')} of ${types}` : amount(animal, m);
  if (n === ANY)
    return `this card holds any number of ${animal === undefined ? `animals of ${types}` : goodName(animal, 2)}`;
  return `this card holds ${typeof n === 'number' ? 'up to ' : ''}${room(n, some)}`;
}

const TELL = { mood: 'tell' } as const;
const MAY = { mood: 'may' } as const;

/** That a score is not the owner's alone. */
function forAll(everyone: boolean): string {
  return everyone ? ' (all players score this way, not only you)' : '';
}

/** What lies on the space of a card at first, if anything, and what comes there. */
function replenished({ good, first = 0, count: n }: NonNullable<CardSpace['refill']>): string {
  const [lying, more] = [amount(goodNumber(good), first), amount(goodNumber(good), n)];
  return first === 0
    ? `nothing lies there at first, and ${more} are put there in each preparation phase`
    : `${lying} lie there at first, and ${more} more is put there in each preparation phase`;
}

/** What must be possible so that a card can be played. */
function required({ hand }: { readonly hand: number }): string {
  if (hand === 0) return 'if that is impossible, you cannot play this card';
  return `you need at least ${count(hand, 'occupation')} in your hand for this`;
}

const CARRIED_OUT = ' (the action itself must be carried out all the same)';

/** When something happens that a card does at once. */
function begin(drawn: boolean): string {
  return drawn ? 'when you draw this card' : 'when you play this card';
}

const TOLD: PhrasesBy<'tells', Told> = {
  cost: ({ prices: of, individual, orBeg }) => {
    const beg = orBeg ? ' (you may take begging markers for food that you lack)' : '';
    return `${individual ? 'individual cost, besides what the action costs' : 'cost'}: ${prices(of)}${beg}`;
  },
  costPer: ({ goods: of, more, of: each }) => {
    const price = `this card costs ${goods(of)}${more ? ' more' : ''}`;
    return 'round' in each ? `from round ${each.round} on, ${price}` : `${price} for ${counted(each).each}`;
  },
  returnsAny: ({ n }) =>
    `to play this card, you must return ${n} improvements of yours (major ones go back to the display, minor ones leave the game)`,
  returns: ({ kinds }) =>
    `to play this card, you must return ${list(
      kinds.map((kind) => aKind[kind]),
      'or',
    )} of yours`,
  needs: ({ all }) => `prerequisite: ${list(all.map((one) => prerequisite(one)))}`,
  asMajor: () => `you can play this card only with ${anAction('improvement')}`,
  lays: ({ n, goods: of, drawn }) =>
    `${begin(drawn)}, lay ${of.length === 0 ? count(n, 'marker') : goods(of)} on it`,
  pile: ({ goods: of }) =>
    `a pile of goods lies on this card, from the top: ${list(of.map((good) => amount(good, 1)))}`,
  play: ({ what, must, drawn }) =>
    `${begin(drawn)}, ${say(what, TELL)}${must === undefined ? '' : `; ${required(must)}`}`,
  delivers: ({ what, aside }) =>
    aside
      ? `at the start of each of these rounds, ${say(what, TELL)}; otherwise what waits there goes back to your supply`
      : `at the start of each round that this card has marked, ${say(what, TELL)}`,
  field: ({ crop, stacks }) =>
    `this card is ${stacks === 1 ? 'a field' : count(stacks, 'field')}${crop === undefined ? '' : ` on which only ${goodName(crop)} can be sown`}`,
  holds: held,
  pastureHolds: ({ more, bare, small, animal }) =>
    animal === undefined
      ? `each of your pastures${bare ? ' without a stable' : ''}${small ? ' that holds 2 animals' : ''} holds ${count(more, 'more animal')}`
      : `each of your pastures in which you keep ${goodName(animal, 2)} holds ${more} more of them`,
  stablesHold: ({ n, animal }) =>
    `each of your stables outside of pastures holds ${amount(animal, n)} instead of 1 animal, if you like`,
  sowMoreOf: ({ good, n }) =>
    `each time you sow ${amount(good, 1)} on a field, add ${amount(good, n)} from the general supply`,
  mixedPastures: () => 'you may keep animals of different types in the same pasture',
  stableHolds: ({ n }) =>
    `one of your stables outside of pastures (only one) holds up to ${count(n, 'animal')} of one type`,
  countsAs: ({ n }) =>
    `this card counts as ${count(n, 'occupation')} for prerequisites and points, but not for the cost of further occupations`,
  fullMeals: ({ n }) =>
    `in the feeding phase of each harvest, only ${n} of your people need 2 food each, all others 1 food each`,
  twins: ({ animal, from }) =>
    `in the breeding phase of each harvest, if you have at least ${from} ${goodName(animal, from)}, you get 2 newborn ${goodName(animal, 2)} instead of 1, as far as you have room`,
  sowMore: ({ n, atMost }) =>
    `each time you sow a field${atMost === undefined ? '' : `, if you have at most ${count(atMost, 'field')}`}, you may add ${count(n, 'more crop')} of the same kind to it from the general supply`,
  sowMoreBy: ({ byFields }) => {
    const cases = Object.entries(byFields).map(
      ([fields, n]) => `${n} if you sow exactly ${count(Number(fields), 'field')} with the action`,
    );
    return `each time you sow, you may add more crops of the same kind to each field sown, from the general supply: ${list(cases)}`;
  },
  sowMoreBeside: ({ more }) =>
    `each time you sow a field that lies beside a room of your house, you may add more crops of its kind from the general supply: up to ${list(
      more.map(([good, n]) => amount(good, n)),
      'or',
    )}`,
  keepsVegetables: () =>
    'when you harvest vegetables, you take them from the general supply; those on your fields stay there',
  rests: ({ round }) => `in round ${round}, you place no people`,
  paysFrom: ({ space }) =>
    `each time you pay food for playing an occupation, you may use food that lies on ${spacesNamed([space])}`,
  houseHolds: ({ n }) => `your house holds 1 animal of any type for ${counted(n).each}, instead of only 1`,
  houses: ({ n }) => `this card has room for ${room(n, (m) => count(m, 'person', 'people'))}`,
  forbids: ({ what }) => FORBIDDEN[what],
  skipsHarvest: () => 'while something lies on this card, you take no part in harvests',
  sortsRounds: () => 'you choose which of the remaining cards of its stage is revealed in each round',
  byLot: ({ goods: of }) =>
    `each time you play an occupation, you may have it drawn at random from your hand; then you get ${goods(of)} before you pay for it, and must play the card drawn`,
  advance: ({ goods: of }) => `before you pay for playing this card, you get ${goods(of)}`,
  feedsLast: () => 'in the feeding phase, you feed your family after all other players have done so',
  space: ({ forAll, what, refill, orOwner, toll, given, replaces }) => {
    const open = given === undefined ? '' : `, as long as ${condition(given)}`;
    const others = toll.length === 0 ? '' : `; another player must first pay you ${goods(toll)}`;
    const own = orOwner === undefined ? '' : `; if you use it yourself, ${say(orOwner, MAY)} instead`;
    return `this card is an action space for ${forAll ? 'all players' : 'you alone'}${open}: ${say(what, { mood: 'do' })}${others}${own}${refill === undefined ? '' : `; ${replenished(refill)}`}${replaces === undefined ? '' : `; it lies in the place of ${spacesNamed([replaces])}, which nobody can use any more`}`;
  },
  cooks: ({ rates, only }) =>
    `${only === undefined ? '' : `if you have ${aKind[only]}, `}${majorPhrases.cooks(rates)}`,
  bakes: ({ oven }) => majorPhrases.bakes(oven),
  anytime: ({ what, workPhase }) => {
    const begin = `at any time${workPhase ? ' in the work phase' : ''}`;
    // After several choices the condition would seem to be about the last of them alone.
    if (what.says === 'if') return `${begin}, if ${condition(what.given)}, ${say(what.what, MAY)}`;
    return `${begin}, ${say(what, MAY)}`;
  },
  on: ({ occasion: when, given, itself, otherwise, besides, notYet, what }) => {
    const only = given === undefined ? '' : `, if ${condition(given)}`;
    const begin = otherwise
      ? 'otherwise'
      : `${occasion(when)}${itself ? ' (this one included)' : ''}${notYet ? ' (but not in the turn in which you play this card)' : ''}`;
    return `${begin}${only}${only !== '' && what.says === 'cases' ? ':' : ','} ${say(what, TELL)}${besides ? CARRIED_OUT : ''}`;
  },
  toll: ({ occasion: when, given, price }) =>
    `${occasion(when)}, that player must pay you ${goods(price)}${given === undefined ? '' : ` if ${condition(given)}`}`,
  instead: ({ of, given, what, oncePerTurn, onSpace, nextOne }) => {
    const only = given === undefined ? '' : `if ${condition(given)}, `;
    if (nextOne) {
      const then = given === undefined ? '' : ` while ${condition(given)}`;
      return `the next time you get ${anAction(of)}${then}, ${say(what, TELL)} instead (only that once)`;
    }
    return `each time you get ${anAction(of)}${onSpace ? ' on an action space' : ''}, ${only}${say(what, MAY)} instead${oncePerTurn ? ' (once per turn)' : ''}`;
  },
  insteadAt: ({ space, what }) =>
    `each time you use ${spacesNamed([space])}, ${say(what, MAY)} in place of one of its actions`,
  declined: ({ of, what }) => `each time you decline ${anAction(of)}, ${say(what, TELL)}`,
  price: priceChange,
  scoreEach: ({ points: each, every, of, everyone }) => {
    const what = every === 1 ? counted(of).each : `every ${counted(of).some(every)}`;
    return `at the end of the game, you get ${bonusPoints(each)} for ${what}${forAll(everyone)}`;
  },
  scoreSteps: ({ from, points: worth, of, everyone }) =>
    `at the end of the game, you get ${steps(worth, bonusPoints)} for at least ${steps(from, counted(of).some)}${forAll(everyone)}`,
  scoreIf: ({ points: n, given, everyone }) =>
    `at the end of the game, you get ${bonusPoints(n)} if ${condition(given)}${forAll(everyone)}`,
  scoresKept: () =>
    'goods on this card are scored at the end of the game as if you had them in your supply or on your farm',
  unspent: () =>
    'goods for which a craft improvement scores do not count for this (what is better for the player is scored)',
  is: ({ kind }) =>
    `wherever you may return ${aKind[kind]}, you may return this card, which then leaves the game`,
  tool: ({ tool }) =>
    tool === 'plow'
      ? 'this card is a plow: of your plows and the Harrow, you may use only one at a time'
      : 'of this card and your plows, you may use only one at a time',
  asMinor: ({ majors, given }) =>
    `wherever you may play a minor improvement${given === undefined ? '' : `, if ${condition(given)}`}, you may build ${list(majors.map(theImprovement), 'or')} instead`,
  alsoMajor: () => 'this card counts as a major or as a minor improvement, but never as both',
  points: ({ points: value }) => `worth ${points(value)}`,
  travels: () =>
    'after you have played this card, the player on your left takes it into their hand (if you play alone, it leaves the game)',
  fencesPerWood: ({ n }) =>
    `up to ${count(n, 'fence')} that you build with the same action cost 1 wood together`,
  stays: () => 'this card stays in front of you',
  shuffledBack: () => 'this card is then shuffled back into its deck',
  ours: () => 'our design: the printed text of this card is not known to us',
  ourCard: () => 'our design: it stands for one of the four cards of the L deck that are not known to us',
  forPlayers: ({ players }) => `only with ${players} or more players`,
};

/** What is told of a card, in English. */
export const told = byKind('tells', TOLD);

import { cards } from '@furrow/agricola/cards/index';
import { peopleOnCards, sowsPastures } from '@furrow/agricola/farm/farm-cards';
import { fenced } from '@furrow/agricola/farm/farmyard';
import { agricola } from '@furrow/agricola/game';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { peopleOn, standing } from '@furrow/agricola/spaces/placed';
import type { Player, State } from '@furrow/agricola/state/state';
import { fencesLeft, stablesLeft } from '@furrow/agricola/state/supply';
import type { Event } from '@furrow/agricola/vocabulary/events';
import { isConnected } from '@furrow/farm/grid';
import type { Decision } from '@furrow/kernel/domain';
import { failures, must } from '@furrow/testkit/failures';
import { howMany } from '@furrow/testkit/how-many';
import { type Answered, randomGame } from '@furrow/testkit/random-game';
import { beforeAll, expect, test } from 'vitest';
import { randomVariant } from './random-variant';

const GAMES = howMany(150, 500);
const STAGE_OF_ROUND = [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6];
const found: string[] = [];
let harvests = '';

/** What the earlier state of the same game was like. */
interface Before {
  begging: number[];
  house: number[];
}

beforeAll(() => {
  found.push(...failures(1, GAMES, watched));
}, 120_000);

function watched(seed: number): void {
  const setup = randomVariant(seed);
  const game = agricola.open(setup.options, setup.seats ?? 1);
  const before: Before = { begging: [], house: [] };
  const rounds: number[] = [];
  const asked = (state: State, all: readonly Decision[]) => {
    const wrong = game.broken(state);
    must(wrong.length === 0, () => wrong.join('; '));
    checkFarms(game.rules as Ruleset, state);
    checkTable(game.rules as Ruleset, state, all);
  };
  const answered = (state: State, { heard }: Answered) => {
    for (const one of heard as readonly Event[]) if (one.event === 'harvest') rounds.push(one.round);
    checkHistory(state, before);
  };
  const end = randomGame(agricola, setup, { asked, answered });
  must(rounds.join() === '4,7,9,11,13,14', () => `AG-I11 harvests after ${rounds.join()}`);
  harvests = rounds.join();
  must(end.round === 14 && end.revealed.length === 14, () => 'AG-I09 the game ends early');
  checkScores(end, seed);
}

/** Cards add crops to fields; where and how many, `broken` knows. */
function checkFarms({ variant }: Ruleset, state: State): void {
  const hands = variant.decks.length > 0;
  for (const player of state.players) {
    const { farm, goods, people, home, newborns } = player;
    must(people >= 2 && people <= 5 && home + newborns <= people, () => 'AG-I01 people');
    must(stablesLeft(player) >= 0 && fencesLeft(player) >= 0, () => 'AG-I01 stables and fences');
    must(
      goods.every((n) => n >= 0),
      () => 'AG-I02 goods',
    );
    const sown = farm.fields | (sowsPastures(player) ? fenced(farm) : 0);
    farm.grain.forEach((n, cell) => {
      const both = n + farm.vegetables[cell];
      must(both === 0 || ((sown >> cell) & 1) === 1, () => 'AG-I02 crops without a field');
      must(n === 0 || farm.vegetables[cell] === 0, () => 'AG-I02 two crops on a field');
      must(hands || (n <= 3 && farm.vegetables[cell] <= 2), () => 'AG-I02 crops of a field');
    });
    must(isConnected(farm.rooms, 5) && isConnected(farm.fields, 5), () => 'AG-I03 rooms and fields');
    must((farm.rooms & farm.fields) === 0, () => 'AG-I04 two tiles');
    must(((farm.rooms | farm.fields) & farm.stables) === 0, () => 'AG-I04 a tile and a stable');
    must(farm.house <= 2, () => 'AG-I12 house');
  }
}

function checkTable(rules: Ruleset, state: State, all: readonly Decision[]): void {
  must(
    state.piles.every((n) => n >= 0),
    () => 'AG-I02 piles',
  );
  must(state.starter >= 0 && state.starter < state.players.length, () => 'AG-I10 starting player');
  must(
    state.majors.every((owner) => owner >= 0 && owner <= state.players.length),
    () => 'AG-I08 majors',
  );
  if (all.some(({ kind }) => kind === 'work')) {
    must(state.revealed.length === state.round, () => 'AG-I09 revealed cards');
    checkPeople(rules, state);
  }
  state.revealed.forEach((space, i) => {
    must(rules.spaces[space].stage === STAGE_OF_ROUND[i], () => `AG-I09 card ${i + 1} is of another stage`);
  });
}

/** Cards bring people from the supply, some of whom are lost afterwards, let several people stand on a space, let a family rest for a round, or hold people; two of 2007 bring a guest who is nobody's. */
function checkPeople(rules: Ruleset, state: State): void {
  const hands = rules.variant.decks.length > 0;
  const sum = (of: (player: Player, seat: number) => number) =>
    state.players.reduce((n, player, seat) => n + of(player, seat), 0);
  const rest = ({ played }: Player) => played.some((card) => cards[card].rests === state.round);
  const grown = (player: Player) => (rest(player) ? 0 : player.people - player.newborns);
  const away = sum((player) => grown(player) + player.guests - player.home);
  const placed = sum((_, seat) => standing(state, seat).length);
  const lost = sum((player) => player.lost);
  const held = sum((player) => peopleOnCards(player, state.round));
  const markers = rules.variant.edition === '2007' ? 2 : 0;
  must(
    placed >= away - held && placed <= away + lost + markers,
    () => `AG-I07 ${placed} were placed, ${away} left home`,
  );
  const used = state.placed.filter((who) => who > 0).length;
  must(hands || used === placed, () => `AG-I07 ${placed} people on ${used} spaces`);
  const standers = state.placed.reduce((n, _, i) => n + peopleOn(state, i), 0);
  must(
    standers >= placed && standers <= placed + sum(({ newborns }) => newborns),
    () => 'AG-I07 people on spaces',
  );
}

function checkHistory(state: State, before: Before): void {
  state.players.forEach(({ begging, farm }, seat) => {
    must(begging >= (before.begging[seat] ?? 0), () => 'AG-I11 begging decreased');
    must(farm.house >= (before.house[seat] ?? 0), () => 'AG-I12 the house became worse');
    before.begging[seat] = begging;
    before.house[seat] = farm.house;
  });
}

const GRADED = ['fields', 'pastures', 'grain', 'vegetables', 'sheep', 'boar', 'cattle'];

function checkScores(end: State, seed: number): void {
  const { options, seats } = randomVariant(seed);
  const game = agricola.open(options, seats ?? 1);
  const { scores } = game.outcome(end);
  scores.forEach((score, seat) => {
    const sheet = game.score(end, seat);
    must(sheet.reduce((sum, { points }) => sum + points, 0) === score, () => 'AG-I13 total');
    for (const category of GRADED) {
      const points = sheet.filter((line) => line.category === category).map((line) => line.points);
      must(
        points.length === 1 && [-1, 1, 2, 3, 4].includes(points[0]),
        () => `AG-I13 ${category} ${points.join()}`,
      );
    }
  });
}

/** What went wrong with one of the invariants. */
const against = (id: string) => found.filter((text) => text.includes(id));

test.each([
  ['AG-I01', 'people, stables and fences stay within what a player owns'],
  ['AG-I02', 'nothing is negative, and fields hold at most 3 grain or 2 vegetables'],
  ['AG-I03', 'rooms, fields and fenced spaces are connected'],
  ['AG-I04', 'no space holds two things that exclude each other'],
  ['AG-I05', 'all animals find room when an effect is resolved'],
  ['AG-I06', 'every fence bounds an enclosed area'],
  ['AG-I07', 'one person on a space, and as many on spaces as have left home'],
  ['AG-I08', 'each major is on display or in front of one player'],
  ['AG-I09', 'in round r there are r round cards, of the right stages'],
  ['AG-I10', 'there is one starting player'],
  ['AG-I11', 'begging never decreases, and six harvests take place'],
  ['AG-I12', 'the house never becomes worse'],
  ['AG-I13', 'the total is the sum of the sheet, and no graded category is 0'],
])('%s %s', (id) => {
  expect(against(id)).toEqual([]);
});

test('AG-R1501 every random game comes to its end, never stuck', () => {
  expect(found).toEqual([]);
  expect(harvests).toBe('4,7,9,11,13,14');
});

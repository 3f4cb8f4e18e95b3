import { count, each, lowest, neighbours } from '@furrow/farm/grid';
import type { Viewpoint } from '../../effects/measure';
import { mostInFarmyard, mostPastures } from '../../farm/arranging';
import { ALL, COLUMNS, fenced, unplanted, used } from '../../farm/farmyard';
import { fieldSpacesOf } from '../../farm/fields';
import { animalsFit, animalsOf, emptyPlaces } from '../../farm/room';
import { keptBy } from '../../in-play/kept';
import { partIn } from '../../moments/brought';
import { actingSeat } from '../../moments/moment-frame';
import { farmPoints, GRADED, MOST_POINTS } from '../../scoring/scoring';
import { ANIMALS, type Animal, goodNumber } from '../../state/goods';
import { cardOf } from '../../state/source';
import type { SomeLooks } from './looks';

/** For how many sheep a card waits in a game with 1, 2, 3 … players. */
const SHEEP_BY_PLAYERS = [9, 8, 7, 6, 5, 5];

/** Whether a clay or stone room lies beside both a field and a pasture: then 1, else 0. */
function roomBetween({ state, seat }: Viewpoint): number {
  const player = state.players[seat];
  const { farm } = player;
  const [fields, inside] = [fieldSpacesOf(player), fenced(farm)];
  let found = 0;
  each(farm.house === 0 ? 0 : farm.rooms, (room) => {
    const around = neighbours(room, COLUMNS);
    if (around & fields && around & inside) found = 1;
  });
  return found;
}

/** Rooms that were built onto the house that everybody begins with. */
function addedRooms({ state, seat }: Viewpoint): number {
  return Math.max(0, count(state.players[seat].farm.rooms) - FIRST_ROOMS);
}

const FIRST_ROOMS = 2;

/** How many of an animal all players have together. */
function ofAll({ state }: Viewpoint, animal: Animal): number {
  return state.players.reduce((sum, { goods }) => sum + goods[goodNumber(animal)], 0);
}

/** The code of cards about the farmyard: houses, pastures, room for animals. */
export const farm = {
  quantities: {
    'room-between-field-and-pasture': roomBetween,
    'added-rooms': addedRooms,
    /** Other players whose house is of the same material as that of the owner, or of a better one. */
    'others-as-well-housed': ({ state: { players }, seat }) =>
      players.filter(({ farm: { house } }, one) => one !== seat && house >= players[seat].farm.house).length,
    /** The animals of all players together. */
    'sheep-of-all': (look) => ofAll(look, 'sheep'),
    'cattle-of-all': (look) => ofAll(look, 'cattle'),
    /** Categories of the score sheet that bring the most points they can; stables in pastures are one. */
    'full-categories': ({ state, seat }) =>
      farmPoints(state, seat).filter(
        ({ category, points }) => points === MOST_POINTS && [...GRADED, 'stables'].includes(category),
      ).length,
    /** Categories of the score sheet that cost a point. */
    'costly-categories': ({ state, seat }) =>
      farmPoints(state, seat).filter(
        ({ category, points }) => points < 0 && (GRADED as readonly string[]).includes(category),
      ).length,
    /** Field tiles on which nothing grows. */
    'empty-field-tiles': ({ state, seat }) => count(unplanted(state.players[seat].farm)),
    /** Wild boar that can stand in the farmyard, not on cards. */
    'boar-in-farmyard': (look) => mostInFarmyard(look, ANIMALS.indexOf('boar')),
    /** Places on the card that no animal needs. */
    'empty-places': (look) => emptyPlaces(look, cardOf(look.source)),
    /** Pastures in which no further animal has room, animals standing as is best for that. */
    'full-pastures': (look) => mostPastures(look, (room) => ({ least: room, most: room })),
    /** Pastures with an animal and room for three more, animals standing as is best for that. */
    'roomy-pastures': (look) => mostPastures(look, (room) => ({ least: 1, most: room - 3 })),
  },
  conditions: {
    'animal-missing': ({ state, seat }) => animalsOf(state.players[seat]).includes(0),
    /** Every animal has room: none was just taken that has to find it yet. */
    'animals-housed': (look) => animalsFit(look, animalsOf(look.state.players[look.seat])),
    /** Nobody else lives in a house with exactly 2 rooms. */
    'alone-with-two-rooms': ({ state, seat }) =>
      state.players.every(({ farm: { rooms } }, one) => (count(rooms) === 2) === (one === seat)),
    /** 1 animal of each type would find room, if all others were given up. */
    'room-for-one-of-each': (look) => animalsFit(look, [1, 1, 1]),
    /** Two unused spaces lie side by side. */
    'adjacent-unused-spaces': ({ state, seat }) => {
      const unused = ALL & ~used(state.players[seat].farm);
      for (let rest = unused; rest !== 0; rest &= rest - 1)
        if ((neighbours(lowest(rest), COLUMNS) & unused) !== 0) return true;
      return false;
    },
    /** The field tile that was just placed lies beside another one of whoever placed it. */
    'beside-field-of-actor': ({ rules, state, about }) => {
      const actor = actingSeat(rules, state.main);
      if (actor < 0) return false;
      return (neighbours(partIn(about, 'cell'), COLUMNS) & state.players[actor].farm.fields) !== 0;
    },
    /** The owner uses more spaces of the farmyard than every other player. */
    'most-land': ({ state: { players }, seat }) => {
      const land = players.map((one) => count(used(one.farm)));
      return land.every((spaces, one) => one === seat || spaces < land[seat]);
    },
    /** The space that the card has marked is still unused. */
    'marked-space-unused': ({ state: { players }, seat, source }) => {
      const marked = keptBy(players[seat], cardOf(source));
      return marked !== 0 && (marked & used(players[seat].farm)) === 0;
    },
    /** As many sheep as the number of players asks for. */
    'sheep-by-players': ({ state: { players }, seat }) =>
      players[seat].goods[goodNumber('sheep')] >= SHEEP_BY_PLAYERS[players.length - 1],
  },
} satisfies SomeLooks;

import { between, type Readings } from './reading';
import type { Sight } from './sight';

/** How many people could be born into rooms that stand. */
function births({ freeRooms, unborn }: Sight): number {
  return Math.min(freeRooms, unborn, 2);
}

/** The people, what they can still do, and how their number can grow. */
export const familyReadings: Readings = {
  'people:3': ({ player }) => (player.people >= 3 ? 1 : 0),
  'people:4': ({ player }) => (player.people >= 4 ? 1 : 0),
  'people:5': ({ player }) => (player.people >= 5 ? 1 : 0),
  /** Placements until the end of the game. */
  'people:future': ({ player, course }) => player.home + player.people * course.roundsLeft,
  'people:home': ({ player }) => player.home,
  'people:newborn': ({ player }) => player.newborns,
  'people:turn': ({ course, seat }) => (course.turn === seat ? 1 : 0),
  'people:starter': ({ state, seat, course }) =>
    state.players.length > 1 && state.starter === seat && course.roundsLeft > 0 ? 1 : 0,
  'rooms:3': ({ ground }) => (ground.rooms >= 3 ? 1 : 0),
  'rooms:4': ({ ground }) => (ground.rooms >= 4 ? 1 : 0),
  'rooms:5': ({ ground }) => between(ground.rooms, 4, 15),
  'rooms:free': (sight) => Math.min(1, births(sight)),
  'rooms:free-2': (sight) => Math.max(0, births(sight) - 1),
  'rooms:birth-now': (sight) =>
    sight.player.home > 0 && births(sight) > 0 && sight.board.freeBirths > 0 ? 1 : 0,
  'rooms:birth-soon': (sight) =>
    births(sight) > 0 && sight.board.births > 0 && sight.course.roundsLeft > 0 ? 1 : 0,
};

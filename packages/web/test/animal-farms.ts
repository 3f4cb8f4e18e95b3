// Farms with animals on them, out of random games.
import { pastures } from '@furrow/agricola/farm/farmyard';
import { animalsOf } from '@furrow/agricola/farm/room';
import type { State } from '@furrow/agricola/state/state';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { GameRecord } from '@furrow/kernel/record';
import { type Found, findPosition } from './position';

const FENCERS = /^(fencing|fence|pasture|sheep-market|pig-market|cattle-market|forest|keep)/;

function animalsIn(record: GameRecord<Position>, seat: number): number[] {
  return animalsOf((record.state as State).players[seat]);
}

const asks = (decision: Decision): string => decision.question().ask;

/** Somebody with several pastures, sheep and cattle is about to place a person. */
export function animalFarm(): Found {
  return findPosition({
    box: 'agricola-revised',
    seats: 2,
    prefers: (words) => FENCERS.test(words) || /^(major|build.*stable)/.test(words),
    is: (decision, record) =>
      asks(decision) === 'work' && animalsIn(record, decision.seat).filter((n) => n >= 2).length >= 2,
  });
}

/** Somebody has one animal in the house and several of another type in the only pasture. */
export function onePasture(): Found {
  return findPosition({
    box: 'agricola-revised',
    seats: 2,
    prefers: (words) => FENCERS.test(words),
    is: (decision, record) => {
      if (asks(decision) !== 'work') return false;
      const { farm } = (record.state as State).players[decision.seat];
      const animals = animalsIn(record, decision.seat).filter((n) => n > 0);
      return (
        farm.stables === 0 &&
        pastures(farm).length === 1 &&
        animals.length === 2 &&
        animals.includes(1) &&
        Math.max(...animals) >= 2
      );
    },
  });
}

/** Somebody must say which of several animals are kept. */
export function tooManyAnimals(): Found {
  return findPosition({
    box: 'agricola-revised',
    seats: 2,
    is: (decision) => asks(decision) === 'settle' && decision.domain.moves().length > 1,
  });
}

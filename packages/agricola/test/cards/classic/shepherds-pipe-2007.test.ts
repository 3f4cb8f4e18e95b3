import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';
import { minorPlayed } from './played';

const PASTURE = 'a5n a5e a5w b5n';

/** What happens when so many animals of a type come to a farm with the pipe. */
function taking(animal: 'sheep' | 'boar', n: number, farm: object) {
  const [round, revealed] = animal === 'sheep' ? [1, 'sheep'] : [8, 'boar'];
  const game = new CardScenario({ edition: '2007', round, revealed })
    .inPlay(1, 'shepherds-pipe-2007')
    .lay(1, farm)
    .pile(animal, n);
  game.play(`1 ${animal}`);
  return game;
}

test.each([
  ['sheep', { fences: PASTURE }, 5],
  ['sheep', { fences: PASTURE, stables: 'a5' }, 7],
  ['sheep', { stables: 'a1 a2' }, 5],
  ['sheep', { fences: PASTURE, stables: 'a1' }, 7],
  ['boar', { fences: PASTURE, stables: 'a1' }, 4],
] as const)(
  'E29 Shepherd’s Pipe: of %s a farm with %o holds %i, one of them in the house',
  (animal, farm, most) => {
    expect(taking(animal, most, farm).board()).toMatchObject({ [`1 ${animal}`]: most });
    const more = taking(animal, most + 1, farm);
    expect(more.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
    expect(more.offered(1)[0]).toContain(`${most} ${animal}`);
  },
);

test('E29 Shepherd’s Pipe: other animals beside the sheep find room as ever', () => {
  const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'shepherds-pipe-2007')
    .lay(1, { fences: `${PASTURE} a4n a4w b4n`, stables: 'c5' })
    .give(1, { sheep: 6 })
    .pile('boar', 3);
  expect(game.changes('1 boar')).toEqual({
    'person boar': [0, 1],
    '1 home': [2, 1],
    'on boar': [3, 0],
    '1 boar': [0, 3],
  });
  const more = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
    .inPlay(1, 'shepherds-pipe-2007')
    .lay(1, { fences: `${PASTURE} a4n a4w b4n`, stables: 'c5' })
    .give(1, { sheep: 7 })
    .pile('boar', 3);
  more.play('1 boar');
  expect(more.asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
});

test('E29 Shepherd’s Pipe: it needs 1 sheep and costs nothing', () => {
  const game = new CardScenario({ edition: '2007' }).hold(1, 'shepherds-pipe-2007 corn-sheaf-2007');
  expect(game.why('1 start-minor; yes; play shepherds-pipe-2007')).toMatchObject({ why: 'needs' });
  const other = new CardScenario({ edition: '2007' }).hold(1, 'shepherds-pipe-2007').give(1, { sheep: 1 });
  expect(other.changes('1 start-minor; yes; play shepherds-pipe-2007')).toEqual(
    minorPlayed('shepherds-pipe-2007'),
  );
});

test.each([
  ['animal-keeper-2007', { fences: PASTURE }, 2, 3],
  ['stablemaster-2007', { stables: 'a1 a2' }, 2, 4],
  ['stablemaster-2007', { stables: 'a1 a2' }, 3, 3],
] as const)(
  'E29 Shepherd’s Pipe with %s: a farm with %o and %i sheep has room for %i wild boar',
  (other, farm, sheep, boar) => {
    const withBoar = (n: number) => {
      const game = new CardScenario({ edition: '2007', round: 8, revealed: 'boar' })
        .inPlay(1, `shepherds-pipe-2007 ${other}`)
        .lay(1, farm)
        .give(1, { sheep })
        .pile('boar', n);
      game.play('1 boar');
      return game;
    };
    expect(withBoar(boar).board()).toMatchObject({ '1 sheep': sheep, '1 boar': boar });
    expect(withBoar(boar + 1).asked()[0]).toMatchObject({ seat: 1, kind: 'settle' });
  },
);

import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

test('I238 Chamberlain RU-287: from round 11 on its owner uses cards that are still to come', () => {
  const game = new CardScenario({ edition: '2007', round: 11, revealed: 'cattle' }).inPlay(
    1,
    'chamberlain-2007',
  );
  expect(game.offered()).toContain('plow-sow');
  expect(game.changes('1 plow-sow; field a1')).toMatchObject({
    'person plow-sow': [0, 1],
    '1 a1': [0, 'field'],
  });
  expect(game.why('2 growth-no-room')).toMatchObject({ why: 'not-revealed' });
});

test('I238 Chamberlain: not before', () => {
  const game = new CardScenario({ edition: '2007', round: 10, revealed: 'cattle' }).inPlay(
    1,
    'chamberlain-2007',
  );
  expect(game.why('1 plow-sow')).toMatchObject({ why: 'not-revealed' });
});

import { CardScenario } from '@furrow/testkit/card-scenario';
import { expect, test } from 'vitest';

const forester = () =>
  new CardScenario()
    .inPlay(1, 'chief-forester')
    .lay(1, { fields: 'b3 b4' })
    .give(1, { grain: 2, vegetable: 1 });

test('A115 Chief Forester: with a wood accumulation space 1 field is sown', () => {
  expect(forester().changes('1 forest; yes; sow vegetable b3')).toEqual({
    '1 home': [2, 1],
    'person forest': [0, 1],
    'on forest': [3, 0],
    '1 wood': [0, 3],
    '1 vegetable': [1, 0],
    '1 b3 vegetable': [0, 2],
  });
});

test('A115 Chief Forester: exactly 1 field, or none', () => {
  expect(forester().why('1 forest; yes; sow grain b3 grain b4')).toMatchObject({ why: 'too-many' });
  expect(forester().changes('1 forest; no')).not.toHaveProperty('1 grain');
});

test('A115 Chief Forester, AG-R1422: it limits the fields, so it is no unlimited sow action', () => {
  const game = forester().inPlay(1, 'garden-hoe');
  expect(game.changes('1 forest; yes; sow vegetable b3')).not.toHaveProperty('1 clay');
});

test('A115 Chief Forester: nobody is asked with nothing to sow, nor elsewhere', () => {
  const bare = new CardScenario().inPlay(1, 'chief-forester').give(1, { grain: 1 }).play('1 forest');
  expect(bare.asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
  expect(forester().play('1 clay-pit').asked()[0]).toMatchObject({ seat: 2, kind: 'work' });
});

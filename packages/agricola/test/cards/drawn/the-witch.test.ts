import { view } from '@furrow/kernel/view';
import { expect, test } from 'vitest';
import { inForest, meeting } from './in-forest';

test('AG-V53 The Witch: three times its owner looks at the top 3 cards and puts them in any order', () => {
  const game = inForest();
  expect(game.changes(meeting('the-witch'))).toMatchObject({
    '1 card the-witch': [0, 1],
    '1 on the-witch': [0, 3],
  });
  game.play('2 clay-pit\n1 the-witch\n* deal camelot\n* deal werewolf\n* deal french-castle');
  expect(game.offered()).toHaveLength(6);
  game.play('1 arrange french-castle camelot werewolf\n1 fishing\n2 reed-bank\n* reveal fencing');
  expect(game.changes('1 forest')).toMatchObject({ '1 cattle': [0, 1], 'out french-castle': [0, 1] });
  game.play('2 clay-pit\n1 the-witch\n* deal revenant');
  expect(game.offered()).toContain('arrange revenant werewolf camelot');
});

test('AG-V53.1 The Witch: nobody else learns which cards they are', () => {
  const game = inForest().inPlay(1, 'the-witch');
  game.play(
    '1 the-witch\n* deal camelot\n* deal werewolf\n* deal french-castle\n1 arrange werewolf camelot french-castle',
  );
  const seen = view(game.game.schema, game.state, 1);
  expect(seen.players?.[0]?.foreseen).toEqual([undefined, undefined, undefined]);
});

test('AG-V53.3 The Witch: a card that is shuffled back makes the order unknown again', () => {
  const game = inForest().inPlay(1, 'the-witch');
  game.play('1 the-witch\n* deal lady-of-the-lake-1\n* deal werewolf\n* deal french-castle');
  game.play('1 arrange lady-of-the-lake-1 werewolf french-castle\n1 forest');
  expect(game.player(1).foreseen).toEqual([]);
});

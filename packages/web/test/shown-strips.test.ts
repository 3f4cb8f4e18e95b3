import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { cardPicture } from '@furrow/text/pictures/agricola';
import type { Picture } from '@furrow/text/pictures/picture';
import { describe, expect, test } from 'vitest';
import { shownOf } from '../src/cards/shown-strips';

const { spaces } = new AgricolaScenario({ seats: 4 }).game.rules as Ruleset;

function pictureOf(id: string): Picture {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return cardPicture(card, spaces);
}

/** What is given and got in all strips. */
function traded(picture: Picture): readonly string[] {
  return picture.flatMap(({ from, to }) => [...from, ...to]).map(({ sign, n }) => `${sign} ${n}`);
}

describe('pictograms in a small place', () => {
  test('of a card in play are all that it gives', () => {
    const shown = shownOf(pictureOf('barrow-pusher'), 'played');
    expect(shown).toEqual([
      {
        when: [{ sign: 'plow' }],
        from: [],
        to: [
          { sign: 'clay', n: '1' },
          { sign: 'food', n: '1' },
        ],
      },
    ]);
    expect(shownOf(pictureOf('informant'), 'played')).toHaveLength(2);
  });

  test.each([
    { where: 'in the hand', room: 'face' },
    { where: 'in play', room: 'played' },
  ] as const)('say $where that there is more wherever something is left out', ({ room }) => {
    const silent = cards.filter((card) => {
      const picture = cardPicture(card, spaces, 2);
      const shown = traded(shownOf(picture, room));
      const isAll = traded(picture).every((one) => shown.includes(one));
      return !isAll && !shown.some((one) => one.startsWith('more'));
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

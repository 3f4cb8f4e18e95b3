import { expect, test } from 'vitest';
import { dice, Player } from './player';
import { type SetUp, setUp } from './set-up';
import type { Sight } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

const GAMES: Readonly<Record<string, SetUp>> = {
  'All Creatures with twelve buildings': { box: 'creatures', seats: 2, options: { buildings: '12' } },
  'the revised edition for beginners, two seats': { box: 'agricola-revised', seats: 2 },
  'the revised edition with hand cards of two decks, three seats': {
    box: 'agricola-revised',
    seats: 3,
    options: { mode: 'base', decks: 'A,B' },
  },
  'the family game of 2007, five seats': { box: 'agricola-2007', seats: 5, options: { mode: 'family' } },
  'the revised edition alone': { box: 'agricola-revised', seats: 1 },
};

for (const [title, game] of Object.entries(GAMES)) {
  test(`a whole game by pointer, nothing scrolls: ${title}`, async () => {
    const { page, errors } = await open({ liking: BRISK });
    await setUp(page, game);
    expect(await page.locator('[data-version]').getAttribute('data-seats')).toBe(String(game.seats));
    const scrolled: string[] = [];
    const watch = ({ ask, over, beyond: [down, right], scrolling }: Sight) => {
      if (!over && (down > 0 || right > 0)) scrolled.push(`the page at ${ask}: ${down} down, ${right} right`);
      scrolled.push(...scrolling.map((part) => `${part} at ${ask}`));
    };
    const player = new Player(page, dice(game.seats), watch);
    await player.playOut();
    expect([...new Set(scrolled)]).toEqual([]);
    expect(errors).toEqual([]);
    expect(await page.locator('tfoot').count()).toBeGreaterThan(0);
    await page.close();
  });
}

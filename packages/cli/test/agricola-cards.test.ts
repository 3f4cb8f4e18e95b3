// What the table of Agricola shows of cards: what lies on them, what they mark on the farm, and the hand.
import { cards } from '@furrow/agricola/cards/index';
import type { State } from '@furrow/agricola/state/state';
import { SPECTATOR } from '@furrow/kernel/view';
import { CardScenario } from '@furrow/testkit/card-scenario';
import { LANGUAGES, type Language } from '@furrow/text/language';
import { terminalWords, words } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { drawAgricola } from '../src/draw/agricola';
import type { TerminalLook } from '../src/draw/drawing';
import { plain, widthOf } from '../src/paint';

function lookAt({ game }: CardScenario, more: Partial<TerminalLook<State>> = {}): TerminalLook<State> {
  const language: Language = more.language ?? 'en';
  return {
    game,
    language,
    words: words(game, language),
    terminal: terminalWords(language),
    paint: plain,
    width: 80,
    ascii: false,
    names: ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, game.seats),
    ...more,
  };
}

const farmOf = (game: CardScenario, more: Partial<TerminalLook<State>> = {}) =>
  drawAgricola.seat(game.state, 0, lookAt(game, more));
const tableOf = (game: CardScenario, viewer = SPECTATOR) =>
  drawAgricola.table(game.state, lookAt(game), viewer).join('\n');

/** What stands in brackets behind the name of a card in play. */
function noteOf(
  game: CardScenario,
  name: string,
  more: Partial<TerminalLook<State>> = {},
): string | undefined {
  const text = farmOf(game, more).join(' ').replace(/\s+/g, ' ');
  return new RegExp(`${name} \\(([^)]*)\\)`).exec(text)?.[1];
}

test('a pile shows its top good and how many there are, until nothing is left', () => {
  const game = new CardScenario().inPlay(1, 'grocer').give(1, { food: 9 });
  expect(noteOf(game, 'Grocer')).toBe('1 wood on top, 8 goods in all');
  game.play('1 grocer');
  expect(noteOf(game, 'Grocer')).toBe('1 grain on top, 7 goods in all');
  for (let i = 0; i < 7; i++) game.play('1 grocer');
  expect(noteOf(game, 'Grocer')).toBeUndefined();
});

const GROCER: Readonly<Record<Language, readonly [name: string, note: string]>> = {
  en: ['Grocer', '1 wood on top, 8 goods in all'],
  fr: ['Épicier', 'sur le dessus : 1 bois, 8 marchandises en tout'],
  it: ['Droghiere', 'in cima 1 legno, in tutto 8 beni'],
  de: ['Krämer', 'oben 1 Holz, insgesamt 8 Waren'],
};

test.each(LANGUAGES)('in %s', (language) => {
  const [name, note] = GROCER[language];
  expect(noteOf(new CardScenario().inPlay(1, 'grocer'), name, { language })).toBe(note);
});

test('food, wood, crops, rounds, people and marked spaces on cards', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' })
    .inPlay(1, 'hayloft-barn firewood-collector patch-caregiver telegram lodger potters-yard wooden-shed')
    .give(1, { grain: 1 });
  game.player(1).memory.splice(0, 7, 3, 2, 2 + (1 << 4), 9, 1, 0b111, 0);
  const notes = [
    'Hayloft Barn',
    'Firewood Collector',
    'Patch Caregiver',
    'Telegram',
    'Lodger',
    'Potter’s Yard',
  ];
  expect(notes.map((name) => noteOf(game, name))).toEqual([
    '3 food',
    '2 wood',
    '2 grain and 1 vegetable',
    'round 9',
    'room for 1 person',
    '1 clay on each of 3 spaces',
  ]);
  expect(noteOf(game, 'Wooden Shed')).toBe('room for 1 person');
  game.state.round = 10;
  expect(noteOf(game, 'Telegram')).toBeUndefined();
});

test('a card that is used up for this round or this game says so', () => {
  const game = new CardScenario({ round: 5, revealed: 'house-redevelopment' })
    .inPlay(1, 'fire-protection-pond')
    .give(1, { clay: 2, reed: 1 });
  expect(noteOf(game, 'Fire Protection Pond')).toBeUndefined();
  game.play('1 house-redevelopment');
  expect(noteOf(game, 'Fire Protection Pond')).toBe('used up');
});

test('animals on a card stand there and not on the farm', () => {
  const game = new CardScenario().inPlay(1, 'stockyard').give(1, { sheep: 3 });
  expect(noteOf(game, 'Stockyard')).toBe('3/3 sheep');
  expect(farmOf(game).join('\n')).not.toMatch(/[│┃].*sheep/);
  game.give(1, { sheep: 0 });
  expect(noteOf(game, 'Stockyard')).toBe('0/3');
});

test('palisades are drawn and named as such, and are no fences', () => {
  const game = new CardScenario({ revealed: 'fencing' }).inPlay(1, 'wood-palisades').give(1, { wood: 7 });
  game.play('1 fencing; palisade c5 2');
  const lines = farmOf(game, { width: 40 });
  expect(lines.slice(8, 12)).toEqual([
    '  ├──────┼──────┼──────┼──────╆━━━━━━┪',
    'c │ room │ ·    │ ·    │ ·    ┃ 0/2  ┇',
    '  │ wood │   ·  │   ·  │   ·  ┃      ┇',
    '  └──────┴──────┴──────┴──────┺┅┅┅┅┅┅┛',
  ]);
  expect(noteOf(game, 'Wood Palisades')).toBe('2 palisades');
  expect(lines.join(' ')).toContain('13 fences left');
  expect(farmOf(game, { width: 40, ascii: true })[11]).toBe('  +------+------+------+------#~~~~~~#');
});

test('a stable in the center of four fields', () => {
  const game = new CardScenario({ round: 5, revealed: 'basic-wish' })
    .inPlay(1, 'farm-hand')
    .lay(1, { fields: 'a2 a3 b2 b3' })
    .give(1, { wood: 2 })
    .play('1 farm-expansion; center a2');
  expect(farmOf(game, { width: 40 })[5]).toBe('  ├──────┼──────∩──────┼──────┼──────┤');
  expect(noteOf(game, 'Farm Hand')).toBe('stable amid a2, a3, b2 and b3, room for 1 person');
});

test('crops in a pasture, and two crops on one field', () => {
  const game = new CardScenario()
    .inPlay(1, 'love-for-agriculture')
    .lay(1, { fences: 'a5n a5e a5s a5w', fields: 'c2', grain: { a5: 3, c2: 2 }, vegetables: { c2: 1 } });
  const lines = farmOf(game, { width: 60 });
  expect(lines[3]).toMatch(/┃ 0\/1 +┃$/);
  expect(lines[4]).toMatch(/┃ 3 grain +┃$/);
  expect(lines[9]).toMatch(/│ 2 grain +│/);
  expect(lines[10]).toMatch(/│ 1 veget\S* *│/);
});

test('guests, people who have left, and what comes with later rounds', () => {
  const game = new CardScenario().inPlay(1, 'confidant');
  const player = game.player(1);
  [player.guests, player.lost] = [1, 2];
  const confidant = 1024 + player.played[0];
  player.coming.push(8, 6, 1, 7, 6, 1, 7, 6, 1, 8, 6, 1, 9, 4, 1, 9, confidant, 1, 10, confidant, 1);
  const text = farmOf(game, { width: 120 }).join('\n');
  expect(text).toContain('family of 2, 1 guest, 2 people gone,');
  expect(text).toMatch(/rounds 7 and 8: 2 food each,\s+round 9: 1 grain,\s+rounds 9 and 10: Confidant/);
});

test('spaces of cards say whose they are; a card can open a round card before its time', () => {
  const game = new CardScenario({ seats: 4 })
    .inPlay(1, 'chapel final-scenario')
    .inPlay(2, 'forest-tallyman')
    .occupy('lessons', 2)
    .occupy('lessons', 1);
  const table = tableOf(game);
  expect(table).toContain('Chapel (owned by Player 1)');
  expect(table).toContain('Forest Tallyman (only for Player 2)');
  expect(table).toContain('Farm Redevelopment (only for Player 1)');
  expect(table).toContain('② Lessons ①');
  expect(tableOf(new CardScenario())).not.toMatch(/Chapel|Farm Redevelopment/);
});

/** The titles that are painted as closed. */
function closedIn(game: CardScenario): string[] {
  const found: string[] = [];
  const paint = (colour: string, text: string) => {
    if (colour === 'gray') found.push(text);
    return text;
  };
  drawAgricola.table(game.state, lookAt(game, { paint }), SPECTATOR);
  return found;
}

test('a space that nobody can use now is painted as closed, whatever closes it', () => {
  const game = new CardScenario({ seats: 4, options: { 'extra-tile': 'on' } }).inPlay(2, 'forest-tallyman');
  expect(closedIn(game)).not.toContain('Animal Market');
  expect(closedIn(game)).toContain('Forest Tallyman (only for Player 2)');
  game.occupy('forest', 3).occupy('clay-pit', 4).occupy('modest-wish', 1);
  const closed = closedIn(game);
  for (const title of ['Forest', 'Animal Market']) expect(closed).toContain(title);
  expect(closed).not.toContain('Forest Tallyman (only for Player 2)');
  expect(closed).not.toContain('Grain Seeds');
});

test('the hand: what could be played first, then the rest with cost, reason and prerequisite', () => {
  const game = new CardScenario()
    .hold(1, 'loom grocer telegram basket big-country chapel')
    .give(1, { reed: 1, wood: 2, food: 2 });
  const lines = tableOf(game, 0).split('\n');
  const from = lines.findIndex((line) => line.includes('Your hand'));
  expect(lines.slice(from + 1, lines.indexOf('', from))).toEqual([
    '✓ Basket  1 reed   ✓ Grocer',
    '✓ Telegram     2 food         prerequisite: at least 1 fence in your supply',
    '✗ Loom         2 wood         “Loom” has a prerequisite: at least 2 occupations.',
    '✗ Big Country                 “Big Country” has a prerequisite: no unused spaces',
    '                              in your farmyard.',
    '✗ Chapel       3 wood 2 clay  You need 3 wood and 2 clay; you have 2 wood and no',
    '                              clay. (prerequisite: at least 2 occupations)',
  ]);
  expect(tableOf(game)).not.toContain('Loom');
  expect(tableOf(game, 1)).not.toContain('Loom');
});

test('the hand shows what cards cost now: later occupations, reduced improvements', () => {
  const game = new CardScenario()
    .inPlay(1, 'stonecutter')
    .hold(1, 'grocer carpenters-parlor')
    .give(1, { wood: 1, food: 1 });
  expect(tableOf(game, 0)).toContain('✓ Carpenter’s Parlor  1 wood   ✓ Grocer  1 food');
  game.give(1, { food: 0 });
  expect(tableOf(game, 0)).toMatch(/✗ Grocer +1 food +You need 1 food; you have no food/);
});

test.each(LANGUAGES.flatMap((language) => [[language, 'revised'] as const, [language, '2007'] as const]))(
  'in %s every card of the %s edition in play and in the hand keeps within the width',
  (language, edition) => {
    const all = cards.filter((card) => card.edition === edition).map(({ id }) => id);
    const options = edition === 'revised' ? { 'x-deck': 'on', 'forest-deck': 'on' } : {};
    for (let first = 0; first < all.length; first += 12) {
      const some = all.slice(first, first + 12).join(' ');
      const game = new CardScenario({ edition, seats: 4, round: 4, options }).inPlay(1, some).hold(2, some);
      const { played, memory } = game.player(1);
      played.forEach((card, i) => {
        const { keeps } = cards[card];
        if (keeps?.keeps === 'crops') memory[i] = 0x23;
        else if (keeps !== undefined && memory[i] === 0) memory[i] = 1 << 4;
      });
      for (const width of [80, 100]) {
        const lines = drawAgricola.table(game.state, lookAt(game, { language, width }), 1);
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([]);
      }
    }
  },
);

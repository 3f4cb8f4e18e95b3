import { expect, test } from 'vitest';
import { presetsOf } from '../src/engine/presets';
import { setUp } from '../src/engine/set-up';
import { BOXES } from '../src/protocol/set-up';

test.each(BOXES)('every ready-made game can be opened and is recognised, nothing is refused: %s', (box) => {
  const presets = presetsOf(box);
  expect(presets.length).toBeGreaterThan(2);
  for (const { id, seats, options } of presets) {
    const picture = setUp({ box, seats, options }, 'en');
    expect([id, picture.options]).toEqual([id, expect.objectContaining(options)]);
    expect(picture.preset).toBe(id);
    expect(picture.settings.filter(({ refused, note }) => (refused ?? note) !== undefined)).toEqual([]);
  }
});

test('a game that was changed is no preset any more', () => {
  const wish = { box: 'agricola-revised', seats: 2, options: {} } as const;
  expect(setUp(wish, 'en').preset).toBe('first');
  const changed = setUp({ ...wish, change: { name: 'open-pastures', value: 'on' } }, 'en');
  expect(changed.preset).toBeUndefined();
});

test('what gives way to a choice is told and not refused', () => {
  const first = { box: 'agricola-revised', seats: 2, options: { 'extra-copse': 'on' } } as const;
  const { settings } = setUp({ ...first, change: { name: 'extra-tile', value: 'on' } }, 'en');
  const tile = settings.find(({ name }) => name === 'extra-tile');
  expect(tile?.note).toContain('→ Extra Copse: off');
  expect(tile?.refused).toBeUndefined();
});

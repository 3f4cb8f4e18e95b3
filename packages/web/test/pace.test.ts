import { expect, test } from 'vitest';
import { hourHere, hourInUtc, PRESETS, paceText } from '../src/online/new-table/pace';
import { onlineWords } from '../src/words/online/words';

test('every hour of the day here is one of UTC and comes back as itself', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  expect(hours.map((hour) => hourHere(hourInUtc(hour)))).toEqual(hours);
  expect(new Set(hours.map(hourInUtc)).size).toBe(24);
});

test('paces are said in every language, playing hours only where they are not the whole day', () => {
  for (const language of ['en', 'fr', 'it', 'de'] as const) {
    const { wish } = onlineWords[language];
    const [first] = PRESETS.slow;
    const whole = paceText(first, wish, language);
    const part = paceText({ ...first, from: 8, to: 22 }, wish, language);
    expect(part).toBe(`${whole}, ${hourHere(8)}–${hourHere(22)} h`);
    expect(paceText(PRESETS.live[0], wish, language)).toContain('10 min + 10 s');
  }
});

import { expect, test } from 'vitest';
import { onlineWords } from '../src/words/online/words';

const KEPT = {
  guestDays: 101,
  unusedSessionDays: 102,
  sessionDays: 103,
  noticeDays: 104,
  keyDays: 105,
  endedTokenDays: 106,
};

test.each(Object.entries(onlineWords))('what the server keeps says every length: %s', (_, { privacy }) => {
  const text = Object.values(privacy).flatMap((topic) =>
    typeof topic === 'string' ? [topic] : topic.lines(KEPT),
  );
  for (const days of Object.values(KEPT)) expect(text.join('\n')).toContain(String(days));
});

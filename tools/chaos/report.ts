import type { Outcome } from './run';

const LINES = [
  'tables',
  'games over',
  'moves',
  'acts',
  'acknowledged',
  'sent again',
  'answered more than once',
  'kills',
  'server frozen',
  'database paused',
  'database unplugged',
  'updates of all processes',
  'connections cut',
  'connections that broke',
  'pieces held back',
  'frames dropped',
  'frames doubled',
  'frames delayed',
  'entries',
  'news compared',
  'told compared',
];
const SHOWN = 10;

/** What came of a run, in lines for people. */
export function report(name: string, { tally, violations, complaints }: Outcome): string {
  const refused = tally.under('refused ').map(([what, count]) => `${what} ${count}`);
  return [
    `${name}:`,
    ...LINES.map((what) => `  ${what.padEnd(26)}${String(tally.of(what)).padStart(8)}`),
    `  refused: ${refused.join(', ') || 'nothing'}`,
    `  the server complained: ${summed(complaints)}`,
    ...violations.slice(0, SHOWN).map((text) => `  violation: ${text.slice(0, 600)}`),
    `violations: ${violations.length}`,
  ].join('\n');
}

function summed(complaints: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const line of complaints) {
    const said = wordsOf(line);
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].map(([said, count]) => `${said} (${count})`).join(', ') || 'never';
}

function wordsOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return `${msg}: ${(err?.message ?? '').replace(/\b[\w-]{16}\b/g, 'ID').slice(0, 100)}`;
  } catch {
    return line.trim().slice(0, 200);
  }
}

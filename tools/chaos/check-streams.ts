import type { History, KeptNews, Witness } from './history';

/** Whether everybody was told exactly what is kept for them, in order, without gaps and doubles. */
export function checkStreams(history: History, witnesses: readonly Witness[]): string[] {
  return [...checkNumbers(history), ...witnesses.flatMap((witness) => checkWitness(history, witness))];
}

/** Whether entries and news are numbered without gaps, and there are news of every entry for everybody once. */
function checkNumbers({ facts, entries, news, last }: History): string[] {
  const problems: string[] = [];
  const wrong = entries.findIndex(({ no }, i) => no !== i + 1);
  if (wrong >= 0) problems.push(`${facts.id}: entry ${entries[wrong].no} stands at place ${wrong + 1}`);
  if (last !== entries.length)
    problems.push(`${facts.id}: ${entries.length} entries, but its row says ${last}`);
  const one = ['all'].join();
  const each = [...Array.from({ length: facts.wish.seats }, (_, seat) => String(seat)), 'public'].join();
  const audiences = new Map<number, string[]>();
  for (const { no, audience } of news) audiences.set(no, [...(audiences.get(no) ?? []), audience]);
  for (const { no } of entries) {
    const told = (audiences.get(no) ?? []).sort().join();
    if (told !== one && told !== each) problems.push(`${facts.id}: entry ${no} is told to '${told}'`);
    audiences.delete(no);
  }
  for (const no of audiences.keys()) problems.push(`${facts.id}: there are news ${no} of no entry`);
  return problems;
}

function checkWitness({ news, last }: History, { name, seat, taken, faults }: Witness): string[] {
  const problems = faults.map((fault) => `${name}: ${fault}`);
  const mine = forAudience(news, seat === undefined ? 'public' : String(seat));
  const everybodys = forAudience(news, 'public');
  const lostAt = mine.findIndex((text) => isLoss(text, seat));
  for (const [i, told] of taken.entries()) {
    const text = JSON.stringify(told);
    // Whoever loses the seat is from then on told what everybody is told, also of what came shortly before.
    if (text === mine[i] || (lostAt >= 0 && text === everybodys[i])) continue;
    problems.push(`${name}: told ${i + 1} is ${text}, kept is ${mine[i]}`);
    break;
  }
  if (lostAt < 0 && taken.length !== last) problems.push(`${name}: was told ${taken.length} of ${last} news`);
  return problems;
}

/** What an audience must be told, as text. */
function forAudience(news: readonly KeptNews[], audience: string): string[] {
  return news
    .filter((one) => one.audience === audience || one.audience === 'all')
    .map(({ no, time, news: body }) => JSON.stringify({ no, time, ...body }));
}

/** Whether a bot takes this seat from whoever had it. */
function isLoss(text: string, seat: number | undefined): boolean {
  return seat !== undefined && text.includes(`"kind":"seat","seat":${seat},"sitter":{"bot"`);
}

import { expect, test } from 'vitest';
import { BotThreads } from '../../src/bots/bot-threads';
import { type BotJob, thinkInline } from '../../src/table/thinker';
import { somePeople, World, wish } from '../table/people';

/** The first questions that bots are asked in a game of creatures. */
async function someJobs(): Promise<BotJob[]> {
  const jobs: BotJob[] = [];
  const world = new World({
    think: (job) => {
      jobs.push(job);
      return thinkInline({ ...job, level: 'random' });
    },
  });
  const [person] = somePeople(1);
  const id = await world.created(person, wish('creatures', 2));
  await world.must(id, person, { act: 'bot', seat: 1, bot: 'level-1' });
  await world.must(id, person, { act: 'start' });
  while (jobs.length < 3) {
    const asked = await world.tables.decision(id, person.id, 'en');
    if (asked?.open === false)
      await world.must(id, person, { act: 'play', number: asked.number, move: asked.moves[0].move });
    await new Promise((go) => setImmediate(go));
  }
  return jobs;
}

test('bots answer in threads as they do at once, more jobs than threads', async () => {
  const jobs = (await someJobs()).map((job) => ({ ...job, level: 'level-2' }));
  const threads = new BotThreads(1);
  const answers = await Promise.all(jobs.map(threads.think));
  expect(answers).toEqual(await Promise.all(jobs.map(thinkInline)));
  await threads.close();
});

test('a job that cannot be thought about fails alone', async () => {
  const [job] = await someJobs();
  const threads = new BotThreads(1);
  const broken = threads.think({ ...job, game: 'chess' });
  const sound = threads.think(job);
  await expect(broken).rejects.toThrow('chess');
  expect(await sound).toBe(await thinkInline(job));
  await threads.close();
});

test('when the threads end, whoever waits hears so', async () => {
  const [job] = await someJobs();
  const threads = new BotThreads(1);
  const waiting = [threads.think({ ...job, level: 'level-5' }), threads.think(job)];
  const heard = Promise.all(waiting.map((one) => expect(one).rejects.toThrow('think no more')));
  await threads.close();
  await heard;
  await expect(threads.think(job)).rejects.toThrow('think no more');
});

import { expect, test } from 'vitest';
import { BotThreads } from '../../src/bots/bot-threads';
import { type BotJob, thinkInline } from '../../src/table/bots/thinker';
import { somePeople, World, wish } from '../table/people';

/** A table of somebody's. */
const of = (person: string, table = 'table') => ({ person, table });

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
  const answers = await Promise.all(jobs.map((job) => threads.think(job, of('ann'))));
  expect(answers).toEqual(await Promise.all(jobs.map(thinkInline)));
  await threads.close();
});

test('a job that cannot be thought about fails alone', async () => {
  const [job] = await someJobs();
  const threads = new BotThreads(1);
  const broken = threads.think({ ...job, game: 'chess' }, of('ann'));
  const sound = threads.think(job, of('ann'));
  await expect(broken).rejects.toThrow('chess');
  expect(await sound).toBe(await thinkInline(job));
  await threads.close();
});

test('whoever asks much does not keep others waiting', async () => {
  const [job] = await someJobs();
  const threads = new BotThreads(1);
  const answered: string[] = [];
  const owners = ['ann', 'ann', 'ann', 'ann', 'bob', 'eve', 'bob'];
  await Promise.all(owners.map((owner) => threads.think(job, of(owner)).then(() => answered.push(owner))));
  expect(answered[0]).toBe('ann');
  expect(answered.slice(1, 3).toSorted()).toEqual(['bob', 'eve']);
  expect(answered.slice(5)).toEqual(['ann', 'ann']);
  await threads.close();
});

test('a bot that does not come to an end is given up, and its thread is free for the next job', async () => {
  const [job] = await someJobs();
  const threads = new BotThreads(1, 1);
  const jobs = ['ann', 'bob'].map((owner) => threads.think({ ...job, level: 'level-5' }, of(owner)));
  await Promise.all(jobs.map((one) => expect(one).rejects.toThrow('no answer within 1 ms')));
  await threads.close();
});

test('when the threads end, whoever waits hears so', async () => {
  const [job] = await someJobs();
  const threads = new BotThreads(1);
  const waiting = [threads.think({ ...job, level: 'level-5' }, of('ann')), threads.think(job, of('ann'))];
  const heard = Promise.all(waiting.map((one) => expect(one).rejects.toThrow('have been stopped')));
  await threads.close();
  await heard;
  await expect(threads.think(job, of('ann'))).rejects.toThrow('have been stopped');
});

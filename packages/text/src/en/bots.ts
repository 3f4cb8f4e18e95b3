import type { BotPhrases } from '../bots';

/** The bots, in English. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'beginner',
    about: 'Dreams a little and often misjudges a move: good company for a first game.',
  },
  'level-2': {
    title: 'casual player',
    about: 'Likes a chat more than a calculation, and makes plain mistakes.',
  },
  'level-3': {
    title: 'experienced player',
    about: 'Takes things calmly, looks around with care and errs only now and then.',
  },
  'level-4': {
    title: 'strong player',
    about: 'Counts every grain, thinks ahead and makes no careless mistakes.',
  },
  'level-5': {
    title: 'master',
    about: 'Has seen more harvests than anybody: thinks longest, looks furthest, gives nothing away.',
  },
  random: { title: 'pure chance', about: 'Makes any legal move, without thinking at all.' },
  greedy: {
    title: 'short-sighted player',
    about: 'Takes the turn after which it is best off, and looks no further.',
  },
  search: {
    title: 'thinker',
    about: 'Thinks ahead, as long as you say behind its name: search@2000 or search@300ms.',
  },
  'search-linear': {
    title: 'plain thinker',
    about: 'Thinks ahead as the thinker does, but judges without a trained network.',
  },
  grabber: { title: 'hoarder', about: 'Takes wood, clay, reed and stone before anybody else can.' },
  grower: { title: 'family planner', about: 'Wants rooms and offspring before anything else.' },
  fencer: { title: 'stockbreeder', about: 'Fences pastures early and fills them with animals.' },
  baker: { title: 'baker', about: 'Lives on grain: plows, sows and bakes bread.' },
};

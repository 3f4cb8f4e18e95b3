import type { BotPhrases } from '../bots';

/** The bots, in English. */
export const bots: BotPhrases = {
  'level-1': {
    title: 'beginner',
    about: 'Thinks very little and often misjudges a move: good for a first game.',
  },
  'level-2': { title: 'casual player', about: 'Thinks a little and still makes plain mistakes.' },
  'level-3': { title: 'experienced player', about: 'Looks around with care and errs only now and then.' },
  'level-4': { title: 'strong player', about: 'Thinks ahead and makes no careless mistakes.' },
  'level-5': { title: 'master', about: 'Thinks longest and furthest ahead: the strongest opponent.' },
  random: { title: 'pure chance', about: 'Makes any legal move, without thinking at all.' },
  greedy: {
    title: 'short-sighted player',
    about: 'Takes the turn after which it is best off, and looks no further.',
  },
  search: {
    title: 'thinker',
    about: 'Thinks ahead, as long as you say behind its name: search@2000 or search@300ms.',
  },
};

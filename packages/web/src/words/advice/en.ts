import type { AdviceWords } from './advice-words';

export const en = {
  title: 'Good moves, best first',
  none: 'No advice on this one.',
  stop: 'No more suggestions',
  stopped: 'Suggestions are off. The bulb still gives hints; Preferences bring the suggestions back.',
  stoppedFor: (who) =>
    `No more suggestions for ${who}. The bulb still gives hints, and can bring the suggestions back.`,
  atTurns: (who) => (who === undefined ? 'Suggestions at each turn' : `Suggestions at each turn of ${who}`),
  thinks: (who) => `${who} is thinking …`,
  advising: 'Looking for good moves …',
} satisfies AdviceWords;

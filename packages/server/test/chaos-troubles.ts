/** What must have happened in a run of chaos, or it proves nothing. */
export const TROUBLES = [
  'kills',
  'connections cut',
  'database paused',
  'server frozen',
  'frames dropped',
  'frames doubled',
  'frames delayed',
  'sent again',
  'answered more than once',
];

import { call, update, useWords } from '../app/store';

/** The ways from the result back into the game: its replay, and the table as it stood. */
export function LookBack() {
  const { end } = useWords().around;
  return (
    <>
      <button type="button" onClick={() => void call('replay', { moves: 0 })}>
        {end.replay}
      </button>
      <button type="button" onClick={() => update({ atResult: false })}>
        {end.seeTable}
      </button>
    </>
  );
}

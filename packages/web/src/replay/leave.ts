import { call, update } from '../app/store';

/** Ends the replay: back to the result, or to where the game goes on. */
export function leaveReplay(): void {
  update({ atResult: true });
  void call('replay', {});
}

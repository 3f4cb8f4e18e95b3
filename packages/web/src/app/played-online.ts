const KEY = 'played-online';

/** Whether a server knew whoever sat before this browser last: nobody else is asked for, so that a first visit costs nothing. */
export function hasPlayedOnline(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Somebody is known to the server here, or nobody is any more. */
export function notePlayedOnline(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing shows online games in the lobby only.
  }
}

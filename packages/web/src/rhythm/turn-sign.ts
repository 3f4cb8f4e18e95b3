const NAME = 'Furrow';

/** The sign of the page with a lamp that is lit. */
const LIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#5c7f33"/>' +
    '<path d="M5 24c6-5 16-5 22 0M5 18c6-5 16-5 22 0" fill="none" stroke="#f3e7cd" stroke-width="3"/>' +
    '<circle cx="23" cy="9" r="7" fill="#ecc765" stroke="#2a1f13" stroke-width="2"/></svg>',
)}`;

/** What is told now. */
let shown: string | undefined;

/** Tells by title, sign and badge of the page whether somebody here is waited for; `words` if so. */
export function showTurn(words: string | undefined): void {
  if (words === shown) return;
  shown = words;
  document.title = words === undefined ? NAME : `● ${words} – ${NAME}`;
  const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (sign !== null) sign.href = words === undefined ? '/icon.svg' : LIT;
  // Only an installed page has a badge, and it may be refused.
  if (!('setAppBadge' in navigator)) return;
  const told = words === undefined ? navigator.clearAppBadge() : navigator.setAppBadge(1);
  void told.catch(() => undefined);
}

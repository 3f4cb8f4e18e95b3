import { MOST_DEAL, type NewGame } from '../protocol/set-up';

/** The digits of a deal number in a text, no more than it may have. */
export function dealDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, String(MOST_DEAL).length);
}

/** The deal that a link names, as in `/?deal=7`: whoever follows it gets the deal of whoever sent it. */
export function dealInAddress(): string {
  return dealDigits(new URLSearchParams(location.search).get('deal') ?? '');
}

/** What a game is opened with for the digits of a deal; nothing if there are none. */
export function dealOf(digits: string): Pick<NewGame, 'deal'> {
  return digits === '' ? {} : { deal: Number(digits) };
}

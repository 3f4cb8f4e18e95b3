/** Every reason for which a table refuses something, with what its sentence speaks of. */
export interface TableRefusalDetails {
  'no-such-table': undefined;
  'not-kept': undefined;
  'not-open': undefined;
  'not-playing': undefined;
  frozen: undefined;
  'not-over': undefined;
  'not-seated': undefined;
  'already-seated': { readonly seat: number };
  'seat-taken': { readonly seat: number };
  'table-full': undefined;
  'no-such-seat': { readonly seat: number; readonly seats: number };
  'not-host': undefined;
  'not-full': { readonly free: number };
  'person-sits-there': { readonly seat: number };
  'nobody-sits-there': { readonly seat: number };
  'people-away': { readonly names: readonly string[] };
  'offer-it': undefined;
  'offer-stands': undefined;
  'too-many-offers': { readonly minutes: number };
  'no-such-offer': { readonly offer: number };
  'not-asked': undefined;
  'not-timed-out': { readonly seat: number };
  'only-listening': undefined;
  'deal-of-another': undefined;
  'no-way-back': undefined;
  'one-try': undefined;
  'no-such-game': { readonly game: string; readonly right: readonly string[] };
  'wrong-seats': { readonly seats: number; readonly right: readonly number[] };
  'rated-needs-clock': undefined;
  'rated-needs-account': undefined;
  'rated-without-advice': undefined;
  'rated-needs-even-options': undefined;
  'rated-between-people': undefined;
  'in-person': undefined;
  'sent-away': undefined;
  'come-first': undefined;
  'seat-reserved': { readonly seat: number };
  blocked: undefined;
  'name-of-another': undefined;
  'own-seat': undefined;
  'campaign-begins-with-one': undefined;
  'campaign-not-rated': undefined;
  'no-campaign': undefined;
  'campaign-over': undefined;
  'campaign-goes-on': undefined;
  'campaign-of-others': undefined;
  'next-game-begun': undefined;
  'cannot-keep': { readonly card: string; readonly right: readonly string[] };
}

/** A sentence for every reason for which a table refuses something, in one language: what is wrong and what would be right. */
export type TablePhrases = {
  readonly [W in keyof TableRefusalDetails]: (about: TableRefusalDetails[W]) => string;
};

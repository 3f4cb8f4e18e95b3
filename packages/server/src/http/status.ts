import type { OptionReason } from '@furrow/kernel/game';
import type { RefusalCode } from '../words/refusals';
import type { TableRefusalDetails } from '../words/table/phrases';

/** The HTTP status of each refusal. */
export const STATUS = {
  'not-understood': 400,
  'no-such-page': 404,
  'wrong-host': 421,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  'too-often': 429,
  'too-many-tries': 429,
  'not-from-here': 403,
  'sign-in': 401,
  'unknown-token': 401,
  'token-ended': 401,
  'token-may-not': 403,
  'not-for-programs': 403,
  'account-needed': 403,
  'account-already': 409,
  'login-taken': 409,
  'bad-login': 422,
  'name-length': 422,
  'name-characters': 422,
  'name-scripts': 422,
  'name-reserved': 422,
  'text-characters': 422,
  'password-length': 422,
  'password-common': 422,
  'password-like-login': 422,
  'wrong-password': 403,
  'wrong-login': 403,
  'wrong-code': 403,
  'no-mail': 422,
  'too-many-letters': 429,
  'nothing-to-confirm': 409,
  'wrong-mail-code': 403,
  'no-such-person': 404,
  'no-such-table': 404,
  'no-such-token': 404,
  'no-such-deal': 404,
  'deal-for-others': 403,
  'not-yourself': 422,
  'not-over': 409,
  'nothing-asked': 409,
  'no-such-news': 404,
  'not-moderator': 403,
  'not-set-aside': 409,
  'web-address': 422,
  'no-push': 404,
  'too-many-tables': 409,
  'too-many-open': 409,
  'too-many-tokens': 409,
  'too-many-streams': 429,
  'too-many-follows': 429,
  'not-following': 409,
  'only-here': 403,
  busy: 503,
  closing: 503,
  'our-mistake': 500,
} as const satisfies Record<RefusalCode, number>;

/** What a table refuses is a conflict with how it stands, but for these. */
export const TABLE_STATUS: Readonly<Record<string, number>> = {
  'not-kept': 503,
  'not-seated': 403,
  'not-host': 403,
  'only-listening': 403,
  'deal-of-another': 403,
  'no-such-game': 422,
  'wrong-seats': 422,
  'rated-needs-clock': 422,
  'rated-without-advice': 422,
  'rated-needs-even-options': 422,
  'rated-needs-account': 403,
  'rated-between-people': 422,
  'in-person': 403,
  'sent-away': 403,
  'come-first': 403,
  'seat-reserved': 403,
  blocked: 403,
  'name-of-another': 403,
  'campaign-of-others': 403,
  'campaign-begins-with-one': 422,
  'campaign-not-rated': 422,
  'cannot-keep': 422,
  'no-such-option': 422,
  'no-such-value': 422,
  'option-needs': 422,
  'option-needs-seats': 422,
  'options-exclude': 422,
  'no-such-card': 422,
  'card-not-dealt': 422,
  'card-twice': 422,
  'too-many-cards': 422,
  'no-campaigns': 422,
  'campaign-seats': 422,
  'campaign-option': 422,
} satisfies Partial<Record<keyof TableRefusalDetails | OptionReason['why'] | CampaignWhy, number>>;

/** Why the game of a wish is no first game of a campaign. */
type CampaignWhy = 'no-campaigns' | 'campaign-seats' | 'campaign-option';

/** The status of every other refusal: it does not go with how the table stands. */
export const OTHER_TABLE_STATUS = 409;

/** The status of a refusal, whoever refuses. */
export function statusOf(why: string): number {
  if (Object.hasOwn(STATUS, why)) return STATUS[why as RefusalCode];
  return Object.hasOwn(TABLE_STATUS, why) ? TABLE_STATUS[why] : OTHER_TABLE_STATUS;
}

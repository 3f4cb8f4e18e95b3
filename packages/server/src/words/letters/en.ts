import type { LetterPhrases } from './phrases';

const NOT_YOU = 'If it was not you, set a new password with a recovery code, and look at your account.';

/** Letters in English. */
export const english = {
  'confirm-email': {
    title: 'Furrow: please confirm your mail address',
    lines: (code) => [
      'Somebody gave this address at Furrow, to be told there about their games.',
      'If it was you, open the link while you are logged in, or enter this code on the page “My account”:',
      '',
      code,
      '',
      'The code is valid for one day. If it was not you, do nothing: no other letter will come.',
    ],
  },
  'email-changed': {
    title: 'Furrow: your mail address was changed',
    lines: ({ who, when }) => [
      `On ${when} this address was removed from the account ${who}, or replaced by another one.`,
      'No further letters come here.',
      NOT_YOU,
    ],
  },
  'new-browser': {
    title: 'Furrow: somebody logged in from another browser',
    lines: ({ who, when }) => [
      `On ${when} somebody logged in as ${who} in a browser in which the account had not been used before.`,
      NOT_YOU,
    ],
  },
  'password-changed': {
    title: 'Furrow: your password was changed',
    lines: ({ who, when }) => [
      `On ${when} the password of the account ${who} was changed. All other sessions and all tokens of programs were ended.`,
      NOT_YOU,
    ],
  },
  'code-used': {
    title: 'Furrow: a recovery code was used',
    lines: ({ who, when }) => [
      `On ${when} a new password for the account ${who} was set with a recovery code. All other sessions and all tokens of programs were ended.`,
      NOT_YOU,
    ],
  },
  'codes-renewed': {
    title: 'Furrow: you have new recovery codes',
    lines: ({ who, when }) => [
      `On ${when} new recovery codes for the account ${who} were made; the old ones are no longer valid.`,
      'If it was not you, change your password and make new codes.',
    ],
  },
  'sessions-ended': {
    title: 'Furrow: you were logged out everywhere',
    lines: ({ who, when }) => [
      `On ${when} all sessions of ${who}, and all tokens of programs, were ended.`,
      NOT_YOU,
    ],
  },
} satisfies LetterPhrases;

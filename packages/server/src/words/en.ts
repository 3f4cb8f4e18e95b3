import type { RefusalWords } from './refusals';

/** Refusals in English. */
export const english: RefusalWords = {
  'not-understood': (faults) =>
    `The request is not valid: ${faults.map(({ at, what }) => (at === '' ? what : `${at}: ${what}`)).join('; ')}.`,
  'no-such-page': () => 'There is nothing here; GET /api/openapi.json lists what there is.',
  'wrong-host': () =>
    'This server does not go by the host name in your request; whoever runs it must set PUBLIC_URL to the address that people use.',
  'wrong-method': (right) => `The method must be ${right.join(' or ')}.`,
  'too-large': ({ bytes }) => `This is too large; at most ${bytes} bytes can be sent at once.`,
  'wrong-type': (right) => `The content type must be ${right.join(' or ')}.`,
  'too-often': ({ seconds }) => `Too many requests at once; please try again in ${seconds} s.`,
  'too-many-tries': ({ seconds }) =>
    `Too many failed attempts; please wait ${seconds} s before the next one.`,
  'not-from-here': ({ header }) =>
    `This request does not come from the page of this server; programs send the header ${header}.`,
  'sign-in': () => 'Please say who you are first: choose a name as a guest, or log in.',
  'unknown-token': () => 'This token is unknown or was withdrawn; make a new one in your account.',
  'token-ended': () => 'This token has expired; make a new one in your account.',
  'token-may-not': ({ scope }) => `This token may not do that; a token with the scope ${scope} may.`,
  'not-for-programs': () => 'Only a person who is logged in may do this, not a token.',
  'account-needed': () => 'Guests cannot do this; turn your guest into an account first.',
  'account-already': () => 'You already have an account.',
  'login-taken': () => 'This login is already taken; please choose another one.',
  'bad-login': ({ least, most }) =>
    `A login has ${least} to ${most} characters: letters from a to z, digits, dots, dashes and underscores. It begins with a letter.`,
  'name-length': ({ least, most }) => `A name has ${least} to ${most} characters.`,
  'name-characters': () => 'A name needs a letter or a digit, and no invisible characters.',
  'name-scripts': () =>
    'A name cannot mix scripts that are not written together, such as Latin and Cyrillic letters; use only one of them.',
  'name-reserved': () =>
    'This name is reserved for bots or for those who run the server; please choose another one.',
  'text-characters': () => 'A message must fit on one line, contain no control characters, and not be blank.',
  'password-length': ({ least, most }) => `A password has ${least} to ${most} characters.`,
  'password-common': () =>
    'This password is too easy to guess: it is made of common words, neighbours on the keyboard, years or repetitions. A few rare words that have nothing to do with each other are better.',
  'password-like-login': () =>
    'The password must not be built from your login or name; please choose another one.',
  'wrong-password': () => 'The password is wrong.',
  'wrong-login': () => 'The login or the password is wrong.',
  'wrong-code': () => 'The login or the recovery code is wrong, or the code has been used before.',
  'no-mail': () =>
    'This server cannot send e-mail, so an address is of no use here; it can notify browsers and programs.',
  'too-many-letters': ({ seconds }) =>
    `Too many e-mails were requested today; the next one can be sent in ${Math.ceil(seconds / 3600)} h.`,
  'nothing-to-confirm': () => 'You have no e-mail address waiting to be confirmed.',
  'wrong-mail-code': () =>
    'The code is wrong or has expired; look at the latest e-mail, or have it sent again.',
  'no-such-person': () => 'There is nobody with this id.',
  'no-such-table': () => 'There is no table with this id.',
  'no-such-token': () => 'You have no token with this id.',
  'no-such-deal': () => 'There is no such deal of the day.',
  'deal-for-others': () =>
    'This deal is not for you: guests, and accounts on their first day, get different ones from members. The page of the deals of the day shows yours.',
  'not-yourself': () => 'You cannot mute yourself.',
  'not-over': () => 'The record is available when the game is over.',
  'nothing-asked': () => 'Nothing is being asked of you at this table now.',
  'no-such-news': () => 'There is no message with this number at this table.',
  'not-moderator': () => 'Only moderators of this server may do this.',
  'not-set-aside': () => 'The result of this table is not waiting for a decision.',
  'web-address': () => 'A webhook needs a public https address.',
  'no-push': () =>
    'This server does not wake browsers; whoever runs it must set PUBLIC_URL with https, or MAIL_FROM.',
  'too-many-tables': ({ most }) =>
    `You can have ${most} unfinished tables at most; finish or leave one first.`,
  'too-many-open': ({ most }) =>
    `You can have ${most} public tables that wait for players at most; let one fill, or leave it first.`,
  'too-many-tokens': ({ most }) => `You can have ${most} tokens at most; withdraw one first.`,
  'too-many-streams': ({ most }) => `You can have ${most} open connections at most; close one first.`,
  'too-many-follows': ({ most }) => `A connection can follow ${most} tables at most; unfollow one first.`,
  'not-following': () => 'This connection does not follow that table.',
  'only-here': () => 'This can only be read on the machine that the server runs on.',
  busy: () => 'The server is too busy just now; please try again in a moment.',
  closing: () => 'The server is being restarted; please try again in a moment.',
  'our-mistake': ({ request }) =>
    `Something went wrong on our side; nothing was changed. Number: ${request}.`,
};

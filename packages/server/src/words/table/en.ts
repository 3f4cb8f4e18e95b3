import type { TablePhrases } from './phrases';

/** Why a table refuses something, in English. */
export const english = {
  'no-such-table': () => 'There is no such table; check the link.',
  'not-kept': () => 'The server could not keep this; nothing has changed. Send it again.',
  'not-open': () => 'The game has already begun, so seats cannot be changed any more.',
  frozen: () =>
    'This game was begun with other rules and cannot go on here. You can still look at it, talk, read its record and leave.',
  'not-playing': () => 'No game is being played at this table now.',
  'not-over': () => 'The game is not over yet.',
  'not-seated': () => 'You do not sit at this table; only those who do may do that.',
  'already-seated': ({ seat }) => `You already sit on seat ${seat + 1}; leave it first.`,
  'seat-taken': ({ seat }) => `Seat ${seat + 1} is taken; choose a free one.`,
  'table-full': () => 'No seat is free at this table.',
  'no-such-seat': ({ seat, seats }) => `There is no seat ${seat + 1}; this table has ${seats}.`,
  'not-host': () => 'Only the person who set up the table may do that.',
  'not-full': ({ free }) =>
    `${free === 1 ? 'A seat is' : `${free} seats are`} still free; wait for people or put bots there.`,
  'person-sits-there': ({ seat }) => `A person sits on seat ${seat + 1}; a bot needs a free seat.`,
  'nobody-sits-there': ({ seat }) => `No person sits on seat ${seat + 1}.`,
  'people-away': ({ names }) => `Not everybody is at the table; the start waits for: ${names.join(', ')}.`,
  'offer-it': () => 'You cannot go back so far by yourself; offer it, and the others decide.',
  'offer-stands': () => 'Your last offer still stands; withdraw it first by voting no on it.',
  'too-many-offers': ({ minutes }) =>
    `You have made many offers; wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} before the next one.`,
  'no-such-offer': ({ offer }) => `Offer ${offer} does not stand any more.`,
  'not-asked': () => 'Your vote is not needed for this offer, or you have already given it.',
  'not-timed-out': ({ seat }) => `Seat ${seat + 1} still has time; it can be replaced when its time is up.`,
  'only-listening': () => 'While a game is played, only those who play may talk.',
  'deal-of-another': () => 'Somebody plays a deal of the day here; begin your own table of it.',
  'no-way-back': () => 'In a deal of the day nobody goes back past what was revealed.',
  'one-try': () => 'Everybody has one try at a deal of the day; tomorrow there is another one.',
  'no-such-game': ({ game, right }) => `There is no game “${game}”; there are: ${right.join(', ')}.`,
  'wrong-seats': ({ seats, right }) =>
    `This game cannot be played with ${seats} seats, but with ${right.join(', ')}.`,
  'rated-needs-clock': () =>
    'A rated game needs a clock, so that nobody can stall it: choose a live or a slow pace, or play unrated.',
  'rated-needs-account': () =>
    'Rated games are for people with an account; make your guest one, or play unrated.',
  'rated-without-advice': () => 'In a rated game nobody is advised; leave advice out, or play unrated.',
  'rated-needs-even-options': () =>
    'In a rated game nobody is favoured: cards, food and the starting player are left to chance. Leave these options out, or play unrated.',
  'rated-between-people': () =>
    'A rated game is between two people or more, and without bots; leave the seat to a person, or play unrated.',
  'in-person': () =>
    'You sat down here in person, and at this table nobody is advised: a program may not play for you. Sit down with its token next time.',
  'sent-away': () =>
    'The host has given your seat away and does not want to play with you here; choose another table.',
  'come-first': () => 'Your seat was freed while you were away; open the table first, then sit down.',
  'seat-reserved': ({ seat }) =>
    `Seat ${seat + 1} is kept for those who played the game before; the host can free it for everybody.`,
  blocked: () => 'Somebody at this table does not want to meet you; choose another one.',
  'name-of-another': () =>
    'Somebody who sits here has a name that looks the same; choose another name first.',
  'own-seat': () => 'This is your own seat; stand up to leave it.',
  'campaign-begins-with-one': () => 'A campaign begins with its first game; wish for campaign 1.',
  'campaign-not-rated': () =>
    'The games of a campaign begin unequally, so they are not rated; play unrated, or without a campaign.',
  'no-campaign': () => 'The game at this table does not belong to a campaign.',
  'campaign-over': () =>
    'No game follows in this campaign: it is over, or its last game was not played to the end.',
  'campaign-goes-on': () => 'The campaign goes on: the next game begins when everybody is ready for it.',
  'campaign-of-others': () =>
    'This is a later game of a campaign; only those who have played so far may sit down.',
  'next-game-begun': () => 'The next game has already begun, so nothing can be kept any more.',
  'cannot-keep': ({ card, right }) =>
    right.length === 0
      ? `You cannot keep “${card}”; none of your cards can be kept.`
      : `You cannot keep “${card}”; you may keep: ${right.join(', ')}.`,
} satisfies TablePhrases;

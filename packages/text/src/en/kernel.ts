import type { KernelPhrases, RecordPhrases } from '../kernel-reasons';
import { numberText } from '../number-text';
import { choices, count, list } from './grammar';

function result(scores: readonly number[]): string {
  return scores.map(numberText).join(' to ');
}

function noSuchSeat({ seat }: { readonly seat: number }): string {
  return `There is no seat ${seat} in this game.`;
}

/** Why a move or an undo is refused, in English. */
export const kernel: KernelPhrases = {
  'not-your-turn': ({ waitsFor }, names) =>
    waitsFor === undefined || waitsFor < 0
      ? 'It is not your turn.'
      : `It is not your turn; the game waits for ${names.seat(waitsFor)}.`,
  'game-over': () => 'The game is over.',
  'strands-the-turn': ({ source }, names) => {
    const name = names.source(source);
    const what = name === undefined ? 'You cannot do that now' : `You cannot use “${name}” now`;
    return `${what}: you could no longer finish what you have begun.`;
  },
  'not-possible': () => 'That is not possible now.',
  'not-an-option': () => 'You cannot choose that; choose one of the answers offered.',
  'yes-or-no': () => 'Answer yes or no.',
  stale: ({ at, now }) =>
    `This answers question ${at}, but the game has moved on to question ${now}; look again and answer that.`,
  unreadable: ({ text }) => `“${text}” is not a move; type one of the moves offered.`,
  'nothing-to-undo': ({ to, moves }) =>
    moves === 0
      ? 'There is nothing to undo: make a move first.'
      : `You cannot go back to move ${to}: the game has only ${moves} moves.`,
  'behind-barrier': ({ to }) =>
    `Somebody else, or chance, has moved since move ${to}; all players must agree to go back that far.`,
  'no-such-seat': noSuchSeat,
};

/** What is wrong with a record, in English. */
export const record: RecordPhrases = {
  'no-title': ({ title }) => `This is not a record of Furrow: its first line must be “${title}”.`,
  'no-game': () => 'The record does not say which game it is; it needs a line such as “game: creatures”.',
  'other-game': ({ game }) => `This is a record of the game “${game}”, not of the one asked for.`,
  'no-seat': ({ text }) =>
    `“${text}” does not say who moves; a line begins with a seat number, or * for chance.`,
  'no-such-seat': noSuchSeat,
  unreadable: ({ text, right }) =>
    `“${text}” is not a move here; right would be, for example, ${choices(right)}.`,
  'header-after-moves': () => 'Game, options and seats must stand before the first move.',
  'seats-in-order': () => 'The seats are out of order; they are listed as seat 1, seat 2 and so on.',
  'wrong-seats': ({ seats, right }) =>
    `The record has ${count(seats, 'seat')}, but the game is for ${list(right.map(String), 'or')} players.`,
  'said-twice': ({ name }) => `“${name}” is said twice; say it once.`,
  'no-such-option': ({ option, right }) => `The game has no option “${option}”; there is ${choices(right)}.`,
  'no-such-value': ({ option, value, right }) =>
    `“${value}” is not possible for the option “${option}”; choose ${choices(right)}.`,
  'option-needs': ({ option, value, other, right }) =>
    `“${option}: ${value}” goes only with “${other}: ${list(right, 'or')}”.`,
  'option-needs-seats': ({ option, value, right }) =>
    `“${option}: ${value}” is for ${list(right.map(String), 'or')} players only.`,
  'options-exclude': ({ option, other }) =>
    `“${option}” and “${other}” do not go together; choose one of them.`,
  'no-such-card': ({ option, card }) => `“${option}”: there is no card “${card}”; name cards by their ids.`,
  'card-not-dealt': ({ option, card }) =>
    `“${option}”: the card “${card}” is not in this game; name cards of the decks chosen that suit the number of players.`,
  'card-twice': ({ option, card }) => `“${option}”: the card “${card}” is named twice; name it once.`,
  'too-many-cards': ({ option, atMost }) =>
    `“${option}”: of one kind at most ${count(atMost, 'card')} can be named.`,
  'bad-name': () => 'A name in quotation marks must be closed by one.',
  'bad-deal': ({ deal }) =>
    `“${deal}” is no deal; it must be a commitment, or a commitment and its seed, of 64 digits each (0 to 9, a to f).`,
  'no-such-pool': ({ pool, right }) =>
    `There is no pool of cards “${pool}”; the known ones are: ${right.join(', ') || 'none'}.`,
  'bad-questions': ({ questions, right }) =>
    `This program knows the generations 1 to ${right} of questions, not “${questions}”.`,
  'no-campaign-title': ({ title }) => `This is not a campaign of Furrow: its first line must be “${title}”.`,
  'campaign-empty': () => 'The campaign has no game; it needs the record of at least one.',
  'no-campaigns': ({ game }) => `There are no campaigns of the game “${game}”.`,
  'campaign-seats': ({ seats, right }) =>
    `A campaign is for ${list(right.map(String), 'or')} players, not for ${seats}.`,
  'campaign-option': ({ option, value, right }) =>
    `In this campaign the game must begin with “${option}: ${right}”, not with “${value}”.`,
  'campaign-pool': ({ pool = '', right = '' }) =>
    `The games of a campaign have the same pool of cards: “${right}”, not “${pool}”.`,
  'campaign-kept': ({ seat, kept, right }) =>
    `In this game seat ${seat} begins with ${kept.length === 0 ? 'none of its occupations' : list(kept)}${right.length === 0 ? '' : ` and may have kept one of these: ${list(right, 'or')}`}.`,
  'campaign-unfinished': ({ game }) => `No game can follow before game ${game} of the campaign is over.`,
  'campaign-over': ({ games }) => `The campaign is over after ${count(games, 'game')}; no other can follow.`,
  'campaign-names': ({ names, right }) =>
    `The same people play all games of a campaign: ${list(right)}, not ${list(names)}.`,
  'bad-result': () => 'The result must be numbers, such as “result: 42 35.5”.',
  'other-result': ({ said, scores }) =>
    scores.length === 0
      ? `The record says that the game ended ${result(said)}, but it is not over.`
      : `The record says that the game ended ${result(said)}, but it ended ${result(scores)}.`,
};

import { PEOPLE } from '@furrow/agricola/farm/farmyard';
import type { Amounts } from '@furrow/farm/goods';
import { givenOf } from '../../agricola/clauses/given';
import type { ReasonPhrases } from '../../agricola/phrases';
import { count, edgeName, seatName } from '../grammar';
import { condition, prerequisite } from './conditions';
import { drawnReasons } from './drawn';
import { handReasons } from './hands';
import { amount, begging, fieldTitle, goods, majorName, prices } from './nouns';
import { anAction } from './occasions';
import { spaceNames } from './space-names';

/** What a room and what a stable costs; the first prices are those of a room. */
function toBuild(cost: readonly Amounts[], rooms: number): string {
  return `${prices(cost.slice(0, rooms))} for a room, or ${prices(cost.slice(rooms))} for a stable`;
}

/** Why something cannot be done, in English. */
export const reasons: ReasonPhrases = {
  ...handReasons,
  ...drawnReasons,
  occupied: ({ space }, asker) =>
    `${seatName(asker.personOn(space))} already has a person on “${asker.space(space)}”; choose an unoccupied space.`,
  'tile-used': ({ space }, asker) =>
    `Only 1 space of the tile with “${asker.space(space)}” can be used each round, and one has been used already.`,
  'not-revealed': ({ space }, asker) =>
    `“${asker.space(space)}” is not in play yet; its card comes in a later round.`,
  'other-season': ({ space }, asker) =>
    `It is not the season for “${asker.space(space)}”; choose another space.`,
  frozen: () => `In winter “${spaceNames.fishing}” cannot be used before round 12; choose another space.`,
  'nothing-there': () => 'Nothing lies there to be taken.',
  'cannot-pay': ({ prices: cost, rooms }, asker) =>
    `You need ${rooms === undefined ? prices(cost) : toBuild(cost, rooms)}; you have ${goods(asker.have(cost))}.`,
  'must-spend': ({ good }) => `You must pay at least ${amount(good, 1)} for it; its price has none.`,
  'from-round': ({ round }) => `This is possible only from round ${round} on.`,
  'no-room-space': () => 'There is no unused space beside the rooms where another room could stand.',
  'no-stable-left': () => 'There is no stable left in the supply.',
  'no-pieces': ({ piece, count: n }) => `You need ${count(n, piece)} in your supply.`,
  'no-stable-space': () => 'There is no space where another stable could stand.',
  'cannot-stand-there': ({ cell }, asker) =>
    `That cannot go on ${asker.cell(cell)}; choose one of the spaces offered.`,
  'too-many': ({ atMost }) =>
    atMost <= 0
      ? 'No more are possible here.'
      : `That is too many: at most ${atMost} ${atMost === 1 ? 'is' : 'are'} possible here.`,
  'too-few': ({ atLeast }) => `You must build at least ${atLeast} before you can finish.`,
  'stone-house': () => 'You live in a stone house already; it cannot be renovated again.',
  'family-complete': () => `Your family has ${PEOPLE} people already; it cannot grow any more.`,
  'no-free-room': () => 'Your family needs a free room to grow: you need more rooms than people.',
  'no-field-space': () =>
    'There is no space for a new field: it must be unused, and beside the other fields if there are any.',
  'no-empty-field': () => 'You have no empty field to sow.',
  'no-crops': () => 'You do not have enough grain or vegetables in your supply to sow.',
  'field-planted': ({ cell }, asker) =>
    `There is no empty field of yours on ${fieldTitle(asker.cell(cell))}; sow only empty fields.`,
  'not-sown-now': ({ field }, asker) =>
    `You have not just sown ${fieldTitle(asker.cell(field))}; name only fields that you have sown with this action.`,
  'no-crop-to-move': () =>
    'There is no field of yours with at least 2 crops, or no empty field for one of them.',
  'named-twice': () => 'You have named the same place twice; name each place once.',
  'no-such-crop': ({ field }, asker) =>
    `There is none of that crop on ${fieldTitle(asker.cell(field))}; choose a field that has some.`,
  'other-crop': ({ field }, asker) =>
    `${fieldTitle(asker.cell(field))} is a field for the other crop alone; sow that one there.`,
  'nothing-to-bake-with': () =>
    'You need an improvement to bake with: a Fireplace, a Cooking Hearth, the Clay Oven or the Stone Oven.',
  'no-grain': () => 'You have no grain in your supply to bake.',
  'no-fence-stands': () => 'None of your fences has been built yet.',
  'no-fences': () => 'There is no fence left in the supply.',
  'closed-by-card': ({ card }, asker) =>
    `Because of “${asker.card(card)}” you cannot use the spaces beside your house until all others are used.`,
  'not-one-pasture': () => 'You must enclose exactly 1 new pasture; splitting an old one is not enough.',
  'no-pasture': () =>
    'You cannot enclose a new pasture like this; it may take more wood, more fences or more unused spaces.',
  'fence-there': ({ edge }, asker) =>
    `There is already a fence on ${edgeName(asker.edge(edge))}; choose an edge without one.`,
  'encloses-building': () => 'Fences cannot enclose a room or a field; leave those outside the pasture.',
  'fence-bounds-nothing': () =>
    'Each fence must be part of the border of a closed pasture; close the pasture, or leave out the fences that stand alone.',
  'pastures-apart': () => 'All pastures of a farm must lie side by side; put new ones beside the others.',
  'pasture-apart-from-farm': () =>
    'The first pasture of a farm must touch a room, a field or a stable, or contain a stable.',
  'majors-gone': () => 'All major improvements have been built.',
  'no-major-affordable': () => 'You cannot pay for any of the major improvements that are left.',
  'major-taken': ({ major }) => `The ${majorName(major)} has been built already; choose another improvement.`,
  'no-cards': () => 'You have no such card in your hand.',
  'cards-unused': () => 'This game is played without hand cards; nobody uses this space.',
  'no-card-playable': () => 'You can play none of the cards in your hand now.',
  'nothing-to-return': ({ card }, asker) =>
    `You have no improvement in front of you that can be returned for “${asker.card(card)}”.`,
  'not-in-hand': () => 'This card is not in your hand; choose one of those that are.',
  needs: ({ card, condition: needed }, asker) =>
    `“${asker.card(card)}” has a prerequisite: ${prerequisite(givenOf(needed))}.`,
  'play-impossible': ({ card }, asker) =>
    `What “${asker.card(card)}” does must be done when it is played, and it cannot be done now.`,
  'major-action-only': ({ card }, asker) =>
    `“${asker.card(card)}” can be played only with ${anAction('improvement')}.`,
  'cannot-renovate': ({ card }, asker) => `Because of “${asker.card(card)}” you cannot renovate any more.`,
  'nothing-on-card': () => 'Nothing is left on this card.',
  'used-up': () => 'You have used this card already; it cannot be used again now.',
  condition: ({ condition: needed }) => `This is possible only if ${condition(givenOf(needed))}.`,
  'nobody-to-place': () => 'You have nobody to place there now.',
  'no-newborn': () => 'You have no newborn in this round.',
  'nowhere-to-go': () => 'There is no space that this person could use next.',
  'card-space': ({ card }, asker) =>
    `The space of “${asker.card(card)}” cannot be used by you now; choose another space.`,
  'no-room': () => 'There is no room for so many animals; keep fewer.',
  'not-so-many': () => 'That is more than you have, or more than you can use here.',
  'no-use-for-animals': () => 'You could neither keep nor cook any of the animals there, so they must stay.',
  'must-pay-food': () => 'You must pay all the food you have before you take begging markers.',
  'needed-afterwards': () => 'You need those goods for what comes next; give others.',
  toll: ({ card }, asker) =>
    `You must first pay the owner of “${asker.card(card)}”, and you cannot; choose another space.`,
  begging: ({ lacking, need }) =>
    lacking === 0
      ? `Your family needs only ${need} food, so you cannot take more than ${begging(need)}.`
      : `Your family needs ${need} food, and ${lacking} would be missing: give more, or take ${begging(lacking)}.`,
  'nothing-to-convert': () =>
    'You have nothing of that to turn into food: grain and vegetables can become food, and animals if you have a Fireplace or a Cooking Hearth.',
  'not-while-breeding': () => 'That has to wait: first say which of your animals you keep.',
  'no-pair': () => 'You need at least 2 animals of one type to breed.',
  'nothing-to-move': () =>
    'You have nothing to move here: of each type of good you must pay 1, and there must be more of it to give or to take.',
  'not-asked': () => 'That is not what is asked now; choose one of the answers offered.',
};

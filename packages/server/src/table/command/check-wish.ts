import type { BadOption, GameBox, Option, Options } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { whyNotOpen } from '@furrow/kernel/option-values';
import { campaignReason } from '@furrow/text/campaign-reason';
import type { Language } from '@furrow/text/language';
import { optionReason } from '@furrow/text/option-reason';
import { recordReason } from '@furrow/text/words';
import type { Refusal } from '@furrow/wire/acts';
import type { TableWish } from '@furrow/wire/wish';
import { boxes, findBox, gameOf } from '../state/boxes';
import { campaignBox } from '../state/campaign';
import { refusalFor } from './refusals';

/** A wish with every option said, so that the table stays the same if a standard changes; or why it cannot be fulfilled. */
export function checkWish(
  wish: TableWish,
  language: Language,
): { readonly wish: TableWish } | { readonly refusal: Refusal } {
  const box = findBox(wish.game);
  if (box === undefined) {
    const right = boxes.map(({ id }) => id);
    return { refusal: refusalFor(language, 'no-such-game', { game: wish.game, right }, right) };
  }
  const { seats } = wish;
  if (!box.seats.includes(seats))
    return { refusal: refusalFor(language, 'wrong-seats', { seats, right: box.seats }, box.seats) };
  if (wish.rated && seats < 2)
    return {
      refusal: refusalFor(language, 'rated-between-people', undefined, {
        seats: box.seats.filter((count) => count > 1),
      }),
    };
  if (wish.rated && wish.pace.pace === 'free')
    return { refusal: refusalFor(language, 'rated-needs-clock', undefined, { pace: ['live', 'slow'] }) };
  if (wish.rated && wish.advice === true)
    return { refusal: refusalFor(language, 'rated-without-advice', undefined, { advice: false }) };
  const bad = whyNotOpen(box, wish.options, seats);
  if (bad === undefined) {
    const complete = { ...wish, options: box.complete(wish.options, seats) };
    const uneven = wish.rated ? unevenOption(box, complete.options) : undefined;
    if (uneven !== undefined)
      return {
        refusal: refusalFor(language, 'rated-needs-even-options', undefined, {
          [uneven.name]: uneven.standard,
        }),
      };
    const refusal = wish.campaign === undefined ? undefined : whyNoCampaign(complete, language);
    return refusal === undefined ? { wish: complete } : { refusal };
  }
  const { why } = bad.reason;
  const words = wordsFor(wish.game, language, bad);
  const right = 'right' in bad.reason ? bad.reason.right : undefined;
  return { refusal: { why, words, ...(right !== undefined && { right: { option: bad.option, right } }) } };
}

/** An option that is set so that it favours somebody; undefined if none is. */
function unevenOption({ options }: GameBox<Position>, chosen: Options): Option | undefined {
  return options.find(({ name, uneven, standard }) => uneven === true && chosen[name] !== standard);
}

/** Why no campaign can begin so; undefined if one can. */
function whyNoCampaign(wish: TableWish, language: Language): Refusal | undefined {
  const { game, campaign, rated } = wish;
  if (campaign !== 1) return refusalFor(language, 'campaign-begins-with-one', undefined, { campaign: 1 });
  if (rated) return refusalFor(language, 'campaign-not-rated', undefined, { rated: false });
  const box = campaignBox(game);
  const reason = box === undefined ? { why: 'no-campaigns', game } : box.campaign.whyNotFirst(gameOf(wish));
  return reason && { why: reason.why, words: campaignReason(game, reason, language) };
}

/** Why options cannot be; what the game does not know is repeated as it was said. */
function wordsFor(game: string, language: Language, bad: BadOption): string {
  const { option, value, reason } = bad;
  const unknown = reason.why === 'no-such-option' || reason.why === 'no-such-value';
  if (!unknown) return optionReason(game, language, bad);
  return recordReason(language, { ...reason, option, value }) ?? reason.why;
}

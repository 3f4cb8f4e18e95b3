import type { ReasonPhrases } from '../../agricola/phrases';
import { quoted } from '../grammar';
import { condition, prerequisite } from './conditions';
import { theAction } from './occasions';

/** Why something is refused that has to do with cards. */
type OfCards =
  | 'closed-by-card'
  | 'no-card-playable'
  | 'nothing-to-return'
  | 'not-in-hand'
  | 'needs'
  | 'play-impossible'
  | 'major-action-only'
  | 'cannot-renovate'
  | 'nothing-on-card'
  | 'used-up'
  | 'condition'
  | 'nobody-to-place'
  | 'no-newborn'
  | 'nowhere-to-go'
  | 'card-space'
  | 'toll';

/** Why cards cannot be played or used, in German. */
export const cardReasons: Pick<ReasonPhrases, OfCards> = {
  'closed-by-card': ({ card }, asker) =>
    `Wegen ${quoted(asker.card(card))} darfst du die Felder neben deinem Haus erst nutzen, wenn alle anderen genutzt sind.`,
  'no-card-playable': () => 'Du kannst jetzt keine deiner Handkarten ausspielen.',
  'nothing-to-return': ({ card }, asker) =>
    `Du hast keine Anschaffung vor dir, die du für ${quoted(asker.card(card))} zurückgeben kannst.`,
  'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand; wähle eine, die du hast.',
  needs: ({ card, condition: needed }, asker) =>
    `${quoted(asker.card(card))} hat eine Voraussetzung, die du nicht erfüllst: ${prerequisite(needed)}.`,
  'play-impossible': ({ card }, asker) =>
    `Was ${quoted(asker.card(card))} beim Ausspielen verlangt, ist jetzt nicht möglich.`,
  'major-action-only': ({ card }, asker) =>
    `${quoted(asker.card(card))} kannst du nur mit ${theAction('improvement', 'der')} ausspielen.`,
  'cannot-renovate': ({ card }, asker) =>
    `Wegen ${quoted(asker.card(card))} darfst du nicht mehr renovieren.`,
  'nothing-on-card': () => 'Auf dieser Karte liegt nichts mehr.',
  'used-up': () => 'Du hast diese Karte schon genutzt; noch einmal geht es jetzt nicht.',
  condition: ({ condition: needed }) => `Das geht nur, wenn ${condition(needed)}.`,
  'nobody-to-place': () => 'Du hast jetzt niemanden, den du einsetzen könntest.',
  'no-newborn': () => 'Du hast in dieser Runde kein Neugeborenes.',
  'nowhere-to-go': () => 'Es gibt kein Feld, das diese Person noch nutzen könnte.',
  'card-space': ({ card }, asker) =>
    `Das Feld von ${quoted(asker.card(card))} kannst du jetzt nicht nutzen; wähle ein anderes.`,
  toll: ({ card }, asker) =>
    `Du musst erst den Besitzer von ${quoted(asker.card(card))} bezahlen und kannst es nicht; wähle ein anderes Feld.`,
};

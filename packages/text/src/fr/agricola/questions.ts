import type { Before, Eve } from '@furrow/agricola/effects/effect';
import { FOOD, goodNumber } from '@furrow/agricola/state/goods';
import type { Question } from '@furrow/agricola/vocabulary/questions';
import { pairs } from '@furrow/farm/goods';
import { yieldOf } from '../../agricola/choices';
import { ownQuestion } from '../../agricola/own/index';
import type { Buildable, QuestionPhrases, QuestionWords } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, list, quoted, seatName } from '../grammar';
import { drawnQuestions } from './drawn';
import { handQuestions } from './hands';
import { amount, food, forPrice, forPrices, givesFood, goodLabel, goods, onFarm, theMajor } from './nouns';
import { table } from './table';

/** What may also end the choice. */
function orFinish(canFinish: boolean): string {
  return canFinish ? ', ou terminer' : '';
}

/** What can be built, each with its price. */
function toBuild({ rooms = [], stable, center }: Partial<Buildable> = {}, partner: boolean): string[] {
  const what: string[] = [];
  if (rooms.length > 0) what.push(`1 pièce${onFarm(partner)} ${forPrices(rooms)}`);
  if (stable !== undefined) what.push(`1 étable${onFarm(partner)} ${forPrice(stable)}`);
  if (center !== undefined) what.push(`1 étable au centre de 4 champs ${forPrice(center)}`);
  return what;
}

/** Cards of which one is chosen: `« Panier » ou « Lasso »`. */
function oneOfCards(cards: readonly number[], asked: QuestionWords): string {
  return list(
    cards.map((card) => quoted(asked.card(card))),
    'ou',
  );
}

/** What is paid for. */
function bought({ what, which }: Extract<Question, { ask: 'price' }>, asked: QuestionWords): string {
  switch (what) {
    case 'major':
      return theMajor(which);
    case 'minor':
      return quoted(asked.card(which));
    case 'occupation':
      return 'ce savoir-faire';
    case 'renovation':
      return 'la rénovation';
    default:
      return { room: 'cette pièce', stable: 'cette étable', fence: 'cette clôture' }[what];
  }
}

/** What comes after a window. */
const BEFORE: Readonly<Record<Before | Eve | 'offer', string>> = {
  roundStart: 'la manche va commencer',
  workStart: 'la phase de travail va commencer',
  workEnds: 'la phase de travail va se terminer',
  fieldStarts: 'la récolte va commencer',
  field: 'la récolte va commencer',
  breeding: 'les animaux vont se reproduire',
  nextRound: 'la manche va se terminer',
  end: 'c’est la dernière occasion de la partie',
  offer: 'il vous manque quelque chose pour cela',
};

/** What is asked, in French. */
export const questions: QuestionPhrases = {
  ...handQuestions,
  ...drawnQuestions,
  may: ({ effect }, asked) => `${asked.say(effect, 'ask')} ?`,
  oneOf: ({ effect }, asked) => asked.say(effect, 'do'),
  anyOf: ({ effects, canFinish }, asked) => {
    const does = effects.flatMap((effect) => asked.options(effect, 'do'));
    if (canFinish || does.length === 1) return `${list(does, 'ou')}${orFinish(canFinish)}`;
    const first = does.map((one) => `par ${one}`);
    return `commencer ${list(first, 'ou')} ?`;
  },
  build: ({ partner, canFinish, ...own }) => {
    const all = [...toBuild(own, false), ...toBuild(partner, true)];
    return `construire ${all.join(', ou ')}${orFinish(canFinish)}`;
  },
  renovate: ({ houses }) =>
    `en quoi rénovez-vous : ${list(
      houses.map((one) => table.houses[one]),
      'ou',
    )} ?`,
  plow: ({ partner = false }) =>
    `quelle case labourer ?${partner ? ' Ce peut aussi être une case de votre partenaire' : ''}`,
  food: ({ price, missing, orBeg }) =>
    `que transformer en nourriture ? Il vous manque ${food(missing)} pour payer ${goods(price)}${orBeg === true ? ' ; pour ce qui manquera encore, vous prendrez des cartes de mendicité' : ''}`,
  sow: ({ fields, have }) => {
    const crops = have.map(([good, n]) => amount(good, n));
    const grow = list(
      have.map(([good], i) => `${amount(good, 1)}${i === 0 ? ' en donne' : ''} ${yieldOf(good)}`),
    );
    return `que semer, et où ? Vous avez ${list([count(fields, 'champ vide', 'champs vides'), ...crops])}. Dans un champ, ${grow}`;
  },
  sowMore: ({ fields }) =>
    fields.length === 1
      ? 'ajouter 1 marchandise dans le champ que vous venez de semer ?'
      : 'dans quels champs que vous venez de semer ajouter 1 marchandise ?',
  reap: ({ crop, atMost, discarded }) => {
    const one = amount(goodNumber(crop), 1);
    if (discarded === true)
      return atMost === 1
        ? `de quel champ retirer ${one} ?`
        : `de quels ${atMost} champs retirer chaque fois ${one} ?`;
    return atMost === 1
      ? `dans quel champ récolter ${one} ?`
      : `dans quels champs récolter ${one} (${atMost} au plus) ?`;
  },
  bake: ({ food: gives }) =>
    gives.length === 1
      ? 'cuire du pain avec 1 céréale'
      : `combien de céréales transformer en pain (${gives.length} au plus) ?`,
  fences: ({ left, partnerLeft, palisades = false, one = false, exactly, canFinish }) => {
    if (exactly !== undefined)
      return `construire exactement ${count(exactly, 'clôture')} de façon à fermer des pâturages`;
    const partner =
      partnerLeft === undefined
        ? ''
        : `, et ${partnerLeft} à votre partenaire, pour qui la 1re clôture, la 4e, la 7e, etc. coûtent 1 bois de plus`;
    const what = one ? 'exactement un nouveau pâturage' : 'un ou plusieurs pâturages';
    const rim = palisades
      ? '. Au bord de la ferme, vous pouvez remplacer des clôtures par des palissades de 2 bois'
      : '';
    return `choisir ${what} à clôturer${orFinish(canFinish)}. Il vous reste ${count(left, 'clôture')}${partner}${rim}`;
  },
  marketplace: ({ paid, canFinish }) => {
    const done = paid.length === 0 ? '' : ` (c’est déjà fait pour ${list(paid.map(goodLabel))})`;
    return `que donner à votre partenaire, ou que lui prendre${orFinish(canFinish)} ? Payez d’abord 1 marchandise de chaque sorte${done}`;
  },
  major: ({ orMinor }) =>
    `choisir un aménagement majeur à construire${orMinor ? ' ou un aménagement mineur à jouer' : ''}`,
  minor: () => 'choisir un aménagement mineur à jouer',
  occupation: ({ prices }) => `choisir un savoir-faire à jouer ${forPrices(prices)}`,
  price: (purchase, asked) => `comment payer ${bought(purchase, asked)} ?`,
  order: ({ cards }, asked) =>
    cards.length === 1
      ? `c’est à ${oneOfCards(cards, asked)} d’agir`
      : `quelle carte agit d’abord : ${oneOfCards(cards, asked)} ?`,
  take: ({ effect, instead }, asked) =>
    `${asked.say(effect, 'ask')}, ou utiliser plutôt ${oneOfCards(instead, asked)} ?`,
  deal: ({ seat }) => `le hasard distribue une carte à ${seatName(seat)}`,
  custom: ({ name, about }) => ownQuestion('fr', name, about) ?? 'que faire ?',
  place: () => 'placer une autre personne',
  jump: () => 'sur quelle case continuer avec la même personne ?',
  pick: ({ left }) => `parmi quels ${left} savoir-faire le hasard doit-il choisir ?`,
  draw: ({ seat }) => `le hasard tire un savoir-faire dans la main de ${seatName(seat)}`,
  drawn: ({ card, food: price, orPass }, asked) => {
    const play = `le jouer ${forPrice(price === 0 ? [] : [[FOOD, price]])}`;
    const pass = orPass ? ' ou le donner à votre voisin de gauche' : '';
    return `${quoted(asked.card(card))} a été tiré au sort : ${play}${pass} ?`;
  },
  discardCard: () => 'quelle carte de votre main défausser ?',
  giveBack: ({ card }, asked) => `quel aménagement rendre pour ${quoted(asked.card(card))} ?`,
  majorPay: ({ major }) => `comment payer ${theMajor(major)} ?`,
  settle: ({ have, newborns }) => {
    const animals = newborns ? 'tous vos animaux et leurs petits' : 'tous vos animaux';
    const which = have.length === 1 ? 'combien en garder' : 'lesquels garder';
    const others = newborns
      ? 'Les autres retournent à la réserve générale'
      : 'Les autres deviennent de la nourriture si vous pouvez les cuisiner maintenant, ou retournent à la réserve générale';
    return `il n’y a pas assez de place pour ${animals}. Vous avez ${goods(have)} : ${which} ? ${others}`;
  },
  convert: ({ rates }) =>
    `que transformer en nourriture ? ${capital(givesFood(pairs(rates)))}. Choisissez combien de chaque sorte, ou terminez sans rien transformer`,
  discard: ({ have }) =>
    `que rendre à la réserve générale ? Vous avez ${goods(have)} ; choisissez combien de chaque sorte, ou terminez pour tout garder`,
  drawStart: () => 'le hasard désigne le premier joueur',
  reveal: ({ round }) => `quelle carte entre en jeu à la manche ${round} ?`,
  work: ({ people }) =>
    people === 0
      ? 'vous n’avez plus personne à placer : utiliser une carte qui vous donne une personne, ou terminer'
      : `placer une personne (il vous en reste ${people})`,
  feed: ({ need, food: have }) =>
    `nourrir votre famille : il faut ${food(need)}, vous ${have === 0 ? 'n’en avez aucun' : `en avez ${have}`}`,
  window: ({ before }) => `${BEFORE[before]} : utiliser une carte, ou terminer`,
  anytime: () =>
    'vous pouvez maintenant transformer des marchandises en nourriture, ou en rendre à la réserve générale',
};

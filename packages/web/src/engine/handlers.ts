import { helpBook } from '@furrow/text/help/book';
import { countOf, matching } from '@furrow/text/help/search';
import { words } from '@furrow/text/words';
import type { CallName, Calls } from '../protocol/commands';
import type { BoxId } from '../protocol/set-up';
import { adviseSeat } from './advise-at-turn';
import { cardResultTexts } from './card-results';
import { choicesIn } from './check';
import { checkedDeal } from './checked-deal';
import { chronicleOf, keptCampaign, keptCampaignText } from './chronicle';
import { playerAt, runLine } from './command-line';
import { dailyPicture } from './daily';
import type { Engine } from './engine';
import { boxes, boxOf, gameCalled } from './games';
import { lessonOffers } from './lessons/guide';
import { planned } from './plan';
import { Reviews } from './reviews';
import { boxPictures, setUp } from './set-up';
import { savePicture } from './snapshot/save';
import { statisticsOf } from './statistics';
import { walkIn } from './walk';

/** An answer to each call; one that does not answer a call of the protocol does not compile. A game is known by the number of the call that opened it. */
export type Handlers = {
  readonly [N in CallName]: (
    send: Calls[N]['send'],
    number?: number,
  ) => Calls[N]['get'] | Promise<Calls[N]['get']>;
};

/** How the engine answers the page. */
export function handlersOf(engine: Engine): Handlers {
  const reviews = new Reviews(engine);
  return {
    language: ({ language, names }) => engine.setLanguage(language, names),
    boxes: () => boxPictures(engine.language),
    setUp: ({ wish }) => setUp(wish, engine.language),
    open: ({ game }, number) => engine.open(game, number),
    saves: async () => (await engine.saves.list()).map((save) => savePicture(save, engine.language)),
    resume: ({ id }, number) => engine.resume(id, number),
    forget: ({ id }) => engine.saves.remove(id),
    importRecord: ({ text }, number) => engine.importRecord(text, number),
    exportRecord: () => engine.exportRecord(),
    campaign: ({ id }) => keptCampaign(engine, id),
    chronicle: ({ text }) => chronicleOf(engine, text),
    goOnCampaign: ({ id, kept }, number) => engine.goOnCampaign(id, kept, number),
    exportCampaign: ({ id }) => keptCampaignText(engine, id),
    play: ({ seat, move, number, ...along }) => playerAt(engine).play(seat, move, number, along),
    say: ({ seat, text }) => playerAt(engine).say(seat, text),
    whyNot: ({ seat, text }) => engine.whyNot(seat, text),
    check: (answer) => engine.check(answer),
    choices: ({ seat, ...wanted }) => choicesIn(engine.present, engine.look(), seat, wanted),
    back: ({ to }) => playerAt(engine).back(to),
    advice: ({ seat }) => engine.advice(seat),
    describe: ({ id }) => engine.look().words.describe(id),
    catalogue: ({ box }) => {
      const { game, family, spoken } = shelfOf(engine, box);
      return family.catalogue(game, spoken, engine.language);
    },
    cardResults: ({ box }) => cardResultTexts(shelfOf(engine, box).game, engine.language),
    entry: ({ id, box }) => {
      const { game, family, spoken } = shelfOf(engine, box);
      return family.entry(game, spoken, engine.language, id);
    },
    names: () => engine.namesOfThings(),
    plan: ({ seat, plan }) => planned(engine.look(), seat, plan),
    walk: (walk) => walkIn(engine.present, engine.look(), walk),
    uncover: ({ seat }) => engine.uncover(seat),
    history: () => engine.history(),
    review: ({ seat }) => reviews.review(seat),
    rematch: (_, number) => engine.branch(0, number),
    branch: ({ moves }, number) => engine.branch(moves, number),
    replay: ({ moves }) => engine.replay(moves),
    confirm: () => engine.present.confirm(),
    prefer: (preferences) => engine.prefer(preferences),
    adviseSeat: ({ seat, on }) => adviseSeat(engine.present, seat, on),
    step: () => engine.step(),
    lessons: async () => lessonOffers(engine.language, await savedIds(engine), await engine.memories.stars()),
    statistics: async () =>
      statisticsOf(await engine.memories.past(), await savedIds(engine), engine.language, engine.names),
    forgetStatistics: () => engine.memories.forget(),
    daily: async () => dailyPicture(await engine.memories.past(), engine.language, new Date()),
    lesson: ({ id, anew }, number) => engine.lesson(id, anew, number),
    helpBook: ({ box }) => helpBook(gameOf(engine, box), engine.language),
    searchHelp: ({ box, text }) => {
      const pages = matching(helpBook(gameOf(engine, box), engine.language).pages, text);
      return { pages, count: countOf(pages) };
    },
    rulePlace: ({ sentence }) => engine.rulePlaces.of(sentence),
    typed: ({ seat, line }) => runLine(engine, engine.present, seat, line),
    leave: (_, number) => engine.leave(number),
    openTable: ({ table }, number) => engine.openTable(table, number),
    network: ({ on }) => engine.online.network(on),
    tableAct: ({ act }) => engine.online.act(act),
    tableRecord: () => engine.online.record(),
    verifyDeal: () =>
      engine.online.table === undefined ? checkedDeal(engine.exportRecord()) : engine.online.verify(),
  };
}

/** The ids of all saved games. */
async function savedIds(engine: Engine): Promise<string[]> {
  return (await engine.saves.list()).map(({ id }) => id);
}

/** Where the things of a game are looked up. */
function shelfOf(engine: Engine, box: BoxId | undefined) {
  const game = gameOf(engine, box);
  const { family } = gameCalled(game.id);
  return { game, family, spoken: words(game, engine.language, engine.names) };
}

/** A game of the start screen as two would play it, or else the game on the table. */
function gameOf(engine: Engine, box: BoxId | undefined) {
  return box === undefined ? engine.present.record.game : boxOf(box).open({ ...boxes[box].fixed }, 2);
}

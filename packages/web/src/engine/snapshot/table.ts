import type { Outcome } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import { isOver } from '@furrow/kernel/machine';
import { heardBy } from '@furrow/kernel/run';
import type { Seat } from '@furrow/kernel/seat';
import type { Language } from '@furrow/text/language';
import { scoreRows } from '@furrow/text/score-rows';
import { earlyWinnerText, tieRows, winnerText } from '@furrow/text/winner';
import { botTitle, speechOf, terminalWords } from '@furrow/text/words';
import { seatedPerson } from '@furrow/wire/seated';
import type { Sitter } from '@furrow/wire/told';
import type { OnlinePicture } from '../../protocol/online';
import type { SeatPicture } from '../../protocol/seat';
import type { Table } from '../../protocol/table';
import type { AtTable } from '../at-table';
import { botOf } from '../bots';
import { boxName } from '../box-name';
import { placeText } from '../campaign';
import type { Look } from '../family';
import { boxIdOf } from '../games';
import { goalOf } from '../goal';
import { faceOf, seatNames } from '../names';
import { sitterName } from '../remote/sitter-name';
import { beatsOf } from './beats';
import { counted } from './counted';
import { askedOf } from './decision';
import { suggestionsOf } from './suggestions';

/** What the people at the screen may see of a session now, in the language of the look. */
export function tableOf(session: AtTable, look: Look<Position>, version: number): Table {
  const { record, playable, shown } = session;
  const { game, state, words, language } = look;
  const { family } = playable;
  const online = session.online?.();
  const handTo = session.unconfirmed ? undefined : session.handTo();
  const decisions =
    session.replaying || handTo !== undefined || session.unconfirmed ? [] : session.decisions();
  const { coming, forecast } = family.ahead(look);
  const season = family.season(look);
  const seasonText = family.seasonText?.(look);
  const supply = family.left?.(look);
  const advice = suggestionsOf(session, look, decisions[0]);
  const heard = () => record.moves.slice(0, shown).flatMap((played) => heardBy(played.heard, look.viewer));
  const { teams } = game.outcome(counted(look));
  const pack = handTo === undefined ? family.pack?.(look, heard) : undefined;
  return {
    version,
    saveId: session.id,
    game: playable.id,
    gameName: boxName(boxIdOf(game.id, game.options), language),
    round: { ...game.round(state), words: words.round(state) },
    notes: family.notes(look),
    ...(supply !== undefined && { supply }),
    harvests: family.harvests,
    board: family.board(look),
    faceDown: family.faceDown(look),
    ...(season !== undefined && { season }),
    ...(seasonText !== undefined && { seasonText }),
    ...drewOf(session, look),
    offer: family.offer(look),
    seats: seatsOf(session, look, online, teams),
    viewer: look.viewer,
    hand: family.hand(look),
    ...(pack !== undefined && { pack }),
    coming,
    ...(forecast !== undefined && { forecast }),
    ...(advice !== undefined && { advice }),
    advised: decisions.length > 0 && session.wantsAdvice(decisions[0].seat),
    asked: decisions.map((decision) => askedOf({ record, family, look, decision })),
    waitsFor: session.waitsFor(),
    ...(handTo !== undefined && { handTo }),
    log: session.log(look).lines(shown),
    beats: beatsOf(session, look),
    scores: scoreRows(game, counted(look), words),
    ...(teams !== undefined && { teams }),
    back: session.back(),
    unconfirmed: session.unconfirmed,
    moves: { all: record.length, shown },
    finished: session.over,
    replaying: session.replaying,
    ...endingOf(session, look, online),
    ...aimOf(session, look),
    ...campaignOf(session, look),
    ...(online !== undefined && { online }),
  };
}

/** What was drawn in so many moves before the present one is news; between two tables of a page there are fewer. */
const RECENT = 40;

/** The card that was drawn last from a deck beside the board. */
function drewOf({ record, playable: { family }, shown }: AtTable, look: Look<Position>): Pick<Table, 'drew'> {
  for (let move = shown; move > Math.max(0, shown - RECENT) && family.drew !== undefined; move--) {
    for (const event of heardBy(record.moves[move - 1].heard, look.viewer).toReversed()) {
      const drew = family.drew(look, event);
      if (drew !== undefined) return { drew: { ...drew, move } };
    }
  }
  return {};
}

/** Everybody at the table. Whoever a bot plays on for keeps the name that the log and the record have. */
function seatsOf(
  { record, playable }: AtTable,
  look: Look<Position>,
  online: OnlinePicture | undefined,
  teams: Outcome['teams'],
): SeatPicture[] {
  const { game, words, language } = look;
  const state = counted(look);
  const nowOn = (seat: Seat, begun: string) => {
    const sitter = online?.sitters[seat] ?? null;
    return sitter === null ? begun : sitterName(sitter);
  };
  const names = seatNames(record.seats, words);
  const now = record.seats.map((who, seat) => nowOn(seat, who));
  return record.seats.map((_, seat) => ({
    seat,
    name: names[seat],
    ...levelOf(now[seat], names[seat], language),
    ...facePicture(now, seat),
    ...marksOf(online?.sitters[seat]),
    ...presenceOf(online, seat),
    ...partnerOf(teams, seat),
    points: game.score(state, seat).reduce((sum, { points }) => sum + points, 0),
    ...playable.family.seat(look, seat),
  }));
}

function levelOf(who: string, name: string, language: Language): Pick<SeatPicture, 'level'> {
  return botOf(who) === undefined ? {} : { level: botTitle(who, name, language) ?? who };
}

function facePicture(seats: readonly string[], seat: Seat): Pick<SeatPicture, 'face'> {
  const face = faceOf(seats, seat);
  return face === undefined ? {} : { face };
}

/** What others should know of the person of a seat. */
function marksOf(sitter: Sitter | undefined): Pick<SeatPicture, 'guest' | 'program'> {
  if (sitter === null || sitter === undefined || !('person' in sitter)) return {};
  const { guest, program } = sitter;
  return { ...(guest && { guest }), ...(program && { program }) };
}

/** Whether the person of a seat is at a table that is elsewhere. */
function presenceOf(online: OnlinePicture | undefined, seat: number): Pick<SeatPicture, 'here'> {
  if (online?.here === undefined || seatedPerson(online.sitters[seat]) === undefined) return {};
  return { here: online.here.includes(seat) };
}

/** Which game of its campaign it is. */
function campaignOf(
  { id, campaign, chronicle = id }: AtTable,
  { language }: Look<Position>,
): Pick<Table, 'campaign'> {
  if (campaign === undefined) return {};
  const phrases = speechOf(language).campaign;
  const game = `${phrases.title}, ${phrases.game(campaign.number)}`;
  return { campaign: { game, chronicle, goOn: phrases.goOn } };
}

function partnerOf(teams: Outcome['teams'], seat: Seat): Pick<SeatPicture, 'partner'> {
  const partner = teams?.find(({ seats }) => seats.includes(seat))?.seats.find((one) => one !== seat);
  return partner === undefined ? {} : { partner };
}

/** The points to reach. */
function goalAt({ campaign }: AtTable, { game }: Look<Position>): number | undefined {
  return campaign?.goal ?? goalOf(boxIdOf(game.id, game.options), game.seats, campaign?.number);
}

/** What whoever plays alone, or a campaign, is about; lessons have tasks of their own. */
function aimOf(session: AtTable, look: Look<Position>): Pick<Table, 'aim'> {
  const { campaign, playable, guide } = session;
  const { game, language } = look;
  if (guide !== undefined) return {};
  if (campaign !== undefined) return { aim: placeText(playable, game.seats, campaign, language) };
  const goal = goalAt(session, look);
  return goal === undefined ? {} : { aim: speechOf(language).campaign.aim(goal) };
}

function endingOf(
  session: AtTable,
  look: Look<Position>,
  online: OnlinePicture | undefined,
): Pick<Table, 'ending'> {
  const { record, deal } = session;
  const { game, state, words, language } = look;
  const names = seatNames(record.seats, words);
  const result = session.replaying ? undefined : online?.result;
  if (result === undefined && !isOver(state)) return {};
  const outcome = game.outcome(state, result && stillThere(names.length, online));
  const { winners, teams } = outcome;
  if (result !== undefined && (winners.length === 0 || result.winners.join() !== winners.join()))
    return decidedEnding(result, names, look);
  const me = teams === undefined ? personAmongBots(record.seats) : undefined;
  const isEarly = result !== undefined && isLeft(result) && winners.length === 1;
  const isWhole = isEarly || stillThere(names.length, online).length === names.length;
  const here = isWhole && teams === undefined ? online?.seat : undefined;
  const hearer = here ?? (me === look.viewer ? me : undefined);
  const saidTo = (seat?: Seat) =>
    isEarly
      ? earlyWinnerText(winners[0], names, language, seat)
      : winnerText(game, outcome, names, language, seat);
  const winnerNamed = saidTo();
  const winner = saidTo(hearer);
  const ties = tieRows(game, outcome, language);
  const place = me === undefined ? undefined : placeOf(me, outcome);
  const goal = goalAt(session, look);
  return {
    ending: {
      winner,
      ...(winnerNamed !== winner && { winnerNamed }),
      winners,
      ties,
      ...(deal !== undefined && { deal }),
      ...(goal !== undefined && { goal }),
      ...(place !== undefined && { place }),
    },
  };
}

/** Whether a game is over because the others left it, so that nothing was counted. */
function isLeft({ how }: NonNullable<OnlinePicture['result']>): boolean {
  return how === 'resigned' || how === 'time' || how === 'gone';
}

/** The only person among bots; undefined if several people play. */
function personAmongBots(seats: readonly string[]): Seat | undefined {
  const people = seats.flatMap((who, seat) => (botOf(who) === undefined ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** Which place somebody has; undefined for a winner. */
function placeOf(seat: Seat, { scores, winners }: Outcome): number | undefined {
  if (winners.includes(seat)) return undefined;
  return Math.max(2, 1 + scores.filter((points) => points > scores[seat]).length);
}

/** The seats that nobody left. */
function stillThere(seats: number, online: OnlinePicture | undefined): number[] {
  const gone = [...(online?.resigned ?? []), ...(online?.replaced ?? [])];
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !gone.includes(seat));
}

/** How a game ended otherwise than its rules say of those who did not leave it. */
function decidedEnding(
  result: NonNullable<OnlinePicture['result']>,
  names: readonly string[],
  { words, language }: Look<Position>,
): Required<Pick<Table, 'ending'>> {
  const { winners, scores } = result;
  const spoken = terminalWords(language);
  const alone = winners.length === 0 || scores.length === 1;
  const won = isLeft(result)
    ? spoken.wonEarly(names[winners[0]])
    : spoken.won(names[winners[0]], scores[winners[0]]);
  const one = alone ? spoken.endedAlone(scores[0]) : won;
  const winner =
    winners.length > 1
      ? words.wonTie(
          winners.map((seat) => names[seat]),
          false,
        )
      : one;
  return { ending: { winner, winners, ties: [] } };
}

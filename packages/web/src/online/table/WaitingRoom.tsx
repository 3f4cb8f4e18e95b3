import type { Act } from '@furrow/wire/acts';
import type { Sitter } from '@furrow/wire/told';
import { useEffect, useRef } from 'react';
import { addressOf } from '../../app/route';
import { attempt, useLanguage, useWords } from '../../app/store';
import { BoxArt } from '../../art/BoxArt';
import { PersonIcon } from '../../art/PersonIcon';
import type { OnlinePicture } from '../../protocol/online';
import type { Table } from '../../protocol/table';
import { Here } from '../../table/Here';
import { marksOf } from '../../words/marks';
import { CopyText, tableLink } from '../CopyText';
import { Frame } from '../Frame';
import { boxOfTable } from '../games';
import shared from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { Chat } from './Chat';
import { type TableFacts, useFacts } from './facts';
import { OptionsInWords } from './OptionsInWords';
import { isPerson, sitterTitle } from './sitters';
import { useNextStop } from './use-next-stop';
import { useTableWords } from './use-table-words';
import styles from './waiting-room.module.css';

interface Props {
  readonly table: Table;
  readonly online: OnlinePicture;
}

function act(wanted: Act): void {
  void attempt('tableAct', { act: wanted });
}

/** Where people sit down before a game. */
export function WaitingRoom({ table, online }: Props) {
  const words = useTableWords();
  const { lobby } = useOnlineWords();
  const facts = useFacts(online.table, online.sitters);
  if (online.phase === 'dropped')
    return (
      <Frame title={table.gameName} at="online">
        <Dropped campaign={table.campaign} before={facts?.after} />
      </Frame>
    );
  return (
    <Frame title={table.gameName} at="online">
      <div className={shared.columns} data-waiting-room>
        <section className={shared.card} aria-label={words.waiting.title}>
          <h2>{words.waiting.title}</h2>
          <Seats online={online} facts={facts} />
          <StartLine online={online} host={facts?.host} />
        </section>
        <div className={styles.beside}>
          <section className={shared.card} aria-label={words.waiting.link}>
            <h2>{words.waiting.link}</h2>
            <code className={styles.link}>{tableLink(online.table)}</code>
            <p className={shared.soft}>{words.waiting.linkAbout}</p>
            <CopyText text={tableLink(online.table)} title={lobby.copyLink} />
          </section>
          {facts !== undefined && <HowItIsPlayed facts={facts} />}
          <section className={`${shared.card} ${styles.waitingChat}`} aria-label={words.chat.title}>
            <h2>{words.chat.title}</h2>
            <Chat online={online} />
          </section>
        </div>
      </div>
    </Frame>
  );
}

interface DroppedProps {
  readonly campaign: Table['campaign'];
  /** The table of the game before it. */
  readonly before: string | undefined;
}

/**
 * Nobody sits at the table any more; whoever stood up last, with the keyboard, goes on from here. A campaign goes on from the
 * chronicle of the game before.
 */
function Dropped({ campaign, before }: DroppedProps) {
  const { waiting, entry } = useTableWords();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  return (
    <>
      <p ref={text} tabIndex={-1} className={shared.card} data-dropped>
        {waiting.dropped}
      </p>
      {campaign !== undefined && before !== undefined && (
        <a href={`#${addressOf({ at: 'online-campaign', id: before })}`}>{campaign.goOn}</a>
      )}
      <a href={`#${addressOf({ at: 'lobby' })}`}>{entry.toLobby}</a>
    </>
  );
}

function HowItIsPlayed({ facts: { wish } }: { readonly facts: TableFacts }) {
  const { waiting } = useTableWords();
  return (
    <section className={`${shared.card} ${styles.how}`} aria-label={waiting.options}>
      <BoxArt box={boxOfTable(wish.game, wish.options)} />
      <div>
        <h2>{waiting.options}</h2>
        <OptionsInWords wish={wish} />
      </div>
    </section>
  );
}

interface SeatsProps {
  readonly online: OnlinePicture;
  readonly facts: TableFacts | undefined;
}

function Seats({ online, facts }: SeatsProps) {
  return (
    <ul className={shared.list}>
      {online.sitters.map((sitter, seat) => (
        // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
        <SeatRow key={seat} seat={seat} sitter={sitter} online={online} facts={facts} />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly seat: number;
  readonly sitter: Sitter;
  readonly online: OnlinePicture;
  readonly facts: TableFacts | undefined;
}

function SeatRow({ seat, sitter, online: { seat: mine, here }, facts }: RowProps) {
  const words = useTableWords();
  const { waiting } = words;
  const { atTable } = useWords();
  const host = facts?.host;
  const isMine = seat === mine;
  const isReserved = sitter === null && facts?.reserved?.includes(seat) === true;
  const isHost = mine !== undefined && mine === host;
  const { place, pressed } = useNextStop<HTMLLIElement>();
  const press = (wanted: Act) => () => {
    pressed();
    act(wanted);
  };
  const marks = [
    ...(isMine ? [waiting.you] : []),
    ...(seat === host ? [waiting.host] : []),
    ...(isReserved ? [waiting.reserved] : []),
    ...(sitter !== null && 'person' in sitter ? marksOf(sitter, atTable) : []),
  ];
  return (
    <li ref={place} data-seat={seat} data-turn={isMine ? '' : undefined}>
      <span className={styles.person}>
        <PersonIcon seat={seat} size={36} />
      </span>
      <span className={shared.text}>
        <strong className={sitter === null ? styles.free : undefined}>
          {sitterTitle(sitter, words)} {isPerson(sitter) && <Here here={here?.includes(seat)} />}
        </strong>
        <small>{[waiting.seat(seat + 1), ...marks].join(' · ')}</small>
      </span>
      {isMine && (
        <button type="button" data-leave onClick={press({ act: 'leave' })}>
          {waiting.leave}
        </button>
      )}
      {sitter === null && mine === undefined && (
        <button type="button" className="primary" data-sit onClick={press({ act: 'sit', seat })}>
          {waiting.sit}
        </button>
      )}
      {isHost && isReserved && (
        <button
          type="button"
          data-for-all
          aria-label={waiting.freeForAllOf(seat + 1)}
          onClick={press({ act: 'free', seat })}
        >
          {waiting.freeForAll}
        </button>
      )}
      {isHost && !isPerson(sitter) && facts?.wish.rated === false && (
        <BotChoice seat={seat} sitter={sitter} />
      )}
      {isHost && !isMine && isPerson(sitter) && (
        <FreeSeat
          name={sitterTitle(sitter, words)}
          isHere={here?.includes(seat) === true}
          onFree={press({ act: 'free', seat })}
        />
      )}
    </li>
  );
}

interface FreeProps {
  readonly name: string;
  readonly isHere: boolean;
  readonly onFree: () => void;
}

/** The host frees the seat of somebody who is away, or sends somebody away who is there. */
function FreeSeat({ name, isHere, onFree }: FreeProps) {
  const { waiting } = useTableWords();
  return (
    <button
      type="button"
      data-free
      aria-label={isHere ? waiting.sendAwayOf(name) : waiting.freeSeatOf(name)}
      title={isHere ? waiting.sendAwayAbout : undefined}
      onClick={onFree}
    >
      {isHere ? waiting.sendAway : waiting.freeSeat}
    </button>
  );
}

/** Puts a bot on a free seat, chooses another one, or takes it away. */
function BotChoice({ seat, sitter }: Pick<RowProps, 'seat' | 'sitter'>) {
  const { waiting } = useTableWords();
  const bot = sitter !== null && 'bot' in sitter ? sitter.bot : '';
  return (
    <select
      aria-label={waiting.botOn(seat + 1)}
      data-bot={seat}
      value={bot}
      onChange={({ target: { value } }) => act({ act: 'bot', seat, bot: value === '' ? null : value })}
    >
      <option value="">{bot === '' ? waiting.putBot : waiting.remove}</option>
      {Object.entries(waiting.levels).map(([level, title]) => (
        <option key={level} value={level}>
          {title}
        </option>
      ))}
    </select>
  );
}

interface StartProps {
  readonly online: OnlinePicture;
  readonly host: number | undefined;
}

/** One person with bots starts a full table; one with several people starts by itself. */
function StartLine({ online, host }: StartProps) {
  const { waiting } = useTableWords();
  const { sitters, seat } = online;
  const text = useWhenItStarts(online);
  const startsAlone = sitters.every((sitter) => sitter !== null) && sitters.filter(isPerson).length === 1;
  if (startsAlone && seat !== undefined && seat === host)
    return (
      <button type="button" className="primary" data-start onClick={() => act({ act: 'start' })}>
        {waiting.start}
      </button>
    );
  return (
    <p className={shared.soft} role="status" data-start-line>
      {startsAlone ? waiting.hostStarts : text}
    </p>
  );
}

/** What the start waits for: free seats and, where a live clock will run, people who are away. */
function useWhenItStarts({ pace, sitters, here }: OnlinePicture): string {
  const words = useTableWords();
  const language = useLanguage();
  if (pace.pace !== 'live') return words.waiting.startsByItself;
  const away = sitters.filter((sitter, seat) => isPerson(sitter) && here?.includes(seat) === false);
  if (sitters.includes(null) || away.length === 0) return words.waiting.startsWithAll;
  const names = away.map((sitter) => sitterTitle(sitter, words));
  return words.waiting.awaits(new Intl.ListFormat(language).format(names));
}

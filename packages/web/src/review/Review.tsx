import { useCallback, useEffect, useMemo, useRef } from 'react';
import { attempt, call, pageNow, update, usePage, useWords } from '../app/store';
import { Named } from '../cards/Named';
import end from '../end/end.module.css';
import type { CostlyPicture, ReviewPicture } from '../protocol/review';
import type { Table } from '../protocol/table';
import { InShort } from '../table/LogLines';
import { type ToldTurn, turnsOf } from '../table/turns';
import styles from './review.module.css';
import { useReviewWords } from './use-review-words';

/** What the engine thinks of a game that is over: the decisions that cost a seat most. */
export function Review({ table }: { readonly table: Table }) {
  const words = useReviewWords();
  const { thinking, reviewed, language } = usePage();
  const { saveId: game } = table;
  const isAsked = reviewed?.game === game;
  const seat = isAsked ? reviewed.seat : Math.max(0, table.viewer);
  const review = isAsked ? reviewed.found : undefined;
  const ask = useCallback(
    async (whose: number) => {
      update({ reviewed: { game, seat: whose, found: undefined } });
      const found = await call('review', { seat: whose });
      const now = pageNow().reviewed;
      if (found !== undefined && now?.game === game && now.seat === whose)
        update({ reviewed: { game, seat: whose, found } });
    },
    [game],
  );
  const told = useRef(language);
  useEffect(() => {
    if (told.current === language) return;
    told.current = language;
    if (isAsked) void ask(seat);
  }, [language, isAsked, ask, seat]);
  const share = thinking?.about === 'review' ? thinking.share : 0;
  return (
    <section className={`${end.card} ${end.wide}`} aria-label={words.title} data-review>
      <h2>{words.title}</h2>
      <p className={styles.about}>{words.about}</p>
      <div className={styles.whose}>
        {table.seats.map(({ seat: one, name }) => (
          <button
            key={one}
            type="button"
            className={isAsked ? undefined : one === seat ? 'primary' : undefined}
            aria-pressed={isAsked && one === seat}
            data-review-seat={one}
            onClick={() => void ask(one)}
          >
            {words.look(name)}
          </button>
        ))}
      </div>
      {isAsked && review === undefined && (
        <label className={styles.progress}>
          {words.searching}
          <progress max={1} value={share} />
        </label>
      )}
      {review !== undefined && <Found review={review} table={table} />}
    </section>
  );
}

interface FoundProps {
  readonly review: ReviewPicture;
  readonly table: Table;
}

function Found({ review: { asked, same, costly }, table: { log, online } }: FoundProps) {
  const words = useReviewWords();
  const turns = useMemo(() => turnsOf(log, 0), [log]);
  return (
    <div role="status" data-reviewed>
      <p>{costly.length === 0 ? words.nothing(asked) : words.summary(same, asked)}</p>
      <ol className={styles.costly}>
        {costly.map((one) => (
          <Costly
            key={one.move}
            costly={one}
            turn={turns.find(({ lines }) => lines[0].move === one.move + 1)}
            online={online !== undefined}
          />
        ))}
      </ol>
    </div>
  );
}

interface CostlyProps {
  readonly costly: CostlyPicture;
  /** What was really done there. */
  readonly turn: ToldTurn | undefined;
  readonly online: boolean;
}

function Costly({ costly: { move, round, cost, played, better, why }, turn, online }: CostlyProps) {
  const words = useReviewWords();
  const { end: said, replay } = useWords().around;
  return (
    <li className={styles.one} data-costly={move}>
      <h3>
        {said.round(round)} <span>{words.cost(cost)}</span>
      </h3>
      <dl>
        <dt>{words.played}</dt>
        <dd>
          {turn?.used === undefined ? <Named text={played} /> : <InShort turn={turn} used={turn.used} />}
        </dd>
        <dt>{words.better}</dt>
        <dd>
          <Named text={better} />
          {why !== '' && (
            <>
              {' '}
              <em>
                – <Named text={why} />
              </em>
            </>
          )}
        </dd>
      </dl>
      <div className={styles.deeds}>
        <button type="button" onClick={() => void call('replay', { moves: move })}>
          {words.show}
        </button>
        {!online && (
          <button type="button" data-play-on onClick={() => void attempt('branch', { moves: move })}>
            {replay.goOnHere}
          </button>
        )}
      </div>
    </li>
  );
}

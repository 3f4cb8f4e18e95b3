import { addressOf, goTo } from '../../app/route';
import { useWords } from '../../app/store';
import { BoxArt } from '../../art/BoxArt';
import { ask } from '../api';
import { Frame } from '../Frame';
import type { DailyDeal, Ranked } from '../forms';
import { boxOfTable, useBotTitle, useGameName } from '../games';
import { Known, Offline } from '../Known';
import styles from '../online.module.css';
import { useAnswer } from '../use-answer';
import { useDoing } from '../use-doing';
import { useNowAndThen } from '../use-now-and-then';
import { useOnlineWords } from '../use-online-words';

/** The deals of the day: the same for everybody, one try each, and what others reached. */
export function DailyScreen() {
  const { daily } = useOnlineWords();
  return (
    <Frame title={daily.title} at="daily">
      <p className={styles.soft}>
        {daily.about} {daily.twoKinds}
      </p>
      <Known>{() => <Deals />}</Known>
    </Frame>
  );
}

function Deals() {
  const { answer, again } = useAnswer<{ readonly deals: readonly DailyDeal[] }>('/daily');
  useNowAndThen(again);
  if (answer?.ok === false) return <Offline onAgain={again} />;
  return (
    <div className={styles.columns}>
      {answer?.value.deals.map((deal) => (
        <Deal key={deal.id} deal={deal} />
      ))}
    </div>
  );
}

function Deal({ deal: { id, game, options, bot, table, phase, commitment } }: { readonly deal: DailyDeal }) {
  const { daily, lobby } = useOnlineWords();
  const nameOf = useGameName();
  const botTitle = useBotTitle();
  const { busy, run } = useDoing();
  const box = boxOfTable(game, options);
  const hadTry = phase === 'over';
  const play = async () => {
    const path = `/daily/${id}/tables`;
    const done = await run(() => ask<{ readonly table: string }>('POST', path));
    if (done !== undefined) goTo({ at: 'online', id: done.value.table });
  };
  return (
    <section className={styles.card} data-deal-of-day={id}>
      <div className={styles.boxArt}>
        <BoxArt box={box} />
      </div>
      <h2 id={`deal-${id}`}>
        {nameOf(box)}, {bot === undefined ? daily.solo : daily.against(botTitle(bot))}
      </h2>
      {hadTry && <p data-had-try>{daily.hadTry}</p>}
      <button
        type="button"
        className={hadTry ? undefined : 'primary'}
        disabled={busy}
        aria-describedby={`deal-${id}`}
        onClick={() => void play()}
      >
        {hadTry ? lobby.look : table === undefined ? daily.play : daily.goOn}
      </button>
      <Ranking deal={id} title={daily.ranking(nameOf(box))} />
      <details>
        <summary>{daily.commitment}</summary>
        <code className={styles.long}>{commitment}</code>
      </details>
    </section>
  );
}

function Ranking({ deal, title }: { readonly deal: string; readonly title: string }) {
  const { daily } = useOnlineWords();
  const words = useWords();
  const path = `/daily/${deal}/ranking`;
  const { answer, again } = useAnswer<{ readonly ranking: readonly Ranked[] }>(path);
  useNowAndThen(again);
  if (answer?.ok !== true) return null;
  const { ranking } = answer.value;
  return (
    <>
      <h3>{title}</h3>
      {ranking.length === 0 && <p className={styles.soft}>{daily.noneYet}</p>}
      <ol className={styles.ranking}>
        {ranking.map(({ person, name, score, table }) => (
          <li key={person}>
            <a href={`#${addressOf({ at: 'person', id: person })}`}>{name}</a> {words.points(score)}
            {table !== undefined && (
              <>
                {' '}
                <a href={`#${addressOf({ at: 'online', id: table })}`}>{words.around.start.look}</a>
              </>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

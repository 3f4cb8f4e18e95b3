import { useEffect, useState } from 'react';
import { Notice } from '../app/Notice';
import { offerRecord } from '../app/record-file';
import { goTo } from '../app/route';
import { ScreenTitle } from '../app/ScreenTitle';
import { attempt, call, update, useNameLanguages, useWords } from '../app/store';
import { FarmView } from '../farm/FarmView';
import type { CampaignGamePicture, CampaignPicture, KeepQuestion, Kept } from '../protocol/campaign';
import styles from './chronicle.module.css';

/** The chronicle of a campaign: the farms of all its games, how it stands, and the way to the next game. */
export function ChronicleScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const languages = useNameLanguages();
  const { noSuchGame } = words.around.start;
  const [campaign, setCampaign] = useState<CampaignPicture>();
  useEffect(() => {
    void call('campaign', { id }).then((found) => {
      setCampaign(found);
      if (found !== undefined) return;
      goTo({ at: 'start' });
      update({ notice: { kind: 'refused', text: noSuchGame } });
    });
  }, [id, languages, noSuchGame]);
  if (campaign === undefined) return <p className={styles.loading}>{words.loading}</p>;
  return (
    <div className={styles.screen} data-chronicle={campaign.games.length}>
      <header className={styles.head}>
        <ScreenTitle>{campaign.title}</ScreenTitle>
        <button type="button" onClick={() => goTo({ at: 'start' })}>
          {words.toStart}
        </button>
      </header>
      <main className={styles.main}>
        <Standing campaign={campaign} />
        {campaign.games.map((game, i) => (
          <Game key={`${i} ${game.heading}`} game={game} />
        ))}
      </main>
    </div>
  );
}

/** How the campaign stands, what is kept, and the button that goes on with it. */
function Standing({ campaign }: { readonly campaign: CampaignPicture }) {
  const { id, standing, asks, goOn, file } = campaign;
  const [kept, setKept] = useState<Kept>({});
  const save = async () => {
    const text = await call('exportCampaign', { id });
    if (text !== undefined) offerRecord(text, 'campaign');
  };
  return (
    <section className={styles.card} aria-label={campaign.title} data-standing>
      {standing.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {asks.map((ask) => (
        <Keeping
          key={ask.seat}
          ask={ask}
          chosen={kept[ask.seat]}
          onChoose={(card) => setKept({ ...kept, [ask.seat]: card })}
        />
      ))}
      <div className={styles.buttons}>
        {goOn !== undefined && (
          <button
            type="button"
            className="primary"
            data-go-on
            onClick={() => void attempt('goOnCampaign', { id, kept })}
          >
            {goOn}
          </button>
        )}
        <button type="button" onClick={() => void save()}>
          {file}
        </button>
      </div>
      <Notice />
    </section>
  );
}

interface KeepingProps {
  readonly ask: KeepQuestion;
  readonly chosen: string | undefined;
  readonly onChoose: (card: string | undefined) => void;
}

/** Asks a person which card is kept for the next game. */
function Keeping({ ask: { seat, question, choices, none }, chosen, onChoose }: KeepingProps) {
  const name = `keep-${seat}`;
  return (
    <fieldset className={styles.keeping}>
      <legend>{question}</legend>
      {choices.map(({ id, title }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            data-keep={id}
          />
          {title}
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        {none}
      </label>
    </fieldset>
  );
}

/** A game that is over: what came of it, and its farms. */
function Game({ game: { heading, lines, farms } }: { readonly game: CampaignGamePicture }) {
  const words = useWords();
  const columns = Math.max(...farms.map(({ farm }) => farm.columns));
  return (
    <article className={styles.card} data-game>
      <h2>{heading}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div className={styles.farms}>
        {farms.map(({ seat, name, points, farm }) => (
          <figure key={seat} style={{ borderTopColor: `var(--pawn-${seat})` }}>
            <FarmView farm={farm} label={words.atTable.farmOf(name)} columns={columns} />
            <figcaption>
              {name} · {words.points(points)}
            </figcaption>
          </figure>
        ))}
      </div>
    </article>
  );
}

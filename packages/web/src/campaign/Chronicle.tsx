import type { ReactNode } from 'react';
import { Notice } from '../app/Notice';
import { ScreenTitle } from '../app/ScreenTitle';
import { useWords } from '../app/store';
import { FarmView } from '../farm/FarmView';
import type { CampaignGamePicture, CampaignPicture, KeepQuestion, Kept } from '../protocol/campaign';
import styles from './chronicle.module.css';

interface Props {
  readonly campaign: CampaignPicture;
  /** What whoever looks at it is asked, and what they have chosen so far. */
  readonly asks: readonly KeepQuestion[];
  readonly kept: Kept;
  readonly onKeep: (kept: Kept) => void;
  /** What can be done with each game, in the order of the games; `about` is the id of what names the game. */
  readonly looks: (game: CampaignGamePicture, index: number, about: string) => ReactNode;
  /** The way back. */
  readonly back: ReactNode;
  /** What is to be known before one goes on, and the buttons for that. */
  readonly about?: ReactNode;
  readonly buttons: ReactNode;
}

/** The chronicle of a campaign: the farms of all its games, how it stands, what is kept, and the way to the next game. */
export function Chronicle({ campaign, asks, kept, onKeep, looks, back, about, buttons }: Props) {
  return (
    <div className={styles.screen} data-chronicle={campaign.games.length}>
      <header className={styles.head}>
        <ScreenTitle>{campaign.title}</ScreenTitle>
        {back}
      </header>
      <main className={styles.main}>
        <section className={styles.card} aria-label={campaign.title} data-standing>
          {campaign.standing.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Plan games={campaign.plan} />
          {asks.map((ask) => (
            <Keeping
              key={ask.seat}
              ask={ask}
              chosen={kept[ask.seat]}
              onChoose={(card) => onKeep({ ...kept, [ask.seat]: card })}
            />
          ))}
          {about}
          <div className={styles.buttons}>{buttons}</div>
          <Notice />
        </section>
        {campaign.games.map((game, i) => (
          <Game key={`${i} ${game.heading}`} game={game} id={`game-${i}`}>
            {looks(game, i, `game-${i}`)}
          </Game>
        ))}
      </main>
    </div>
  );
}

/** All games of the campaign: the goals, what was reached, and which one is played now. */
function Plan({ games }: { readonly games: CampaignPicture['plan'] }) {
  return (
    <ol className={styles.plan} data-plan>
      {games.map(({ heading, state, goal, told }) => (
        <li key={heading} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <b>{heading}</b>
          {goal !== undefined && <span>{goal}</span>}
          {told.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ol>
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
      {choices.map(({ id, title, text }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            checked={chosen === id}
            onChange={() => onChoose(id)}
            data-keep={id}
          />
          <span>
            <b>{title}</b>
            {text.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name={name} checked={chosen === undefined} onChange={() => onChoose(undefined)} />
        {none}
      </label>
    </fieldset>
  );
}

interface GameProps {
  readonly game: CampaignGamePicture;
  /** The id of its heading. */
  readonly id: string;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A game that is over: what came of it, its farms, and the ways to look at it again. */
function Game({ game: { heading, lines, farms }, id, children }: GameProps) {
  const words = useWords();
  const columns = Math.max(...farms.map(({ farm }) => farm.columns));
  return (
    <article className={styles.card} data-game>
      <h2 id={id}>{heading}</h2>
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
      <div className={styles.buttons}>{children}</div>
    </article>
  );
}

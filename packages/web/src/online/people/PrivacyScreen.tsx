import { addressOf } from '../../app/route';
import { useWords } from '../../app/store';
import type { Kept } from '../../words/online/privacy-words';
import { Frame } from '../Frame';
import { Offline } from '../Known';
import styles from '../online.module.css';
import { useAnswer } from '../use-answer';
import { useOnlineWords } from '../use-online-words';

const TOPICS = ['guests', 'accounts', 'browser', 'games', 'talk', 'notices', 'network', 'yours'] as const;

/** What this server keeps about people, why, and for how long. */
export function PrivacyScreen() {
  const words = useWords();
  const { answer, again } = useAnswer<Kept>('/privacy');
  return (
    <Frame title={words.around.start.privacy} at="privacy">
      {answer === undefined && <p className={styles.soft}>{words.loading}</p>}
      {answer?.ok === false && <Offline onAgain={again} />}
      {answer?.ok === true && <Topics kept={answer.value} />}
    </Frame>
  );
}

function Topics({ kept }: { readonly kept: Kept }) {
  const { privacy, me } = useOnlineWords();
  return (
    <>
      <p>{privacy.about}</p>
      <div className={styles.stacks} data-privacy>
        {TOPICS.map((topic) => (
          <section key={topic} className={styles.card} aria-labelledby={`kept-${topic}`}>
            <h2 id={`kept-${topic}`}>{privacy[topic].title}</h2>
            {privacy[topic].lines(kept).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {topic === 'yours' && <a href={`#${addressOf({ at: 'me' })}`}>{me.title}</a>}
          </section>
        ))}
      </div>
      {kept.own !== undefined && (
        <p>
          <a href={kept.own}>{privacy.own}</a>
        </p>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { Notice } from '../app/Notice';
import { addressOf, type Route } from '../app/route';
import { ScreenTitle } from '../app/ScreenTitle';
import { useWords } from '../app/store';
import styles from './online.module.css';
import { useOnlineWords } from './use-online-words';

interface Props {
  readonly title: string;
  readonly at: Route['at'];
  readonly children: ReactNode;
}

/** A screen where people play together: its title, the ways to the others, and what it shows. */
export function Frame({ title, at, children }: Props) {
  const words = useWords();
  const { lobby } = useOnlineWords();
  const places = [
    [{ at: 'start' }, words.toStart],
    [{ at: 'lobby' }, lobby.title],
    [{ at: 'daily' }, lobby.toDaily],
    [{ at: 'me' }, lobby.toMe],
  ] as const satisfies readonly (readonly [Route, string])[];
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <img src="/icon.svg" alt="" width={40} height={40} />
        <ScreenTitle>{title}</ScreenTitle>
        <nav aria-label={lobby.places} className={styles.places}>
          {places.map(([route, text]) => (
            <a
              key={route.at}
              href={`#${addressOf(route)}`}
              aria-current={route.at === at ? 'page' : undefined}
            >
              {text}
            </a>
          ))}
        </nav>
      </header>
      <main>
        <div className={styles.noticeBar}>
          <Notice />
        </div>
        <div className={styles.main}>{children}</div>
      </main>
    </div>
  );
}

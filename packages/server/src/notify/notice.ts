import type { Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import type { Errand } from '../table/keeping';
import type { DigestOf } from '../table/known';

/** What somebody who is away is told, in their language. */
export interface Notice {
  readonly title: string;
  /** What happened since they left, two lines for each opponent. */
  readonly lines: readonly string[];
  /** Where the table is; without an address of the server it is only the part behind it. */
  readonly link: string;
  readonly what: Errand['what'];
  readonly table: string;
}

type Titles = Readonly<Record<Errand['what'], (game: string) => string>>;

const titles = {
  en: {
    'your-turn': (game) => `${game}: it is your turn`,
    awaited: (game) => `${game}: the table is full and waits for you`,
    begun: (game) => `${game}: the game has begun`,
    over: (game) => `${game}: the game is over`,
    offer: (game) => `${game}: somebody asks for your consent`,
    'time-short': (game) => `${game}: your time is running out`,
  },
  fr: {
    'your-turn': (game) => `${game} : c’est à vous de jouer`,
    awaited: (game) => `${game} : la table est complète et vous attend`,
    begun: (game) => `${game} : la partie a commencé`,
    over: (game) => `${game} : la partie est terminée`,
    offer: (game) => `${game} : on demande votre accord`,
    'time-short': (game) => `${game} : votre temps est bientôt écoulé`,
  },
  it: {
    'your-turn': (game) => `${game}: tocca a te`,
    awaited: (game) => `${game}: il tavolo è completo e aspetta te`,
    begun: (game) => `${game}: la partita è cominciata`,
    over: (game) => `${game}: la partita è finita`,
    offer: (game) => `${game}: si chiede il tuo consenso`,
    'time-short': (game) => `${game}: il tuo tempo sta per scadere`,
  },
  de: {
    'your-turn': (game) => `${game}: Du bist am Zug`,
    awaited: (game) => `${game}: Der Tisch ist voll und wartet auf dich`,
    begun: (game) => `${game}: Das Spiel hat begonnen`,
    over: (game) => `${game}: Das Spiel ist zu Ende`,
    offer: (game) => `${game}: Jemand bittet um deine Zustimmung`,
    'time-short': (game) => `${game}: Deine Zeit läuft ab`,
  },
} as const satisfies Record<Language, Titles>;

/** What an errand says. */
export function noticeOf({ what, table }: Errand, { game, language, digest, origin }: NoticeAbout): Notice {
  return {
    title: titles[language][what](boxWords(game, language).name),
    lines: digest.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`)),
    link: `${origin}/#/online/${table}`,
    what,
    table,
  };
}

/** What a notice is made of. */
export interface NoticeAbout {
  readonly game: string;
  readonly language: Language;
  readonly digest: readonly DigestOf[];
  /** The address of the server, without a slash at its end; empty if nobody has set it. */
  readonly origin: string;
}

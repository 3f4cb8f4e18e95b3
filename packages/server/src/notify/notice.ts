import type { Language } from '@furrow/text/language';
import { boxWords } from '@furrow/text/words';
import type { OpponentDigest } from '../table/read/summary';
import type { Notification } from '../table/store/table-change';
import { type PendingOffer, pendingOfferIn } from '../words/pending-offer';

/** What somebody who is away is told, in their language. */
export interface Notice {
  readonly title: string;
  /** What happened since they left, two lines for each opponent. */
  readonly lines: readonly string[];
  /** Where the table is; without an address of the server it is only the part behind it. */
  readonly link: string;
  readonly what: Notification['what'];
  readonly table: string;
}

/** The title of each notification: of which game, who asks where somebody does, and whether they are several. */
type Titles = Readonly<Record<Notification['what'], (game: string, who: string, several: boolean) => string>>;

const titles = {
  en: {
    'your-turn': (game) => `${game}: it is your turn`,
    awaited: (game) => `${game}: the table is full and waits for you`,
    begun: (game) => `${game}: the game has begun`,
    over: (game) => `${game}: the game is over`,
    offer: (game, who, several) => `${game}: ${who} ${several ? 'ask' : 'asks'} for your consent`,
    'time-short': (game) => `${game}: your time is running out`,
  },
  fr: {
    'your-turn': (game) => `${game} : c’est à vous de jouer`,
    awaited: (game) => `${game} : la table est complète et vous attend`,
    begun: (game) => `${game} : la partie a commencé`,
    over: (game) => `${game} : la partie est terminée`,
    offer: (game, who, several) => `${game} : ${who} ${several ? 'demandent' : 'demande'} votre accord`,
    'time-short': (game) => `${game} : votre temps est bientôt écoulé`,
  },
  it: {
    'your-turn': (game) => `${game}: tocca a te`,
    awaited: (game) => `${game}: il tavolo è completo e aspetta te`,
    begun: (game) => `${game}: la partita è cominciata`,
    over: (game) => `${game}: la partita è finita`,
    offer: (game, who, several) => `${game}: ${who} ${several ? 'chiedono' : 'chiede'} il tuo consenso`,
    'time-short': (game) => `${game}: il tuo tempo sta per scadere`,
  },
  de: {
    'your-turn': (game) => `${game}: Du bist am Zug`,
    awaited: (game) => `${game}: Der Tisch ist voll und wartet auf dich`,
    begun: (game) => `${game}: Das Spiel hat begonnen`,
    over: (game) => `${game}: Das Spiel ist zu Ende`,
    offer: (game, who, several) => `${game}: ${who} ${several ? 'bitten' : 'bittet'} um deine Zustimmung`,
    'time-short': (game) => `${game}: Deine Zeit läuft ab`,
  },
} as const satisfies Record<Language, Titles>;

/** What a notification says: who asks what, if somebody does, then what happened. */
export function noticeOf({ what, table }: Notification, about: NoticeAbout): Notice {
  const { game, language, digest, origin, asks } = about;
  const titled: Titles = titles[language];
  const askers = [...new Set(asks.map(({ name }) => name))];
  const who = new Intl.ListFormat(language).format(askers);
  return {
    title: titled[what](boxWords(game, language).name, who, askers.length > 1),
    lines: [
      ...asks.map((one) => pendingOfferIn(language, one)),
      ...digest.flatMap(({ name, lines }) => lines.map((line) => `${name}: ${line}`)),
    ],
    link: `${origin}/#/online/${table}`,
    what,
    table,
  };
}

/** What a notice is made of. */
export interface NoticeAbout {
  readonly game: string;
  readonly language: Language;
  readonly digest: readonly OpponentDigest[];
  /** What others ask the person at the table, where the notice is about that. */
  readonly asks: readonly PendingOffer[];
  /** The address of the server, without a slash at its end; empty if nobody has set it. */
  readonly origin: string;
}

import type { Sitter } from '@furrow/wire/told';
import type { Pace } from '@furrow/wire/wish';
import type { ReactNode } from 'react';
import { addressOf } from '../../app/route';
import { usePage, useWords } from '../../app/store';
import { BoxArt } from '../../art/BoxArt';
import { boxOfTable, seatName, seatPerson, useBotTitle, useGameName } from '../games';
import { paceText } from '../new-table/pace';
import styles from '../online.module.css';
import { useOnlineWords } from '../use-online-words';
import { useOptionText } from './option-text';

interface Props {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sitters: readonly Sitter[];
  /** What everybody reached, by seat, in a game that is over. */
  readonly scores?: readonly number[] | undefined;
  readonly pace: Pace;
  readonly rated: boolean;
  /** Players may let a program advise them. */
  readonly advice?: boolean | undefined;
  /** Which game of a campaign is played. */
  readonly campaign?: number | undefined;
  /** It is the rematch of another table, whose people have its seats first. */
  readonly rematch?: boolean | undefined;
  /** What is to be known before all else, such as whose turn it is. */
  readonly state?: string;
  readonly isMyTurn?: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A table in a list. */
export function Row(props: Props) {
  const { table, game, options, sitters, scores, pace, rated, advice, campaign } = props;
  const { rematch, state, isMyTurn, children } = props;
  const { lobby, wish, profile } = useOnlineWords();
  const { language } = usePage();
  const words = useWords();
  const nameOf = useGameName();
  const botTitle = useBotTitle();
  const optionText = useOptionText();
  const box = boxOfTable(game, options);
  const nameOn = (sitter: Sitter, seat: number) => {
    const name = seatName(sitter);
    const marks = markedAs(sitter, profile);
    const title = name === null ? lobby.freeSeat : [botTitle(name), ...marks].join(' · ');
    return scores === undefined ? title : `${title} ${words.points(scores[seat])}`;
  };
  const terms = [
    campaign === undefined ? '' : wish.campaignGame(campaign),
    paceText(pace, wish, language),
    rated ? lobby.rated : '',
    rematch === true ? lobby.rematch : '',
    advice === false ? lobby.noAdvice : '',
    optionText(game, options),
  ];
  return (
    <li data-table={table} data-turn={isMyTurn === true ? '' : undefined}>
      <BoxArt box={box} />
      <div className={styles.text}>
        <strong id={`table-${table}`}>{nameOf(box)}</strong>
        {state !== undefined && <span className={isMyTurn === true ? styles.turn : undefined}>{state}</span>}
        <span className={styles.names}>
          {sitters.map((sitter, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <PersonLink key={seat} name={nameOn(sitter, seat)} person={seatPerson(sitter)} />
          ))}
        </span>
        <small>{terms.filter((term) => term !== '').join(' · ')}</small>
      </div>
      <div className={styles.row}>{children}</div>
    </li>
  );
}

/** What others should know of somebody: a guest, a program. */
function markedAs(
  sitter: Sitter,
  words: { readonly guest: string; readonly program: string },
): readonly string[] {
  if (sitter === null || !('person' in sitter)) return [];
  return [...(sitter.guest ? [words.guest] : []), ...(sitter.program ? [words.program] : [])];
}

/** The name of somebody, which leads to their profile. */
function PersonLink({ name, person }: { readonly name: string; readonly person: string | undefined }) {
  if (person === undefined) return <span>{name}</span>;
  return <a href={`#${addressOf({ at: 'person', id: person })}`}>{name}</a>;
}

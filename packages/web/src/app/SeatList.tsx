import { useState } from 'react';
import { Face } from '../art/Face';
import { PersonIcon } from '../art/PersonIcon';
import type { BoxPicture, SetUpPicture } from '../protocol/set-up';
import styles from './seats.module.css';
import { pageNow, usePage, useWords } from './store';

/** Who sits at a seat: a person, perhaps with a name, or a bot. */
export interface Player {
  /** The id of the bot; undefined for a person. */
  readonly bot?: string;
  readonly name: string;
  /** Whether spaces are marked at each turn; as this browser likes it if nothing is said. */
  readonly advised?: boolean;
}

const ME = 'me';
/** The id of the text that says what it means to be advised. */
const ADVICE = 'about-advice';

/** What stands in a record for a player. */
export function seatWord({ bot, name }: Player): string {
  return bot ?? (name.trim() === '' ? ME : name.trim());
}

/** Who of the players is advised at their turns, by seat; undefined unless several people share the screen. */
export function advisedOf(players: readonly Player[], usual: boolean): readonly boolean[] | undefined {
  if (players.filter(isPerson).length < 2) return undefined;
  return players.map((one) => isPerson(one) && (one.advised ?? usual));
}

function isPerson({ bot }: Player): boolean {
  return bot === undefined;
}

/** The players of a game that is set up: at first one person among bots as they were last chosen, or gentle ones. */
export function usePlayers({ seats, playNow }: BoxPicture) {
  const { opponent } = pageNow();
  const bot = opponent === '' ? playNow.seats.find((who) => who !== ME) : opponent;
  const most = Math.max(...seats);
  return useState<readonly Player[]>(
    Array.from({ length: most }, (_, seat) =>
      seat === 0 || bot === undefined ? { name: '' } : { bot, name: '' },
    ),
  );
}

/** How many bots of a kind sit before a seat. */
function nthOf(players: readonly Player[], seat: number, bot: string): number {
  return players.slice(0, seat).filter((one) => one.bot === bot).length;
}

interface FaceProps extends Pick<SetUpPicture, 'bots'> {
  readonly seat: number;
  readonly players: readonly Player[];
}

/** A person in the colour of the seat, or the face of the bot who sits there. */
function SeatFace({ seat, players, bots }: FaceProps) {
  const { bot } = players[seat];
  const level = bots.findIndex(({ id }) => id === bot);
  if (bot === undefined || level < 0) return <PersonIcon seat={seat} size={44} />;
  return <Face level={level} nth={nthOf(players, seat, bot)} size={44} />;
}

interface Props {
  readonly picture: SetUpPicture;
  readonly players: readonly Player[];
  readonly onChange: (players: readonly Player[]) => void;
}

/** Who plays, seat by seat. */
export function SeatList({ picture: { seatNames, bots }, players, onChange }: Props) {
  const words = useWords();
  const { start } = words.around;
  const advised = advisedOf(players.slice(0, seatNames.length), usePage().advice);
  const set = (seat: number, change: Player) =>
    onChange(players.map((one, i) => (i === seat ? change : one)));
  return (
    <fieldset className={styles.seats}>
      <legend>{start.seats}</legend>
      {seatNames.map((title, seat) => (
        <div key={title} className={styles.seat}>
          <SeatFace seat={seat} players={players} bots={bots} />
          <select
            aria-label={start.kindOf(title)}
            value={players[seat].bot ?? ME}
            onChange={({ target: { value } }) =>
              set(
                seat,
                value === ME ? { name: players[seat].name } : { bot: value, name: players[seat].name },
              )
            }
          >
            <option value={ME}>{words.person}</option>
            {bots.map(({ id, names, titles }) => {
              const nth = nthOf(players, seat, id) % names.length;
              return (
                <option key={id} value={id}>
                  {start.botNamed(names[nth], titles[nth])}
                </option>
              );
            })}
          </select>
          {players[seat].bot === undefined ? (
            <div className={styles.person}>
              <input
                type="text"
                maxLength={24}
                aria-label={start.nameOf(title)}
                placeholder={title}
                value={players[seat].name}
                onChange={({ target }) =>
                  set(seat, { ...players[seat], name: target.value.replaceAll(/[#"\\]/g, '') })
                }
              />
              {advised !== undefined && (
                <label>
                  <input
                    type="checkbox"
                    aria-label={start.adviceFor(title)}
                    aria-describedby={ADVICE}
                    checked={advised[seat]}
                    data-advised={seat}
                    onChange={({ target }) => set(seat, { ...players[seat], advised: target.checked })}
                  />
                  {words.around.preferences.advice.title}
                </label>
              )}
            </div>
          ) : (
            <p>{bots.find(({ id }) => id === players[seat].bot)?.about}</p>
          )}
        </div>
      ))}
      {advised !== undefined && <p id={ADVICE}>{words.around.preferences.advice.about}</p>}
    </fieldset>
  );
}

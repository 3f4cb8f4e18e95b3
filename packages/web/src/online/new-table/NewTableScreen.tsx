import type { Pace } from '@furrow/wire/wish';
import { useState } from 'react';
import { goTo } from '../../app/route';
import { SeatCount } from '../../app/SeatCount';
import { Segments, Switch } from '../../app/Segments';
import { Settings } from '../../app/Settings';
import setUp from '../../app/set-up.module.css';
import { useWords } from '../../app/store';
import { useWish } from '../../app/use-wish';
import type { BoxId, BoxPicture, SetUpPicture } from '../../protocol/set-up';
import { Frame } from '../Frame';
import type { Myself } from '../forms';
import { gameOf, useBoxes } from '../games';
import { Known } from '../Known';
import styles from '../online.module.css';
import { useDoing } from '../use-doing';
import { useOnlineWords } from '../use-online-words';
import { createTable } from './create';
import { PaceSetting } from './PaceSetting';
import { hasClock } from './pace';
import { type Guest, TableSeats } from './TableSeats';

/** Sets up a table with every option of a game, for everybody or for those who have its link. */
export function NewTableScreen({ box: id }: { readonly box: BoxId }) {
  const { wish } = useOnlineWords();
  const box = useBoxes().find((one) => one.id === id);
  return (
    <Frame title={wish.title(box?.name ?? '')} at="new-table">
      <Known>{(me) => box !== undefined && <NewTable box={box} me={me} />}</Known>
    </Frame>
  );
}

/** How a table is kept, besides its game. */
interface Terms {
  readonly isPublic: boolean;
  readonly rated: boolean;
  readonly pace: Pace;
  /** Players may let a program advise them, if the game is not rated. */
  readonly advice: boolean;
  /** Players are shown how cards have fared; undefined as is usual: unless the game is rated. */
  readonly statistics?: boolean;
  /** The game is the first one of a campaign, if so many can play one. */
  readonly campaign: boolean;
}

const USUAL: Terms = { isPublic: false, rated: false, pace: { pace: 'free' }, advice: true, campaign: false };

function NewTable({ box, me }: { readonly box: BoxPicture; readonly me: Myself }) {
  const words = useWords();
  const { wish, change, picture, isFresh } = useWish(box);
  const [all, setGuests] = useState<readonly Guest[]>(box.seats.map(() => undefined));
  const [terms, setTerms] = useState<Terms>(USUAL);
  const doing = useDoing();
  if (picture === undefined) return null;
  const guests = Array.from({ length: wish.seats - 1 }, (_, i) => all[i]);
  const betweenPeople = guests.length > 0 && guests.every((guest) => guest === undefined);
  const create = async () => {
    const { isPublic, pace } = terms;
    const { options } = picture;
    const campaign = terms.campaign && picture.campaign !== undefined;
    const rated = terms.rated && hasClock(pace) && !campaign && betweenPeople;
    const advice = terms.advice && !rated;
    const wished = {
      game: gameOf(box.id),
      options,
      seats: wish.seats,
      public: isPublic,
      rated,
      pace,
      advice,
      ...(terms.statistics !== undefined && { statistics: terms.statistics }),
      ...(campaign && { campaign: 1 }),
    };
    const done = await doing.run(() => createTable(wished, guests));
    if (done !== undefined) goTo({ at: 'online', id: done.value.id });
  };
  return (
    <div className={styles.columns} data-new-table-form>
      <div className={styles.parts}>
        <section className={styles.card} aria-label={words.around.start.seats}>
          <SeatCount box={box} seats={wish.seats} onChange={(seats) => change({ seats })} />
          <TableSeats picture={picture} guests={guests} onChange={setGuests} />
        </section>
        <Settings
          settings={picture.settings}
          onChange={(name, value) => change({ change: { name, value } })}
        />
      </div>
      <TermSettings
        terms={terms}
        offer={picture.campaign}
        hasCards={gameOf(box.id) === 'agricola'}
        isGuest={me.kind === 'guest'}
        betweenPeople={betweenPeople}
        onChange={setTerms}
      />
      <CreateBar
        startsNow={guests.every((guest) => guest !== undefined)}
        disabled={!isFresh || doing.busy}
        onCreate={() => void create()}
      />
    </div>
  );
}

interface TermProps {
  readonly terms: Terms;
  /** What a campaign is, if so many can play one. */
  readonly offer: SetUpPicture['campaign'];
  /** There are hand cards, of which statistics can be shown. */
  readonly hasCards: boolean;
  /** Only accounts are rated. */
  readonly isGuest: boolean;
  /** Somebody else is to come, and no bot sits there. */
  readonly betweenPeople: boolean;
  readonly onChange: (terms: Terms) => void;
}

function TermSettings({ terms, offer, hasCards, isGuest, betweenPeople, onChange }: TermProps) {
  const { wish } = useOnlineWords();
  const { isPublic, pace, advice } = terms;
  const campaign = terms.campaign && offer !== undefined;
  const mayRate = hasClock(pace) && !isGuest && !campaign && betweenPeople;
  const rated = terms.rated && mayRate;
  const aboutRated = campaign
    ? wish.campaignNotRated
    : isGuest
      ? wish.ratedNeedsAccount
      : !betweenPeople
        ? wish.ratedBetweenPeople
        : hasClock(pace)
          ? wish.ratedAbout
          : wish.ratedNeedsClock;
  return (
    <section className={styles.card} aria-label={wish.pace}>
      <Segments
        title={wish.whoMay}
        value={isPublic ? 'public' : 'link'}
        values={[
          { value: 'link', title: wish.onlyLink },
          { value: 'public', title: wish.everybody },
        ]}
        about="about-public"
        onChange={(value) => onChange({ ...terms, isPublic: value === 'public' })}
      />
      <p id="about-public" className={styles.soft}>
        {isPublic ? wish.everybodyAbout : wish.onlyLinkAbout}
      </p>
      <PaceSetting pace={pace} onChange={(changed) => onChange({ ...terms, pace: changed })} />
      {offer !== undefined && (
        <div data-option="campaign">
          <Switch {...offer} on={campaign} onChange={(on) => onChange({ ...terms, campaign: on })} />
        </div>
      )}
      <Switch
        title={wish.rated}
        about={aboutRated}
        on={rated}
        disabled={!mayRate}
        onChange={(on) => onChange({ ...terms, rated: on })}
      />
      <Switch
        title={wish.advice}
        about={rated ? wish.adviceNotRated : wish.adviceAbout}
        on={advice && !rated}
        disabled={rated}
        onChange={(on) => onChange({ ...terms, advice: on })}
      />
      {hasCards && (
        <Switch
          title={wish.statistics}
          about={wish.statisticsAbout}
          on={terms.statistics ?? !rated}
          onChange={(on) => onChange({ ...terms, statistics: on })}
        />
      )}
    </section>
  );
}

interface CreateProps {
  /** Nobody else is to come. */
  readonly startsNow: boolean;
  readonly disabled: boolean;
  readonly onCreate: () => void;
}

function CreateBar({ startsNow, disabled, onCreate }: CreateProps) {
  const { wish } = useOnlineWords();
  return (
    <div className={`${setUp.bar} ${styles.createBar}`}>
      <button type="button" className="primary" data-create disabled={disabled} onClick={onCreate}>
        {startsNow ? wish.createAndStart : wish.create}
      </button>
    </div>
  );
}

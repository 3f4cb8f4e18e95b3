import { useEffect, useState } from 'react';
import { BoxArt } from '../art/BoxArt';
import type { BoxId, BoxPicture, SetUpPicture } from '../protocol/set-up';
import { DealSetting } from './DealSetting';
import { dealInAddress, dealOf } from './deal';
import { Notice } from './Notice';
import { OptionArt } from './OptionArt';
import { Presets } from './Presets';
import { goTo } from './route';
import { ScreenTitle } from './ScreenTitle';
import { SeatCount } from './SeatCount';
import { advisedOf, type Player, SeatList, seatWord, usePlayers } from './SeatList';
import { Switch } from './Segments';
import { Settings } from './Settings';
import styles from './set-up.module.css';
import setting from './setting.module.css';
import { attempt, call, like, usePage, useWords } from './store';
import { useWish } from './use-wish';

/** Sets up a game: how many play, who they are, and every option of the game. */
export function SetUpScreen({ box: id }: { readonly box: BoxId }) {
  const { language } = usePage();
  const [box, setBox] = useState<BoxPicture>();
  useEffect(
    () => void call('boxes', {}).then((boxes) => setBox(boxes.find((one) => one.id === id))),
    [id, language],
  );
  return box === undefined ? null : <SetUp box={box} />;
}

function SetUp({ box }: { readonly box: BoxPicture }) {
  const words = useWords();
  const { wish, change, picture, isFresh } = useWish(box);
  const [players, setPlayers] = usePlayers(box);
  const [deal, setDeal] = useState(dealInAddress);
  const [campaign, setCampaign] = useState(false);
  if (picture === undefined) return null;
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <BoxArt box={box.id} />
        <ScreenTitle>{box.name}</ScreenTitle>
        <button type="button" onClick={() => goTo({ at: 'start' })}>
          {words.toStart}
        </button>
      </header>
      <main className={styles.main}>
        <Presets
          picture={picture}
          hasCards={box.id !== 'creatures'}
          players={players}
          onChoose={({ seats, options, bot }) => {
            change({ seats, options });
            setPlayers(players.map((one, seat) => (seat === 0 ? one : { ...one, bot })));
          }}
        />
        <Settings
          settings={picture.settings}
          onChange={(name, value) => change({ change: { name, value } })}
          players={
            <section className={styles.card} aria-label={words.around.start.seats}>
              <SeatCount box={box} seats={wish.seats} onChange={(seats) => change({ seats })} />
              <SeatList picture={picture} players={players} onChange={setPlayers} />
              {picture.campaign !== undefined && (
                <div className={setting.setting} data-option="campaign">
                  <OptionArt name="campaign" />
                  <div className={setting.settingText}>
                    <Switch {...picture.campaign} on={campaign} onChange={setCampaign} />
                  </div>
                </div>
              )}
            </section>
          }
        >
          <DealSetting deal={deal} onChange={setDeal} />
        </Settings>
      </main>
      <StartBar
        box={box}
        picture={picture}
        players={players}
        deal={deal}
        campaign={campaign && picture.campaign !== undefined}
        isFresh={isFresh}
      />
    </div>
  );
}

interface StartBarProps {
  readonly box: BoxPicture;
  readonly picture: SetUpPicture;
  readonly players: readonly Player[];
  readonly deal: string;
  readonly campaign: boolean;
  /** The picture shows what is wished now; while it does not, nothing can start. */
  readonly isFresh: boolean;
}

function StartBar({ box, picture, players, deal, campaign, isFresh }: StartBarProps) {
  const words = useWords();
  const { options, seatNames } = picture;
  const seated = players.slice(0, seatNames.length);
  const advised = advisedOf(seated, usePage().advice);
  const game = {
    box: box.id,
    options,
    seats: seated.map(seatWord),
    ...(advised !== undefined && { advised }),
    ...dealOf(deal),
    ...(campaign && { campaign }),
  };
  return (
    <footer className={styles.bar}>
      <Notice />
      <button
        type="button"
        className="primary"
        disabled={!isFresh}
        onClick={() => {
          const bot = players.slice(1, seatNames.length).find((one) => one.bot !== undefined)?.bot;
          if (bot !== undefined) like({ opponent: bot });
          void attempt('open', { game });
        }}
      >
        {words.start}
      </button>
    </footer>
  );
}

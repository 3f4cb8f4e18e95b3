import type { ReactNode } from 'react';
import { Scene } from '../art/Scene';
import type { SettingPicture } from '../protocol/set-up';
import type { SettingGroup } from '../words/around/around-words';
import { Setting } from './Setting';
import styles from './set-up.module.css';
import settingStyles from './setting.module.css';
import { useWords } from './store';

interface Group {
  readonly id: SettingGroup;
  /** The landscape above it. */
  readonly scene: string;
  readonly options: readonly string[];
}

/** What the game is at all. */
const MAIN: readonly Group[] = [
  { id: 'buildings', scene: 'new-house', options: ['buildings'] },
  {
    id: 'cards',
    scene: 'lessons',
    options: ['mode', 'decks', 'hands'],
  },
];

/** How it is played: beside the cards, which take much room. */
const BESIDE: readonly Group[] = [
  { id: 'seasons', scene: 'grove', options: ['seasons'] },
  { id: 'teams', scene: 'meeting-place', options: ['team-play'] },
  { id: 'alone', scene: 'stall', options: ['solo-food', 'free-order'] },
];

/** House rules and variants: nothing that a first game needs. */
const OTHERS: readonly Group[] = [
  {
    id: 'more-cards',
    scene: 'traveling-players',
    options: [
      'composition',
      'mulligan',
      'three-for-one',
      'market',
      'banned-cards',
      'given-cards',
      'x-deck',
      'forest-deck',
    ],
  },
  { id: 'board', scene: 'market', options: ['side-job', 'extra-tile', 'extra-copse', 'reed-extra'] },
  {
    id: 'animals',
    scene: 'sheep-fold',
    options: ['house-before-cooking', 'one-pasture-per-type', 'leave-unusable-animals'],
  },
  { id: 'farm', scene: 'fencing', options: ['open-pastures', 'free-pasture-placement', 'strict-adjacency'] },
];

const KNOWN = [...MAIN, ...BESIDE, ...OTHERS].flatMap(({ options }) => options);

interface SettingsProps {
  readonly settings: readonly SettingPicture[];
  readonly onChange: (name: string, value: string) => void;
  /** Who plays, if that stands beside the options. */
  readonly players?: ReactNode;
  /** What can be set besides the options of the game. */
  readonly children?: ReactNode;
}

/** All options of a game in groups: what it is at all, and folded away its house rules. */
export function Settings({ settings, onChange, players, children }: SettingsProps) {
  const words = useWords().around.start;
  const rest: Group = {
    id: 'start',
    scene: 'cart',
    options: settings.map(({ name }) => name).filter((name) => !KNOWN.includes(name)),
  };
  const others = [...OTHERS, rest];
  const within = (group: Group) => settings.filter(({ name }) => group.options.includes(name));
  const folded = others.flatMap(within);
  const hasBeside = BESIDE.some((group) => within(group).length > 0);
  const draw = (group: Group, more?: ReactNode) => (
    <SettingsGroup key={group.id} group={group} settings={within(group)} onChange={onChange}>
      {more}
    </SettingsGroup>
  );
  return (
    <>
      {players !== undefined && (
        <div className={styles.left}>
          {players}
          {hasBeside && <section className={styles.card}>{BESIDE.map((group) => draw(group))}</section>}
        </div>
      )}
      <section className={styles.card} aria-label={words.options}>
        {[...MAIN, ...(players === undefined ? BESIDE : [])].map((group) => draw(group))}
      </section>
      {(folded.length > 0 || children !== undefined) && (
        <details
          className={`${styles.card} ${styles.wide}`}
          open={folded.some(({ refused, note }) => (refused ?? note) !== undefined) || undefined}
        >
          <summary>{folded.length > 0 ? words.houseRules : words.moreOptions}</summary>
          <div className={styles.settings}>
            {others.map((group) => draw(group, group === rest ? children : undefined))}
          </div>
        </details>
      )}
    </>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly settings: readonly SettingPicture[];
  readonly onChange: SettingsProps['onChange'];
  readonly children?: ReactNode;
}

function SettingsGroup({ group: { id, scene }, settings, onChange, children }: GroupProps) {
  const words = useWords().around.start;
  if (settings.length === 0 && children === undefined) return null;
  return (
    <section className={settingStyles.group} aria-label={words.groups[id]}>
      <div className={settingStyles.groupArt}>
        <Scene name={scene} />
      </div>
      <h2>{words.groups[id]}</h2>
      {settings.map((setting) => (
        <Setting key={setting.name} setting={setting} onChange={(value) => onChange(setting.name, value)} />
      ))}
      {children}
    </section>
  );
}

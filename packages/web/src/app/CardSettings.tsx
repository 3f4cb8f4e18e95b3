import type { SettingPicture } from '../protocol/set-up';
import { ListSetting } from './ListSetting';
import { Segments } from './Segments';
import { useWords } from './store';

/** The modes that are played with hand cards. */
const WITH_CARDS: readonly string[] = ['base', 'full'];
/** What the option of the decks says when nobody holds cards. */
const NO_DECKS = 'none';

interface Props {
  readonly setting: SettingPicture;
  readonly onChange: (value: string) => void;
}

/** Whether the game is played with hand cards, in the words of players. */
export function ModeSetting({ setting: { name, value, values }, onChange }: Props) {
  const { cards } = useWords().around.start;
  const isWith = (mode: string) => WITH_CARDS.includes(mode);
  return (
    <>
      <Segments
        title={cards.title}
        value={value}
        values={values.map((one) => ({
          value: one.value,
          title: isWith(one.value) ? cards.with : cards.without,
        }))}
        about={`about-${name}`}
        onChange={onChange}
      />
      <p id={`about-${name}`}>{isWith(value) ? cards.withAbout : cards.withoutAbout}</p>
    </>
  );
}

/** From which decks hand cards are dealt; nothing where there are none. */
export function DecksSetting({ setting, onChange }: Props) {
  const { cards } = useWords().around.start;
  if (setting.value === NO_DECKS || setting.listOf === undefined) return null;
  const values = setting.values.filter(({ value }) => value !== NO_DECKS);
  return (
    <ListSetting
      setting={{ ...setting, title: cards.decks, values }}
      items={setting.listOf}
      onChange={onChange}
    />
  );
}

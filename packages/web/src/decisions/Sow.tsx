import { useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import { DraftButtons, Verdict } from './Drafted';
import { cropsLeft } from './drafts/sow';
import { Fillings } from './Fillings';
import type { DecisionProps } from './registry';
import { SpotButtons } from './Some';
import styles from './sheet.module.css';

/** Sowing: choose a crop, tap fields on the farm. */
export function Sow({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  const { drafting } = deciding;
  if (drafting?.draft.of !== 'sow' || drafting.state.of !== 'sow') return null;
  const { draft, state, act } = drafting;
  const hint =
    draft.atMost < draft.fields.length ? decisions.tapFieldsOnce(draft.atMost) : decisions.tapFields;
  const goodOn = (field: number) => {
    const sown = state.sown.find((one) => one.field === field);
    return draft.crops.find(({ crop }) => crop === sown?.crop)?.good;
  };
  const own = deciding.asked.choices.filter(({ anytime }) => !anytime);
  return (
    <>
      <div className={`${styles.paper} ${styles.low}`}>
        <div className={styles.tabs}>
          {draft.crops
            .filter(({ have }) => have > 0)
            .map(({ crop, good, title }) => (
              <button
                key={crop}
                type="button"
                data-crop={good}
                aria-pressed={crop === state.crop}
                onClick={() => act({ do: 'crop', crop })}
              >
                <GoodIcon good={good} size={20} /> {title} · {decisions.left(cropsLeft(draft, state, crop))}
              </button>
            ))}
        </div>
        <SpotButtons
          deciding={deciding}
          spots={draft.fields.filter(({ target }) => target.on === 'card')}
          goodOn={goodOn}
        />
        <Verdict drafting={drafting} hint={hint} />
        <Fillings deciding={deciding} choices={own} onFill={({ move }) => act({ do: 'fill', move })} />
      </div>
      <DraftButtons drafting={drafting} label={decisions.take} />
    </>
  );
}

import { usePage, useWords } from '../app/store';
import { GoodIcon } from '../art/GoodIcon';
import type { Spot } from '../protocol/draft';
import { ChoiceButtons } from './ChoiceButtons';
import choicesStyles from './choices.module.css';
import { DraftButtons, Verdict } from './Drafted';
import { cardsOf, OnFarm } from './OnTable';
import type { DecisionProps } from './registry';
import sheetStyles from './sheet.module.css';

/** Several places or cards in one answer: tapped one after the other, then confirmed. */
export function Some({ deciding }: DecisionProps) {
  const { decisions } = useWords();
  const { table } = usePage();
  const { drafting } = deciding;
  if (drafting?.draft.of !== 'some' || drafting.state.of !== 'some') return null;
  const { draft, state } = drafting;
  const inSight = cardsOf(table);
  const hint =
    draft.atLeast === draft.atMost
      ? decisions.tapJust(draft.atMost, state.chosen.length)
      : decisions.tapSome(Math.min(draft.atMost, draft.spots.length));
  const bare = deciding.asked.choices.filter(({ move, anytime }) => move.verb !== draft.verb && !anytime);
  return (
    <>
      <div className={`${sheetStyles.paper} ${sheetStyles.low}`}>
        <SpotButtons
          deciding={deciding}
          spots={draft.spots.filter(({ target }) => target.on === 'card' && !inSight.includes(target.id))}
        />
        <Verdict drafting={drafting} hint={hint} />
        <ChoiceButtons deciding={deciding} choices={bare} />
      </div>
      <DraftButtons drafting={drafting} label={decisions.take} />
    </>
  );
}

/** One place, or several in one answer where that is allowed. */
export function OneOrSome({ deciding }: DecisionProps) {
  return deciding.drafting === undefined ? <OnFarm deciding={deciding} /> : <Some deciding={deciding} />;
}

interface SpotProps extends DecisionProps {
  readonly spots: readonly Spot[];
  /** What has been laid there, as the id of a good. */
  readonly goodOn?: (thing: number) => string | undefined;
}

function OnSpot({ good }: { readonly good: string | undefined }) {
  return good === undefined ? null : <GoodIcon good={good} size={20} />;
}

/** Things that lie on no farm, as buttons that stay pressed while they are chosen. */
export function SpotButtons({ deciding, spots, goodOn }: SpotProps) {
  if (spots.length === 0) return null;
  return (
    <div className={choicesStyles.choices}>
      {spots.map(({ thing, title, target }) => (
        <button
          key={thing}
          type="button"
          className={choicesStyles.choice}
          aria-pressed={deciding.isChosen(target)}
          onClick={() => deciding.pointAt(target)}
        >
          <span>{title}</span>
          <OnSpot good={goodOn?.(thing)} />
        </button>
      ))}
    </div>
  );
}

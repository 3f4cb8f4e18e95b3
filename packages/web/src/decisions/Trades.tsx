import { useState } from 'react';
import type { Choice } from '../protocol/asked';
import type { Amount } from '../protocol/goods';
import { AnswerSigns } from './AnswerFace';
import { ChoiceButtons } from './ChoiceButtons';
import type { DecisionProps } from './registry';
import styles from './sheet.module.css';

/** Exchanges: first what is given, then what is taken for it. */
export function Trades({ deciding }: DecisionProps) {
  const own = deciding.asked.choices.filter(({ anytime }) => !anytime);
  const gifts = giftsOf(own);
  const [chosen, choose] = useState<string>();
  const shown = gifts.find(({ key }) => key === chosen) ?? gifts[0];
  return (
    <div className={styles.paper}>
      {gifts.length > 1 && (
        <div className={styles.tabs}>
          {gifts.map(({ key, pays }) => (
            <button key={key} type="button" aria-pressed={key === shown.key} onClick={() => choose(key)}>
              <AnswerSigns from={pays.map(({ good, count }) => ({ sign: good, n: String(count) }))} to={[]} />
              <span className="unseen">{pays.map(({ words }) => words).join(', ')}</span>
            </button>
          ))}
        </div>
      )}
      <ChoiceButtons deciding={deciding} choices={own.filter((choice) => keyOf(choice) === shown?.key)} />
      <ChoiceButtons deciding={deciding} choices={own.filter(({ pays }) => pays === undefined)} />
    </div>
  );
}

/** What can be given, each once. */
function giftsOf(choices: readonly Choice[]): { readonly key: string; readonly pays: readonly Amount[] }[] {
  const gifts = new Map<string, readonly Amount[]>();
  for (const choice of choices) if (choice.pays !== undefined) gifts.set(keyOf(choice), choice.pays);
  return [...gifts].map(([key, pays]) => ({ key, pays }));
}

function keyOf({ pays }: Choice): string {
  return pays?.map(({ good, count }) => `${count} ${good}`).join() ?? '';
}

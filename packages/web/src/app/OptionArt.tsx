import { SignIcon } from '../art/SignIcon';
import styles from './setting.module.css';

/** The sign of each option: what it is about. */
const SIGNS: Readonly<Record<string, string>> = {
  buildings: 'build',
  mode: 'occupation',
  decks: 'minor',
  'side-job': 'bake',
  'extra-tile': 'expand',
  'extra-copse': 'wood',
  'reed-extra': 'reed',
  seasons: 'sow',
  'house-before-cooking': 'cook',
  'one-pasture-per-type': 'sheep',
  'leave-unusable-animals': 'boar',
  'open-pastures': 'fences',
  'free-pasture-placement': 'stable',
  'reverse-second-person': 'trade',
  'strict-adjacency': 'room',
  'team-play': 'grow',
  'free-order': 'later',
  'solo-food': 'food',
  'starting-player': 'start',
  'extra-food': 'food',
  'kept-occupations': 'occupation',
  hands: 'occupation',
  composition: 'minor',
  mulligan: 'trade',
  'three-for-one': 'trade',
  market: 'minor',
  'banned-cards': 'minor',
  'given-cards': 'occupation',
  'x-deck': 'laid',
  'forest-deck': 'wood',
  deal: 'occupation',
  campaign: 'later',
};

/** A small picture for an option. */
export function OptionArt({ name }: { readonly name: string }) {
  return (
    <span className={styles.optionArt}>
      <SignIcon sign={SIGNS[name] ?? 'points'} size={30} />
    </span>
  );
}

import type { Why as AgricolaWhy } from '@furrow/agricola/reasons';
import type { Why as CreaturesWhy } from '@furrow/creatures/reasons';
import type { HelpTopic } from '../../protocol/help';

const creatures: Partial<Record<CreaturesWhy['why'], HelpTopic>> = {
  occupied: 'round',
  'nothing-there': 'spaces',
  'cannot-pay': 'spaces',
  'no-borders': 'farm',
  'no-edge': 'farm',
  'edge-taken': 'farm',
  'no-troughs': 'animals',
  'no-trough-space': 'animals',
  'trough-taken': 'animals',
  'no-tiles': 'buildings',
  'no-space': 'buildings',
  'cannot-stand-there': 'buildings',
  'no-stall': 'buildings',
  'no-stall-there': 'buildings',
  'not-offered': 'buildings',
  'nothing-to-build': 'buildings',
  needs: 'buildings',
  nowhere: 'buildings',
  'no-expansions': 'farm',
  'no-more-expansions': 'farm',
  'no-room': 'animals',
  'not-so-many': 'animals',
  'newborn-has-no-room': 'breeding',
};

const agricola: Partial<Record<AgricolaWhy['why'], HelpTopic>> = {
  occupied: 'round',
  'not-revealed': 'round',
  'nothing-there': 'spaces',
  'cannot-pay': 'spaces',
  'from-round': 'house',
  'no-room-space': 'house',
  'no-stable-left': 'farm',
  'no-stable-space': 'farm',
  'cannot-stand-there': 'farm',
  'stone-house': 'house',
  'family-complete': 'house',
  'no-free-room': 'house',
  'no-field-space': 'crops',
  'no-empty-field': 'crops',
  'no-crops': 'crops',
  'field-planted': 'crops',
  'no-such-crop': 'crops',
  'other-crop': 'crops',
  'nothing-to-bake-with': 'harvest',
  'no-grain': 'harvest',
  'no-fences': 'farm',
  'not-one-pasture': 'farm',
  'no-pasture': 'farm',
  'fence-there': 'farm',
  'encloses-building': 'farm',
  'fence-bounds-nothing': 'farm',
  'pastures-apart': 'farm',
  'majors-gone': 'buildings',
  'no-major-affordable': 'buildings',
  'major-taken': 'buildings',
  'no-cards': 'cards',
  'no-card-playable': 'cards',
  'not-in-hand': 'cards',
  needs: 'cards',
  'no-room': 'animals',
  'not-so-many': 'animals',
  'must-pay-food': 'harvest',
  begging: 'harvest',
  'nothing-to-convert': 'harvest',
  'no-pair': 'harvest',
};

/** So many sentences are remembered. */
const MOST = 50;

/** Remembers which part of the rules each refusal was about, by its sentence. */
export class Topics {
  private readonly bySentence = new Map<string, HelpTopic>();

  remember(sentence: string, game: string, why: string): void {
    const topics: Readonly<Record<string, HelpTopic | undefined>> =
      game === 'creatures' ? creatures : agricola;
    const topic = topics[why];
    if (topic === undefined) return;
    this.bySentence.delete(sentence);
    this.bySentence.set(sentence, topic);
    const [oldest] = this.bySentence.keys();
    if (this.bySentence.size > MOST && oldest !== undefined) this.bySentence.delete(oldest);
  }

  of(sentence: string): HelpTopic | undefined {
    return this.bySentence.get(sentence);
  }
}

import type { KernelWhy, RecordWhy } from '@furrow/text/kernel-reasons';
import type { Samples } from './samples';

/** Reasons of the kernel, every kind; those that speak of a source speak of these, by the numbers of a game. */
export const kernelReasons = (sources: readonly number[]): Samples<KernelWhy, 'why'> => ({
  'not-your-turn': [
    { why: 'not-your-turn', waitsFor: 1 },
    { why: 'not-your-turn', waitsFor: -1 },
  ],
  'game-over': [{ why: 'game-over' }],
  'strands-the-turn': sources.map((source) => ({ why: 'strands-the-turn', source })),
  'not-possible': [{ why: 'not-possible' }],
  'not-an-option': [{ why: 'not-an-option' }],
  'yes-or-no': [{ why: 'yes-or-no' }],
  stale: [{ why: 'stale', at: 12, now: 14 }],
  unreadable: [{ why: 'unreadable', text: 'bulid shelter', kind: 'build' }],
  'nothing-to-undo': [
    { why: 'nothing-to-undo', to: 0, moves: 0 },
    { why: 'nothing-to-undo', to: 9, moves: 5 },
  ],
  'behind-barrier': [{ why: 'behind-barrier', to: 4 }],
  'no-such-seat': [{ why: 'no-such-seat', seat: 3 }],
});

/** What may be wrong with a record, every kind. */
export const recordReasons: Samples<RecordWhy, 'why'> = {
  'no-title': [{ why: 'no-title', title: 'Furrow record 1' }],
  'no-game': [{ why: 'no-game' }],
  'other-game': [{ why: 'other-game', game: 'chess' }],
  'no-seat': [{ why: 'no-seat', text: 'wood-3' }],
  'no-such-seat': [{ why: 'no-such-seat', seat: 3 }],
  unreadable: [{ why: 'unreadable', text: 'chicken', right: ['forest', 'clay-pit'] }],
  'header-after-moves': [{ why: 'header-after-moves' }],
  'seats-in-order': [{ why: 'seats-in-order' }],
  'wrong-seats': [{ why: 'wrong-seats', seats: 1, right: [2] }],
  'said-twice': [{ why: 'said-twice', name: 'seat 1' }],
  'no-such-option': [{ why: 'no-such-option', option: 'barns', value: '5', right: ['buildings'] }],
  'no-such-value': [{ why: 'no-such-value', option: 'buildings', value: '5', right: ['4', '8', '12'] }],
  'option-needs': [
    { why: 'option-needs', option: 'mode', value: 'family', other: 'edition', right: ['2007'] },
  ],
  'option-needs-seats': [{ why: 'option-needs-seats', option: 'side-job', value: 'on', right: [2, 3, 4] }],
  'options-exclude': [{ why: 'options-exclude', option: 'extra-tile', value: 'on', other: 'extra-copse' }],
  'no-such-card': [{ why: 'no-such-card', option: 'banned-cards', value: 'x', card: 'x' }],
  'card-not-dealt': [{ why: 'card-not-dealt', option: 'banned-cards', value: 'chief', card: 'chief' }],
  'card-twice': [{ why: 'card-twice', option: 'given-cards', value: '1:chief,2:chief', card: 'chief' }],
  'too-many-cards': [
    { why: 'too-many-cards', option: 'given-cards', value: '1:chief', atMost: 1 },
    { why: 'too-many-cards', option: 'given-cards', value: '1:chief', atMost: 7 },
  ],
  'bad-name': [{ why: 'bad-name' }],
  'bad-deal': [{ why: 'bad-deal', deal: '0A1B' }],
  'no-such-pool': [
    { why: 'no-such-pool', pool: '9', right: ['1', '2'] },
    { why: 'no-such-pool', pool: '9', right: [] },
  ],
  'bad-questions': [{ why: 'bad-questions', questions: '9', right: 2 }],
  'no-campaign-title': [{ why: 'no-campaign-title', title: 'Furrow campaign 1' }],
  'campaign-empty': [{ why: 'campaign-empty' }],
  'no-campaigns': [{ why: 'no-campaigns', game: 'creatures' }],
  'campaign-seats': [{ why: 'campaign-seats', seats: 5, right: [1, 2, 3, 4] }],
  'campaign-option': [{ why: 'campaign-option', option: 'solo-food', value: '4', right: '3' }],
  'campaign-pool': [{ why: 'campaign-pool', pool: '4', right: '3' }],
  'campaign-kept': [
    { why: 'campaign-kept', seat: 1, kept: [], right: ['groom', 'angler'] },
    { why: 'campaign-kept', seat: 2, kept: ['groom'], right: [] },
  ],
  'campaign-unfinished': [{ why: 'campaign-unfinished', game: 2 }],
  'campaign-over': [{ why: 'campaign-over', games: 3 }],
  'campaign-names': [{ why: 'campaign-names', names: ['Anna', 'Bea'], right: ['Anna', 'Carla'] }],
  'bad-result': [{ why: 'bad-result' }],
  'other-result': [
    { why: 'other-result', said: [42, 35.5], scores: [41, 35.5] },
    { why: 'other-result', said: [42, 35], scores: [] },
  ],
};

import type { Pane } from '../decisions/registry';

/** The panes of a small screen; a large one shows all of them. */
export type AnyPane = Pane | 'others' | 'log';

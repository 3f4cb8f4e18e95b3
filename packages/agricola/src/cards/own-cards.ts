import type { Declared } from './card';
import type { ownCards as classicE } from './classic/e/own/index';
import type { ownCards as classicI } from './classic/i/own/index';
import type { ownCards as classicK } from './classic/k/own/index';
import type { ownCards as classicZ } from './classic/z/own/index';
import type { ownCards as forest } from './forest/own/index';
import type { ownCards as a } from './revised/a/own/index';
import type { ownCards as b } from './revised/b/own/index';
import type { ownCards as l } from './revised/l/own/index';
import type { ownCards as x } from './x/own/index';

type IdsIn<Cards> = Cards[keyof Cards] extends readonly Declared<infer Id>[] ? Id : never;

/** The ids of the cards with a file of their own. */
export type OwnCardId =
  | IdsIn<typeof a>
  | IdsIn<typeof b>
  | IdsIn<typeof l>
  | IdsIn<typeof classicE>
  | IdsIn<typeof classicI>
  | IdsIn<typeof x>
  | IdsIn<typeof forest>
  | IdsIn<typeof classicK>
  | IdsIn<typeof classicZ>;

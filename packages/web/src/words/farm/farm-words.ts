import type { PlanMark } from '../../protocol/plan';

/** What the page says on and around farms. */
export interface FarmWords {
  readonly pasture: string;
  readonly trough: string;
  readonly stable: string;
  readonly people: (count: number) => string;
  readonly newborns: (count: number) => string;
  readonly begging: (count: number) => string;
  /** Animals that wait beside the farm: `without a place: 2 pigs`. */
  readonly waiting: (animals: string) => string;
  /** What lies on a card: `Beanfield: 2 vegetables`. */
  readonly onCard: (card: string, goods: string) => string;
  /** One of the animals at a cell can be moved: `3 sheep at b2: take one to another place`. */
  readonly takeAnimal: (animals: string, cell: string) => string;
  readonly putAnimal: (place: string) => string;
  readonly putOutside: string;
  readonly comeBack: (animals: string) => string;
  readonly plan: PlanWords;
}

/** The planning board. */
export interface PlanWords {
  readonly open: string;
  readonly title: string;
  readonly about: string;
  readonly marks: Readonly<Record<PlanMark, string>>;
  /** How often something was noted: `Room × 2`. */
  readonly times: (mark: string, count: number) => string;
  readonly clear: string;
  readonly fences: (count: number) => string;
  readonly nothing: string;
  /** An edge in notation: `b2n`. */
  readonly edge: (name: string) => string;
}

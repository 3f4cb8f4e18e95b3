import { CategoryIcon, SignIcon } from '../art/SignIcon';
import type { CardPicture } from '../protocol/card';
import type { ThingKind } from '../protocol/catalogue';

interface Props {
  readonly kind: ThingKind;
  readonly category?: CardPicture['category'] | undefined;
  readonly size?: number;
}

/** The sign of each kind of thing that has no category. */
const KIND_SIGNS: Readonly<Record<ThingKind, string>> = {
  building: 'build',
  major: 'major',
  minor: 'minor',
  occupation: 'occupation',
  space: 'person',
  artifact: 'laid',
  event: 'round',
  merchant: 'trade',
};

/** What a card is good for, or else what it is, as a sign. */
export function CardSign({ kind, category, size = 18 }: Props) {
  return category === undefined ? (
    <SignIcon sign={KIND_SIGNS[kind]} size={size} />
  ) : (
    <CategoryIcon category={category.id} size={size} />
  );
}

/** Why an animal cannot stand where somebody would like to see it. */
export interface StandingPhrases {
  /** No animal can be kept there. */
  readonly nowhere: string;
  /** So many of this animal are there already, and no more find room. */
  readonly full: (animals: string) => string;
  /** Animals that stand there would have no other place. */
  readonly others: (animals: string) => string;
  /** The place takes no such animal, or others would lose their place. */
  readonly noRoom: string;
}

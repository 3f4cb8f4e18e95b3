/** What a typed line led to: it was played, refused, only answered, or it leaves the table. */
export interface Reply {
  readonly is: 'played' | 'refused' | 'said' | 'leave';
  readonly lines: readonly string[];
}

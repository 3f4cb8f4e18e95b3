/** On whose farm something was built, and by whom if that is not the same. */
export interface Whose {
  readonly seat: number;
  readonly by?: number;
}

/** The seat that built it. */
export function builderOf({ seat, by = seat }: Whose): number {
  return by;
}

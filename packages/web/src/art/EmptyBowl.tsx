/** The bowl and spoon of somebody who begs, in a box of 46 by 36. */
export function EmptyBowl() {
  return (
    <>
      <path
        d="M9 15h28c0 9-6 14-14 14S9 24 9 15z"
        fill="var(--paper)"
        stroke="var(--warn)"
        strokeWidth="2.200"
      />
      <path d="M17 11l12-6" stroke="var(--warn)" strokeWidth="2.200" strokeLinecap="round" />
    </>
  );
}

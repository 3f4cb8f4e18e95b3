/** A place on the screen that something flies from or to. */
export type Spot =
  | { readonly on: 'space'; readonly id: string }
  | { readonly on: 'farm'; readonly seat: number }
  | { readonly on: 'house'; readonly seat: number }
  | { readonly on: 'cell'; readonly seat: number; readonly name: string }
  | { readonly on: 'supply'; readonly seat: number; readonly good: string };

/** Where a place lies on the screen; undefined if it is not shown. A supply or house that is not shown is where its farm is. */
export function boxOf(spot: Spot): DOMRect | undefined {
  return selectorsOf(spot)
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => element.getBoundingClientRect())
    .find(({ width }) => width > 0);
}

function selectorsOf(spot: Spot): string[] {
  switch (spot.on) {
    case 'space':
      return [`[data-space="${spot.id}"]`];
    case 'farm':
      return [`[data-farm="${spot.seat}"]`];
    case 'house':
      return [`[data-farm="${spot.seat}"] [data-people]`, `[data-farm="${spot.seat}"]`];
    case 'cell':
      return [`[data-farm="${spot.seat}"] [data-ground="${spot.name}"]`];
    default:
      return [
        `:is([data-supply="${spot.seat}"], [data-store="${spot.seat}"]) [data-good="${spot.good}"]`,
        `[data-farm="${spot.seat}"]`,
      ];
  }
}

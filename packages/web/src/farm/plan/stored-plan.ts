import type { Plan } from '../../protocol/plan';

export const NO_PLAN: Plan = { cells: {}, edges: [] };

/** The notes on a farm that this browser keeps; only somebody before this screen sees them. */
export function storedPlan(key: string): Plan {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isPlan(found) ? found : NO_PLAN;
  } catch {
    return NO_PLAN;
  }
}

export function storePlan(key: string, plan: Plan): void {
  try {
    localStorage.setItem(key, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing forgets the notes with the page.
  }
}

function isPlan(found: unknown): found is Plan {
  return (
    typeof found === 'object' &&
    found !== null &&
    'cells' in found &&
    'edges' in found &&
    Array.isArray(found.edges)
  );
}

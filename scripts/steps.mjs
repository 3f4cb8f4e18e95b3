// The steps of `npm test`, by name and command, in the order in which they start.
const steps = [
  // It takes longest, and runs beside all others.
  { name: 'browser', command: ['node', 'scripts/browser-tests.mjs'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'lock', command: ['node', 'scripts/check-lock.mjs'] },
  { name: 'layers', command: ['node', '--import', 'tsx', 'tools/check-layers.ts'], telling: true },
  { name: 'unused', command: ['knip', '--no-config-hints'] },
  { name: 'buildings', command: ['node', '--import', 'tsx', 'tools/check-buildings.ts'], telling: true },
  { name: 'cards', command: ['node', '--import', 'tsx', 'tools/cards.ts'], telling: true },
  { name: 'rules', command: ['node', '--import', 'tsx', 'tools/rule-coverage.ts'], telling: true },
  { name: 'agricola', command: ['node', '--import', 'tsx', 'tools/agricola-coverage.ts'], telling: true },
  // It keeps two processors busy; the browser would take all the longer.
  { name: 'vitest', command: ['vitest', 'run'], counted: true, givesWay: true },
];

/** The steps that `--only a,b` asks for; all without it. Throws when a name is unknown. */
export function chooseSteps(args) {
  const [flag, list, ...rest] = args;
  if (flag === undefined) return steps;
  const [name, inline] = flag.split('=', 2);
  const wanted = (inline ?? list ?? '').split(',').filter(Boolean);
  if (name !== '--only' || wanted.length === 0 || rest.length > 0)
    throw new Error('usage: npm test -- --only a,b');
  const known = steps.map((step) => step.name);
  const unknown = wanted.filter((step) => !known.includes(step));
  if (unknown.length > 0) throw new Error(`unknown step: ${unknown.join(', ')} (steps: ${known.join(', ')})`);
  return steps.filter((step) => wanted.includes(step.name));
}

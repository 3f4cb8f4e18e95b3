/** A small record: the set-up of a game with chosen buildings, and some turns. */
export function recordOf(buildings: string, moves: string): string {
  const lines = moves.split('\n').map((line) => line.trim());
  const head = [
    'Furrow record 1',
    'game: creatures',
    `option buildings: ${buildings}`,
    'seat 1: me',
    'seat 2: me',
  ];
  return [...head, '', ...lines, ''].join('\n');
}

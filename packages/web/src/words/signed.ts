/** A number with a true minus sign; a half is ½. */
export function signed(number: number): string {
  return String(number)
    .replace('-', '−')
    .replace(/\.5$/, '½')
    .replace(/^(−?)0½$/, '$1½');
}

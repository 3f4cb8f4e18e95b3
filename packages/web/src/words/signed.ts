/** A number with a true minus sign. */
export function signed(number: number): string {
  return String(number).replace('-', '−');
}

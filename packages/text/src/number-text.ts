/** A number as a reader wants it: halves as ½, a true minus sign; any other number as it is. */
export function numberText(value: number): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const half = size - whole === 0.5;
  if (!half && size !== whole) return String(value);
  const text = half ? `${whole === 0 ? '' : whole}½` : String(whole);
  return value < 0 ? `−${text}` : text;
}

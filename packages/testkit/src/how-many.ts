/** `npm run long-checks` plays far more games than `npm test`. */
const isLong = process.env.FURROW_CHECKS === 'long';

/** How many games a test plays: few whenever something was changed, many in the long checks. */
export function howMany(few: number, many: number): number {
  return isLong ? many : few;
}

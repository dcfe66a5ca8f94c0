/**
 * Returns `amount · numerator / denominator`, rounded half away from zero: 200.00 · 7/9 is 155.56. All arguments are
 * whole numbers, and the denominator is above 0. The product of `amount` and `numerator` may be too large for an exact
 * JavaScript number.
 */
export function mulDiv(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  if (divisor <= 0n) throw new RangeError('The denominator has to be above 0.');
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  // avoids -0, which is not a valid amount
  return Number(product < 0n ? -rounded : rounded) || 0;
}

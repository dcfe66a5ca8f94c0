/**
 * `amount · numerator / denominator`, rounded half away from zero: 200.00 by 7/9 is 155.56. Whole numbers; the product may
 * be beyond what a number holds exactly. The denominator is above 0.
 */
export function mulDiv(amount: number, numerator: number, denominator: number): number {
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator);
  if (divisor <= 0n) throw new RangeError('The denominator has to be above 0.');
  const size = product < 0n ? -product : product;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  // not -0, which is no amount
  return Number(product < 0n ? -rounded : rounded) || 0;
}

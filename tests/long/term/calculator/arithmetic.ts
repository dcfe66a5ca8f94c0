// Money is counted in cents, percentages of discounts in hundredths of a per cent, and percentages of taxes in
// ten-thousandths of a per cent.

/** Returns `a · n / d`, rounded half away from zero. */
export function mulDiv(a: number, n: number, d: number): number {
  const product = BigInt(a) * BigInt(n);
  const [positive, divisor] = [product < 0n ? -product : product, BigInt(d)];
  const rounded = (2n * positive + divisor) / (2n * divisor);
  return Number(product < 0n ? -rounded : rounded);
}

/**
 * Divides a total by weights, and rounds each part down. Then adds one cent to each of the parts with the largest
 * remainders, until the parts add up to the total. If remainders are equal, the first part comes first.
 */
export function split(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.floor((total * weight) / whole));
  const remainders = weights.map((weight, at) => ({ at, left: (total * weight) % whole }));
  const missing = total - parts.reduce((sum, part) => sum + part, 0);
  for (const { at } of remainders.sort((a, b) => b.left - a.left || a.at - b.at).slice(0, missing)) {
    parts[at] = (parts[at] ?? 0) + 1;
  }
  return parts;
}

export const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

/** Converts `1234` to `"12.34"`. */
export const money = (cents: number): string => (cents / 100).toFixed(2).replace('-0.00', '0.00');

/** Converts `"12.34"` to `1234`. */
export const cents = (text: string): number => Math.round(Number(text) * 100);

/** Returns a percentage as reports show it, such as `"91.11"`, rounded half up. Returns null if the whole is zero. */
export const rate = (part: number, whole: number): string | null =>
  whole === 0 ? null : money(mulDiv(part, 10_000, whole));

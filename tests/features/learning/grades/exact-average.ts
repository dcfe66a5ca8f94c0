/** A score with its weight and the highest possible score. Scores are in hundredths of a point. */
interface Counted {
  readonly weight: number;
  readonly score: number;
  readonly max: number;
}

/**
 * Returns the weighted average in hundredths of a per cent, rounded half up once, or null if all weights are zero. Adds
 * the fractions exactly: their common denominator is the product of all highest possible scores.
 */
export function exactAverage(scores: readonly Counted[]): number | null {
  const all = scores.reduce((product, { max }) => product * BigInt(max), 1n);
  const weights = scores.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (weights === 0n) return null;
  const points = scores.reduce(
    (sum, { weight, score, max }) => sum + BigInt(weight) * BigInt(score) * (all / BigInt(max)),
    0n,
  );
  // 10,000 · points / (all · weights), rounded half up
  const [part, whole] = [10_000n * points, all * weights];
  const [floor, rest] = [part / whole, part % whole];
  return Number(2n * rest >= whole ? floor + 1n : floor);
}

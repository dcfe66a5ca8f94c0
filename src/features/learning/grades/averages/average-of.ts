/** A score that counts in an average, with its weight. Scores are in hundredths of a point. */
export interface WeightedScore {
  readonly weight: number;
  readonly score: number;
  readonly max: number;
}

/**
 * Returns the average of weighted scores in hundredths of a per cent: Σ weight · score / max ÷ Σ weight, computed
 * exactly and rounded half up once. Null if no score has a weight above 0.
 */
export function averageOf(scores: readonly WeightedScore[]): number | null {
  // the sum of fractions is the fraction `part / whole`
  let [part, whole, weights] = [0n, 1n, 0n];
  for (const { weight, score, max } of scores) {
    if (weight === 0) continue;
    part = part * BigInt(max) + BigInt(weight) * BigInt(score) * whole;
    whole *= BigInt(max);
    weights += BigInt(weight);
    const common = divisorOf(part, whole);
    part /= common;
    whole /= common;
  }
  if (weights === 0n) return null;
  const all = whole * weights;
  return Number((20_000n * part + all) / (2n * all));
}

/** Returns the greatest common divisor, which keeps the fraction short. */
function divisorOf(one: bigint, other: bigint): bigint {
  let [greater, smaller] = [other, one];
  while (smaller !== 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

/**
 * Splits a total into parts by weights. Each part is rounded down. Then the parts with the largest remainders get one
 * more unit each. If remainders are equal, earlier parts come first. The parts add up to the total. All arguments are
 * whole numbers of 0 or more, and at least one weight is above 0.
 */
export function split(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (total < 0 || sum <= 0n || weights.some((weight) => weight < 0)) {
    throw new RangeError('A total and its weights have to be 0 or more, and not all weights 0.');
  }
  const shares = weights.map((weight, index) => {
    const product = BigInt(total) * BigInt(weight);
    return { index, part: Number(product / sum), remainder: product % sum };
  });
  const parts = shares.map(({ part }) => part);
  const missing = total - parts.reduce((all, part) => all + part, 0);
  const largestFirst = shares.toSorted(
    (one, other) => Number(other.remainder - one.remainder) || one.index - other.index,
  );
  const raised = new Set(largestFirst.slice(0, missing).map(({ index }) => index));
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part));
}

/** The number of fragments. If each one is read twice as often as the one before, the last one is never reached. */
const LENGTH = 60;

/**
 * Returns the selection of `leaf` through a chain of fragments, and the fragments. Each fragment spreads the next one
 * twice. The names of the fragments begin with `name`.
 */
export function doubledFragments(type: string, leaf: string, name = 'f'): { selection: string; fragments: string } {
  const fragments = Array.from({ length: LENGTH }, (_, n) => {
    const next = `...${name}${n + 1}`;
    return `fragment ${name}${n} on ${type} { ${n === LENGTH - 1 ? leaf : `${next} ${next}`} }`;
  });
  return { selection: `...${name}0`, fragments: fragments.join(' ') };
}

/**
 * Each light colour with its dark variant. No light colour occurs twice, because the dark style finds a colour by its
 * value.
 */
const SCHEME = {
  background: ['#ffffff', '#0f172a'],
  text: ['#0f172b', '#f1f5f9'],
  muted: ['#475569', '#94a3b8'],
  axis: ['#94a3b9', '#64748b'],
  split: ['#e2e8f0', '#1e293b'],
} as const;

/**
 * The colours of series, in order. Readers who cannot distinguish red from green can still distinguish these colours
 * from each other and from the background.
 */
const SERIES = [
  ['#0f766e', '#2dd4bf'],
  ['#d97706', '#fbbf24'],
  ['#4f46e5', '#a5b4fc'],
  ['#be185d', '#f9a8d4'],
  ['#0284c7', '#7dd3fc'],
  ['#57534e', '#d6d3d1'],
] as const;

/**
 * The colours of series, from harmless to severe. The contrast with the background increases from each colour to the
 * next, so the order is visible even in shades of grey.
 */
const SEVERITY = [
  ['#6097cc', '#4d6f99'],
  ['#927210', '#a9893c'],
  ['#9c4a0e', '#dd9a4f'],
  ['#8a1726', '#f9ae8e'],
  ['#430822', '#ffdcd6'],
] as const;

export const BACKGROUND = SCHEME.background[0];
export const TEXT = SCHEME.text[0];
export const MUTED = SCHEME.muted[0];
export const AXIS = SCHEME.axis[0];
export const SPLIT = SCHEME.split[0];
export const PALETTE: readonly string[] = SERIES.map(([light]) => light);
export const SEVERITIES: readonly string[] = SEVERITY.map(([light]) => light);

const rules = [...Object.values(SCHEME), ...SERIES, ...SEVERITY].map(
  ([light, dark]) => `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`,
);

/** The style that makes a light picture dark, if the reader's system is set to dark colours. */
export const FOLLOW_THE_SCHEME = `@media (prefers-color-scheme:dark){${rules.join('')}}`;

import { formatPercent } from '../validation/scalars.ts';

/** The whole, in hundredths of a per cent, as percentages are kept: `"2.50"` is 250. */
export const WHOLE = 10_000;

/** 250 hundredths of a per cent as people read them: `2.5 %`. */
export const percentText = (hundredths: number): string => `${formatPercent(hundredths).replace(/\.?0+$/, '')} %`;

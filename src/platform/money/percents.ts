import { formatPercent } from '../validation/scalars.ts';

/** The value of 100 % in hundredths of a per cent, the unit of stored percentages: `"2.50"` is 250. */
export const WHOLE = 10_000;

/** Formats 250 hundredths of a per cent for people: `2.5 %`. */
export const percentText = (hundredths: number): string => `${formatPercent(hundredths).replace(/\.?0+$/, '')} %`;

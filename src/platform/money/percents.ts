import { formatPercent } from '../validation/scalars.ts';

/** 100 % in hundredths of a per cent, which is the unit of stored percentages: `"2.50"` is 250. */
export const WHOLE = 10_000;

/** Formats hundredths of a per cent for people: 250 as `2.5 %`. */
export const percentText = (hundredths: number): string => `${formatPercent(hundredths).replace(/\.?0+$/, '')} %`;

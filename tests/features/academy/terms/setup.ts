import { operations } from '../../money/pricing/setup.ts';

export const terms = operations('Term', 'id academyId name code startsOn endsOn version createdAt updatedAt');

/** Returns the input for a winter term. */
export const newTerm = (given: object = {}) => ({
  ...{ name: 'Winter', code: `W-${Math.random().toString(36).slice(2, 10)}` },
  ...{ startsOn: '2026-01-05', endsOn: '2026-03-27' },
  ...given,
});

/** Returns a term in a given year, which overlaps no term of other years. */
export const ofYear = (year: number, given: object = {}) =>
  newTerm({ startsOn: `${year}-01-05`, endsOn: `${year}-03-27`, ...given });

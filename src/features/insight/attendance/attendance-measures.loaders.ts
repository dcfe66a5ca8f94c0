import { sql } from 'kysely';
import type { ReadContext, Sql } from '../../../platform/loaders/read-model.ts';
import { ratesOf, WEIGHTS } from '../../learning/attendance/rates/attendance-rates.loaders.ts';
import { type Report, sum } from '../core/report.loaders.ts';
import { STATUSES } from './attendance-facts.loaders.ts';

// The measures of the attendance reports. They are computed from facts: rows that contain the number of marks with each
// status, the number of `planned` marks (marks of expected students in a session) and the number of `expected` students.

const facts = (name: string): Sql => sql.ref(`x.${name}`);

/** The number of marks by status. */
export const COUNTS_BY_STATUS: Report['measures'] = Object.fromEntries(
  STATUSES.map((status) => [status, { of: sum(facts(status)) }]),
);

/** The counts by status, and their total. */
export const COUNTS: Report['measures'] = {
  ...COUNTS_BY_STATUS,
  marked: { of: sum(sql.join(STATUSES.map(facts), sql` + `)) },
};

/** The counts, and the number of expected students. */
export const COUNTS_OF_EXPECTED: Report['measures'] = {
  ...COUNTS,
  planned: { of: sum(facts('planned')) },
  expected: { of: sum(facts('expected')) },
};

/** Returns the rates of a row, or of all rows. */
export const ratesOfRow = (value: (measure: string) => Sql, context: ReadContext) =>
  ratesOf((name) => (name in WEIGHTS ? WEIGHTS[name as keyof typeof WEIGHTS](context) : value(name)));

export const RATES = {
  rate: (value, context) => ratesOfRow(value, context).rate,
  punctuality: (value, context) => ratesOfRow(value, context).punctuality,
} satisfies Report['shares'];

export const RATES_AND_COVERAGE: NonNullable<Report['shares']> = {
  ...RATES,
  coverage: (value) => ({ part: value('planned'), whole: value('expected') }),
};

/** The formulas of the rates in words, for the definitions of reports. */
export const RATES_IN_WORDS =
  'The rate is (present + late) / (present + late + absent), unless the academy counts late or excused marks ' +
  'otherwise; punctuality is present / (present + late).';

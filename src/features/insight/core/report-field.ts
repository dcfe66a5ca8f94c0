import { CHART } from '../../../platform/charts/chart.ts';
import { SCANS, type Scans } from '../../../platform/graphql/cost.ts';
import { USUAL_PAGE } from '../../../platform/graphql/cost-arguments.ts';
import { GROUP_COLUMNS, type GroupColumns } from '../../../platform/graphql/group-columns.ts';
import { daysBetween } from '../../../platform/time/days.ts';
import { REPORT_PAGE_SIZE } from '../../../platform/validation/page-size.ts';
import { parseDate } from '../../../platform/validation/scalars.ts';
import type { Report } from './report.loaders.ts';
import { YEARS } from './report-period.ts';

/** The name of the extension that attaches the {@link Report} to a root field. */
export const REPORT = 'report';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    readonly report?: Report;
  }
}

const groupColumns = ({ groups }: Report): GroupColumns =>
  Object.fromEntries(
    Object.entries(groups).map(([name, { key, apart, names = {} }]) => [
      name,
      [key[0], ...(apart ? [apart[0]] : []), ...Object.keys(names)],
    ]),
  );

/** Returns the extensions of a root field that returns a report: definition, cost and chart. */
export const answersReport = (report: Report): Record<string, unknown> => ({
  [REPORT]: report,
  [GROUP_COLUMNS]: groupColumns(report),
  [SCANS]: scansOfReport,
  [USUAL_PAGE]: REPORT_PAGE_SIZE,
  ...(report.chart && { [CHART]: report.chart }),
});

/** The basic cost of a report, and the cost of each month in its period. */
const OF_A_REPORT = 200;
const PER_MONTH = 10;

const MOST_MONTHS = 12 * YEARS;

/**
 * Returns the cost of a report. The cost grows with the number of months in the period. For an invalid period, it is
 * the cost of the longest period.
 */
const scansOfReport: Scans = (argument) => {
  const { from, to } = Object(argument('filter'));
  const [first, last] = [from, to].map(parseDate);
  if (!from) return OF_A_REPORT + PER_MONTH;
  const months = first && last ? Math.ceil((daysBetween(first, last) + 1) / 28) : MOST_MONTHS;
  return OF_A_REPORT + PER_MONTH * Math.min(Math.max(months, 1), MOST_MONTHS);
};

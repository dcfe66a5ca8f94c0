import type { Request, Response } from 'express';
import type { GraphQLSchema } from 'graphql';
import { CHART, type Chart } from '../src/platform/charts/chart.ts';
import { drawChart } from '../src/platform/charts/draw-chart.ts';
import { WIDTHS } from '../src/platform/charts/drawing.ts';
import { AppError, type FieldErrors, invalid } from '../src/platform/errors/app-error.ts';
import { sendText } from '../src/platform/http/send-text.ts';
import { snakeCase } from '../src/platform/validation/messages.ts';
import type { Run } from './answers.ts';
import { CSV_TYPE, JSON_TYPE } from './csv.ts';
import { numberIn, type RestQuery } from './lists.ts';
import { queryOf } from './query.ts';
import type { Route } from './route.ts';

const SVG_TYPE = 'image/svg+xml; charset=utf-8';

/** The content security policy of a picture. A picture may use its own style. It may not load, run or send anything. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * The groupings whose rows are ordered by time, from left to right. In other groupings, there may be many rows, with
 * long names.
 */
const IN_TIME: ReadonlySet<string> = new Set(['day', 'week', 'month', 'weekday', 'hour']);

/**
 * The maximum number of rows in a picture. For groupings by time, this is the number of days in a leap year. For other
 * groupings, only the first 20 rows are drawn.
 */
const MOST_ROWS = { inTime: 366, named: 20 };

/** The chart of a report, and the width of its picture. */
interface WantedChart {
  readonly chart: Chart;
  readonly width: number;
}

/**
 * Returns the chart of a route's report, if the client prefers a picture. Returns null if the client prefers JSON or
 * CSV. Throws if the width is invalid. Also throws if the client accepts only a picture, and the report has none.
 */
export function wantedChart(req: Request, schema: GraphQLSchema, { operation, path }: Route): WantedChart | null {
  if (req.accepts([JSON_TYPE, CSV_TYPE, SVG_TYPE]) !== SVG_TYPE) return null;
  const chart = schema.getQueryType()?.getFields()[operation]?.extensions[CHART];
  if (chart) return { chart, width: widthOf(req) };
  if (req.accepts([JSON_TYPE, CSV_TYPE])) return null;
  throw new AppError(
    'BAD_USER_INPUT',
    `There is no picture of ${path.slice(1)}: it comes as application/json or text/csv.`,
    {
      status: 406,
    },
  );
}

function widthOf(req: Request): number {
  const errors: FieldErrors = {};
  const { least, most, usual } = WIDTHS;
  const width = numberIn(queryOf(req.originalUrl), { name: 'width', absent: usual, least, most }, errors);
  if (errors.width) throw invalid(errors);
  return width;
}

/** A picture of a report. */
export class Picture {
  readonly #name: string;
  readonly #svg: string;

  constructor(name: string, svg: string) {
    this.#name = name;
    this.#svg = svg;
  }

  async sendTo(res: Response): Promise<void> {
    res.set({
      'Content-Type': SVG_TYPE,
      'Content-Disposition': `inline; filename="${this.#name}.svg"`,
      'Content-Security-Policy': POLICY,
    });
    sendText(res, this.#svg);
  }
}

type Row = Record<string, string | number | boolean | null>;

/** A report as its operation returns it. */
interface ReportData {
  readonly nodes: readonly Row[];
  readonly total: number;
  readonly group_by: string;
  readonly currency: string;
  readonly as_of: string;
  readonly from?: string;
  readonly to?: string;
}

/**
 * Draws a report. Rows by time are drawn in the order of time. Otherwise, the picture has the first rows in the
 * requested order.
 */
export async function pictureOf(
  { operation }: Route,
  { chart, width }: WantedChart,
  { variables }: RestQuery,
  run: Run,
): Promise<Picture> {
  const group = String(variables.groupBy ?? '');
  const isByTime = IN_TIME.has(group.toLowerCase());
  const asked = { ...variables, first: MOST_ROWS.inTime, offset: 0, ...(isByTime && { orderBy: undefined }) };
  const { list: told } = await run<{ readonly list: ReportData }>(asked);
  const isInTime = IN_TIME.has(told.group_by);
  const rows = told.nodes.slice(0, isInTime ? MOST_ROWS.inTime : MOST_ROWS.named);
  const svg = await drawChart({
    chart,
    subtitle: [subtitleOf(told, rows.length, chart), ...choicesOf(variables.filter)].join('; '),
    currency: told.currency,
    isInTime,
    width,
    rows: withGaps(
      rows.map((row) => ({ label: labelOf(row, told.group_by), values: valuesOf(row, chart) })),
      told,
      chart,
    ),
  });
  return new Picture(operation, svg);
}

/** Returns the subtitle: `1 January 2026 to 18 March 2026, by course, in AUD: the first 20 of 137` */
function subtitleOf(
  { from, to, as_of, group_by, currency, total }: ReportData,
  shown: number,
  { series }: Chart,
): string {
  const when = from && to ? `${dayName(from)} to ${dayName(to)}` : `As of ${dayName(as_of)}`;
  const cut = shown < total ? `: the first ${shown} of ${total}` : '';
  const money = series.some(({ unit }) => unit === 'money') ? `, in ${currency}` : '';
  return `${when}, by ${group_by.replaceAll('_', ' ')}${money}${cut}`;
}

interface Drawn {
  readonly label: string;
  readonly values: Readonly<Record<string, number | null>>;
}

/** Adds the days or months that are missing between rows. Their amounts are zero, and their rates are unknown. */
function withGaps(
  rows: readonly Drawn[],
  { group_by, from, to, as_of }: ReportData,
  { series }: Chart,
): readonly Drawn[] {
  if (rows.length === 0 || !from || !to || !(group_by === 'day' || group_by === 'month')) return rows;
  const last = to < as_of ? to : as_of;
  const known = new Map(rows.map((row) => [row.label, row]));
  const nothing = Object.fromEntries(series.map(({ measure, unit }) => [measure, unit === 'percent' ? null : 0]));
  const labels = new Set<string>();
  for (let at = Date.parse(from); at <= Date.parse(last) && labels.size < MOST_ROWS.inTime; at += DAY_MS)
    labels.add(new Date(at).toISOString().slice(0, group_by === 'day' ? 10 : 7));
  return [...labels].map((label) => known.get(label) ?? { label, values: nothing });
}

const DAY_MS = 86_400_000;

/** Returns the enum values of a filter as texts for the subtitle, for example `basis billed`. */
const choicesOf = (filter: unknown): string[] =>
  Object.entries(Object(filter))
    .map(([name, given]) => [snakeCase(name), [given].flat()] as const)
    .filter(([, values]) => values.every((value) => typeof value === 'string' && /^[A-Z_]+$/.test(value)))
    .map(([name, values]) => `${name.replace(/_in$/, '')} ${values.join(', ')}`.replaceAll('_', ' ').toLowerCase());

const dayName = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });

/** Returns the label of a row: the name of its group, if the group has a name. */
function labelOf(row: Row, group: string): string {
  if (row.on_account) return 'On account';
  const value = row[`${group}_name`] ?? row[group] ?? row[`${group}_id`] ?? `no ${group}`;
  const words = String(value).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const valuesOf = (row: Row, { series }: Chart): Record<string, number | null> =>
  Object.fromEntries(
    series.map(({ measure }) => {
      const value = row[snakeCase(measure)];
      return [measure, value == null ? null : Number(value)];
    }),
  );

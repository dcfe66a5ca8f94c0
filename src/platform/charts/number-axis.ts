import type { Unit } from './chart.ts';
import { MUTED, SPLIT } from './colours.ts';
import type { Drawing } from './drawing.ts';
import type { Layout } from './layout.ts';

/** Returns the units of a chart, at most two. There is one axis for each unit. */
export const unitsOf = ({ series }: Drawing['chart']): Unit[] => [...new Set(series.map(({ unit }) => unit))];

/** The minimum rate, in percent, that counts as high. If all rates are high, the axis of rates begins above 0. */
const HIGH = 50;
const STEP = 10;

/** The rates at which an axis begins and ends, in percent. */
export interface RateRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns where the axis of rates begins and ends. If all rates are high, the axis begins at the multiple of ten below
 * the lowest rate, so that the differences are visible. The axis ends at 100. If the highest rate is above 100, the
 * axis ends at the next multiple of ten.
 */
export function rateRange({ chart, rows }: Pick<Drawing, 'chart' | 'rows'>): RateRange {
  const rates = chart.series
    .filter(({ unit }) => unit === 'percent')
    .flatMap(({ measure }) => rows.map(({ values }) => values[measure] ?? null))
    .filter((rate) => rate !== null);
  const least = Math.min(...rates, 100);
  const most = Math.max(...rates, 100);
  return {
    min: rates.length > 0 && least >= HIGH ? Math.ceil(least / STEP) * STEP - STEP : 0,
    max: Math.ceil(most / STEP) * STEP,
  };
}

/** Returns the name of an axis: its unit, and the number at which it begins, if this number is above 0. */
function nameOf(unit: Unit, drawing: Drawing): string {
  if (unit === 'money') return drawing.currency;
  if (unit === 'count') return 'Number';
  const { min } = rateRange(drawing);
  return min === 0 ? '%' : `% (axis begins at ${min})`;
}

/**
 * Returns the axis of a unit. The first axis is on the left or at the top, and the second axis is on the opposite side.
 */
export function numberAxis(unit: Unit, index: number, drawing: Drawing, { parts }: Layout) {
  const { isInTime, rows } = drawing;
  const isFirst = index === 0;
  return {
    type: 'value' as const,
    show: rows.length > 0,
    name: nameOf(unit, drawing),
    // the name is at the end of the axis, inside the picture
    nameLocation: 'end' as const,
    nameTextStyle: {
      ...{ color: MUTED, fontSize: 12 },
      ...placeOfName(isInTime, isFirst),
    },
    ...(!isInTime && { nameGap: 0 }),
    position: sideOf(isInTime, isFirst),
    splitNumber: parts,
    ...(unit === 'percent' ? rateRange(drawing) : { minInterval: unit === 'count' ? 1 : 0 }),
    axisLabel: {
      ...{ color: MUTED, fontSize: 12, hideOverlap: true },
      formatter: (value: number) => value.toLocaleString('en'),
    },
    splitLine: { show: isFirst, lineStyle: { color: SPLIT } },
  };
}

/**
 * The distance, in pixels, between the line of an axis and the name of the axis. The numbers of the axis are between
 * them.
 */
const NUMBERS = 28;

function placeOfName(isInTime: boolean, isFirst: boolean) {
  if (isInTime) return { align: isFirst ? ('left' as const) : ('right' as const) };
  return isFirst
    ? { align: 'right' as const, verticalAlign: 'bottom' as const, padding: [0, 0, NUMBERS, 0] }
    : { align: 'right' as const, verticalAlign: 'top' as const, padding: [NUMBERS, 0, 0, 0] };
}

function sideOf(isInTime: boolean, isFirst: boolean) {
  if (isInTime) return isFirst ? ('left' as const) : ('right' as const);
  return isFirst ? ('top' as const) : ('bottom' as const);
}

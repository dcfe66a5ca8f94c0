import type { EChartsOption, SeriesOption } from 'echarts';
import type { Chart, Series, Unit } from './chart.ts';
import { AXIS, BACKGROUND, MUTED, PALETTE, SPLIT, TEXT } from './colours.ts';

/** The data of a chart. Each row is a position on the axis, with its numbers by the measures of the series. */
export interface Drawing {
  readonly chart: Chart;
  /** The text below the title: period and filter. */
  readonly subtitle: string;
  readonly currency: string;
  readonly rows: readonly { readonly label: string; readonly values: Readonly<Record<string, number | null>> }[];
  /** True if rows are ordered by time: then they are drawn from left to right, and otherwise from top to bottom. */
  readonly isInTime: boolean;
}

export const WIDTH = 960;

const LONGEST_NAME = 28;

/** The number of rows above which the chart has lines, because bars would be too thin. */
const MOST_BARS = 62;

// without names in quotes, which would end the XML attribute
const FONT = 'system-ui, sans-serif';

const UNITS: Record<Unit, (currency: string) => string> = {
  money: (currency) => currency,
  percent: () => '%',
  count: () => 'Number',
};

/** Returns the options of ECharts. */
export function optionsOf(drawing: Drawing): EChartsOption {
  const { chart, subtitle, rows, isInTime } = drawing;
  const names = {
    type: 'category' as const,
    show: rows.length > 0,
    data: rows.map(({ label }) => label),
    inverse: !isInTime,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: AXIS } },
    axisLabel: { color: MUTED, fontSize: 12, formatter: shortened },
  };
  const numbers = unitsOf(chart).map((unit, index) => numberAxis(unit, index, drawing));
  return {
    animation: false,
    backgroundColor: BACKGROUND,
    textStyle: { fontFamily: FONT },
    title: {
      ...{ text: chart.title, subtext: subtitle, left: 24, top: 16, itemGap: 6 },
      textStyle: { color: TEXT, fontSize: 20, fontWeight: 600 },
      subtextStyle: { color: MUTED, fontSize: 13, width: WIDTH - 48, overflow: 'truncate' },
    },
    legend: {
      ...{
        show: chart.series.length > 1 && rows.length > 0,
        left: 24,
        top: 76,
        itemWidth: 14,
        itemHeight: 10,
        itemGap: 18,
      },
      ...{ selectedMode: false, textStyle: { color: TEXT, fontSize: 12 } },
    },
    grid: { left: 24, right: 32, top: 132, bottom: 24, containLabel: true },
    [isInTime ? 'xAxis' : 'yAxis']: names,
    [isInTime ? 'yAxis' : 'xAxis']: numbers,
    series: chart.series.map((series, index) => seriesOf(series, index, drawing)),
    ...(rows.length === 0 && { graphic: [EMPTY] }),
  };
}

const EMPTY = {
  type: 'text' as const,
  left: 'center',
  top: 'middle',
  style: { text: 'There is nothing to show.', fill: MUTED, fontSize: 16, fontFamily: FONT },
};

/** Returns the units of a chart, at most two; each has an axis. */
const unitsOf = ({ series }: Chart): Unit[] => [...new Set(series.map(({ unit }) => unit))];

function numberAxis(unit: Unit, index: number, { currency, isInTime, rows }: Drawing) {
  return {
    type: 'value' as const,
    show: rows.length > 0,
    name: UNITS[unit](currency),
    // at the end of the axis
    nameLocation: 'end' as const,
    nameTextStyle: {
      color: MUTED,
      fontSize: 12,
      ...(isInTime && { align: index > 0 ? ('left' as const) : ('right' as const) }),
    },
    position: isInTime
      ? index > 0
        ? ('right' as const)
        : ('left' as const)
      : index > 0
        ? ('bottom' as const)
        : ('top' as const),
    ...(unit === 'percent' ? { min: 0, max: 100 } : { minInterval: unit === 'count' ? 1 : 0 }),
    axisLabel: { color: MUTED, fontSize: 12, formatter: (value: number) => value.toLocaleString('en') },
    splitLine: { show: index === 0, lineStyle: { color: SPLIT } },
  };
}

function seriesOf({ measure, label, unit, isLine }: Series, index: number, drawing: Drawing): SeriesOption {
  const { chart, rows, isInTime } = drawing;
  const axis = unitsOf(chart).indexOf(unit);
  const common = {
    name: label,
    color: PALETTE[index % PALETTE.length],
    data: rows.map(({ values }) => values[measure] ?? null),
    silent: true,
    ...(isInTime ? { yAxisIndex: axis } : { xAxisIndex: axis }),
  };
  const isDense = rows.length > MOST_BARS && !chart.isStacked;
  if (isInTime && (isLine || isDense)) {
    const points = { symbol: 'circle', symbolSize: 6, showSymbol: !isDense };
    return { ...common, ...points, type: 'line', lineStyle: { width: isDense ? 1.5 : 2.5 } };
  }
  return { ...common, type: 'bar', barMaxWidth: 44, barGap: '10%', ...(chart.isStacked && { stack: 'all' }) };
}

const shortened = (name: string): string =>
  [...name].length > LONGEST_NAME
    ? `${[...name]
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : name;

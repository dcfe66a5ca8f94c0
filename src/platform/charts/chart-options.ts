import type { EChartsOption, SeriesOption } from 'echarts';
import type { Series } from './chart.ts';
import { AXIS, BACKGROUND, MUTED, PALETTE, SEVERITIES, SPLIT, TEXT } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { hasLegend, type Layout, shortenName } from './layout.ts';
import { numberAxis, rateRange, unitsOf } from './number-axis.ts';

/**
 * The maximum number of rows that a chart over time shows as bars. With more rows, the bars would be too thin, so the
 * chart shows lines.
 */
const MOST_BARS = 62;

// font names without quotes, because a quote would end the XML attribute
const FONT = 'system-ui, sans-serif';

/** Returns the options with which the library ECharts draws the picture. */
export function optionsOf(drawing: Drawing, layout: Layout): EChartsOption {
  const { chart, rows, isInTime, width } = drawing;
  const { title, subtitle, headingTop, margin, grid } = layout;
  const numbers = unitsOf(chart).map((unit, index) => numberAxis(unit, index, drawing, layout));
  return {
    animation: false,
    backgroundColor: BACKGROUND,
    textStyle: { fontFamily: FONT },
    title: {
      ...{ text: title.text, subtext: subtitle.text, left: margin, top: headingTop, itemGap: 6 },
      textStyle: { color: TEXT, fontSize: title.fontSize, lineHeight: title.lineHeight, fontWeight: 600 },
      subtextStyle: {
        ...{ color: MUTED, fontSize: subtitle.fontSize, lineHeight: subtitle.lineHeight },
        ...{ width: width - 2 * margin, overflow: 'truncate' },
      },
    },
    legend: {
      ...{ show: hasLegend(chart, rows), left: margin, ...layout.legend },
      ...{ itemWidth: 14, itemHeight: 10, itemGap: layout.legend.orient === 'vertical' ? 10 : 18 },
      ...{ selectedMode: false, textStyle: { color: TEXT, fontSize: 12 } },
    },
    grid: { left: margin, ...grid, containLabel: true },
    [isInTime ? 'xAxis' : 'yAxis']: nameAxis(drawing, layout),
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

/** Returns the axis with the names of the rows. */
function nameAxis(drawing: Drawing, { names, rotate }: Layout) {
  const { rows, isInTime } = drawing;
  return {
    type: 'category' as const,
    show: rows.length > 0,
    data: rows.map(({ label }) => label),
    inverse: !isInTime,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: AXIS } },
    // if rates are points, lines separate the rows, because a point may be far from the name of its row
    splitLine: { show: hasPoints(drawing), interval: 0, lineStyle: { color: SPLIT } },
    axisLabel: {
      ...{ color: MUTED, fontSize: 12, lineHeight: 14, rotate },
      ...(!isInTime && { interval: 0 }),
      formatter: (name: string) => shortenName(name, names),
    },
  };
}

function seriesOf(series: Series, index: number, drawing: Drawing): SeriesOption {
  const { measure, label, unit, isLine } = series;
  const { chart, rows, isInTime } = drawing;
  const palette = chart.isBySeverity ? SEVERITIES : PALETTE;
  const axis = unitsOf(chart).indexOf(unit);
  const common = {
    name: label,
    color: palette[index % palette.length],
    data: rows.map(({ values }) => values[measure] ?? null),
    silent: true,
    ...(isInTime ? { yAxisIndex: axis } : { xAxisIndex: axis }),
  };
  const isDense = rows.length > MOST_BARS && !chart.isStacked;
  if (isInTime && (isLine || isDense)) {
    const points = { symbol: 'circle', symbolSize: 6, showSymbol: !isDense };
    return { ...common, ...points, type: 'line', lineStyle: { width: isDense ? 1.5 : 2.5 } };
  }
  if (unit === 'percent' && hasPoints(drawing)) return { ...common, ...pointsOf(series, drawing), type: 'scatter' };
  return {
    ...common,
    ...{ type: 'bar', barMaxWidth: 44, barGap: '10%' },
    ...(chart.isStacked && { stack: 'all', itemStyle: { borderColor: BACKGROUND, borderWidth: 1 } }),
  };
}

/**
 * Returns true if rates are drawn as points instead of bars. This is the case if the axis of rates does not begin at 0:
 * the lengths of bars would then be misleading.
 */
const hasPoints = (drawing: Drawing): boolean => rateRange(drawing).min > 0 && barsOfRates(drawing).length > 0;

const barsOfRates = ({ chart }: Drawing): Series[] =>
  chart.series.filter(({ unit, isLine }) => unit === 'percent' && !isLine);

const POINT = 11;

/**
 * Returns the style of the points of a series. The offset of the style puts the points of a row side by side, so that
 * equal rates do not hide each other.
 */
function pointsOf(series: Series, drawing: Drawing) {
  const bars = barsOfRates(drawing);
  const place = POINT * (bars.indexOf(series) - (bars.length - 1) / 2);
  const symbolOffset = drawing.isInTime ? [place, 0] : [0, place];
  return { symbol: 'circle', symbolSize: POINT - 1, symbolOffset, itemStyle: { opacity: 1 } };
}

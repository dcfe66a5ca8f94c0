import { parse } from 'csv-parse/sync';
import { monthly } from '../../../src/features/insight/money/monthly.report.ts';
import { drawChart } from '../../../src/platform/charts/draw-chart.ts';
import { requireValue } from '../../../src/platform/errors/require-value.ts';

/** The files of the monthly report's pictures, with their widths: for a page on a wide screen, and for a phone. */
const WIDTHS = { 'docs/monthly.svg': 720, 'docs/monthly-narrow.svg': 358 };

/** Draws the figures of the tutorial: path → SVG. */
export async function monthlyPictures(tutorial: string): Promise<[path: string, svg: string][]> {
  const chart = requireValue(monthly.chart);
  const [, csv = ''] = /```csv\n(month,.*?)```/s.exec(tutorial) ?? [];
  const [, day = ''] = /loaded on (\d+ \w+ \d{4})/.exec(tutorial) ?? [];
  const lines: Record<string, string>[] = parse(csv, { columns: true });
  const rows = lines
    .filter(({ month }) => month !== 'total')
    .map((line) => ({
      label: requireValue(line.month),
      values: Object.fromEntries(chart.series.map(({ measure }) => [measure, Number(line[measure])])),
    }));
  const subtitle = `1 January ${day.slice(-4)} to ${day}, by month, in AUD`;
  const drawing = { chart, subtitle, currency: 'AUD', rows, isInTime: true };
  const drawn = Object.entries(WIDTHS).map(async ([path, width]): Promise<[string, string]> => {
    const svg = await drawChart({ ...drawing, width });
    return [path, `${svg}\n`];
  });
  return Promise.all(drawn);
}

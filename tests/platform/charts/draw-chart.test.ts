import { expect, it } from 'vitest';
import type { Chart } from '../../../src/platform/charts/chart.ts';
import { drawChart } from '../../../src/platform/charts/draw-chart.ts';

const MONEY: Chart = {
  title: 'Revenue & more',
  series: [
    { measure: 'billed', label: 'Billed', unit: 'money' },
    { measure: 'net', label: 'Net', unit: 'money', isLine: true },
    { measure: 'rate', label: 'Rate', unit: 'percent', isLine: true },
  ],
};

const STACKED: Chart = {
  title: 'Ageing',
  isStacked: true,
  series: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((measure) => ({ measure, label: measure, unit: 'money' })),
};

const rowsOf = (count: number, value = (index: number) => index - 2) =>
  Array.from({ length: count }, (_, index) => ({
    label: `<b>"${index}" & a name that is far too long to stand at an axis</b>\u0007`,
    values: { billed: value(index), net: -value(index), rate: index % 3 ? 50 : null, a: value(index), g: 1 },
  }));

const draw = (chart: Chart, rows: ReturnType<typeof rowsOf>, isInTime: boolean, width = 960) =>
  drawChart({ chart, rows, isInTime, width, subtitle: '1 January to 31 December, by "course"', currency: 'EUR' });

const DRAWN = [
  ['money over time', MONEY, 12, true],
  ['money, every day of a year', MONEY, 366, true],
  ['money by name', MONEY, 20, false],
  ['parts by name', STACKED, 20, false],
  ['parts over time', STACKED, 1, true],
  ['no rows over time', MONEY, 0, true],
  ['no rows by name', STACKED, 0, false],
] as const;

it.each(DRAWN)(
  'draw returns a well-formed SVG image with colours for dark mode: %s',
  async (_what, chart, count, isInTime) => {
    const svg = await draw(chart, rowsOf(count), isInTime);
    expect(svg.replaceAll(/<\/?[a-zA-Z]+( [\w:-]+="[^"<>]*")* ?\/?>/g, '')).not.toMatch(/[<>]/);
    expect([svg.length < 60_000, svg.includes('\u0007'), svg.includes('There is nothing to show.')]).toEqual([
      true,
      false,
      count === 0,
    ]);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(svg) ?? [];
    const colours = svg.replace(style, '').matchAll(/(?:fill|stroke)="(?!none)[^"]+"/g);
    expect(
      [...new Set([...colours].map(([colour]) => colour))].filter((colour) => !style.includes(`[${colour}]`)),
    ).toEqual([]);
    expect(await draw(chart, rowsOf(count), isInTime)).toBe(svg);
  },
);

it('draw shortens names, labels the axes, and lists the numbers as text', async () => {
  const svg = await draw(
    MONEY,
    rowsOf(14, () => 1234.5),
    false,
  );
  expect(svg).toContain('>&lt;b&gt;&quot;0&quot; &amp; a name that is far…<');
  expect(svg).toMatch(/>EUR<.*>% \(axis begins at 40\)</s);
  expect(svg).toContain('<title id="title">Revenue &amp; more</title>');
  expect(svg).toContain('Billed 1,234.5 EUR, Net -1,234.5 EUR, Rate 50 %.');
  expect(svg).toContain('And 2 more.');
});

it.each(DRAWN)(
  'draw returns an image of the requested width with texts that are large enough: %s',
  async (_what, chart, count, isInTime) => {
    for (const width of [320, 390, 599, 600, 960]) {
      const svg = await draw(chart, rowsOf(count), isInTime, width);
      expect(svg).toContain(` width="${width}" `);
      const sizes = [...svg.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
    }
  },
);

it('draw places the legend below the chart only if the image is narrower than 600 pixels', async () => {
  const legendAndHeight = async (width: number) => {
    const svg = await draw(MONEY, rowsOf(12), true, width);
    const [, legend] = /translate\([\d.]+ ([\d.]+)\)" fill="#0f172b">Billed</.exec(svg) ?? [];
    const [, height] = / height="(\d+)"/.exec(svg) ?? [];
    return [Number(legend), Number(height)] as const;
  };
  for (const [width, isBelow] of [
    [599, true],
    [600, false],
  ] as const) {
    const [legend, height] = await legendAndHeight(width);
    expect([legend > height * 0.7, legend < height * 0.3], `${width}`).toEqual([isBelow, !isBelow]);
  }
});

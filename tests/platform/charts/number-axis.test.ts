import { describe, expect, it } from 'vitest';
import type { Chart } from '../../../src/platform/charts/chart.ts';
import { drawChart } from '../../../src/platform/charts/draw-chart.ts';
import { rateRange } from '../../../src/platform/charts/number-axis.ts';

const RATES: Chart = {
  title: 'Attendance',
  series: [
    { measure: 'rate', label: 'Rate', unit: 'percent' },
    { measure: 'coverage', label: 'Coverage', unit: 'percent' },
    { measure: 'billed', label: 'Billed', unit: 'money' },
  ],
};

const rowsOf = (rates: readonly (number | null)[]) =>
  rates.map((rate, index) => ({ label: `Row ${index}`, values: { rate, coverage: 100, billed: 5 } }));

describe('chart axis for percentages', () => {
  it.each([
    [[88.14, 96.2], 80, 100],
    [[80.01, null], 80, 100],
    [[80], 70, 100],
    [[100], 90, 100],
    [[50], 40, 100],
    [[49.99, 99], 0, 100],
    [[0, 99], 0, 100],
    [[null], 90, 100],
    [[97, 104.5], 90, 110],
  ])('for the values %j begins at %i and ends at %i', (rates, min, max) => {
    expect(rateRange({ chart: RATES, rows: rowsOf(rates) })).toEqual({ min, max });
  });

  it('covers 0 to 100 percent if there are no values', () => {
    expect(rateRange({ chart: RATES, rows: [] })).toEqual({ min: 0, max: 100 });
  });

  const draw = (rate: number, isInTime: boolean, width: number) =>
    drawChart({ chart: RATES, rows: rowsOf([rate, 97]), isInTime, width, subtitle: 'All', currency: 'EUR' });

  it.each([
    ['in time, wide', true, 960],
    ['in time, narrow', true, 390],
    ['by name, wide', false, 960],
    ['by name, narrow', false, 390],
  ])(
    'does not begin at 0 if all values are high, and then the chart uses points instead of bars: %s',
    async (_what, isInTime, width) => {
      /** Returns the number of points. */
      const circles = (svg: string) => svg.match(/<path d="M1 0A1 1 0 1 1 /g)?.length ?? 0;
      const [high, low] = [await draw(92, isInTime, width), await draw(12, isInTime, width)];
      expect(high).toContain('>% (axis begins at 90)<');
      expect(high).toMatch(/>90 ?</);
      expect(high).not.toMatch(/>80 ?</);
      expect(low).toMatch(/>% ?</);
      expect(low).toMatch(/>0 ?</);
      expect([circles(high), circles(low)]).toEqual([4, 0]);
    },
  );
});

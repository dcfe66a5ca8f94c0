import type { MonthsQuery } from '@academy/client/graphql';

type Report = NonNullable<MonthsQuery['monthlyReport']>;

const HEIGHT = 200;
const WIDTH = 48;

/** A bar chart of the amounts that were billed and collected in each month. */
export function MonthChart({ nodes, currency }: Report) {
  const largest = Math.max(1, ...nodes.flatMap(({ billed, collected }) => [Number(billed), Number(collected)]));
  const months = nodes.map((row, index) => (
    <g key={row.month} transform={`translate(${index * WIDTH} 0)`}>
      {(['billed', 'collected'] as const).map((name, place) => {
        const height = (Number(row[name]) / largest) * HEIGHT;
        return (
          <rect key={name} className={name} x={4 + place * 20} y={HEIGHT - height} width={18} height={height}>
            <title>{`${row.month}: ${row[name]} ${currency} ${name}`}</title>
          </rect>
        );
      })}
      <text x={WIDTH / 2} y={HEIGHT + 16} textAnchor="middle" fontSize={11}>
        {row.month}
      </text>
    </g>
  ));
  return (
    <figure>
      <figcaption>Billed (left) and collected (right) by month, in {currency}</figcaption>
      <svg viewBox={`0 0 ${nodes.length * WIDTH} ${HEIGHT + 24}`} role="img" aria-label="Billed and collected by month">
        {months}
      </svg>
    </figure>
  );
}

import { html } from '../html/html.ts';
import type { Unit } from './chart.ts';
import { type Drawing, optionsOf, WIDTH } from './chart-options.ts';
import { FOLLOW_THE_SCHEME } from './colours.ts';

const HEIGHT = 480;

/** What a row takes where rows are below each other, and what is around them. */
const ROW = 34;
const AROUND = 190;

/** A picture as SVG: no scripts, no links, no fonts of elsewhere. It is dark where whoever looks at it has asked for that. */
export async function drawChart(drawing: Drawing): Promise<string> {
  const { rows, isInTime, chart } = drawing;
  const height = isInTime ? HEIGHT : AROUND + ROW * Math.max(rows.length, 3);
  // a megabyte, so only where somebody asks for a picture; the parts of it are hundreds of files
  const path: string = 'echarts/dist/echarts.common.min.js';
  const { default: echarts }: { default: typeof import('echarts') } = await import(path);
  const canvas = echarts.init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  try {
    canvas.setOption(optionsOf(drawing));
    return finished(canvas.renderToSVGString(), chart.title, describe(drawing));
  } finally {
    canvas.dispose();
  }
}

/** What follows a number in words. */
const OF: Partial<Record<Unit, (currency: string) => string>> = {
  money: (currency) => ` ${currency}`,
  percent: () => ' %',
};

/** What a screen reader says of the picture. */
function describe({ subtitle, rows, chart, currency }: Drawing): string {
  const told = rows.slice(0, 12).map(({ label, values }) => {
    const numbers = chart.series.map(({ measure, label: name, unit }) => {
      const value = values[measure];
      return `${name} ${value == null ? 'none' : value.toLocaleString('en') + (OF[unit]?.(currency) ?? '')}`;
    });
    return `${label}: ${numbers.join(', ')}.`;
  });
  const more = rows.length > told.length ? [`And ${rows.length - told.length} more.`] : [];
  return [`${subtitle}.`, ...(rows.length === 0 ? ['There is nothing to show.'] : []), ...told, ...more].join(' ');
}

/** What XML has no place for, escaped or not. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** The picture with its name for those who do not see it, and its colours by the scheme; the same each time. */
function finished(svg: string, title: string, description: string): string {
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const inside = svg
    .slice(root.length)
    .replaceAll(/<style.*?<\/style>/gs, '')
    // of lines in the legend, which have no inside
    .replaceAll(' fill="#000"', ' fill="none"')
    // what only scripts would need: names of elements, and what nobody sees
    .replaceAll(/<defs ?>.*?<\/defs>\n?/gs, '')
    .replaceAll(/ (?:class|clip-path|ecmeta_\w+|pointer-events)="[^"]*"/g, '')
    .replaceAll(/<path[^>]* fill-opacity="0"[^>]*><\/path>\n?/g, '')
    .replaceAll(/zr\d+-/g, 'c-');
  const named = root.replace('<svg', '<svg role="img" aria-labelledby="title description"');
  const words = html`<title id="title">${title}</title><desc id="description">${description}</desc>`;
  return `${named}\n${words.text}\n<style>${FOLLOW_THE_SCHEME}</style>${inside}`.replaceAll(NO_XML, '');
}

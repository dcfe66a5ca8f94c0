import { html } from '../html/html.ts';
import type { Unit } from './chart.ts';
import { optionsOf } from './chart-options.ts';
import { FOLLOW_THE_SCHEME } from './colours.ts';
import type { Drawing } from './drawing.ts';
import { layoutOf } from './layout.ts';

/**
 * Draws a picture as SVG, without scripts, links or external fonts. The colours follow the reader's light or dark
 * setting.
 */
export async function drawChart(drawing: Drawing): Promise<string> {
  const layout = layoutOf(drawing);
  const { height } = layout;
  // loaded on demand, because the library is one megabyte large; importing only the used parts would load hundreds of
  // files
  const path: string = 'echarts/dist/echarts.common.min.js';
  const { default: echarts }: { default: typeof import('echarts') } = await import(path);
  const canvas = echarts.init(null, null, { renderer: 'svg', ssr: true, width: drawing.width, height });
  try {
    canvas.setOption(optionsOf(drawing, layout));
    return finished(canvas.renderToSVGString(), drawing.chart.title, describe(drawing));
  } finally {
    canvas.dispose();
  }
}

/** For each unit, a function that returns the text to write after a number. */
const OF: Partial<Record<Unit, (currency: string) => string>> = {
  money: (currency) => ` ${currency}`,
  percent: () => ' %',
};

/** Returns the picture's description for screen readers. */
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

/** Matches characters that XML does not allow, even if they are escaped. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/**
 * Returns the picture with a name for screen readers, and with colours that follow the reader's light or dark setting.
 * The same data always give the same result.
 */
function finished(svg: string, title: string, description: string): string {
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const inside = svg
    .slice(root.length)
    .replaceAll(/<style.*?<\/style>/gs, '')
    // the lines in the legend have no area to fill
    .replaceAll(' fill="#000"', ' fill="none"')
    // removes the names of elements, which only scripts use, and removes invisible parts
    .replaceAll(/<defs ?>.*?<\/defs>\n?/gs, '')
    .replaceAll(/ (?:class|clip-path|ecmeta_\w+|pointer-events)="[^"]*"/g, '')
    .replaceAll(/<path[^>]* fill-opacity="0"[^>]*><\/path>\n?/g, '')
    .replaceAll(/zr\d+-/g, 'c-');
  const named = root.replace('<svg', '<svg role="img" aria-labelledby="title description"');
  const words = html`<title id="title">${title}</title><desc id="description">${description}</desc>`;
  return `${named}\n${words.text}\n<style>${FOLLOW_THE_SCHEME}</style>${inside}`.replaceAll(NO_XML, '');
}

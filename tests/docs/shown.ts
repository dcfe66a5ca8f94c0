import type { Block } from './pages.ts';

/**
 * The day for which pages print figures that cannot be placeholders. A block after the words `demo of 23 November 2026`
 * is compared only on that day.
 */
export const SAMPLE_DAY = '2026-11-23';
const OF_SAMPLE_DAY = /demo of 23 November 2026/;

export const isOfSampleDay = ({ before }: Block): boolean => OF_SAMPLE_DAY.test(before);

const PLACEHOLDER = /^<[^<>]+>$/;

/** Replaces each value of the response for which the page shows a placeholder such as `<a date>` by the placeholder. */
function withPlaceholders(answer: unknown, shown: unknown): unknown {
  if (typeof shown === 'string' && PLACEHOLDER.test(shown)) return answer === null ? null : shown;
  if (Array.isArray(shown) && Array.isArray(answer)) {
    return answer.map((value, index) => withPlaceholders(value, shown[index]));
  }
  if (isObject(shown) && isObject(answer)) {
    return Object.fromEntries(
      Object.entries(answer).map(([name, value]) => [name, withPlaceholders(value, shown[name])]),
    );
  }
  return answer;
}

/** Returns the output and the text of the page as two values that are equal if the page is correct. */
export function comparable(output: string, { language, text }: Block): { output: unknown; shown: unknown } {
  if (language === 'json') {
    const shown: unknown = JSON.parse(text);
    const answer: unknown = JSON.parse(output);
    // pages may show only the `data` of a GraphQL response
    const isData = isObject(answer) && 'data' in answer && isObject(shown) && !('data' in shown);
    return { output: withPlaceholders(isData ? answer.data : answer, shown), shown };
  }
  const lines = output.replaceAll('\r', '').split('\n');
  const shown = text.split('\n');
  const same = lines.map((line, index) => (fits(line, shown[index] ?? '') ? shown[index] : line));
  return { output: same.join('\n'), shown: text };
}

/** Returns true if a line equals the line of the page, in which `<an id>` matches any text. */
function fits(line: string, shown: string): boolean {
  const parts = shown.split(/<[a-z][^<>]*>/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`).test(line);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

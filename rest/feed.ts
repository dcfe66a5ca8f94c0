import { type FieldErrors, invalid } from '../src/platform/errors/app-error.ts';
import { MAX_FILTER_VALUES } from '../src/platform/validation/filter-size.ts';
import { messages } from '../src/platform/validation/messages.ts';
import { DEFAULT_FEED_SIZE, MAX_FEED_SIZE } from '../src/platform/validation/page-size.ts';
import { listed } from './lists.ts';
import type { QueryParameters } from './query.ts';
import { wholeNumber } from './scalars.ts';

/** The maximum number that a GraphQL Int can hold. */
const MAX_NUMBER = 2 ** 31 - 1;

/**
 * Reads the parameters of a feed from a query string: `after`, `types` and `limit`. Throws BAD_USER_INPUT with all bad
 * parameters.
 */
export function feedOf(query: QueryParameters): Record<string, unknown> {
  const errors: FieldErrors = {};
  const number = (name: string, least: number, most: number): number | null => {
    const given = query[name];
    const text = typeof given === 'string' ? given.trim() : given;
    if (text === undefined || text === '') return null;
    const value = wholeNumber(text);
    if (value === null) errors[name] = [messages.type(name, 'an integer')];
    else if (value < least) errors[name] = [messages.atLeast(name, least)];
    else if (value > most) errors[name] = [messages.atMost(name, most)];
    return value;
  };
  const after = number('after', 0, MAX_NUMBER);
  const first = number('limit', 1, MAX_FEED_SIZE) ?? DEFAULT_FEED_SIZE;
  const { types: given } = query;
  const types = Array.isArray(given) ? given.map(String) : listed(query, 'types');
  if (types.length > MAX_FILTER_VALUES) errors.types = [messages.atMostItems('types', MAX_FILTER_VALUES)];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { after, types, first };
}

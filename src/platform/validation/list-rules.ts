import { messages } from './messages.ts';
import { rule } from './rule.ts';
import { isUuid } from './uuid.ts';

/**
 * Requires a list of `least` to `most` items. `most` is a function if the number is known only after all features are
 * loaded.
 */
export function Items(least: number, most: number | (() => number)): PropertyDecorator {
  const limit = typeof most === 'number' ? () => most : most;
  const keywords = {
    get maxItems() {
      return limit();
    },
  };
  return (target, property) => {
    rule(
      (value) => lengthOf(value) >= least,
      (field) => (least === 1 ? messages.required(field) : messages.atLeastItems(field, least)),
      { minItems: least },
    )(target, property);
    rule(
      (value) => lengthOf(value) <= limit(),
      (field) => messages.atMostItems(field, limit()),
      keywords,
    )(target, property);
  };
}

/** Requires a list without equal items. */
export const Distinct = () =>
  rule((value) => new Set(itemsOf(value)).size === lengthOf(value), messages.distinct, {
    uniqueItems: true,
  });

/** Requires a list of numbers from `least` to `most`. */
export const EachBetween = (least: number, most: number) =>
  rule((value) => itemsOf(value).every((item) => Number(item) >= least && Number(item) <= most), messages.selected, {
    items: { minimum: least, maximum: most },
  });

/** Requires a list of ids. */
export const EachUuid = () =>
  rule(
    (value) => itemsOf(value).every((item) => isUuid(String(item))),
    (field) => messages.type(field, 'a valid UUID'),
  );

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const lengthOf = (value: unknown): number => itemsOf(value).length;

import fc from 'fast-check';
import type { Description } from '../support/description.ts';

type Schema = Record<string, any>;

/** A body with one invalid value. */
export interface BadBody {
  readonly body: unknown;
  /** Path of the invalid value: `documents.0.url`. */
  readonly path: string;
}

/** Values that few fields accept. */
const ODD: readonly unknown[] = [
  null,
  '',
  'x',
  '-1',
  '1.005',
  '1e3',
  'true',
  0,
  -1,
  1.5,
  2 ** 31,
  1e300,
  true,
  [],
  [null],
  ['x'],
  {},
  { a: 1 },
  '2026-02-30',
  '25:00',
  'ACTIVE',
  'javascript:alert(1)',
  '018f4e6a-7c2b-7d3e-8f90-123456789abz',
];

/**
 * Generates request bodies for the schemas of an OpenAPI description: valid bodies, and bodies with a single invalid
 * value.
 */
export function bodiesOf({ components }: Description) {
  const follow = (schema: Schema): Schema =>
    schema.$ref ? follow(components.schemas[schema.$ref.split('/').at(-1)]) : schema;

  /** Generates values that a schema allows. */
  function good(given: Schema): fc.Arbitrary<unknown> {
    const schema = follow(given);
    const several = schema.oneOf ?? (schema.type ? undefined : schema.anyOf);
    if (several) return fc.oneof(...several.map(good));
    if (schema.allOf && !schema.type) return good(schema.allOf[0]);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const [type] = [schema.type].flat();
    if (type === 'object') return record(schema);
    if (type === 'array') {
      const length = { minLength: schema.minItems ?? 0, maxLength: (schema.minItems ?? 0) + 2 };
      return schema.uniqueItems
        ? fc.uniqueArray(good(schema.items), { ...length, selector: String })
        : fc.array(good(schema.items), length);
    }
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: schema.minimum ?? -9, max: schema.maximum ?? 9_999 });
    if (type === 'number') return fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100);
    return text(schema);
  }

  function text({ format, pattern, anyOf, minLength = 0, maxLength = 20 }: Schema): fc.Arbitrary<string> {
    if (anyOf) return fc.emailAddress();
    if (format === 'uuid') return fc.uuid();
    if (format === 'date') return day();
    if (format === 'date-time') return day().map((date) => `${date}T10:00:00Z`);
    if (pattern?.startsWith('^[Hh]')) return fc.webUrl();
    const isLong = (it: string) => it.trim().length >= minLength;
    if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((it) => it.length <= maxLength && isLong(it));
    const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 20)) };
    return fc.string(length).filter(isLong);
  }

  const day = () =>
    fc.integer({ min: 0, max: 20_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

  function record({ properties, required = [], allOf: [{ anyOf }] = [{ anyOf: [{}] }] }: Schema): fc.Arbitrary<object> {
    const values: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, schema] of Object.entries<Schema>(properties)) values[name] = good(schema);
    const withKeys = (more: string[] = []): fc.Arbitrary<object> =>
      fc.record(values, { requiredKeys: [...required, ...more] });
    return fc.oneof(...(anyOf as Schema[]).map((either) => withKeys(either.required)));
  }

  /** Generates a value with one invalid part at some depth, and its path. */
  function bad(given: Schema, path: string): fc.Arbitrary<{ value: unknown; path: string }> {
    const schema = follow(given);
    const here = worse(schema).map((value) => ({ value, path }));
    const deeper: fc.Arbitrary<{ value: unknown; path: string }>[] = [];
    for (const part of [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].map(
      follow,
    )) {
      if (part.properties && [part.type].flat().includes('object')) deeper.push(badMember(part, path));
      if (part.items) deeper.push(badItem(part, path));
    }
    if (path === '') return fc.oneof(...deeper);
    return fc.oneof({ weight: 1, arbitrary: here }, ...deeper.map((arbitrary) => ({ weight: 2, arbitrary })));
  }

  function badMember(schema: Schema, path: string) {
    const inside = (name: string) => (path === '' ? name : `${path}.${name}`);
    return fc.tuple(fc.constantFrom(...Object.keys(schema.properties)), record(schema)).chain(([name, value]) => {
      const { [name]: _, ...without } = value as Record<string, unknown>;
      const changed = bad(schema.properties[name], inside(name)).map((it) => ({
        value: { ...value, [name]: it.value },
        path: it.path,
      }));
      return fc.oneof({ weight: 4, arbitrary: changed }, fc.constant({ value: without, path: inside(name) }));
    });
  }

  const badItem = (schema: Schema, path: string) =>
    bad(schema.items, `${path}.0`).map(({ value, path: at }) => ({ value: [value], path: at }));

  function worse(schema: Schema): fc.Arbitrary<unknown> {
    const parts = [schema, ...(schema.anyOf ?? [])].map(follow);
    const beyond = parts.flatMap(({ maxLength, minLength, minimum, maximum, maxItems, items }: Schema) => [
      ...(maxLength ? ['x'.repeat(maxLength + 1)] : []),
      ...(minLength > 1 ? ['x'.repeat(minLength - 1)] : []),
      ...(minimum === undefined ? [] : [minimum - 1]),
      ...(maximum === undefined ? [] : [maximum + 1]),
      ...(maxItems && items ? [Array(maxItems + 1).fill('x')] : []),
    ]);
    return fc.constantFrom(...ODD, ...beyond);
  }

  return {
    good,
    bad: (schema: Schema): fc.Arbitrary<BadBody> => bad(schema, '').map(({ value, path }) => ({ body: value, path })),
  };
}

/** Trims texts as the service does, except passwords. */
export function trimmed(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /password/i.test(name) ? value : value.trim();
  if (Array.isArray(value)) return value.map((each) => trimmed(each, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, trimmed(each, key)]));
}

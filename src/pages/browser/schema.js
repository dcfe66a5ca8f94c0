import { element } from './dom.js';
import { inline, markdown } from './markdown.js';

/** @typedef {import('./description.js').Description} Description */
/** @typedef {import('./description.js').Part} Part */

/**
 * Returns a schema with its references resolved and without the type `null`. Also returns whether the schema allowed
 * null.
 *
 * @returns {Part}
 */
function plain(/** @type {Description} */ api, /** @type {Part} */ schema) {
  let found = api.resolve(schema);
  let isNullable = false;
  const isNull = (/** @type {Part} */ each) => api.resolve(each).type === 'null';
  const choices = found.anyOf ?? found.oneOf;
  if (choices?.some(isNull)) {
    isNullable = true;
    const { anyOf: _any, oneOf: _one, ...beside } = found;
    const rest = choices.filter((/** @type {Part} */ each) => !isNull(each));
    found = rest.length === 1 ? { ...api.resolve(rest[0]), ...beside } : { ...beside, anyOf: rest };
  }
  if (Array.isArray(found.type)) {
    isNullable ||= found.type.includes('null');
    const types = found.type.filter((/** @type {string} */ type) => type !== 'null');
    found = { ...found, type: types.join(' or ') };
  }
  return { ...found, isNullable };
}

/** Returns the fields of an object. They include the fields of all parts of an `allOf`. */
function fieldsOf(/** @type {Description} */ api, /** @type {Part} */ schema) {
  /** @type {Map<string, { schema: Part, isRequired: boolean }>} */
  const fields = new Map();
  for (const part of [schema, ...(schema.allOf ?? [])]) {
    const { properties = {}, required = [], allOf } = api.resolve(part);
    for (const name of Object.keys(properties))
      fields.set(name, { schema: properties[name], isRequired: required.includes(name) });
    if (part !== schema && allOf) for (const [name, field] of fieldsOf(api, { allOf })) fields.set(name, field);
  }
  return fields;
}

/** Returns the type of a value in a few words, such as `list of uuid`. @returns {string} */
export function typeName(/** @type {Description} */ api, /** @type {Part} */ schema) {
  const found = plain(api, schema);
  return found.isNullable ? `${baseName(api, found)} or null` : baseName(api, found);
}

/** @returns {string} */
function baseName(/** @type {Description} */ api, /** @type {Part} */ schema) {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.type === 'array') return `list of ${typeName(api, schema.items ?? {})}`;
  if (choices) return [...new Set(choices.map((/** @type {Part} */ each) => typeName(api, each)))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  return schema.format ?? schema.type ?? (fieldsOf(api, schema).size > 0 ? 'object' : 'any value');
}

const LIMITS = {
  minLength: 'length at least #',
  maxLength: 'length at most #',
  minimum: 'at least #',
  exclusiveMinimum: 'more than #',
  maximum: 'at most #',
  exclusiveMaximum: 'less than #',
  minItems: 'at least # items',
  maxItems: 'at most # items',
  pattern: 'matches #',
  default: '# if left out',
};

/** Returns the limits for values of the type, in words. Returns null if there are none. */
export function limits(/** @type {Description} */ api, /** @type {Part} */ schema) {
  const found = plain(api, schema);
  const values = allowedValues(api, found);
  const rules = Object.entries(LIMITS)
    .filter(([name]) => found[name] !== undefined && !(name.startsWith('min') && found[name] === 0))
    .map(([name, words]) => words.replace('#', () => `\`${String(found[name])}\``));
  if (values.length > 0) rules.unshift(`one of ${values.map((value) => `\`${value}\``).join(', ')}`);
  return rules.length > 0 ? element('p', { className: 'limits' }, ...inline(`${rules.join('; ')}.`)) : null;
}

/** Returns the values of an enum, or of an enum in a list. @returns {string[]} */
export function allowedValues(/** @type {Description} */ api, /** @type {Part} */ schema) {
  const found = plain(api, schema);
  return (found.enum ?? (found.items ? (plain(api, found.items).enum ?? []) : [])).map(String);
}

/**
 * Shows the fields of an object, or of the items of a list. Nested fields are shown when the user opens the field that
 * contains them.
 *
 * @returns {HTMLElement}
 */
export function schemaView(/** @type {Description} */ api, /** @type {Part} */ schema) {
  const found = plain(api, schema);
  const object = found.type === 'array' ? plain(api, found.items ?? {}) : found;
  const fields = [...fieldsOf(api, object)];
  const choices = object.anyOf ?? object.oneOf ?? [];
  if (fields.length === 0 && hasFields(api, object))
    return element('div', {}, ...choices.map((/** @type {Part} */ each) => choiceView(api, each)));
  if (fields.length === 0) return element('p', {}, element('code', {}, typeName(api, schema)));
  return element('ul', { className: 'fields' }, ...fields.map(([name, field]) => fieldView(api, name, field)));
}

/** Shows one of several schemas that a value may have. @returns {HTMLElement} */
function choiceView(/** @type {Description} */ api, /** @type {Part} */ schema) {
  const name = schema.$ref?.split('/').at(-1) ?? typeName(api, schema);
  return opened(`One choice: ${name}`, () => schemaView(api, schema));
}

/** @returns {HTMLElement} */
function fieldView(
  /** @type {Description} */ api,
  /** @type {string} */ name,
  /** @type {{ schema: Part, isRequired: boolean }} */ { schema, isRequired },
) {
  const found = plain(api, schema);
  const object = found.type === 'array' ? plain(api, found.items ?? {}) : found;
  return element(
    'li',
    {},
    element('code', { className: 'name' }, name),
    element('span', { className: 'type' }, typeName(api, schema)),
    isRequired && element('span', { className: 'required' }, 'required'),
    found.description && markdown(found.description),
    limits(api, schema),
    hasFields(api, object) && opened('Fields', () => schemaView(api, object)),
  );
}

const hasFields = (/** @type {Description} */ api, /** @type {Part} */ object) =>
  fieldsOf(api, object).size > 0 ||
  (object.anyOf ?? object.oneOf ?? []).some((/** @type {Part} */ each) => fieldsOf(api, api.resolve(each)).size > 0);

/** Returns a part that is created when it is first opened. */
export function opened(/** @type {string} */ title, /** @type {() => Node} */ make) {
  const details = element('details', {}, element('summary', {}, title));
  details.addEventListener('toggle', () => details.append(make()), { once: true });
  return details;
}

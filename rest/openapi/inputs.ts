import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql';
import { inputClass } from '../../src/platform/graphql/input-class.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import { type Keywords, type RuleNotes, ruleNotes } from '../../src/platform/validation/rule.ts';
import { formsOf } from '../scalars.ts';
import { enumSchema, type Making } from './enums.ts';
import { type JsonSchema, object } from './json-schema.ts';
import { wordsSchema } from './words.ts';

/** A field of an input, or an argument that is used like one. */
type Field = GraphQLInputField | GraphQLArgument;

/** The fields of an input, and their rules. */
export interface Input {
  readonly fields: readonly Field[];
  /** The class that has the rules for the values. Null if there are no rules. */
  readonly rules: (new () => object) | null;
  /** True if null means the default of a field. This is the case at the top level of a new record's input. */
  readonly isNew?: boolean;
}

/** Returns true if a field is required. */
export const isRequired = ({ type, defaultValue }: Field): boolean => isNonNullType(type) && defaultValue === undefined;

/** Returns an input type without the fields in `without`. */
export const inputOfType = (type: GraphQLInputObjectType, without: readonly string[] = [], isNew = false): Input => ({
  fields: Object.values(type.getFields()).filter(({ name }) => !without.includes(name)),
  rules: inputClass(type.name),
  isNew,
});

/**
 * Returns the schema of an input in REST. Its fields follow from their types and rules. Leading and trailing blanks of
 * texts are ignored. In fields that may be null, empty text means null.
 */
export function inputSchema({ fields, rules, isNew = false }: Input, making: Making): JsonSchema {
  const told = rules ? ruleNotes(rules) : new Map<string, readonly RuleNotes[]>();
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const eitherOr = new Set<string>();
  for (const field of fields) {
    const notes = told.get(field.name) ?? [];
    const mayBeNull = !isNonNullType(field.type) && (isNew || !notes.some(({ isThere }) => isThere));
    properties[snakeCase(field.name)] = {
      ...wordsSchema(field, making.words),
      ...takenSchema(field.type, mayBeNull, keywordsOf(notes), making),
    };
    if (isRequired(field)) required.push(field.name, ...notes.flatMap(({ beside }) => beside ?? []));
    for (const { without } of notes) if (without) eitherOr.add(field.name).add(without);
  }
  return {
    ...object(properties, [...new Set(required)].map(snakeCase)),
    ...alternatives([...eitherOr].filter((name) => fields.some((field) => field.name === name))),
  };
}

/**
 * Returns the keywords that require at least one of the fields. These keywords are in their own `allOf`, because
 * programs that generate types would read a plain `anyOf` as another type.
 */
const alternatives = (names: readonly string[]): JsonSchema =>
  names.length > 0 ? { allOf: [{ anyOf: names.map((name) => ({ required: [snakeCase(name)] })) }] } : {};

const keywordsOf = (notes: readonly RuleNotes[]): Keywords =>
  Object.assign({}, ...notes.map(({ keywords }) => keywords));

/** Returns the schema of an input value by its type. If the value may be null, the schema allows null. */
function takenSchema(type: GraphQLInputType, mayBeNull: boolean, keywords: Keywords, making: Making): JsonSchema {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const { items, ...ofList } = keywords;
    const item = takenSchema(inner.ofType, !isNonNullType(inner.ofType), (items ?? {}) as Keywords, making);
    return oneOfThese([{ type: 'array', items: item, ...ofList }], mayBeNull);
  }
  if (isInputObjectType(inner)) {
    const { name, description } = inner;
    const named = making.schemas.of(name, () => ({
      ...(description && { description: making.words(description) }),
      ...inputSchema(inputOfType(inner), making),
    }));
    return oneOfThese([named], mayBeNull);
  }
  if (isEnumType(inner)) return oneOfThese([enumSchema(inner, making)], mayBeNull);
  const [usual, ...others] = formsOf(inner.name);
  const isText = usual?.type === 'string' && !mayBeNull;
  return oneOfThese([{ ...usual, ...(isText && { minLength: 1 }), ...keywords }, ...others], mayBeNull);
}

/**
 * Combines the forms that a value may have. For a value that may be null, empty text is allowed too, unless the type
 * accepts any text.
 */
function oneOfThese(forms: readonly JsonSchema[], mayBeNull: boolean): JsonSchema {
  const [only] = forms;
  if (!mayBeNull) return forms.length === 1 && only ? only : { anyOf: forms };
  const isAnyText = forms.length === 1 && only?.type === 'string' && !FORM.some((keyword) => keyword in only);
  return isAnyText ? { ...only, type: ['string', 'null'] } : { anyOf: [...forms, { enum: [null, ''] }] };
}

const FORM = ['format', 'pattern', 'anyOf', 'minLength'];

/**
 * Returns the schema of a parameter. The parameter has one value in its usual form, or several values separated by
 * commas.
 */
export function parameterSchema(type: GraphQLInputType, notes: readonly RuleNotes[], making: Making): JsonSchema {
  const inner = getNullableType(type);
  const keywords = keywordsOf(notes);
  if (isListType(inner)) {
    const { items, ...ofList } = keywords;
    return { type: 'array', items: { ...parameterSchema(inner.ofType, [], making), ...(items as object) }, ...ofList };
  }
  if (isEnumType(inner)) return enumSchema(inner, making);
  if (!isScalarType(inner)) throw new Error(`The description of the API does not know a parameter of ${inner.name}.`);
  // a day is accepted in place of an instant
  if (inner.name === 'DateTime') return { anyOf: [...formsOf('DateTime'), ...formsOf('Date')] };
  return { ...formsOf(inner.name)[0], ...keywords };
}

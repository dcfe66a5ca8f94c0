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

/** A field of an input, or an argument that stands for one. */
type Field = GraphQLInputField | GraphQLArgument;

/** What an input is made of. */
export interface Input {
  readonly fields: readonly Field[];
  /** The class whose rules its values keep; null when there are none. */
  readonly rules: (new () => object) | null;
  /** Whether null asks for the default of a field: so it is at the top of what is new. */
  readonly isNew?: boolean;
}

/** Whether a field must be there. */
export const isRequired = ({ type, defaultValue }: Field): boolean => isNonNullType(type) && defaultValue === undefined;

/** An input type, but for the fields in `without`. */
export const inputOfType = (type: GraphQLInputObjectType, without: readonly string[] = [], isNew = false): Input => ({
  fields: Object.values(type.getFields()).filter(({ name }) => !without.includes(name)),
  rules: inputClass(type.name),
  isNew,
});

/**
 * What REST takes for an input: the fields by their types and rules. Texts are meant as they are without the blanks around
 * them; where a field may be null, empty text is null.
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

/** One of the fields must be there. A part of its own, which generators of types do not take for another type. */
const alternatives = (names: readonly string[]): JsonSchema =>
  names.length > 0 ? { allOf: [{ anyOf: names.map((name) => ({ required: [snakeCase(name)] })) }] } : {};

const keywordsOf = (notes: readonly RuleNotes[]): Keywords =>
  Object.assign({}, ...notes.map(({ keywords }) => keywords));

/** What is taken for a value of a type, and null where it may be. */
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

/** What is no text, or a text of some form only, has empty text beside null. */
function oneOfThese(forms: readonly JsonSchema[], mayBeNull: boolean): JsonSchema {
  const [only] = forms;
  if (!mayBeNull) return forms.length === 1 && only ? only : { anyOf: forms };
  const isAnyText = forms.length === 1 && only?.type === 'string' && !FORM.some((keyword) => keyword in only);
  return isAnyText ? { ...only, type: ['string', 'null'] } : { anyOf: [...forms, { enum: [null, ''] }] };
}

const FORM = ['format', 'pattern', 'anyOf', 'minLength'];

/** What a parameter takes: a value as it is usually written, or several, separated by commas. */
export function parameterSchema(type: GraphQLInputType, notes: readonly RuleNotes[], making: Making): JsonSchema {
  const inner = getNullableType(type);
  const keywords = keywordsOf(notes);
  if (isListType(inner)) {
    const { items, ...ofList } = keywords;
    return { type: 'array', items: { ...parameterSchema(inner.ofType, [], making), ...(items as object) }, ...ofList };
  }
  if (isEnumType(inner)) return enumSchema(inner, making);
  if (!isScalarType(inner)) throw new Error(`The description of the API does not know a parameter of ${inner.name}.`);
  // a day stands for its instants
  if (inner.name === 'DateTime') return { anyOf: [...formsOf('DateTime'), ...formsOf('Date')] };
  return { ...formsOf(inner.name)[0], ...keywords };
}

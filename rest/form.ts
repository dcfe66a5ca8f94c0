import type { Request } from 'express';
import {
  GraphQLBoolean,
  GraphQLFloat,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { camelCase } from '../src/platform/validation/messages.ts';
import { SWITCH } from './filters.ts';

/** Returns true if the body of a request is a form. All values of a form are texts. */
export const isForm = (req: Request): boolean => Boolean(req.is('application/x-www-form-urlencoded'));

/**
 * Converts the texts of a form to true, false and numbers, if the input type requires these. Other types parse texts
 * themselves. A text that cannot be converted stays a text, and the type refuses it later.
 */
export function typedValues(type: GraphQLInputType, given: unknown): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return Array.isArray(given) ? given.map((item) => typedValues(inner.ofType, item)) : given;
  if (isInputObjectType(inner)) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const fields = inner.getFields();
    const entries = Object.entries(given).map(([name, value]) => {
      const field = fields[camelCase(name)];
      return [name, field ? typedValues(field.type, value) : value];
    });
    return Object.fromEntries(entries);
  }
  if (typeof given !== 'string') return given;
  const text = given.trim();
  if (inner.name === GraphQLBoolean.name) return SWITCH.get(text) ?? given;
  if (inner.name === GraphQLFloat.name) return text !== '' && Number.isFinite(Number(text)) ? Number(text) : given;
  return given;
}

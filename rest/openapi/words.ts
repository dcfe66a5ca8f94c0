import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import type { JsonSchema } from './json-schema.ts';

/** What the schema says of something. */
interface Described {
  readonly description?: string | null;
  readonly deprecationReason?: string | null;
}

/** Writes a text of the schema in the words of REST. */
export type Words = (text: string) => string;

/** Names of fields become snake_case where they stand in backticks, and enum values lower case. */
export function restWords(schema: GraphQLSchema): Words {
  const renamed = new Map<string, string>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type)) for (const { name } of type.getValues()) renamed.set(name, name.toLowerCase());
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const name of Object.keys(type.getFields())) renamed.set(name, snakeCase(name));
  }
  const rename = (path: string) =>
    path
      .split('.')
      .map((name) => renamed.get(name) ?? name)
      .join('.');
  return (text) => text.replaceAll(/`([^`]+)`/g, (_, code: string) => `\`${rename(code)}\``);
}

/** The keywords that tell what the schema says of something: its description, and since when it should not be used. */
export function wordsSchema({ description, deprecationReason }: Described, words: Words): JsonSchema {
  const texts = [description, deprecationReason && `Deprecated: ${deprecationReason}`].filter(Boolean);
  return {
    ...(texts.length > 0 && { description: words(texts.join(' ')) }),
    ...(deprecationReason && { deprecated: true }),
  };
}

/** The first sentence of a description, and all of it where it has more. */
export function summaryOf(description: string): { summary: string; description?: string } {
  const [first = description] = description.split(/(?<=\.) /, 1);
  return { summary: first.replace(/\.$/, ''), ...(first !== description && { description }) };
}

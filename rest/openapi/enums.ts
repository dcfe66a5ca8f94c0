import type { GraphQLEnumType } from 'graphql';
import type { JsonSchema, NamedSchemas } from './json-schema.ts';
import type { Words } from './words.ts';

/** What the parts of the description are made with. */
export interface Making {
  readonly schemas: NamedSchemas;
  readonly words: Words;
}

/** The values of an enum as REST writes them, by its name; each value is told with what it means. */
export const enumSchema = (type: GraphQLEnumType, { schemas, words }: Making): JsonSchema =>
  schemas.of(type.name, () => {
    const values = type.getValues().map(({ name, description }) => ({ value: name.toLowerCase(), description }));
    const meanings = values.map(({ value, description }) => `- \`${value}\`: ${words(description ?? '')}`);
    return {
      type: 'string',
      enum: values.map(({ value }) => value),
      description: `${type.description ?? ''}\n\n${meanings.join('\n')}`,
    };
  });

import type { GraphQLEnumType } from 'graphql';
import type { JsonSchema, NamedSchemas } from './json-schema.ts';
import type { Words } from './words.ts';

/** The parts from which the description is made. */
export interface Making {
  readonly schemas: NamedSchemas;
  readonly words: Words;
}

/** Returns the named schema of an enum. The values are spelled as in REST, and each has its description. */
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

import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType } from 'graphql';
import { expect, it } from 'vitest';

it('no field of an update input mentions a default, because an omitted field stays as it is', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const inputs = Object.values(schema.getTypeMap()).filter(
    (type) => isInputObjectType(type) && /^(Update|Reschedule)\w+Input$/.test(type.name),
  );
  const fields = inputs.flatMap((type) => (isInputObjectType(type) ? Object.values(type.getFields()) : []));
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(({ description }) => /\bdefault\b/i.test(description ?? '')).map(({ name }) => name)).toEqual(
    [],
  );
});

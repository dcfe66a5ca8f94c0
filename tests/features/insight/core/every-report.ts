import { type GraphQLField, getNamedType, isObjectType } from 'graphql';
import { schema } from '../../../support/service-schema.ts';

/** Returns the root field of every report in the schema, by the name of the report in REST. */
export function everyReport(): ReadonlyMap<string, GraphQLField<unknown, unknown>> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return new Map(
    fields
      .filter(({ type }) => {
        const named = getNamedType(type);
        return isObjectType(named) && 'definition' in named.getFields() && 'totals' in named.getFields();
      })
      .map((field) => [nameOf(field.name), field]),
  );
}

/** Returns the REST name of a report: `payment-history` for the field `paymentHistoryReport`. */
const nameOf = (field: string): string =>
  field.replace(/Report$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

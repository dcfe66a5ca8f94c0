import 'reflect-metadata';
import { GraphQLObjectType, GraphQLSchema, GraphQLString, isIntrospectionType, isObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schema } from '../support/service-schema.ts';

/** Fields with a hand-written resolver, each with its reason: a query with such a field is not planned. */
const HAND_WRITTEN: Record<string, string> = {
  'Account.statementUrl': 'a signature, which SQL cannot make',
  'Account.statement': 'lines of the ledger in words, each with the balance behind it',
  'DeletePayload.keys': 'only mutations return it',
  'Fee.explanation': 'lines of the ledger in words, replayed up to a day',
  'Batch.clashes': 'sessions are compared with others: which ones has to be said before they are',
  'ClassSession.clashes': 'sessions are compared with others: which ones has to be said before they are',
  'File.downloadUrl': 'a signature, which SQL cannot make',
  'Batch.certificatesUrl': 'a signature, which SQL cannot make',
  'Certificate.pdfUrl': 'a signature, which SQL cannot make',
  'Enrollment.reportCardUrl': 'a signature, which SQL cannot make',
  'Fee.invoiceUrl': 'a signature, which SQL cannot make',
  'Payment.receiptUrl': 'a signature, which SQL cannot make',
  'Notification.text': 'the words of a notice, loaded together for all entries in one language',
  'Notification.title': 'the words of a notice, loaded together for all entries in one language',
  'StaffTimeOff.clashes': 'sessions are compared with others: which ones has to be said before they are',
  'Enrollment.clashes': 'sessions are compared with others: which ones has to be said before they are',
};

/** Returns the nested fields that are neither row properties nor declared reads. */
function handWritten(schema: GraphQLSchema): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type) && !roots.includes(type))
    .flatMap((type) =>
      Object.values((type as GraphQLObjectType).getFields())
        .filter((field) => field.resolve && !field.extensions.read)
        .map((field) => `${type.name}.${field.name}`),
    )
    .toSorted();
}

it('all nested fields have query plans, except the fields in HAND_WRITTEN', () => {
  expect(handWritten(schema)).toEqual(Object.keys(HAND_WRITTEN).toSorted());
});

it('a nested field is reported if it has a resolver instead of a query plan', () => {
  const name = { type: GraphQLString };
  const row = new GraphQLObjectType({ name: 'Row', fields: { name, shout: { ...name, resolve: () => 'HEY' } } });
  const query = new GraphQLObjectType({ name: 'Query', fields: { row: { type: row, resolve: () => ({}) } } });
  expect(handWritten(new GraphQLSchema({ query }))).toEqual(['Row.shout']);
});

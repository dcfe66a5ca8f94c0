import { buildSchema, type GraphQLSchema } from 'graphql';

const ADA = { id: '1', name: 'Ada' };
const SCHEMA = `
  enum Colour { RED BLUE }
  input Words { list: [Int], number: Float, colour: Colour }
  type User { id: ID name: String friend: User }
  type Query { user: User echo(words: Words, number: Int, colour: Colour): String strict(number: Int! = 1): String }
  type Mutation { rename: User }
`;

/** Returns a schema with constant rows. */
export function rowsSchema(): GraphQLSchema {
  const schema = buildSchema(SCHEMA);
  const query = schema.getQueryType()?.getFields() ?? {};
  if (query.user) query.user.resolve = () => ({ ...ADA, friend: ADA });
  for (const field of [query.echo, query.strict]) if (field) field.resolve = (_root, args) => JSON.stringify(args);
  const mutation = schema.getMutationType()?.getFields() ?? {};
  if (mutation.rename) mutation.rename.resolve = () => ADA;
  return schema;
}

import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLFieldConfig,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
} from 'graphql';

/** How a field of the schema ends. */
export type Outcome = (typeof kinds)[number];
export const kinds = ['OK', 'LATE', 'NULL', 'LATE_NULL', 'THROW', 'REJECT', 'RETURN'] as const;

const Kind = new GraphQLEnumType({
  name: 'Kind',
  values: Object.fromEntries(kinds.map((name) => [name, { value: name.toLowerCase() }])),
});
const Colour = new GraphQLEnumType({ name: 'Colour', values: { RED: { value: 'red' }, BLUE: { value: 'blue' } } });

/** Its values are no JSON. */
class TagValue {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const Tag = new GraphQLScalarType({
  name: 'Tag',
  parseValue(value) {
    if (typeof value !== 'string') throw new TypeError('A tag is a text.');
    return new TagValue(value);
  },
});
const Input = new GraphQLInputObjectType({
  name: 'Input',
  fields: {
    list: { type: new GraphQLList(GraphQLInt) },
    colour: { type: Colour, defaultValue: 'blue' },
    number: { type: GraphQLFloat, defaultValue: 0.5 },
  },
});

function outcome(kind: string, value: () => unknown): unknown {
  const failure = () => Object.assign(new Error('failed on purpose'), { extensions: { code: 'TESTED' } });
  switch (kind) {
    case 'late':
      return Promise.resolve().then(value);
    case 'null':
      return null;
    case 'late_null':
      return Promise.resolve(null);
    case 'throw':
      throw failure();
    case 'reject':
      return Promise.reject(failure());
    case 'return':
      return failure();
    default:
      return value();
  }
}

interface TestContext {
  see?: (info: unknown) => void;
}

function field(type: GraphQLOutputType, value: () => unknown): GraphQLFieldConfig<unknown, TestContext> {
  return {
    type,
    args: { kind: { type: new GraphQLNonNull(Kind), defaultValue: 'ok' } },
    resolve(_parent, { kind }, context, info) {
      context.see?.(info);
      return outcome(kind, value);
    },
  };
}

const ada = () => ({ id: 1, name: 'Ada', colour: 'red' });
const bob = () => ({ id: '2', name: null, colour: 'blue' });

/** A schema whose fields end as their argument `kind` says, with lists, non-null fields, enums and scalars. */
export function outcomeSchema(): GraphQLSchema {
  const User: GraphQLObjectType = new GraphQLObjectType({
    name: 'User',
    fields: () => ({
      id: { type: new GraphQLNonNull(GraphQLID) },
      name: { type: GraphQLString },
      colour: { type: Colour },
      text: field(GraphQLString, () => 'text'),
      strictText: field(new GraphQLNonNull(GraphQLString), () => 'text'),
      friend: field(User, ada),
      strictFriend: field(new GraphQLNonNull(User), bob),
      friends: field(new GraphQLList(User), () => [ada(), null, new Error('bad item'), bob()]),
      strictFriends: field(new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(User))), () => [bob(), ada()]),
      promises: {
        type: new GraphQLList(User),
        resolve: () => [
          new Promise((resolve) => setTimeout(() => resolve({ id: '2' }), 5)),
          Promise.reject(new Error('late item')),
          { id: '3' },
        ],
      },
      promisedNames: {
        type: new GraphQLList(GraphQLString),
        resolve: () => [Promise.resolve('x'), Promise.reject(new Error('late name'))],
      },
    }),
  });
  const Node = new GraphQLInterfaceType({
    name: 'Node',
    fields: { id: { type: GraphQLID } },
    resolveType: async () => 'Dog',
  });
  const Dog = new GraphQLObjectType({ name: 'Dog', interfaces: [Node], fields: { id: { type: GraphQLID } } });
  const Checked = new GraphQLObjectType({
    name: 'Checked',
    fields: { id: { type: GraphQLID } },
    isTypeOf: async () => true,
  });
  const Pet = new GraphQLUnionType({ name: 'Pet', types: [Dog], resolveType: () => 'Dog' });
  return new GraphQLSchema({
    types: [Dog],
    query: new GraphQLObjectType<unknown, TestContext>({
      name: 'Query',
      fields: {
        user: field(User, ada),
        strictUser: field(new GraphQLNonNull(User), ada),
        users: field(new GraphQLList(new GraphQLNonNull(User)), () => [ada(), bob()]),
        echo: {
          type: GraphQLString,
          args: {
            input: { type: Input },
            number: { type: GraphQLInt, defaultValue: 3 },
            tag: { type: Tag },
            text: { type: GraphQLString },
          },
          // The order of arguments means nothing.
          resolve: (_parent, { input, number, tag, text }) =>
            `${JSON.stringify({ input, number, tag, text })} ${tag instanceof TagValue}`,
        },
        strict: {
          type: GraphQLBoolean,
          args: { number: { type: new GraphQLNonNull(GraphQLInt) } },
          resolve: () => true,
        },
        node: { type: Node, resolve: () => ({ id: '1' }) },
        pet: { type: Pet, resolve: () => ({ id: '1' }) },
        checked: { type: Checked, resolve: () => ({ id: '1' }) },
      },
    }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: { rename: field(User, ada) } }),
  });
}

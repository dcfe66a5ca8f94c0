import {
  type ArgumentNode,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/**
 * Returns the coordinates of the schema parts that the text of a document uses: `Query.list`, `Query.list(first:)`,
 * `Filter.day`, `Day.MONDAY`. `isGiven` returns true if a variable has a value. If an argument is a variable without
 * a value, the argument does not count as used.
 */
export function coordinatesInText(
  schema: GraphQLSchema,
  document: DocumentNode,
  isGiven: (variable: string) => boolean = () => true,
): Set<string> {
  const found = new Set<string>();
  const at = new TypeInfo(schema);
  const field = () => `${at.getParentType()?.name}.${at.getFieldDef()?.name}`;
  const hasValue = ({ value }: ArgumentNode | ObjectFieldNode) =>
    value.kind !== Kind.VARIABLE || isGiven(value.name.value);
  const visitor: ASTVisitor = {
    Field: () => void found.add(field()),
    Argument: (node) => void (hasValue(node) && found.add(`${field()}(${node.name.value}:)`)),
    ObjectField: (node) =>
      void (hasValue(node) && found.add(`${getNamedType(at.getParentInputType())}.${node.name.value}`)),
    EnumValue: ({ value }) => void found.add(`${getNamedType(at.getInputType())}.${value}`),
  };
  visit(document, visitWithTypeInfo(at, visitor));
  return found;
}

/** Returns the coordinates of the schema parts that an operation's variable values use: `Filter.day`, `Day.MONDAY`. */
export function coordinatesInVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Set<string> {
  const found = new Set<string>();
  function add(type: GraphQLInputType, value: unknown): void {
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      for (const item of Array.isArray(value) ? value : [value]) add(nullable.ofType, item);
    } else if (isEnumType(nullable)) {
      if (typeof value === 'string') found.add(`${nullable.name}.${value}`);
    } else if (isInputObjectType(nullable)) {
      for (const [name, inner] of Object.entries(value ?? {})) {
        const field = Object.hasOwn(nullable.getFields(), name) ? nullable.getFields()[name] : undefined;
        if (!field || inner === undefined) continue;
        found.add(`${nullable.name}.${name}`);
        add(field.type, inner);
      }
    }
  }
  for (const { variable, type } of variableDefinitions) {
    const known = typeFromAST(schema, type);
    if (isInputType(known)) add(known, variables[variable.name.value]);
  }
  return found;
}

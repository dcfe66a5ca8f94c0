import { type GraphQLField, type GraphQLSchema, getNamedType, isIntrospectionType, isObjectType } from 'graphql';
import { readOf } from '../loaders/field-read.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import type { FilterScopes } from '../permissions/scopes.ts';
import { FILTER_SCOPES, READ_SCOPE, type ReadScope } from '../permissions/selection-scopes.ts';
import { ANSWER_SCOPE } from '../permissions/sent-fields.ts';

/**
 * Sets the scope that API keys need, in the extensions of each field below the roots. It is the scope of the root
 * field for the same rows or, if the field returns no rows, of the root field for the same type. A row therefore
 * needs the same scope, regardless of the field that returns it. A field with its own resolver may set another scope.
 * API keys cannot read rows for which there is no root field.
 */
export function tellReadScopes(schema: GraphQLSchema): void {
  const { ofEntity, ofType } = rootScopes(schema);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const model = modelOf(field);
      if (model?.filterScopes) field.extensions = { [FILTER_SCOPES]: filterScopesOf(model), ...field.extensions };
      if (type === schema.getMutationType())
        field.extensions = { ...field.extensions, [ANSWER_SCOPE]: ofType.get(typeOf(field)) };
      if (roots.includes(type)) continue;
      const scope =
        model && !model.isOwn
          ? (ofEntity.get(model.scopeEntity ?? model.entity) ?? 'closed')
          : ofType.get(typeOf(field));
      field.extensions = { [READ_SCOPE]: scope, ...field.extensions };
    }
  }
}

/**
 * Returns the filters that need an additional scope. `search` needs no additional scope if the model can search only
 * the texts of the row itself.
 */
function filterScopesOf({ filterScopes = {}, ownSearch }: ReadModel<object>): FilterScopes {
  const { search, ...others } = filterScopes;
  return search && !ownSearch ? filterScopes : others;
}

type Field = GraphQLField<unknown, unknown>;

const typeOf = ({ type }: Field): string => getNamedType(type).name;

/** Returns the model of the rows that a field reads; undefined for a plain property. */
function modelOf(field: Field): ReadModel<object> | undefined {
  const read = readOf(field);
  switch (read?.kind) {
    case 'one':
    case 'list':
    case 'total':
      return read.model;
    case 'children':
    case 'all':
    case 'ofDay':
      return read.relation.model;
    case 'summary':
      return read.summary.relation.model;
    default:
      return undefined;
  }
}

/** Returns the scopes of the root fields, by the class of their rows and by their return type. */
function rootScopes(schema: GraphQLSchema) {
  const ofEntity = new Map<unknown, ReadScope>();
  const ofType = new Map<string, ReadScope>();
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const scope = field.extensions.scope ?? 'closed';
    const model = modelOf(field);
    if (model) ofEntity.set(model.entity, scope);
    if (readOf(field)?.kind === 'one') ofType.set(typeOf(field), scope);
  }
  return { ofEntity, ofType };
}

import { type ClassType, getMetadataStorage } from 'type-graphql';

const known = new WeakMap<object, ReadonlySet<string> | null>();

/**
 * Returns the names under which the API documents the values of a class: the fields of its object type, and the fields
 * of nested plain values. A table may store these nested fields as separate columns. Returns null for a class that is
 * no object type.
 */
export function documentedNames(type: object): ReadonlySet<string> | null {
  if (!known.has(type)) known.set(type, namesOf(type));
  return known.get(type) ?? null;
}

function namesOf(type: object): ReadonlySet<string> | null {
  if (!isObjectType(type)) return null;
  const own = fieldsOf(type);
  const inner = own.map(({ getType }) => getType() as object).filter((value) => isObjectType(value) && !hasId(value));
  return new Set([...own, ...inner.flatMap(fieldsOf)].map(({ name }) => name));
}

const isObjectType = (type: object): boolean => getMetadataStorage().objectTypes.some(({ target }) => target === type);

const fieldsOf = (type: object) =>
  getMetadataStorage().fields.filter(
    ({ target }) => target === type || (type as ClassType).prototype instanceof (target as ClassType),
  );

const hasId = (type: object): boolean => fieldsOf(type).some(({ name }) => name === 'id');

/** Returns the name under which the API documents a class. */
export const typeName = (type: { readonly name: string }): string =>
  getMetadataStorage().objectTypes.find(({ target }) => target === type)?.name ?? type.name;

import { getMetadataStorage } from 'type-graphql';

/** A declared field of an input class. */
export type DeclaredField = ReturnType<typeof getMetadataStorage>['fields'][number];

/** Returns the fields that an input class declares or inherits. The fields of base classes come first. */
export const declaredFields = (input: { readonly prototype: unknown }): DeclaredField[] =>
  getMetadataStorage().fields.filter(({ target }) => target === input || input.prototype instanceof target);

import { getMetadataStorage } from 'type-graphql';

/** A field of an input class, as it was declared. */
export type DeclaredField = ReturnType<typeof getMetadataStorage>['fields'][number];

/** The fields that an input class declares or inherits, those of its base classes first. */
export const declaredFields = (input: { readonly prototype: unknown }): DeclaredField[] =>
  getMetadataStorage().fields.filter(({ target }) => target === input || input.prototype instanceof target);

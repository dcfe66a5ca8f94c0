import { declaredColumns } from '../fields/declared-columns.ts';
import type { ReadModel } from './read-model.ts';

const known = new WeakMap<object, readonly string[]>();

/** Returns the columns of an entity that are declared with `search`. */
export function searchedColumns(entity: object): readonly string[] {
  const found =
    known.get(entity) ?? [...declaredColumns(entity)].flatMap(([name, { isSearched }]) => (isSearched ? [name] : []));
  known.set(entity, found);
  return found;
}

/** Returns the searched columns of a read model: the columns declared with `search`, unless the model lists others. */
export const searchOf = <Row extends object>({
  search,
  entity,
}: ReadModel<Row>): NonNullable<ReadModel<Row>['search']> => search ?? searchedColumns(entity);

/**
 * Returns the search in a row's own texts, for callers who may not search other texts; undefined if they may not search.
 */
export const ownSearchOf = <Row extends object>({ ownSearch, entity }: ReadModel<Row>) =>
  ownSearch && { ...ownSearch, search: ownSearch.search ?? searchedColumns(entity) };

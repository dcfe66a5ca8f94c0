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

/**
 * Returns the searched columns of a read model. These are the columns that the model lists or, if it lists none, those
 * declared with `search`.
 */
export const searchOf = <Row extends object>({
  search,
  entity,
}: ReadModel<Row>): NonNullable<ReadModel<Row>['search']> => search ?? searchedColumns(entity);

/**
 * Returns the search in the texts of the row itself, for callers who may search no other texts. Returns undefined if
 * they may not search.
 */
export const ownSearchOf = <Row extends object>({ ownSearch, entity }: ReadModel<Row>) =>
  ownSearch && { ...ownSearch, search: ownSearch.search ?? searchedColumns(entity) };

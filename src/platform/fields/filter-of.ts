import { type ClassType, InputType } from 'type-graphql';
import { declaredColumns } from './declared-columns.ts';
import { IdFilter, type Member, RecordFilter, TextFilter } from './filters.ts';

/**
 * The members of a filter, by name. Each member has a decorator that declares it, or only a description. With only a
 * description, the member filters by the column of the same name. If there is no such column, it filters by the ids of
 * other records.
 */
type Members = Readonly<Record<string, string | Member<unknown>>>;

type FilterValueTypes<Row, Of extends Members> = {
  [Name in keyof Of]?: Of[Name] extends Member<infer Value>
    ? Value
    : Name extends keyof Row
      ? NonNullable<Row[Name]>
      : string;
};

/**
 * Returns a filter with the members of `base` and further members. A member that has only a description filters by the
 * ids of other records.
 */
export function filterWith<Base extends object, const Of extends Members>(
  base: abstract new () => Base,
  members: Of,
): ClassType<Base & FilterValueTypes<object, Of>> {
  return filterBy(base, Object, members);
}

/**
 * Returns the filter for lists of an entity. It has the filters of all record lists, the given members, and `search` if
 * the entity has columns for text search.
 */
export function filterOf<Row extends object, const Of extends Members>(
  row: abstract new () => Row,
  members: Of,
): ClassType<RecordFilter & { search?: string } & FilterValueTypes<Row, Of>> {
  const search = searchText(row);
  return filterBy(RecordFilter, row, { ...(search ? { search } : {}), ...members });
}

function filterBy<Filter extends object>(
  base: abstract new () => object,
  row: object,
  members: Members,
): ClassType<Filter> {
  @InputType()
  abstract class FilterOfColumns extends base {}

  const columns = declaredColumns(row);
  for (const [name, asked] of Object.entries(members)) {
    const byWords = name === 'search' ? TextFilter : (columns.get(name)?.kind.filter ?? IdFilter);
    const declare = typeof asked === 'string' ? byWords(asked) : asked;
    declare(FilterOfColumns.prototype, name);
  }
  return FilterOfColumns as ClassType<Filter>;
}

/**
 * Returns a description such as "Filters by text in the name, e-mail address or student number." Returns undefined if
 * no column is searched.
 */
function searchText(row: object): string | undefined {
  const words = [...declaredColumns(row)].filter(([, { isSearched }]) => isSearched).map(([name]) => wordsOf(name));
  const last = words.pop();
  return last && `Filters by text in the ${words.length > 0 ? `${words.join(', ')} or ` : ''}${last}.`;
}

const WORDS: Readonly<Record<string, string>> = { email: 'e-mail address', phone: 'telephone number', url: 'URL' };

const wordsOf = (name: string): string =>
  WORDS[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

import { type ListField, resources, rootFields } from '../../support/resources.ts';
import type { School } from './school.ts';

/** A list of the schema. */
export interface List extends ListField {
  /** `students`, or `student.fees` below the row of {@link School.parents}. */
  readonly path: string;
}

/** Those of which a {@link School} has rows: nobody makes rows of the others by hand. */
const isFilled = ({ name }: ListField): boolean =>
  !['apiKeys', 'auditLog', 'invitations', 'jobs', 'mySessions'].includes(name);

/** Every list outside of any other. */
export const rootLists: readonly List[] = rootFields.filter(isFilled).map((list) => ({ ...list, path: list.name }));

/** Every list of the rows of another. */
export const nestedLists: readonly List[] = resources.flatMap(({ one, lists }) =>
  lists.map((list) => ({ ...list, path: `${one}.${list.name}` })),
);

/** The number of rows that a list has in a school. */
export function rowsOf(school: School, { path }: List): number {
  const rows = school.rows[path];
  if (rows === undefined) throw new Error(`The school has not counted ${path}.`);
  return rows;
}

/** Who asks for a list: only the academies need none to be chosen. */
export const asker = (school: Pick<School, 'admin' | 'traveller'>, { path }: List) =>
  path === 'academies' ? school.traveller : school.admin;

/** A query for a page of a list, whose connection {@link connectionIn} finds; the variables are the list's arguments. */
export function pageQuery({ path, order }: List, selection: string): string {
  const [parent, field] = path.includes('.') ? path.split('.') : [undefined, path];
  const connection = `${field}(first: $first, after: $after, last: $last, before: $before, offset: $offset,
    orderBy: $orderBy) { ${selection} }`;
  return `query Page($first: Int, $after: String, $last: Int, $before: String, $offset: Int, $orderBy: [${order}!]
    ${parent ? ', $parent: ID!' : ''}) { ${parent ? `${parent}(id: $parent) { ${connection} }` : connection} }`;
}

/** The variables of {@link pageQuery}. */
export const pageVariables = (school: Pick<School, 'parents'>, { path }: List, args: object) =>
  path.includes('.') ? { ...args, parent: school.parents[path.split('.')[0] as string] } : args;

/** The connection that {@link pageQuery} asked for. */
export const connectionIn = (answer: any, { path }: List): any =>
  path.split('.').reduce((value, name) => value?.[name], answer);

import { type ListField, resources, rootFields } from '../../support/resources.ts';
import type { School } from './school.ts';

/** A list field of the schema. */
export interface List extends ListField {
  /** `students` for a root list, or `student.fees` for a list that is nested in a row of {@link School.parents}. */
  readonly path: string;
}

/** Returns false for a list in which a {@link School} has no rows. */
const isFilled = ({ name }: ListField): boolean =>
  !['apiKeys', 'auditLog', 'clashes', 'invitations', 'jobs', 'mySessions'].includes(name);

/** The list fields of the query type in which a {@link School} has rows. */
export const rootLists: readonly List[] = rootFields.filter(isFilled).map((list) => ({ ...list, path: list.name }));

/** The list fields of all other types. */
export const nestedLists: readonly List[] = resources.flatMap(({ one, lists }) =>
  lists.map((list) => ({ ...list, path: `${one}.${list.name}` })),
);

/** Returns the number of rows of a list in a school. */
export function rowsOf(school: School, { path }: List): number {
  const rows = school.rows[path];
  if (rows === undefined) throw new Error(`The school has not counted ${path}.`);
  return rows;
}

/** Returns the caller for a list. Only `academies` works without a chosen academy. */
export const asker = (school: Pick<School, 'admin' | 'traveller'>, { path }: List) =>
  path === 'academies' ? school.traveller : school.admin;

/** Returns the page arguments with their types. */
const argumentsOf = ({ order }: List) => ({
  first: 'Int',
  after: 'String',
  last: 'Int',
  before: 'String',
  offset: 'Int',
  orderBy: `[${order}!]`,
});

/** Returns a query for a page of a list; {@link connectionIn} finds the connection. */
export const pageQuery = (list: List, selection: string): string => queryOf(list, [''], selection);

/** Returns the variables for {@link pageQuery}. */
export const pageVariables = (school: Pick<School, 'parents'>, list: List, args: object) =>
  variablesOf(school, list, args);

/** Returns a query for several pages of a list; {@link connectionsIn} finds the connections. */
export const pagesQuery = (list: List, selection: string, count: number): string =>
  queryOf(
    list,
    Array.from({ length: count }, (_, n) => `${n}`),
    selection,
  );

/** Returns the variables for {@link pagesQuery}. */
export const pagesVariables = (school: Pick<School, 'parents'>, list: List, pages: readonly object[]) => {
  const all = pages.flatMap((args, n) => Object.entries(args).map(([name, value]) => [`${name}${n}`, value]));
  return variablesOf(school, list, Object.fromEntries(all));
};

/** Returns the connections in the result of {@link pagesQuery}. */
export const connectionsIn = (answer: any, { path }: List, count: number): any[] => {
  const parent = path.includes('.') ? answer?.[path.split('.')[0] as string] : answer;
  return Array.from({ length: count }, (_, n) => parent?.[`page${n}`]);
};

function queryOf(list: List, pages: readonly string[], selection: string): string {
  const [parent, field] = list.path.includes('.') ? list.path.split('.') : [undefined, list.path];
  const args = Object.entries(argumentsOf(list));
  const declared = pages.flatMap((n) => args.map(([name, type]) => `$${name}${n}: ${type}`));
  const connections = pages.map((n) => {
    const given = args.map(([name]) => `${name}: $${name}${n}`).join(', ');
    return `${n && `page${n}: `}${field}(${given}) { ${selection} }`;
  });
  const all = connections.join(' ');
  return `query Page(${declared.join(', ')}${parent ? ', $parent: ID!' : ''}) {
    ${parent ? `${parent}(id: $parent) { ${all} }` : all} }`;
}

const variablesOf = (school: Pick<School, 'parents'>, { path }: List, args: object) =>
  path.includes('.') ? { ...args, parent: school.parents[path.split('.')[0] as string] } : args;

/** Returns the connection in the result of {@link pageQuery}. */
export const connectionIn = (answer: any, { path }: List): any =>
  path.split('.').reduce((value, name) => value?.[name], answer);

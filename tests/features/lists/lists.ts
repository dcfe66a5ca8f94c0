import { type ListField, resources, rootFields } from '../../support/resources.ts';
import type { School } from './school.ts';

/** A list of the schema. */
export interface List extends ListField {
  /** `students`, or `student.fees` below the row of {@link School.parents}. */
  readonly path: string;
}

/** Those of which a {@link School} has rows: nobody makes rows of the others by hand. */
const isFilled = ({ name }: ListField): boolean =>
  !['apiKeys', 'auditLog', 'clashes', 'invitations', 'jobs', 'mySessions'].includes(name);

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

/** The arguments of a page, with their types. */
const argumentsOf = ({ order }: List) => ({
  first: 'Int',
  after: 'String',
  last: 'Int',
  before: 'String',
  offset: 'Int',
  orderBy: `[${order}!]`,
});

/** A query for a page of a list, whose connection {@link connectionIn} finds; the variables are the list's arguments. */
export const pageQuery = (list: List, selection: string): string => queryOf(list, [''], selection);

/** The variables of {@link pageQuery}. */
export const pageVariables = (school: Pick<School, 'parents'>, list: List, args: object) =>
  variablesOf(school, list, args);

/** A query for several pages of a list at once, whose connections {@link connectionsIn} finds. */
export const pagesQuery = (list: List, selection: string, count: number): string =>
  queryOf(
    list,
    Array.from({ length: count }, (_, n) => `${n}`),
    selection,
  );

/** The variables of {@link pagesQuery}: the arguments of each page. */
export const pagesVariables = (school: Pick<School, 'parents'>, list: List, pages: readonly object[]) => {
  const all = pages.flatMap((args, n) => Object.entries(args).map(([name, value]) => [`${name}${n}`, value]));
  return variablesOf(school, list, Object.fromEntries(all));
};

/** The connections that {@link pagesQuery} asked for. */
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

/** The connection that {@link pageQuery} asked for. */
export const connectionIn = (answer: any, { path }: List): any =>
  path.split('.').reduce((value, name) => value?.[name], answer);

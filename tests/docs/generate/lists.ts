import { getNamedType } from 'graphql';
import { filtersOf, sortsOf } from '../../../rest/list-options.ts';
import { loadOperations, type StoredOperation } from '../../../rest/operations.ts';
import { routesOf } from '../../../rest/routes/index.ts';
import { modules } from '../../../src/features/index.ts';
import { buildServiceSchema } from '../../../src/platform/graphql/schema.ts';
import { snakeCase } from '../../../src/platform/validation/messages.ts';

/** The filters that the page explains for all lists. */
const COMMON_FILTERS = ['search', 'exclude', 'created_from', 'created_to', 'updated_from', 'updated_to'];
const COMMON_SORTS = ['created_at', 'updated_at'];

/** Returns a table of the lists of REST with their own filters, orders and relations. */
export function listsTable(): string {
  const schema = buildServiceSchema(modules);
  const operations = loadOperations(schema);
  const lists = routesOf(schema).filter(({ answer, path }) => answer === 'page' && !path.includes(':id'));
  const rows = lists.map(({ path, operation }) => row(path, operations.get(operation) as StoredOperation));
  const head = [
    'List',
    'Filters, besides those of all lists',
    '`sort`, besides `created_at`, `updated_at`',
    '`include`',
  ];
  return [`| ${head.join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n');
}

function row(path: string, { variables, includes }: StoredOperation): string {
  const typeOf = (name: string) => {
    const type = variables.get(name);
    return type && getNamedType(type);
  };
  const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';
  const filters = filtersOf(typeOf('filter')).filter((name) => !COMMON_FILTERS.includes(name));
  const sorts = sortsOf(typeOf('orderBy')).filter((name) => !COMMON_SORTS.includes(name));
  return `| \`${path}\` | ${listed(filters)} | ${listed(sorts)} | ${listed(includes.map(snakeCase))} |`;
}

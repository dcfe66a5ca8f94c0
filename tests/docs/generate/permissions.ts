import { type GraphQLField, Kind } from 'graphql';
import { loadOperations } from '../../../rest/operations.ts';
import { routesOf } from '../../../rest/routes/index.ts';
import { modules } from '../../../src/features/index.ts';
import { AppError } from '../../../src/platform/errors/app-error.ts';
import { buildServiceSchema } from '../../../src/platform/graphql/schema.ts';
import type { Caller } from '../../../src/platform/permissions/caller.ts';
import { isPermitted } from '../../../src/platform/permissions/permissions.ts';
import { ROLES } from '../../../src/platform/permissions/roles.ts';

const ROLE_TITLES: Record<(typeof ROLES)[number], string> = {
  super_admin: 'Super Admin',
  academy_admin: 'Academy Admin',
  administrator: 'Administrator',
  department_head: 'Dept. head',
  teacher: 'Teacher',
  support_staff: 'Support',
  parent: 'Parent',
  student: 'Student',
};

const COLUMNS = ['super_admin', ...ROLES.filter((role) => role !== 'super_admin')] as const;

const CLOSED_TO_KEYS = 'Operations that no API key may call';
const ANY_RECORD = 'Records of any type';

interface Operation {
  readonly group: string;
  readonly row: string;
}

/** Returns a table per resource: the roles that may call each operation, and the scope that an API key needs for it. */
export async function permissionTables(): Promise<string> {
  const schema = buildServiceSchema(modules);
  const paths = restPaths(schema);
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = types.flatMap((type) => Object.values(type?.getFields() ?? {}));
  const operations = await Promise.all(fields.map((field) => describe(field, paths.get(field.name) ?? [])));
  const groups = [...Map.groupBy(operations, ({ group }) => group)];
  return groups.toSorted(inOrder).map(table).join('\n\n');
}

const inOrder = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  rank(one) - rank(other) || one.localeCompare(other);

const rank = (group: string): number => [ANY_RECORD, CLOSED_TO_KEYS].indexOf(group);

function restPaths(schema: ReturnType<typeof buildServiceSchema>): Map<string, string[]> {
  const operations = loadOperations(schema);
  const paths = new Map<string, string[]>();
  for (const { method, path, operation, body } of routesOf(schema)) {
    const [selection] = operations.get(operation)?.definition.selectionSet.selections ?? [];
    // an upload writes, although its operation only reads the record: docs/files.md has its permission
    if (selection?.kind !== Kind.FIELD || body === 'upload') continue;
    const { value: name } = selection.name;
    const shown = `\`${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``;
    paths.set(name, [...(paths.get(name) ?? []), shown]);
  }
  return paths;
}

async function describe(field: GraphQLField<unknown, unknown>, paths: readonly string[]): Promise<Operation> {
  const scope = field.extensions.scope as string | undefined;
  const callers = [...COLUMNS.map(signedInAs), ANYONE];
  const cells = await Promise.all(callers.map(async (caller) => ((await isPermitted(field, caller)) ? '✓' : '–')));
  const cellsBefore = [`\`${field.name}\``, paths.join(', ') || '–', scope ? `\`${scope}\`` : 'none'];
  return { group: groupOf(scope), row: `| ${[...cellsBefore, ...cells].join(' | ')} |` };
}

function groupOf(scope: string | undefined): string {
  if (scope === undefined) return CLOSED_TO_KEYS;
  const [resource = '', action] = scope.split(':');
  if (action === undefined) return ANY_RECORD;
  return resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll('_', ' ');
}

function table([group, operations]: readonly [string, readonly Operation[]]): string {
  const titles = ['GraphQL', 'REST', 'Scope', ...COLUMNS.map((role) => ROLE_TITLES[role]), 'No token'];
  const marks = titles.map((_, index) => (index < 3 ? '---' : ':-:'));
  const lines = [titles, marks].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${group}`, '', ...lines, ...operations.map(({ row }) => row)].join('\n');
}

/** Returns a member of an active academy with that role. */
function signedInAs(role: (typeof ROLES)[number]): Caller {
  const ids = { userId: 'user', sessionId: 'session' };
  return {
    principal: { ...ids, tokenId: 'token', isSuperAdmin: role === 'super_admin' },
    academy: {
      ...{ id: 'academy', status: 'active', timezone: 'UTC', currency: 'USD' },
      viewer: { ...ids, role, staffId: 'staff', parentId: 'parent', studentId: 'student' },
    },
  };
}

const ANYONE: Caller = { principal: null, academy: new AppError('UNAUTHENTICATED', 'Unauthenticated.') };

import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';
import { TENANT_ROLE } from '../../src/platform/database/tenant-role.ts';

/** The statements that change the schema of a database into the schema of the entities. */
export interface PostgresDifference {
  /** Statements that run in one transaction. */
  readonly statements: readonly string[];
  /** Statements that run one by one, outside of a transaction: they may run again after an interrupted run. */
  readonly concurrent: readonly string[];
}

/** A table as the existing migrations create it. */
interface Made {
  readonly name: string;
  readonly isForced: boolean;
  readonly isGranted: boolean;
}

/** Returns the statements that change the schema of `migrated` into the schema of its entities, without executing them. */
export async function postgresDifference(migrated: Database): Promise<PostgresDifference> {
  const { up } = await (migrated.orm as any).schema.getUpdateSchemaMigrationSQL({ wrap: false });
  const made = await madeTables(migrated);
  const statements: string[] = [];
  const concurrent: string[] = [];
  for (const statement of statementsIn(up).filter((each) => !dropsUndeclared(each))) {
    const [index, key] = [INDEX.exec(statement), UNIQUE.exec(statement)];
    if (index && made.has(index[3] as string)) concurrent.push(...concurrentIndex(index));
    else if (key && made.has(key[1] as string)) concurrent.push(...concurrentKey(key));
    else statements.push(statement);
  }
  return { statements: [...unforced(statements, made), ...grants(migrated, made)], concurrent };
}

const INDEX = /^create (unique )?index ("[^"]+") on "([^"]+)" ([\s\S]*)$/;
const UNIQUE = /^alter table "([^"]+)" add constraint ("[^"]+") unique (\([\s\S]*)$/;
const FORCE = /^alter table "[^"]+" force row level security$/;
const FOREIGN_KEY = /^alter table "([^"]+)" add constraint "[^"]+" foreign key [\s\S]* references "([^"]+)"/;

/**
 * Returns true for a statement that drops a trigger or a view. Entities declare none, so the ORM would drop those of
 * migrations.
 */
const dropsUndeclared = (statement: string): boolean => /^drop (trigger|function|view) /.test(statement);

const statementsIn = (text: string): string[] =>
  text
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);

/** Creates an index concurrently, and before that drops the invalid index of an interrupted run. */
const concurrentIndex = ([, unique = '', name, table, rest]: RegExpExecArray): string[] => [
  `drop index concurrently if exists ${name}`,
  `create ${unique}index concurrently ${name} on "${table}" ${rest}`,
];

const concurrentKey = ([, table, name, columns]: RegExpExecArray): string[] => [
  `alter table "${table}" drop constraint if exists ${name}`,
  `drop index concurrently if exists ${name}`,
  `create unique index concurrently ${name} on "${table}" ${columns}`,
  `alter table "${table}" add constraint ${name} unique using index ${name}`,
];

/**
 * Removes forced row-level security while a new foreign key is checked, and forces it again at the end. The check reads
 * both tables as their owner, for whom forced row-level security would require an academy. All statements run in one
 * transaction, so other sessions never see the tables without it.
 */
function unforced(statements: readonly string[], made: ReadonlyMap<string, Made>): string[] {
  const checked = statements.flatMap((statement) => FOREIGN_KEY.exec(statement)?.slice(1) ?? []);
  const lifted = [...new Set(checked)].filter((name) => made.get(name)?.isForced).toSorted();
  const { forcing = [], others = [] } = Object.groupBy(statements, (each) => (FORCE.test(each) ? 'forcing' : 'others'));
  return [
    ...lifted.map((name) => `alter table "${name}" no force row level security`),
    ...others,
    ...forcing,
    ...lifted.map((name) => `alter table "${name}" force row level security`),
  ];
}

/** Grants the tenant role all rights on new tenant tables; their migration may restrict these rights. */
function grants(database: Database, made: ReadonlyMap<string, Made>): string[] {
  return [...database.orm.getMetadata().getAll().values()]
    .filter((meta) => meta.tableName && !meta.abstract && !meta.embeddable && !meta.virtual && !meta.expression)
    .filter((meta) => 'academyId' in meta.properties)
    .filter((meta) => !made.get(meta.tableName)?.isGranted)
    .map((meta) => `grant select, insert, update, delete on "${meta.tableName}" to ${TENANT_ROLE}`);
}

async function madeTables({ kysely }: Database): Promise<Map<string, Made>> {
  const { rows } = await sql<Made>`select relname as name, relforcerowsecurity as "isForced",
      has_table_privilege(${TENANT_ROLE}, oid, 'select') as "isGranted"
    from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace`.execute(kysely);
  return new Map(rows.map((row) => [row.name, row]));
}

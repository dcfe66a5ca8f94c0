import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { isTenantTable, readCatalogue } from '../../architecture/catalogue.ts';
import { asOwner, type TwoAcademies, useTwoAcademies } from './setup.ts';

/**
 * Tables that refuse updates. For these tables, the test inserts a copy of a row in which these columns are changed.
 */
const LEDGERS: Record<string, Record<string, string>> = {
  payments: { receipt_number: 'RCP-COPY' },
  ledger_entries: {},
  invoices: { number: 'INV-COPY' },
};

/** Groups of columns, by table. In each row, exactly one column of the group has a value. */
const EITHER: Record<string, readonly string[]> = {
  accounts: ['parent_id', 'student_id'],
  materials: ['course_id', 'batch_id', 'session_id'],
  certificates: ['enrollment_id', 'level_id'],
};

describe('foreign and unique keys of the database, without any checks by the service', () => {
  const academies = useTwoAcademies();

  /**
   * Makes a row of our academy refer to another row. Runs as the owner of the tables, without the academy filter and
   * without row-level security.
   */
  async function point(two: TwoAcademies, table: string, column: string, id: string): Promise<void> {
    const own = LEDGERS[table];
    const where = sql`academy_id = ${two.ours.academy.id} and id = ${two.ours.ids[table]}`;
    if (!own) {
      const others = (EITHER[table] ?? []).includes(column) ? (EITHER[table] ?? []) : [];
      const unset = others.filter((other) => other !== column).map((other) => sql`${sql.ref(other)} = null`);
      // a student has one average per batch and term
      if (table === 'grade_averages') unset.push(sql`term_key = ${crypto.randomUUID()}`);
      const sets = sql.join([sql`${sql.ref(column)} = ${id}`, ...unset]);
      await asOwner(two, sql`update ${sql.table(table)} set ${sets} where ${where}`);
      return;
    }
    const values: Record<string, string> = { ...own, id: crypto.randomUUID(), [column]: id };
    if ('receipt_number' in own) values.receipt_number = `RCP-${values.id?.slice(0, 8)}`;
    if ('number' in own) values.number = `INV-${values.id?.slice(0, 8)}`;
    // a fee has only one invoice
    if (table === 'invoices' && column !== 'fee_id') values.fee_id = await feeWithoutInvoice(two);
    const { columns = [] } = (await readCatalogue(two.database)).find(({ name }) => name === table) ?? {};
    const selected = columns.map((each) => (values[each] === undefined ? sql.ref(each) : sql`${values[each]}`));
    const cast = two.database.engine === 'postgresql' ? sql.raw('::uuid') : sql``;
    const typed = selected.map((each, place) => (/id$/.test(columns[place] ?? '') ? sql`${each}${cast}` : each));
    await asOwner(
      two,
      sql`insert into ${sql.table(table)} (${sql.join(columns.map((each) => sql.ref(each)))})
        select ${sql.join(typed)} from ${sql.table(table)} where ${where}`,
    );
  }

  async function feeWithoutInvoice(two: TwoAcademies): Promise<string> {
    const { ours } = two;
    const academyId = ours.academy.id;
    const [row] = await asOwner(
      two,
      sql<{ id: string }>`select id from fees where academy_id = ${academyId}
        and id <> ${ours.ids.fees} and id not in (select fee_id from invoices where academy_id = ${academyId})`,
    );
    return row?.id as string;
  }

  it('refuse rows that refer to a row of another academy, for every relation', async () => {
    const two = academies();
    const tables = (await readCatalogue(two.database)).filter(isTenantTable);
    const names = tables.map((table) => table.name);
    const relations = tables.flatMap((table) =>
      table.foreignKeys
        .filter((key) => names.includes(key.target))
        .map((key) => ({ table: table.name, column: key.columns[1] as string, target: key.target })),
    );
    expect(relations.length).toBeGreaterThanOrEqual(20);
    for (const { table, column, target } of relations) {
      const name = `${table}.${column} → ${target}`;
      await expect(point(two, table, column, two.theirs.ids[target] as string), name).rejects.toThrow(/foreign key/i);
      // the same column accepts a row of our academy
      await point(two, table, column, two.ours.ids[target] as string);
    }
  });

  it('allow the same number, code and external id in two academies', async () => {
    const two = academies();
    const { ours, theirs } = two;
    for (const [table, column] of [
      ['students', 'student_number'],
      ['students', 'external_id'],
      ['staff', 'email'],
      ['parents', 'email'],
      ['courses', 'code'],
      ['batches', 'code'],
    ] as const) {
      const from = sql`${sql.table(table)} where academy_id = ${theirs.academy.id} and id = ${theirs.ids[table]}`;
      const [row] = await asOwner(two, sql<{ value: string }>`select ${sql.ref(column)} as value from ${from}`);
      await asOwner(
        two,
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${row?.value}
          where academy_id = ${ours.academy.id} and id = ${ours.ids[table]}`,
      );
    }
  });
});

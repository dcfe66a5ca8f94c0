import pg from 'pg';

/** Runs `work` on a database, then vacuums and analyses the database. */
async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/**
 * Returns the names of a table's stored columns, and the SQL expressions for the columns of a copied row. `values`
 * contains the expressions for columns whose value changes.
 */
async function copyOf(client: pg.Client, table: string, values: Record<string, string>): Promise<[string, string]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ column_name }) => column_name);
  return [names.join(', '), names.map((name) => values[name] ?? `t.${name}`).join(', ')];
}

/** Gives an academy `factor` times as many students: copies with their own names, numbers and times. */
export const multiplyStudents = (url: string, academyId: string, factor: number): Promise<void> =>
  withClient(url, async (client) => {
    const [columns, values] = await copyOf(client, 'students', {
      id: 'gen_random_uuid()',
      last_name: `t.last_name || ' ' || n`,
      student_number: `'STU-' || lpad(upper(to_hex(row_number() over ())), 8, '0')`,
      external_id: 'null',
      user_id: 'null',
      created_at: `t.created_at - n * interval '1 minute'`,
    });
    await client.query(
      `insert into students (${columns}) select ${values} from students t, generate_series(2, $2) n where t.academy_id = $1`,
      [academyId, factor],
    );
  });

/** Tenant tables, each with the SQL condition for the rows that a small academy gets. */
const SMALL: [table: string, condition: string][] = [
  ['staff', 'true'],
  ['departments', 'true'],
  ['courses', 'true'],
  ['batches', 'true'],
  ['students', 't.id in (select id from few)'],
  ['enrollments', 't.student_id in (select id from few)'],
  ['attendance', 't.student_id in (select id from few)'],
  ['fees', 't.student_id in (select id from few)'],
];

/** Adds academies that are copies of one academy, each with 20 of its students. */
export const addAcademies = (url: string, academyId: string, count: number): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(
      `create temp table added as select gen_random_uuid() as id, 'bench-' || n as slug from generate_series(1, ${count}) n`,
    );
    await client.query(
      `create temp table few as select id from students where academy_id = '${academyId}' order by id limit 20`,
    );
    const [columns, values] = await copyOf(client, 'academies', { id: 'added.id', slug: 'added.slug' });
    await client.query(
      `insert into academies (${columns}) select ${values} from academies t, added where t.id = '${academyId}'`,
    );
    for (const [table, condition] of SMALL) {
      // the small academies have no parents
      const [names, copies] = await copyOf(client, table, { academy_id: 'added.id', parent_id: 'null' });
      await client.query(
        `insert into ${table} (${names}) select ${copies} from ${table} t, added
         where t.academy_id = '${academyId}' and ${condition}`,
      );
    }
  });

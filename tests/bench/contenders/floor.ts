import pg from 'pg';
import { DASHBOARD_SQL, ONE_SQL } from './floor-sql.ts';
import { serve } from './serve.ts';

/**
 * The fastest hand-written server: node's own server with one prepared statement that returns the JSON text. The
 * statement runs in a transaction with the same role and academy as in our service. The server checks neither the
 * caller nor the query. It awaits begin, statement and commit one by one.
 */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function answer(academyId: string, name: string, text: string, values: string[]): Promise<string> {
  const client = await pool.connect();
  try {
    const academy = pg.escapeLiteral(academyId);
    await client.query(`begin read only; set local role academy_tenant; set local app.academy_id = ${academy}`);
    const { rows } = await client.query({ name, text, values });
    await client.query('commit');
    return rows[0].json;
  } finally {
    client.release();
  }
}

serve(async (req, res) => {
  const academyId = String(req.headers['x-academy-id']);
  const [, workload, id] = (req.url as string).split('/');
  const json =
    workload === 'dashboard'
      ? await answer(academyId, 'dashboard', DASHBOARD_SQL, [academyId])
      : await answer(academyId, 'one', ONE_SQL, [academyId, id as string]);
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.end(json);
});

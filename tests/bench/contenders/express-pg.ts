import { createHash } from 'node:crypto';
import express from 'express';
import jwt from 'jsonwebtoken';
import pg from 'pg';
import { serve } from './serve.ts';

/**
 * Hand-written `GET /api/v1/batches`. Like our service, it checks the token's signature, the login session, the
 * membership and the academy, and reads rows under row-level security. It has only one route. It has no limits, no log
 * and no entity tag, and verifies each token again.
 */

const DATE = 1082;
pg.types.setTypeParser(DATE, (text) => text);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const secret = process.env.JWT_SECRET as string;
const keyId = createHash('sha256').update('key id of ').update(secret).digest('base64url').slice(0, 8);

const SESSION = `
  select s.token_id, s.expires_at, s.revoked_at, u.is_super_admin, m.role
  from sessions s join users u on u.id = s.user_id
  left join academies a on a.id = $3 and a.deleted_at is null
  left join memberships m on m.academy_id = a.id and m.user_id = u.id
  where s.id = $1 and s.user_id = $2`;

const BATCHES = `
  select t.*, c.id as c_id, c.name as c_name, c.code as c_code, c.description, c.category, c.level, c.department_id, c.color,
    c.min_age, c.max_age, c.level_id, c.certificate_template_id,
    c.auto_certificate, c.price, c.billing_frequency, c.completion_rule, c.status as c_status,
    c.version as c_version, c.created_at as c_created_at, c.updated_at as c_updated_at,
    (select greatest(t.max_students - count(*), 0)::int from enrollments e where e.academy_id = t.academy_id
      and e.batch_id = t.id and e.deleted_at is null
      and (e.status = 'active' or (e.status = 'pending' and e.waitlist_position is null))) as available_seats
  from batches t
  left join courses c on c.academy_id = t.academy_id and c.id = t.course_id and c.deleted_at is null
  where t.academy_id = $1 and t.deleted_at is null
  order by t.created_at desc, t.id desc limit $2 offset $3`;

const COUNT = 'select count(*)::int as total from batches t where t.academy_id = $1 and t.deleted_at is null';

async function mayRead(token: string, academyId: string): Promise<boolean> {
  const options = { algorithms: ['HS256' as const], issuer: 'academy-platform-api', audience: 'academy-platform' };
  const { header, payload } = jwt.verify(token, secret, { ...options, complete: true });
  if (header.kid !== keyId || typeof payload === 'string') return false;
  const values = [payload.sid, payload.sub, academyId];
  const [session] = (await pool.query({ name: 'session', text: SESSION, values })).rows;
  if (!session || session.revoked_at !== null || session.expires_at <= new Date()) return false;
  return session.token_id === payload.jti && (session.is_super_admin || session.role !== null);
}

async function readBatches(academyId: string, page: number, perPage: number) {
  const client = await pool.connect();
  try {
    const academy = pg.escapeLiteral(academyId);
    await client.query(`begin read only; set local role academy_tenant; set local app.academy_id = ${academy}`);
    const values = [academyId, perPage, (page - 1) * perPage];
    const { rows } = await client.query({ name: 'batches', text: BATCHES, values });
    const counted = await client.query({ name: 'count', text: COUNT, values: [academyId] });
    await client.query('commit');
    return { rows, total: counted.rows[0].total as number };
  } finally {
    client.release();
  }
}

const batchOf = (row: any) => ({
  id: row.id,
  course_id: row.course_id,
  academy_id: row.academy_id,
  name: row.name,
  code: row.code,
  start_date: row.start_date,
  end_date: row.end_date,
  start_time: row.start_time,
  end_time: row.end_time,
  days_of_week: row.days_of_week,
  max_students: row.max_students,
  instructor_id: row.instructor_id,
  room_id: row.room_id,
  classroom: row.classroom,
  status: row.status,
  status_is_manual: row.status_is_manual,
  notes: row.notes,
  sessions_until: row.sessions_until,
  version: row.version,
  available_seats: row.available_seats,
  created_at: row.created_at,
  updated_at: row.updated_at,
  course: row.c_id && courseOf(row),
});

const courseOf = (row: any) => ({
  id: row.c_id,
  academy_id: row.academy_id,
  name: row.c_name,
  code: row.c_code,
  description: row.description,
  category: row.category,
  level: row.level,
  department_id: row.department_id,
  color: row.color,
  min_age: row.min_age,
  max_age: row.max_age,
  level_id: row.level_id,
  certificate_template_id: row.certificate_template_id,
  auto_certificate: row.auto_certificate,
  price: row.price === null ? null : (Number(row.price) / 100).toFixed(2),
  billing_frequency: row.billing_frequency,
  completion_rule: {
    min_attendance: row.completion_rule.minAttendance,
    min_progress: row.completion_rule.minProgress,
    require_paid: row.completion_rule.requirePaid,
  },
  status: row.c_status,
  version: row.c_version,
  created_at: row.c_created_at,
  updated_at: row.c_updated_at,
});

const app = express();
app.disable('etag');
app.get('/api/v1/batches', async (req, res) => {
  const academyId = req.get('x-academy-id') ?? '';
  const token = /^Bearer (\S+)$/.exec(req.get('authorization') ?? '')?.[1] ?? '';
  if (!(await mayRead(token, academyId))) return void res.status(403).json({ message: 'Forbidden.' });
  const page = Number(req.query.page ?? 1);
  const perPage = Number(req.query.per_page ?? 15);
  const { rows, total } = await readBatches(academyId, page, perPage);
  const before = (page - 1) * perPage;
  res.json({
    data: rows.map(batchOf),
    meta: {
      current_page: page,
      from: rows.length === 0 ? 0 : before + 1,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      to: rows.length === 0 ? 0 : before + rows.length,
      total,
    },
  });
});
serve(app);

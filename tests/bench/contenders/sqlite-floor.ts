import SQLite from 'better-sqlite3';
import { serve } from './serve.ts';

/**
 * The upper bound on SQLite: node's own server with one prepared statement that returns the JSON text, without any
 * check.
 */

const database = new SQLite((process.env.DATABASE_URL as string).slice('sqlite:'.length), { readonly: true });

const dashboard = database.prepare(`
  select json_group_array(json_object(
    'id', t.id, 'name', t.name, 'email', t.email, 'joinedAt', t.joined_at,
    'enrollments', json((
      select json_group_array(json_object(
        'id', e.id, 'status', e.status, 'enrollmentDate', e.enrollment_date,
        'progressPercentage', e.progress_percentage,
        'batch', case when b.id is not null then json_object(
          'id', b.id, 'name', b.name, 'startDate', b.start_date, 'classroom', b.classroom,
          'course', case when c.id is not null then json_object('id', c.id, 'name', c.name, 'code', c.code) end) end)
        order by e.created_at desc, e.id desc)
      from (select * from enrollments where academy_id = @academy and student_id = t.id and deleted_at is null
        order by created_at desc, id desc limit 10) e
      left join batches b on b.academy_id = @academy and b.id = e.batch_id and b.deleted_at is null
      left join courses c on c.academy_id = @academy and c.id = b.course_id and c.deleted_at is null)),
    'attendance', json((
      select json_group_array(json_object('id', a.id, 'date', a.date, 'status', a.status))
      from (select id, date, status from attendance where academy_id = @academy and student_id = t.id
        order by date desc, id desc limit 20) a)),
    'fees', json((
      select json_group_array(json_object('id', f.id, 'title', f.title, 'amount', f.amount, 'dueDate', f.due_date))
      from (select id, title, amount, due_date from fees
        where academy_id = @academy and student_id = t.id and voided_at is null
        order by created_at desc, id desc limit 10) f))) order by t.name, t.id) as json
  from (select id, name, email, joined_at from students where academy_id = @academy and deleted_at is null
    order by name, id limit 50) t`);

serve((req, res) => {
  const { json } = dashboard.get({ academy: req.headers['x-academy-id'] }) as { json: string };
  res.setHeader('content-type', 'application/json; charset=utf-8');
  res.end(json);
});

/** A student with nested rows as a JSON object; `t` is the student. */
const STUDENT = `json_build_object(
  'id', t.id, 'name', t.name, 'email', t.email, 'joinedAt', t.joined_at,
  'enrollments', (
    select coalesce(json_agg(json_build_object(
      'id', e.id, 'status', e.status, 'enrollmentDate', e.enrollment_date, 'progressPercentage', e.progress_percentage,
      'batch', case when b.id is not null then json_build_object(
        'id', b.id, 'name', b.name, 'startDate', b.start_date, 'classroom', b.classroom,
        'course', case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'code', c.code) end) end
      ) order by e.created_at desc, e.id desc), '[]')
    from (select * from enrollments where academy_id = $1 and student_id = t.id and deleted_at is null
      order by created_at desc, id desc limit 10) e
    left join batches b on b.academy_id = $1 and b.id = e.batch_id and b.deleted_at is null
    left join courses c on c.academy_id = $1 and c.id = b.course_id and c.deleted_at is null),
  'attendance', (
    select coalesce(json_agg(json_build_object('id', a.id, 'date', a.date, 'status', a.status)), '[]')
    from (select id, date, status from attendance where academy_id = $1 and student_id = t.id
      order by date desc, id desc limit 20) a),
  'fees', (
    select coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'amount', f.amount, 'dueDate', f.due_date)
      ), '[]')
    from (select id, title, amount, due_date from fees where academy_id = $1 and student_id = t.id and voided_at is null
      order by created_at desc, id desc limit 10) f))`;

/** 50 students by name; `$1` is the academy. */
export const DASHBOARD_SQL = `select coalesce(json_agg(${STUDENT} order by t.name, t.id), '[]')::text as json
  from (select id, name, email, joined_at from students where academy_id = $1 and deleted_at is null
    order by name, id limit 50) t`;

/** One student; `$2` is the id. */
export const ONE_SQL = `select ${STUDENT}::text as json from students t
  where t.academy_id = $1 and t.id = $2 and t.deleted_at is null`;

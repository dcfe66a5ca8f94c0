/** Parameters for the rows of a large academy. */
export interface RowsAsked {
  /** Four hexadecimal digits that make the ids of academies differ. */
  readonly mark: string;
  readonly academyId: string;
  readonly students: number;
  /** YYYY-MM-DD in the academy's time zone. */
  readonly today: string;
  /** The id of the user who marks attendance and receives payments. */
  readonly userId: string;
  readonly currency: string;
  /** IANA name of the time zone. */
  readonly timezone: string;
}

const STUDENTS_OF_A_BATCH = 25;
const BATCHES_OF_A_TEACHER = 20;
const BATCHES_OF_A_ROOM = 40;

/** Returns the common columns of records created at an instant. */
const record = (id: string, at: string) =>
  `'$academy'::uuid as academy_id, ${id} as id, ${at} as created_at, ${at} as updated_at`;

/** Returns a number from 0 to 999 that depends only on the row number and the salt. */
const draw = (n: string, salt: number) => `(abs(hashint8(${n}::bigint * 64 + ${salt})) % 1000)`;

const MONTHS = `generate_series(date_trunc('month', date '$today') - interval '11 months', date '$today', interval '1 month')`;

/** Returns SQL that inserts the result of a query into a table, and matches columns by name. */
const insert = (table: string, query: string): string => `
  create temporary table made on commit drop as ${query} with no data;
  do $do$ declare names text := (select string_agg(attname, ', ' order by attnum) from pg_attribute
    where attrelid = 'made'::regclass and attnum > 0); begin
    execute format('insert into ${table} (%s) ', names) || $query$${query}$query$;
  end $do$;
  drop table made;
  analyze ${table};`;

const PEOPLE = [
  insert(
    'staff',
    `select ${record("pg_temp.id('01', n)", `$since`)}, 'Teacher' as first_name, 'No ' || n as last_name,
      'teacher.' || n || '@$mark.bench.test' as email, 'teacher' as role, 'STF-' || lpad(upper(to_hex(n)), 8, '0') as staff_number,
      jsonb '[]' as qualifications, jsonb '[{"day": "monday", "start_time": "08:00:00", "end_time": "18:00:00"}]' as weekly_availability
    from generate_series(0, $teachers - 1) n`,
  ),
  insert(
    'courses',
    `select ${record("pg_temp.id('02', n)", `$since`)}, 'Course ' || n as name, 'CRS-B' || lpad(n::text, 7, '0') as code,
      d.ids[1 + n % cardinality(d.ids)] as department_id, 12000 as price, 'monthly' as billing_frequency, jsonb '{}' as completion_rule
    from generate_series(0, $courses - 1) n,
      (select array_agg(id order by id) as ids from departments where academy_id = '$academy') d`,
  ),
  insert(
    'rooms',
    `select ${record("pg_temp.id('03', n)", `$since`)}, 'Bench ' || n as name, 30 as capacity
    from generate_series(0, $rooms - 1) n`,
  ),
  insert(
    'batches',
    `select ${record("pg_temp.id('04', n)", `$since`)}, pg_temp.id('02', n % $courses) as course_id,
      'Batch ' || n as name, 'BAT-B' || lpad(n::text, 7, '0') as code,
      date '$today' - 730 as start_date, date '$today' + 365 as end_date,
      make_time(8 + n % 11, 0, 0) as start_time, make_time(9 + n % 11, 0, 0) as end_time,
      case when n % 4 = 0 then jsonb_build_array(pg_temp.weekday(n), pg_temp.weekday(n + 3))
        else jsonb_build_array(pg_temp.weekday(n)) end as days_of_week,
      30 as max_students, pg_temp.id('01', n / ${BATCHES_OF_A_TEACHER}) as instructor_id,
      'Bench ' || n / ${BATCHES_OF_A_ROOM} as classroom, 'ongoing' as status, pg_temp.id('03', n / ${BATCHES_OF_A_ROOM}) as room_id,
      date '$today' + 60 as sessions_until
    from generate_series(0, $batches - 1) n`,
  ),
  // an instructor from the seeds, who can sign in, leads some of the batches
  `update batches set instructor_id = (select b.instructor_id from batches b join staff s on s.academy_id = b.academy_id
      and s.id = b.instructor_id and s.user_id is not null where b.academy_id = '$academy' order by b.id limit 1)
    where academy_id = '$academy' and code like 'BAT-B%' and code < 'BAT-B' || lpad('${BATCHES_OF_A_TEACHER}', 7, '0');`,
  insert(
    'students',
    `select ${record("pg_temp.id('05', n)", `$since + n * interval '700 days' / $students`)},
      'Robin' as first_name, 'Bench ' || n as last_name, 'STU-B' || lpad(n::text, 7, '0') as student_number,
      jsonb '[]' as academic_history, jsonb '[]' as documents,
      case when ${draw('n', 1)} < 940 then 'active' else 'inactive' end as status,
      ($since + n * interval '700 days' / $students)::date as joined_at
    from generate_series(0, $students - 1) n`,
  ),
  insert(
    'parents',
    `select ${record("pg_temp.id('06', n)", `$since + n * interval '1050 days' / $students`)},
      'Alex' as first_name, 'Bench ' || n as last_name, 'parent.' || n || '@$mark.bench.test' as email, '+61 400 000 000' as phone,
      jsonb '{"email": true, "sms": false, "push": false, "language": "en"}' as communication_preferences
    from generate_series(0, $students * 2 / 3) n`,
  ),
  insert(
    'parent_students',
    `select ${record("pg_temp.id('07', n)", `$since + n * interval '700 days' / $students`)},
      pg_temp.id('06', n * 2 / 3) as parent_id, pg_temp.id('05', n) as student_id, 'guardian' as relationship, true as receives_billing
    from generate_series(0, $students - 1) n`,
  ),
];

/**
 * Enrollments. Each student is in one batch. Every tenth student is in a second batch too. Every fifth student was
 * formerly in a third batch.
 */
const ENROLLMENTS = [
  `create temporary table seats on commit drop as
    select n, 0 as place, n / ${STUDENTS_OF_A_BATCH} as batch, date '$today' - (case when ${draw('n', 2)} < 700 then 400 + ${draw('n', 3)} * 3 / 10
        else 15 + ${draw('n', 3)} * 35 / 100 end) as since, ${draw('n', 4)} as fate, ${draw('n', 5)} as part from generate_series(0, $students - 1) n
    union all select n, 1, (n / ${STUDENTS_OF_A_BATCH} + 7) % $batches, date '$today' - 300, 0, 0 from generate_series(0, $students - 1, 10) n
    union all select n, 2, (n / ${STUDENTS_OF_A_BATCH} + 13) % $batches, date '$today' - 700, 850 + ${draw('n', 6)} * 15 / 100, 250
      from generate_series(1, $students - 1, 5) n;`,
  insert(
    'enrollments',
    `select ${record("pg_temp.id('08', row_number() over (order by since, place, n))", `since + time '00:30'`)},
      pg_temp.id('05', n) as student_id, pg_temp.id('02', batch % $courses) as course_id, pg_temp.id('04', batch) as batch_id,
      since as enrollment_date, case when fate < 820 or fate >= 850 then since end as held_from,
      case when fate < 820 or fate >= 850 then since end as active_from,
      case when fate < 820 then 'active' when fate < 850 then 'pending' when fate < 970 then 'dropped' else 'completed' end as status,
      case when fate < 850 then least(95, (date '$today' - since) / 5) when fate < 970 then 20 else 100 end as progress_percentage,
      case when fate >= 970 then since + (date '$today' - since) * part / 1000 end as completion_date,
      case when fate >= 850 and fate < 970 then since + (date '$today' - since) * part / 1000 end as dropped_on,
      case when fate >= 850 and fate < 970 then (array['Moved away', 'Clashes with school', 'Too expensive', 'batch_cancelled', null])[1 + n % 5] end as drop_reason,
      case when fate >= 820 and fate < 850 then 1 + row_number() over (partition by batch, fate >= 820 and fate < 850 order by n) end as waitlist_position
    from seats order by since, place, n`,
  ),
  insert(
    'enrollment_events',
    `select '$academy'::uuid as academy_id, pg_temp.id('11', row_number() over (order by at, place)) as id, at as created_at, at as updated_at,
      enrollment_id, from_stage, to_stage, ${`(at at time zone '$timezone')::date`} as effective_on
    from (
      select id as enrollment_id, created_at - case when asked then interval '3 days' else interval '0' end as at, 0 as place, null as from_stage,
        case when status = 'pending' then 'waitlisted' when asked then 'requested' else 'active' end as to_stage
      from (select *, ${draw('hashtext(id::text)', 12)} < 500 as asked from enrollments) e where academy_id = '$academy' and id >= pg_temp.id('08', 0)
        and id < pg_temp.id('09', 0)
      union all select id, created_at, 1, 'requested', 'active' from enrollments e
      where academy_id = '$academy' and id >= pg_temp.id('08', 0) and id < pg_temp.id('09', 0) and status <> 'pending'
        and ${draw('hashtext(id::text)', 12)} < 500
      union all select id, coalesce(completion_date, dropped_on) + time '03:00', 2, 'active', status from enrollments
      where academy_id = '$academy' and id >= pg_temp.id('08', 0) and id < pg_temp.id('09', 0) and status in ('completed', 'dropped')
    ) as e order by at, place`,
  ),
];

const COUNTS = ['present', 'late', 'absent', 'excused']
  .map((status) => `count(*) filter (where status = '${status}') as ${status}`)
  .join(', ');

/** Sessions of more than a year, and marks of one year. */
const SESSIONS = [
  `create temporary table meetings on commit drop as
    select row_number() over (order by d.date, b.start_time, b.id) as n, b.id as batch_id, d.date, b.start_time, b.end_time, b.instructor_id,
      b.room_id, b.classroom, (d.date + b.start_time) at time zone '$timezone' as starts_at, (d.date + b.end_time) at time zone '$timezone' as ends_at,
      d.date < date '$today' and ${draw("hashtext(b.code) + (d.date - date '2020-01-01')", 7)} >= 980 as is_cancelled,
      d.date < date '$today' and d.date >= date '$today' - 366 and ${draw("hashtext(b.code) + (d.date - date '2020-01-01')", 7)} between 30 and 979 as is_marked
    from batches b, (select day::date as date from generate_series(date '$today' - 400, date '$today' + 60, interval '1 day') day) d
    where b.academy_id = '$academy' and b.code like 'BAT-B%' and b.days_of_week ? pg_temp.weekday(extract(isodow from d.date)::int - 1);
  analyze meetings;`,
  `create temporary table actives on commit drop as select student_id, batch_id, enrollment_date as since,
      case status when 'active' then date '9999-12-31' when 'completed' then completion_date else dropped_on - 1 end as until
    from enrollments where academy_id = '$academy' and status in ('active', 'completed', 'dropped');
  create index on actives (batch_id);
  analyze actives;`,
  insert(
    'attendance',
    `select ${record("pg_temp.id('09', n)", 'm.at')}, student_id, batch_id, date, status,
      case status when 'late' then 10 end as minutes_late, '$user'::uuid as marked_by, m.at as marked_at, pg_temp.id('0a', meeting) as session_id
    from (select n, meeting, student_id, batch_id, date,
        ends_at + case when ${draw('meeting', 8)} < 850 then interval '5 minutes' else interval '60 hours' end as at,
        case when drawn < 840 then 'present' when drawn < 885 then 'late' when drawn < 960 then 'absent' else 'excused' end as status
      from (select n, ${draw('n', 9)} as drawn, meeting, student_id, batch_id, date, ends_at
        from (select row_number() over () as n, m.n as meeting, m.batch_id, m.date, m.ends_at, a.student_id
          from (select * from meetings where is_marked order by n offset 0) as m
          cross join lateral (select a.student_id from actives a where a.batch_id = m.batch_id and m.date between a.since and a.until) as a) as m
      ) as m) as m`,
  ),
  `create temporary table counted on commit drop as select session_id, min(created_at) as first_marked_at, ${COUNTS} from attendance where academy_id = '$academy' group by 1;
  create temporary table expecting on commit drop as select m.n, count(distinct a.student_id) as expected from meetings m
    join actives a on a.batch_id = m.batch_id and m.date between a.since and a.until where m.date < date '$today' group by 1;`,
  insert(
    'class_sessions',
    `select ${record("pg_temp.id('0a', m.n)", `$since`)}, batch_id, date, start_time, end_time, starts_at, ends_at,
      to_char(date + start_time, 'YYYY-MM-DD"T"HH24:MI:SS') as wall_start, to_char(date + end_time, 'YYYY-MM-DD"T"HH24:MI:SS') as wall_end,
      instructor_id, room_id, classroom,
      case when is_cancelled then 'cancelled' when date < date '$today' then 'held' else 'scheduled' end as status,
      case when is_cancelled then 'manual' end as cancel_cause, date as slot_date, jsonb '[]' as overrides,
      c.first_marked_at, coalesce(c.present, 0) as present, coalesce(c.late, 0) as late, coalesce(c.absent, 0) as absent, coalesce(c.excused, 0) as excused,
      case when date < date '$today' then coalesce(e.expected, 0) end as expected
    from meetings m left join counted c on c.session_id = pg_temp.id('0a', m.n) left join expecting e on e.n = m.n order by m.n`,
  ),
  insert(
    'attendance_months',
    `select '$academy'::uuid as academy_id, date_trunc('month', date)::date as month, batch_id, student_id, ${COUNTS}, 0 as unplanned
    from attendance where academy_id = '$academy' and id >= pg_temp.id('09', 0) and id < pg_temp.id('0a', 0) group by 1, 2, 3, 4 order by 2, 3, 4`,
  ),
];

/** Twelve monthly fees of each student. Most are paid in time; some are refunded, voided or credited. */
const MONEY = [
  insert(
    'accounts',
    `select ${record('id', 'created_at')}, 'ACC-B' || lpad((row_number() over (order by id))::text, 7, '0') as number, id as parent_id,
      (date_trunc('month', date '$today') - interval '1 day')::date as balances_kept_until
    from parents where academy_id = '$academy' and email like 'parent.%@$mark.bench.test'`,
  ),
  `create temporary table billed on commit drop as
    select b.*, billed_on + ${draw('k', 10)} * 45 / 1000 as paid_on,
      case when ${draw('k', 11)} < 30 then 'open' when ${draw('k', 11)} < 45 then 'half' when ${draw('k', 11)} < 55 then 'refunded'
        when ${draw('k', 11)} < 60 then 'void' when ${draw('k', 11)} < 68 then 'credited' else 'paid' end as fate
    from (select row_number() over (order by m, n) as k, n, m::date as billed_on,
        10000 + (n % 7) * 500 as amount from ${MONTHS} m, generate_series(0, $students - 1) n) as b;`,
  `create temporary table bills on commit drop as select k, n, billed_on, amount, paid_on, pg_temp.id('0b', k) as fee_id,
      pg_temp.id('06', n * 2 / 3) as account_id,
      case when fate in ('paid', 'refunded', 'half', 'credited') and paid_on > date '$today' then 'open' else fate end as fate,
      (array['card', 'card', 'bank_transfer', 'online', 'cash'])[1 + k % 5] as method from billed; analyze bills;`,
  insert(
    'fees',
    `select ${record('fee_id', `billed_on + time '00:10'`)}, pg_temp.id('05', n) as student_id, pg_temp.id('06', n * 2 / 3) as parent_id,
      f.id as enrollment_id, case when k % 12 = 0 then 'activity' else 'tuition' end as fee_type, 'Tuition' as title, null::text as period,
      b.amount, '$currency' as currency, billed_on + 13 as due_date, account_id,
      case fate when 'paid' then amount when 'half' then amount / 2 when 'refunded' then amount / 2 else 0 end as paid_amount,
      case when fate in ('paid', 'half', 'refunded') then method end as payment_method,
      case when fate in ('paid', 'half', 'refunded') then 'RCP-B' || k end as receipt_number,
      case fate when 'void' then billed_on + time '20:00' end as voided_at,
      case fate when 'credited' then amount else 0 end as credited_amount, round(amount / 11.0)::bigint as tax
    from bills b left join (select distinct on (student_id) student_id, id from enrollments
      where academy_id = '$academy' order by student_id, enrollment_date desc) as f on f.student_id = pg_temp.id('05', b.n) order by k`,
  ),
  insert(
    'payments',
    `select ${record("pg_temp.id('0c', k)", `paid_on + time '02:00'`)}, fee_id, case fate when 'half' then amount / 2 else amount end as amount,
      method, paid_on + time '02:00' as paid_at, paid_on, 'RCP-B' || k as receipt_number, '$user'::uuid as received_by, null::uuid as refund_of_id,
      account_id, '$currency' as currency
    from bills where fate in ('paid', 'half', 'refunded')
    union all select ${record("pg_temp.id('0d', k)", `least(paid_on + 5, date '$today') + time '03:00'`)}, fee_id, -(amount - amount / 2),
      method, least(paid_on + 5, date '$today') + time '03:00', least(paid_on + 5, date '$today'), 'RCP-R' || k, '$user'::uuid, pg_temp.id('0c', k), account_id, '$currency'
    from bills where fate = 'refunded' order by 3`,
  ),
  insert(
    'credit_notes',
    `select ${record("pg_temp.id('0e', k)", `paid_on + time '02:00'`)}, 'CRN-B' || k as number, account_id, fee_id, amount, '$currency' as currency,
      'goodwill' as reason from bills where fate = 'credited'`,
  ),
  insert(
    'ledger_entries',
    `select '$academy'::uuid as academy_id, pg_temp.id('0f', row_number() over (order by day, kind, k)) as id, day + time '00:00' as created_at,
      day + time '00:00' as updated_at, account_id, fee_id, payment_id, credit_note_id, refund_id, kind, amount,
      round(amount / 11.0)::bigint as tax, day as effective_on
    from (
      select k, account_id, fee_id, null::uuid as payment_id, null::uuid as credit_note_id, null::uuid as refund_id, 'charge' as kind, amount, billed_on as day from bills
      union all select k, account_id, fee_id, pg_temp.id('0c', k), null, null, 'payment', -case fate when 'half' then amount / 2 else amount end, paid_on
        from bills where fate in ('paid', 'half', 'refunded')
      union all select k, account_id, fee_id, pg_temp.id('0c', k), null, pg_temp.id('0d', k), 'refund', amount - amount / 2, least(paid_on + 5, date '$today')
        from bills where fate = 'refunded'
      union all select k, account_id, fee_id, null, null, null, 'void', -amount, billed_on from bills where fate = 'void'
      union all select k, account_id, fee_id, null, pg_temp.id('0e', k), null, 'credit_note', -amount, paid_on from bills where fate = 'credited'
    ) as e order by day, kind, k`,
  ),
  insert(
    'fee_balances',
    `select '$academy'::uuid as academy_id, month, account_id, fee_id, balance from (
      select m.month, account_id, fee_id, amount
        - case when fate in ('paid', 'refunded', 'credited') and paid_on <= m.month then amount
          when fate = 'half' and paid_on <= m.month then amount / 2 else 0 end
        + case when fate = 'refunded' and least(paid_on + 5, date '$today') <= m.month then amount - amount / 2 else 0 end as balance
      from (select (m + interval '1 month' - interval '1 day')::date as month from ${MONTHS} m) as m
      join bills b on b.billed_on <= m.month and fate <> 'void' and (fate <> 'paid' or paid_on > (billed_on + interval '1 month')::date - 1)
      where m.month < date_trunc('month', date '$today')) as b where balance <> 0 order by 2, 3, 4`,
  ),
  `update accounts a set owed = s.owed from (select account_id, sum(amount - paid_amount - credited_amount) as owed from fees
    where academy_id = '$academy' and voided_at is null group by 1) as s where a.academy_id = '$academy' and a.id = s.account_id
    and a.number like 'ACC-B%';`,
];

const HELPERS = `
  set local session_replication_role = replica;
  set local work_mem = '1GB';
  set local jit = off;
  create or replace function pg_temp.id(kind text, n bigint) returns uuid language sql immutable
    as $f$ select ('0190' || '$mark' || '-00' || kind || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $f$;
  create or replace function pg_temp.weekday(n bigint) returns text language sql immutable
    as $f$ select (array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])[1 + n % 7] $f$;`;

/**
 * Returns the statements that insert the rows of an academy in one transaction. They switch triggers off, and therefore
 * also insert the stored sums that triggers usually compute.
 */
export function rowsOf(asked: RowsAsked): string[] {
  const batches = Math.ceil(asked.students / STUDENTS_OF_A_BATCH);
  const values: Record<string, string | number> = {
    academy: asked.academyId,
    mark: asked.mark,
    user: asked.userId,
    today: asked.today,
    currency: asked.currency,
    timezone: asked.timezone,
    since: `(date '${asked.today}' - 730 + time '00:00')`,
    students: asked.students,
    batches,
    teachers: Math.ceil(batches / BATCHES_OF_A_TEACHER),
    rooms: Math.ceil(batches / BATCHES_OF_A_ROOM),
    courses: Math.min(200, Math.max(10, Math.ceil(batches / 10))),
  };
  const fill = (statement: string) =>
    statement.replace(
      /\$(academy|mark|user|today|currency|timezone|since|students|batches|teachers|rooms|courses)\b/g,
      (_, name) => String(values[name]),
    );
  return [HELPERS, ...PEOPLE, ...ENROLLMENTS, ...SESSIONS, ...MONEY].map(fill);
}

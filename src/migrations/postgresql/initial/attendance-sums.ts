import { type FunctionText, onOneServer } from './function-text.ts';
import { TRANSITIONS } from './row-counts.ts';

const STATUSES = ['present', 'late', 'absent', 'excused'];
const SUMS = [...STATUSES, 'unplanned'];

const joined = (names: readonly string[], of: (name: string) => string) => names.map(of).join(', ');

/**
 * Returns SQL that selects the amounts by which the marks in a transition table change the sums. `sign` is the sign of
 * these amounts.
 */
const marks = (
  transition: string,
  sign: string,
) => `select academy_id, date_trunc('month', date::timestamp)::date as month,
          coalesce(batch_id, '00000000-0000-0000-0000-000000000000') as batch_id, student_id, session_id,
          ${joined(STATUSES, (status) => `case status when '${status}' then ${sign}1 else 0 end as ${status}`)},
          case when session_id is null then ${sign}1 else 0 end as unplanned, created_at from ${transition}`;

/**
 * SQL for the time of a session's first mark, after marks were added, or after marks were changed or deleted. An added
 * mark may be earlier than the existing first mark. After a change or a deletion, the first remaining mark is looked
 * up.
 */
const FIRST = {
  added: 'least(c.first_marked_at, w.first)',
  changed: '(select min(a.created_at) from [attendance] a where a.academy_id = c.academy_id and a.session_id = c.id)',
};

/** Adds changes to the sums in a fixed order, so that concurrent writers do not deadlock. */
const add = (text: FunctionText, written: string, first: keyof typeof FIRST) => `
      ${text.inTrigger(`insert into [attendance_months] as s (academy_id, month, batch_id, student_id, ${SUMS.join(', ')})
        select academy_id, month, batch_id, student_id, ${joined(SUMS, (sum) => `sum(${sum})`)}
        from (${written}) as w group by academy_id, month, batch_id, student_id
        having ${SUMS.map((sum) => `sum(${sum}) <> 0`).join(' or ')} order by academy_id, month, batch_id, student_id
        on conflict (academy_id, month, batch_id, student_id)
          do update set ${joined(SUMS, (sum) => `${sum} = s.${sum} + excluded.${sum}`)}`)}
      ${text.inTrigger(`update [class_sessions] c set ${joined(STATUSES, (status) => `${status} = c.${status} + w.${status}`)},
          first_marked_at = ${FIRST[first]}
        from (select academy_id, session_id, min(created_at) as first, ${joined(STATUSES, (status) => `sum(${status}) as ${status}`)}
          from (${written}) as w where session_id is not null group by academy_id, session_id
          having ${STATUSES.map((status) => `sum(${status}) <> 0`).join(' or ')}) as w
        where c.academy_id = w.academy_id and c.id = w.session_id`)}`;

const [added, removed] = [marks('added', ''), marks('removed', '-')];

export const attendanceSumFunctions = (text: FunctionText): string[] => [
  `create function sum_attendance() returns trigger language plpgsql as $$ begin
    case tg_op
    when 'INSERT' then ${add(text, added, 'added')}
    when 'DELETE' then ${add(text, removed, 'changed')}
    else ${add(text, `${added} union all ${removed}`, 'changed')}
    end case;
    return null;
  end $$`,
];

/**
 * Triggers that update the sums of attendance marks and the time of each session's first mark. There is a sum per
 * session, and a sum per student, batch and month. The triggers run in the transaction that writes the marks. They use
 * the writer's role, so that row-level security protects the sums in the same way as the marks.
 */
export const attendanceSums: readonly string[] = [
  // with free room on its page, a sum can change without a new index entry
  'alter table attendance_months set (fillfactor = 70)',
  'alter table class_sessions set (fillfactor = 85)',
  ...attendanceSumFunctions(onOneServer),
  ...Object.entries(TRANSITIONS).map(
    ([operation, tables]) => `create trigger attendance_sum_${operation} after ${operation} on attendance
      referencing ${tables} for each statement execute function sum_attendance()`,
  ),
];

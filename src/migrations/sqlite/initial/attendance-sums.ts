const STATUSES = ['present', 'late', 'absent', 'excused'];
const SUMS = [...STATUSES, 'unplanned'];
const KEY = 'academy_id, month, batch_id, student_id';

/** The columns of a mark that affect the sums. */
const SUMMED = ['academy_id', 'student_id', 'batch_id', 'session_id', 'date', 'status'];

const joined = (names: readonly string[], of: (name: string) => string) => names.map(of).join(', ');

/**
 * SQL for the time of a session's first mark, after a mark was added (`+`) or deleted (`-`). An added mark may be
 * earlier than the existing first mark. After a deletion, the first remaining mark is looked up.
 */
const FIRST = {
  '+': 'min(coalesce(first_marked_at, new.created_at), new.created_at)',
  '-': `(select min(a.created_at) from attendance a
          where a.academy_id = class_sessions.academy_id and a.session_id = class_sessions.id)`,
};

/** Adds a mark to the sums, or subtracts it from them. */
const count = (row: 'old' | 'new', sign: '+' | '-') => `
      insert into attendance_months (${KEY}, ${SUMS.join(', ')})
        select ${row}.academy_id, substr(${row}.date, 1, 8) || '01', coalesce(${row}.batch_id, '00000000-0000-0000-0000-000000000000'),
          ${row}.student_id, ${joined(STATUSES, (status) => `${sign}(${row}.status = '${status}')`)}, ${sign}(${row}.session_id is null)
        where true
        on conflict (${KEY}) do update set ${joined(SUMS, (sum) => `${sum} = ${sum} + excluded.${sum}`)};
      update class_sessions set ${joined(STATUSES, (status) => `${status} = ${status} ${sign} (${row}.status = '${status}')`)},
          first_marked_at = ${FIRST[sign]}
        where academy_id = ${row}.academy_id and id = ${row}.session_id;`;

const isChanged = SUMMED.map((name) => `old.${name} is not new.${name}`).join(' or ');

/**
 * Triggers that update the sums of attendance marks and the time of each session's first mark. There is a sum per
 * session, and a sum per student, batch and month. The triggers run in the transaction that writes the marks.
 */
export const attendanceSums: readonly string[] = [
  `create trigger attendance_sum_insert after insert on attendance begin ${count('new', '+')}
    end`,
  `create trigger attendance_sum_delete after delete on attendance begin ${count('old', '-')}
    end`,
  `create trigger attendance_sum_update after update of ${SUMMED.join(', ')} on attendance
    when ${isChanged} begin ${count('old', '-')} ${count('new', '+')}
    end`,
];

import { sql } from 'kysely';
import { inHashedSubquery } from './planner-hints.ts';
import { FilterValueList, type Finder, isValue, type ReadContext, type SearchIndex, type Sql } from './read-model.ts';

/**
 * Returns the condition that one of the targets contains the text `lower`, which is in lower case. Upper and lower case
 * do not matter, and no character of `lower` has a special meaning.
 */
export function searchSql(
  targets: readonly (string | Sql | Finder)[],
  lower: string,
  column: (property: string) => Sql,
  context: ReadContext,
): Sql {
  const matches = targets.map((target) => {
    if (typeof target === 'function') return target(lower, context);
    const text = typeof target === 'string' ? column(target) : target;
    // with this collation, lower() gives the same result as in JavaScript, whatever the locale of the database is
    return context.engine === 'postgresql'
      ? sql`position(${lower} in lower(${text} collate "und-x-icu")) > 0`
      : sql`instr(unicode_lower(${text}), ${lower}) > 0`;
  });
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** The tables and columns that store texts for searches. Triggers keep the stored texts up to date. */
const KEPT = {
  students: { table: 'students_search', column: 'text' },
  student_names: { table: 'students_search', column: 'names' },
  parents: { table: 'parents_search', column: 'text' },
  fees: { table: 'fees_search', column: 'text' },
  payments: { table: 'payments_search', column: 'text' },
};

type Kept = keyof typeof KEPT;

/**
 * Selects the ids of the rows whose stored texts contain `needle`, which is in lower case. Selects at most `most`
 * ids, or all if `most` is null. On PostgreSQL, a function searches the texts, because row-level security would
 * prevent the use of their index. The tenant role can read the texts only through this function.
 */
export function foundIn(kept: Kept, needle: string, context: ReadContext, most: number | null): Sql {
  const limit = sql.lit(most);
  if (context.engine === 'postgresql')
    return sql`select s.id from ${sql.raw(`find_${kept}`)}(${needle}, ${limit}) as s(id)`;
  const found = sql`select s.id ${holding(kept, needle, context)}`;
  return most === null ? found : sql`select s.id from (${found} limit ${limit}) s`;
}

/** Returns the number of rows whose stored texts contain `needle`. */
export const countIn = (kept: Kept, needle: string, context: ReadContext): Sql =>
  context.engine === 'postgresql'
    ? sql`${sql.raw(`count_${kept}`)}(${needle})`
    : sql`(select count(*) ${holding(kept, needle, context)})`;

/** The tables with the numbers of rows for each student. */
const OF_STUDENTS = {
  attendance: 'student_attendance_counts',
  enrollments: 'student_enrollment_counts',
  fees: 'student_fee_counts',
};

/**
 * Returns the number of rows that belong to students whose names or numbers contain `needle`. Enrollments can be
 * limited to some statuses.
 */
export function countOfStudentsIn(
  rows: keyof typeof OF_STUDENTS,
  needle: string,
  context: ReadContext,
  status?: unknown,
): Sql {
  if (context.engine === 'postgresql') {
    const count = sql.raw(`count_${rows}_of_students_found`);
    if (status instanceof FilterValueList)
      return sql`(select coalesce(sum(${count}(${needle}, s)), 0)::bigint from unnest(${status.parameter}::text[]) as s)`;
    return sql`${count}(${needle}${status === undefined ? sql`` : sql`, ${status}`})`;
  }
  const isWanted = status === undefined ? sql`` : sql` and ${isValue(sql`c.status`, status, context)}`;
  return sql`(select coalesce(sum((select sum(c.total) from ${sql.table(OF_STUDENTS[rows])} c
    where c.academy_id = ${context.academyId} and c.student_id = s.id${isWanted})), 0) ${holding('student_names', needle, context)})`;
}

/**
 * Returns the number of fees that contain `needle` in their own texts, or in the names or numbers of their students.
 * Most fees contain a short text. For such a text, the function subtracts the fees that do not contain it from all
 * fees.
 */
export function countFees(needle: string, context: ReadContext): Sql {
  if (context.engine === 'postgresql') return sql`count_fees_found(${needle})`;
  const { academyId } = context;
  const isOfOther = sql`(s.student_id in (${foundIn('student_names', needle, context, null)})) is not true`;
  return sql`(case when instr(${needle}, char(31)) > 0 then 0 when length(${needle}) < 3 then
      (select coalesce(sum(c.total), 0) from fee_counts c where c.academy_id = ${academyId})
      - (select count(*) from fees_search s where s.academy_id = ${academyId} and instr(s.text, ${needle}) = 0 and ${isOfOther})
    else ${countOfStudentsIn('fees', needle, context)} + (select count(*) ${holding('fees', needle, context)} and ${isOfOther}) end)`;
}

function holding(kept: Kept, needle: string, { academyId }: ReadContext): Sql {
  const { table, column } = KEPT[kept];
  return sql`from ${sql.table(table)} s where s.academy_id = ${academyId}
    and instr(${sql.ref(`s.${column}`)}, ${needle}) > 0 and instr(${needle}, char(31)) = 0`;
}

/** Returns a search in the stored texts of the rows themselves. */
export const ownTexts = (kept: Kept): SearchIndex => ({
  found: (needle, context, most) => foundIn(kept, needle, context, most),
  key: sql`t.id`,
  holds: (needle, context) => inHashedSubquery(sql`t.id`, foundIn(kept, needle, context, null)),
  few: 2_000,
  count: (needle, context) => countIn(kept, needle, context),
});

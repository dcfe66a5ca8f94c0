import { sql } from 'kysely';
import { inHashedSubquery } from './planner-hints.ts';
import { FilterValueList, type Finder, isValue, type ReadContext, type SearchIndex, type Sql } from './read-model.ts';

/**
 * The condition that a text contains `lower`, which is in lower case, regardless of the text's case. Its characters have
 * no special meaning.
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
    // the collation's lower() equals JavaScript's, regardless of the database's locale
    return context.engine === 'postgresql'
      ? sql`position(${lower} in lower(${text} collate "und-x-icu")) > 0`
      : sql`instr(unicode_lower(${text}), ${lower}) > 0`;
  });
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** The searched texts that triggers keep: their tables and columns. */
const KEPT = {
  students: { table: 'students_search', column: 'text' },
  student_names: { table: 'students_search', column: 'names' },
  parents: { table: 'parents_search', column: 'text' },
  fees: { table: 'fees_search', column: 'text' },
  payments: { table: 'payments_search', column: 'text' },
};

type Kept = keyof typeof KEPT;

/**
 * Selects the ids of the rows whose kept texts hold `needle`, which is in lower case: `most` at most, all when null. On
 * PostgreSQL a function finds them: the texts are out of reach of tenant work, so that row-level security does not stand
 * before their index.
 */
export function foundIn(kept: Kept, needle: string, context: ReadContext, most: number | null): Sql {
  const limit = sql.lit(most);
  if (context.engine === 'postgresql')
    return sql`select s.id from ${sql.raw(`find_${kept}`)}(${needle}, ${limit}) as s(id)`;
  const found = sql`select s.id ${holding(kept, needle, context)}`;
  return most === null ? found : sql`select s.id from (${found} limit ${limit}) s`;
}

/** The number of rows whose kept texts hold `needle`. */
export const countIn = (kept: Kept, needle: string, context: ReadContext): Sql =>
  context.engine === 'postgresql'
    ? sql`${sql.raw(`count_${kept}`)}(${needle})`
    : sql`(select count(*) ${holding(kept, needle, context)})`;

/** How much belongs to each student is kept in tables of these names. */
const OF_STUDENTS = {
  attendance: 'student_attendance_counts',
  enrollments: 'student_enrollment_counts',
  fees: 'student_fee_counts',
};

/** The number of rows that belong to the students whose names or numbers hold `needle`; of enrollments, in a status or several. */
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
    where c.academy_id = s.academy_id and c.student_id = s.id${isWanted})), 0) ${holding('student_names', needle, context)})`;
}

/**
 * The number of fees whose own texts hold `needle`, or the names or numbers of their students. A short text stands in most
 * of them: those that it is not found for are counted.
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

/** Searches the kept texts of the rows themselves. */
export const ownTexts = (kept: Kept): SearchIndex => ({
  found: (needle, context, most) => foundIn(kept, needle, context, most),
  key: sql`t.id`,
  holds: (needle, context) => inHashedSubquery(sql`t.id`, foundIn(kept, needle, context, null)),
  few: 2_000,
  count: (needle, context) => countIn(kept, needle, context),
});

import { sql } from 'kysely';
import type { Sql } from '../../../platform/loaders/read-model.ts';
import { type Asking, type Group, type Measure, type Report, sum } from '../core/report.loaders.ts';
import { byCourse, byInstructor, inOrder } from '../core/report-groups.loaders.ts';
import { RetentionGroup } from './retention.types.ts';
import { byKey, byMonths, byReason, SURVIVAL_DAYS } from './retention-facts.loaders.ts';
import { BY_COURSE, BY_INSTRUCTOR } from './retention-steps.loaders.ts';

const { COURSE, INSTRUCTOR, MONTH, REASON } = RetentionGroup;

const groups: Record<RetentionGroup, Group> = {
  ...inOrder(['attrition desc'], { [COURSE]: byCourse, [INSTRUCTOR]: byInstructor }),
  [MONTH]: { key: ['month', sql`x.month`] },
  [REASON]: { key: ['reason', sql`x.reason`], order: ['left desc'] },
};

/** Who moves to another batch of a course stays in it; of another instructor they leave neither and join neither. */
function facts(asking: Asking): Sql {
  switch (asking.groupBy) {
    case MONTH:
      return byMonths(asking);
    case REASON:
      return byReason(asking);
    case INSTRUCTOR:
      return sql`select y.*, y.key as instructor_id from (${byKey(asking, BY_INSTRUCTOR)}) as y`;
    default:
      return sql`select y.*, y.key as course_id from (${byKey(asking, BY_COURSE)}) as y`;
  }
}

/** Of the rows, and of the whole period: in several months somebody counts once. */
const counted = (name: string): Measure => ({ of: sum(sql.ref(`x.${name}`)), ofAll: sum(sql.ref(`x.all_${name}`)) });

export const retention: Report = {
  name: 'retention',
  definition:
    'Students count once a course, by instructor once an instructor, from the first day of their place on. Active at the start is who was when the first day began; ' +
    'they left if they were dropped in the period and are not active when it ends, attrition is left / active at the start. ' +
    'Moving within a course is neither leaving nor joining. Survival is of those who joined for the first time: who was active still so many days later, or had completed.',
  groups,
  measures: {
    activeAtStart: {
      of: ({ groupBy }) => (groupBy === REASON ? sql`cast(max(x.everyone) as bigint)` : sum(sql`x.active`)),
      ofAll: sum(sql`x.all_active`),
    },
    joined: counted('joined'),
    left: counted('gone'),
    completed: counted('completed'),
    activeAtEnd: counted('ended'),
    ...Object.fromEntries(
      SURVIVAL_DAYS.flatMap((days) => [`known${days}`, `survived${days}`]).map((name) => [name, counted(name)]),
    ),
  },
  shares: {
    attrition: (value) => ({ part: value('left'), whole: value('activeAtStart') }),
    ...Object.fromEntries(
      SURVIVAL_DAYS.map((days) => [
        `survival_${days}_days`,
        (value: (name: string) => Sql) => ({ part: value(`survived${days}`), whole: value(`known${days}`) }),
      ]),
    ),
  },
  keeps: (value, { groupBy }) => (groupBy === REASON ? sql`${value('left')} > 0` : sql`1 = 1`),
  facts,
};

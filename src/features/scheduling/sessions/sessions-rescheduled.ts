import {
  countField,
  dateField,
  flagField,
  idField,
  idsField,
  instantField,
  rowsField,
  wordField,
  wordsField,
} from '../../../platform/events/event-data.ts';
import { eventType } from '../../../platform/events/event-types.ts';
import { snakeCase } from '../../../platform/validation/messages.ts';
import {
  changesOnlyInstants,
  formerStartOf,
  LOCAL,
  movedFieldsOf,
  replacedInstructorsOf,
  type SessionChange,
  summaryOf,
} from './plan-summary.ts';
import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';

/** The maximum number of changes that the data of an event contains. */
const MOST_CHANGES = 100;

/** The maximum number of replaced instructors that the data of an event contains. */
const MOST_INSTRUCTORS = 50;

interface Rescheduled extends SchedulePlan {
  readonly batch: { readonly id: string };
}

const counted = (change: SessionChange, description: string) =>
  countField<Rescheduled>(description, (plan) => summaryOf(plan)[change].length);

/** Returns the sessions of a plan, each with the kind of its change. */
const changesOf = (plan: Rescheduled): { change: SessionChange; session: PlannedSession }[] =>
  Object.entries(summaryOf(plan)).flatMap(([change, sessions]) =>
    sessions.map((session) => ({ change: change as SessionChange, session })),
  );

type Change = ReturnType<typeof changesOf>[number];

export const sessionsRescheduled = eventType<Rescheduled>({
  type: 'sessions.rescheduled',
  resource: 'Batch',
  description:
    "The sessions of a batch were updated after a change of its schedule, a closure or the academy's time " +
    'zone. One event per batch, for any number of sessions. Manual changes of a session have their own ' +
    'events.',
  idOf: ({ batch }) => batch.id,
  data: {
    batch_id: idField('The batch.', ({ batch }) => batch.id),
    created: counted('created', 'The number of created sessions.'),
    moved: counted('moved', 'The number of sessions with a changed time, instructor or room.'),
    cancelled: counted('cancelled', 'The number of cancelled sessions.'),
    restored: counted('restored', 'The number of restored sessions.'),
    removed: counted('removed', 'The number of deleted sessions.'),
    updated: counted('updated', 'The number of other changes: the cause of a cancellation or the charge status.'),
    moved_fields: wordsField(
      `The fields that differ in the moved sessions: ${LOCAL.map((name) => `\`${snakeCase(name)}\``).join(', ')}.`,
      LOCAL.length,
      (plan) => movedFieldsOf(plan).map(snakeCase),
    ),
    replaced_instructor_ids: idsField(
      `The staff members who led moved sessions before, and now lead these sessions no more: the first ${MOST_INSTRUCTORS}.`,
      MOST_INSTRUCTORS,
      (plan) => replacedInstructorsOf(plan).slice(0, MOST_INSTRUCTORS),
    ),
    former_starts_at: instantField(
      'The earliest former start of the sessions that were removed or got another start: RFC 3339, UTC. Null if there is ' +
        'none.',
      formerStartOf,
      { nullable: true },
    ),
    only_instants: flagField(
      "True if existing sessions changed only in their instants, because the academy's time zone changed. Their local " +
        'times are as before.',
      changesOnlyInstants,
    ),
    changes: rowsField(
      `The first ${MOST_CHANGES} changes. The list of the batch's sessions contains all sessions.`,
      MOST_CHANGES,
      changesOf,
      {
        id: idField<Change>('The id of the session.', ({ session }) => session.id),
        change: wordField<Change>(
          'The change: `created`, `moved`, `cancelled`, `restored`, `removed` or `updated`.',
          ({ change }) => change,
        ),
        date: dateField<Change>('The date of the session, local to the academy.', ({ session }) => session.date),
        start_time: wordField<Change>(
          'The start time of the session, local time of the academy.',
          ({ session }) => session.startTime,
        ),
      },
    ),
  },
});

import { countField, dateField, idField, rowsField, wordField } from '../../../platform/events/event-data.ts';
import { eventType } from '../../../platform/events/event-types.ts';
import { type SessionChange, summaryOf } from './plan-summary.ts';
import type { PlannedSession, SchedulePlan } from './schedule-plan.ts';

/** So many fit into the data of an event. */
const MOST_CHANGES = 100;

interface Rescheduled extends SchedulePlan {
  readonly batch: { readonly id: string };
}

const counted = (change: SessionChange, description: string) =>
  countField<Rescheduled>(description, (plan) => summaryOf(plan)[change].length);

/** Returns the changes of each session of a plan, one after another. */
const changesOf = (plan: Rescheduled): { change: SessionChange; session: PlannedSession }[] =>
  Object.entries(summaryOf(plan)).flatMap(([change, sessions]) =>
    sessions.map((session) => ({ change: change as SessionChange, session })),
  );

type Change = ReturnType<typeof changesOf>[number];

export const sessionsRescheduled = eventType<Rescheduled>({
  type: 'sessions.rescheduled',
  resource: 'Batch',
  description:
    'The sessions of a batch followed its schedule, a closure or the time zone of the academy: one event per batch, for any ' +
    'number of sessions. Changes of a session by hand have their own events.',
  idOf: ({ batch }) => batch.id,
  data: {
    batch_id: idField('The batch.', ({ batch }) => batch.id),
    created: counted('created', 'How many sessions were made.'),
    moved: counted('moved', 'How many changed their time, their instructor or their room.'),
    cancelled: counted('cancelled', 'The number of cancelled sessions.'),
    restored: counted('restored', 'How many are held after all.'),
    removed: counted('removed', 'How many are gone.'),
    updated: counted('updated', 'The number of other changes: the reason of a cancellation, or whether it is charged.'),
    changes: rowsField(
      `The first ${MOST_CHANGES} of them; all sessions are in the list of the batch.`,
      MOST_CHANGES,
      changesOf,
      {
        id: idField<Change>('The id of the session.', ({ session }) => session.id),
        change: wordField<Change>(
          'The change: `created`, `moved`, `cancelled`, `restored`, `removed` or `updated`.',
          ({ change }) => change,
        ),
        date: dateField<Change>('Its day, local to the academy.', ({ session }) => session.date),
        start_time: wordField<Change>('When it begins, local time of the academy.', ({ session }) => session.startTime),
      },
    ),
  },
});

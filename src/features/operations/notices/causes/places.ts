import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { noticeCause } from '../core/notice-causes.ts';
import { type NoticeFacts, noticeKind, type Placeholders } from '../core/notice-kinds.ts';
import type { NoticeReading, NoticeRun } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { familiesOf } from '../core/recipients.sql.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { firstAndLastActors, type Place, placesById } from './places.loaders.ts';

const FAMILY = ['parent', 'student'];

/** The drop reason of enrollments whose batch was cancelled. */
const BATCH_CANCELLED = 'batch_cancelled';

noticeCause({
  kinds: [NoticeKind.WAITLIST_PROMOTED],
  types: ['enrollment.promoted'],
  async follow(run, events) {
    const places = await placesById(
      run,
      events.map(({ resourceId }) => resourceId),
    );
    const keys = new Map(events.map(({ resourceId, sequence }) => [resourceId, `waitlist_promoted ${sequence}`]));
    await notifyFamilies(run, NoticeKind.WAITLIST_PROMOTED, { places, keyOf: ({ id }) => keys.get(id) ?? id });
  },
});

noticeCause({
  kinds: [NoticeKind.ENROLLMENT_DECIDED],
  types: ['enrollment.activated', 'enrollment.dropped'],
  async follow(run, events) {
    const decided = events.filter(({ data }) => data.previous_status === 'pending');
    const ids = decided.map(({ resourceId }) => resourceId);
    const decisions = new Map(decided.map(({ resourceId, type }) => [resourceId, DECISIONS[type]]));
    const actors = await firstAndLastActors(run, ids);
    const places = (await placesById(run, ids)).filter(({ id, dropReason }) => {
      const [first, last] = actors.get(id) ?? [null, null];
      const isOfFamily = first !== null && FAMILY.includes(first);
      const isByStaff = last !== null && !FAMILY.includes(last);
      return isOfFamily && isByStaff && dropReason !== BATCH_CANCELLED;
    });
    await notifyFamilies(run, NoticeKind.ENROLLMENT_DECIDED, {
      places,
      keyOf: ({ id }) => `enrollment_decided ${id}`,
      paramsOf: ({ id }) => ({ decision: decisions.get(id) }),
    });
  },
});

/** For each type of event: whether it means that a family's request was approved or refused. */
const DECISIONS: Readonly<Record<string, 'approved' | 'refused'>> = {
  'enrollment.activated': 'approved',
  'enrollment.dropped': 'refused',
};

interface Told {
  readonly places: readonly Place[];
  keyOf(place: Place): string;
  paramsOf?(place: Place): object;
}

/** Writes a notice about each enrollment in `places`, for the student and the parents. */
async function notifyFamilies(
  run: NoticeRun,
  kind: NoticeKind.WAITLIST_PROMOTED | NoticeKind.ENROLLMENT_DECIDED,
  { places, keyOf, paramsOf = () => ({}) }: Told,
): Promise<void> {
  const families = await familiesOf(
    run,
    places.map(({ studentId }) => studentId),
  );
  const notices = places.map((place) => ({
    dedupeKey: keyOf(place),
    resource: { type: 'enrollment', id: place.id },
    params: { studentIds: [place.studentId], enrollmentId: place.id, batchId: place.batchId, ...paramsOf(place) },
    recipients: families.get(place.studentId) ?? [],
  }));
  await notify(run, kind, notices);
}

const PLACEHOLDERS = { student_name: 'The name of the student.', batch_name: 'The name of the batch or course.' };

async function valuesOfPlaces(
  reading: NoticeReading,
  facts: readonly NoticeFacts[],
  more: (facts: NoticeFacts) => Placeholders = () => ({}),
): Promise<Placeholders[]> {
  const places = await placesById(
    reading,
    facts.map(({ resourceId }) => resourceId),
  );
  const byId = new Map(places.map((place) => [place.id, place]));
  return facts.map((each) => {
    const place = byId.get(each.resourceId);
    return { student_name: place?.student ?? 'The student', batch_name: place?.name ?? 'the class', ...more(each) };
  });
}

async function statusOf(run: NoticeRun, { resourceId }: NotificationSend): Promise<string | null> {
  const [place] = await placesById(run, [resourceId]);
  return place?.status ?? null;
}

noticeKind({
  kind: NoticeKind.WAITLIST_PROMOTED,
  mayBeInDigest: true,
  placeholders: PLACEHOLDERS,
  texts: {
    subject: '{{student_name}} has a place in {{batch_name}}',
    body:
      'Hello {{recipient_name}},\n\nA place in {{batch_name}} has become free, and {{student_name}} has left the ' +
      'waitlist.\n\n{{academy_name}}',
    sms: '{{academy_name}}: {{student_name}} has a place in {{batch_name}}.',
  },
  valuesOf: (reading, facts) => valuesOfPlaces(reading, facts),
  async obsolete(run, send) {
    const status = await statusOf(run, send);
    return status === 'active' || status === 'pending' ? null : SuppressionReason.LEFT;
  },
});

noticeKind({
  kind: NoticeKind.ENROLLMENT_DECIDED,
  mayBeInDigest: true,
  placeholders: { ...PLACEHOLDERS, decision: '"approved" or "refused".' },
  texts: {
    subject: 'The request of {{student_name}} for {{batch_name}} was {{decision}}',
    body:
      'Hello {{recipient_name}},\n\nThe request for a place of {{student_name}} in {{batch_name}} was {{decision}}.\n\n' +
      'If you have questions, please contact {{academy_name}}.',
    sms: '{{academy_name}}: The request of {{student_name}} for {{batch_name}} was {{decision}}.',
  },
  valuesOf: (reading, facts) => valuesOfPlaces(reading, facts, ({ params }) => ({ decision: String(params.decision) })),
  async obsolete(run, send) {
    const status = await statusOf(run, send);
    // a notice about a refusal is needed while the enrollment exists; other notices need an active or pending
    // enrollment
    const isOver = send.params.decision === 'refused' ? status === null : status !== 'active' && status !== 'pending';
    return isOver ? SuppressionReason.LEFT : null;
  },
});

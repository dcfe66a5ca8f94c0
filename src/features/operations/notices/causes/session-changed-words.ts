import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { type NoticeFacts, noticeKind, type Placeholders } from '../core/notice-kinds.ts';
import type { NoticeReading, NoticeRun } from '../core/notice-run.types.ts';
import { dayInWords, timeInWords } from '../core/texts.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { goneFrom } from './gone-from.ts';
import { batchesOfClosure, batchNames, closuresById, type Lesson, lessonsById, type Named } from './lessons.loaders.ts';
import { placesIn } from './places.loaders.ts';
import { isTakenBack } from './session-changed.ts';

noticeKind({
  kind: NoticeKind.SESSION_CHANGED,
  mayBeInDigest: false,
  placeholders: {
    summary: 'What has changed in a few words: "Dolphins on Friday 27 November 2026 is cancelled".',
    details: 'What holds now, in a sentence.',
    batch_name: 'The name of the batch; empty for a closure.',
  },
  texts: {
    subject: '{{summary}}',
    body: 'Hello {{recipient_name}},\n\n{{details}}\n\n{{academy_name}}',
    sms: '{{academy_name}}: {{summary}}.',
  },
  valuesOf,
  obsolete,
});

async function valuesOf(
  reading: NoticeReading,
  facts: readonly NoticeFacts[],
  locale: string,
): Promise<Placeholders[]> {
  const idsOf = (type: string) =>
    facts.filter(({ resourceType }) => resourceType === type).map(({ resourceId }) => resourceId);
  const lessons = new Map((await lessonsById(reading, idsOf('session'))).map((lesson) => [lesson.id, lesson]));
  const closures = new Map((await closuresById(reading, idsOf('closure'))).map((closure) => [closure.id, closure]));
  const batches = await batchNames(reading, idsOf('batch'));
  return facts.map(({ resourceType, resourceId, params }) => {
    if (resourceType === 'session') return ofLesson(lessons.get(resourceId), params.changes, locale);
    if (resourceType === 'closure') return ofClosure(closures.get(resourceId), locale);
    return ofBatch(batches.get(resourceId) ?? { name: 'the class', isOver: false }, params.changes);
  });
}

/** `changes` are of {@link BatchNews}; a notice of an earlier version of the service has none. */
function ofBatch(
  { name, isOver }: { readonly name: string; readonly isOver: boolean },
  changes: unknown,
): Placeholders {
  if (isOver) {
    const details = `${name} no longer takes place. All its future sessions are cancelled.`;
    return { batch_name: name, summary: `${name} is cancelled`, details };
  }
  if (Array.isArray(changes) && changes.length > 0 && changes.every((change) => change === 'instructor')) {
    const details = `Some sessions of ${name} have another instructor, or none yet. The timetable shows all of them.`;
    return { batch_name: name, summary: `The instructor of ${name} has changed`, details };
  }
  return {
    batch_name: name,
    summary: `The timetable of ${name} has changed`,
    details: `Some sessions of ${name} have a new time, or do not take place. The timetable shows all of them.`,
  };
}

function ofLesson(lesson: Lesson | undefined, changes: unknown, locale: string): Placeholders {
  if (!lesson)
    return { batch_name: '', summary: 'A session has changed', details: 'The timetable shows all sessions.' };
  const { batch, classroom, instructor } = lesson;
  const when = `${dayInWords(lesson.date, locale)} at ${timeInWords(lesson.startTime, locale)}`;
  if (lesson.status === 'cancelled') {
    return {
      batch_name: batch,
      summary: `${batch} on ${when} is cancelled`,
      details: `The session of ${batch} on ${when} does not take place.`,
    };
  }
  const isRestored = Array.isArray(changes) && changes[0] === 'restored';
  const place = classroom === '' ? '' : ` The place is ${classroom}.`;
  const leader = instructor === null ? '' : ` ${instructor} leads it.`;
  return {
    batch_name: batch,
    summary: `${batch} ${isRestored ? 'takes place' : 'has changed: it is'} on ${when}`,
    details: `The session of ${batch} takes place on ${when}.${place}${leader}`,
  };
}

function ofClosure(closure: Named | undefined, locale: string): Placeholders {
  if (!closure)
    return { batch_name: '', summary: 'A closure has changed', details: 'The timetable shows all sessions.' };
  const { name, startDate, endDate } = closure;
  const from = dayInWords(startDate, locale);
  const days = startDate === endDate ? `on ${from}` : `from ${from} to ${dayInWords(endDate, locale)}`;
  return {
    batch_name: '',
    summary: `Sessions are cancelled ${days}: ${name}`,
    details: `Sessions ${days} do not take place: ${name}.`,
  };
}

async function obsolete(run: NoticeRun, send: NotificationSend): Promise<SuppressionReason | null> {
  const { resourceType, resourceId, params } = send;
  if (resourceType === 'closure') {
    const [closure] = await closuresById(run, [resourceId]);
    if (!closure) return SuppressionReason.CORRECTED;
    const batchIds = await batchesOfClosure(run, resourceId, run.at);
    return batchIds.length === 0 ? SuppressionReason.TOO_LATE : goneFrom(run, send, placesIn(run, batchIds));
  }
  if (resourceType === 'batch') {
    return goneFrom(run, send, placesIn(run, [resourceId]));
  }
  const [lesson] = await lessonsById(run, [resourceId]);
  if (!lesson || isTakenBack(lesson, Array.isArray(params.changes) ? params.changes : [])) {
    return SuppressionReason.CORRECTED;
  }
  if (lesson.startsAt <= run.at) return SuppressionReason.TOO_LATE;
  return goneFrom(run, send, placesIn(run, [lesson.batchId]));
}

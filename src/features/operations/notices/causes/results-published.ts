import { isUuid } from '../../../../platform/validation/uuid.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { noticeCause } from '../core/notice-causes.ts';
import { type NoticeFacts, noticeKind } from '../core/notice-kinds.ts';
import { notify } from '../core/notify.ts';
import { familiesOf } from '../core/recipients.sql.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { goneFrom } from './gone-from.ts';
import { placesInBatch, publishedResults } from './results-published.loaders.ts';

noticeCause({
  kinds: [NoticeKind.RESULTS_PUBLISHED],
  // results may also be saved after the publication
  types: ['results.published', 'results.saved'],
  async follow(run, events) {
    const ids = events.map(({ resourceId, data }) => String(data.assessment_id ?? resourceId));
    const results = await publishedResults(run, [...new Set(ids)]);
    const families = await familiesOf(
      run,
      results.map(({ studentId }) => studentId),
    );
    await notify(
      run,
      NoticeKind.RESULTS_PUBLISHED,
      results.map(({ assessmentId, studentId, batchId }) => ({
        dedupeKey: `results_published ${assessmentId} ${studentId}`,
        resource: { type: 'assessment', id: assessmentId },
        params: { studentIds: [studentId], assessmentId, batchId },
        recipients: families.get(studentId) ?? [],
      })),
    );
  },
});

const studentOf = ({ params }: Pick<NoticeFacts, 'params'>): string => String([params.studentIds].flat()[0]);

noticeKind({
  kind: NoticeKind.RESULTS_PUBLISHED,
  mayBeInDigest: true,
  placeholders: {
    student_name: 'The name of the student.',
    batch_name: 'The name of the batch.',
    title: 'The title of the assessment.',
  },
  texts: {
    subject: 'The result of {{student_name}}: {{title}}',
    body:
      'Hello {{recipient_name}},\n\nThe result of {{student_name}} in "{{title}}" of {{batch_name}} has been ' +
      'published.\n\n{{academy_name}}',
    sms: '{{academy_name}}: The result of {{student_name}} in "{{title}}" has been published.',
  },
  async valuesOf(reading, facts) {
    const ids = facts.map(({ params }) => String(params.assessmentId));
    const results = await publishedResults(reading, [...new Set(ids)].filter(isUuid));
    const byKey = new Map(results.map((result) => [`${result.assessmentId} ${result.studentId}`, result]));
    return facts.map((each, index) => {
      // the title of an assessment that is no longer published is not shown
      const { student, batch, title } = byKey.get(`${ids[index]} ${studentOf(each)}`) ?? {};
      return {
        student_name: student ?? 'the student',
        batch_name: batch ?? 'the batch',
        title: title ?? 'an assessment',
      };
    });
  },
  async obsolete(run, send) {
    const { assessmentId, batchId } = send.params;
    const results = await publishedResults(run, [String(assessmentId)]);
    const isShown = results.some(({ studentId }) => studentId === studentOf(send));
    const gone = await goneFrom(run, send, placesInBatch(batchId));
    return gone ?? (isShown ? null : SuppressionReason.WITHDRAWN);
  },
});

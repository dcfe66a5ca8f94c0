import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { noticeCause } from '../core/notice-causes.ts';
import { type NoticeFacts, noticeKind } from '../core/notice-kinds.ts';
import { isGiven, noticeRun, quietHoursOf } from '../core/notice-run.ts';
import type { NoticeReading, NoticeRun } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { nextDigest } from '../core/quiet-hours.ts';
import { eachOnce } from '../core/recipient.types.ts';
import { parentsOf, studentsById } from '../core/recipients.sql.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { goneFrom } from './gone-from.ts';
import { joinMaterial } from './joined-materials.sql.ts';
import {
  firstPublications,
  learnersOf,
  type PublishedMaterial,
  publishedMaterials,
  studentsWith,
} from './materials.loaders.ts';

/** The maximum number of students whose families are notified in one transaction. */
const STUDENTS_AT_ONCE = 200;

/** The maximum number of materials whose titles a message lists. */
const MOST_LISTED = 20;

/**
 * The job that runs on the first day on which families can see a material. It finds the students whose families are
 * notified.
 */
const materialVisible = jobKind<{ materialId: string }>('notices.material-visible');

/** The job that notifies some students and their parents of a material. */
const notifyOfMaterial = jobKind<{ materialId: string; studentIds: string[] }>('notices.notify-of-material');

noticeCause({
  kinds: [NoticeKind.MATERIAL_PUBLISHED],
  types: ['material.published'],
  async follow(run, events) {
    for (const materialId of await firstPublications(run, events))
      await enqueue(run.em, materialVisible, { materialId });
  },
});

export const onMaterialVisible = onJob(materialVisible, (job, { materialId }) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    const material = run && (await materialFor(run, materialId));
    if (!material) return;
    const today = run.clock.dayOf(run.at);
    if (material.visibleFrom !== null && material.visibleFrom > today) {
      // the first visible day may change before the job runs, so the job checks the day again
      const runAt = run.clock.instantOf(material.visibleFrom, '00:00:00');
      await enqueue(em, materialVisible, { materialId }, { runAt });
      return;
    }
    for (const studentIds of chunksOf(await studentsWith(run, material), STUDENTS_AT_ONCE)) {
      await enqueue(em, notifyOfMaterial, { materialId, studentIds });
    }
  }),
);

export const onNotifyOfMaterial = onJob(notifyOfMaterial, (job, { materialId, studentIds }) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    const material = run && (await materialFor(run, materialId));
    if (!material || !isShown(run, material)) return;
    const families = [
      await parentsOf(run, studentIds),
      ...(material.audience === 'enrolled' ? [await studentsById(run, studentIds)] : []),
    ];
    const recipients = eachOnce(families.flatMap((each) => [...each.values()].flat()));
    // the inbox entry is written at once; the message waits for the next digest, and contains all materials of the
    // day
    const notBefore = nextDigest(run.clock, quietHoursOf(run), run.at);
    const dedupeKey = `material_published ${run.clock.dayOf(notBefore)}`;
    const notice = { dedupeKey, notBefore, recipients, resource: { type: 'material', id: materialId } };
    await notify(run, NoticeKind.MATERIAL_PUBLISHED, [{ ...notice, params: { materialIds: [materialId] } }]);
    await joinMaterial(run, { dedupeKey, materialId, recipients });
  }),
);

/**
 * Returns a published material. Returns null if the material is only for staff, or if the academy sends no notices
 * about materials.
 */
async function materialFor(run: NoticeRun, id: string): Promise<PublishedMaterial | null> {
  if (!isGiven(run, NoticeKind.MATERIAL_PUBLISHED)) return null;
  const [material] = await publishedMaterials(run, [id]);
  return material && material.audience !== 'staff' ? material : null;
}

/** Returns true if families can see a material today. */
function isShown({ clock, at }: NoticeReading, { audience, visibleFrom, visibleUntil }: PublishedMaterial): boolean {
  const today = clock.dayOf(at);
  return audience !== 'staff' && (visibleFrom ?? today) <= today && today <= (visibleUntil ?? today);
}

const idsOf = ({ params }: Pick<NoticeFacts, 'params'>): readonly string[] =>
  Array.isArray(params.materialIds) ? params.materialIds : [];

/** Returns those of a notice's materials that the recipient of the notice can see now. */
async function shownIn(
  reading: NoticeReading,
  facts: Pick<NoticeFacts, 'params'> & { readonly personType?: string | null },
): Promise<PublishedMaterial[]> {
  const materials = (await publishedMaterials(reading, idsOf(facts))).filter((each) => isShown(reading, each));
  return facts.personType === 'student' ? materials.filter(({ audience }) => audience === 'enrolled') : materials;
}

noticeKind({
  kind: NoticeKind.MATERIAL_PUBLISHED,
  mayBeInDigest: true,
  placeholders: { materials: 'The titles of the published materials, in the order of their positions: the first 20.' },
  texts: {
    subject: 'New learning materials: {{materials}}',
    body: 'Hello {{recipient_name}},\n\n{{academy_name}} has published learning materials:\n\n{{materials}}',
    sms: '{{academy_name}}: New learning materials: {{materials}}',
  },
  async valuesOf(reading, facts) {
    const known = await publishedMaterials(reading, [...new Set(facts.flatMap(idsOf))]);
    const shown = known.filter((each) => isShown(reading, each));
    return facts.map((each) => {
      const ids = new Set(idsOf(each));
      const titles = shown.filter(({ id }) => ids.has(id)).map(({ title }) => title);
      const more = titles.length > MOST_LISTED ? ['…'] : [];
      return { materials: [...titles.slice(0, MOST_LISTED), ...more].join('; ') };
    });
  },
  async obsolete(run, send) {
    const materials = await shownIn(run, send);
    if (materials.length === 0) return SuppressionReason.WITHDRAWN;
    let reason: SuppressionReason | null = null;
    for (const material of materials) {
      reason = await goneFrom(run, send, learnersOf(material));
      if (reason === null) return null;
    }
    return reason;
  },
});

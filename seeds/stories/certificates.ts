import { createCertificateTemplate } from '../../src/features/academics/certificate-templates/certificate-template.service.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { updateLevel } from '../../src/features/academics/skills/level.service.ts';
import { issueCertificate } from '../../src/features/learning/certificates/issue-certificate.ts';
import { issueCertificates } from '../../src/features/learning/certificates/issue-certificates.ts';
import { reissueCertificate } from '../../src/features/learning/certificates/reissue-certificate.ts';
import { revokeCertificate } from '../../src/features/learning/certificates/revoke-certificate.ts';
import { promoteStudent } from '../../src/features/learning/skills/promotions/promote-student.ts';
import { itemAt, requireValue } from '../../src/platform/errors/require-value.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';
import type { EnrollmentRow } from '../factories/enrollments.ts';
import { familyEnrollments, gradedBatch, strangers } from './families.ts';
import type { Promotion } from './levels.ts';

/** The reason that is stored for certificates of enrollments that may not meet the rule of their course. */
const OVERRIDE = 'Completed before the course had a rule.';

/**
 * The number of months after which a pass expires. The number is small, so that lists of certificates that expire soon
 * contain the pass.
 */
const PASS_MONTHS = 1;

const isCompleted = ({ status }: EnrollmentRow): boolean => status === EnrollmentStatus.COMPLETED;

interface Templates {
  readonly diploma: string;
  readonly pass: string;
}

/**
 * Issues certificates: diplomas for a completed batch, a pass that expires soon, and certificates of levels. One
 * diploma is replaced, and another one is revoked.
 */
export async function certify(context: DemoContext, promotions: readonly Promotion[]): Promise<void> {
  const { as, rows } = context;
  const { diploma, pass } = await createTemplates(context, promotions);
  const issue = (enrollment: EnrollmentRow, templateId: string): Promise<string> =>
    as('office', (ctx) => issueCertificate(ctx, { enrollmentId: enrollment.id, templateId, overrideReason: OVERRIDE }));
  const [own, other] = familyEnrollments(context).filter(isCompleted);
  await issue(requireValue(own), diploma);
  await issue(requireValue(other), pass);
  const [renamed, mistaken] = strangers(context).filter(isCompleted);
  const replacedId = await issue(requireValue(renamed), diploma);
  const revokedId = await issue(requireValue(mistaken), diploma);
  await as('office', (ctx) => issueCertificates(ctx, { batchId: gradedBatch(rows).id, templateId: diploma }));
  await as('admin', async (ctx) => {
    await reissueCertificate(ctx, replacedId, null, {});
    await revokeCertificate(ctx, revokedId, null, { reason: 'The grade was entered by mistake.' });
  });
  await certifyLevels(context, promotions);
}

/** Creates the templates. The template `rank` becomes the default of the levels that students have reached. */
async function createTemplates({ as, rows, theme }: DemoContext, promotions: readonly Promotion[]): Promise<Templates> {
  const { diploma, pass, rank } = theme.learning;
  const signatories = rows.departments.map(({ headStaffId, name: department }) => {
    const { firstName, lastName } = theFirst(rows.staff, ({ id }) => id === headStaffId);
    return { name: `${firstName} ${lastName}`, title: `Head of ${department}` };
  });
  return as('office', async (ctx) => {
    const ofLevels = await createCertificateTemplate(ctx, { ...rank, signatories: signatories.slice(0, 1) });
    for (const levelId of new Set(promotions.map((promotion) => promotion.levelId))) {
      await updateLevel(ctx, levelId, { certificateTemplateId: ofLevels });
    }
    return {
      diploma: await createCertificateTemplate(ctx, { ...diploma, signatories }),
      pass: await createCertificateTemplate(ctx, { ...pass, signatories, validMonths: PASS_MONTHS }),
    };
  });
}

/**
 * Issues the certificates of promotions. If the student with a login is not among the promoted students, promotes this
 * student to the first level, and issues the certificate.
 */
async function certifyLevels({ as, member }: DemoContext, promotions: readonly Promotion[]): Promise<void> {
  const studentId = requireValue(member('student').studentId);
  const { levelId } = itemAt(promotions, 0);
  await as('office', async (ctx) => {
    for (const promotion of promotions) await issueCertificate(ctx, promotion);
    if (promotions.some((promotion) => promotion.studentId === studentId)) return;
    await promoteStudent(ctx, { studentId, levelId, overrideReason: 'Showed everything in a trial lesson.' });
    await issueCertificate(ctx, { studentId, levelId });
  });
}

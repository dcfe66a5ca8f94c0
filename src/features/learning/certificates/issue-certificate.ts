import { type FieldErrors, forbidden } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { isOffice } from '../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import { writeOnce } from '../../../platform/tenancy/idempotency.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { IssueCertificateInput } from './certificate.inputs.ts';
import { draftOfEnrollment } from './draft-of-enrollment.ts';
import { draftOfLevel } from './draft-of-level.ts';
import { writeCertificates } from './write-certificates.ts';

/** Issues a certificate for a completed enrollment or for a level. Returns its id. */
export function issueCertificate(
  ctx: RequestContext,
  { idempotencyKey, ...given }: IssueCertificateInput,
): Promise<string> {
  if (given.overrideReason && !isOffice(requireAcademy(ctx).viewer)) throw forbidden();
  const enrollmentId = given.enrollmentId?.toLowerCase() ?? null;
  const templateId = given.templateId?.toLowerCase() ?? null;
  const overrideReason = given.overrideReason || null;
  const ofLevel = {
    studentId: given.studentId?.toLowerCase() ?? '',
    levelId: given.levelId?.toLowerCase() ?? '',
    templateId,
  };
  const input = { ...ofLevel, enrollmentId, overrideReason };
  return writeOnce(ctx, { operation: 'issueCertificate', key: idempotencyKey, input }, async (em) => {
    const errors: FieldErrors = {};
    if (enrollmentId && ofLevel.levelId) errors.enrollmentId = [messages.prohibits('enrollmentId', ['levelId'])];
    const draft =
      enrollmentId && !ofLevel.levelId
        ? await draftOfEnrollment(ctx, em, enrollmentId, { templateId, overrideReason })
        : await draftOfLevel(ctx, em, ofLevel, errors);
    const [certificate] = await writeCertificates(ctx, em, [draft]);
    return requireValue(certificate).id;
  });
}

import type { FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { getRecord, lockWhere } from '../../../platform/database/records.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { enrollmentReopened } from '../../academics/enrollments/enrollment.signals.ts';
import { promotionUndone } from '../skills/promotions/promotion.signals.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateState } from './certificate.enums.ts';
import type { RevokeCertificateArgs } from './certificate.inputs.ts';

/** Revokes a certificate with a reason. */
export function revokeCertificate(
  ctx: RequestContext,
  id: string,
  _version: unknown,
  { reason }: RevokeCertificateArgs,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const certificate = await getRecord(em, Certificate, id, { name: 'Certificate', lock: true });
    assertLive(certificate);
    revoke(certificate, reason);
  });
}

/** Throws BAD_USER_INPUT if the certificate was revoked, replaced or withdrawn. */
export function assertLive({ state }: Certificate): void {
  if (state !== CertificateState.ISSUED) throw invalidField('id', 'The certificate is not in force.');
}

function revoke(certificate: Certificate, reason: string): void {
  certificate.state = CertificateState.REVOKED;
  certificate.revokeReason = reason;
}

/** Revokes the certificate of an enrollment that became active again. */
export const revokeOfReopened = onSignal(enrollmentReopened, (_ctx: RequestContext, em, { enrollment }) =>
  revokeWhere(em, { enrollment }, 'enrollment_reopened'),
);

/** Revokes the certificate of a level whose promotion was undone. */
export const revokeOfUndone = onSignal(promotionUndone, (_ctx: RequestContext, em, { studentId, levelId }) =>
  revokeWhere(em, { studentId, levelId }, 'promotion_undone'),
);

async function revokeWhere(em: SqlEntityManager, where: FilterQuery<Certificate>, reason: string): Promise<void> {
  const live = { $and: [where, { state: CertificateState.ISSUED }] };
  for (const certificate of await lockWhere(em, Certificate, live)) revoke(certificate, reason);
  await em.flush();
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockWhere } from '../../../platform/database/records.ts';
import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import { onQuestion, onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { studentDeleted, studentDeleting, studentRestored } from '../../people/students/student.signals.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateState } from './certificate.enums.ts';

const { ISSUED, WITHDRAWN } = CertificateState;

/** Requires a confirmation for deleting a student who has certificates in force. */
export const confirmCertificatesOfStudent = onQuestion(
  studentDeleting,
  async (ctx: RequestContext, em, { student }): Promise<FieldErrors> => {
    const count = await em.count(Certificate, { student, state: ISSUED });
    if (count === 0) return {};
    const certificates = `${count} ${count === 1 ? 'certificate' : 'certificates'}`;
    const held = valueIfReadable(ctx, 'Certificate', certificates, 'certificates');
    return { confirm: [`The student has ${held}. Send confirm to delete the student anyway.`] };
  },
);

/** Withdraws the certificates of a deleted student, so that verifications no longer name the student. */
export const withdrawOfDeleted = onSignal(studentDeleted, (_ctx: RequestContext, em, { student }) =>
  move(em, student.id, ISSUED, WITHDRAWN),
);

/** Withdraws all certificates of an erased student, because the printed texts are erased from all of them. */
export const withdrawOfErased = onSignal(personErased, async (_ctx: RequestContext, em, { resource, id }) => {
  if (resource === 'Student') await move(em, id, { $ne: WITHDRAWN }, WITHDRAWN);
});

/** Puts the withdrawn certificates of a restored student in force again. */
export const restoreOfRestored = onSignal(studentRestored, (_ctx: RequestContext, em, { student }) =>
  move(em, student.id, WITHDRAWN, ISSUED),
);

async function move(
  em: SqlEntityManager,
  studentId: string,
  from: CertificateState | { readonly $ne: CertificateState },
  to: CertificateState,
): Promise<void> {
  for (const certificate of await lockWhere(em, Certificate, { studentId, state: from })) certificate.state = to;
  await em.flush();
}

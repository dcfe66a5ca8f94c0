import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { unmetConditions } from '../../academics/enrollments/steps/completion-rule.ts';
import { Certificate } from './certificate.entity.ts';
import { CertificateState } from './certificate.enums.ts';
import { certifiedEnrollments } from './certified.loaders.ts';
import type { Certified } from './certified.types.ts';

/** The facts that decide whether an enrollment gets a certificate. */
export interface Standing {
  readonly hasCertificate: boolean;
  /** Null if the enrollment is not completed, or if the caller cannot see it. */
  readonly certified: Certified | null;
  /** True if the enrollment meets the present completion rule of its course. */
  readonly isRuleMet: boolean;
  /** The reason why an admin overrode the rule; null if no admin overrode it. */
  readonly overrideReason: string | null;
}

/**
 * Returns, by enrollment id, the facts that decide whether an enrollment gets a certificate. The enrollments must be
 * locked and belong to one course. If an admin overrode the completion rule when an enrollment was completed, the
 * reason of that admin counts like `overrideReason`.
 */
export async function standingsOf(
  ctx: RequestContext,
  em: SqlEntityManager,
  enrollments: readonly Enrollment[],
  overrideReason: string | null = null,
): Promise<ReadonlyMap<string, Standing>> {
  const ids = enrollments.map(({ id }) => id);
  const live = await em.find(Certificate, { enrollmentId: { $in: ids }, state: CertificateState.ISSUED });
  const held = new Set(live.map(({ enrollment }) => enrollment?.id));
  const certified = await certifiedEnrollments(ctx, em, ids);
  const unmet = await unmetConditions(ctx, em, enrollments, ({ completedProgress }) => completedProgress);
  return new Map(
    enrollments.map((enrollment) => [
      enrollment.id,
      {
        hasCertificate: held.has(enrollment.id),
        certified: certified.get(enrollment.id) ?? null,
        isRuleMet: (unmet.get(enrollment.id) ?? []).length === 0,
        overrideReason: overrideReason ?? enrollment.overrideReason,
      },
    ]),
  );
}

/** Returns true if an enrollment may get a certificate. */
export const mayBeCertified = (standing: Standing): standing is Standing & { readonly certified: Certified } =>
  standing.certified !== null && (standing.isRuleMet || standing.overrideReason !== null);

import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import { refuseIfAny } from '../../../platform/errors/app-error.ts';
import { fileErrors } from '../../../platform/tenancy/file-errors.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { CertificateTemplate } from './certificate-template.entity.ts';
import type { CreateCertificateTemplateInput, UpdateCertificateTemplateInput } from './certificate-template.inputs.ts';
import { certificateTemplateDeleted } from './certificate-template.signals.ts';

/** Creates a certificate template. Returns its id. */
export function createCertificateTemplate(ctx: RequestContext, input: CreateCertificateTemplateInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const template = new CertificateTemplate();
    await change(ctx, em, template, input);
    em.persist(template);
    return template.id;
  });
}

/** Changes a certificate template. Issued certificates do not change. */
export function updateCertificateTemplate(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateCertificateTemplateInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const template = await lockTemplate(em, id);
    assertVersion(template, expectedVersion);
    await change(ctx, em, template, input);
  });
}

/**
 * Marks a certificate template as deleted. Lists omit it, and courses and levels no longer refer to it. Issued
 * certificates do not change.
 */
export function deleteCertificateTemplate(
  ctx: RequestContext,
  id: string,
  expectedVersion?: number | null,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const template = await lockTemplate(em, id);
    assertVersion(template, expectedVersion);
    template.deletedAt = now();
    await ctx.signals.publish(ctx, em, certificateTemplateDeleted, { template });
  });
}

const lockTemplate = (em: SqlEntityManager, id: string): Promise<CertificateTemplate> =>
  getRecord(em, CertificateTemplate, id, { name: 'Certificate template', lock: true });

async function change(
  ctx: RequestContext,
  em: SqlEntityManager,
  template: CertificateTemplate,
  input: Omit<UpdateCertificateTemplateInput, 'expectedVersion'>,
): Promise<void> {
  refuseIfAny(await fileErrors(ctx, em, CertificateTemplate, input));
  assignGiven(template, input);
}

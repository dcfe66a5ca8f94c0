import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { IssueCertificatesInput } from './certificate.inputs.ts';
import { issueCertificates } from './issue-certificates.ts';
import { IssuedCertificates } from './issued-certificates.types.ts';

@Resolver()
export class CertificateResolver {
  @Mutation(() => IssuedCertificates, {
    description:
      'Issues certificates for all completed enrollments of a batch that meet the completion rule of the course and ' +
      'have no certificate. Also returns each completed enrollment that got no certificate, with the reason. ' +
      'Department heads can do so in their departments; FORBIDDEN otherwise.',
  })
  issueCertificates(
    @Arg('input', () => IssueCertificatesInput, { description: 'The batch.' }) input: IssueCertificatesInput,
    @Ctx() ctx: RequestContext,
  ): Promise<IssuedCertificates> {
    return issueCertificates(ctx, input);
  }
}

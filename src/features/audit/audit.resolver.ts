import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { AuditEntryListArgs } from './audit.inputs.ts';
import { auditReads } from './audit.loaders.ts';

export const AuditEntryConnection = connectionType(AuditEntry, 'AuditEntry');

@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditEntryConnection, { description: 'Who changed what in the academy. For its admins.' })
  auditLog(
    @Args(() => AuditEntryListArgs) args: InstanceType<typeof AuditEntryListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<AuditEntry>> {
    return ctx.reads.list(auditReads, args, info);
  }
}

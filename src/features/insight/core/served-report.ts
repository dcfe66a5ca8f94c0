import type { GraphQLResolveInfo } from 'graphql';
import { Args, type ClassType, Ctx, Extensions, Info, Query, Resolver } from 'type-graphql';
import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import type { ListArguments } from '../../../platform/loaders/page.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import type { Rule } from '../../../platform/permissions/shield.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { Report } from './report.loaders.ts';
import { type ReportAnswer, readReport } from './report-answer.loaders.ts';
import { answersReport } from './report-field.ts';

type Arguments = ListArguments & { groupBy?: string | null };

/** The description of how a report is served. */
export interface ServedReport {
  readonly report: Report;
  readonly connection: ClassType;
  readonly args: ClassType<Arguments>;
  /** The rule for callers who may read the report; API keys also need the scope for reports. */
  readonly may: Rule;
  readonly description: string;
  /** Reads a page of the report. If omitted, `readReport` reads the page. */
  read?(ctx: RequestContext, args: Arguments, info: GraphQLResolveInfo): Promise<ReportAnswer>;
}

/** Returns the module that serves reports, by the names of their root fields. */
export function reportsModule(reports: Readonly<Record<string, ServedReport>>): FeatureModule {
  class ReportsResolver {}
  Resolver()(ReportsResolver);
  for (const [name, served] of Object.entries(reports)) declareReport(ReportsResolver.prototype, name, served);
  const rules = Object.entries(reports).map(([name, { may }]) => [name, scoped('reports:read', may)] as const);
  return { resolvers: [ReportsResolver], permissions: { Query: Object.fromEntries(rules) } };
}

function declareReport(prototype: object, name: string, { report, read, connection, args, description }: ServedReport) {
  const method = (given: Arguments, ctx: RequestContext, info: GraphQLResolveInfo): Promise<ReportAnswer> =>
    read ? read(ctx, given, info) : readReport(ctx, report, given, info);
  Object.defineProperty(prototype, name, { value: method });
  Info()(prototype, name, 2);
  Ctx()(prototype, name, 1);
  Args(() => args)(prototype, name, 0);
  Extensions(answersReport(report))(prototype, name);
  Query(() => connection, { description })(prototype, name, { value: method });
}

import { Ctx, Mutation, Resolver } from 'type-graphql';
import { CostsItsFile } from '../../../platform/csv/import-cost.ts';
import {
  CsvArg,
  DryRunArg,
  ImportKeyArg,
  type ImportPayload,
  importDescription,
  importPayload,
} from '../../../platform/csv/import-payload.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { importFees } from './import-fees.ts';

const FeeImport = importPayload('Fee', 'fees');

@Resolver()
export class FeeImportResolver {
  @CostsItsFile()
  @Mutation(() => FeeImport, {
    description: importDescription(
      'Bills by the rows of a CSV file, and changes the fees whose `id` a row has. A student may also be named by ' +
        '`student_external_id` or `student_number`, a parent by `parent_email`. Payments are no part of it. Rows without ' +
        'an `id` are new fees each time they are sent.',
    ),
  })
  importFees(
    @CsvArg() csv: string,
    @DryRunArg() dryRun: boolean | null | undefined,
    @ImportKeyArg() idempotencyKey: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportPayload> {
    return importFees(ctx, { csv, dryRun, idempotencyKey });
  }
}

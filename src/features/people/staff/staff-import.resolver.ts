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
import { importStaff } from './import-staff.ts';

const StaffImport = importPayload('Staff', 'staff members');

@Resolver()
export class StaffImportResolver {
  @CostsItsFile()
  @Mutation(() => StaffImport, {
    description: importDescription(
      'Registers the staff members of a CSV file, and changes those whose `id`, `email` or `staff_number` a row has. ' +
        'An administrator writes no other administrators.',
    ),
  })
  importStaff(
    @CsvArg() csv: string,
    @DryRunArg() dryRun: boolean | null | undefined,
    @ImportKeyArg() idempotencyKey: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportPayload> {
    return importStaff(ctx, { csv, dryRun, idempotencyKey });
  }
}

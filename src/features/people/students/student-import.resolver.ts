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
import { importStudents } from './import-students.ts';

const StudentImport = importPayload('Student', 'students');

@Resolver()
export class StudentImportResolver {
  @CostsItsFile()
  @Mutation(() => StudentImport, {
    description: importDescription(
      'Registers the students of a CSV file, and changes those whose `id`, `external_id` or `student_number` a row has. ' +
        'There may also be `emergency_contact_name`, `_phone` and `_relationship`.',
    ),
  })
  importStudents(
    @CsvArg() csv: string,
    @DryRunArg() dryRun: boolean | null | undefined,
    @ImportKeyArg() idempotencyKey: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportPayload> {
    return importStudents(ctx, { csv, dryRun, idempotencyKey });
  }
}

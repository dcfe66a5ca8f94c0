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
import { importEnrollments } from './import-enrollments.ts';

const EnrollmentImport = importPayload('Enrollment', 'enrollments');

@Resolver()
export class EnrollmentImportResolver {
  @CostsItsFile()
  @Mutation(() => EnrollmentImport, {
    description: importDescription(
      'Enrolls the students of a CSV file, and changes the enrollments whose `id` a row has, one row after another. A ' +
        'student may also be named by `student_external_id` or `student_number`, a batch by `batch_code` or `batch_name`, ' +
        'a course by `course_code`.',
    ),
  })
  importEnrollments(
    @CsvArg() csv: string,
    @DryRunArg() dryRun: boolean | null | undefined,
    @ImportKeyArg() idempotencyKey: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportPayload> {
    return importEnrollments(ctx, { csv, dryRun, idempotencyKey });
  }
}

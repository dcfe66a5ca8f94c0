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
import { importParents } from './import-parents.ts';

const ParentImport = importPayload('Parent', 'parents');

@Resolver()
export class ParentImportResolver {
  @CostsItsFile()
  @Mutation(() => ParentImport, {
    description: importDescription(
      'Registers the parents of a CSV file, and changes those whose `id` or `email` a row has. `students` are the ' +
        'children, in place of those there are: as they are exported, or by external id, student number or id, with ' +
        'semicolons between them and what the parent is to them in `relationship`.',
    ),
  })
  importParents(
    @CsvArg() csv: string,
    @DryRunArg() dryRun: boolean | null | undefined,
    @ImportKeyArg() idempotencyKey: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<ImportPayload> {
    return importParents(ctx, { csv, dryRun, idempotencyKey });
  }
}

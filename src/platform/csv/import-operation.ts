import { Arg } from 'type-graphql';
import { SCANS } from '../graphql/cost.ts';
import { declareMutation, type Operation } from '../graphql/operations.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { importScans } from './import-cost.ts';
import type { CsvFile } from './import-file.ts';
import { type ImportPayload, importPayload } from './import-payload.ts';

type Switch = boolean | null | undefined;
type Key = string | null | undefined;

interface ImportOptions {
  /** The prefix of the response type's name: `Student`. */
  readonly name: string;
  readonly may: Permission;
  /** The rules of this import. */
  readonly description: string;
}

/** A mutation that makes and changes records by the rows of a CSV file. `records`: "staff members". */
export function importsCsv(
  records: string,
  run: (ctx: RequestContext, file: CsvFile) => Promise<ImportPayload>,
  { name, may, description }: ImportOptions,
): Operation {
  const type = importPayload(name, records);
  return {
    kind: 'Mutation',
    may,
    declare: (prototype, field) =>
      declareMutation<[string, Switch, Key]>(prototype, field, {
        type,
        description: `${description} ${OF_ALL_IMPORTS}`,
        extensions: { [SCANS]: importScans },
        args: [csvArgument(), dryRunArgument(), keyArgument()],
        run: (ctx, _info, ...[csv, dryRun, idempotencyKey]) => run(ctx, { csv, dryRun, idempotencyKey }),
      }),
  };
}

const OF_ALL_IMPORTS =
  'All rows or, with an error for each bad cell (`rows.3.firstName`, counted from 1 below the header line), ' +
  'none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is a CONFLICT.';

const csvArgument = () =>
  Arg('csv', () => String, {
    description:
      "The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot " +
      'be set is read-only: it may be there, as it was. Empty cells say nothing.',
  });

const dryRunArgument = () =>
  Arg('dryRun', () => Boolean, { nullable: true, description: 'Only try: undo all of it in the end.' });

const keyArgument = () =>
  Arg('idempotencyKey', () => String, {
    nullable: true,
    description:
      'A name of the import, at most 255 characters: sent again within 24 hours with the same file, it is done once and ' +
      'returns the first counts; with another file it is a CONFLICT. A dry run keeps nothing.',
  });

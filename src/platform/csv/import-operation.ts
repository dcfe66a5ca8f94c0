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
  /** The prefix of the response type: `Student`. */
  readonly name: string;
  readonly may: Permission;
  /** The description of the rules of this import, for the schema. */
  readonly description: string;
}

/**
 * Declares a mutation that creates and changes records by the rows of a CSV file. `records` is the plural name of the
 * records: "staff members".
 */
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
  'Imports at most 5,000 rows: all of them, or none if a cell is bad. Each bad cell has an error, such as ' +
  '`rows.3.firstName` for the third row below the header line. A row whose `version` or `updated_at` ' +
  "differs from the record's is a CONFLICT.";

const csvArgument = () =>
  Arg('csv', () => String, {
    description:
      'The file: CSV with the REST names of fields in the header line, like an export of the list. Exported ' +
      'columns that cannot be set are read-only: they may be present with unchanged values. Empty cells are ' +
      'ignored.',
  });

const dryRunArgument = () =>
  Arg('dryRun', () => Boolean, {
    nullable: true,
    description: 'True for a dry run: all changes are undone at the end.',
  });

const keyArgument = () =>
  Arg('idempotencyKey', () => String, {
    nullable: true,
    description:
      'A key of at most 255 characters. If an import is repeated with the same key and file within 24 hours, ' +
      'it does not run again and returns the first counts; with another file, the result is a CONFLICT. A dry ' +
      'run does not store the key.',
  });

import { Arg, type ClassType, Field, Int, ObjectType } from 'type-graphql';

/** What became of the rows of a file. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
}

/** What an import answers. */
export interface ImportPayload extends ImportCounts {
  dryRun: boolean;
}

/** The answer of an import: `importPayload('Student', 'students')`. */
export function importPayload(name: string, records: string): ClassType<ImportPayload> {
  @ObjectType(`${name}Import`, { description: `What became of the rows of a file of ${records}.` })
  class Payload implements ImportPayload {
    @Field(() => Int, { description: 'Those that are new.' })
    created!: number;

    @Field(() => Int, { description: 'Those that a row changed.' })
    updated!: number;

    @Field(() => Int, { description: 'Those that were as their rows say already.' })
    unchanged!: number;

    @Field(() => Boolean, { description: 'Whether it was only tried: then nothing of it was kept.' })
    dryRun!: boolean;
  }
  return Payload;
}

/** The argument that is the file. */
export const CsvArg = () =>
  Arg('csv', () => String, {
    description:
      "The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot " +
      'be set is read-only: it may be there, as it was. Empty cells say nothing.',
  });

/** The argument that says to try an import alone. */
export const DryRunArg = () =>
  Arg('dryRun', () => Boolean, { nullable: true, description: 'Only try: undo all of it in the end.' });

/** The argument that names the import, so that it is done once. */
export const ImportKeyArg = () =>
  Arg('idempotencyKey', () => String, {
    nullable: true,
    description:
      'A name of the import, at most 255 characters: sent again within 24 hours with the same file, it is done once and ' +
      'returns the first counts; with another file it is a CONFLICT. A dry run keeps nothing.',
  });

/** How each import is described: what is special about it comes first. */
export const importDescription = (special: string): string =>
  `${special} All rows or, with an error for each bad cell (\`rows.3.firstName\`, counted from 1 below the header line), ` +
  'none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is a CONFLICT.';

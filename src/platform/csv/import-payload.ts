import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

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
  @ObjectType(`${name}Import`, { description: `The result for the rows of a file of ${records}.` })
  class Payload implements ImportPayload {
    @Field(() => Int, { description: 'New records.' })
    created!: number;

    @Field(() => Int, { description: 'Changed records.' })
    updated!: number;

    @Field(() => Int, { description: 'Records that already had the values of their rows.' })
    unchanged!: number;

    @Field(() => Boolean, { description: 'Whether it was only tried: then nothing of it was kept.' })
    dryRun!: boolean;
  }
  return Payload;
}

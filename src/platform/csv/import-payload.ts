import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

/** The results for the rows of a file. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
}

/** The response of an import. */
export interface ImportPayload extends ImportCounts {
  dryRun: boolean;
}

/** Returns the response type of an import: `importPayload('Student', 'students')`. */
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

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

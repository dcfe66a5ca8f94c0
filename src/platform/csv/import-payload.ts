import { type ClassType, Field, Int, ObjectType } from 'type-graphql';

/** The numbers of created, updated and unchanged records. */
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
  @ObjectType(`${name}Import`, {
    description: `The numbers of records that an import of ${records} created, updated and left unchanged.`,
  })
  class Payload implements ImportPayload {
    @Field(() => Int, { description: 'The number of created records.' })
    created!: number;

    @Field(() => Int, { description: 'The number of changed records.' })
    updated!: number;

    @Field(() => Int, { description: 'The number of records that already had the values of their rows.' })
    unchanged!: number;

    @Field(() => Boolean, { description: 'True if the import was a dry run, whose changes were undone.' })
    dryRun!: boolean;
  }
  return Payload;
}

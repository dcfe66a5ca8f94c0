import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { type ImportCounts, importStudents } from './import-students.ts';

@ObjectType({ description: 'What became of the rows of a file of students.' })
export class StudentImport implements ImportCounts {
  @Field(() => Int, { description: 'Students who are new.' })
  created!: number;

  @Field(() => Int, { description: 'Students whom a row changed.' })
  updated!: number;

  @Field(() => Int, { description: 'Students who were as their rows say already.' })
  unchanged!: number;

  @Field(() => Boolean, { description: 'Whether it was only tried: then nothing of it was kept.' })
  dryRun!: boolean;
}

@Resolver()
export class StudentImportResolver {
  @Mutation(() => StudentImport, {
    description:
      'Registers the students of a CSV file, and changes those whose `external_id` a row has: all of them or, with an ' +
      'error for each bad cell (`rows.3.firstName`, counted from 1 below the header line), none. Up to 5,000 rows.',
  })
  async importStudents(
    @Arg('csv', () => String, {
      description:
        "The file. Its header line has REST's names of a student's fields, and `emergency_contact_name`, `_phone` and " +
        '`_relationship`. Empty cells say nothing.',
    })
    csv: string,
    @Arg('dryRun', () => Boolean, { nullable: true, description: 'Only try: undo all of it in the end.' })
    dryRun: boolean | null,
    @Ctx() ctx: RequestContext,
  ): Promise<StudentImport> {
    return { ...(await importStudents(ctx, csv, dryRun ?? false)), dryRun: dryRun ?? false };
  }
}

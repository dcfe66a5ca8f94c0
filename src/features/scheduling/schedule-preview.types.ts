import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar, TimeScalar } from '../../platform/validation/scalars.ts';

/** Sessions that each list of a preview shows at most. */
export const MOST_PREVIEWED = 500;

@ObjectType({ description: 'A session that a change would make, change or leave as it is.' })
export class PreviewedSession {
  @Field(() => ID, { nullable: true, description: 'The id of the session; null for one that would be made.' })
  sessionId!: string | null;

  @Field(() => ID, { description: 'The id of its batch.' })
  batchId!: string;

  @Field(() => DateScalar, { description: 'The day that it would be on, local to the academy: YYYY-MM-DD.' })
  date!: string;

  @Field(() => TimeScalar, { description: 'When it would begin, local time of the academy: HH:MM:SS.' })
  startTime!: string;
}

@ObjectType({ description: 'How many sessions a change would concern.' })
export class SchedulePreviewCounts {
  @Field(() => Int, { description: 'How many would be made.' })
  created!: number;

  @Field(() => Int, { description: 'How many would change their time, instructor or room.' })
  moved!: number;

  @Field(() => Int, { description: 'How many would fall out.' })
  cancelled!: number;

  @Field(() => Int, { description: 'How many that fall out would be held after all.' })
  restored!: number;

  @Field(() => Int, { description: 'How many would be deleted, as nothing hangs on them.' })
  removed!: number;

  @Field(() => Int, { description: 'How many to come would stay as they are.' })
  kept!: number;
}

const listed = (what: string) =>
  Field(() => [PreviewedSession], { description: `${what}, by day and time: the first ${MOST_PREVIEWED}.` });

@ObjectType({ description: 'What a change would do to sessions. Nothing was written.' })
export class SchedulePreview {
  @Field(() => SchedulePreviewCounts, { description: 'How many sessions it would concern.' })
  counts!: SchedulePreviewCounts;

  @listed('Those that it would make')
  created!: PreviewedSession[];

  @listed('Those whose time, instructor or room it would change, as they would be')
  moved!: PreviewedSession[];

  @listed('Those that would fall out')
  cancelled!: PreviewedSession[];

  @listed('Those that fall out and would be held after all')
  restored!: PreviewedSession[];

  @listed('Those that it would delete')
  removed!: PreviewedSession[];

  @listed('Those to come that would stay as they are')
  kept!: PreviewedSession[];
}

import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

export enum CapacityGroup {
  BATCH = 'batch',
  COURSE = 'course',
  WEEKDAY = 'weekday',
  HOUR = 'hour',
  ROOM = 'room',
}
describeEnum(CapacityGroup, 'CapacityGroup', 'What a row of the capacity is told of.', {
  BATCH: 'A batch.',
  COURSE: 'A course.',
  WEEKDAY: 'A day of the week: the batches that have sessions then.',
  HOUR: 'The hour in which sessions begin: the batches that have such.',
  ROOM: 'The room of sessions: the batches that have some there.',
});

@ObjectType({ description: 'How full batches are. In a row each counts once, and so it does in the totals.' })
export class CapacityTotals {
  @Field(() => Int, { description: 'The batches.' })
  batches!: number;

  @Field(() => Int, { description: 'The seats that they have.' })
  seats!: number;

  @Field(() => Int, { description: 'Seats that are held: by active students, and by those who asked and do not wait.' })
  held!: number;

  @Field(() => Int, { description: 'Students on the waitlist.' })
  waitlisted!: number;

  @Field(() => Int, { description: 'Sessions of the period that do not fall out, to come or over.' })
  sessions!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'How many per cent of the seats are held, with two decimal places, `"91.11"`; null where there are none.',
  })
  fill!: string | null;
}

const CapacityRow = rowType(
  'CapacityRow',
  'How full the batches are of a course, a day of the week, an hour or a room, or one of them.',
  CapacityTotals,
  ['batch', 'course', 'weekday', 'hour', 'room'],
);

export const CapacityConnection = reportConnection(CapacityRow, 'Capacity', {
  totals: CapacityTotals,
  groupBy: CapacityGroup,
});

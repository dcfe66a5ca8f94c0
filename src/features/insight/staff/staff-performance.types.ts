import { Field, Int, ObjectType } from 'type-graphql';
import { describeEnum } from '../../../platform/graphql/enums.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { reportConnection } from '../core/report.types.ts';
import { rowType } from '../core/report-rows.types.ts';

export enum StaffPerformanceGroup {
  STAFF = 'staff',
}
describeEnum(StaffPerformanceGroup, 'StaffPerformanceGroup', 'The grouping of rows in the staff performance report.', {
  STAFF: 'A staff member.',
});

const PERCENT = 'with two decimal places, `"91.11"`; null where there';

@ObjectType({ description: 'Figures on the sessions and batches of staff members.' })
export class StaffPerformanceTotals {
  @Field(() => Int, {
    description: 'Sessions that they were scheduled to lead: all that had begun and were not cancelled.',
  })
  scheduled!: number;

  @Field(() => Int, { description: 'Scheduled sessions that were held.' })
  held!: number;

  @Field(() => Int, { description: 'Cancelled sessions, which are not counted as scheduled.' })
  cancelled!: number;

  @Field(() => Int, { description: 'Sessions whose roll was begun on the day on which they ended.' })
  rollsInTime!: number;

  @Field(() => Int, { description: 'Minutes of the sessions that were held.' })
  minutesHeld!: number;

  @Field(() => Int, {
    description: 'Minutes of the period in which they can work, by their current weekly availability.',
  })
  minutesAvailable!: number;

  @Field(() => Int, {
    description:
      'Enrollments that were dropped while they were active, in batches whose last session before that they led.',
  })
  drops!: number;

  @Field(() => String, {
    nullable: true,
    description: `How many per cent of the sessions scheduled were held, ${PERCENT} were none.`,
  })
  heldRate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `How many per cent of the sessions held had their roll begun in time, ${PERCENT} were none.`,
  })
  inTimeRate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `How many per cent of the minutes available were sessions held, ${PERCENT} are none.`,
  })
  utilization!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The rate of attendance in the sessions that they led, ${PERCENT} is nothing that counts.`,
  })
  rate!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The minutes held at the pay by the hour as it is now. For academy admins; null to others, and where no pay is known.',
  })
  cost!: number | null;
}

const StaffPerformanceRow = rowType(
  'StaffPerformanceRow',
  'Figures on the sessions and batches of a staff member.',
  StaffPerformanceTotals,
  ['staff'],
);

export const StaffPerformanceConnection = reportConnection(StaffPerformanceRow, 'StaffPerformance', {
  totals: StaffPerformanceTotals,
  groupBy: StaffPerformanceGroup,
});

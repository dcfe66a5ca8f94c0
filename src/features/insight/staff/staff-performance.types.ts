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

const PERCENT = 'with two decimal places, `"91.11"`; null if there';

@ObjectType({ description: 'Figures on the sessions and batches of staff members.' })
export class StaffPerformanceTotals {
  @Field(() => Int, {
    description:
      'The number of sessions that the staff member was scheduled to lead: sessions that had begun and were not ' +
      'cancelled.',
  })
  scheduled!: number;

  @Field(() => Int, { description: 'The number of scheduled sessions that were held.' })
  held!: number;

  @Field(() => Int, { description: 'The number of cancelled sessions, which do not count as scheduled.' })
  cancelled!: number;

  @Field(() => Int, {
    description: 'The number of held sessions whose roll call began by the end of the day on which the session ended.',
  })
  rollsInTime!: number;

  @Field(() => Int, { description: 'The total length in minutes of the sessions that were held.' })
  minutesHeld!: number;

  @Field(() => Int, {
    description:
      'The number of minutes of the period in which the staff member can work, by the current weekly ' +
      'availability.',
  })
  minutesAvailable!: number;

  @Field(() => Int, {
    description:
      'The number of active enrollments that were dropped. A drop counts for the staff member who led the ' +
      "batch's last session before the drop; sessions with a substitute do not count.",
  })
  drops!: number;

  @Field(() => String, {
    nullable: true,
    description: `The percentage of scheduled sessions that were held, ${PERCENT} were no scheduled sessions.`,
  })
  heldRate!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      `The percentage of held sessions whose roll call began by the end of the day, ${PERCENT} were no held ` +
      'sessions.',
  })
  inTimeRate!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The percentage of available minutes that were held sessions, ${PERCENT} were no available minutes.`,
  })
  utilization!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The attendance rate in the sessions of the staff member, ${PERCENT} were no marks that count.`,
  })
  rate!: string | null;

  @Field(() => MoneyScalar, {
    nullable: true,
    description:
      'The pay for the held minutes, at the present hourly pay. Only for academy admins; null for other ' +
      'callers, and if no pay is known.',
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

import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { DateInput, EnumInput, IdInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { PeriodInput } from '../../../platform/fields/period-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { TimeOffDecision, TimeOffStatus } from './time-off.enums.ts';

@InputType({ description: 'Which time off; all conditions must hold.' })
export class StaffTimeOffFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name of the staff member.' })
  search?: string;

  @IdFilter('Of this staff member.')
  staffId?: string;

  @EnumFilter(() => TimeOffStatus, 'Where the requests stand.')
  status?: TimeOffStatus;

  @DateInput('On this day or later, if only in part.')
  from?: string;

  @DateInput('On this day or earlier, if only in part.')
  @NotBefore('from')
  to?: string;
}

export const StaffTimeOffOrder = orderEnum('StaffTimeOffOrder', ['createdAt', 'updatedAt', 'startDate']);
export const StaffTimeOffListArgs = listArgs(StaffTimeOffFilter, StaffTimeOffOrder);

@InputType({ description: 'A request for time off.' })
export class RequestTimeOffInput extends PeriodInput {
  @IdInput('The staff member, whom admins name; oneself by default.')
  staffId?: string | null;

  @TextInput(255, 'Why')
  reason?: string | null;
}

@InputType({ description: 'Changes to time off. What is left out stays as it is; whose it is never changes.' })
export class UpdateTimeOffInput extends partialInput(RequestTimeOffInput, ['staffId']) {
  @EnumInput(
    () => TimeOffStatus,
    'Another one decides on the request, as `decideTimeOff` does, for those who may. What is decided is never `REQUESTED` again.',
    { omittable: true },
  )
  status?: TimeOffStatus;

  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'A decision on a request for time off.' })
export class DecideTimeOffInput {
  @EnumInput(() => TimeOffDecision, 'What is decided.', { required: true })
  status!: TimeOffDecision;

  @TextInput(255, 'Why', { note: '; takes the place of the reason that there is, which stays where this is left out' })
  reason?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}

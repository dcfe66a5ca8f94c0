import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { DayFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { EnumInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { PeriodInput } from '../../../platform/fields/period-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import { TimeOffDecision, TimeOffStatus } from './time-off.enums.ts';

@InputType({ description: 'Filters for time off; all conditions must hold.' })
export class StaffTimeOffFilter extends filterOf(StaffTimeOff, {
  search: 'Filters by text in the name of the staff member.',
  staffId: 'Filters by staff member.',
  status: 'Filters by status.',
  from: DayFilter('Time off that ends on this day or later.'),
  to: DayFilter('Time off that begins on this day or earlier.', NotBefore('from')),
}) {}

export const StaffTimeOffOrder = orderEnum('StaffTimeOffOrder', ['createdAt', 'updatedAt', 'startDate']);
export const StaffTimeOffListArgs = listArgs(StaffTimeOffFilter, StaffTimeOffOrder);

@InputType({ description: 'A request for time off.' })
export class RequestTimeOffInput extends inputOf(StaffTimeOff, {
  base: PeriodInput,
  optional: ['staffId', 'reason'],
  nullable: ['staffId'],
  words: { staffId: { note: '; the caller by default. Only admins may send another staff member' } },
}) {}

@InputType({ description: 'Changes to time off. Omitted fields stay unchanged. The staff member cannot be changed.' })
export class UpdateTimeOffInput extends partialInput(RequestTimeOffInput, ['staffId']) {
  @EnumInput(
    () => TimeOffStatus,
    'Changes the decision on the request, like `decideTimeOff`, for callers who may decide. A decided request ' +
      'cannot become `REQUESTED` again.',
    { omittable: true },
  )
  status?: TimeOffStatus;

  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'A decision on a request for time off.' })
export class DecideTimeOffInput {
  @EnumInput(() => TimeOffDecision, 'The decision.', { required: true })
  status!: TimeOffDecision;

  @TextInput(255, 'The reason', { note: '; replaces the existing reason. When omitted, the existing reason stays' })
  reason?: string | null;

  @VersionInput()
  expectedVersion?: number | null;
}

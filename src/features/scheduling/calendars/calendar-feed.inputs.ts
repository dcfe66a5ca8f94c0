import { Field, InputType } from 'type-graphql';
import { RecordFilter } from '../../../platform/fields/filters.ts';
import { EnumInput, IdInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { FeedScope } from './calendar.enums.ts';

@InputType({ description: 'A new calendar feed.' })
export class CreateCalendarFeedInput {
  @EnumInput(() => FeedScope, 'Whose sessions it holds. `MINE` is for students, parents and staff.', { required: true })
  scope!: FeedScope;

  @IdInput('The student, staff member, room or batch; required unless the scope is `MINE`.')
  targetId?: string | null;

  @TextInput(100, 'The name that calendars show', { required: true })
  name!: string;
}

@InputType({ description: 'Changes to a calendar feed. What is left out stays as it is.' })
export class UpdateCalendarFeedInput extends partialInput(CreateCalendarFeedInput, ['scope', 'targetId']) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Which calendar feeds; all conditions must hold.' })
export class CalendarFeedFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;
}

export const CalendarFeedOrder = orderEnum('CalendarFeedOrder', ['createdAt', 'updatedAt', 'name']);
export const CalendarFeedListArgs = listArgs(CalendarFeedFilter, CalendarFeedOrder);

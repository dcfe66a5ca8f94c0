import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { EnumInput, IdInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { FeedScope } from './calendar.enums.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';

@InputType({ description: 'The sessions that a calendar feed contains.' })
abstract class FeedTargetInput {
  @EnumInput(() => FeedScope, 'The sessions that the feed contains. `MINE` is for students, parents and staff.', {
    required: true,
  })
  scope!: FeedScope;

  @IdInput('The student, staff member, room or batch; required unless the scope is `MINE`.')
  targetId?: string | null;
}

@InputType({ description: 'A new calendar feed.' })
export class CreateCalendarFeedInput extends inputOf(CalendarFeed, { base: FeedTargetInput, required: ['name'] }) {}

@InputType({ description: 'Changes to a calendar feed. Omitted fields stay unchanged.' })
export class UpdateCalendarFeedInput extends partialInput(CreateCalendarFeedInput, ['scope', 'targetId']) {
  @VersionInput()
  expectedVersion?: number | null;
}

@InputType({ description: 'Filters for calendar feeds; all conditions must hold.' })
export class CalendarFeedFilter extends filterOf(CalendarFeed, {}) {}

export const CalendarFeedOrder = orderEnum('CalendarFeedOrder', ['createdAt', 'updatedAt', 'name']);
export const CalendarFeedListArgs = listArgs(CalendarFeedFilter, CalendarFeedOrder);

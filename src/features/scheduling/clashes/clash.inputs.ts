import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, ListFilter } from '../../../platform/fields/filters.ts';
import { DateInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBefore } from '../../../platform/validation/rules.ts';
import { ClashKind } from './clash.enums.ts';
import { DAYS, MOST_DAYS } from './clash-days.ts';

@InputType({ description: 'Which clashes; all conditions must hold.' })
export class ClashFilter extends ListFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or code of the batch of a session.' })
  search?: string;

  @DateInput('Of sessions on this day or later; today when left out.')
  from?: string;

  @DateInput(
    `Of sessions on this day or earlier, at most ${MOST_DAYS} days from the first; ${DAYS} days in all when left out.`,
  )
  @NotBefore('from')
  to?: string;

  @EnumFilter(() => ClashKind, 'What does not go together.')
  kind?: ClashKind;

  @IdFilter('Of sessions of this batch.')
  batchId?: string;

  @IdFilter('Of sessions that this staff member leads.')
  instructorId?: string;

  @IdFilter('Of sessions in this room.')
  roomId?: string;
}

export const ClashOrder = orderEnum('ClashOrder', ['startsAt']);
export const ClashListArgs = listArgs(ClashFilter, ClashOrder);

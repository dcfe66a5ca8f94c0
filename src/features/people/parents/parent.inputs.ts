import { Field, InputType } from 'type-graphql';
import { ADDRESS_FIELDS } from '../../../platform/fields/address-fields.ts';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { LanguageTag } from '../../../platform/validation/form-rules.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { Required } from '../../../platform/validation/rules.ts';
import { CommunicationPreferences, Parent } from './parent.entity.ts';
import { StudentLinkInput } from './parent-link.inputs.ts';

@InputType({ description: 'Filters for parents; all conditions must hold.' })
export class ParentFilter extends filterOf(Parent, {
  status: 'Filters by status.',
  studentId: 'Filters by student: the parents of this student.',
}) {}

export const ParentOrder = orderEnum('ParentOrder', ['createdAt', 'updatedAt', 'name']);
export const ParentListArgs = listArgs(ParentFilter, ParentOrder);

@InputType({ description: "The parent's preferences for messages from the academy. Omitted fields stay unchanged." })
export class CommunicationPreferencesInput extends inputOf(CommunicationPreferences, {
  optional: ['email', 'sms', 'push'],
  words: {
    email: { note: '; true by default' },
    sms: { note: '; false by default' },
    push: { note: '; false by default' },
  },
}) {
  @TextInput(35, 'The BCP 47 language tag', {
    omittable: true,
    note: '; by default, messages have the language of the academy',
  })
  @LanguageTag()
  language?: string;
}

@InputType({ description: 'The fields of every parent input.' })
abstract class ParentInput extends inputOf(Parent, {
  optional: [
    ...ADDRESS_FIELDS,
    ...(['alternatePhone', 'occupation', 'emergencyContact', 'communicationPreferences', 'status'] as const),
  ],
  shapes: { communicationPreferences: () => CommunicationPreferencesInput },
}) {
  @Field(() => [StudentLinkInput], {
    nullable: true,
    description: 'The children: at most 100. The list replaces the existing children.',
  })
  @Required()
  @Items(0, 100)
  students?: StudentLinkInput[];
}

@InputType({ description: 'A new parent.' })
export class CreateParentInput extends inputOf(Parent, {
  base: ParentInput,
  required: ['firstName', 'lastName', 'email', 'phone'],
}) {}

@InputType({ description: 'Changes to a parent. Omitted fields stay unchanged.' })
export class UpdateParentInput extends partialInput(CreateParentInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

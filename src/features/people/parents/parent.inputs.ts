import { Field, InputType } from 'type-graphql';
import { AddressInput } from '../../../platform/fields/address-input.ts';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { EmailInput, EnumInput, FlagInput, TextInput, VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { LanguageTag } from '../../../platform/validation/form-rules.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { Required } from '../../../platform/validation/rules.ts';
import { ParentStatus } from './parent.enums.ts';
import { StudentLinkInput } from './parent-link.inputs.ts';

@InputType({ description: 'Which parents; all conditions must hold.' })
export class ParentFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or telephone number.' })
  search?: string;

  @EnumFilter(() => ParentStatus, 'Whether they are in contact.')
  status?: ParentStatus;

  @IdFilter('Parents of this student.')
  studentId?: string;
}

export const ParentOrder = orderEnum('ParentOrder', ['createdAt', 'updatedAt', 'name']);
export const ParentListArgs = listArgs(ParentFilter, ParentOrder);

@InputType({ description: 'How a parent wants to hear from the academy. What is left out stays as it is.' })
export class CommunicationPreferencesInput {
  @FlagInput('By e-mail; true by default.', { omittable: true })
  email?: boolean;

  @FlagInput('By text message; false by default.', { omittable: true })
  sms?: boolean;

  @FlagInput('By push notification; false by default.', { omittable: true })
  push?: boolean;

  @TextInput(35, 'BCP 47 language tag', { omittable: true, note: ', `en` by default' })
  @LanguageTag()
  language?: string;
}

@InputType({ description: 'What every parent can be told.' })
abstract class ParentInput extends AddressInput {
  @TextInput(32, 'A second telephone number')
  alternatePhone?: string | null;

  @TextInput(100, 'The occupation')
  occupation?: string | null;

  @FlagInput('Whether to call this parent in an emergency; false by default.', { omittable: true })
  emergencyContact?: boolean;

  @Field(() => CommunicationPreferencesInput, {
    nullable: true,
    description: 'How the parent wants to hear from the academy.',
  })
  @Required()
  communicationPreferences?: CommunicationPreferencesInput;

  @EnumInput(() => ParentStatus, 'Whether the parent is in contact with the academy; active by default.', {
    omittable: true,
  })
  status?: ParentStatus;

  @Field(() => [StudentLinkInput], {
    nullable: true,
    description: 'The children: at most 100, in place of those there are.',
  })
  @Required()
  @Items(0, 100)
  students?: StudentLinkInput[];
}

@InputType({ description: 'A new parent.' })
export class CreateParentInput extends ParentInput {
  @TextInput(100, 'The given name', { required: true })
  firstName!: string;

  @TextInput(100, 'The family name', { required: true })
  lastName!: string;

  @EmailInput('The e-mail address, unique in the academy.', { required: true })
  email!: string;

  @TextInput(32, 'The telephone number', { required: true })
  phone!: string;
}

@InputType({ description: 'Changes to a parent. What is left out stays as it is.' })
export class UpdateParentInput extends partialInput(CreateParentInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

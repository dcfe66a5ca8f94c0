import { Field, ID, InputType, Int } from 'type-graphql';
import { AddressInput } from '../../platform/graphql/address-input.ts';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Email, Items, LanguageTag, MaxCharacters, Required, Uuid } from '../../platform/validation/rules.ts';
import { ParentStatus } from './parent.enums.ts';
import { StudentLinkInput } from './parent-link.inputs.ts';

@InputType({ description: 'Which parents; all conditions must hold.' })
export class ParentFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or telephone number.' })
  search?: string;

  @Field(() => ParentStatus, { nullable: true, description: 'Whether they are in contact.' })
  status?: ParentStatus;

  @Field(() => ID, { nullable: true, description: 'Parents of this student.' })
  @Uuid()
  studentId?: string;
}

export const ParentOrder = orderEnum('ParentOrder', ['createdAt', 'updatedAt', 'name']);
export const ParentListArgs = listArgs(ParentFilter, ParentOrder);

@InputType({ description: 'How a parent wants to hear from the academy. What is left out stays as it is.' })
export class CommunicationPreferencesInput {
  @Field(() => Boolean, { nullable: true, description: 'By e-mail; true by default.' })
  @Required()
  email?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By text message; false by default.' })
  @Required()
  sms?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'By push notification; false by default.' })
  @Required()
  push?: boolean;

  @Field(() => String, { nullable: true, description: 'BCP 47 language tag: at most 35 characters, `en` by default.' })
  @Required()
  @LanguageTag()
  @MaxCharacters(35)
  language?: string;
}

@InputType({ description: 'What every parent can be told.' })
abstract class ParentInput extends AddressInput {
  @Field(() => String, { nullable: true, description: 'A second telephone number: at most 32 characters.' })
  @MaxCharacters(32)
  alternatePhone?: string | null;

  @Field(() => String, { nullable: true, description: 'The occupation: at most 100 characters.' })
  @MaxCharacters(100)
  occupation?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to call this parent in an emergency; false by default.',
  })
  @Required()
  emergencyContact?: boolean;

  @Field(() => CommunicationPreferencesInput, {
    nullable: true,
    description: 'How the parent wants to hear from the academy.',
  })
  @Required()
  communicationPreferences?: CommunicationPreferencesInput;

  @Field(() => ParentStatus, {
    nullable: true,
    description: 'Whether the parent is in contact with the academy; active by default.',
  })
  @Required()
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
  @Field(() => String, { description: 'The given name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  firstName!: string;

  @Field(() => String, { description: 'The family name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  lastName!: string;

  @Field(() => String, { description: 'The e-mail address, unique in the academy.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email!: string;

  @Field(() => String, { description: 'The telephone number: at most 32 characters.' })
  @Required()
  @MaxCharacters(32)
  phone!: string;
}

@InputType({ description: 'Changes to a parent. What is left out stays as it is.' })
export class UpdateParentInput extends ParentInput {
  @Field(() => String, { nullable: true, description: 'The given name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'The family name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'The e-mail address, unique in the academy.' })
  @Required()
  @Email()
  @MaxCharacters(255)
  email?: string;

  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  @Required()
  @MaxCharacters(32)
  phone?: string;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is a CONFLICT.' })
  expectedVersion?: number | null;
}

import { ArgsType, Field, ID } from 'type-graphql';
import { EnumInput, TextInput } from '../../../platform/fields/inputs.ts';
import { PersonResource } from './erasure.enums.ts';

/** Who is to be erased, and why. */
@ArgsType()
export class ErasePersonArgs {
  @EnumInput(() => PersonResource, 'What they are.', { required: true })
  resource!: PersonResource;

  @Field(() => ID, { description: 'The id of the student, parent or staff member, who may be deleted.' })
  id!: string;

  @TextInput(500, 'Why, for the audit trail, where it stays: name nobody', { required: true })
  reason!: string;
}

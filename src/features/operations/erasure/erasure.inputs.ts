import { ArgsType, Field, ID } from 'type-graphql';
import { EnumInput, TextInput } from '../../../platform/fields/inputs.ts';
import { PersonResource } from './erasure.enums.ts';

/** The arguments of an erasure: the person and the reason. */
@ArgsType()
export class ErasePersonArgs {
  @EnumInput(() => PersonResource, 'The kind of person.', { required: true })
  resource!: PersonResource;

  @Field(() => ID, { description: 'The id of the student, parent or staff member. The person may already be deleted.' })
  id!: string;

  @TextInput(500, "The reason, stored in the audit log. It must not contain the person's name", { required: true })
  reason!: string;
}

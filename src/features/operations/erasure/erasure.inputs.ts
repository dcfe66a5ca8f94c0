import { ArgsType, Field, ID } from 'type-graphql';
import { EnumInput, TextInput } from '../../../platform/fields/inputs.ts';
import { PersonResource } from './erasure.enums.ts';

/** The person to erase, and the reason. */
@ArgsType()
export class ErasePersonArgs {
  @EnumInput(() => PersonResource, 'The kind of person.', { required: true })
  resource!: PersonResource;

  @Field(() => ID, { description: 'The id of the student, parent or staff member, who may be deleted.' })
  id!: string;

  @TextInput(500, 'The reason, kept in the audit log: do not name the person', { required: true })
  reason!: string;
}

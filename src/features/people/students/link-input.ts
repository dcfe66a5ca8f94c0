import { InputType } from 'type-graphql';
import { EnumInput, FlagInput } from '../../../platform/fields/inputs.ts';
import { Relationship } from './student.enums.ts';

@InputType({ description: "A parent's relationship to a student." })
export abstract class LinkInput {
  @EnumInput(() => Relationship, "The parent's relationship to the student.", { required: true })
  relationship!: Relationship;

  @FlagInput('True if the academy should contact this parent first; false by default.', { omittable: true })
  isPrimary?: boolean;

  @FlagInput('True if the parent may collect the student; false by default.', { omittable: true })
  canPickup?: boolean;

  @FlagInput('True if this parent receives the bills; false by default.', { omittable: true })
  receivesBilling?: boolean;

  @FlagInput('True if this parent gets notices about the student; true by default.', { omittable: true })
  getsNotices?: boolean;
}

import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { EnumInput, FlagInput, IdInput } from '../../../platform/fields/inputs.ts';
import { LinkInput } from '../students/link-input.ts';
import { Relationship } from './parent.enums.ts';

@InputType({ description: "A child of a parent, and the parent's relationship to the child." })
export class StudentLinkInput extends LinkInput {
  @IdInput('The student.', { required: true })
  studentId!: string;
}

/** The arguments for removing a link: the ids of a parent and a student. */
@ArgsType()
export class UnlinkParentArgs {
  @Field(() => ID, { description: 'The parent.' })
  parentId!: string;

  @IdInput('The student.', { required: true })
  studentId!: string;
}

/** The arguments for linking a parent to a student: their ids, the relationship, and other values of the link. */
@ArgsType()
export class LinkParentArgs extends UnlinkParentArgs {
  @EnumInput(() => Relationship, "The parent's relationship to the student.", { required: true })
  relationship!: Relationship;

  @FlagInput('True if the academy should contact this parent first.', { omittable: true })
  isPrimary?: boolean;

  @FlagInput('True if the parent may collect the student.', { omittable: true })
  canPickup?: boolean;

  @FlagInput('True if this parent receives the bills.', { omittable: true })
  receivesBilling?: boolean;

  @FlagInput('True if this parent gets notices about the student.', { omittable: true })
  getsNotices?: boolean;
}

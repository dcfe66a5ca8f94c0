import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { EnumInput, FlagInput, IdInput } from '../../../platform/fields/inputs.ts';
import { LinkInput } from '../students/link-input.ts';
import { Relationship } from './parent.enums.ts';

@InputType({ description: 'A child of a parent, and what the parent is to them.' })
export class StudentLinkInput extends LinkInput {
  @IdInput('The student.', { required: true })
  studentId!: string;
}

/** A parent and a student. */
@ArgsType()
export class UnlinkParentArgs {
  @Field(() => ID, { description: 'The parent.' })
  parentId!: string;

  @IdInput('The student.', { required: true })
  studentId!: string;
}

/** The relationship of a parent to a student. */
@ArgsType()
export class LinkParentArgs extends UnlinkParentArgs {
  @EnumInput(() => Relationship, "The parent's relationship to the student.", { required: true })
  relationship!: Relationship;

  @FlagInput('Whether this is the parent to turn to first.', { omittable: true })
  isPrimary?: boolean;

  @FlagInput('Whether the parent may collect the student.', { omittable: true })
  canPickup?: boolean;

  @FlagInput('Whether bills go to this parent.', { omittable: true })
  receivesBilling?: boolean;
}

import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { Required, Uuid } from '../../platform/validation/rules.ts';
import { Relationship } from './parent.enums.ts';

@InputType({ description: 'A child of a parent, and what the parent is to them.' })
export class StudentLinkInput {
  @Field(() => ID, { description: 'The student.' })
  @Uuid()
  studentId!: string;

  @Field(() => Relationship, { description: 'What the parent is to the student.' })
  relationship!: Relationship;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether this is the parent to turn to first; false by default.',
  })
  @Required()
  isPrimary?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the parent may collect the student; false by default.',
  })
  @Required()
  canPickup?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether bills go to this parent; false by default.' })
  @Required()
  receivesBilling?: boolean;
}

/** A parent and a student. */
@ArgsType()
export class UnlinkParentArgs {
  @Field(() => ID, { description: 'The parent.' })
  parentId!: string;

  @Field(() => ID, { description: 'The student.' })
  @Uuid()
  studentId!: string;
}

/** What a parent is to a student. */
@ArgsType()
export class LinkParentArgs extends UnlinkParentArgs {
  @Field(() => Relationship, { description: 'What the parent is to the student.' })
  relationship!: Relationship;

  @Field(() => Boolean, { nullable: true, description: 'Whether this is the parent to turn to first.' })
  @Required()
  isPrimary?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether the parent may collect the student.' })
  @Required()
  canPickup?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether bills go to this parent.' })
  @Required()
  receivesBilling?: boolean;
}

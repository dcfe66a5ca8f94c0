import { Field, ID, ObjectType } from 'type-graphql';
import { MemberRole, StaffRole } from '../../academy/academies/academy.enums.ts';

@ObjectType({ description: "An academy in which the user is a member, and the user's role there." })
export class UserMembership {
  @Field(() => ID, { description: 'The academy. Send it as X-Academy-ID.' })
  academyId!: string;

  @Field(() => String, { description: "The academy's name." })
  academyName!: string;

  @Field(() => MemberRole, { description: 'The role in the academy.' })
  role!: MemberRole;

  @Field(() => StaffRole, { nullable: true, description: 'The job of the staff member, for the role `STAFF`.' })
  staffRole!: StaffRole | null;

  @Field(() => ID, { nullable: true, description: 'The staff member as whom the user signs in, for the role `STAFF`.' })
  staffId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The parent as whom the user signs in, for the role `PARENT`.' })
  parentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The student as whom the user signs in, for the role `STUDENT`.' })
  studentId!: string | null;
}

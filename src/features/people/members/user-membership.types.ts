import { Field, ID, ObjectType } from 'type-graphql';
import { MemberRole, StaffRole } from '../../academy/academies/academy.enums.ts';

@ObjectType({ description: 'An academy that the user is a member of, and who they are there.' })
export class UserMembership {
  @Field(() => ID, { description: 'The academy. Send it as X-Academy-ID.' })
  academyId!: string;

  @Field(() => String, { description: "The academy's name." })
  academyName!: string;

  @Field(() => MemberRole, { description: 'The role in the academy.' })
  role!: MemberRole;

  @Field(() => StaffRole, { nullable: true, description: "The staff member's role, for the role `STAFF`." })
  staffRole!: StaffRole | null;

  @Field(() => ID, { nullable: true, description: 'The staff member that the user is, for the role `STAFF`.' })
  staffId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The parent that the user is, for the role `PARENT`.' })
  parentId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The student that the user is, for the role `STUDENT`.' })
  studentId!: string | null;
}

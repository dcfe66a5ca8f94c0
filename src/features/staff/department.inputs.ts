import { Field, ID, InputType, Int } from 'type-graphql';
import { MaxCharacters, Required, Uuid } from '../../platform/validation/rules.ts';

@InputType({ description: 'A new department.' })
export class CreateDepartmentInput {
  @Field(() => String, { description: 'The name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  name!: string;

  @Field(() => ID, { nullable: true, description: 'The staff member who leads it.' })
  @Uuid()
  headStaffId?: string | null;
}

@InputType({ description: 'Changes to a department. What is left out stays as it is.' })
export class UpdateDepartmentInput {
  @Field(() => String, { nullable: true, description: 'The name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  name?: string;

  @Field(() => ID, { nullable: true, description: 'The staff member who leads it; null for nobody.' })
  @Uuid()
  headStaffId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is CONFLICT.' })
  expectedVersion?: number | null;
}

import { Field, ID, InputType } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Uuid } from '../../platform/validation/rules.ts';
import { ParentStatus } from './parent.enums.ts';

@InputType({ description: 'Which parents; all conditions must hold.' })
export class ParentFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or telephone number.' })
  search?: string;

  @Field(() => ParentStatus, { nullable: true, description: 'Whether they are in contact.' })
  status?: ParentStatus;

  @Field(() => ID, { nullable: true, description: 'Parents of this student.' })
  @Uuid()
  studentId?: string;
}

export const ParentOrder = orderEnum('ParentOrder', ['createdAt', 'updatedAt', 'name']);
export const ParentListArgs = listArgs(ParentFilter, ParentOrder);

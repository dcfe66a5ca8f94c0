import { Field, ID, InputType } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { DateScalar } from '../../platform/graphql/scalars.ts';
import { Uuid } from '../../platform/validation/rules.ts';
import { FeeType, PaymentMethod, PaymentStatus } from './fee.enums.ts';

@InputType({ description: 'Which fees; all conditions must hold. Voided fees are in no list.' })
export class FeeFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Text in the title, the receipt number, or the name or number of the student.',
  })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Of this student.' })
  @Uuid()
  studentId?: string;

  @Field(() => ID, { nullable: true, description: 'Billed to this parent, or of a child of theirs.' })
  @Uuid()
  parentId?: string;

  @Field(() => FeeType, { nullable: true, description: 'What they are for.' })
  feeType?: FeeType;

  @Field(() => PaymentStatus, { nullable: true, description: 'Where the payment stands today.' })
  paymentStatus?: PaymentStatus;

  @Field(() => DateScalar, { nullable: true, description: 'Due on this day or later.' })
  dueFrom?: string;

  @Field(() => DateScalar, { nullable: true, description: 'Due on this day or earlier.' })
  dueTo?: string;
}

export const FeeOrder = orderEnum('FeeOrder', ['createdAt', 'updatedAt', 'dueDate', 'amount']);
export const FeeListArgs = listArgs(FeeFilter, FeeOrder);

@InputType({ description: 'Which payments; all conditions must hold.' })
export class PaymentFilter {
  @Field(() => String, { nullable: true, description: 'Text in the receipt number or reference.' })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Of this fee.' })
  @Uuid()
  feeId?: string;

  @Field(() => PaymentMethod, { nullable: true, description: 'How they were made.' })
  method?: PaymentMethod;
}

export const PaymentOrder = orderEnum('PaymentOrder', ['createdAt', 'updatedAt', 'paidAt', 'amount']);
export const PaymentListArgs = listArgs(PaymentFilter, PaymentOrder);

import { Field, ID, InputType } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { MaxCharacters, NotInFuture, Required, Uuid } from '../../platform/validation/rules.ts';
import { DateTimeScalar, MoneyScalar } from '../../platform/validation/scalars.ts';
import { PaymentMethod } from './fee.enums.ts';

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

@InputType({ description: 'Money that was received for a fee.' })
export class RecordPaymentInput {
  @Field(() => ID, { description: 'The fee that was paid.' })
  @Uuid()
  feeId!: string;

  @Field(() => MoneyScalar, { description: 'The amount: at most the balance of the fee.' })
  @Required()
  amount!: number;

  @Field(() => PaymentMethod, { description: 'How it was paid.' })
  @Required()
  method!: PaymentMethod;

  @Field(() => String, { nullable: true, description: "The payer's reference: at most 255 characters." })
  @MaxCharacters(255)
  reference?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was paid, not in the future; now by default.' })
  @NotInFuture()
  paidAt?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your choice, at most 255 characters: sent again within 24 hours with the same input it answers the ' +
      'first payment again, with another input it is a CONFLICT.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Money that is given back of a payment.' })
export class RefundPaymentInput {
  @Field(() => MoneyScalar, { nullable: true, description: 'The amount: all that is left of the payment by default.' })
  amount?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why: at most 255 characters. It becomes the reference of the refund.',
  })
  @MaxCharacters(255)
  reason?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your choice, at most 255 characters: sent again within 24 hours with the same input it answers the ' +
      'first refund again, with another input it is a CONFLICT.',
  })
  idempotencyKey?: string | null;
}

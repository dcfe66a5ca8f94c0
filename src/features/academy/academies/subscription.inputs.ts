import { Field, InputType } from 'type-graphql';
import { EnumInput, IntegerInput } from '../../../platform/fields/inputs.ts';
import { Required } from '../../../platform/validation/rules.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { SubscriptionPlan, SubscriptionStatus } from './academy.enums.ts';

@InputType({ description: 'The limits for this academy only; null removes the limit, omitted fields stay unchanged.' })
export class PlanLimitsInput {
  @IntegerInput(0, 10000000, 'The maximum number of students')
  students?: number | null;

  @IntegerInput(0, 10000000, 'The maximum number of staff members')
  staff?: number | null;

  @IntegerInput(0, 10000000, 'The maximum number of batches')
  batches?: number | null;

  @IntegerInput(0, 10000000, 'The maximum size of all files in megabytes')
  storageMb?: number | null;
}

@InputType({ description: 'The subscription plan of an academy. Omitted fields stay unchanged.' })
export class SubscriptionInput {
  @EnumInput(() => SubscriptionPlan, 'The subscription plan.', { omittable: true })
  plan?: SubscriptionPlan;

  @EnumInput(() => SubscriptionStatus, 'The status of the subscription.', { omittable: true })
  status?: SubscriptionStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The end of the trial: RFC 3339.' })
  trialEndsAt?: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time of the renewal of the subscription: RFC 3339.',
  })
  renewsAt?: string | null;

  @Field(() => PlanLimitsInput, { nullable: true, description: 'The limits that differ from the plan.' })
  @Required()
  limits?: PlanLimitsInput;
}

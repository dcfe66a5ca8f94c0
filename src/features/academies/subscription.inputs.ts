import { Field, InputType, Int } from 'type-graphql';
import { Between, Required } from '../../platform/validation/rules.ts';
import { DateTimeScalar } from '../../platform/validation/scalars.ts';
import { SubscriptionPlan, SubscriptionStatus } from './academy.enums.ts';

@InputType({ description: 'Limits of one academy alone; null lifts the limit, what is left out stays as it is.' })
export class PlanLimitsInput {
  @Field(() => Int, { nullable: true, description: 'Students: 0 to 10000000.' })
  @Between(0, 10_000_000)
  students?: number | null;

  @Field(() => Int, { nullable: true, description: 'Staff members: 0 to 10000000.' })
  @Between(0, 10_000_000)
  staff?: number | null;

  @Field(() => Int, { nullable: true, description: 'Batches: 0 to 10000000.' })
  @Between(0, 10_000_000)
  batches?: number | null;
}

@InputType({ description: 'The plan of an academy. What is left out stays as it is.' })
export class SubscriptionInput {
  @Field(() => SubscriptionPlan, { nullable: true, description: 'What was subscribed to.' })
  @Required()
  plan?: SubscriptionPlan;

  @Field(() => SubscriptionStatus, { nullable: true, description: 'Where the subscription stands.' })
  @Required()
  status?: SubscriptionStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the trial ends: RFC 3339.' })
  trialEndsAt?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the subscription renews: RFC 3339.' })
  renewsAt?: string | null;

  @Field(() => PlanLimitsInput, { nullable: true, description: 'Limits that differ from those of the plan.' })
  @Required()
  limits?: PlanLimitsInput;
}

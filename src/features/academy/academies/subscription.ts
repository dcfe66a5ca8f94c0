import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { SubscriptionPlan, SubscriptionStatus } from './academy.enums.ts';

/** A resource that a plan limits. */
export type PlanResource = 'students' | 'staff' | 'batches';

/** The stored columns of a subscription. */
export interface StoredSubscription {
  plan: SubscriptionPlan;
  status: SubscriptionStatus;
  trialEndsAt: string | null;
  renewsAt: string | null;
  /** Limits for this academy only; null removes the plan's limit. */
  limits: Partial<Record<PlanResource, number | null>>;
}

/** The limits of each plan. */
export const PLAN_LIMITS: Record<SubscriptionPlan, Record<PlanResource, number | null>> = {
  [SubscriptionPlan.FREE]: { students: 25, staff: 5, batches: 5 },
  [SubscriptionPlan.STARTER]: { students: 150, staff: 15, batches: 30 },
  [SubscriptionPlan.GROWTH]: { students: 2000, staff: 100, batches: 200 },
  [SubscriptionPlan.ENTERPRISE]: { students: null, staff: null, batches: null },
};

@ObjectType({ description: 'How much of each thing a plan allows; null is without limit.' })
export class PlanLimits implements Record<PlanResource, number | null> {
  @Field(() => Int, { nullable: true, description: 'Students that are not deleted.' })
  students!: number | null;

  @Field(() => Int, { nullable: true, description: 'Staff members that are not deleted.' })
  staff!: number | null;

  @Field(() => Int, { nullable: true, description: 'Batches that are not deleted.' })
  batches!: number | null;
}

@ObjectType({ description: 'How much of each thing an academy has now.' })
export class PlanUsage implements Record<PlanResource, number> {
  @Field(() => Int, { description: 'Students that are not deleted.' })
  students!: number;

  @Field(() => Int, { description: 'Staff members that are not deleted.' })
  staff!: number;

  @Field(() => Int, { description: 'Batches that are not deleted.' })
  batches!: number;
}

@ObjectType({ description: 'The plan of an academy. Only Super Admins change it.' })
export class PlanSubscription {
  @Field(() => SubscriptionPlan, { description: 'The subscription plan.' })
  plan!: SubscriptionPlan;

  @Field(() => SubscriptionStatus, { description: 'The status of the subscription.' })
  status!: SubscriptionStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the trial ends: RFC 3339, UTC.' })
  trialEndsAt!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the subscription renews: RFC 3339, UTC.' })
  renewsAt!: string | null;

  @Field(() => PlanLimits, { description: "The plan's limits, or those set for this academy." })
  limits!: PlanLimits;

  @Field(() => PlanUsage, { description: 'How much of each limit is used now.' })
  usage!: PlanUsage;
}

/** Returns the limits in force: the academy's own, otherwise the plan's. */
export function limitsOf(subscription: StoredSubscription): PlanLimits {
  return { ...PLAN_LIMITS[subscription.plan], ...subscription.limits };
}

/** Returns the subscription of a new academy: growth, on trial for 30 days. */
export function trialSubscription(from: Date): StoredSubscription {
  const trialEndsAt = new Date(from.valueOf() + 30 * 24 * 60 * 60 * 1000).toISOString();
  return {
    plan: SubscriptionPlan.GROWTH,
    status: SubscriptionStatus.TRIALING,
    trialEndsAt,
    renewsAt: null,
    limits: {},
  };
}

import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { SubscriptionPlan, SubscriptionStatus } from './academy.enums.ts';

/** A resource whose amount a plan limits. */
export type PlanResource = 'students' | 'staff' | 'batches' | 'storageMb';

/** The stored columns of a subscription. */
export interface StoredSubscription {
  plan: SubscriptionPlan;
  status: SubscriptionStatus;
  trialEndsAt: string | null;
  renewsAt: string | null;
  /** The limits that replace those of the plan for this academy. Null means no limit. */
  limits: Partial<Record<PlanResource, number | null>>;
}

/** The limits of each plan; null for no limit. */
export const PLAN_LIMITS: Record<SubscriptionPlan, Record<PlanResource, number | null>> = {
  [SubscriptionPlan.FREE]: { students: 25, staff: 5, batches: 5, storageMb: 512 },
  [SubscriptionPlan.STARTER]: { students: 150, staff: 15, batches: 30, storageMb: 5_120 },
  [SubscriptionPlan.GROWTH]: { students: 2000, staff: 100, batches: 200, storageMb: 51_200 },
  [SubscriptionPlan.ENTERPRISE]: { students: null, staff: null, batches: null, storageMb: null },
};

@ObjectType({ description: 'The maximum numbers that a plan allows; null means no limit.' })
export class PlanLimits implements Record<PlanResource, number | null> {
  @Field(() => Int, { nullable: true, description: 'The maximum number of students, not counting deleted students.' })
  students!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum number of staff members, not counting deleted staff members.',
  })
  staff!: number | null;

  @Field(() => Int, { nullable: true, description: 'The maximum number of batches, not counting deleted batches.' })
  batches!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The maximum size of all files in megabytes of 1,048,576 bytes.',
  })
  storageMb!: number | null;
}

@ObjectType({
  description:
    "The current numbers of an academy's batches, staff members and students, and the size of its files, which its plan " +
    'limits.',
})
export class PlanUsage implements Record<PlanResource, number> {
  @Field(() => Int, { description: 'The number of students that are not deleted.' })
  students!: number;

  @Field(() => Int, { description: 'The number of staff members that are not deleted.' })
  staff!: number;

  @Field(() => Int, { description: 'The number of batches that are not deleted.' })
  batches!: number;

  @Field(() => Int, { description: 'The size of all files in megabytes of 1,048,576 bytes, rounded up.' })
  storageMb!: number;
}

@ObjectType({ description: 'The subscription plan of an academy. Only Super Admins can change it.' })
export class PlanSubscription {
  @Field(() => SubscriptionPlan, { description: 'The subscription plan.' })
  plan!: SubscriptionPlan;

  @Field(() => SubscriptionStatus, { description: 'The status of the subscription.' })
  status!: SubscriptionStatus;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The end of the trial: RFC 3339, UTC.' })
  trialEndsAt!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time of the renewal of the subscription: RFC 3339, UTC.',
  })
  renewsAt!: string | null;

  @Field(() => PlanLimits, {
    description: 'The limits in effect: the limits set for this academy, otherwise the limits of the plan.',
  })
  limits!: PlanLimits;

  @Field(() => PlanUsage, { description: 'The current usage of each limit.' })
  usage!: PlanUsage;
}

/**
 * Returns the limits that apply: the limits that are stored for the academy and, for all other resources, those of its
 * plan.
 */
export function limitsOf(subscription: StoredSubscription): PlanLimits {
  return { ...PLAN_LIMITS[subscription.plan], ...subscription.limits };
}

/** Returns the subscription of a new academy: a trial of the plan "growth" for 30 days. */
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

import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Days } from '../../../platform/time/days.ts';
import type { BilledTerm } from './billing-periods.ts';
import type { PricingRequest } from './price-facts.loaders.ts';
import { type Pricing, readPricing } from './pricing.loaders.ts';
import { readEnrollments, readTerms } from './pricing-rows.loaders.ts';

export type { PricingRequest } from './price-facts.loaders.ts';
export type { EnrollmentFacts } from './priced-enrollment.ts';
export type { Pricing } from './pricing.loaders.ts';

/** What enrollments are priced by, those that are not deleted: in the order of their ids. */
export const pricingOf = async (em: SqlEntityManager, ids: readonly string[], days: Days): Promise<Pricing> =>
  readPricing(em, { enrollments: await readEnrollments(em, ids), days });

/** The terms that have some of the days. */
export const termsOf = (em: SqlEntityManager, days: Days): Promise<BilledTerm[]> => readTerms(em, days);

/** What enrollments are priced by that might be made. */
export const pricingOfProposed = (em: SqlEntityManager, request: PricingRequest): Promise<Pricing> =>
  readPricing(em, request);

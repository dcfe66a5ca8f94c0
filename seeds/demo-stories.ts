import type { DemoContext } from './demo-context.ts';
import { takeRoll } from './stories/attendance.ts';
import { billByPlan } from './stories/billing.ts';
import { certify } from './stories/certificates.ts';
import { moveEnrollments } from './stories/enrollments.ts';
import { billBatch, payForFamily } from './stories/fees.ts';
import { gradeBatches } from './stories/grades.ts';
import { issueInvoices } from './stories/invoices.ts';
import { planLessons } from './stories/lessons.ts';
import { reachLevels } from './stories/levels.ts';
import { shareMaterials } from './stories/materials.ts';
import { giveNotices } from './stories/notices.ts';
import { changePeople } from './stories/people.ts';
import { setPrices } from './stories/pricing.ts';

/**
 * Performs the actions of people in a loaded academy for today. The actions run through the service's own functions, so
 * they leave the same traces as real actions: audit entries, versions, history, receipts and events. Each use case is
 * its own transaction.
 */
export async function playStories(context: DemoContext): Promise<void> {
  await changePeople(context);
  const promotions = await reachLevels(context);
  await takeRoll(context);
  await moveEnrollments(context);
  await billBatch(context);
  await payForFamily(context);
  await planLessons(context);
  const prices = await setPrices(context);
  // bills only after the holidays are planned, because holidays are not charged
  await billByPlan(context, prices);
  await issueInvoices(context);
  await giveNotices(context);
  await shareMaterials(context);
  await gradeBatches(context, prices.termId);
  await certify(context, promotions);
}

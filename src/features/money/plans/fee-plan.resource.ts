import type { GraphQLResolveInfo } from 'graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { batchReads } from '../../academics/batches/batch.loaders.ts';
import { courseReads } from '../../academics/courses/course.loaders.ts';
import { EnrollmentAddOn } from './enrollment-add-on.entity.ts';
import { FeePlan } from './fee-plan.entity.ts';
import { CreateFeePlanInput, FeePlanListArgs, ReviseFeePlanInput, UpdateFeePlanInput } from './fee-plan.inputs.ts';
import { feePlanReads } from './fee-plan.loaders.ts';
import { createFeePlan, deleteFeePlan, forbidDeletingTaxRateOfPlans, updateFeePlan } from './fee-plan.service.ts';
import { reviseFeePlan } from './revise-fee-plan.ts';

const mayRead = scoped('fee_plans:read', roles('academy_admin', 'administrator'));
const mayWrite = scoped('fee_plans:write', writers('academy_admin', 'administrator'));

/**
 * Returns the plan in its present state. Throws NOT_FOUND if a concurrent request has deleted the plan right after
 * the write.
 */
const _answer = async (ctx: RequestContext, id: string, info: GraphQLResolveInfo): Promise<FeePlan> =>
  found(await ctx.reads.one(feePlanReads, id, info), 'Fee plan');

export const feePlans = resource({
  noun: 'fee plan',
  reads: feePlanReads,
  list: FeePlanListArgs,
  operations: {
    feePlan: readsOne({ may: mayRead, description: 'Returns a fee plan by id, or null if there is none.' }),
    feePlans: readsList({ may: mayRead, description: 'The fee plans of the academy.' }),
    createFeePlan: creates(CreateFeePlanInput, createFeePlan, { may: mayWrite, description: 'Creates a fee plan.' }),
    updateFeePlan: updates(UpdateFeePlanInput, updateFeePlan, {
      may: mayWrite,
      description: 'Changes or activates a draft, or archives a plan. An active plan cannot be changed otherwise.',
    }),
    reviseFeePlan: updates(ReviseFeePlanInput, reviseFeePlan, {
      may: mayWrite,
      input: 'The revision.',
      description:
        'Creates the next revision of an active plan: the items that the plan bills from a day on. Billed ' +
        'fees stay unchanged.',
    }),
    deleteFeePlan: deletes(deleteFeePlan, {
      may: mayWrite,
      description: 'Deletes a fee plan that is a draft or archived: lists omit it.',
    }),
  },
  fields: {
    course: refersTo(courseReads, 'courseId', 'The course whose enrollments the plan bills.'),
    batch: refersTo(batchReads, 'batchId', 'The batch whose enrollments the plan bills.'),
  },
  entities: [EnrollmentAddOn],
  handlers: [forbidDeletingTaxRateOfPlans],
  recordings: [lifecycle(FeePlan, 'A fee plan')],
});

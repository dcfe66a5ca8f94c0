import { lifecycle } from '../../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../../platform/graphql/operations.ts';
import { resource } from '../../../../platform/graphql/resource.ts';
import type { ReadModel } from '../../../../platform/loaders/read-model.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { isFamily } from '../../../../platform/permissions/roles.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { GradeScale } from './grade-scale.entity.ts';
import { CreateGradeScaleInput, GradeScaleListArgs, UpdateGradeScaleInput } from './grade-scale.inputs.ts';
import { createGradeScale, deleteGradeScale, updateGradeScale } from './grade-scale.service.ts';

/** The read model for grade scales. Staff who finalise grades can see all scales, because they choose one of them. */
export const gradeScaleReads: ReadModel<GradeScale> = {
  entity: GradeScale,
  visibility: ({ viewer }) => (isFamily(viewer) || viewer.role === 'support_staff' ? 'none' : 'all'),
  scanCost: 100,
};

const mayRead = scoped('grade_scales:read', roles('academy_admin', 'administrator', 'department_head', 'teacher'));
const mayWrite = scoped('grade_scales:write', writers('academy_admin', 'administrator'));

export const gradeScales = resource({
  noun: 'grade scale',
  path: '/grade-scales',
  reads: gradeScaleReads,
  list: GradeScaleListArgs,
  operations: {
    gradeScale: readsOne({ may: mayRead, description: 'Returns a grade scale by id, or null if there is none.' }),
    gradeScales: readsList({
      may: mayRead,
      description: 'The grade scales of the academy. FORBIDDEN for support staff and families.',
    }),
    createGradeScale: creates(CreateGradeScaleInput, createGradeScale, {
      may: mayWrite,
      description: 'Creates a grade scale. Only academy admins and administrators may call it.',
    }),
    updateGradeScale: updates(UpdateGradeScaleInput, updateGradeScale, {
      may: mayWrite,
      description: 'Changes a grade scale. Final grades that were given do not change.',
    }),
    deleteGradeScale: deletes(deleteGradeScale, {
      may: mayWrite,
      description: 'Deletes a grade scale: lists omit it. Final grades that were given stay.',
    }),
  },
  recordings: [lifecycle(GradeScale, 'A grade scale')],
});

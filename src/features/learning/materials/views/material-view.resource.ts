import { ListArguments } from '../../../../platform/graphql/connection.ts';
import { readsOne } from '../../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles } from '../../../../platform/permissions/rules.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { materialReads } from '../material.loaders.ts';
import { materialViewReads, viewsOfMaterial } from './material-view.loaders.ts';

export const materialViews = resource({
  noun: 'view of a material',
  reads: materialViewReads,
  list: ListArguments,
  operations: {
    materialView: readsOne({
      may: scoped(
        'materials:read',
        roles('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff'),
      ),
      description:
        'Returns the views of a learning material by one student, or null if the caller cannot see them. Families cannot ' +
        'call it.',
    }),
  },
  fields: {
    material: refersTo(materialReads, 'materialId', 'The learning material.'),
    student: refersTo(studentReads, 'studentId', 'The student.'),
  },
  elsewhere: [
    listedIn(
      viewsOfMaterial,
      'The students who opened the material, for staff who can see the students. Empty for families.',
    ),
  ],
});

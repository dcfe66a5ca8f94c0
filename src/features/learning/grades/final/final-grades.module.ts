import type { FeatureModule } from '../../../../platform/graphql/schema.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { writers } from '../../../../platform/permissions/rules.ts';
import { FinalGrade } from './final-grade.entity.ts';
import { FinalGradesResolver } from './final-grades.resolver.ts';
import { gradeChanges } from './grade-changes.ts';

const mayWrite = scoped('grades:write', writers('academy_admin', 'administrator', 'department_head', 'teacher'));

/** Operations that fill and empty the grades of the enrollments in a batch. */
export const finalGradesModule: FeatureModule = {
  entities: [FinalGrade],
  resolvers: [FinalGradesResolver],
  permissions: { Mutation: { finaliseGrades: mayWrite, unfinaliseGrades: mayWrite } },
  subscribers: [gradeChanges],
};

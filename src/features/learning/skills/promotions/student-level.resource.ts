import { creates, readsList, readsOne, steps } from '../../../../platform/graphql/operations.ts';
import { addition, listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { batches } from '../../../academics/batches/batch.resource.ts';
import { levelReads, trackReads } from '../../../academics/skills/curriculum.loaders.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { keepHeldLevels } from './keep-held-levels.ts';
import { promoteStudent } from './promote-student.ts';
import { ReadyForPromotionResolver, ReadyStudentResolver } from './ready-for-promotion.resolver.ts';
import { PromoteStudentInput, StudentLevelListArgs, UndoPromotionArgs } from './student-level.inputs.ts';
import { levelsOfStudent, openBatchesOfLevel, studentLevelReads } from './student-level.loaders.ts';
import { promotionEvents } from './student-level.outbox.ts';
import { undoPromotion } from './undo-promotion.ts';

const mayRead = scoped(
  'student_levels:read',
  roles('academy_admin', 'administrator', 'department_head', 'teacher', 'parent', 'student'),
);
const mayPrepare = scoped('student_levels:read', roles('academy_admin', 'administrator', 'department_head', 'teacher'));
const mayPromote = scoped(
  'student_levels:write',
  writers('academy_admin', 'administrator', 'department_head', 'teacher'),
);
const mayUndo = scoped('student_levels:write', writers('academy_admin', 'administrator'));

export const studentLevels = resource({
  noun: 'promotion',
  reads: studentLevelReads,
  list: StudentLevelListArgs,
  operations: {
    studentLevel: readsOne({
      may: mayRead,
      description: 'Returns a promotion by id, even if it was undone; null if the caller cannot see it.',
    }),
    studentLevels: readsList({
      may: mayRead,
      description:
        'The promotions of the students whom the caller can see, without undone promotions. FORBIDDEN for support staff.',
    }),
    promoteStudent: creates(PromoteStudentInput, promoteStudent, {
      may: mayPromote,
      input: 'The student and the level.',
      description:
        'Promotes a student to a level. The student needs its required skills, days, sessions and age, unless an admin ' +
        'sends `overrideReason`; otherwise BAD_USER_INPUT. Teachers promote students of their own batches, and ' +
        'department heads promote students of their departments.',
    }),
    undoPromotion: steps(undoPromotion, {
      may: mayUndo,
      version: false,
      further: UndoPromotionArgs,
      description:
        'Undoes the last promotion of a student in a track, so that the student holds the level before it again. ' +
        'BAD_USER_INPUT if it was undone already, or if a later promotion exists. Only for academy admins and administrators.',
    }),
  },
  fields: {
    student: refersTo(
      studentReads,
      'studentId',
      'The student; null if the student was deleted or the caller cannot see the student.',
    ),
    track: refersTo(trackReads, 'trackId', 'The track of the level.'),
    level: refersTo(levelReads, 'levelId', 'The level.'),
  },
  elsewhere: [listedIn(levelsOfStudent, 'The levels that the student holds: the last promotion in each track.')],
  resolvers: [ReadyForPromotionResolver, ReadyStudentResolver],
  permissions: { Query: { readyForPromotion: mayPrepare } },
  recordings: [promotionEvents],
  handlers: [keepHeldLevels],
});

export const openBatches = addition(batches, {
  elsewhere: [
    listedIn(
      openBatchesOfLevel,
      'The upcoming and ongoing batches in active courses of the level that have not ended.',
    ),
  ],
});

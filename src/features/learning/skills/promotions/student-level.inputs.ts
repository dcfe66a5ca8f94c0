import { ArgsType, InputType } from 'type-graphql';
import { filterOf } from '../../../../platform/fields/filter-of.ts';
import { IdInput, TextInput } from '../../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../../platform/graphql/connection.ts';
import { StudentLevel } from './student-level.entity.ts';

@InputType({ description: 'Filters promotions; all conditions must hold.' })
export class StudentLevelFilter extends filterOf(StudentLevel, {
  search: 'Filters by text in the name or number of the student.',
  studentId: 'Filters by student.',
  trackId: 'Filters by track.',
  levelId: 'Filters by level.',
}) {}

export const StudentLevelOrder = orderEnum('StudentLevelOrder', ['createdAt', 'updatedAt']);
export const StudentLevelListArgs = listArgs(StudentLevelFilter, StudentLevelOrder);

@InputType({ description: 'The level to which a student is promoted.' })
export class PromoteStudentInput {
  @IdInput('The student, whom the caller can see.', { required: true })
  studentId!: string;

  @IdInput('The level: active, of an active track, and above the level that the student holds in the track.', {
    required: true,
  })
  levelId!: string;

  @TextInput(255, 'The reason for a promotion although the student is not ready. Only admins can send it')
  overrideReason?: string | null;
}

@ArgsType()
export class UndoPromotionArgs {
  @TextInput(255, 'The reason', { required: true })
  reason!: string;
}

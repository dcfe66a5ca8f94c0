import { questionType } from '../../../platform/signals/signals.ts';

/** The levels and skills that a deletion would hide. They are locked. */
export interface DeletedCurriculum {
  readonly levelIds: readonly string[];
  readonly skillIds: readonly string[];
}

/** Published before levels and skills are deleted. Handlers return true if their records refer to any of them. */
export const curriculumDeleting = questionType<DeletedCurriculum, boolean>('curriculum.deleting');

import { questionType } from '../../../platform/signals/signals.ts';

/** The ids of the levels and skills that are about to be deleted. They are locked. */
export interface DeletedCurriculum {
  readonly levelIds: readonly string[];
  readonly skillIds: readonly string[];
}

/**
 * Published before levels and skills are deleted. A handler returns true if its feature has records that refer to any
 * of them.
 */
export const curriculumDeleting = questionType<DeletedCurriculum, boolean>('curriculum.deleting');

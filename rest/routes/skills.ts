import type { Route } from '../route.ts';

/** Routes that mark the skills of students and void a mark, promote students and undo a promotion. */
export const skillRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/skill-marks',
    operation: 'saveSkillMarks',
    answer: 'list',
    status: 201,
    name: 'Skill mark',
  },
  {
    method: 'post',
    path: '/skill-marks/:id/void',
    operation: 'voidSkillMark',
    answer: 'one',
    body: 'variables',
    name: 'Skill mark',
    within: { operation: 'skillMark' },
  },
  {
    method: 'post',
    path: '/students/:id/promote',
    operation: 'promoteStudent',
    answer: 'one',
    status: 201,
    location: '/student-levels',
    name: 'Student',
    within: { field: 'studentId', operation: 'student' },
  },
  {
    method: 'post',
    path: '/student-levels/:id/undo',
    operation: 'undoPromotion',
    answer: 'one',
    body: 'variables',
    name: 'Promotion',
    within: { operation: 'studentLevel' },
  },
  {
    method: 'get',
    path: '/batches/:id/ready-for-promotion',
    operation: 'readyForPromotion',
    answer: 'one',
    name: 'Batch',
  },
];

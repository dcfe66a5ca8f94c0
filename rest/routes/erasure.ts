import type { Route } from '../route.ts';

const erase = (path: string, operation: string, name: string): Route => ({
  method: 'post',
  path: `${path}/:id/erase`,
  operation,
  answer: 'one',
  body: 'variables',
  name,
});

/** The erasure of people who have left, including deleted ones. */
export const erasureRoutes: readonly Route[] = [
  erase('/students', 'eraseStudent', 'Student'),
  erase('/parents', 'eraseParent', 'Parent'),
  erase('/staff', 'eraseStaffMember', 'Staff member'),
];

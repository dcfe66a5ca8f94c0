import type { Route } from '../route.ts';

const erase = (path: string, operation: string, name: string): Route => ({
  method: 'post',
  path: `${path}/:id/erase`,
  operation,
  answer: 'one',
  body: 'variables',
  name,
});

/** Routes that erase people who have left, including deleted people. */
export const erasureRoutes: readonly Route[] = [
  erase('/students', 'eraseStudent', 'Student'),
  erase('/parents', 'eraseParent', 'Parent'),
  erase('/staff', 'eraseStaffMember', 'Staff member'),
];

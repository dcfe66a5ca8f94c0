import type { DemoAccess } from '../../src/pages/sign-in.ts';

/** Logins for pages on which no test signs in. */
export const DEMO: DemoAccess = {
  password: 'open <sesame>',
  logins: [
    { email: 'super@demo.test', role: 'Super Admin', academies: [] },
    { email: 'admin@swim.test', role: 'Admin "of" <swim>', academies: ['swim'] },
  ],
};

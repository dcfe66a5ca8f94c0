import type { DemoAccess } from '../../src/pages/sign-in.ts';

/** Logins for pages that are not asked to sign anybody in. */
export const DEMO: DemoAccess = {
  password: 'open <sesame>',
  logins: [
    { email: 'super@demo.test', role: 'Super Admin', academies: [] },
    { email: 'admin@swim.test', role: 'Admin "of" <swim>', academies: ['swim'] },
  ],
};

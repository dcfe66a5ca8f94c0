import fc from 'fast-check';
import { inject } from 'vitest';

// All random values of a run come from one seed, which is always the same in `npm test`. Otherwise, a change could fail
// for a reason that is older than the change. If a case fails, its message contains the seed.
fc.configureGlobal({ seed: inject('seed') });

import { deletes, readsList } from '../../../../platform/graphql/operations.ts';
import { resource } from '../../../../platform/graphql/resource.ts';
import { signedIn } from '../../../../platform/permissions/rules.ts';
import { sessionReads } from '../auth.loaders.ts';
import { revokeSession } from './own-sessions.ts';
import { UserSessionListArgs } from './session.inputs.ts';

export const ownSessions = resource({
  noun: 'session',
  reads: sessionReads,
  list: UserSessionListArgs,
  operations: {
    mySessions: readsList({ may: signedIn, description: 'The active login sessions of the caller.' }),
    revokeSession: deletes(revokeSession, {
      may: signedIn,
      version: false,
      done: 'ended',
      description: 'Ends a login session of the caller, including the current one. Its token is refused from now on.',
    }),
  },
});

import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { anyone, signedIn } from '../../../platform/permissions/rules.ts';
import { UserAccountResolver } from './account/account.resolver.ts';
import { sendPasswordChangedMail, sendResetMail, sendVerificationMail } from './account/account-mails.ts';
import { AccountToken } from './account/account-token.entity.ts';
import { AuthResolver, MeResolver } from './auth.resolver.ts';
import { CallerMembership } from './callers/caller-membership.entity.ts';
import { OperatorAction } from './operator-action.entity.ts';
import { Session } from './sessions/session.entity.ts';
import { accountTokenSweep, onSessionsSweep, sessionsSweep, sweepAccountTokens } from './sessions/sweeps.ts';
import { User } from './user.entity.ts';

export const authModule: FeatureModule = {
  entities: [User, Session, AccountToken, OperatorAction, CallerMembership],
  resolvers: [AuthResolver, MeResolver, UserAccountResolver],
  permissions: {
    Query: { me: scoped('academy:read', signedIn) },
    Mutation: {
      register: anyone,
      login: anyone,
      logout: signedIn,
      refreshToken: signedIn,
      requestPasswordReset: anyone,
      resetPassword: anyone,
      changePassword: signedIn,
      requestEmailVerification: signedIn,
      verifyEmail: anyone,
      revokeOtherSessions: signedIn,
    },
  },
  jobs: [sendResetMail, sendVerificationMail, sendPasswordChangedMail, sweepAccountTokens, onSessionsSweep],
  schedules: [accountTokenSweep, { name: 'sessions.sweep', cron: '17 * * * *', kind: sessionsSweep }],
};

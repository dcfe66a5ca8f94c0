import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { AccountResolver, OwnSessionsResolver } from './account.resolver.ts';
import { sendPasswordChangedMail, sendResetMail, sendVerificationMail } from './account-mails.ts';
import { AccountToken } from './account-token.entity.ts';
import { authPermissions } from './auth.permissions.ts';
import { AuthResolver, MeResolver } from './auth.resolver.ts';
import { OperatorAction } from './operator-action.entity.ts';
import { Session } from './session.entity.ts';
import { accountTokenSweep, sweepAccountTokens } from './sweep-account-tokens.ts';
import { onSessionsSweep, sessionsSweep } from './sweep-sessions.ts';
import { User } from './user.entity.ts';

export const authModule: FeatureModule = {
  entities: [User, Session, AccountToken, OperatorAction],
  resolvers: [AuthResolver, MeResolver, AccountResolver, OwnSessionsResolver],
  permissions: authPermissions,
  jobs: [sendResetMail, sendVerificationMail, sendPasswordChangedMail, sweepAccountTokens, onSessionsSweep],
  schedules: [accountTokenSweep, { name: 'sessions.sweep', cron: '17 * * * *', kind: sessionsSweep }],
};

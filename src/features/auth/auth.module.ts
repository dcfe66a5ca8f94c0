import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { authPermissions } from './auth.permissions.ts';
import { AuthResolver, MeResolver } from './auth.resolver.ts';
import { OperatorAction } from './operator-action.entity.ts';
import { Session } from './session.entity.ts';
import { onSessionsSweep, sessionsSweep } from './sweep-sessions.ts';
import { User } from './user.entity.ts';

export const authModule: FeatureModule = {
  entities: [User, Session, OperatorAction],
  resolvers: [AuthResolver, MeResolver],
  jobs: [onSessionsSweep],
  schedules: [{ name: 'sessions.sweep', cron: '17 * * * *', kind: sessionsSweep }],
  permissions: authPermissions,
};

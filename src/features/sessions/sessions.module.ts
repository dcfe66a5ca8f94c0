import type { FeatureModule } from '../../platform/graphql/schema.ts';
import { ClassSession } from './class-session.entity.ts';
import { sessionPermissions } from './session.permissions.ts';
import { BatchSessionsResolver, ClassSessionResolver } from './session.resolver.ts';
import { sessionsRescheduled } from './sessions-rescheduled.ts';

export const sessionsModule: FeatureModule = {
  entities: [ClassSession],
  resolvers: [ClassSessionResolver, BatchSessionsResolver],
  eventTypes: [sessionsRescheduled],
  permissions: sessionPermissions,
};

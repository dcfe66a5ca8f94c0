import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { ClassSession } from './class-session.entity.ts';
import { sessionEvents } from './session.outbox.ts';
import { sessionPermissions } from './session.permissions.ts';
import {
  BatchSessionsResolver,
  ClassSessionResolver,
  InstructorSessionsResolver,
  RoomSessionsResolver,
  StudentSessionsResolver,
} from './session.resolver.ts';
import { sessionsRescheduled } from './sessions-rescheduled.ts';

export const sessionsModule: FeatureModule = {
  entities: [ClassSession],
  resolvers: [
    ClassSessionResolver,
    BatchSessionsResolver,
    InstructorSessionsResolver,
    StudentSessionsResolver,
    RoomSessionsResolver,
  ],
  recordings: [sessionEvents],
  eventTypes: [sessionsRescheduled],
  permissions: sessionPermissions,
};

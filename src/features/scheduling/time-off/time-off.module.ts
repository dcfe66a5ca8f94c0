import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { eraseReasons } from './erase-reasons.ts';
import { StaffTimeOff } from './time-off.entity.ts';
import { timeOffEvents } from './time-off.outbox.ts';
import { timeOffPermissions } from './time-off.permissions.ts';
import { StaffTimeOffResolver, TimeOffResolver } from './time-off.resolver.ts';
import { withdrawRequests } from './withdraw-requests.ts';

export const timeOffModule: FeatureModule = {
  entities: [StaffTimeOff],
  resolvers: [TimeOffResolver, StaffTimeOffResolver],
  handlers: [withdrawRequests, eraseReasons],
  recordings: [timeOffEvents],
  permissions: timeOffPermissions,
};

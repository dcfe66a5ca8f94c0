import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { followBatch, followBatches } from './follow-batches.ts';
import { followClosure } from './follow-closures.ts';
import { followRoomDeletion, followRoomName } from './follow-rooms.ts';
import { followLeaving, followStaffName } from './follow-staff.ts';
import { findInstantsAnew, followTimezone } from './follow-timezone.ts';
import { horizonSchedule, moveHorizon } from './move-horizon.ts';
import { SchedulePreviewResolver } from './schedule-preview.resolver.ts';
import { schedulingPermissions } from './scheduling.permissions.ts';
import { SessionWritesResolver } from './session-writes.resolver.ts';
import { TakeBackResolver } from './take-back.resolver.ts';

export const schedulingModule: FeatureModule = {
  resolvers: [SessionWritesResolver, SchedulePreviewResolver, TakeBackResolver],
  permissions: schedulingPermissions,
  handlers: [
    followBatch,
    followBatches,
    followClosure,
    followLeaving,
    followStaffName,
    followRoomName,
    followRoomDeletion,
    followTimezone,
  ],
  jobs: [moveHorizon, findInstantsAnew],
  schedules: [horizonSchedule],
};

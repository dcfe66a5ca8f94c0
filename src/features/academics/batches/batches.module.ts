import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Batch } from './batch.entity.ts';
import { batchEvents } from './batch.outbox.ts';
import { batchPermissions } from './batch.permissions.ts';
import {
  BatchResolver,
  CourseBatchesResolver,
  InstructorBatchesResolver,
  RoomBatchesResolver,
} from './batch.resolver.ts';
import { keepCoursesWithBatches } from './batch.service.ts';
import { batchSchedule, moveBatches } from './follow-clock.ts';
import { letGoOfRoom, nameBatchesInRoom, showNewName } from './room-changes.ts';
import { leaveUpcomingBatches } from './staff-leaves.ts';

export const batchesModule: FeatureModule = {
  entities: [Batch],
  resolvers: [BatchResolver, CourseBatchesResolver, InstructorBatchesResolver, RoomBatchesResolver],
  jobs: [moveBatches],
  schedules: [batchSchedule],
  handlers: [keepCoursesWithBatches, leaveUpcomingBatches, letGoOfRoom, nameBatchesInRoom, showNewName],
  recordings: [batchEvents],
  permissions: batchPermissions,
};

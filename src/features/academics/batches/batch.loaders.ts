import { sql } from 'kysely';
import { atLeast, atMost, equals, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { Batch } from './batch.entity.ts';

export const batchReads: ReadModel<Batch> = {
  entity: Batch,
  visibility: () => 'all',
  computed: {
    availableSeats: ({
      academyId,
    }) => sql`(select case when t.max_students > count(*) then t.max_students - count(*) else 0 end
      from enrollments e where e.academy_id = ${academyId} and e.batch_id = t.id and e.deleted_at is null
      and (e.status = 'active' or (e.status = 'pending' and e.waitlist_position is null)))`,
  },
  scanCost: 100,
  filters: {
    courseId: equals('courseId'),
    status: equals('status'),
    instructorId: equals('instructorId'),
    roomId: equals('roomId'),
    startFrom: atLeast('startDate'),
    startTo: atMost('startDate'),
  },
};

export const batchesOfCourse: Relation<Batch> = {
  name: 'Course.batches',
  model: batchReads,
  key: sql`t.course_id`,
};

export const batchesOfInstructor: Relation<Batch> = {
  name: 'StaffMember.batches',
  model: batchReads,
  key: sql`t.instructor_id`,
};

export const batchesOfRoom: Relation<Batch> = {
  name: 'Room.batches',
  model: batchReads,
  key: sql`t.room_id`,
};

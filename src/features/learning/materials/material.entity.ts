import type { Rel } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import {
  DELETED,
  ListIndexes,
  SoftDeletedTenantRecord,
  TenantIndexes,
} from '../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  EnumColumn,
  FileColumn,
  InnerColumn,
  IntegerColumn,
  RelationColumn,
  TextColumn,
  UrlColumn,
} from '../../../platform/fields/columns.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Course } from '../../academics/courses/course.entity.ts';
import { ClassSession } from '../../scheduling/sessions/class-session.entity.ts';
import { MaterialAudience, MaterialStatus } from './material.enums.ts';

@ObjectType({
  description: 'A learning material of a course, a batch or a session: an uploaded file, or the address of a page.',
})
@Entity({ tableName: 'materials' })
@ListIndexes(DELETED, 'createdAt', 'updatedAt', 'position', ['status', 'position'], ['audience', 'position'])
// this index finds the materials that the caller may see, by the ids of their courses and batches
@ListIndexes(DELETED, ['placeId', 'position'])
// indexes of foreign keys, which also list the materials of a course, a batch and a session
@TenantIndexes(['courseId', 'position'], ['batchId', 'position'], ['sessionId', 'position'])
@TenantIndexes('fileId')
@Check({
  name: 'materials_one_place_check',
  expression: `case when course_id is null then 0 else 1 end + case when batch_id is null then 0 else 1 end
    + case when session_id is null then 0 else 1 end = 1`,
})
@Check({
  name: 'materials_file_or_url_check',
  expression: 'deleted_at is not null or (file_id is null) <> (url is null)',
})
export class Material extends SoftDeletedTenantRecord {
  @TextColumn(255, 'The title', { search: true })
  title!: string;

  @TextColumn(5000, 'A description', { nullable: true })
  description: string | null = null;

  @FileColumn('The uploaded file: the id of a file. Null if the material is an address.')
  fileId: string | null = null;

  @UrlColumn('The address of a page', { nullable: true, note: '; null if the material is a file' })
  url: string | null = null;

  @RelationColumn(() => Course, 'course_id', 'The course of the material; null if it belongs to a batch or session.', {
    nullable: true,
    inEvents: true,
  })
  course: Rel<Course> | null = null;
  courseId!: string | null;

  @RelationColumn(() => Batch, 'batch_id', 'The batch of the material; null if it belongs to a course or session.', {
    nullable: true,
    inEvents: true,
  })
  batch: Rel<Batch> | null = null;
  batchId!: string | null;

  @RelationColumn(
    () => ClassSession,
    'session_id',
    'The session of the material; null if it belongs to a course or batch.',
    { nullable: true, inEvents: true },
  )
  session: Rel<ClassSession> | null = null;
  sessionId!: string | null;

  /** The id of the course, or of the batch, or of the session's batch. It decides who sees the material. */
  @InnerColumn({ type: 'uuid' })
  placeId!: string;

  @TextColumn(100, 'The section under which clients show the material', { nullable: true, search: true })
  section: string | null = null;

  @IntegerColumn(1, 100_000, 'The position among the materials of the same course, batch or session', {
    inEvents: true,
  })
  position!: number;

  @EnumColumn(() => MaterialStatus, 'The status.', { default: MaterialStatus.DRAFT, inEvents: true })
  status: MaterialStatus = MaterialStatus.DRAFT;

  @DateColumn("The first day on which families see the material, in the academy's time zone; null for no limit.", {
    nullable: true,
    inEvents: true,
  })
  visibleFrom: string | null = null;

  @DateColumn("The last day on which families see the material, in the academy's time zone; null for no limit.", {
    nullable: true,
    inEvents: true,
  })
  visibleUntil: string | null = null;

  @EnumColumn(() => MaterialAudience, 'The users who can read the published material, in addition to staff.', {
    default: MaterialAudience.ENROLLED,
    inEvents: true,
  })
  audience: MaterialAudience = MaterialAudience.ENROLLED;
}

import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  InstantColumn,
  KeyColumn,
  RelationColumn,
  TextColumn,
} from '../../../../platform/fields/columns.ts';
import { Level } from '../../../academics/skills/level.entity.ts';
import { Track } from '../../../academics/skills/track.entity.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';

@ObjectType({
  description:
    'A promotion of a student to a level. Promotions are only added: the last promotion in a track that was not undone ' +
    'is the level of the student in the track.',
})
@Entity({ tableName: 'student_levels' })
@TenantIndexes(
  'createdAt',
  'updatedAt',
  'promotedBy',
  ['studentId', 'createdAt'],
  ['trackId', 'createdAt'],
  ['levelId', 'createdAt'],
)
// this index finds the level that a student holds
@Index({
  name: 'student_levels_held_index',
  properties: ['academyId', 'studentId', 'trackId', 'createdAt', 'id'],
  where: 'undone_at is null',
})
export class StudentLevel extends TenantRecord {
  @RelationColumn(() => Student, 'student_id', 'The student.', { inEvents: true })
  student!: Rel<Student>;
  studentId!: string;

  @RelationColumn(() => Track, 'track_id', 'The track of the level.', { inEvents: true })
  track!: Rel<Track>;
  trackId!: string;

  @RelationColumn(() => Level, 'level_id', 'The level.', { inEvents: true })
  level!: Rel<Level>;
  levelId!: string;

  @DateColumn('The day of the promotion, from which the student holds the level.', {
    inEvents: true,
    personal: 'keep',
  })
  from!: string;

  @ManyToOne(() => User, { fieldName: 'promoted_by', deleteRule: 'restrict' })
  promoter!: Rel<User>;

  @KeyColumn('promoted_by', 'The user who promoted the student.', { of: 'promoter' })
  promotedBy!: string;

  @TextColumn(255, "An admin's reason for the promotion although the student was not ready", {
    nullable: true,
    personal: 'blank',
  })
  reason: string | null = null;

  @InstantColumn('The time at which the promotion was undone: RFC 3339, UTC; null if it is in force.', {
    nullable: true,
    inEvents: true,
  })
  undoneAt: string | null = null;

  @TextColumn(255, 'The reason why the promotion was undone', { nullable: true, personal: 'blank' })
  undoReason: string | null = null;
}

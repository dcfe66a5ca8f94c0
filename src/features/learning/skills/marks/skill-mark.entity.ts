import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../../platform/database/tenant-record.ts';
import {
  EnumColumn,
  InstantColumn,
  KeyColumn,
  RelationColumn,
  TextColumn,
} from '../../../../platform/fields/columns.ts';
import { Skill } from '../../../academics/skills/skill.entity.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { SkillMarkStatus } from './skill-mark.enums.ts';

@ObjectType({
  description:
    'A mark for the progress of a student in a skill. Marks are only added: the last mark that is not voided counts.',
})
@Entity({ tableName: 'skill_marks' })
@TenantIndexes(
  'createdAt',
  'updatedAt',
  'markedBy',
  ['status', 'createdAt'],
  ['studentId', 'createdAt'],
  ['skillId', 'createdAt'],
)
// this index finds the last mark of a student for a skill
@Index({
  name: 'skill_marks_in_force_index',
  properties: ['academyId', 'studentId', 'skillId', 'markedAt', 'id'],
  where: 'voided_at is null',
})
export class SkillMark extends TenantRecord {
  @RelationColumn(() => Student, 'student_id', 'The student.')
  student!: Rel<Student>;
  studentId!: string;

  @RelationColumn(() => Skill, 'skill_id', 'The skill.')
  skill!: Rel<Skill>;
  skillId!: string;

  @EnumColumn(() => SkillMarkStatus, 'The progress of the student.')
  status!: SkillMarkStatus;

  @ManyToOne(() => User, { fieldName: 'marked_by', deleteRule: 'restrict' })
  marker!: Rel<User>;

  @KeyColumn('marked_by', 'The user who recorded the mark.', { of: 'marker' })
  markedBy!: string;

  @InstantColumn('The time at which the mark was recorded: RFC 3339, UTC.')
  markedAt!: string;

  @InstantColumn('The time at which the mark was voided: RFC 3339, UTC; null if it is in force.', { nullable: true })
  voidedAt: string | null = null;

  @TextColumn(255, 'The reason why the mark was voided', { nullable: true, personal: 'blank' })
  voidReason: string | null = null;
}

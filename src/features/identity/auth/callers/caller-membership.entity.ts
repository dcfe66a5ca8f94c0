import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ON_EACH_SERVER } from '../../../../platform/database/citus/placement.ts';
import { DerivedTenantRow } from '../../../../platform/database/tenant-record.ts';

/**
 * A copy of a membership, which authentication reads for each request. On a distributed database, the memberships
 * themselves are divided among the servers by academy. Each server has all the copies.
 */
@Entity({
  tableName: 'caller_memberships',
  comment: ON_EACH_SERVER,
  // row-level security does not apply to the owner of the table, because authentication reads the table before the
  // academy is known
  rowLevelSecurity: true,
})
@Index({ properties: ['userId', 'academyId'] })
@Unique({ properties: ['academyId', 'userId'] })
export class CallerMembership extends DerivedTenantRow {
  /** The id of the membership of which this is a copy. */
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  role!: string;

  @Property({ type: 'text', nullable: true })
  staffRole: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  staffId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  parentId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  studentId: string | null = null;
}

import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { ON_EACH_SERVER } from '../../../../platform/database/citus/placement.ts';
import { DerivedTenantRow } from '../../../../platform/database/tenant-record.ts';

/**
 * The membership of a user in an academy, as sign-in reads it for each request. This row is a copy of the membership
 * that the academy manages. In a cluster, memberships are divided among the nodes by academy. Sign-in reads only the
 * copy, which it finds by the user.
 */
@Entity({
  tableName: 'caller_memberships',
  comment: ON_EACH_SERVER,
  // row-level security does not apply to the owner of the table, because sign-in reads it before the academy is known
  rowLevelSecurity: true,
})
@Index({ properties: ['userId', 'academyId'] })
@Unique({ properties: ['academyId', 'userId'] })
export class CallerMembership extends DerivedTenantRow {
  /** The id of the membership. */
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

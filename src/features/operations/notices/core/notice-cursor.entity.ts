import { BigIntType } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantSum } from '../../../../platform/database/tenant-record.ts';

/**
 * The number of the last event of an academy for which notices were written. A transaction that writes notices locks
 * the row.
 */
@Entity({
  tableName: 'notice_cursors',
  // row-level security is not forced on the owner of the table, because one transaction numbers the events of all
  // academies
  rowLevelSecurity: true,
})
export class NoticeCursor extends TenantSum {
  @Property({ type: new BigIntType('number') })
  last!: number;
}

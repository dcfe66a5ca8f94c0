import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { OF_CHOSEN_ACADEMY } from '../database/tenant-policy.ts';

/** The last event number of an academy. The row is locked while events of the academy get their numbers. */
@Entity({
  tableName: 'event_cursors',
  rowLevelSecurity: true,
  policies: [{ name: 'event_cursors_tenant', using: OF_CHOSEN_ACADEMY, check: OF_CHOSEN_ACADEMY }],
})
export class EventCursor {
  @PrimaryKey({ type: 'uuid' })
  academyId!: string;

  /** The number of the last numbered event; 0 if no event has a number yet. */
  @Property({ type: new BigIntType('number') })
  last!: number;
}

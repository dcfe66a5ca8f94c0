import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';

/** An address that has refused mail for good, by its hash: the address itself is not kept for this. */
@Entity({ tableName: 'refusing_addresses' })
@Index({ properties: ['since'] })
export class RefusingAddress {
  /** SHA-256 of the address in lower case, in hexadecimal. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Property({ type: Timestamp })
  since!: string;

  /** The codes of its server's response: `550 5.1.1`. */
  @Property({ type: 'string', length: 20 })
  reason!: string;
}

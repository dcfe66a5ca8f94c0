import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Timestamp } from '../database/columns.ts';

/** An address that has permanently refused mail. Only its hash is stored. */
@Entity({ tableName: 'refusing_addresses' })
@Index({ properties: ['since'] })
export class RefusingAddress {
  /** The SHA-256 of the address in lower case, in hexadecimal. */
  @PrimaryKey({ type: 'string', length: 64 })
  hash!: string;

  @Property({ type: Timestamp })
  since!: string;

  /** The status codes with which the mail server of the address responded: `550 5.1.1`. */
  @Property({ type: 'string', length: 20 })
  reason!: string;
}

import { BigIntType, type EntityProperty, type Platform, Type } from '@mikro-orm/core';

/**
 * Stores an instant as RFC 3339 text in UTC, with milliseconds. On PostgreSQL, the column is `timestamptz(3)`, and the
 * parser of the pool returns RFC 3339. On SQLite, it is text that sorts by time. Rows and entities have the same value,
 * so no conversion is needed.
 */
export class Timestamp extends Type<string, string> {
  override getColumnType(_property: EntityProperty, platform: Platform): string {
    return platform.getDateTimeTypeDeclarationSQL({ length: 3 });
  }

  override compareAsType(): string {
    return 'string';
  }
}

/** Stores an amount of money in integer minor units (cents) and reads it as a safe JavaScript integer. */
export const MinorUnits = new BigIntType('number');

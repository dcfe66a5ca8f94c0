import { BigIntType, type EntityProperty, type Platform, Type } from '@mikro-orm/core';

/**
 * Stores an instant as RFC 3339 text in UTC, with milliseconds. On PostgreSQL, the column is `timestamptz(3)`, and the
 * connection pool converts its values to RFC 3339. On SQLite, the column contains the text, whose alphabetical order is
 * the order in time. Rows and entities contain the same text, so the ORM converts nothing.
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

import { BigIntType, type EntityProperty, type Platform, Type } from '@mikro-orm/core';

/**
 * An instant as RFC 3339 text in UTC with milliseconds, in rows and entities alike, so that neither needs a mapper:
 * `timestamptz(3)` on PostgreSQL (the pool's parser returns RFC 3339), text on SQLite (sorted like the time).
 */
export class Timestamp extends Type<string, string> {
  override getColumnType(_property: EntityProperty, platform: Platform): string {
    return platform.getDateTimeTypeDeclarationSQL({ length: 3 });
  }

  override compareAsType(): string {
    return 'string';
  }
}

/** An amount of money in integer minor units (cents); a safe integer in JavaScript. */
export const MinorUnits = new BigIntType('number');

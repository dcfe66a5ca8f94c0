import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../../../src/platform/database/database.ts';
import { RecordTimes } from '../../../src/platform/database/tenant-record.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';

@Entity()
class Note extends RecordTimes {
  @PrimaryKey({ type: 'integer' })
  id!: number;
}

let time = Date.UTC(2026, 0, 15);

/** A clock that advances by a millisecond on every read. */
class TickingDate extends Date {
  constructor(...args: [number] | []) {
    super(args[0] ?? time++);
  }
}

test('a new record has the same time in updatedAt and createdAt, even if the insertion takes long', async () => {
  const database = await openDatabase({ url: 'sqlite::memory:', entities: [Note] });
  try {
    await database.orm.schema.create();
    vi.stubGlobal('Date', TickingDate);
    const note = await systemTransaction(database, async (em) => em.create(Note, { id: 1 } as never));
    expect(note.updatedAt).toBe(note.createdAt);
  } finally {
    vi.unstubAllGlobals();
    await database.close();
  }
});

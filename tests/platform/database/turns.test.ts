import 'reflect-metadata';
import { setTimeout } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { expect, it } from 'vitest';
import { entities } from '../../../src/features/index.ts';
import { migrations } from '../../../src/migrations/index.ts';
import { openDatabase } from '../../../src/platform/database/database.ts';

/** Some tens of milliseconds of SQLite time. */
const DEAR = CompiledQuery.raw(
  'with recursive n (i) as (select 1 union all select i + 1 from n where i < 300000) select count(*) from n',
);

it('while a request executes several statements on SQLite, statements of other requests run in between', async () => {
  const database = await openDatabase({ url: 'sqlite::memory:', entities, migrations });
  try {
    const [dear, other] = await Promise.all([database.openReader('a'), database.openReader('b')]);
    let done = 0;
    const all = Promise.all(Array.from({ length: 20 }, () => dear.query(DEAR).then(() => done++)));
    const turns: number[] = [];
    while (done < 20) {
      await setTimeout(1);
      turns.push(done);
      if (turns.length === 2) await other.query(CompiledQuery.raw('select 1'));
    }
    await all;
    // timers and the other request ran repeatedly in between
    expect(new Set(turns).size).toBeGreaterThanOrEqual(10);
    expect(turns[2]).toBeLessThan(8);
  } finally {
    await database.close();
  }
});

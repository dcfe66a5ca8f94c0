import { entities } from '../../src/features/index.ts';
import { migrations } from '../../src/migrations/index.ts';
import { distribute } from '../../src/platform/database/citus/distribute.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrations.ts';
import { type ClusterDatabase, clusterDatabase } from './cluster-database.ts';

/** Creates a migrated and distributed database. As in other tests, the owner of the database is a superuser. */
export const distributedDatabase = (server: string): Promise<ClusterDatabase> =>
  clusterDatabase(server, async (url, workers) => {
    await migrated(url);
    await distribute({ url, workers, migrations, report: () => undefined });
  });

export async function migrated(url: string, all = migrations.postgresql): Promise<void> {
  const database = await openDatabase({ url, entities, migrations });
  await migrate(database, all);
  await database.close();
}

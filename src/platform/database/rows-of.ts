import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RawBuilder } from 'kysely';

/** Returns the rows of a statement that runs in the transaction of `em`. */
export async function rowsOf<Row>(em: SqlEntityManager, statement: RawBuilder<Row>): Promise<Row[]> {
  const { rows } = await statement.execute(em.getKysely());
  return rows;
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RawBuilder } from 'kysely';
import type { ReadContext } from '../../../../platform/loaders/read-model.ts';
import type { Services } from '../../../../platform/tenancy/request-context.ts';
import type { WallClock } from '../../../../platform/time/wall-clock.ts';
import type { Academy } from '../../../academy/academies/academy.entity.ts';

/**
 * The data that is needed to write the texts of an academy's notices, and a function that reads rows of the academy.
 */
export interface NoticeReading {
  readonly academy: Pick<Academy, 'id' | 'name' | 'settings'>;
  readonly clock: WallClock;
  readonly services: Pick<Services, 'config' | 'mailer'>;
  readonly engine: ReadContext['engine'];
  /** The current instant: RFC 3339, UTC. */
  readonly at: string;
  /** Runs a statement and returns its rows. The statement must select only rows of the academy. */
  read<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
}

/** The data that is needed to write or send notices of an academy in a transaction. */
export interface NoticeRun extends NoticeReading {
  readonly em: SqlEntityManager;
  readonly academy: Academy;
  readonly services: Services;
}

import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RawBuilder } from 'kysely';
import { rowsOf } from '../../../../platform/database/rows-of.ts';
import type { Services } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { wallClock } from '../../../../platform/time/wall-clock.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { NoticeChannel, NoticeSwitch, type SettableKind } from '../../../academy/academies/notice.enums.ts';
import {
  defaultChannels,
  defaultQuietHours,
  kindName,
  type QuietHours,
} from '../../../academy/academies/notice-settings.ts';
import type { NoticeReading, NoticeRun } from './notice-run.types.ts';

/**
 * Returns the data that is needed to write or send notices of an academy in the transaction of `em`. Returns null if
 * the academy was deleted.
 */
export async function noticeRun(
  services: Services,
  em: SqlEntityManager,
  academyId: string,
): Promise<NoticeRun | null> {
  const academy = await em.findOne(Academy, { id: academyId, deletedAt: null });
  if (!academy) return null;
  const read = <Row>(statement: RawBuilder<Row>) => rowsOf(em, statement);
  const { engine } = services.database;
  return { em, academy, clock: wallClock(academy.settings.timezone), services, engine, at: now(), read };
}

/** Returns true if the academy has turned on the kind of notice. */
export const isGiven = ({ academy }: Pick<NoticeReading, 'academy'>, kind: SettableKind): boolean =>
  academy.settings.notices?.[kindName(kind)] === NoticeSwitch.ON;

/** Returns the channels of a kind of notice for recipients who have not chosen channels. */
export const channelsOf = ({ academy }: Pick<NoticeReading, 'academy'>, kind: SettableKind): readonly NoticeChannel[] =>
  (academy.settings.noticeChannels ?? defaultChannels())[kindName(kind)] ?? [NoticeChannel.EMAIL];

export const quietHoursOf = ({ academy }: Pick<NoticeReading, 'academy'>): QuietHours =>
  academy.settings.quietHours ?? defaultQuietHours();

/** Returns the channels by which this service can send messages, according to its configuration. */
export const openChannels = ({ services }: Pick<NoticeReading, 'services'>): readonly NoticeChannel[] => [
  ...(services.mailer.isOff ? [] : [NoticeChannel.EMAIL]),
  ...(services.config.smsUrl === null ? [] : [NoticeChannel.SMS]),
  ...(services.config.pushUrl === null ? [] : [NoticeChannel.PUSH]),
];

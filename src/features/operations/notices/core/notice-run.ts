import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Services } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { type WallClock, wallClock } from '../../../../platform/time/wall-clock.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { NoticeChannel, NoticeSwitch, type SettableKind } from '../../../academy/academies/notice.enums.ts';
import {
  defaultChannels,
  defaultQuietHours,
  kindName,
  type QuietHours,
} from '../../../academy/academies/notice-settings.ts';

/** The transaction in which notices of an academy are written or sent, and what this depends on. */
export interface NoticeRun {
  readonly em: SqlEntityManager;
  readonly academy: Academy;
  readonly clock: WallClock;
  readonly services: Services;
  /** The present instant: RFC 3339, UTC. */
  readonly at: string;
}

/** Begins a run in a transaction of the academy; null if the academy was deleted. */
export async function noticeRun(
  services: Services,
  em: SqlEntityManager,
  academyId: string,
): Promise<NoticeRun | null> {
  const academy = await em.findOne(Academy, { id: academyId, deletedAt: null });
  return academy && { em, academy, clock: wallClock(academy.settings.timezone), services, at: now() };
}

/** Returns true if the academy gives notices of the kind. */
export const isGiven = ({ academy }: Pick<NoticeRun, 'academy'>, kind: SettableKind): boolean =>
  academy.settings.notices?.[kindName(kind)] === NoticeSwitch.ON;

/** Returns the channels of a kind for recipients without a choice. */
export const channelsOf = ({ academy }: Pick<NoticeRun, 'academy'>, kind: SettableKind): readonly NoticeChannel[] =>
  (academy.settings.noticeChannels ?? defaultChannels())[kindName(kind)] ?? [NoticeChannel.EMAIL];

export const quietHoursOf = ({ academy }: Pick<NoticeRun, 'academy'>): QuietHours =>
  academy.settings.quietHours ?? defaultQuietHours();

/** Returns the channels by which this service can send. */
export const openChannels = ({ services }: Pick<NoticeRun, 'services'>): readonly NoticeChannel[] =>
  services.mailer.isOff ? [] : [NoticeChannel.EMAIL];

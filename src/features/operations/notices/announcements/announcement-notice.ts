import { sql } from 'kysely';
import { inIds } from '../../../../platform/loaders/read-model.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { noticeKind } from '../core/notice-kinds.ts';
import type { NoticeReading } from '../core/notice-run.ts';
import { SuppressionReason } from '../notice-send.enums.ts';

interface Words {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly state: string;
  readonly expiresAt: string | null;
}

const announcements = ({ academy, engine, read }: NoticeReading, ids: readonly string[]): Promise<Words[]> =>
  read(
    sql<Words>`select a.id, a.title, a.body, a.state, a.expires_at as "expiresAt" from announcements a
      where a.academy_id = ${academy.id} and ${inIds(sql`a.id`, ids, engine)}`,
  );

noticeKind({
  kind: NoticeKind.ANNOUNCEMENT,
  mayBeInDigest: true,
  placeholders: { title: 'The title of the announcement.', text: 'The text of the announcement.' },
  texts: { subject: '{{title}}', body: '{{text}}', sms: '{{academy_name}}: {{title}}' },
  async valuesOf(reading, facts) {
    const ids = facts.map(({ resourceId }) => resourceId);
    const byId = new Map((await announcements(reading, ids)).map((each) => [each.id, each]));
    return ids.map((id) => ({ title: byId.get(id)?.title ?? '', text: byId.get(id)?.body ?? '' }));
  },
  async obsolete(run, { resourceId }) {
    const [announcement] = await announcements(run, [resourceId]);
    if (!announcement || announcement.state === 'withdrawn') return SuppressionReason.WITHDRAWN;
    const { expiresAt } = announcement;
    return expiresAt !== null && Date.parse(expiresAt) <= Date.parse(run.at) ? SuppressionReason.TOO_LATE : null;
  },
});

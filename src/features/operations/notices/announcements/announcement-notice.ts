import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { goneFrom } from '../causes/gone-from.ts';
import { noticeKind } from '../core/notice-kinds.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { announcementWords } from './announcement-words.loaders.ts';
import { placesInAudience } from './audience-people.loaders.ts';

noticeKind({
  kind: NoticeKind.ANNOUNCEMENT,
  mayBeInDigest: true,
  placeholders: { title: 'The title of the announcement.', text: 'The text of the announcement.' },
  commonMark: ['text'],
  texts: { subject: '{{title}}', body: '{{text}}', sms: '{{academy_name}}: {{title}}' },
  async valuesOf(reading, facts) {
    const ids = facts.map(({ resourceId }) => resourceId);
    const byId = new Map((await announcementWords(reading, ids)).map((each) => [each.id, each]));
    return ids.map((id) => ({ title: byId.get(id)?.title ?? '', text: byId.get(id)?.body ?? '' }));
  },
  async obsolete(run, send) {
    const { resourceId, params } = send;
    if (params.isTest === true) return null;
    const [announcement] = await announcementWords(run, [resourceId]);
    if (!announcement || announcement.state === 'withdrawn') return SuppressionReason.WITHDRAWN;
    const { audience, expiresAt } = announcement;
    if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(run.at)) return SuppressionReason.TOO_LATE;
    return goneFrom(run, send, placesInAudience(run, audience));
  },
});

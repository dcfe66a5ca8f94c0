import { sql } from 'kysely';
import { equals, type ReadContext, type ReadModel, type Sql } from '../../../../platform/loaders/read-model.ts';
import { isFamily } from '../../../../platform/permissions/roles.ts';
import { Announcement } from './announcement.entity.ts';
import { isForRole } from './announcement.visibility.ts';

/** Selects the announcements that were published to a user and have not expired. */
const published = ({ academyId, viewer, now }: ReadContext): Sql => sql`select a.id from notifications n
  join announcements a on a.academy_id = ${academyId} and a.id = n.resource_id
  where n.academy_id = ${academyId} and n.user_id = ${viewer.userId} and n.kind = 'announcement'
    and a.state = 'published' and (a.expires_at is null or a.expires_at > ${now})
    ${isFamily(viewer) ? sql`and ${isForRole(viewer.role)}` : sql``}`;

const written = ({ academyId, viewer }: ReadContext): Sql => sql`select a.id from announcements a
  where a.academy_id = ${academyId} and a.author_id = ${viewer.userId}`;

export const announcementReads: ReadModel<Announcement> = {
  entity: Announcement,
  // admins see all announcements; other users see the announcements that they wrote or that were published to them
  visibility(context) {
    switch (context.viewer.role) {
      case 'super_admin':
      case 'academy_admin':
      case 'administrator':
        return 'all';
      case 'department_head':
      case 'teacher':
        return sql`t.id in (${published(context)} union all ${written(context)})`;
      default:
        return sql`t.id in (${published(context)})`;
    }
  },
  computed: {
    readCount: ({ academyId }) => sql`(select count(*) from notifications n
      where n.academy_id = ${academyId} and n.resource_id = t.id and n.read_at is not null
        and n.params ->> 'isTest' is null)`,
  },
  filters: { state: equals('state') },
};

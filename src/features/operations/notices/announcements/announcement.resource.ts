import { creates, deletes, readsList, readsOne, steps, updates } from '../../../../platform/graphql/operations.ts';
import { resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { members, roles, writers } from '../../../../platform/permissions/rules.ts';
import { onAnnounce, onAnnounceTo, onExpire } from './announce.ts';
import { AnnouncementListArgs, CreateAnnouncementInput, UpdateAnnouncementInput } from './announcement.inputs.ts';
import { announcementReads } from './announcement.loaders.ts';
import { announcementEvents } from './announcement.outbox.ts';
import { AnnouncementResolver } from './announcement.resolver.ts';
import { createAnnouncement, deleteAnnouncement, updateAnnouncement } from './announcement.service.ts';
import './announcement-notice.ts';
import { publishAnnouncement, testAnnouncement, withdrawAnnouncement } from './publish-announcement.ts';

const WRITERS = ['academy_admin', 'administrator', 'department_head', 'teacher'] as const;
const mayWrite = scoped('announcements:write', writers(...WRITERS));

export const announcements = resource({
  noun: 'announcement',
  path: '/announcements',
  reads: announcementReads,
  list: AnnouncementListArgs,
  operations: {
    announcement: readsOne({
      may: scoped('announcements:read', members),
      description: 'Returns an announcement by id, or null if the caller cannot see it.',
    }),
    announcements: readsList({
      may: scoped('announcements:read', members),
      description:
        'The announcements that the caller can see. Admins see all. Other callers see the announcements that they ' +
        'wrote, and those that were published to them and have not expired.',
    }),
    createAnnouncement: creates(CreateAnnouncementInput, createAnnouncement, {
      may: mayWrite,
      description:
        'Creates a draft of an announcement. Department heads can address courses and batches of their ' +
        'departments, teachers their own batches. Only academy admins and administrators can create urgent ' +
        'announcements.',
    }),
    updateAnnouncement: updates(UpdateAnnouncementInput, updateAnnouncement, {
      may: mayWrite,
      description:
        'Changes a draft or a scheduled announcement. A scheduled announcement whose `publishAt` is set to null ' +
        'becomes a draft. Published and withdrawn announcements cannot be changed.',
    }),
    deleteAnnouncement: deletes(deleteAnnouncement, {
      may: mayWrite,
      description: 'Deletes a draft or a scheduled announcement. CONFLICT if it is published or withdrawn.',
    }),
    publishAnnouncement: steps(publishAnnouncement, {
      may: mayWrite,
      description:
        'Publishes a draft at once, or schedules it for its `publishAt`. The service determines the recipients ' +
        'at the time of the publication. If a teacher or department head who scheduled it may no longer address its ' +
        'audience at that time, the announcement is withdrawn. CONFLICT for an announcement that is not a draft.',
    }),
    withdrawAnnouncement: steps(withdrawAnnouncement, {
      may: mayWrite,
      description:
        'Withdraws a scheduled or published announcement: its unread inbox entries are removed, and its waiting ' +
        'messages are not sent. CONFLICT for a draft.',
    }),
    testAnnouncement: steps(testAnnouncement, {
      may: mayWrite,
      version: false,
      description: 'Sends an announcement in any state to the caller only, at once.',
    }),
  },
  resolvers: [AnnouncementResolver],
  permissions: { Query: { previewAnnouncement: scoped('announcements:read', roles(...WRITERS)) } },
  recordings: [announcementEvents],
  jobs: [onAnnounce, onAnnounceTo, onExpire],
});

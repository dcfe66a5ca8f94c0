import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum MaterialStatus {
  DRAFT = 'draft',
  PUBLISHED = 'published',
  ARCHIVED = 'archived',
}
describeEnum(MaterialStatus, 'MaterialStatus', 'The status of a learning material.', {
  DRAFT: 'Only staff see the material.',
  PUBLISHED: 'The audience sees the material on its visible days.',
  ARCHIVED: 'Only staff see the material, which is no longer in use.',
});

export enum MaterialAudience {
  ENROLLED = 'enrolled',
  PARENTS = 'parents',
  STAFF = 'staff',
}
describeEnum(
  MaterialAudience,
  'MaterialAudience',
  'The readers of a published learning material, in addition to staff.',
  {
    ENROLLED: 'The enrolled students and their parents.',
    PARENTS: 'Only the parents of the enrolled students.',
    STAFF: 'Only staff.',
  },
);

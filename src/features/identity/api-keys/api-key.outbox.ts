import { type DataFields, idField, instantField, wordField, wordsField } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { ownFields, type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { SCOPES } from '../../../platform/permissions/scopes.ts';
import { ApiKey } from './api-key.entity.ts';

const data: DataFields<RowChange<ApiKey>> = {
  ...ownFields,
  role: wordField('The role that it acts in.', ({ row }) => row.role),
  scopes: wordsField('What it is allowed.', Object.keys(SCOPES).length, ({ row }: RowChange<ApiKey>) => row.scopes),
  expires_at: instantField('Until when it counts.', ({ row }) => row.expiresAt),
  created_by: idField('The user who made it.', ({ row }) => row.creator.id),
};

const created = rowType<ApiKey>('api_key.created', 'ApiKey', 'An API key was made.', data);
const revoked = rowType<ApiKey>('api_key.revoked', 'ApiKey', 'An API key was revoked: it counts no more.', data);
const updated = rowType<ApiKey>('api_key.updated', 'ApiKey', 'An API key was handed to another admin.', data);

/** A key that is there is only revoked, or handed over. */
export const apiKeyEvents = recording(ApiKey, [created, revoked, updated], (changes) =>
  changes.map((change) => {
    if (change.action === 'created') return occurrence(created, change);
    return occurrence(change.row.revokedAt === null ? updated : revoked, change);
  }),
);

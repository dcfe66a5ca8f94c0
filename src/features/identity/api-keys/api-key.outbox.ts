import { wordsField } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import { type RowChange, recording, rowType } from '../../../platform/events/recording.ts';
import { scopes } from '../../../platform/permissions/scopes.ts';
import { ApiKey } from './api-key.entity.ts';

const besides = {
  scopes: wordsField(
    'The scopes of the key.',
    () => scopes().length,
    ({ row }: RowChange<ApiKey>) => row.scopes,
  ),
};

const created = rowType(ApiKey, 'api_key.created', 'An API key was created.', besides);
const revoked = rowType(ApiKey, 'api_key.revoked', 'An API key was revoked and is no longer valid.', besides);
const updated = rowType(ApiKey, 'api_key.updated', 'An API key was transferred to another academy admin.', besides);

/**
 * Records the events of API keys. The only changes of an existing key are that it is revoked, or gets another creator.
 */
export const apiKeyEvents = recording(ApiKey, [created, revoked, updated], (changes) =>
  changes.map((change) => {
    if (change.action === 'created') return occurrence(created, change);
    return occurrence(change.row.revokedAt === null ? updated : revoked, change);
  }),
);

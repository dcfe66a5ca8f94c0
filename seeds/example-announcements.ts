import type { Caller } from './example-caller.ts';

/**
 * Writes two announcements. Changes, publishes and withdraws the first announcement, and deletes the second one. Reads
 * notices, and sends a notice again.
 */
export async function announce({ call, idOf, dateIn }: Caller): Promise<void> {
  const body = { title: 'Pool closed', body: 'The pool is closed on Monday.', audience: { everyone: true } };
  await call('post /announcements/preview', { body: { audience: body.audience } });
  const publish_at = `${dateIn(3)}T09:00:00Z`;
  await call('post /announcements', { body: { ...body, publish_at } });
  const id = idOf('post /announcements');
  await call('put /announcements/:id', { id, body: { title: 'Pool closed on Monday', expected_version: 1 } });
  await call('post /announcements/:id/test', { id });
  await call('post /announcements/:id/publish', { id });
  await call('post /announcements/:id/withdraw', { id });
  const { data: draft } = await call<{ data: { id: string } }>('post /announcements', { body });
  await call('delete /announcements/:id', { id: draft.id });
  await call('get /notifications', { query: 'per_page=1' });
  await call('post /notifications/read', { body: { ids: [idOf('get /notifications')] } });
  const preferences = [{ kind: 'announcement', channel: 'email', digest: 'daily' }];
  await call('put /notification-preferences', { body: { preferences } });
  await call('get /notification-sends', { query: 'per_page=1' });
  await call('post /notification-sends/:id/resend', { id: idOf('get /notification-sends') });
}

import { itemAt } from '../src/platform/errors/require-value.ts';
import type { Caller, Made, MadeList } from './example-caller.ts';

/**
 * Completes an enrollment and issues its certificate. Replaces this certificate with a new one, and revokes the new
 * certificate.
 */
export async function certify({ call, idOf }: Caller): Promise<void> {
  await call('post /certificate-templates', {
    body: {
      ...{ name: 'Course diploma', title: 'Diploma' },
      body: 'We congratulate {student_name}, who completed {course_name} on {completed_on}.',
      signatories: [{ name: 'Imogen Hart', title: 'Head coach' }],
    },
  });
  const template = idOf('post /certificate-templates');
  const changes = { valid_months: 24, expected_version: 1 };
  await call('put /certificate-templates/:id', { id: template, body: changes });
  const completed = itemAt(
    (await call<MadeList>('get /enrollments', { query: 'status=completed&per_page=1' })).data,
    0,
  );
  const override_reason = 'Completed before the course had a rule.';
  await call('post /certificates', { body: { enrollment_id: completed.id, template_id: template, override_reason } });
  const id = idOf('post /certificates');
  await call('post /certificates/:id/reissue', { id });
  const body = { reason: 'Issued by mistake' };
  await call('post /certificates/:id/revoke', { id: idOf('post /certificates/:id/reissue'), body });
  const { data } = await call<{ data: Made }>('get /enrollments/:id', { id: completed.id });
  await call('post /batches/:id/certificates', { id: String(data.batch_id) });
}

/** Deletes the certificate template that `certify` created. */
export async function uncertify({ call, idOf }: Caller): Promise<void> {
  await call('delete /certificate-templates/:id', { id: idOf('post /certificate-templates') });
}

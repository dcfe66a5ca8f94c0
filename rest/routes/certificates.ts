import type { Route } from '../route.ts';

/** Routes that revoke and reissue certificates, and issue the certificates of a batch. */
export const certificateRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/certificates/:id/revoke',
    operation: 'revokeCertificate',
    answer: 'one',
    body: 'variables',
    name: 'Certificate',
    within: { operation: 'certificate' },
  },
  {
    method: 'post',
    path: '/certificates/:id/reissue',
    operation: 'reissueCertificate',
    answer: 'one',
    body: 'variables',
    status: 201,
    location: '/certificates',
    name: 'Certificate',
    within: { operation: 'certificate' },
  },
  {
    method: 'post',
    path: '/batches/:id/certificates',
    operation: 'issueCertificates',
    once: 'always',
    answer: 'one',
    status: 201,
    name: 'Batch',
    within: { field: 'batchId', operation: 'batch' },
  },
];

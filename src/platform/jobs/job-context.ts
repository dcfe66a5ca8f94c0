import type { AcademyContext } from '../permissions/caller.ts';
import { createContext } from '../tenancy/context.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import type { AcademyJobRun } from './job-kind.ts';

/** Returns a context in which a job acts in its academy as the service itself. */
export const jobContext = (
  job: Pick<AcademyJobRun, 'id' | 'academyId' | 'services'>,
  { timezone, currency }: Pick<AcademyContext, 'timezone' | 'currency'>,
): RequestContext => {
  const viewer = { userId: '', role: 'academy_admin', staffId: null, parentId: null, studentId: null } as const;
  const academy = { id: job.academyId, status: 'active', timezone, currency, viewer } as const;
  return createContext(job.services, { requestId: job.id, ip: '', principal: null, academy });
};

import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { classmate, issueCertificates, seedCertifiedClass } from '../features/learning/certificates/setup.ts';

describe('issueCertificates', () => {
  it('runs a constant number of statements for any number of certificates', async () => {
    const at = await seedCertifiedClass({ minAttendance: 0, requirePaid: true });
    const add = async (count: number) => {
      for (let n = 0; n < count; n++) {
        const { studentId } = await classmate(at);
        await at.academy.with.attendance({ studentId, batchId: at.batchId });
      }
    };
    const issue = async () => {
      const { result, statements } = await at.app.counting(() => issueCertificates(at.app, at.admin, at.batchId));
      expect(result.errors).toBeUndefined();
      return { issued: result.data.issueCertificates.certificates.length, count: statements.length };
    };
    await add(2);
    await issue();
    await add(2);
    const few = await issue();
    await add(9);
    expect([few.issued, await issue()]).toEqual([2, { issued: 9, count: few.count }]);
  });
});

import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Fee } from '../../../../src/features/money/ledger/fee.entity.ts';
import { ProrationBasis } from '../../../../src/features/money/plans/fee-plan.enums.ts';
import { gql } from '../../../support/clients.ts';
import { refusal } from '../../writing.ts';
import { billed, billingScenes } from './enrolling.ts';

const at = billingScenes();

const IMPORT =
  'mutation ($csv: String!, $dryRun: Boolean) { importEnrollments(csv: $csv, dryRun: $dryRun) { created updated } }';

describe('importEnrollments, which bills fees', () => {
  const fees = () => at.academy.run((em) => em.find(Fee, {}, { orderBy: { amount: 'asc' } }));

  it('bills enrollments that become active, and bills nothing in a dry run', async () => {
    const { with: make } = at.academy;
    await at.plan([{ proration: ProrationBasis.NONE }]);
    const students = [await make.student(), await make.student(), await make.student()] as const;
    const pending = { status: EnrollmentStatus.PENDING, enrollmentDate: '2026-03-02', batchId: at.batchId };
    const { id } = await make.enrollment({ ...pending, studentId: students[2].id });
    const csv = [
      'id,student_id,batch_id,status',
      `,${students[0].id},${at.batchId},active`,
      `,${students[1].id},${at.batchId},pending`,
      `${id},${students[2].id},${at.batchId},active`,
    ].join('\n');
    expect((await gql(at.app, at.admin, IMPORT, { csv, dryRun: true })).errors).toBeUndefined();
    expect(await fees()).toEqual([]);
    const { data } = await gql(at.app, at.admin, IMPORT, { csv });
    expect(data.importEnrollments).toEqual({ created: 2, updated: 1 });
    const made = await fees();
    expect(billed(made)).toEqual(['tuition 200.00 2026-03-09', 'tuition 200.00 2026-03-09']);
    expect(made.map(({ student }) => student?.id).sort()).toEqual([students[0].id, students[2].id].sort());
  });

  it('bills nothing if any row of the import is refused', async () => {
    await at.plan();
    const csv = `student_id,batch_id\n${at.studentId},${at.batchId}\n${at.studentId},${at.batchId}`;
    expect(await refusal(at.app, at.academy.id, () => gql(at.app, at.admin, IMPORT, { csv }))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('runs the same number of SQL statements for 2 and for 6 billed enrollments', async () => {
    const { with: make } = at.academy;
    await at.plan();
    const statementsFor = async (count: number) => {
      const ids = await Promise.all(Array.from({ length: count }, async () => (await make.student()).id));
      const csv = ['student_id,batch_id', ...ids.map((id) => `${id},${at.batchId}`)].join('\n');
      await make.student();
      const { result, statements } = await at.app.counting(() => gql(at.app, at.admin, IMPORT, { csv }));
      expect(result.errors).toBeUndefined();
      return statements.filter((text) => /fees|ledger|discount|fee_plans/.test(text)).length;
    };
    const few = await statementsFor(2);
    expect(await statementsFor(6)).toBe(few);
  });
});

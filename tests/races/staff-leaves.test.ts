import 'reflect-metadata';
import { expect, test } from 'vitest';
import { staff } from '../features/people.ts';
import { testApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedAcademy } from '../support/seed.ts';

const ROUNDS = 8;

test('deleteStaffMember leaves no assignment and no membership, even if parallel requests assign the staff member', async () => {
  const app = await testApp();
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const ask = (query: string, variables: object) => gql(app, admin, query, variables);
  for (let round = 0; round < ROUNDS; round++) {
    const member = await academy.as('teacher');
    const id = member.staffId as string;
    const [batch, department] = [await academy.with.batch(), await academy.with.department()];
    const { data } = await ask('{ members(first: 100, filter: { role: STAFF }) { nodes { id userId } } }', {});
    const membership = data.members.nodes.find(({ userId }: { userId: string }) => userId === member.userId);
    const answers = await Promise.all([
      staff.remove(app, admin, id),
      ask('mutation ($id: ID!, $staff: ID!) { updateBatch(id: $id, input: { instructorId: $staff }) { id } }', {
        id: batch.id,
        staff: id,
      }),
      ask('mutation ($id: ID!, $staff: ID!) { updateDepartment(id: $id, input: { headStaffId: $staff }) { id } }', {
        id: department.id,
        staff: id,
      }),
      ask('mutation ($id: ID!) { removeMember(id: $id) { message } }', { id: membership.id }),
      staff.update(app, admin, id, { status: 'TERMINATED', departmentIds: [department.id] }),
    ]);
    const codes = answers.flatMap(({ errors }) => (errors ?? []).map(({ extensions }) => extensions.code));
    for (const code of codes) expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(code);
    expect(answers[0]?.errors).toBeUndefined();
    const after = await ask(
      'query ($b: ID!, $d: ID!) { batch(id: $b) { instructorId } department(id: $d) { headStaffId } members { totalCount } }',
      { b: batch.id, d: department.id },
    );
    expect(after.data).toEqual({
      batch: { instructorId: null },
      department: { headStaffId: null },
      members: { totalCount: 1 },
    });
  }
});

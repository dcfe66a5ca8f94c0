import 'reflect-metadata';
import { expect, test } from 'vitest';
import { erase, known, leave, ok, REASON, traces } from '../features/operations/erasure/setup.ts';
import { parents, scene, staff, students } from '../features/people.ts';
import { gql, rest } from '../support/clients.ts';

const ROUNDS = 6;
const CODES = ['BAD_USER_INPUT', 'NOT_FOUND'];

test('a record about a person that is written during the erasure of the person is either refused or erased too', async () => {
  const at = await scene();
  const { app, admin, academy } = at;
  for (let round = 0; round < ROUNDS; round++) {
    const kind = (['students', 'parents', 'staff'] as const)[round % 3] as 'students';
    const { update } = { students, parents, staff }[kind];
    const them = await known(at, kind);
    await leave(at, kind, them.id);
    const change = (text: string) => update(app, admin, them.id, { lastName: `${text} ${them.mark}` });
    const csv = `id,first_name\n${them.id},Imported ${them.mark}\n`;
    const imported = { students: 'importStudents', parents: 'importParents', staff: 'importStaff' }[kind];
    const [first, second, ...others] = await Promise.all([
      erase(app, admin, kind, them.id),
      erase(app, admin, kind, them.id),
      change('One'),
      change('Two'),
      gql(app, admin, `mutation ($csv: String!) { ${imported}(csv: $csv) { updated } }`, { csv }),
    ]);
    expect([first?.errors, second?.errors]).toEqual([undefined, undefined]);
    expect(first?.data).toEqual(second?.data);
    const codes = others.flatMap(({ errors }) => (errors ?? []).map(({ extensions }) => extensions.code));
    for (const code of codes) expect(CODES).toContain(code);
    expect(await traces(app, academy.id, them.mark), kind).toEqual([]);
    const log = await ok(app, admin, 'GET', `/audit-log?resource_id=${them.id}&action=erased`);
    expect(log.data).toHaveLength(1);
  }
});

test('if the person accepts an invitation during the erasure, the invitation is refused or the user account is kept', async () => {
  const at = await scene();
  const other = await scene();
  for (let round = 0; round < ROUNDS; round++) {
    const them = await known(at, 'parents');
    await leave(at, 'parents', them.id);
    const invited = { email: them.email, role: 'academy_admin' };
    const { data: invitation } = await ok(other.app, other.admin, 'POST', '/invitations', invited);
    const [erased, accepted] = await Promise.all([
      rest(at.app, at.admin, 'POST', `/parents/${them.id}/erase`, { reason: REASON }),
      rest(at.app, { token: them.token }, 'POST', '/invitations/accept', { token: invitation.token }),
    ]);
    expect(erased.status).toBe(200);
    const me = await rest(at.app, { token: them.token }, 'GET', '/auth/me');
    // the account exists if the invitation was accepted, and only then
    expect([accepted.status < 300, me.status]).toEqual(accepted.status < 300 ? [true, 200] : [false, 401]);
    if (me.status === 200) expect(me.body.user.email).toBe(them.email);
  }
});

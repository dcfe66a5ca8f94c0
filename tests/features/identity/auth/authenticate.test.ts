import { randomBytes, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, inject, test, vi } from 'vitest';
import { AcademyStatus, MemberRole } from '../../../../src/features/academy/academies/academy.enums.ts';
import { authenticate } from '../../../../src/features/identity/auth/callers/authenticate.ts';
import { Session } from '../../../../src/features/identity/auth/sessions/session.entity.ts';
import { signToken, verifyToken } from '../../../../src/features/identity/auth/sessions/tokens.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { openDatabase } from '../../../../src/platform/database/database.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { isUnavailable } from '../../../../src/platform/http/errors.ts';
import {
  aMember,
  anAcademy,
  aTeacher,
  aUser,
  config,
  counted,
  database,
  identify,
  signIn,
  useDatabase,
} from './setup.ts';

useDatabase();

const nobody = { principal: null, academy: { code: 'UNAUTHENTICATED', message: 'Unauthenticated.' } };
const noAccess = { code: 'FORBIDDEN', message: 'You do not have access to this academy.' };
const required = { code: 'ACADEMY_REQUIRED', message: 'The X-Academy-ID header is required.' };
const malformed = { code: 'ACADEMY_REQUIRED', message: 'The X-Academy-ID header must be a valid UUID.' };

const signedIn = async (given = {}) => {
  const user = await aUser(given);
  return { user, token: (await signIn(user.email)).token };
};

describe('token authentication', () => {
  test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer not.a.token', 'Bearer a b'])(
    'treats a request with the header %j as anonymous, without running an SQL statement',
    async (authorization) => {
      const call = () => authenticate(database(), config, { authorization, academyId: undefined });
      const { result, statements } = await counted(call);
      expect(result).toMatchObject(nobody);
      expect(statements).toEqual([]);
    },
  );

  test('accepts the word "Bearer" in any letter case', async () => {
    const { user, token } = await signedIn();
    const { principal } = await authenticate(database(), config, {
      authorization: `bEARER  ${token} `,
      academyId: undefined,
    });
    expect(principal).toMatchObject({ userId: user.id, isSuperAdmin: false });
  });

  test('refuses tokens whose login session is expired, deleted or from another user', async () => {
    const { user, token } = await signedIn();
    const stranger = await aUser();
    const claims = verifyToken(config, token)!;
    expect(await identify(signToken(config, { ...claims, userId: stranger.id }))).toMatchObject(nobody);
    expect(await identify(signToken(config, { ...claims, sessionId: randomUUID() }))).toMatchObject(nobody);
    const past = new Date(Date.now() - 1).toISOString();
    await systemTransaction(database(), (em) => em.nativeUpdate(Session, { user: user.id }, { expiresAt: past }));
    expect(await identify(token)).toMatchObject(nobody);
  });

  test('refuses a token immediately after its login session is revoked, even if the token was used before', async () => {
    const { user, token } = await signedIn();
    expect((await identify(token)).principal?.userId).toBe(user.id);
    const revokedAt = new Date().toISOString();
    await systemTransaction(database(), (em) => em.nativeUpdate(Session, { user: user.id }, { revokedAt }));
    expect(await identify(token)).toMatchObject(nobody);
  });

  test('throws the database error if the database is unavailable, instead of refusing the token', async () => {
    const { token } = await signedIn();
    const url = inject('engine') === 'sqlite' ? 'sqlite::memory:' : 'postgresql://nobody:none@127.0.0.1:1/none';
    const away = await openDatabase({ url, entities: [User], timeout: 1000 });
    const failure = await authenticate(away, config, { authorization: `Bearer ${token}`, academyId: undefined }).catch(
      (error: unknown) => error,
    );
    await away.close();
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toHaveProperty('details');
    expect(isUnavailable(failure)).toBe(inject('engine') === 'postgresql');
  });
});

describe('academy of a caller', () => {
  test('is read with one SQL statement, with or without the academy header', async () => {
    const { user, token } = await signedIn();
    const academy = await anAcademy();
    await aMember(user, academy);
    for (const header of [undefined, academy.id]) {
      const { result, statements } = await counted(() => identify(token, header));
      expect(statements).toHaveLength(1);
      expect(result.academy).toEqual({
        id: academy.id,
        status: 'active',
        timezone: 'Europe/London',
        currency: 'GBP',
        viewer: { userId: user.id, role: 'academy_admin', staffId: null, parentId: null, studentId: null },
      });
    }
  });

  test('without a header is the only academy of the caller, or the error ACADEMY_REQUIRED if the caller has no academy or several', async () => {
    const { user, token } = await signedIn();
    expect((await identify(token)).academy).toMatchObject(required);
    const [first, second] = [await anAcademy(), await anAcademy({ status: AcademyStatus.SUSPENDED })];
    await aMember(user, first);
    expect((await identify(token)).academy).toMatchObject({ id: first.id });
    await aMember(user, second, MemberRole.PARENT);
    expect((await identify(token)).academy).toMatchObject(required);
    expect((await identify(token, second.id)).academy).toMatchObject({
      id: second.id,
      status: 'suspended',
      viewer: { role: 'parent' },
    });
    await aMember(user, await anAcademy());
    expect((await identify(token)).academy).toMatchObject(required);
  });

  test('is never an academy that was deleted', async () => {
    const { user, token } = await signedIn();
    const [gone, left] = [await anAcademy({ deletedAt: new Date().toISOString() }), await anAcademy()];
    await aMember(user, gone);
    expect((await identify(token)).academy).toMatchObject(required);
    await aMember(user, left);
    expect((await identify(token)).academy).toMatchObject({ id: left.id });
    expect((await identify(token, gone.id)).academy).toMatchObject(noAccess);
  });

  test('is returned with the staff role of the caller, if the caller is a staff member', async () => {
    const { user, token } = await signedIn();
    const staffId = await aTeacher(user, await anAcademy());
    expect((await identify(token)).academy).toMatchObject({ viewer: { role: 'teacher', staffId } });
  });

  test('is refused with the same error if the header contains an unknown academy or an academy of other users', async () => {
    const { user, token } = await signedIn();
    await aMember(user, await anAcademy());
    const others = await anAcademy();
    await aMember(await aUser(), others);
    for (const id of [others.id, randomUUID()]) {
      const { principal, academy } = await identify(token, id);
      expect(principal?.userId).toBe(user.id);
      expect(academy).toMatchObject(noAccess);
    }
  });

  test('may be sent as an id in upper case', async () => {
    const { user, token } = await signedIn();
    const academy = await anAcademy();
    await aMember(user, academy);
    expect((await identify(token, academy.id.toUpperCase())).academy).toMatchObject({ id: academy.id });
  });

  test.each(['', 'riverside', '%00', "' or 1=1 --", '{0}', '{0}, {0}', '{0}x'])(
    'is refused if the header is malformed: %j',
    async (pattern) => {
      const { user, token } = await signedIn();
      const academy = await anAcademy();
      await aMember(user, academy);
      const { result, statements } = await counted(() => identify(token, pattern.replaceAll('{0}', `${academy.id}-`)));
      expect(result.principal?.userId).toBe(user.id);
      expect(result.academy).toMatchObject(malformed);
      expect(statements).toHaveLength(1);
      expect(await identify(undefined, pattern)).toMatchObject(nobody);
    },
  );

  test('may be any academy for the Super Admin, who counts as staff only in the academies in which they work', async () => {
    const { user, token } = await signedIn({ isSuperAdmin: true });
    const [foreign, own] = [await anAcademy(), await anAcademy()];
    expect((await identify(token)).academy).toMatchObject(required);
    const staffId = await aTeacher(user, own);
    const { principal, academy } = await identify(token, foreign.id);
    expect(principal?.isSuperAdmin).toBe(true);
    expect(academy).toMatchObject({ id: foreign.id, viewer: { role: 'super_admin', staffId: null } });
    expect((await identify(token)).academy).toMatchObject({ id: own.id, viewer: { role: 'super_admin', staffId } });
    expect((await identify(token, randomUUID())).academy).toMatchObject(noAccess);
  });
});

describe('access tokens', () => {
  const claims = () => ({
    userId: randomUUID(),
    sessionId: randomUUID(),
    tokenId: randomUUID(),
    expiresAt: Math.floor(Date.now() / 1000) + 60,
  });
  const key = () => randomBytes(32).toString('hex');

  test('are signed with the newest key, and accepted with every key in the settings', () => {
    const [older, newer] = [key(), key()];
    const said = claims();
    const token = signToken({ jwtSecrets: [older] }, said);
    expect(verifyToken({ jwtSecrets: [newer, older] }, token)).toEqual(said);
    expect(verifyToken({ jwtSecrets: [newer] }, token)).toBeNull();
    const renewed = signToken({ jwtSecrets: [newer, older] }, said);
    expect(verifyToken({ jwtSecrets: [newer] }, renewed)).toEqual(said);
  });

  test('are refused after they expire', () => {
    const token = signToken(config, { ...claims(), expiresAt: Math.floor(Date.now() / 1000) });
    expect(verifyToken(config, token)).toBeNull();
  });

  test('are refused after they expire, even if they are cached', () => {
    const said = claims();
    const token = signToken(config, said);
    expect(verifyToken(config, token)).toEqual(said);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(said.expiresAt * 1000);
    try {
      expect(verifyToken(config, token)).toBeNull();
    } finally {
      clock.mockRestore();
    }
  });

  const [secret = ''] = config.jwtSecrets;
  const right = { algorithm: 'HS256', issuer: 'academy-platform-api', audience: 'academy-platform' } as const;
  const keyid = () => jwt.decode(signToken(config, claims()), { complete: true })!.header.kid!;
  const withoutExpiry = () => ({ sub: randomUUID(), sid: randomUUID(), jti: randomUUID() });
  const said = () => ({ ...withoutExpiry(), exp: claims().expiresAt });

  test('are accepted if another program signed them with the same claims, key and options', () => {
    expect(verifyToken(config, jwt.sign(said(), secret, { ...right, keyid: keyid() }))).not.toBeNull();
  });

  test.each([
    ['another algorithm', () => jwt.sign(said(), secret, { ...right, algorithm: 'HS512', keyid: keyid() })],
    ['no signature', () => jwt.sign(said(), '', { ...right, algorithm: 'none', keyid: keyid() })],
    ['another issuer', () => jwt.sign(said(), secret, { ...right, issuer: 'x', keyid: keyid() })],
    ['another audience', () => jwt.sign(said(), secret, { ...right, audience: 'x', keyid: keyid() })],
    ['more than 4 KB', () => jwt.sign({ ...said(), more: 'x'.repeat(3000) }, secret, { ...right, keyid: keyid() })],
    ['no key id', () => jwt.sign(said(), secret, right)],
    ['another key', () => jwt.sign(said(), key(), { ...right, keyid: keyid() })],
    ['no expiry', () => jwt.sign(withoutExpiry(), secret, { ...right, keyid: keyid() })],
    ['no session', () => jwt.sign({ ...said(), sid: undefined }, secret, { ...right, keyid: keyid() })],
    ['malformed ids', () => jwt.sign({ ...said(), jti: '1' }, secret, { ...right, keyid: keyid() })],
    ['a payload that is not an object', () => jwt.sign('text', secret, { algorithm: 'HS256', keyid: keyid() })],
  ])('are refused with %s', (_, make) => {
    expect(verifyToken(config, make())).toBeNull();
  });
});

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { File } from '../../../../src/features/operations/files/file.entity.ts';
import { FileReference } from '../../../../src/features/operations/files/file-reference.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { fetchContent, GIF, PNG, type UploadedFile, uploaded } from '../../../support/files.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { filesOf, storedIn } from './setup.ts';

let app: TestApp;
let academy: SeededAcademy;
let admin: Member;
let child: { id: string };
let parent: Member;
let stranger: Member;

beforeAll(async () => {
  app = await testApp();
});

beforeEach(async () => {
  academy = await seedAcademy(app);
  admin = await academy.as('academy_admin');
  child = await academy.with.student();
  const other = await academy.with.student();
  const familyOf = async (student: { id: string }) => {
    const { id } = await academy.with.parent({ children: [student.id] });
    return academy.as('parent', { parentId: id });
  };
  parent = await familyOf(child);
  stranger = await familyOf(other);
});

const upload = (caller: Member): Promise<UploadedFile> => uploaded(app, caller, 'photo.png', PNG);
const change = (caller: Credentials, input: object) => rest(app, caller, 'PUT', `/students/${child.id}`, input);
const statusFor = async (caller: Member, { id }: { id: string }) =>
  (await fetchContent(app, `/api/v1/files/${id}/content`, caller)).status;

const unusedSince = (id: string) => academy.run(async (em) => (await em.findOneOrFail(File, { id })).unusedSince);

describe('photo and documents of a student:', () => {
  test('a parent can set the photo, which all callers who can see the student can then read', async () => {
    const file = await upload(parent);
    expect(await statusFor(admin, file)).toBe(404);
    const { status, body } = await change(parent, { photo_file_id: file.id });
    expect([status, body.data.photo_file_id]).toEqual([200, file.id]);
    expect(await statusFor(admin, file)).toBe(200);
    expect(await statusFor(stranger, file)).toBe(404);
    expect(await statusFor(await academy.as('teacher'), file)).toBe(404);
    expect(await unusedSince(file.id)).toBeNull();
  });

  test('a document must have a file or a web address, or both', async () => {
    const file = await upload(admin);
    const documents = [
      { title: 'Passport', file_id: file.id },
      { title: 'Link', url: 'https://example.test/a' },
    ];
    const { body } = await change(admin, { documents });
    expect(body.data.documents).toEqual([
      { title: 'Passport', url: '', file_id: file.id, expires_on: null },
      { title: 'Link', url: 'https://example.test/a', file_id: null, expires_on: null },
    ]);
    expect(await statusFor(parent, file)).toBe(200);
    const refused = await change(admin, { documents: [{ title: 'Nothing' }] });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'documents.0.url': ['The documents.0.url field is required.'] },
    ]);
  });

  test('a parent can add documents, but may not change or remove a document', async () => {
    const office = { title: 'Consent', url: 'https://example.test/consent' };
    await change(admin, { documents: [office] });
    const own = { title: 'Passport', file_id: (await upload(parent)).id };
    expect((await change(parent, { documents: [office, own] })).status).toBe(200);
    for (const documents of [[], [own], [office, { ...own, title: 'Other' }]])
      expect((await change(parent, { documents })).status).toBe(403);
    const { body } = await rest(app, admin, 'GET', `/students/${child.id}`);
    expect(body.data.documents.map(({ title }: { title: string }) => title)).toEqual(['Consent', 'Passport']);
  });

  test('a request with a file that the caller cannot read is refused, and changes nothing', async () => {
    const foreign = await upload(stranger);
    const elsewhere = await uploaded(app, await (await seedAcademy(app)).as('academy_admin'));
    for (const { id } of [foreign, elsewhere, child]) {
      const { status, body } = await change(parent, { photo_file_id: id, documents: [{ title: 'A', file_id: id }] });
      expect([status, body.errors]).toEqual([
        422,
        {
          photo_file_id: ['The selected photo file id is invalid.'],
          'documents.0.file_id': ['The selected documents.0.file_id is invalid.'],
        },
      ]);
    }
    expect((await rest(app, admin, 'GET', `/students/${child.id}`)).body.data.photo_file_id).toBeNull();
    expect(await academy.run((em) => em.count(FileReference, {}))).toBe(0);
  });

  test('a file can be deleted only if no record uses it', async () => {
    const file = await upload(parent);
    await change(parent, { photo_file_id: file.id, documents: [{ title: 'Photo', file_id: file.id }] });
    await change(parent, { photo_file_id: null });
    for (const caller of [parent, admin]) {
      const { status, body } = await rest(app, caller, 'DELETE', `/files/${file.id}`);
      expect([status, body.errors]).toEqual([422, { id: ['The file is in use.'] }]);
    }
    expect(await unusedSince(file.id)).toBeNull();
    await change(admin, { documents: [] });
    expect(await unusedSince(file.id)).not.toBeNull();
    expect((await rest(app, parent, 'DELETE', `/files/${file.id}`)).status).toBe(200);
  });

  test('a photo can have each type of picture, and no other type', async () => {
    const { id } = await uploaded(app, parent, 'photo.gif', GIF);
    expect((await change(parent, { photo_file_id: id })).status).toBe(200);
    const file = await uploaded(app, parent, 'photo.pdf');
    const { status, body } = await change(parent, { photo_file_id: file.id });
    expect([status, body.errors]).toEqual([
      422,
      { photo_file_id: ['The photo file id field must be a file of type: png, jpeg, gif, webp, heic.'] },
    ]);
    expect((await rest(app, admin, 'GET', `/students/${child.id}`)).body.data.photo_file_id).toBe(id);
    expect((await change(parent, { documents: [{ title: 'Passport', file_id: file.id }] })).status).toBe(200);
  });

  test('a new student can have a photo', async () => {
    const file = await upload(admin);
    const input = { first_name: 'Ada', last_name: 'Byron', photo_file_id: file.id };
    const { status, body } = await rest(app, admin, 'POST', '/students', input);
    expect([status, body.data.photo_file_id]).toEqual([201, file.id]);
    expect(await unusedSince(file.id)).toBeNull();
  });

  test('a CSV import cannot set uploaded files', async () => {
    const file = await upload(admin);
    const documents = JSON.stringify([{ title: 'A', file_id: file.id }]).replaceAll('"', '""');
    const response = await fetch(`${app.url}/api/v1/students/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'x-academy-id': academy.id, 'content-type': 'text/csv' },
      body: `first_name,last_name,documents\nAda,Byron,"${documents}"\n`,
    });
    expect([response.status, Object.keys(((await response.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['rows.1.documents.0.file_id'],
    ]);
  });

  test('the erasure of the student deletes files that no other record uses, and their names in the audit log', async () => {
    const [own, shared] = [await upload(parent), await upload(admin)];
    await change(admin, { documents: [{ title: 'Shared', file_id: shared.id }] });
    await change(parent, { photo_file_id: own.id });
    const sibling = await academy.with.student();
    await rest(app, admin, 'PUT', `/students/${sibling.id}`, { photo_file_id: shared.id });
    await rest(app, admin, 'DELETE', `/students/${child.id}`);
    const { errors } = await gql(
      app,
      admin,
      'mutation ($id: ID!) { erasePerson(resource: STUDENT, id: $id, reason: "asked") { id } }',
      { id: child.id },
    );
    expect(errors).toBeUndefined();
    await app.background.drain();
    expect(await storedIn(app, academy)).toMatchObject({ rows: [shared.id], objects: [shared.id] });
    const { data } = await gql(
      app,
      admin,
      'query ($id: ID!) { auditLog(filter: { resourceId: $id }) { nodes { before after } } }',
      { id: own.id },
    );
    expect(JSON.stringify(data)).not.toContain('photo.png');
  });
});

describe('logo of an academy:', () => {
  test('a file that is neither a PNG nor a JPEG picture is refused, and changes nothing', async () => {
    const path = `/academies/${academy.id}`;
    for (const file of [await uploaded(app, admin), await uploaded(app, admin, 'a.gif', GIF)]) {
      const { status, body } = await rest(app, admin, 'PUT', path, { logo_file_id: file.id });
      expect([status, body.errors]).toEqual([
        422,
        { logo_file_id: ['The logo file id field must be a file of type: png, jpeg.'] },
      ]);
    }
    expect((await rest(app, admin, 'GET', path)).body.data.logo_file_id).toBeNull();
  });

  test('an admin can set the logo, and all members can read it', async () => {
    const file = await upload(admin);
    const path = `/academies/${academy.id}`;
    const { status, body } = await rest(app, admin, 'PUT', path, { logo_file_id: file.id });
    expect([status, body.data.logo_file_id]).toEqual([200, file.id]);
    expect(await statusFor(parent, file)).toBe(200);
    expect((await rest(app, admin, 'DELETE', `/files/${file.id}`)).status).toBe(422);
    const foreign = await upload(parent);
    const refused = await rest(app, admin, 'PUT', path, { logo_file_id: foreign.id });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { logo_file_id: ['The selected logo file id is invalid.'] },
    ]);
    expect((await rest(app, admin, 'PUT', path, { logo_file_id: null })).body.data.logo_file_id).toBeNull();
    expect((await rest(app, admin, 'DELETE', `/files/${file.id}`)).status).toBe(200);
    expect(await filesOf(academy)).toEqual([foreign.id]);
  });
});

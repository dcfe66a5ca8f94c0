import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { CertificateTemplate } from '../../../../src/features/academics/certificate-templates/certificate-template.entity.ts';
import { rest } from '../../../support/clients.ts';
import { uploaded } from '../../../support/files.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { scene } from '../../people/staff/setup.ts';
import { EVERY_ROLE } from '../../writing.ts';

const DIPLOMA = {
  name: 'Diploma',
  title: 'Diploma',
  body: '{student_name} completed {course_name}.\n\nGrade: {grade}',
};

describe('certificate templates', () => {
  it('can be created with signatories, changed and deleted', async () => {
    const { app, admin } = await scene();
    const signatories = [{ name: 'Grace Hopper', title: 'Head coach' }];
    const made = await rest(app, admin, 'POST', '/certificate-templates', {
      ...DIPLOMA,
      signatories,
      valid_months: 12,
    });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({ ...DIPLOMA, signatories, valid_months: 12, background_file_id: null });
    const path = `/certificate-templates/${made.body.data.id}`;
    const { body } = await rest(app, admin, 'PUT', path, { title: 'Other', valid_months: null, expected_version: 1 });
    expect(body.data).toMatchObject({ title: 'Other', valid_months: null, signatories, version: 2 });
    expect((await rest(app, admin, 'PUT', path, { title: 'Late', expected_version: 1 })).status).toBe(412);
    expect((await rest(app, admin, 'DELETE', path)).status).toBe(200);
    expect((await rest(app, admin, 'GET', path)).status).toBe(404);
  });

  it('are refused with unknown placeholders, unmatched or double braces, or too many signatories', async () => {
    const { app, admin, academy } = await scene();
    const bodies = ['{name}', '{{student_name}}', 'a { b', 'a } b', '{student_name', '{ grade }', '{}', '{GRADE}'];
    for (const body of bodies) {
      const { status, body: refused } = await rest(app, admin, 'POST', '/certificate-templates', { ...DIPLOMA, body });
      expect([body, status, refused.errors]).toEqual([body, 422, { body: ['The body field format is invalid.'] }]);
    }
    const all = '{student_name}{course_name}{completed_on}{grade}{level}{hours}{number}';
    expect((await rest(app, admin, 'POST', '/certificate-templates', { ...DIPLOMA, body: all })).status).toBe(201);
    const signatories = Array.from({ length: 4 }, () => ({ name: 'A', title: 'B' }));
    const crowd = await rest(app, admin, 'POST', '/certificate-templates', { ...DIPLOMA, signatories });
    expect(crowd.body.errors).toEqual({ signatories: ['The signatories field must not have more than 3 items.'] });
    const nameless = { ...DIPLOMA, signatories: [{ name: ' ', title: 'x'.repeat(101) }], valid_months: 121 };
    expect((await rest(app, admin, 'POST', '/certificate-templates', nameless)).body.errors).toEqual({
      'signatories.0.name': ['The signatories.0.name field is required.'],
      'signatories.0.title': ['The signatories.0.title field must not be greater than 100 characters.'],
      valid_months: ['The valid months field must not be greater than 120.'],
    });
    expect(await academy.run((em) => em.count(CertificateTemplate, {}))).toBe(1);
  });

  it('are refused with a background that is neither a PNG nor a JPEG picture', async () => {
    const { app, admin, academy } = await scene();
    const { id: background_file_id } = await uploaded(app, admin, 'frame.pdf');
    const input = { ...DIPLOMA, background_file_id };
    const { status, body } = await rest(app, admin, 'POST', '/certificate-templates', input);
    expect([status, body.errors]).toEqual([
      422,
      { background_file_id: ['The background file id field must be a file of type: png, jpeg.'] },
    ]);
    expect(await academy.run((em) => em.count(CertificateTemplate, {}))).toBe(0);
  });

  it('can be used only by admins of the academy', async () => {
    const { app, academy, admin } = await scene();
    const { id } = await academy.with.record(CertificateTemplate);
    const path = `/certificate-templates/${id}`;
    for (const role of EVERY_ROLE.filter((each) => each !== 'academy_admin' && each !== 'administrator')) {
      const as = await academy.as(role);
      const calls = [
        rest(app, as, 'GET', '/certificate-templates'),
        rest(app, as, 'GET', path),
        rest(app, as, 'POST', '/certificate-templates', DIPLOMA),
        rest(app, as, 'PUT', path, { title: 'Mine' }),
        rest(app, as, 'DELETE', path),
      ];
      for (const { status } of await Promise.all(calls)) expect([role, status]).toEqual([role, 403]);
    }
    const foreign = await (await seedAcademy(app)).as('academy_admin');
    expect((await rest(app, foreign, 'PUT', path, { title: 'Mine' })).status).toBe(404);
    expect((await rest(app, admin, 'GET', '/certificate-templates')).body.data).toMatchObject([{ id, version: 1 }]);
  });

  it('are removed from courses and levels when the templates are deleted', async () => {
    const { app, academy, admin } = await scene();
    const { id } = await academy.with.record(CertificateTemplate);
    const course = await rest(app, admin, 'POST', '/courses', { name: 'Crawl', certificate_template_id: id });
    expect(course.body.data).toMatchObject({ certificate_template_id: id, auto_certificate: false });
    const coursePath = `/courses/${course.body.data.id}`;
    const shown = await rest(app, admin, 'GET', `${coursePath}?include=certificate_template`);
    expect(shown.body.data.certificate_template).toMatchObject({ id });
    await rest(app, admin, 'DELETE', `/certificate-templates/${id}`);
    expect((await rest(app, admin, 'GET', coursePath)).body.data).toMatchObject({
      certificate_template_id: null,
      version: 2,
    });
    const again = await rest(app, admin, 'PUT', coursePath, { certificate_template_id: id });
    expect(again.body.errors).toEqual({
      certificate_template_id: ['The selected certificate template id is invalid.'],
    });
  });
});

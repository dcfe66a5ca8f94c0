import 'reflect-metadata';
import { beforeEach, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { type Credentials, gql, rest } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { traces } from '../../operations/erasure/setup.ts';
import { eventsIn } from '../../operations/events/setup.ts';
import { badInput, FORBIDDEN, notFound, refusal, UNKNOWN_ID } from '../../writing.ts';
import { type GradedClass, seedGradedClass } from './setup.ts';

const COMMENT = 'id enrollmentId termId text status version';

describe('term comments', () => {
  let at: GradedClass;
  let enrollmentId: string;
  let termId: string;

  beforeEach(async () => {
    at = await seedGradedClass();
    [enrollmentId] = at.enrollmentIds;
    termId = (await at.academy.with.term({ startsOn: '2026-01-01', endsOn: '2026-03-31' })).id;
  });

  const create = (as: Credentials, given: object = {}) =>
    gql(
      at.app,
      as,
      `mutation ($input: CreateTermCommentInput!) { done: createTermComment(input: $input) { ${COMMENT} } }`,
      {
        input: { enrollmentId, termId, text: 'Reads notes well.', ...given },
      },
    );
  const update = (as: Credentials, id: string, input: object) =>
    gql(
      at.app,
      as,
      `mutation ($id: ID!, $input: UpdateTermCommentInput!) { done: updateTermComment(id: $id, input: $input) { ${COMMENT} } }`,
      { id, input },
    );
  const remove = (as: Credentials, id: string) =>
    gql(at.app, as, 'mutation ($id: ID!) { deleteTermComment(id: $id) { message } }', { id });
  const seenBy = async (as: Credentials) => {
    const query = `query ($id: ID!) { termComments { nodes { text } }
      enrollment(id: $id) { termComments { totalCount nodes { text } } } }`;
    const { data } = await gql(at.app, as, query, { id: enrollmentId });
    const texts = data.termComments?.nodes.map(({ text }: any) => text);
    expect(data.enrollment?.termComments.nodes.map(({ text }: any) => text) ?? []).toEqual(texts ?? []);
    return texts;
  };

  it.each(['admin', 'head', 'teacher'] as const)(
    'can be created, changed, published and deleted by %s',
    async (who) => {
      const { data, errors } = await create(at[who]);
      expect(errors).toBeUndefined();
      expect(data.done).toMatchObject({ enrollmentId, termId, text: 'Reads notes well.', status: 'DRAFT', version: 1 });
      const changed = await update(at[who], data.done.id, { text: 'Reads very well.', status: 'PUBLISHED' });
      expect(changed.data.done).toMatchObject({ text: 'Reads very well.', status: 'PUBLISHED', version: 2 });
      expect((await remove(at[who], data.done.id)).data.deleteTermComment.message).toBe('Term comment deleted.');
      expect(await seenBy(at.admin)).toEqual([]);
      expect((await create(at[who])).errors).toBeUndefined();
    },
  );

  it('are shown to the family of the student, and to no other family, after publication', async () => {
    const { data } = await create(at.admin);
    const { id } = data.done;
    for (const who of ['parent', 'student', 'otherParent'] as const) {
      expect(await seenBy(at[who])).toEqual([]);
      expect((await gql(at.app, at[who], `{ node(id: "${id}") { id } }`)).data.node).toBeNull();
      expect((await rest(at.app, at[who], 'GET', `/term-comments/${id}`)).status).toBe(404);
    }
    await update(at.teacher, id, { status: 'PUBLISHED' });
    for (const who of ['parent', 'student', 'admin', 'head', 'teacher'] as const) {
      expect(await seenBy(at[who])).toEqual(['Reads notes well.']);
    }
    for (const who of ['otherParent', 'otherTeacher', 'otherHead'] as const) expect(await seenBy(at[who])).toEqual([]);
    await update(at.teacher, id, { status: 'DRAFT' });
    expect(await seenBy(at.parent)).toEqual([]);
  });

  it('include the name and the days of the term, even for callers who may not read terms', async () => {
    await create(at.admin, { status: 'PUBLISHED' });
    const { name } = (await gql(at.app, at.admin, `{ term(id: "${termId}") { name } }`)).data.term;
    const query = '{ termComments { nodes { term { id name startsOn endsOn } } } }';
    for (const who of ['parent', 'student', 'teacher', 'head'] as const) {
      const { data, errors } = await gql(at.app, at[who], query);
      expect(errors).toBeUndefined();
      expect(data.termComments.nodes).toEqual([
        { term: { id: termId, name, startsOn: '2026-01-01', endsOn: '2026-03-31' } },
      ]);
      for (const root of ['terms { totalCount }', `term(id: "${termId}") { id }`]) {
        const refused = await gql(at.app, at[who], `{ ${root} }`);
        expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      }
      expect((await gql(at.app, at[who], `{ node(id: "${termId}") { id } }`)).data.node).toBeNull();
      expect((await rest(at.app, at[who], 'GET', '/terms')).status).toBe(403);
    }
  });

  it('are not shown to support staff', async () => {
    await create(at.admin, { status: 'PUBLISHED' });
    const query = 'query ($id: ID!) { enrollment(id: $id) { termComments { totalCount } } }';
    const { data } = await gql(at.app, at.support, query, { id: enrollmentId });
    expect(data.enrollment.termComments.totalCount).toBe(0);
    expect((await gql(at.app, at.support, '{ termComments { totalCount } }')).errors?.[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
  });

  it('can exist only once for each enrollment and term', async () => {
    await create(at.teacher);
    const taken = badInput({ termId: ['The term id has already been taken.'] });
    expect(await refusal(at.app, at.academy.id, () => create(at.admin))).toEqual(taken);
    const second = (await at.academy.with.term({ startsOn: '2026-04-01', endsOn: '2026-06-30' })).id;
    expect((await create(at.admin, { termId: second })).errors).toBeUndefined();
    const parallel = (await at.academy.with.term({ startsOn: '2026-07-01', endsOn: '2026-09-30' })).id;
    const both = await Promise.all([at.admin, at.teacher].map((who) => create(who, { termId: parallel })));
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(both.find(({ errors }) => errors)?.errors?.[0]?.extensions.fields).toEqual({
      termId: ['The term id has already been taken.'],
    });
  });

  it('are refused if the text is too long, the term is unknown, or the enrollment is pending or not visible to the caller', async () => {
    const other = await seedAcademy(at.app);
    const foreign = await other.with.enrollment({ studentId: (await other.with.student()).id });
    const waiting = { batchId: at.batchId, status: EnrollmentStatus.PENDING };
    const pending = await at.academy.with.enrollment({ studentId: (await at.academy.with.student()).id, ...waiting });
    const refused = (as: Credentials, given: object) => refusal(at.app, at.academy.id, () => create(as, given));
    const invalid = badInput({ enrollmentId: ['The selected enrollment id is invalid.'] });
    for (const id of [UNKNOWN_ID, foreign.id, pending.id]) {
      expect(await refused(at.admin, { enrollmentId: id })).toEqual(invalid);
    }
    for (const who of ['otherTeacher', 'otherHead'] as const) expect(await refused(at[who], {})).toEqual(invalid);
    const term = (await other.with.term()).id;
    expect(await refused(at.admin, { termId: term, text: 'x'.repeat(2001) })).toEqual(
      badInput({
        text: ['The text field must not be greater than 2000 characters.'],
        termId: ['The selected term id is invalid.'],
      }),
    );
  });

  it.each(['support', 'parent', 'student'] as const)('cannot be written by %s', async (who) => {
    const { id } = (await create(at.admin, { status: 'PUBLISHED' })).data.done;
    for (const call of [() => create(at[who]), () => update(at[who], id, { text: 'x' }), () => remove(at[who], id)]) {
      expect(await refusal(at.app, at.academy.id, call)).toEqual(FORBIDDEN);
    }
  });

  it.each(['otherTeacher', 'otherHead'] as const)('are NOT_FOUND for %s', async (who) => {
    const { id } = (await create(at.admin, { status: 'PUBLISHED' })).data.done;
    for (const call of [() => update(at[who], id, { text: 'x' }), () => remove(at[who], id)]) {
      expect(await refusal(at.app, at.academy.id, call)).toEqual(notFound('Term comment'));
    }
  });

  it('cause events without the text of the comment', async () => {
    const { id } = (await create(at.admin)).data.done;
    await update(at.admin, id, { status: 'PUBLISHED' });
    const events = (await eventsIn(at.app, at.academy.id)).filter(({ resourceId }) => resourceId === id);
    expect(events.map(({ type }) => type)).toEqual(['term_comment.created', 'term_comment.updated']);
    expect(events[1]?.payload).toMatchObject({ enrollment_id: enrollmentId, term_id: termId, status: 'published' });
    expect(JSON.stringify(events)).not.toContain('Reads');
  });

  it('become empty when the student is erased, and cannot be written afterwards', async () => {
    const { id } = (await create(at.admin)).data.done;
    const [studentId] = at.studentIds;
    const archive = await rest(at.app, at.admin, 'PUT', `/students/${studentId}`, { status: 'archived' });
    expect(archive.status).toBe(200);
    const erasure = await rest(at.app, at.admin, 'POST', `/students/${studentId}/erase`, { reason: 'Asked for it' });
    expect(erasure.status).toBe(200);
    const { data } = await gql(at.app, at.admin, `{ termComment(id: "${id}") { text } }`);
    expect(data.termComment.text).toBe('Erased');
    const erased = badInput({ id: ['The student has been erased.'] });
    expect(await refusal(at.app, at.academy.id, () => update(at.admin, id, { text: 'New' }))).toEqual(erased);
    const second = (await at.academy.with.term({ startsOn: '2026-04-01', endsOn: '2026-06-30' })).id;
    expect(await refusal(at.app, at.academy.id, () => create(at.admin, { termId: second }))).toEqual(
      badInput({ enrollmentId: ['The selected enrollment id is invalid.'] }),
    );
    expect(await traces(at.app, at.academy.id, 'reads notes')).toEqual([]);
  });
});

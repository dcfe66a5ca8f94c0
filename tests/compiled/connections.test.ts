import { expect, it } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedSchool } from '../support/school.ts';

/**
 * graphql-js answers as soon as one field made all of `data` null, while the others go on reading. What they read after
 * the answer must not take a connection that nobody gives back: a pool of them is soon empty.
 */
it('a query that fails in one root field while another still reads keeps no connection', async () => {
  const app = await startTestApp();
  const { as } = await seedSchool(app);
  const reading = 'students(first: 2) { nodes { enrollments { nodes { batch { course { name } } } } } }';
  try {
    for (let n = 0; n < 15; n++) {
      const failed = await gql(
        app,
        as.academy_admin,
        `query Q${n} { ${reading} failing: students(first: -1) { totalCount } }`,
      );
      expect(failed.errors?.map(({ message }) => message)).toEqual(['The first field must be at least 0.']);
    }
    expect((await gql(app, as.academy_admin, '{ students { totalCount } }')).data).toEqual({
      students: { totalCount: 6 },
    });
  } finally {
    // with a connection out, this would wait for ever
    const waited = new Promise((resolve) => setTimeout(resolve, 5_000, 'a connection is out'));
    expect(await Promise.race([app.stop(), waited])).toBeUndefined();
  }
});

import { expect, it } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { seedSchool } from '../support/school.ts';

/**
 * If one error makes all `data` null, graphql-js returns immediately, while other fields are still being read. Their
 * reads must not keep a connection, because the pool would soon be exhausted.
 */
it('a query releases its connection if one root field fails while another root field is still being read', async () => {
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
    // with a connection still in use, this would wait forever
    const waited = new Promise((resolve) => setTimeout(resolve, 5_000, 'a connection is out'));
    expect(await Promise.race([app.stop(), waited])).toBeUndefined();
  }
});

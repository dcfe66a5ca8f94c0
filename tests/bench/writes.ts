import type { AcademyFacts } from './data.ts';
import { OURS } from './queries.ts';
import type { Session } from './session.ts';
import type { Request, Task } from './workloads.ts';

type Sequence = NonNullable<Task['sequence']>;

function mutation({ headers }: Session, query: string, variables: object): Request {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  };
}

/** Marks 30 students for the first time, each time; every connection has a batch of its own. */
export function rollCalls({ rolls }: AcademyFacts, session: Session): Sequence {
  let connections = 0;
  let count = 0;
  return () => {
    const roll = rolls[connections++ % rolls.length];
    return () => {
      count++;
      const records = roll?.studentIds.map((studentId) => ({ studentId, status: 'PRESENT' }));
      const input = { batchId: roll?.batchId, date: roll?.date, session: `Period ${count}`, records };
      return mutation(session, OURS.rollcall, { input });
    };
  };
}

/** Enrolls a student and drops the enrollment, in turn; every connection has a student of its own. */
export function enrolAndDrop({ enrollable }: AcademyFacts, session: Session): Sequence {
  const { batchId, studentIds } = enrollable;
  let connections = 0;
  return () => {
    const input = { batchId, studentId: studentIds[connections++ % studentIds.length] };
    return (answer) => {
      const enrolled = answer === null ? undefined : JSON.parse(answer).data?.enrollStudent;
      return enrolled ? mutation(session, OURS.drop, { id: enrolled.id }) : mutation(session, OURS.enrol, { input });
    };
  };
}

import type { AcademyFacts } from './data.ts';
import { OURS } from './queries.ts';
import type { Session } from './session.ts';
import type { Conversation, Request } from './workloads.ts';

function mutation({ headers }: Session, query: string, variables: object): Request {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  };
}

/** Each request marks the attendance of 30 students in a session without marks. Each connection uses its own batch. */
export function rollCalls({ rolls }: AcademyFacts, session: Session): () => Conversation {
  let connections = 0;
  let count = 0;
  return () => {
    const roll = rolls[connections++ % rolls.length] as AcademyFacts['rolls'][number];
    const records = roll.studentIds.map((studentId) => ({ studentId, status: 'PRESENT' }));
    return {
      next() {
        const input = { batchId: roll.batchId, date: roll.date, session: `Period ${++count}`, records };
        return mutation(session, OURS.rollcall, { input });
      },
      hear(answer) {
        const marked = JSON.parse(answer).data?.takeRollCall;
        return marked?.length === records.length && marked.every((each: any) => each.id && each.status === 'PRESENT');
      },
    };
  };
}

/** Each connection repeatedly enrolls its own student and drops the enrollment. */
export function enrolAndDrop({ enrollable }: AcademyFacts, session: Session): () => Conversation {
  const { batchId, studentIds } = enrollable;
  let connections = 0;
  return () => {
    const input = { batchId, studentId: studentIds[connections++ % studentIds.length] };
    let enrolled: string | undefined;
    return {
      next: () =>
        enrolled ? mutation(session, OURS.drop, { id: enrolled }) : mutation(session, OURS.enrol, { input }),
      hear(answer) {
        const { enrollStudent, dropEnrollment } = JSON.parse(answer).data ?? {};
        const isRight = enrolled ? dropEnrollment?.status === 'DROPPED' : enrollStudent?.status === 'ACTIVE';
        enrolled = enrollStudent?.id;
        return isRight;
      },
    };
  };
}

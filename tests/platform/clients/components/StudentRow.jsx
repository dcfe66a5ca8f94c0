import { graphql, useRefetchableFragment } from 'react-relay';

/** A student, with how often they were there: read again by their id for another period. */
export function StudentRow({ student }) {
  const [data, refetch] = useRefetchableFragment(
    graphql`
      fragment StudentRow_student on Student
      @refetchable(queryName: "StudentRowRefetchQuery")
      @argumentDefinitions(since: { type: "Date" }) {
        name
        balance
        attendanceSummary(from: $since) {
          total
          rate
        }
      }
    `,
    student,
  );
  return (
    <li>
      {data.name} {data.balance} {data.attendanceSummary.rate}
      <button type="button" onClick={() => refetch({ since: '2026-01-01' })}>
        This year
      </button>
    </li>
  );
}

import { graphql, useRefetchableFragment } from 'react-relay';

/** How full a batch is, and who waits for a seat. */
export function BatchSeats({ batch }) {
  const [data, refetch] = useRefetchableFragment(
    graphql`
      fragment BatchSeats_batch on Batch @refetchable(queryName: "BatchSeatsRefetchQuery") {
        name
        maxStudents
        availableSeats
        startTime
        daysOfWeek
        enrollmentCounts {
          active
          pending
        }
        course {
          name
          studentCount
        }
      }
    `,
    batch,
  );
  return (
    <article>
      {data.name}: {data.enrollmentCounts.active} of {data.maxStudents}
      <button type="button" onClick={() => refetch({}, { fetchPolicy: 'network-only' })}>
        Look again
      </button>
    </article>
  );
}

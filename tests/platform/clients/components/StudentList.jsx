import { graphql, usePaginationFragment } from 'react-relay';
import { StudentRow } from './StudentRow.jsx';

/** A list that goes on where its end is reached, and begins anew with another search. */
export function StudentList({ query }) {
  const { data, hasNext, loadNext, refetch } = usePaginationFragment(
    graphql`
      fragment StudentList_query on Query
      @refetchable(queryName: "StudentListPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "StudentFilter" }
        since: { type: "Date" }
      ) {
        students(first: $count, after: $cursor, filter: $filter, orderBy: [NAME_ASC])
          @connection(key: "StudentList_students", filters: ["filter"]) {
          totalCount
          edges {
            node {
              id
              ...StudentRow_student @arguments(since: $since)
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <section>
      <input onChange={({ target }) => refetch({ filter: { search: target.value } })} />
      <p>{data.students?.totalCount}</p>
      <ul>
        {data.students?.edges.map(({ node }) => (
          <StudentRow key={node.id} student={node} />
        ))}
      </ul>
      <button type="button" disabled={!hasNext} onClick={() => loadNext(20)}>
        More
      </button>
    </section>
  );
}

import { graphql, useFragment, useMutation } from 'react-relay';

/** Deletes a student, and takes them out of the lists by the id that is answered. */
export function DeleteStudentButton({ student, connections }) {
  const { id } = useFragment(
    graphql`
      fragment DeleteStudentButton_student on Student {
        id
      }
    `,
    student,
  );
  const [commit, isInFlight] = useMutation(graphql`
    mutation DeleteStudentButtonMutation($id: ID!, $connections: [ID!]!) {
      deleteStudent(id: $id) {
        id @deleteEdge(connections: $connections) @deleteRecord
        message
      }
    }
  `);
  return (
    <button type="button" disabled={isInFlight} onClick={() => commit({ variables: { id, connections } })}>
      Delete
    </button>
  );
}

import { graphql, useLazyLoadQuery } from 'react-relay';

/** What the user looked at last, whatever it was. */
export function RecentlySeen({ ids }) {
  const { nodes } = useLazyLoadQuery(
    graphql`
      query RecentlySeenQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          __typename
          id
          ... on Student {
            title: name
            ...DeleteStudentButton_student @alias(as: "student")
          }
          ... on Batch {
            title: name
            ...BatchSeats_batch @alias(as: "batch")
          }
          ... on Payment {
            amount
            paidAt
          }
        }
      }
    `,
    { ids },
  );
  return <ul>{nodes?.map((node) => node && <li key={node.id}>{node.title ?? node.amount}</li>)}</ul>;
}

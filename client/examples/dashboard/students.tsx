import type { DashboardQuery } from '@academy/client/graphql';

type Student = NonNullable<DashboardQuery['students']>['nodes'][number];

interface Props {
  readonly students: readonly Student[];
  /** Loads the next page. Undefined after the last page. */
  readonly onMore: (() => void) | undefined;
}

/** The students with their enrollments, newest attendance and newest fees. */
export function StudentTable({ students, onMore }: Props) {
  const rows = students.map(({ id, name, enrollments, attendance, fees }) => (
    <tr key={id}>
      <th scope="row">{name}</th>
      <Cell
        rows={enrollments.nodes}
        text={({ batch, progressPercentage }) => `${batch?.name}: ${progressPercentage} %`}
      />
      <Cell rows={attendance.nodes} text={({ date, status }) => `${date}: ${status.toLowerCase()}`} />
      <Cell rows={fees.nodes} text={({ title, balance, currency }) => `${title}: ${money(balance, currency)} to pay`} />
    </tr>
  ));
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Student</th>
            <th>Enrollments</th>
            <th>Attendance</th>
            <th>Fees</th>
          </tr>
        </thead>
        <tbody>{rows}</tbody>
      </table>
      {onMore && (
        <button type="button" onClick={onMore}>
          More students
        </button>
      )}
    </>
  );
}

interface CellProps<Row> {
  readonly rows: readonly Row[];
  readonly text: (row: Row) => string;
}

/** A cell of the table with a line for each row. */
function Cell<Row extends { id: string }>({ rows, text }: CellProps<Row>) {
  const lines = rows.map((row) => <li key={row.id}>{text(row)}</li>);
  return (
    <td>
      <ul>{lines}</ul>
    </td>
  );
}

/** Formats an amount such as "27.50". The text keeps every digit, a number might not. */
const money = (amount: string, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount as Intl.StringNumericLiteral);

import { type ClassType, Field, ObjectType } from 'type-graphql';
import { connectionType, edgeType } from '../../../platform/graphql/connection.ts';
import { DateScalar, DateTimeScalar } from '../../../platform/validation/scalars.ts';

/** The values that every report returns in addition to its rows. */
export interface ReportMetadata {
  readonly definition: string;
  readonly from: string;
  readonly to: string;
  readonly asOf: string;
  readonly groupBy: string;
  readonly timezone: string;
  readonly currency: string;
  readonly generatedAt: string;
}

/** The types of a report: the type of its totals, and the enum of its groupings. */
interface Types {
  readonly totals: ClassType;
  readonly groupBy: object;
}

/** Returns the type of a report for a single day, without its rows. */
export function reportOfDay(name: string, { totals, groupBy }: Types) {
  @ObjectType(`${name}Report`, { description: 'A report.' })
  class Report {
    @Field(() => totals, { description: 'The totals of all rows, not only of this page.' })
    totals!: object;

    @Field(() => String, { description: 'An explanation of how the report counts.' })
    definition!: string;

    @Field(() => DateScalar, {
      description: 'The date up to which the report counts: later changes are ignored.',
    })
    asOf!: string;

    @Field(() => groupBy, { description: 'The grouping of rows.' })
    groupBy!: string;

    @Field(() => String, { description: 'The time zone of the days: an IANA name.' })
    timezone!: string;

    @Field(() => String, {
      description: 'The ISO 4217 code of the currency of the amounts. Amounts in other currencies are ignored.',
    })
    currency!: string;

    @Field(() => DateTimeScalar, { description: 'The time at which the report was computed: RFC 3339, UTC.' })
    generatedAt!: string;
  }
  return Report as ClassType<Omit<ReportMetadata, 'from' | 'to'>>;
}

/**
 * Returns the connection type of a report for a single day: pages of rows, the totals, and the metadata of the report.
 */
export const dayReportConnection = <Row extends object>(row: ClassType<Row>, name: string, types: Types) =>
  connectionType(row, name, edgeType(row, name), reportOfDay(name, types));

/** Returns the connection type of a report for a period. */
export function reportConnection<Row extends object>(row: ClassType<Row>, name: string, types: Types) {
  @ObjectType(`${name}PeriodReport`, { description: 'A report of a period.' })
  class PeriodReport extends (reportOfDay(name, types) as ClassType) {
    @Field(() => DateScalar, { description: 'The first day of the period.' })
    from!: string;

    @Field(() => DateScalar, { description: 'The last day of the period.' })
    to!: string;
  }
  return connectionType(row, name, edgeType(row, name), PeriodReport as ClassType<ReportMetadata>);
}

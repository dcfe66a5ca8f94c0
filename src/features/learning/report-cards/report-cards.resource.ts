import { addition } from '../../../platform/graphql/resource.ts';
import { enrollments } from '../../academics/enrollments/enrollment.resource.ts';
import { ReportCardResolver } from './report-card.resolver.ts';
import { reportCardSource } from './report-card.ts';

export const reportCards = addition(enrollments, { resolvers: [ReportCardResolver], papers: [reportCardSource] });

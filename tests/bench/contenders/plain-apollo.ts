import 'reflect-metadata';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import DataLoader from 'dataloader';
import express from 'express';
import { Arg, buildSchemaSync, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { Batch } from '../../../dist/src/features/academics/batches/batch.entity.js';
import { Course } from '../../../dist/src/features/academics/courses/course.entity.js';
import { Enrollment } from '../../../dist/src/features/academics/enrollments/enrollment.entity.js';
import { Attendance } from '../../../dist/src/features/learning/attendance/attendance.entity.js';
import { Fee } from '../../../dist/src/features/money/ledger/fee.entity.js';
import { Student } from '../../../dist/src/features/people/students/student.entity.js';
import { openDatabase } from '../../../dist/src/platform/database/database.js';
import { serve } from './serve.ts';

/**
 * A typical server: Apollo, type-graphql and one DataLoader per relation. It reads entities with one entity manager per
 * request. Only the entity manager's filter separates academies; the caller is not checked.
 */

const entities = [Student, Enrollment, Batch, Course, Attendance, Fee];
const database = await openDatabase({ url: process.env.DATABASE_URL as string, entities, poolSize: 10 });

function contextOf(academyId: string) {
  const em = database.orm.em.fork();
  em.setFilterParams('tenant', { academyId });
  const byId = (entity: any) =>
    new DataLoader<string, any>(async (ids) => {
      const found = await em.find(entity, { id: { $in: [...ids] } });
      const known = new Map(found.map((each: any) => [each.id, each]));
      return ids.map((id) => known.get(id) ?? null);
    });
  const ofStudent = (entity: any, where: object, orderBy: object) =>
    new DataLoader<string, any[]>(async (ids) => {
      const students = ids.map((id) => em.getReference(Student, [academyId, id] as never));
      const found = await em.find(entity, { student: { $in: students }, ...where } as never, { orderBy } as never);
      const groups = Map.groupBy(found as any[], (each) => each.student.id as string);
      return ids.map((id) => groups.get(id) ?? []);
    });
  return {
    em,
    batches: byId(Batch),
    courses: byId(Course),
    enrollments: ofStudent(Enrollment, {}, { createdAt: 'desc', id: 'desc' }),
    attendance: ofStudent(Attendance, {}, { date: 'desc', id: 'desc' }),
    fees: ofStudent(Fee, { voidedAt: null }, { createdAt: 'desc', id: 'desc' }),
  };
}

type Context = ReturnType<typeof contextOf>;

class StudentResolver {
  students(first: number, { em }: Context) {
    return em.find(Student, {}, { orderBy: { name: 'asc', id: 'asc' }, limit: first } as never);
  }
  enrollments(student: any, ctx: Context) {
    return ctx.enrollments.load(student.id);
  }
  attendance(student: any, ctx: Context) {
    return ctx.attendance.load(student.id);
  }
  fees(student: any, ctx: Context) {
    return ctx.fees.load(student.id);
  }
}

class EnrollmentResolver {
  batch(enrollment: any, ctx: Context) {
    return enrollment.batch && ctx.batches.load(enrollment.batch.id);
  }
}

class BatchResolver {
  course(batch: any, ctx: Context) {
    return ctx.courses.load(batch.course.id);
  }
}

// decorators are called as functions, because node runs this file without compiling it
function relation(resolver: { prototype: any }, name: string, type: () => any, nullable = false): void {
  const { prototype } = resolver;
  FieldResolver(type, { nullable })(prototype, name, Object.getOwnPropertyDescriptor(prototype, name) as never);
  Root()(prototype, name, 0);
  Ctx()(prototype, name, 1);
}
Resolver(() => Student)(StudentResolver);
Resolver(() => Enrollment)(EnrollmentResolver);
Resolver(() => Batch)(BatchResolver);
Query(() => [Student])(StudentResolver.prototype, 'students', {} as never);
Arg('first', () => Int)(StudentResolver.prototype, 'students', 0);
Ctx()(StudentResolver.prototype, 'students', 1);
relation(StudentResolver, 'enrollments', () => [Enrollment]);
relation(StudentResolver, 'attendance', () => [Attendance]);
relation(StudentResolver, 'fees', () => [Fee]);
relation(EnrollmentResolver, 'batch', () => Batch, true);
relation(BatchResolver, 'course', () => Course, true);

const schema = buildSchemaSync({ resolvers: [StudentResolver, EnrollmentResolver, BatchResolver], validate: false });
const apollo = new ApolloServer<Context>({ schema });
await apollo.start();
const app = express();
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, { context: async ({ req }) => contextOf(String(req.headers['x-academy-id'])) }),
);
serve(app);

import { LockMode } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { Enrollment } from '../../../src/features/enrollments/enrollment.entity.ts';
import { Batch } from '../../../src/features/batches/batch.entity.ts';
import { Student } from '../../../src/features/students/student.entity.ts';
import { getRecord } from '../../../src/platform/database/records.ts';
import { testApp } from '../../support/app.ts';
import { seedAcademy } from '../../support/seed.ts';

test('x', async () => {
  const app = await testApp();
  const a = await seedAcademy(app);
  const s = await a.with.student();
  const b = await a.with.batch();
  const e = await a.with.enrollment({ studentId: s.id, batchId: b.id });
  await a.run(async (em) => { const st = await getRecord(em, Student, s.id, 'S'); st.deletedAt = new Date().toISOString();  const st2 = await getRecord(em, Batch, b.id, 'S'); st2.deletedAt = new Date().toISOString();});
  const { statements } = await app.counting(() => a.run(async (em) => {
    const one = await getRecord(em, Enrollment, e.id, 'E');
    console.log('BATCH ID', one.batch?.id, one.batchId, one.student?.id === s.id, one.course?.id);
    one.notes = 'x';
    const again = await em.findOne(Enrollment, { id: e.id } as never, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    console.log('SAME', again === one, one.notes, one.batch?.id, one.version);
    const bs = await em.find(Batch, { id: { $in: [b.id] } }, { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, filters: { notDeleted: false } });
    console.log('BATCHES', bs.length, bs[0]!.maxStudents, one.batch?.maxStudents);
    const w = await em.find(Enrollment, { batch: bs[0]!, status: 'pending', waitlistPosition: { $ne: null } } as never, { orderBy: { waitlistPosition: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const n = await em.count(Enrollment, { batch: bs[0]!, $or: [{ status: 'active' }, { status: 'pending', waitlistPosition: null }] } as never);
    console.log(w.length, n);
    one.grade = 'A';
  }));
  console.log(statements.join('\n'));
});

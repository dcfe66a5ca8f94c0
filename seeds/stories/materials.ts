import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MaterialAudience, MaterialStatus } from '../../src/features/learning/materials/material.enums.ts';
import { createMaterial } from '../../src/features/learning/materials/material.service.ts';
import { openMaterial } from '../../src/features/learning/materials/views/count-views.ts';
import { uploadFile } from '../../src/features/operations/files/upload-file.ts';
import type { RequestContext } from '../../src/platform/tenancy/request-context.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';
import type { BatchRow } from '../factories/batch-row.ts';
import { smallPdf } from '../small-pdf.ts';
import type { ThemeFile } from '../themes/learning.ts';
import { familyBatches, managerOf } from './families.ts';

const PUBLISHED = { status: MaterialStatus.PUBLISHED };

/**
 * Adds materials to the courses and batches of the demo families. The first batch has materials of all kinds. The student
 * opens a page.
 */
export async function shareMaterials(context: DemoContext): Promise<void> {
  const { as, member, rows, theme } = context;
  const { booklet, video } = theme.learning;
  const batches = familyBatches(context);
  const fileId = await as('office', (ctx) => upload(ctx, booklet));
  const { title, section } = booklet;
  for (const courseId of new Set(batches.map((batch) => batch.courseId))) {
    await as('office', (ctx) => createMaterial(ctx, { courseId, title, section, fileId, ...PUBLISHED }));
  }
  for (const batch of batches) {
    const id = await as(managerOf(context, batch), (ctx) =>
      createMaterial(ctx, { batchId: batch.id, ...video, ...PUBLISHED }),
    );
    const { studentId } = member('student');
    const isOwn = rows.enrollments.some((row) => row.batchId === batch.id && row.studentId === studentId);
    if (isOwn) await as('student', (ctx) => openMaterial(ctx, id));
  }
  await fillBatch(context, theFirst(batches, Boolean));
}

/** Adds a page for parents, a file for staff, a draft, and a page for the next session to a batch. */
async function fillBatch(context: DemoContext, batch: BatchRow): Promise<void> {
  const { as, rows, theme, today } = context;
  const { draft, forParents, lessonPlan, preparation } = theme.learning;
  const { id: sessionId } = theFirst(rows.sessions, ({ batchId, date }) => batchId === batch.id && date > today);
  const batchId = batch.id;
  await as(managerOf(context, batch), async (ctx) => {
    await createMaterial(ctx, { batchId, ...forParents, audience: MaterialAudience.PARENTS, ...PUBLISHED });
    const { title, section } = lessonPlan;
    const plan = { title, section, fileId: await upload(ctx, lessonPlan), audience: MaterialAudience.STAFF };
    await createMaterial(ctx, { batchId, ...plan, ...PUBLISHED });
    await createMaterial(ctx, { batchId, ...draft });
    await createMaterial(ctx, { sessionId, ...preparation, ...PUBLISHED });
  });
}

/** Uploads a file, as `POST /files` does. Returns its id. */
async function upload(ctx: RequestContext, { name, title, lines }: ThemeFile): Promise<string> {
  const content = name.endsWith('.pdf') ? smallPdf(title, lines) : Buffer.from(`${[title, '', ...lines].join('\n')}\n`);
  const folder = ctx.storage.temporary;
  const path = join(folder, randomUUID());
  await mkdir(folder, { recursive: true });
  await writeFile(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  // nothing to discard, because the storage moves the temporary file
  const discard = async (): Promise<void> => undefined;
  return uploadFile(ctx, { path, name, size: content.length, sha256, discard }, undefined);
}

import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import {
  createAcademy,
  newAcademy,
  newName,
  readAcademy,
  scene,
  updateAcademy,
} from '../features/academy/academies/setup.ts';
import { testApp } from '../support/app.ts';
import { seedUser } from '../support/seed.ts';

describe('parallel createAcademy', () => {
  it.each([2, 12])('creates %i academies with the same name, each with a different slug', async (count) => {
    const app = await testApp();
    const user = await seedUser(app);
    const name = newName();
    const answers = await Promise.all(
      Array.from({ length: count }, () => createAcademy(app, user, newAcademy({ name }))),
    );
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    const slugs = answers.map(({ data }) => data.createAcademy.slug);
    expect(new Set(slugs).size).toBe(count);
    const base = name.toLowerCase().replaceAll(' ', '-');
    expect(slugs).toContain(base);
    for (const slug of slugs) expect(slug).toMatch(new RegExp(`^${base}(-\\d+)?$`));
  });
});

describe('parallel updateAcademy', () => {
  it('keeps the changed settings of both calls', async () => {
    const { app, academy, admin } = await scene();
    const settings = {
      timezone: 'Asia/Tokyo',
      currency: 'JPY',
      locale: 'ja',
      weekStart: 'SUNDAY',
      defaultBatchCapacity: 9,
      lowAttendanceThreshold: 10,
      attendanceEditHours: 11,
      reminderDays: [12],
    };
    const parts = Object.entries(settings).map(([name, value]) => ({ settings: { [name]: value } }));
    const answers = await Promise.all(parts.map((input) => updateAcademy(app, admin, academy.id, input)));
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect((await readAcademy(app, admin, academy.id)).settings).toMatchObject(settings);
  });
});

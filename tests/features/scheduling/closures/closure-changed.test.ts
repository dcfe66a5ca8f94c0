import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Closure } from '../../../../src/features/scheduling/closures/closure.entity.ts';
import {
  createClosure,
  deleteClosure,
  updateClosure,
} from '../../../../src/features/scheduling/closures/closure.service.ts';
import { type ClosureScope, closureChanged } from '../../../../src/features/scheduling/closures/closure.signals.ts';
import { ClosureTarget } from '../../../../src/features/scheduling/closures/closure-target.entity.ts';
import { createSignals, onSignal } from '../../../../src/platform/signals/signals.ts';
import { createContext } from '../../../../src/platform/tenancy/context.ts';
import type { RequestContext } from '../../../../src/platform/tenancy/request-context.ts';
import { idsOf, newClosure, type Scene, scene } from './setup.ts';

/** The change that a subscriber received, and the stored closure at that time. */
interface Heard {
  readonly before: ClosureScope | null;
  readonly after: ClosureScope | null;
  readonly written: { readonly name: string | undefined; readonly targets: number };
}

describe('code that subscribes to changes of closures', () => {
  let at: Scene;
  let heard: Heard[];

  /** Returns a request context of the admin. Its signals about closures are added to `heard`. */
  function context(): RequestContext {
    const viewer = { ...at.admin, role: 'academy_admin', staffId: null, parentId: null, studentId: null } as const;
    const hear = onSignal(closureChanged, async (_ctx, em, { closure, before, after }) => {
      const row = await em.findOne(Closure, { id: closure.id });
      const targets = await em.count(ClosureTarget, { closure });
      heard.push({ before, after, written: { name: row?.name, targets } });
    });
    return createContext(
      { ...at.app.services, signals: createSignals([hear]) },
      {
        ...{ requestId: 'heard', ip: '', principal: null },
        academy: { id: at.academy.id, status: 'active', timezone: 'UTC', currency: 'USD', viewer },
      },
    );
  }

  beforeAll(async () => {
    at = await scene();
    heard = [];
  });

  it('is called after a closure is created, changed or deleted', async () => {
    const batchIds = await idsOf(() => at.academy.with.batch());
    const roomIds = await idsOf(() => at.academy.with.room(), 1);
    const id = await createClosure(context(), newClosure({ batchIds: batchIds.toReversed() }) as never);
    const first: ClosureScope = {
      ...{ wallStart: '2026-12-24T00:00:00', wallEnd: '2027-01-01T00:00:00', excusesFees: false },
      ...{ courseIds: [], batchIds, roomIds: [] },
    };
    expect(heard.splice(0)).toEqual([{ before: null, after: first, written: { name: 'Holidays', targets: 2 } }]);

    const hours = { endDate: '2026-12-24', startTime: '09:00:00', endTime: '10:30:00' };
    await updateClosure(context(), id, { ...hours, batchIds: [], roomIds, excusesFees: true, name: 'New floor' });
    const second: ClosureScope = {
      ...{ wallStart: '2026-12-24T09:00:00', wallEnd: '2026-12-24T10:30:00', excusesFees: true },
      ...{ courseIds: [], batchIds: [], roomIds },
    };
    expect(heard.splice(0)).toEqual([{ before: first, after: second, written: { name: 'New floor', targets: 1 } }]);

    await deleteClosure(context(), id);
    expect(heard.splice(0)).toEqual([{ before: second, after: null, written: { name: undefined, targets: 1 } }]);
  });

  it('is not called if period and targets stay the same', async () => {
    const courseIds = await idsOf(() => at.academy.with.course());
    const { id } = await at.academy.with.closure({ courseIds, startDate: '2026-12-24' });
    await updateClosure(context(), id, { name: 'Another' });
    await updateClosure(context(), id, {
      ...{ startDate: '2026-12-24', endDate: '2026-12-24', startTime: null, excusesFees: false },
      courseIds: courseIds.toReversed().map((each) => each.toUpperCase()),
    });
    expect(heard).toEqual([]);
  });

  it('is not called if the change is refused', async () => {
    const { id } = await at.academy.with.closure();
    await expect(updateClosure(context(), id, { endDate: '1999-01-01' })).rejects.toThrow();
    await expect(deleteClosure(context(), id, 7)).rejects.toThrow();
    expect(heard).toEqual([]);
  });
});

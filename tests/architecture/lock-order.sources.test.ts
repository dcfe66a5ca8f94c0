import { describe, expect, it } from 'vitest';
import { entities } from '../../src/features/index.ts';
import { LOCK_ORDER } from '../../src/features/lock-order.ts';
import { PROJECT, parse, readSources, type SourceFile, visit } from './sources.ts';

const LOCKING = ['lockRecords', 'lockWhere'];

/** Returns the classes whose rows a file locks by name. */
function lockedClasses({ program }: SourceFile): string[] {
  const found: string[] = [];
  visit(program, (node) => {
    if (node.type !== 'CallExpression' || !LOCKING.includes(node.callee.name)) return;
    const name = node.arguments[1]?.name;
    if (/^[A-Z]/.test(name ?? '')) found.push(name);
  });
  return found;
}

describe('LOCK_ORDER', () => {
  const names = LOCK_ORDER.map(({ name }) => name);

  it('lists each entity class once, in the order in which the database writes rows', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(entities.slice(0, names.length)).toEqual(LOCK_ORDER);
    expect(new Set(entities).size).toBe(entities.length);
  });

  it('contains every entity class whose rows the service locks', () => {
    const locked = readSources(PROJECT, ['src/features']).flatMap(lockedClasses);
    expect(locked.length).toBeGreaterThan(40);
    expect(locked.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('is compared with the entity classes that this test finds in calls of lockRecords', () => {
    const file = parse('src/features/academics/rooms/room.service.ts', 'await lockRecords(em, Locker, ids);');
    expect(lockedClasses(file)).toEqual(['Locker']);
  });
});

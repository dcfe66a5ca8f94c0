import type { SqlEntityManager } from '@mikro-orm/sql';
import { auditedTexts, blankAudit, noteErasure } from '../../../platform/audit/blank-audit.ts';
import { lockRecords } from '../../../platform/database/records.ts';
import { onboardingTransaction } from '../../../platform/database/tenant-session.ts';
import { invalidField, notFound } from '../../../platform/errors/app-error.ts';
import { blankPerson, type Erasable, keptOf, type PersonRow } from '../../../platform/privacy/erasable.ts';
import { type ErasedPerson, type PersonKind, personErased } from '../../../platform/privacy/person-erased.ts';
import { actorOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { lockAccounts } from '../../identity/auth/erase-accounts.ts';
import { accountsOf, eraseLogins } from '../../people/members/erase-logins.ts';
import { parentErasure } from '../../people/parents/parent-erasure.ts';
import { staffErasure } from '../../people/staff/staff-erasure.ts';
import { studentErasure } from '../../people/students/student-erasure.ts';
import { eraseFeedNames } from '../../scheduling/calendars/erase-feeds.ts';
import { eraseFiles, filesOfPerson } from '../files/erase-files.ts';
import { PersonResource } from './erasure.enums.ts';
import type { ErasePersonArgs } from './erasure.inputs.ts';
import type { ErasedPersonPayload } from './erasure.types.ts';

// biome-ignore lint/suspicious/noExplicitAny: each names the properties of its own class
const KINDS: Record<PersonResource, { kind: PersonKind; erasable: Erasable<any> }> = {
  [PersonResource.STUDENT]: { kind: 'Student', erasable: studentErasure },
  [PersonResource.PARENT]: { kind: 'Parent', erasable: parentErasure },
  [PersonResource.STAFF]: { kind: 'Staff', erasable: staffErasure },
};

/**
 * Erases the personal data of a person who is deleted or inactive: the person's row, data about the person in each
 * feature, and the user accounts with which the person signed in. Changes nothing if the person is already erased.
 */
export async function erasePerson(
  ctx: RequestContext,
  { resource, id, reason }: ErasePersonArgs,
): Promise<ErasedPersonPayload> {
  const { kind, erasable } = KINDS[resource];
  if (!isUuid(id)) throw notFound(erasable.name);
  const person = { resource: kind, id: id.toLowerCase() };
  // runs as the owner of the tables, because a transaction of an academy may not change user accounts
  const { row, addresses } = await ctx.session.aside(() =>
    onboardingTransaction(
      ctx.database,
      ctx.session.academyId,
      (em) => erase(ctx, em, person, { ...erasable, reason }),
      actorOf(ctx),
    ),
  );
  await ctx.mailer.forget(addresses);
  ctx.reads.clear();
  const { erasedAt, version } = row;
  return { id: person.id, resource, erasedAt: erasedAt ?? '', version };
}

async function erase<Row extends PersonRow>(
  ctx: RequestContext,
  em: SqlEntityManager,
  person: ErasedPerson,
  erasable: Erasable<Row> & { readonly reason: string },
): Promise<Erased<Row>> {
  const { entity, name, isActive, activeText } = erasable;
  await lockAcademy(em, ctx.session.academyId);
  const known: Row | null = await em.findOne(entity, { id: person.id }, { filters: { notDeleted: false } });
  if (!known) throw notFound(name);
  // while the academy is locked, no other transaction changes the links between users and people
  const accounts = await lockAccounts(em, await accountsOf(ctx, em, person, { entity, userId: known.user?.id }));
  const [row] = await lockRecords(em, entity, [person.id], { filters: { notDeleted: false } });
  if (!row) throw notFound(name);
  if (row.erasedAt) return { row, addresses: [] };
  if (row.deletedAt === null && isActive(row)) throw invalidField('id', activeText);
  const rows = { entity, ids: [person.id] };
  const addresses = [
    ...accounts.map(({ email }) => email),
    ...(await auditedTexts(em, rows, 'email')),
    ...emailOf(row),
  ];
  const files = await filesOfPerson(em, person);
  blankPerson(row, erasable);
  row.erasedAt = now();
  await em.flush();
  await ctx.signals.publish(ctx, em, personErased, person);
  await eraseFiles(ctx, em, files);
  await eraseFeedNames(ctx, em, accounts);
  await eraseLogins(ctx, em, accounts);
  await blankAudit(em, ctx.database.engine, rows, { except: keptOf(entity) });
  noteErasure(em, rows, erasable.reason);
  return { row, addresses };
}

/** The row of an erased person, and all known e-mail addresses of this person. */
interface Erased<Row> {
  readonly row: Row;
  readonly addresses: readonly string[];
}

const emailOf = (row: object): string[] => ('email' in row && typeof row.email === 'string' ? [row.email] : []);

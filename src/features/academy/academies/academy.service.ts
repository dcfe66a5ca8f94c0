import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { v7 as uuid } from 'uuid';
import { lockCopied } from '../../../platform/database/copied-rows.ts';
import { assignGiven } from '../../../platform/database/records.ts';
import { tenantTransaction } from '../../../platform/database/tenant-session.ts';
import { forbidden, invalidField, notFound, refuseIfAny, unauthenticated } from '../../../platform/errors/app-error.ts';
import type { Principal } from '../../../platform/permissions/caller.ts';
import { actorOf, todayIn } from '../../../platform/tenancy/context.ts';
import { fileErrors } from '../../../platform/tenancy/file-errors.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { Academy } from './academy.entity.ts';
import { AcademyStatus, MemberRole } from './academy.enums.ts';
import type { BillingSettingsInput, CreateAcademyInput, UpdateAcademyInput } from './academy.inputs.ts';
import { roleIn } from './academy.loaders.ts';
import { academyCreated, academyReopened, currencyChanged, timezoneChanged } from './academy.signals.ts';
import {
  type AcademySettings,
  type BillingSettings,
  defaultBranding,
  defaultSettings,
  settingsBefore,
} from './academy-settings.ts';
import { refuseTakenSlug, withSlugOf } from './slug.ts';
import { type StoredSubscription, trialSubscription } from './subscription.ts';

/**
 * Creates an academy with a trial of the plan "growth". The caller becomes its first admin. Returns the academy's id.
 */
export async function createAcademy(ctx: RequestContext, input: CreateAcademyInput): Promise<string> {
  const { userId } = requirePrincipal(ctx);
  const insert = (slug: string) => insertAcademy(ctx, userId, input, slug);
  const id =
    input.slug === undefined && !ctx.refused
      ? await withSlugOf(ctx.database, input.name, insert)
      : await refuseTakenSlug(() => insert(input.slug ?? ''), { database: ctx.database, slug: input.slug, id: null });
  ctx.directory.clear();
  return id;
}

async function insertAcademy(
  ctx: RequestContext,
  adminId: string,
  { branding, settings, ...given }: CreateAcademyInput,
  slug: string,
): Promise<string> {
  const id = uuid();
  await tenantTransaction(
    ctx.database,
    id,
    async (em) => {
      const academy = Object.assign(new Academy(), { id });
      assignGiven(academy, { ...withoutNulls(given), slug });
      academy.branding = { ...defaultBranding(), ...defined(branding) };
      academy.settings = mergeSettings(defaultSettings(), settings);
      academy.subscription = trialSubscription(new Date());
      em.persist(academy);
      await ctx.signals.publish(ctx, em, academyCreated, { academy, userId: adminId });
    },
    actorOf(ctx),
  );
  return id;
}

/** Changes an academy. Its admins and Super Admins may change it. Only a Super Admin may suspend it or set its plan. */
export async function updateAcademy(ctx: RequestContext, id: string, input: UpdateAcademyInput): Promise<void> {
  const change = async (em: SqlEntityManager, academy: Academy, { isSuperAdmin }: Principal) => {
    const { timezone, currency } = academy.settings;
    refuseOpenDays(academy.settings, input);
    const { branding, settings, subscription, status, logoFileId, ...given } = input;
    if (status && status !== academy.status) {
      if (status === AcademyStatus.SUSPENDED && !isSuperAdmin) throw forbidden();
      const isReopened = academy.status === AcademyStatus.SUSPENDED;
      academy.status = status;
      if (isReopened) await ctx.signals.publish(ctx, em, academyReopened, { academy });
    }
    refuseIfAny(await fileErrors(ctx, em, Academy, input));
    assignGiven(academy, { ...withoutNulls(given), logoFileId: logoFileId?.toLowerCase() ?? logoFileId });
    if (branding) academy.branding = { ...academy.branding, ...defined(branding) };
    if (settings) academy.settings = mergeSettings({ ...settingsBefore(), ...UNCHOSEN, ...academy.settings }, settings);
    if (subscription && isSuperAdmin) academy.subscription = mergeSubscription(academy.subscription, subscription);
    if (academy.settings.currency !== currency) await ctx.signals.publish(ctx, em, currencyChanged, { academy });
    if (academy.settings.timezone !== timezone) await ctx.signals.publish(ctx, em, timezoneChanged, { academy });
  };
  const sent = { database: ctx.database, slug: input.slug, id: id.toLowerCase() };
  await refuseTakenSlug(() => writeAcademy(ctx, id, change), sent);
}

/** Throws BAD_USER_INPUT if the input sets `booksClosedUntil` to today or a later day. */
function refuseOpenDays({ timezone }: Academy['settings'], { settings = {} }: UpdateAcademyInput): void {
  const { booksClosedUntil } = settings;
  const field = 'settings.booksClosedUntil';
  if (booksClosedUntil && booksClosedUntil >= todayIn(settings.timezone ?? timezone)) {
    throw invalidField(field, messages.dateBefore(field, 'today'));
  }
}

/** Marks an academy as deleted. Its users lose access to it, and its rows are kept. */
export async function deleteAcademy(ctx: RequestContext, id: string): Promise<void> {
  await writeAcademy(ctx, id, async (_em, academy) => {
    academy.deletedAt = now();
  });
}

/**
 * Runs `change` on an academy. Throws if the caller is neither an admin of the academy nor a Super Admin. Only a Super
 * Admin may change a suspended academy.
 */
async function writeAcademy(
  ctx: RequestContext,
  id: string,
  change: (em: SqlEntityManager, academy: Academy, principal: Principal) => Promise<void>,
): Promise<void> {
  const principal = requirePrincipal(ctx);
  if (!isUuid(id)) throw notFound('Academy');
  const academyId = id.toLowerCase();
  await tenantTransaction(
    ctx.database,
    academyId,
    async (em) => {
      // with this lock, changes run one after another: each change merges its settings with the stored settings
      const locked = await lockCopied(em, Academy, [academyId], LockMode.PESSIMISTIC_WRITE);
      const academy = await em.findOne(Academy, { id: academyId, deletedAt: null }, locked);
      const role = await roleIn(em, academyId, principal.userId);
      if (!academy || !(role || principal.isSuperAdmin)) throw notFound('Academy');
      if (!principal.isSuperAdmin) {
        if (role !== MemberRole.ACADEMY_ADMIN) throw forbidden();
        if (academy.status === AcademyStatus.SUSPENDED) throw forbidden();
      }
      await change(em, academy, principal);
    },
    actorOf(ctx),
  );
  ctx.directory.clear();
}

function requirePrincipal(ctx: RequestContext): Principal {
  if (!ctx.principal) throw unauthenticated();
  return ctx.principal;
}

/** Replaces null with the empty string, because texts of an academy that are not set are stored as empty strings. */
const withoutNulls = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value === null ? '' : value]));

/** An input without undefined values. A null value sets the field to null. */
type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/**
 * The default of `notices`. The switch of a kind is missing if the academy has never set it. For such a kind, the
 * service still sends the older mail that the notice has replaced.
 */
const UNCHOSEN = { notices: {} as AcademySettings['notices'] };

/** Returns the input without fields that are undefined. */
const defined = <T extends object>(input: T | undefined): Given<T> =>
  Object.fromEntries(Object.entries(input ?? {}).filter(([, value]) => value !== undefined)) as never;

function mergeSettings(settings: Academy['settings'], input: UpdateAcademyInput['settings']): Academy['settings'] {
  const { attendanceCounting: counting, batches, billing, latePenalty: penalty, ...others } = defined(input);
  const { certificates, invoicing, notices, noticeChannels, quietHours, ...given } = others;
  const merged = { ...settings, ...given };
  const latePenalty = { ...settings.latePenalty, ...defined(penalty) };
  // fees that became due before this change of the penalty do not get the changed penalty
  if (!isDeepStrictEqual(latePenalty, settings.latePenalty)) latePenalty.since = todayIn(merged.timezone);
  const attendanceCounting = { ...settings.attendanceCounting, ...defined(counting) };
  return {
    ...merged,
    attendanceCounting,
    batches: { ...settings.batches, ...defined(batches) },
    certificates: { ...settings.certificates, ...defined(certificates) },
    billing: mergeBilling(settings.billing, billing, merged.timezone),
    latePenalty,
    invoicing: { ...settings.invoicing, ...defined(invoicing) },
    notices: { ...settings.notices, ...defined(notices) },
    noticeChannels: { ...settings.noticeChannels, ...defined(noticeChannels) },
    quietHours: { ...settings.quietHours, ...defined(quietHours) },
  };
}

/**
 * Returns the billing settings with the values of an input. If the input turns on automatic billing, sets `autoSince`
 * to today: only charges from this day on are billed automatically.
 */
function mergeBilling(
  billing: BillingSettings,
  input: BillingSettingsInput | undefined,
  timezone: string,
): BillingSettings {
  const merged = { ...billing, ...defined(input) };
  return { ...merged, autoSince: merged.auto ? (billing.autoSince ?? todayIn(timezone)) : null };
}

function mergeSubscription(
  subscription: StoredSubscription,
  input: NonNullable<UpdateAcademyInput['subscription']>,
): StoredSubscription {
  const { limits, ...given } = defined(input);
  return { ...subscription, ...given, limits: { ...subscription.limits, ...defined(limits) } };
}

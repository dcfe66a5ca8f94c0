import { ObjectType } from 'type-graphql';
import { EnumField, TimeField, ValueField } from '../../../platform/fields/value-fields.ts';
import { camelCase } from '../../../platform/validation/messages.ts';
import {
  NOTICE_KINDS,
  NoticeChannel,
  NoticeKind,
  NoticeSwitch,
  SETTABLE_KINDS,
  type SettableKind,
} from './notice.enums.ts';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The name that a kind of notice has in the settings, such as `lowAttendance`. */
export type KindName = CamelCase<`${SettableKind}`>;

/** Returns the name that a kind of notice has in the settings. */
export const kindName = (kind: SettableKind): KindName => camelCase(kind) as KindName;

export const KIND_NAMES: readonly KindName[] = SETTABLE_KINDS.map(kindName);

/** Returns an object with one setting for each kind of notice. */
export const forKinds = <Value>(settingOf: (kind: SettableKind) => Value): Record<KindName, Value> =>
  Object.fromEntries(SETTABLE_KINDS.map((kind) => [kindName(kind), settingOf(kind)])) as Record<KindName, Value>;

/** Returns an empty base class whose type has one property for each kind of notice. */
const perKind = <Value>() => class {} as new () => Record<KindName, Value>;

const descriptionOf = (kind: SettableKind): string =>
  NOTICE_KINDS[kind.toUpperCase() as keyof typeof NOTICE_KINDS].replace(/\.$/, '');

@ObjectType({ description: 'The kinds of notices that an academy sends.' })
export class NoticeSwitches extends perKind<NoticeSwitch>() {}

@ObjectType({ description: 'The channels of each kind of notice, for recipients without a choice of their own.' })
export class NoticeChannels extends perKind<NoticeChannel[]>() {}

for (const kind of SETTABLE_KINDS) {
  const name = kindName(kind);
  EnumField(() => NoticeSwitch, `Whether the academy sends the notice "${descriptionOf(kind)}".`)(
    NoticeSwitches.prototype,
    name,
  );
  ValueField(() => [NoticeChannel], `The channels of notices of the kind \`${kind}\`.`)(NoticeChannels.prototype, name);
}

@ObjectType({ description: 'The hours in which most notices are held back.' })
export class QuietHours {
  @TimeField('The beginning, in the time zone of the academy: HH:MM:SS.')
  from!: string;

  @TimeField(
    'The end, on the next day if it is before the beginning. If it equals the beginning, there are no quiet ' +
      'hours.',
  )
  to!: string;
}

/** Returns the notice switches of a new academy: all kinds are on, except reminders of sessions. */
export const newSwitches = (): NoticeSwitches =>
  forKinds((kind) => (kind === NoticeKind.SESSION_REMINDER ? NoticeSwitch.OFF : NoticeSwitch.ON));

/**
 * Returns the notice switches of an academy that was created before notices existed and has not set them. All kinds are
 * off.
 */
export const unsetSwitches = (): NoticeSwitches => forKinds(() => NoticeSwitch.OFF);

export const defaultChannels = (): NoticeChannels => forKinds(() => [NoticeChannel.EMAIL]);

export const defaultQuietHours = (): QuietHours => ({ from: '21:00:00', to: '07:00:00' });

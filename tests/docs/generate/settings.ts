import { settings } from '../../../src/process/settings.ts';
import { SETTINGS, type SettingName } from './setting-texts.ts';

/** Returns a table of all settings with their meaning, the values that they accept, and their default. */
export function settingsTable(): string {
  const rows = (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    const { meaning, fallback, accepts } = SETTINGS[name];
    return `| \`${name}\` | ${meaning} | ${accepts ?? acceptedBy(name)} | ${fallback ?? defaultOf(name)} |`;
  });
  return ['| Variable | Meaning | Accepts | Default |', '|---|---|---|---|', ...rows].join('\n');
}

const { shape } = settings('production');

/** Returns the accepted values from the error that the rule of the setting reports for an invalid text. */
function acceptedBy(name: SettingName): string {
  const text = shape[name].safeParse('\0').error?.issues[0]?.message ?? '';
  // VitePress would take `<…>` for a tag
  return text.replace(/^must be /, '').replace(/\S+ <[^>]+>/, '`$&`');
}

/** Returns the default of a setting in the notation of the environment. */
function defaultOf(name: SettingName): string {
  const { data } = shape[name].safeParse(undefined);
  if (typeof data === 'boolean')
    return `\`${
      [
        ['off', 'on'],
        ['false', 'true'],
      ][isOnOrOff(name) ? 0 : 1]?.[Number(data)]
    }\``;
  if (data === null) return '`off`';
  if (data === undefined || (Array.isArray(data) && data.length === 0)) return 'none';
  return `\`${data}\``;
}

const isOnOrOff = (name: SettingName): boolean => shape[name].safeParse('on').success;

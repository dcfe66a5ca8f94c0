import type { FunctionText } from './function-text.ts';

/** A database function that finds or counts rows by a `needle`, in the academy of the setting `app.academy_id`. */
export interface Finder {
  /** The name of the function with its parameters. */
  readonly head: string;
  /** True if the function returns ids, and false if it returns a number. */
  readonly isSet: boolean;
  /** The query or expression for a needle with one or two characters. */
  readonly short: string;
  /** The query or expression for a longer needle, which is found by trigrams. */
  readonly long: string;
}

/**
 * Returns the statement that creates a finder. The function runs as the owner of the stored texts. PostgreSQL plans its
 * query again for each needle, because a single letter is found faster by reading all texts of the academy, and a name
 * is found faster by its trigrams.
 */
export function finder({ head, isSet, short, long }: Finder, text: FunctionText): string {
  const answer = (found: string) => (isSet ? text.returnRows(found, 'own') : text.returnValue(found, 'own'));
  return `create function ${head} returns ${isSet ? 'setof uuid' : 'bigint'} language plpgsql stable parallel safe security definer${isSet ? ' rows 100' : ''}
      set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$ declare
      own constant uuid := current_setting('app.academy_id');
      pattern constant text := '%' || replace(replace(replace(needle, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
    begin
      if strpos(needle, chr(31)) > 0 then return${isSet ? '' : ' 0'}; end if;
      if length(needle) < 3 then ${answer(short)}
      else ${answer(long)} end if;${isSet ? '\n      return;' : ''}
    end $$`;
}

/** Returns the statements that let only the tenant role call a finder. */
export function accessTo({ head }: Finder): string[] {
  const name = head.slice(0, head.indexOf('('));
  return [`revoke execute on function ${name} from public`, `grant execute on function ${name} to academy_tenant`];
}

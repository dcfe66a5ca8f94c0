/**
 * The results of a function for a needle with one or two characters (`short`), and for a longer needle, which is found
 * by trigrams (`long`).
 */
interface Answer {
  readonly short: string;
  readonly long: string;
}

/**
 * Returns the statements for a function that finds or counts rows of the session's academy by a `needle`. It runs as the
 * owner of the stored texts. It is planned for each needle: a single letter is found faster by reading all texts of the
 * academy, a name by its trigrams.
 */
export function finder(head: string, returned: 'bigint' | 'setof uuid', { short, long }: Answer): string[] {
  const isSet = returned !== 'bigint';
  const name = head.slice(0, head.indexOf('('));
  return [
    `create function ${head} returns ${returned} language plpgsql stable parallel safe security definer${isSet ? ' rows 100' : ''}
      set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$ declare
      own constant uuid := current_setting('app.academy_id');
      pattern constant text := '%' || replace(replace(replace(needle, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%';
    begin
      if strpos(needle, chr(31)) > 0 then return${isSet ? '' : ' 0'}; end if;
      if length(needle) < 3 then ${short}
      else ${long} end if;${isSet ? '\n      return;' : ''}
    end $$`,
    `revoke execute on function ${name} from public`,
    `grant execute on function ${name} to academy_tenant`,
  ];
}

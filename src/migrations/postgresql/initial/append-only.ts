/**
 * Makes the ledger append-only, even for the owner of the tables. Its rows can be deleted only after their whole academy
 * is deleted. A payment's reference may be erased.
 */
export const appendOnly: readonly string[] = [
  `create function refuse_ledger_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      if not exists (select from academies where id = old.academy_id) then return old; end if;
    end if;
    if tg_op = 'UPDATE' then
      if old.reference is not null and new.reference is null
        and to_jsonb(new) - '{reference,updated_at}'::text[] = to_jsonb(old) - '{reference,updated_at}'::text[]
      then return new; end if;
    end if;
    raise exception 'payments are append-only';
  end $$`,
  `create trigger payments_append_only before update or delete on payments
    for each row execute function refuse_ledger_change()`,
  `create trigger payments_no_truncate before truncate on payments
    for each statement execute function refuse_ledger_change()`,
  `create function refuse_entry_change() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then
      if not exists (select from academies where id = old.academy_id) then return old; end if;
    end if;
    raise exception 'ledger entries are append-only';
  end $$`,
  `create trigger ledger_entries_append_only before update or delete on ledger_entries
    for each row execute function refuse_entry_change()`,
  `create trigger ledger_entries_no_truncate before truncate on ledger_entries
    for each statement execute function refuse_entry_change()`,
];

import { Migration } from '@mikro-orm/migrations';

/** The day of each payment, as it was when it was entered: the time zone of an academy may change. */
export class PaymentDays extends Migration {
  override up(): void {
    this.addSql(`alter table "payments" add "paid_on" date null`);
    // the version before enters payments that do not tell it; a zone that the server does not know counts as UTC
    this.addSql(`create function tell_payment_day() returns trigger language plpgsql as $$ begin
      new.paid_on := (new.paid_at at time zone (select o.settings ->> 'timezone' from academies o where o.id = new.academy_id))::date;
      return new;
    exception when invalid_parameter_value then
      new.paid_on := (new.paid_at at time zone 'UTC')::date;
      return new;
    end $$`);
    this.addSql(`create trigger payments_day before insert on payments
      for each row when (new.paid_on is null) execute function tell_payment_day()`);
    // until the payments that there are tell it, by the next migration
    this.addSql(`create or replace function refuse_ledger_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' then
        if not exists (select from academies where id = old.academy_id) then return old; end if;
      end if;
      if tg_op = 'UPDATE' then
        if old.paid_on is null and to_jsonb(new) - 'paid_on' = to_jsonb(old) - 'paid_on' then return new; end if;
        if old.reference is not null and new.reference is null
          and to_jsonb(new) - '{reference,updated_at}'::text[] = to_jsonb(old) - '{reference,updated_at}'::text[]
        then return new; end if;
      end if;
      raise exception 'payments are append-only';
    end $$`);
  }
}

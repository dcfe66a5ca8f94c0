import { Migration } from '@mikro-orm/migrations';

export class CertificatePrints extends Migration {
  override up(): void {
    this.addSql(
      `create table "certificate_prints" ("academy_id" uuid not null, "id" uuid not null, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "certificate_id" uuid not null, "renderer_version" int not null, "sha256" varchar(64) not null, primary key ("academy_id", "id"))`,
    );
    this.addSql(
      `alter table "certificate_prints" add constraint "certificate_prints_academy_id_certificate_id_rend_b3689_unique" unique ("academy_id", "certificate_id", "renderer_version")`,
    );
    this.addSql(
      `alter table "certificate_prints" add constraint "certificate_prints_academy_id_certificate_id_foreign" foreign key ("academy_id", "certificate_id") references "certificates" ("academy_id", "id") on update restrict on delete restrict`,
    );
    this.addSql(`alter table "certificate_prints" enable row level security`);
    this.addSql(
      `create policy "certificate_prints_tenant" on "certificate_prints" using (academy_id = current_setting('app.academy_id')::uuid) with check (academy_id = current_setting('app.academy_id')::uuid)`,
    );
    this.addSql(`grant select, insert, update, delete on "certificate_prints" to academy_tenant`);
  }
}

import { Migration } from '@mikro-orm/migrations';

export class ApiKeys extends Migration {
  override up(): void {
    this.addSql(`alter table \`users\` add column \`kind\` text not null default 'person'`);
    // whom jobs act as: nobody signs in as it
    this.addSql(
      `insert into \`users\` (\`id\`, \`created_at\`, \`updated_at\`, \`name\`, \`email\`, \`password_hash\`, \`kind\`) values ('00000000-0000-7000-8000-000000000001', strftime('%Y-%m-%dT%H:%M:%fZ'), strftime('%Y-%m-%dT%H:%M:%fZ'), 'System', 'system@keys.invalid', '!', 'system') on conflict (\`id\`) do update set \`kind\` = 'system'`,
    );
    this.addSql(
      `create table \`api_keys\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`role\` text check (\`role\` in ('academy_admin', 'administrator', 'department_head', 'teacher', 'support_staff')) not null, \`scopes\` json not null, \`expires_at\` datetime not null, \`allowed_cidrs\` json null, \`last_used_at\` datetime null, \`revoked_at\` datetime null, \`created_by\` text not null, \`secret_hash\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`api_keys_created_by_foreign\` foreign key (\`created_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`api_keys_created_by_index\` on \`api_keys\` (\`created_by\`)`);
    this.addSql(`create index \`api_keys_id_index\` on \`api_keys\` (\`id\`)`);
    this.addSql(
      `create index \`api_keys_academy_id_created_at_id_index\` on \`api_keys\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`api_keys_academy_id_updated_at_id_index\` on \`api_keys\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`api_keys_academy_id_name_id_index\` on \`api_keys\` (\`academy_id\`, \`name\`, \`id\`)`,
    );
    this.addSql(
      `create index \`api_keys_academy_id_created_by_id_index\` on \`api_keys\` (\`academy_id\`, \`created_by\`, \`id\`)`,
    );
  }
}

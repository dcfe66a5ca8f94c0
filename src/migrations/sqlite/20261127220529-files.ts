import { Migration } from '@mikro-orm/migrations';

export class Files extends Migration {
  override up(): void {
    this.addSql(`alter table \`academies\` add column \`logo_file_id\` text null`);
    this.addSql(`alter table \`students\` add column \`photo_file_id\` text null`);
    this.addSql(
      `create table \`files\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`name\` text not null, \`size\` integer not null, \`mime_type\` text not null, \`sha256\` text not null, \`uploaded_by\` text not null, \`unused_since\` datetime null, primary key (\`academy_id\`, \`id\`), constraint \`files_uploaded_by_foreign\` foreign key (\`uploaded_by\`) references \`users\` (\`id\`) on delete restrict)`,
    );
    this.addSql(`create index \`files_uploaded_by_index\` on \`files\` (\`uploaded_by\`)`);
    this.addSql(
      `create index \`files_academy_id_created_at_id_index\` on \`files\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`files_academy_id_updated_at_id_index\` on \`files\` (\`academy_id\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`files_academy_id_uploaded_by_created_at_id_index\` on \`files\` (\`academy_id\`, \`uploaded_by\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`files_academy_id_uploaded_by_updated_at_id_index\` on \`files\` (\`academy_id\`, \`uploaded_by\`, \`updated_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`files_academy_id_unused_since_id_index\` on \`files\` (\`academy_id\`, \`unused_since\`, \`id\`)`,
    );
    this.addSql(
      `create table \`file_references\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`file_id\` text not null, \`resource_type\` text not null, \`resource_id\` text not null, \`field\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`file_references_academy_id_file_id_foreign\` foreign key (\`academy_id\`, \`file_id\`) references \`files\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`file_references_academy_id_created_at_id_index\` on \`file_references\` (\`academy_id\`, \`created_at\`, \`id\`)`,
    );
    this.addSql(
      `create index \`file_references_academy_id_file_id_id_index\` on \`file_references\` (\`academy_id\`, \`file_id\`, \`id\`)`,
    );
    this.addSql(
      `create index \`file_references_academy_id_file_id_index\` on \`file_references\` (\`academy_id\`, \`file_id\`)`,
    );
    this.addSql(
      `create unique index \`file_references_academy_id_resource_id_field_file_id_unique\` on \`file_references\` (\`academy_id\`, \`resource_id\`, \`field\`, \`file_id\`)`,
    );
  }
}

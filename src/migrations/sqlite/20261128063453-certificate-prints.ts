import { Migration } from '@mikro-orm/migrations';

export class CertificatePrints extends Migration {
  override up(): void {
    this.addSql(
      `create table \`certificate_prints\` (\`academy_id\` text not null, \`id\` text not null, \`created_at\` datetime not null, \`updated_at\` datetime not null, \`certificate_id\` text not null, \`renderer_version\` integer not null, \`sha256\` text not null, primary key (\`academy_id\`, \`id\`), constraint \`certificate_prints_academy_id_certificate_id_foreign\` foreign key (\`academy_id\`, \`certificate_id\`) references \`certificates\` (\`academy_id\`, \`id\`) on update restrict on delete restrict)`,
    );
    this.addSql(
      `create index \`certificate_prints_academy_id_certificate_id_index\` on \`certificate_prints\` (\`academy_id\`, \`certificate_id\`)`,
    );
    this.addSql(
      `create unique index \`certificate_prints_academy_id_certificate_id_renderer_version_unique\` on \`certificate_prints\` (\`academy_id\`, \`certificate_id\`, \`renderer_version\`)`,
    );
  }
}

import { Migration } from '@mikro-orm/migrations';

export class SessionLists extends Migration {
  override up(): void {
    this.addSql(
      `create index \`class_sessions_academy_id_instructor_id_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`instructor_id\`, \`date\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_room_id_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`room_id\`, \`date\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`start_time\`, \`id\`)`,
    );
    this.addSql(
      `create index \`class_sessions_academy_id_status_date_start_time_id_index\` on \`class_sessions\` (\`academy_id\`, \`status\`, \`date\`, \`start_time\`, \`id\`)`,
    );
  }
}

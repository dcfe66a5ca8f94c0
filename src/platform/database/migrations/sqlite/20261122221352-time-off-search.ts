import { Migration } from '@mikro-orm/migrations';

export class TimeOffSearch extends Migration {
  override up(): void {
    this.addSql(
      `create index \`staff_time_off_academy_id_end_date_id_index\` on \`staff_time_off\` (\`academy_id\`, \`end_date\`, \`id\`)`,
    );
  }
}

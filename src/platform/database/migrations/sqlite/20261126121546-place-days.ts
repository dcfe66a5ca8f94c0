import { Migration } from '@mikro-orm/migrations';

export class PlaceDays extends Migration {
  override up(): void {
    this.addSql(
      `create index \`enrollments_places_index\` on \`enrollments\` (\`academy_id\`, \`active_from\`, \`dropped_on\`, \`id\`)`,
    );
    this.addSql(
      `create index \`enrollment_events_of_completion_index\` on \`enrollment_events\` (\`academy_id\`, \`effective_on\`) where coalesce(from_stage, '') = 'completed' or coalesce(to_stage, '') = 'completed'`,
    );
  }
}

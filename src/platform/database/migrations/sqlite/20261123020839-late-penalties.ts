import { Migration } from '@mikro-orm/migrations';

const NOW = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`;

/**
 * Academies have had the penalty for fees paid late, which nothing charged so far, since today, by their own clocks. `day_in`
 * is given by whoever runs migrations.
 */
export class LatePenalties extends Migration {
  override up(): void {
    this.addSql(`alter table \`fees\` add column \`penalty_basis\` json null`);
    this.addSql(`alter table \`fees\` add column \`waived_at\` datetime null`);
    this.addSql(`alter table \`fees\` add column \`waive_reason\` text null`);
    this.addSql(
      `update academies set settings = json_set(settings, '$.latePenalty.since', day_in(settings ->> '$.timezone', ${NOW}))
      where settings -> '$.latePenalty.since' is null`,
    );
  }
}

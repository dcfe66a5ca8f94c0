import { daysBetween } from '../../../../platform/time/days.ts';
import type { PromotionLevel, SkillCounts, StudentFacts } from './readiness.loaders.ts';

/** Returns true if the student holds the level or a higher one. Levels with the same position are ordered by id. */
export function isHeldAlready({ heldId, heldPosition }: StudentFacts, level: PromotionLevel): boolean {
  if (heldId === null || heldPosition === null) return false;
  return heldPosition === level.position ? heldId >= level.id : heldPosition > level.position;
}

/** Returns true if a student meets the requirements of a level on a day. */
export function isReady(facts: StudentFacts, level: PromotionLevel, { required }: SkillCounts, today: string): boolean {
  const { since, dateOfBirth } = facts;
  if (Number(facts.achievedRequired) < Number(required)) return false;
  if (level.minDays !== null && (since === null || daysBetween(since, today) < level.minDays)) return false;
  if (level.minSessions !== null && Number(facts.sessions) < level.minSessions) return false;
  return level.minAge === null || (dateOfBirth !== null && ageOn(dateOfBirth, today) >= level.minAge);
}

/** Returns the age in whole years on a day: YYYY-MM-DD. */
export function ageOn(dateOfBirth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

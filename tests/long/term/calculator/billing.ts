import { mulDiv, split, sum } from './arithmetic.ts';
import { addDays, addMonths, type Day, isIn, later, monthOf, monthsFrom, type Period } from './days.ts';
import { Account, type Fee, type Fund } from './ledger.ts';
import { hasBegun, type Lesson, Lessons } from './lessons.ts';
import type { Item, Offer } from './offer.ts';
import { billableDays, type Family, type Place, share } from './places.ts';
import { dueDay, type Price, Prices, type TakenRank } from './prices.ts';

/** A billed item of a place for a period: one fee, or its installments. */
interface Billed {
  readonly place: Place;
  readonly item: Item;
  readonly period: Period;
  /** The days of the billed lessons, without the lessons that were credited later. */
  days: Day[];
  readonly fees: Fee[];
  readonly rank: number | null;
  readonly notes: { readonly day: Day; readonly fund: Fund }[];
}

/** A planned charge of a run. */
export interface Charge extends Price {
  readonly place: Place;
  readonly item: Item;
  readonly period: Period;
  readonly days: Day[];
}

const isCharged = ({ marks }: Lesson, { student }: Place): boolean =>
  marks.get(student) === 'present' || marks.get(student) === 'late';

/** The nightly run bills a month or a term this many days before it begins. */
const LEAD_DAYS = 7;

/** The number of past days whose marks are billed and corrected. */
const MARKED_DAYS = 31;

/** Bills according to the specification, and keeps the account of each family. */
export class Billing {
  readonly lessons: Lessons;
  readonly places: Place[] = [];
  readonly accounts = new Map<Family, Account>();
  readonly billed: Billed[] = [];
  private readonly prices: Prices;
  private funds = 0;

  constructor(
    private readonly offer: Offer,
    /** Local time: `2026-09-01T16:00:00`. */
    private readonly clock: { readonly now: string },
  ) {
    this.lessons = new Lessons(offer.classes);
    this.prices = new Prices(
      offer,
      this.lessons,
      () => this.places,
      (item, on) => this.ranksTaken(item, on),
    );
  }

  get now(): string {
    return this.clock.now;
  }

  get today(): Day {
    return this.now.slice(0, 10);
  }

  get fees(): Fee[] {
    return [...this.accounts.values()].flatMap(({ fees }) => fees);
  }

  nextFund(): number {
    this.funds += 1;
    return this.funds;
  }

  /** Returns the account of a family. Creates the account if the family has none. */
  account(family: Family): Account {
    const account = this.accounts.get(family) ?? new Account(family.name);
    this.accounts.set(family, account);
    return account;
  }

  /** Applies credit to open fees, at the end of every operation. */
  settle(): void {
    for (const account of this.accounts.values()) account.settle(this.today);
  }

  /** Bills a new place immediately: one-time items, the current month and the current term. */
  activate(place: Place): Fee[] {
    const periods: Record<Item['frequency'], Period[]> = {
      one_time: [{ id: 'once', from: place.class.start, until: place.class.end }],
      monthly: [monthOf(this.today)],
      per_term: [this.offer.term].filter((term) => isIn(this.today, term)),
      per_session: [],
    };
    const items = place.class.course.items.filter((item) => !place.replaces || item.frequency !== 'one_time');
    return this.post(items.flatMap((item) => periods[item.frequency].flatMap((each) => this.plan(place, item, each))));
  }

  /** Plans the nightly run: months and terms that begin within a week, and months and terms that were missed. */
  planPeriods(): Charge[] {
    const until = addDays(this.today, LEAD_DAYS);
    const months = monthsFrom(this.offer.term.from, until);
    const periods = { monthly: months, per_term: [this.offer.term].filter(({ from }) => from <= until) };
    return this.places.flatMap((place) =>
      place.class.course.items.flatMap((item) => {
        const due = item.frequency === 'monthly' || item.frequency === 'per_term' ? periods[item.frequency] : [];
        return due.flatMap((period) => this.plan(place, item, period));
      }),
    );
  }

  /** Plans one charge for each lesson marked present or late. */
  planMarks(): Charge[] {
    return this.markedLessons().flatMap(({ place, item, lesson }) => {
      const isBillable = isCharged(lesson, place) && share(place, { from: lesson.day, until: lesson.day }) !== null;
      return isBillable ? this.plan(place, item, { id: lesson.id, from: lesson.day, until: lesson.day }) : [];
    });
  }

  /** Reverses the fee of a corrected mark. If no money is on the fee, voids it; otherwise, issues a credit note. */
  correctMarks(): void {
    for (const { place, item, lesson } of this.markedLessons()) {
      const billed = this.find(place, item, lesson.id);
      if (billed && !isCharged(lesson, place)) for (const fee of billed.fees) this.takeBack(fee);
    }
  }

  private markedLessons(): { place: Place; item: Item; lesson: Lesson }[] {
    const days = { from: addDays(this.today, -MARKED_DAYS), until: this.today };
    return this.places.flatMap((place) => {
      const items = place.class.course.items.filter(({ frequency }) => frequency === 'per_session');
      const lessons = items.length > 0 ? this.lessons.of(place.class, days) : [];
      return items.flatMap((item) => lessons.map((lesson) => ({ place, item, lesson })));
    });
  }

  /** Returns the sibling ranks of fees in force that are not fully credited. */
  private ranksTaken(of: Item, on: Day): TakenRank[] {
    const isOnce = ({ frequency }: Item) => frequency === 'one_time';
    return this.billed.flatMap(({ place: { student }, item, period, fees, rank }) => {
      const isCompared = item.feeType === of.feeType && (isOnce(of) ? isOnce(item) : !isOnce(item) && isIn(on, period));
      const isStanding = fees.some((fee) => !fee.isVoided && fee.account.amount(fee) > fee.account.notesFor(fee));
      return rank !== null && isCompared && isStanding ? [{ student, rank }] : [];
    });
  }

  private find(place: Place, item: Item, period: string): Billed | undefined {
    return this.billed.find((each) => each.place === place && each.item === item && each.period.id === period);
  }

  /**
   * Returns the charge of an item for a place and a period. Returns none if the price is zero or the charge is already
   * billed.
   */
  private plan(place: Place, item: Item, period: Period): Charge[] {
    if (this.find(place, item, period.id)) return [];
    const days = billableDays(place, period, this.lessons);
    const isCovered = item.proration === 'none' ? share(place, period) !== null : days.length > 0;
    if (!isCovered) return [];
    const scheduled = this.lessons.weekly(place.class, period).length;
    const on = later(period.from, place.activeFrom ?? period.from);
    const price = this.prices.price(item, place, days.length, scheduled, on);
    return price.amount === 0 ? [] : [{ place, item, period, days, ...price }];
  }

  /** Bills each planned charge as one fee, or as installments. */
  post(charges: readonly Charge[]): Fee[] {
    return charges.flatMap(({ place, item, period, days, amount, taxes, rank }) => {
      const parts = item.installments ? split(amount, item.installments) : [amount];
      const due = dueDay(item, period, place);
      const fees = parts.map((part, at) => {
        const key = `${place.id}:${item.code}:${period.id}:${at + 1}`;
        const dueOn = later(addMonths(due, at), this.today);
        return this.charge(place, { key, amount: part, type: item.feeType, due: dueOn, taxes });
      });
      this.billed.push({ place, item, period, days, fees, rank, notes: [] });
      return fees;
    });
  }

  charge(
    place: Place,
    given: Pick<Fee, 'key' | 'type' | 'due' | 'penaltyFor'> & { amount: number; taxes?: readonly number[] },
  ): Fee {
    const account = this.account(place.student.family);
    const { amount, taxes = [], ...rest } = given;
    const whose = { student: place.student.name, course: place.class.course.name };
    const fee: Fee = { ...rest, ...whose, taxes, account, id: '', billedOn: this.today, isVoided: false };
    account.charge(fee, amount);
    return fee;
  }

  /** Voids a fee if no money is on the fee. Otherwise, issues a credit note for the remaining amount. */
  private takeBack(fee: Fee): void {
    const { account } = fee;
    const left = account.amount(fee) - account.notesFor(fee);
    if (fee.isVoided || left === 0) return;
    if (account.balance(fee) === account.amount(fee)) account.void(fee, this.today);
    else this.note(fee, left);
  }

  note(fee: Fee, amount: number): Fund {
    return fee.account.note({ fee, amount, on: this.today, number: this.nextFund() });
  }

  /**
   * Credits the unused part of a place that ends. After a transfer, this is the unused part of months and terms; in all
   * other cases, the drop policy decides.
   */
  creditUnused(place: Place): void {
    for (const billed of this.billed.filter((each) => each.place === place)) {
      const { item, days, fees } = billed;
      const isPeriod = item.frequency === 'monthly' || item.frequency === 'per_term';
      const isCredited = place.end === 'transferred' ? isPeriod : place.class.course.creditsUnused;
      if (!isCredited || item.feeType === 'admission' || item.frequency === 'per_session' || days.length === 0)
        continue;
      const used = days.filter((day) => hasBegun(this.lessons.at(place.class, day), this.now));
      const charged = sum(fees.map((fee) => fee.account.amount(fee) - fee.account.notesFor(fee)));
      this.creditLast(fees, charged - mulDiv(charged, used.length, days.length));
      billed.days = used;
    }
  }

  /** Credits a total to the installments of a charge, the last installment first. */
  private creditLast(fees: readonly Fee[], total: number): Fund[] {
    let left = total;
    return [...fees].reverse().flatMap((fee) => {
      const part = Math.min(left, fee.account.amount(fee) - fee.account.notesFor(fee));
      left -= part;
      return part > 0 ? [this.note(fee, part)] : [];
    });
  }

  /** Excuses lessons. For each lesson, credits the lesson's share of the amount that was billed. */
  excuse(lessons: readonly Lesson[]): Fund[] {
    return lessons.flatMap((lesson) => {
      const isOf = ({ place, item, days }: Billed) =>
        place.class === lesson.class && item.proration === 'sessions' && days.includes(lesson.day);
      return this.billed.filter(isOf).flatMap((billed) => {
        const funds = this.creditShare(billed, [lesson.day]);
        billed.notes.push(...funds.map((fund) => ({ day: lesson.day, fund })));
        return funds;
      });
    });
  }

  /** Credits the share of lessons in a billed amount, and no longer counts them as billed. */
  private creditShare(billed: Billed, days: readonly Day[]): Fund[] {
    const charged = sum(billed.fees.map((fee) => fee.account.amount(fee) - fee.account.notesFor(fee)));
    const left = billed.days.length - days.length;
    const funds = this.creditLast(billed.fees, charged - mulDiv(charged, left, billed.days.length));
    billed.days = billed.days.filter((day) => !days.includes(day));
    return funds;
  }

  /** Moves the start of a place to a later day, and credits the days before it. */
  beginLater(place: Place, day: Day): void {
    place.activeFrom = day;
    for (const billed of this.billed.filter((each) => each.place === place && each.item.proration === 'sessions')) {
      const before = billed.days.filter((each) => each < day);
      if (before.length > 0) this.creditShare(billed, before);
    }
  }

  /** Restores lessons: their credit notes are voided, and spent credit is charged again. */
  takeBackCredits(lessons: readonly Lesson[]): Fee[] {
    return this.billed.flatMap((billed) => {
      const days = lessons.filter((lesson) => lesson.class === billed.place.class).map(({ day }) => day);
      return billed.notes
        .filter(({ day, fund }) => days.includes(day) && !fund.isVoided)
        .flatMap(({ day, fund }) => {
          billed.days = [...billed.days, day].sort();
          return this.takeBackNote(billed, fund);
        });
    });
  }

  private takeBackNote({ place, item, period }: Billed, fund: Fund): Fee[] {
    const fee = fund.fee as Fee;
    const isSpent = fee.account.held(fund, fee) + fee.account.held(fund, null) < fund.amount;
    if (!isSpent) {
      fee.account.voidNote(fund, this.today);
      return [];
    }
    const key = `${place.id}:${item.code}:${period.id}:again-1`;
    // the tax of a fund is in proportion to the tax of its fee
    const taxes = fee.taxes.map((tax) => mulDiv(tax, fund.amount, fee.account.amount(fee)));
    return [this.charge(place, { key, amount: fund.amount, type: item.feeType, due: this.today, taxes })];
  }
}

import { paperKind } from '../../../platform/papers/paper.ts';
import { wordsIn } from '../../../platform/papers/paper-words.ts';
import type { Sheet } from '../../../platform/papers/sheet.ts';
import type { ReportCardData, ReportedResult } from './report-card.types.ts';
import { REPORT_CARD_WORDS } from './report-card-words.ts';

/** Draws the report card of an enrollment for a term. */
export const reportCardPaper = paperKind<ReportCardData>({
  name: 'report card',
  settings: ({ look, logo, enrollment: { student, term, to } }) => ({
    look,
    logo,
    title: `${wordsIn(look.locale, REPORT_CARD_WORDS).reportCard} – ${student}, ${term}`,
    createdAt: `${to}T00:00:00Z`,
  }),
  draw(sheet, data) {
    const { enrollment, average, comment } = data;
    const { formats } = sheet;
    const words = wordsIn(data.look.locale, REPORT_CARD_WORDS);
    sheet.write(words.reportCard, { size: 20, font: 'bold' }, 10);
    sheet.facts(
      [
        [words.student, enrollment.student],
        [words.course, enrollment.course],
        [words.batch, enrollment.batch],
        [words.term, enrollment.term],
        [words.period, `${formats.day(enrollment.from)} – ${formats.day(enrollment.to)}`],
        [words.average, average === null ? null : `${formats.number(average / 100)} %`],
        [words.grade, enrollment.grade],
      ],
      14,
    );
    drawResults(sheet, data);
    drawAttendance(sheet, data);
    if (comment !== null) {
      heading(sheet, words.comment);
      sheet.write(comment);
    }
  },
});

/** Writes a heading on the same page as the lines below the heading. */
function heading(sheet: Sheet, text: string): void {
  sheet.ensure(80);
  sheet.write(text, { size: 13, font: 'bold', colour: sheet.colours.accent }, 4);
}

function drawResults(sheet: Sheet, { look, results }: ReportCardData): void {
  const { formats } = sheet;
  const words = wordsIn(look.locale, REPORT_CARD_WORDS);
  const scoreOf = ({ status, score, max }: ReportedResult): string => {
    if (status === 'missing') return words.missing;
    if (status === 'excused') return words.excusedResult;
    return score === null ? '–' : `${formats.number(score / 100)} / ${formats.number(max / 100)}`;
  };
  heading(sheet, words.results);
  if (results.length === 0) sheet.write(words.noResults, { colour: sheet.colours.muted });
  else {
    sheet.table({
      columns: [
        { title: words.assessment, share: 4.4 },
        { title: words.date, share: 1.5 },
        { title: words.score, share: 2, align: 'right' },
        { title: words.percent, share: 1.3, align: 'right' },
      ],
      rows: results.map((result) => ({
        cells: [
          [result.title, result.feedback].filter(Boolean).join('\n'),
          result.date === null ? '' : formats.shortDay(result.date),
          scoreOf(result),
          result.score === null ? '' : formats.number(Math.round((result.score * 10_000) / result.max) / 100),
        ],
      })),
    });
  }
  sheet.y += 16;
}

function drawAttendance(sheet: Sheet, { look, attendance }: ReportCardData): void {
  const { formats } = sheet;
  const words = wordsIn(look.locale, REPORT_CARD_WORDS);
  const { present, late, absent, excused, rate } = attendance;
  heading(sheet, words.attendance);
  sheet.table({
    columns: [words.present, words.late, words.absent, words.excused, words.rate].map((title) => ({
      title,
      share: 1,
      align: 'right',
    })),
    rows: [
      {
        cells: [
          ...[present, late, absent, excused].map((count) => formats.number(count)),
          rate === null ? '–' : `${formats.number(Number(rate))} %`,
        ],
      },
    ],
  });
  sheet.y += 16;
}

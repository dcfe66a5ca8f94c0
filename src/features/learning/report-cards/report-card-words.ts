import type { PaperTexts } from '../../../platform/papers/paper-words.ts';

type Word =
  | 'reportCard'
  | 'student'
  | 'course'
  | 'batch'
  | 'term'
  | 'period'
  | 'grade'
  | 'average'
  | 'results'
  | 'assessment'
  | 'date'
  | 'score'
  | 'percent'
  | 'noResults'
  | 'attendance'
  | 'present'
  | 'late'
  | 'absent'
  | 'excused'
  | 'rate'
  | 'comment'
  | 'missing'
  | 'excusedResult';

/** The texts of a report card. */
export const REPORT_CARD_WORDS: PaperTexts<Word> = {
  reportCard:
    'Report card | Zeugnis | Boletín de notas | Bulletin | Pagella | Rapport | Boletim | Świadectwo | Έλεγχος προόδου | ' +
    'Табель успеваемости',
  student: 'Student | Schüler | Alumno | Élève | Allievo | Leerling | Aluno | Uczeń | Μαθητής | Ученик',
  course: 'Course | Kurs | Curso | Cours | Corso | Cursus | Curso | Kurs | Μάθημα | Курс',
  batch: 'Class | Klasse | Clase | Classe | Classe | Klas | Turma | Grupa | Τμήμα | Группа',
  term: 'Term | Halbjahr | Trimestre | Trimestre | Trimestre | Periode | Período | Semestr | Τρίμηνο | Четверть',
  period: 'Period | Zeitraum | Período | Période | Periodo | Tijdvak | Intervalo | Okres | Περίοδος | Период',
  grade: 'Grade | Note | Calificación | Note | Voto | Cijfer | Nota | Ocena | Βαθμός | Оценка',
  average:
    'Average | Durchschnitt | Promedio | Moyenne | Media | Gemiddelde | Média | Średnia | Μέσος όρος | Средний балл',
  results:
    'Results | Ergebnisse | Resultados | Résultats | Risultati | Resultaten | Resultados | Wyniki | Αποτελέσματα | ' +
    'Результаты',
  assessment:
    'Assessment | Leistung | Evaluación | Évaluation | Prova | Toets | Avaliação | Sprawdzian | Αξιολόγηση | Работа',
  date: 'Date | Datum | Fecha | Date | Data | Datum | Data | Data | Ημερομηνία | Дата',
  score: 'Score | Punkte | Puntos | Points | Punti | Punten | Pontos | Punkty | Μονάδες | Баллы',
  percent: 'Percent | Prozent | Por ciento | Pour cent | Per cento | Procent | Por cento | Procent | Ποσοστό | Процент',
  noResults:
    'No results in this term. | Keine Ergebnisse in diesem Zeitraum. | Sin resultados en este período. | ' +
    'Pas de résultats pour cette période. | Nessun risultato in questo periodo. | Geen resultaten in deze periode. | ' +
    'Sem resultados neste período. | Brak wyników w tym okresie. | Δεν υπάρχουν αποτελέσματα. | Нет результатов за период.',
  attendance:
    'Attendance | Anwesenheit | Asistencia | Présence | Presenze | Aanwezigheid | Presença | Obecność | Παρουσίες | ' +
    'Посещаемость',
  present: 'Present | Anwesend | Presente | Présent | Presente | Aanwezig | Presente | Obecny | Παρών | Присутствовал',
  late: 'Late | Verspätet | Tarde | En retard | In ritardo | Te laat | Atrasado | Spóźniony | Καθυστέρηση | Опоздал',
  absent: 'Absent | Abwesend | Ausente | Absent | Assente | Afwezig | Ausente | Nieobecny | Απών | Отсутствовал',
  excused:
    'Excused | Entschuldigt | Justificado | Excusé | Giustificato | Verontschuldigd | Justificado | Usprawiedliwiony | ' +
    'Δικαιολογημένη | По уважительной причине',
  rate: 'Rate | Quote | Porcentaje | Taux | Percentuale | Percentage | Taxa | Frekwencja | Ποσοστό | Процент посещений',
  comment:
    'Comment | Bemerkung | Comentario | Commentaire | Commento | Opmerking | Comentário | Komentarz | Σχόλιο | ' +
    'Комментарий',
  missing:
    'not handed in | nicht abgegeben | no entregado | non rendu | non consegnato | niet ingeleverd | não entregue | ' +
    'nie oddano | δεν παραδόθηκε | не сдано',
  excusedResult:
    'excused | entschuldigt | exento | excusé | esonerato | vrijgesteld | dispensado | zwolniony | απαλλαγή | ' +
    'освобождён',
};

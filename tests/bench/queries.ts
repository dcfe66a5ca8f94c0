/** Dashboard fields of a student in our schema; arguments like `first` are omitted for plain lists. */
const student = (list: (name: string, args: string, fields: string) => string) => `
  id name email joinedAt
  ${list('enrollments', '(first: 10)', 'id status enrollmentDate progressPercentage batch { id name startDate classroom course { id name code } }')}
  ${list('attendance', '(first: 20, orderBy: [DATE_DESC])', 'id date status')}
  ${list('fees', '(first: 10)', 'id title amount dueDate')}`;

const connections = student((name, args, fields) => `${name}${args} { nodes { ${fields} } }`);
const plain = student((name, _args, fields) => `${name} { ${fields} }`);

/** Queries for our schema. */
export const OURS = {
  dashboard: `query Dashboard { students(first: 50, orderBy: [NAME_ASC]) { nodes { ${connections} } } }`,
  one: `query One($id: ID!) { student(id: $id) { ${connections} } }`,
  tiny: '{ me { id } }',
  list: `query List {
    list: batches(first: 15) {
      total: totalCount
      nodes {
        id course_id: courseId academy_id: academyId name code start_date: startDate end_date: endDate
        start_time: startTime end_time: endTime days_of_week: daysOfWeek max_students: maxStudents
        instructor_id: instructorId room_id: roomId classroom status status_is_manual: statusIsManual notes sessions_until: sessionsUntil version available_seats: availableSeats
        created_at: createdAt updated_at: updatedAt
        course {
          id academy_id: academyId name code description category level department_id: departmentId color min_age: minAge
          max_age: maxAge level_id: levelId certificate_template_id: certificateTemplateId
          auto_certificate: autoCertificate price billing_frequency: billingFrequency
          completion_rule: completionRule {
            min_attendance: minAttendance min_progress: minProgress require_paid: requirePaid
          }
          status version created_at: createdAt updated_at: updatedAt
        }
      }
    }
  }`,
  rollcall: `mutation RollCall($input: TakeRollCallInput!) { takeRollCall(input: $input) { id status } }`,
  enrol: `mutation Enrol($input: EnrollStudentInput!) { enrollStudent(input: $input) { id status } }`,
  drop: `mutation Drop($id: ID!) { dropEnrollment(id: $id) { id status } }`,
};

/** The dashboard query for the plain Apollo server. */
export const PLAIN = { dashboard: `query Dashboard { students(first: 50) { ${plain} } }` };

const newestFirst = 'orderBy: [CREATED_AT_DESC, ROW_ID_DESC]';
const peerStudent = `
  id: rowId name email joinedAt
  enrollments: enrollmentsByAcademyIdAndStudentIdList(first: 10, ${newestFirst}, condition: { deletedAt: null }) {
    id: rowId status enrollmentDate progressPercentage
    batch: batchByAcademyIdAndBatchId {
      id: rowId name startDate classroom course: courseByAcademyIdAndCourseId { id: rowId name code }
    }
  }
  attendance: attendancesByAcademyIdAndStudentIdList(first: 20, orderBy: [DATE_DESC, ROW_ID_DESC]) {
    id: rowId date status
  }
  fees: feesByAcademyIdAndStudentIdList(first: 10, ${newestFirst}, condition: { voidedAt: null }) {
    id: rowId title amount dueDate
  }`;

/** Queries for PostGraphile's schema. */
export const POSTGRAPHILE = {
  dashboard: `query Dashboard {
    students: allStudentsList(
      first: 50, orderBy: [NAME_ASC, ROW_ID_ASC], condition: { deletedAt: null }
    ) { ${peerStudent} }
  }`,
  one: `query One($academyId: UUID!, $id: UUID!) {
    student: studentByAcademyIdAndRowId(academyId: $academyId, rowId: $id) { ${peerStudent} }
  }`,
  tiny: 'query Tiny($id: UUID!) { me: userByRowId(rowId: $id) { id: rowId } }',
};

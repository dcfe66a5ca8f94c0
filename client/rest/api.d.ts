// Written by `npm run client` from rest/openapi.json.
export interface paths {
 "/auth/register": {
  /**
   * Makes a user, who is a member of no academy yet, and signs them in
   * @description Every attempt counts towards the limit of the address.
   */
  post: operations["register"];
 };
 "/auth/login": {
  /**
   * Signs a user in
   * @description Every attempt counts towards the login limit.
   */
  post: operations["login"];
 };
 "/auth/logout": {
  /** Ends the session of the token that the request carries, at once */
  post: operations["logout"];
 };
 "/auth/me": {
  /** The user who is signed in */
  get: operations["me"];
 };
 "/auth/refresh": {
  /**
   * Swaps the token that the request carries for a new one
   * @description The old one is refused from then on; using it again after 10 seconds ends the session.
   */
  post: operations["refresh"];
 };
 "/auth/forgot-password": {
  /**
   * Mails a link for choosing a new password to the address
   * @description The link works for 30 minutes. The response is the same for known and unknown addresses. More than 3 requests an hour for an address return status 429.
   */
  post: operations["requestPasswordReset"];
 };
 "/auth/reset-password": {
  /**
   * Sets a new password for the user who received the token, and ends all of their login sessions
   * @description Does not sign the user in. A token that is unknown, used or too old is reported on `token`.
   */
  post: operations["resetPassword"];
 };
 "/auth/password": {
  /**
   * Gives the caller a new password and ends their other sessions
   * @description A wrong present one is reported on `current_password`; every attempt counts towards the login limit.
   */
  post: operations["changePassword"];
 };
 "/auth/email-verification": {
  /**
   * Mails the caller a link to prove their e-mail address by, that works for 24 hours
   * @description At most 3 in an hour.
   */
  post: operations["requestEmailVerification"];
 };
 "/auth/verify-email": {
  /**
   * Confirms the e-mail address of the user who received the token
   * @description No operation requires a confirmed address.
   */
  post: operations["verifyEmail"];
 };
 "/auth/sessions": {
  /** The active login sessions of the caller */
  get: operations["mySessions"];
  /** Ends all sessions of the caller but the present one */
  delete: operations["revokeOtherSessions"];
 };
 "/courses/{id}/batches": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** The batches of the course */
  get: operations["courseBatches"];
 };
 "/batches/{id}/preview": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Previews the effects of a change of a batch on its sessions, and the clashes that it would cause
   * @description For callers who may make the change. Writes nothing.
   */
  post: operations["previewBatchChange"];
 };
 "/students/import": {
  /**
   * Registers the students of a CSV file, and changes those whose `id`, `external_id` or `student_number` a row has
   * @description There may also be `emergency_contact_name`, `_phone` and `_relationship`. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is status 409.
   */
  post: operations["importStudents"];
 };
 "/parents/import": {
  /**
   * Registers the parents of a CSV file, and changes those whose `id` or `email` a row has
   * @description `students` are the children, in place of those there are: as they are exported, or by external id, student number or id, with semicolons between them and what the parent is to them in `relationship`. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is status 409.
   */
  post: operations["importParents"];
 };
 "/staff/import": {
  /**
   * Registers the staff members of a CSV file, and changes those whose `id`, `email` or `staff_number` a row has
   * @description An administrator writes no other administrators. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is status 409.
   */
  post: operations["importStaff"];
 };
 "/enrollments/import": {
  /**
   * Enrolls the students of a CSV file, and changes the enrollments whose `id` a row has, one row after another
   * @description A student may also be named by `student_external_id` or `student_number`, a batch by `batch_code` or `batch_name`, a course by `course_code`. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is status 409.
   */
  post: operations["importEnrollments"];
 };
 "/fees/import": {
  /**
   * Bills by the rows of a CSV file, and changes the fees whose `id` a row has
   * @description A student may also be named by `student_external_id` or `student_number`, a parent by `parent_email`. Payments are no part of it. Rows without an `id` are new fees each time they are sent. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is status 409.
   */
  post: operations["importFees"];
 };
 "/enrollments/{id}/approve": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Makes a pending enrollment active, and bills its one-time fees, the current month and the current term; a waitlisted one needs a free seat
   * @description An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  post: operations["approveEnrollment"];
 };
 "/enrollments/{id}/transfer": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Moves a student to another batch: drops the open enrollment and returns a new one there
   * @description If either fails, nothing changes. An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  post: operations["transferEnrollment"];
 };
 "/sessions/{id}/cancel": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Cancels a session; later changes of its batch do not restore it
   * @description For a session that has begun: admins; for one with marks: no caller. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  post: operations["cancelSession"];
 };
 "/sessions/{id}/restore": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Restores a cancelled session
   * @description A session that a closure cancelled is no longer affected by closures. Only admins restore a session that has begun. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  post: operations["restoreSession"];
 };
 "/sessions/{id}/hold": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Marks a session that has begun as held
   * @description Teachers do so for sessions of their batches and, until the edit hours end, for sessions that they lead as substitutes. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  post: operations["holdSession"];
 };
 "/sessions/{id}/roster": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The students who were active in the batch on the day, by name, with their marks: those whose enrollment the caller can see
   * @description The staff member who leads the session sees all of them from the day before until the edit hours end, in whole days.
   */
  get: operations["sessionRoster"];
 };
 "/sessions/{id}/attendance": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Marks up to 200 students of a session that is not cancelled, as `POST /attendance` does
   * @description The session becomes `held`. The staff member who leads it may mark it from its day until the edit hours end, also in a batch of another instructor. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  post: operations["takeSessionRoll"];
 };
 "/fees/{id}/split": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Splits a fee with no payments or credits into installments, for one payer or several
   * @description The first installment is the fee itself. Returns all of them, in the order of the parts. An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  post: operations["splitFee"];
 };
 "/fees/{id}/explanation": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Why the fee stands as it does at the end of a day: the steps of its price, and what happened since */
  get: operations["feeExplanation"];
 };
 "/accounts/{id}/statement": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** The movements of money on the account from one day to another, at most 366 days: the last 90 days by default */
  get: operations["accountStatement"];
 };
 "/fees/{id}/waive": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Waives a penalty for late payment: it is voided or, if a part is paid, reduced, and the paid part becomes credit
   * @description The fee that it was for gets no other. An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  post: operations["waivePenalty"];
 };
 "/fees/{id}/void": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Voids a fee that has no money on it: it leaves the lists and cannot be paid
   * @description An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  post: operations["voidFee"];
 };
 "/fees/{id}/payments": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** The payments and refunds of the fee, those for several fees among them */
  get: operations["feePayments"];
  /**
   * Records money that was received for a fee
   * @description An API key without the scope `payments:read` gets only the id and the fields that it sent.
   */
  post: operations["recordPayment"];
 };
 "/payments/{id}/refund": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Refunds a payment, in full or in part
   * @description Returns the refund: a payment with a negative amount. An API key without the scope `payments:read` gets only the id and the fields that it sent.
   */
  post: operations["refundPayment"];
 };
 "/batches/{id}/fees": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Bills every active student of a batch, each once for the type and period
   * @description Returns the fees of all of them, both new and existing. An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  post: operations["createFeesForBatch"];
 };
 "/fee-plans/{id}/revise": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Creates the next revision of an active plan: the items that it bills from a day on
   * @description Billed fees stay unchanged. An API key without the scope `fee_plans:read` gets only the id and the fields that it sent.
   */
  post: operations["reviseFeePlan"];
 };
 "/billing-runs/{id}/confirm": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Has a held run bill after all, what there is to bill by then
   * @description Status 422 on `id` for any other run. An API key without the scope `billing_runs:read` gets only the id and the fields that it sent.
   */
  post: operations["confirmBillingRun"];
 };
 "/quotes": {
  /**
   * Previews the fees of enrolling a student in a batch, today and later
   * @description The rules of enrolling apply: status 422 if it would be refused, except because the batch is full. For a pending enrollment it previews the approval. Writes nothing.
   */
  post: operations["quote"];
 };
 "/invitations/accept": {
  /** Makes the invited a member and signs them in: a new user, or an existing one who proves to be them */
  post: operations["acceptInvitation"];
 };
 "/sessions/{id}/free-instructors": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Substitutes for a session: active teachers and department heads who lead no other session at that time, are not away, and are available then or have entered no availability
   * @description Staff who have taught the course come first, then those with the fewest hours that week, then by name: at most 100. Null if the caller can see no such session. For staff.
   */
  get: operations["freeInstructors"];
 };
 "/closures/preview": {
  /**
   * Previews the effects of a closure on sessions, and the clashes of sessions that it would restore
   * @description For callers who may create the closure. Writes nothing.
   */
  post: operations["previewClosure"];
 };
 "/closures/{id}/preview": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Previews the effects of a closure on sessions, and the clashes of sessions that it would restore
   * @description For callers who may create the closure. Writes nothing.
   */
  post: operations["previewClosureChange"];
 };
 "/events": {
  /**
   * The events of the academy, the oldest first, in the order of their numbers, without gaps
   * @description Events are kept for 30 days; an older `after` is refused. For academy admins and administrators.
   */
  get: operations["listEvents"];
 };
 "/event-types": {
  /**
   * The types of events, and what their data hold
   * @description For academy admins and administrators.
   */
  get: operations["listEventTypes"];
 };
 "/staff/{id}/take-back-sessions": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Gives a rehired staff member the batches and upcoming sessions that they had until they left and that have no instructor since; department heads those of their departments
   * @description `GET /sessions` finds them by `former_instructor_id`. Sessions during approved time off are skipped and, if the academy refuses clashes, sessions at the time of another one that the staff member leads.
   */
  post: operations["takeBackSessions"];
 };
 "/students/{id}/restore": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Restores a student who was deleted in the last 30 days: the record only
   * @description Enrollments that were dropped and a login that ended stay so. A student who is not deleted, for example after a second call, is returned unchanged. An API key without the scope `students:read` gets only the id and the fields that it sent.
   */
  post: operations["restoreStudent"];
 };
 "/students/{id}/erase": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Erases the personal data of a person who is inactive or deleted, permanently: names, contacts, medical notes, photos, documents and notes about them, including those in the audit log; their login ends
   * @description Money, counts, grades and attendance stay. For admins of the academy. Repeating it changes nothing.
   */
  post: operations["eraseStudent"];
 };
 "/parents/{id}/erase": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Erases the personal data of a person who is inactive or deleted, permanently: names, contacts, medical notes, photos, documents and notes about them, including those in the audit log; their login ends
   * @description Money, counts, grades and attendance stay. For admins of the academy. Repeating it changes nothing.
   */
  post: operations["eraseParent"];
 };
 "/staff/{id}/erase": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Erases the personal data of a person who is inactive or deleted, permanently: names, contacts, medical notes, photos, documents and notes about them, including those in the audit log; their login ends
   * @description Money, counts, grades and attendance stay. For admins of the academy. Repeating it changes nothing.
   */
  post: operations["eraseStaffMember"];
 };
 "/time-off/{id}/decide": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Approves or declines time off, or decides anew: department heads on that of their staff, never their own
   * @description An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  post: operations["decideTimeOff"];
 };
 "/timetable": {
  /**
   * Every day of a period, with its closures and sessions
   * @description The staff see all sessions, parents those of their children, students their own: of one student, staff member, room or batch where one is named. Of one that the caller does not see there are none.
   */
  get: operations["timetable"];
 };
 "/webhook-endpoints/{id}/rotate": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Replaces the secret of a webhook endpoint
   * @description Only this response shows the new one. The former secret also signs for a while; as long as it does, a third is status 409. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  post: operations["rotateWebhookSecret"];
 };
 "/webhook-endpoints/{id}/test": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Sends an event of the type `webhook.test` to one endpoint
   * @description The delivery reports the result shortly after. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  post: operations["testWebhookEndpoint"];
 };
 "/webhook-endpoints/{id}/recover": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Sends an endpoint what it missed: events of its types that were never sent to it, and deliveries that are dead or cancelled
   * @description At most 10,000.
   */
  post: operations["recoverWebhookDeliveries"];
 };
 "/webhook-deliveries/{id}/replay": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Sends a delivery again at once, regardless of its status, under the same `webhook-id`
   * @description An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  post: operations["replayWebhookDelivery"];
 };
 "/calendar-feeds/{id}/rotate": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Replaces the address of a calendar feed
   * @description Only this response shows the new one. The former address no longer works.
   */
  post: operations["rotateCalendarFeed"];
 };
 "/reports/ageing": {
  /**
   * Open amounts of fees on a day by days since the due date, with credit separately, and totals
   * @description For the office.
   */
  get: operations["ageingReport"];
 };
 "/reports/attendance-history": {
  /**
   * How students were marked in a period, and corrected, by whom and when, the latest days first, with totals
   * @description For admins; teachers and department heads see that of their batches, families their own.
   */
  get: operations["attendanceHistoryReport"];
 };
 "/reports/attendance-summary": {
  /**
   * How students attended in a period, with rates and totals
   * @description For admins; teachers and department heads see that of their batches, families their own.
   */
  get: operations["attendanceSummaryReport"];
 };
 "/reports/class-attendance": {
  /**
   * How sessions were attended in a period, with rates and totals
   * @description For admins; teachers and department heads see those of their batches.
   */
  get: operations["classAttendanceReport"];
 };
 "/reports/capacity": {
  /**
   * How full batches are, how many wait, and how many sessions there are, with totals
   * @description For admins; department heads see those of their courses.
   */
  get: operations["capacityReport"];
 };
 "/reports/enrollment-funnel": {
  /**
   * The progress of enrollments that began in a period, from request to completion, with totals
   * @description For admins; department heads see those of their courses.
   */
  get: operations["enrollmentFunnelReport"];
 };
 "/reports/low-attendance": {
  /**
   * Students with low attendance in the last days, with totals
   * @description For admins; teachers and department heads see students of their batches.
   */
  get: operations["lowAttendanceReport"];
 };
 "/reports/monthly": {
  /**
   * The academy month by month: money owed and its movements, students who joined and left, and attendance
   * @description For admins.
   */
  get: operations["monthlyReport"];
 };
 "/reports/outstanding-fees": {
  /**
   * Open amounts of fees on a day, the overdue part and the oldest due date, with totals
   * @description For the office.
   */
  get: operations["outstandingFeesReport"];
 };
 "/reports/payment-history": {
  /**
   * Payments and refunds of a period, with totals
   * @description For the office; families see their own.
   */
  get: operations["paymentHistoryReport"];
 };
 "/reports/pending-payments": {
  /**
   * Open amounts of fees that were not overdue on a day, the next due date first, with totals
   * @description For the office.
   */
  get: operations["pendingPaymentsReport"];
 };
 "/reports/revenue": {
  /**
   * Billed fees and payments of a period, and the net revenue by cash or as billed, with totals
   * @description For admins.
   */
  get: operations["revenueReport"];
 };
 "/reports/retention": {
  /**
   * Students who stayed and who left in a period, the reasons, and the share of new students who are still active, with totals
   * @description For admins; department heads see those of their courses.
   */
  get: operations["retentionReport"];
 };
 "/reports/staff-performance": {
  /**
   * Figures on the sessions and batches of staff members in a period, with totals
   * @description For admins; department heads see the staff of their departments, other staff members see themselves.
   */
  get: operations["staffPerformanceReport"];
 };
 "/reports/student-progress": {
  /**
   * How students get on and attended in a period, by their enrollments, with totals
   * @description For admins; teachers and department heads see those of their batches, families their own.
   */
  get: operations["studentProgressReport"];
 };
 "/reports": {
  /** The reports that the caller may read, with the arguments of each */
  get: operations["reports"];
 };
 "/academies": {
  /** The academies that the caller has access to */
  get: operations["academies"];
  /** Creates an academy; the caller becomes its admin */
  post: operations["createAcademy"];
 };
 "/academies/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an academy of the caller by id, or null if the caller is no member of it */
  get: operations["academy"];
  /**
   * Changes an academy: its admin, or a Super Admin
   * @description An API key without the scope `academy:read` gets only the id and the fields that it sent.
   */
  put: operations["updateAcademy"];
  /**
   * Hides an academy from all users
   * @description For its admin, or a Super Admin.
   */
  delete: operations["deleteAcademy"];
  /**
   * Changes an academy: its admin, or a Super Admin
   * @description An API key without the scope `academy:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateAcademyByPatch"];
 };
 "/departments": {
  /** The departments of the academy */
  get: operations["departments"];
  /**
   * Creates a department
   * @description An API key without the scope `departments:read` gets only the id and the fields that it sent.
   */
  post: operations["createDepartment"];
 };
 "/departments/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a department by id, or null if there is none */
  get: operations["department"];
  /**
   * Changes a department; a department head their own
   * @description An API key without the scope `departments:read` gets only the id and the fields that it sent.
   */
  put: operations["updateDepartment"];
  /** Hides a department; its courses and staff stay, without a department */
  delete: operations["deleteDepartment"];
  /**
   * Changes a department; a department head their own
   * @description An API key without the scope `departments:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateDepartmentByPatch"];
 };
 "/courses": {
  /** The courses of the academy */
  get: operations["courses"];
  /**
   * Creates a course; a department head in a department of their own
   * @description An API key without the scope `courses:read` gets only the id and the fields that it sent.
   */
  post: operations["createCourse"];
 };
 "/courses/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a course by id, or null if there is none */
  get: operations["course"];
  /**
   * Changes a course; a department head those of their departments
   * @description An API key without the scope `courses:read` gets only the id and the fields that it sent.
   */
  put: operations["updateCourse"];
  /** Hides a course that has no batches and no open enrollments */
  delete: operations["deleteCourse"];
  /**
   * Changes a course; a department head those of their departments
   * @description An API key without the scope `courses:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateCourseByPatch"];
 };
 "/rooms": {
  /** The rooms of the academy */
  get: operations["rooms"];
  /**
   * Creates a room
   * @description An API key without the scope `rooms:read` gets only the id and the fields that it sent.
   */
  post: operations["createRoom"];
 };
 "/rooms/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a room by id, or null if there is none */
  get: operations["room"];
  /**
   * Changes a room
   * @description The `classroom` of its batches and of their sessions to come follows a new name. An API key without the scope `rooms:read` gets only the id and the fields that it sent.
   */
  put: operations["updateRoom"];
  /**
   * Hides a room
   * @description A room that batches use which are not over, or in which they have sessions to come, is archived instead: `message` names the batches.
   */
  delete: operations["deleteRoom"];
  /**
   * Changes a room
   * @description The `classroom` of its batches and of their sessions to come follows a new name. An API key without the scope `rooms:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateRoomByPatch"];
 };
 "/batches": {
  /** The batches of the academy */
  get: operations["batches"];
  /**
   * Creates an upcoming batch; a department head in their departments
   * @description An API key without the scope `batches:read` gets only the id and the fields that it sent.
   */
  post: operations["createBatch"];
 };
 "/batches/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a batch by id, or null if there is none */
  get: operations["batch"];
  /**
   * Changes a batch; a department head those of their departments, a teacher the notes of their own
   * @description An API key without the scope `batches:read` gets only the id and the fields that it sent.
   */
  put: operations["updateBatch"];
  /** Hides a batch; its open enrollments are dropped */
  delete: operations["deleteBatch"];
  /**
   * Changes a batch; a department head those of their departments, a teacher the notes of their own
   * @description An API key without the scope `batches:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateBatchByPatch"];
 };
 "/students": {
  /** The visible students */
  get: operations["students"];
  /**
   * Registers a student
   * @description An API key without the scope `students:read` gets only the id and the fields that it sent.
   */
  post: operations["createStudent"];
 };
 "/students/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a student by id, or null if the caller can see none */
  get: operations["student"];
  /**
   * Changes a student; parents the contact data of their children, students their own
   * @description An API key without the scope `students:read` gets only the id and the fields that it sent.
   */
  put: operations["updateStudent"];
  /** Hides a student; their open enrollments are dropped, and their membership ends */
  delete: operations["deleteStudent"];
  /**
   * Changes a student; parents the contact data of their children, students their own
   * @description An API key without the scope `students:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateStudentByPatch"];
 };
 "/parents": {
  /** The visible parents */
  get: operations["parents"];
  /**
   * Registers a parent, with the children they have here
   * @description An API key without the scope `parents:read` gets only the id and the fields that it sent.
   */
  post: operations["createParent"];
 };
 "/parents/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a parent by id, or null if the caller can see none */
  get: operations["parent"];
  /**
   * Changes a parent; parents themselves, but for their status and children
   * @description An API key without the scope `parents:read` gets only the id and the fields that it sent.
   */
  put: operations["updateParent"];
  /** Hides a parent; their membership ends, their children stay */
  delete: operations["deleteParent"];
  /**
   * Changes a parent; parents themselves, but for their status and children
   * @description An API key without the scope `parents:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateParentByPatch"];
 };
 "/staff": {
  /** The staff of the academy, as far as the caller may see them */
  get: operations["staff"];
  /**
   * Registers a staff member; an administrator none of their own role
   * @description An API key without the scope `staff:read` gets only the id and the fields that it sent.
   */
  post: operations["createStaffMember"];
 };
 "/staff/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a staff member by id, or null if the caller can see none */
  get: operations["staffMember"];
  /**
   * Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, `qualifications` and `weekly_availability`
   * @description Who is terminated is no member any more and teaches no upcoming batch; with an `end_date` to come they lead their sessions and keep their login until that day. `GET /sessions` finds those after it by `unstaffed`. An API key without the scope `staff:read` gets only the id and the fields that it sent.
   */
  put: operations["updateStaffMember"];
  /** Hides a staff member; they are no member any more and teach no upcoming batch */
  delete: operations["deleteStaffMember"];
  /**
   * Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, `qualifications` and `weekly_availability`
   * @description Who is terminated is no member any more and teaches no upcoming batch; with an `end_date` to come they lead their sessions and keep their login until that day. `GET /sessions` finds those after it by `unstaffed`. An API key without the scope `staff:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateStaffMemberByPatch"];
 };
 "/time-off": {
  /** The visible time off: a department head sees that of their departments' staff, others their own */
  get: operations["timeOff"];
  /**
   * Requests time off: for the caller, or by admins for any staff member who has not left
   * @description An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  post: operations["requestTimeOff"];
 };
 "/time-off/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a time off by id, or null if the caller can see none */
  get: operations["staffTimeOff"];
  /**
   * Changes time off: admins any, others their own until it is decided
   * @description Another `status` decides on it, by the rules of `POST /time-off/{id}/decide`. An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTimeOff"];
  /** Withdraws time off: admins any, others their own until it is decided, and before it begins */
  delete: operations["deleteTimeOff"];
  /**
   * Changes time off: admins any, others their own until it is decided
   * @description Another `status` decides on it, by the rules of `POST /time-off/{id}/decide`. An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateTimeOffByPatch"];
 };
 "/closures": {
  /** The closures of the academy */
  get: operations["closures"];
  /**
   * Closes the named courses, batches and rooms, or the academy: sessions in that time are cancelled
   * @description An API key without the scope `closures:read` gets only the id and the fields that it sent.
   */
  post: operations["createClosure"];
 };
 "/closures/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a closure by id, or null if there is none */
  get: operations["closure"];
  /**
   * Changes a closure; the sessions in its former and its new time follow
   * @description An API key without the scope `closures:read` gets only the id and the fields that it sent.
   */
  put: operations["updateClosure"];
  /** Hides a closure; upcoming sessions that it cancelled are restored */
  delete: operations["deleteClosure"];
  /**
   * Changes a closure; the sessions in its former and its new time follow
   * @description An API key without the scope `closures:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateClosureByPatch"];
 };
 "/sessions": {
  /** The visible sessions, by day and time unless another order is requested */
  get: operations["classSessions"];
  /**
   * Adds an extra session to a batch; a department head to those of their departments
   * @description An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  post: operations["addSession"];
 };
 "/sessions/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a session by id, or null if the caller can see none */
  get: operations["classSession"];
  /**
   * Changes a session
   * @description Department heads change sessions of their departments; teachers change the texts of sessions that they lead or whose batch is theirs. A changed time, instructor or room no longer follows the batch, until it is set to the value of the batch again. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  put: operations["updateSession"];
  /**
   * Changes a session
   * @description Department heads change sessions of their departments; teachers change the texts of sessions that they lead or whose batch is theirs. A changed time, instructor or room no longer follows the batch, until it is set to the value of the batch again. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateSessionByPatch"];
 };
 "/enrollments": {
  /** The visible enrollments */
  get: operations["enrollments"];
  /**
   * Enrolls a student
   * @description A full batch refuses an active enrollment and lets a pending one wait for a seat. A department head enrolls students in their courses; parents request a place for their children, students for themselves. An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  post: operations["enrollStudent"];
 };
 "/enrollments/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an enrollment by id, or null if the caller can see none */
  get: operations["enrollment"];
  /**
   * Changes an enrollment; a teacher grade and progress in their batches, a parent drops those of their children
   * @description An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  put: operations["updateEnrollment"];
  /** Hides an enrollment; an open one is dropped first */
  delete: operations["deleteEnrollment"];
  /**
   * Changes an enrollment; a teacher grade and progress in their batches, a parent drops those of their children
   * @description An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateEnrollmentByPatch"];
 };
 "/attendance": {
  /** The visible attendance records */
  get: operations["attendance"];
  /**
   * Marks a student for a day, once for each batch and session
   * @description With a batch, the student must have been active in it on that day: one who was dropped, until the day before. The mark belongs to the session of the batch on that day, which is held from then on: of several that are not cancelled, today to the one nearest to now, else to the first; with a `session`, to the extra one with that topic, if there is one; or to the one that `session_id` names. Marks on a day whose sessions are all cancelled are refused. Teachers mark in their own batches and in sessions that they lead, within the edit hours of the academy; department heads mark in batches of their departments. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  post: operations["markAttendance"];
 };
 "/attendance/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an attendance record by id, or null if the caller can see none */
  get: operations["attendanceRecord"];
  /**
   * Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history
   * @description Nothing happens when nothing changes. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  put: operations["updateAttendance"];
  /**
   * Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history
   * @description Nothing happens when nothing changes. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateAttendanceByPatch"];
 };
 "/fees": {
  /** The visible fees that are not voided */
  get: operations["fees"];
  /**
   * Bills a student or a parent
   * @description An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  post: operations["createFee"];
 };
 "/fees/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a fee by id, voided or not, or null if the caller can see none */
  get: operations["fee"];
  /**
   * Changes a fee that is not paid yet, or pays its balance: the latter is all that support staff may
   * @description An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  put: operations["updateFee"];
  /**
   * Changes a fee that is not paid yet, or pays its balance: the latter is all that support staff may
   * @description An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateFeeByPatch"];
 };
 "/accounts": {
  /** The accounts of those who pay; of families their own */
  get: operations["accounts"];
 };
 "/accounts/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an account by id, or null if the caller can see none */
  get: operations["account"];
  /**
   * Changes an account
   * @description An API key without the scope `accounts:read` gets only the id and the fields that it sent.
   */
  put: operations["updateAccount"];
  /**
   * Changes an account
   * @description An API key without the scope `accounts:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateAccountByPatch"];
 };
 "/payments": {
  /** The payments of visible fees, and of the own account */
  get: operations["payments"];
  /**
   * Records money received from a payer, for several fees or on account
   * @description The part that is on no fee is credit, which pays open fees automatically unless the account has that switched off. An API key without the scope `payments:read` gets only the id and the fields that it sent.
   */
  post: operations["recordAccountPayment"];
 };
 "/payments/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a payment by id, or null if the caller can see none */
  get: operations["payment"];
 };
 "/credit-notes": {
  /** The credit notes of visible fees, and of the own account */
  get: operations["creditNotes"];
  /**
   * Issues a credit note, of a fee or on account
   * @description What of it is more than the balance of the fee is credit, which goes to open fees by itself unless the account says otherwise. An API key without the scope `credit_notes:read` gets only the id and the fields that it sent.
   */
  post: operations["createCreditNote"];
 };
 "/credit-notes/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a credit note by id, or null if the caller can see none */
  get: operations["creditNote"];
 };
 "/terms": {
  /** The terms of the academy */
  get: operations["terms"];
  /**
   * Creates a term
   * @description An API key without the scope `terms:read` gets only the id and the fields that it sent.
   */
  post: operations["createTerm"];
 };
 "/terms/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a term by id, or null if there is none */
  get: operations["term"];
  /**
   * Changes a term; fees that were billed for it stay as they are
   * @description An API key without the scope `terms:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTerm"];
  /** Hides a term: nothing more is billed for it */
  delete: operations["deleteTerm"];
  /**
   * Changes a term; fees that were billed for it stay as they are
   * @description An API key without the scope `terms:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateTermByPatch"];
 };
 "/tax-rates": {
  /** The tax rates of the academy */
  get: operations["taxRates"];
  /**
   * Creates a tax rate
   * @description An API key without the scope `tax_rates:read` gets only the id and the fields that it sent.
   */
  post: operations["createTaxRate"];
 };
 "/tax-rates/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a tax rate by id, or null if there is none */
  get: operations["taxRate"];
  /**
   * Changes a tax rate, for fees billed from then on
   * @description An API key without the scope `tax_rates:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTaxRate"];
  /** Hides a tax rate that no draft and no active fee plan has */
  delete: operations["deleteTaxRate"];
  /**
   * Changes a tax rate, for fees billed from then on
   * @description An API key without the scope `tax_rates:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateTaxRateByPatch"];
 };
 "/fee-plans": {
  /** The fee plans of the academy */
  get: operations["feePlans"];
  /**
   * Creates a fee plan
   * @description An API key without the scope `fee_plans:read` gets only the id and the fields that it sent.
   */
  post: operations["createFeePlan"];
 };
 "/fee-plans/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a fee plan by id, or null if there is none */
  get: operations["feePlan"];
  /**
   * Changes a draft, and makes it active, or archives a plan: an active one is not changed otherwise
   * @description An API key without the scope `fee_plans:read` gets only the id and the fields that it sent.
   */
  put: operations["updateFeePlan"];
  /** Hides a fee plan that is a draft or archived */
  delete: operations["deleteFeePlan"];
  /**
   * Changes a draft, and makes it active, or archives a plan: an active one is not changed otherwise
   * @description An API key without the scope `fee_plans:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateFeePlanByPatch"];
 };
 "/discounts": {
  /** The discounts of the academy */
  get: operations["discounts"];
  /**
   * Creates a discount
   * @description An API key without the scope `discounts:read` gets only the id and the fields that it sent.
   */
  post: operations["createDiscount"];
 };
 "/discounts/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a discount by id, or null if there is none */
  get: operations["discount"];
  /**
   * Changes a discount
   * @description The change applies to fees billed from then on. An API key without the scope `discounts:read` gets only the id and the fields that it sent.
   */
  put: operations["updateDiscount"];
  /** Hides a discount: nothing more is billed with it */
  delete: operations["deleteDiscount"];
  /**
   * Changes a discount
   * @description The change applies to fees billed from then on. An API key without the scope `discounts:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateDiscountByPatch"];
 };
 "/billing-runs": {
  /** The billing runs of the academy */
  get: operations["billingRuns"];
  /**
   * Starts a billing run that bills missing fees: one-time fees of enrollments, and the months and terms up to `as_of`, as far back as the settings say
   * @description The run continues after the response: query it again for its results. An API key without the scope `billing_runs:read` gets only the id and the fields that it sent.
   */
  post: operations["runBilling"];
 };
 "/billing-runs/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a billing run by id, or null if there is none */
  get: operations["billingRun"];
 };
 "/members": {
  /** The members of the academy that the caller may manage */
  get: operations["members"];
 };
 "/members/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a member of the academy by id, or null if the caller can see none */
  get: operations["member"];
  /**
   * Gives a member another role
   * @description The last academy admin stays one. The API keys that an admin made who is none any more are revoked, or kept.
   */
  put: operations["changeMemberRole"];
  /**
   * Ends a membership, and with it all access, at once
   * @description The API keys that the member made are revoked, or kept.
   */
  delete: operations["removeMember"];
  /**
   * Gives a member another role
   * @description The last academy admin stays one. The API keys that an admin made who is none any more are revoked, or kept.
   */
  patch: operations["changeMemberRoleByPatch"];
 };
 "/invitations": {
  /** The invitations to roles that the caller may grant */
  get: operations["invitations"];
  /**
   * Invites a person to become a member, in the caller's role or a lower one
   * @description A user may invite an address 3 times in an hour, and send 500 invitations in all: more return status 429.
   */
  post: operations["inviteMember"];
 };
 "/invitations/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Takes an invitation back */
  delete: operations["revokeInvitation"];
 };
 "/auth/sessions/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Ends a session of the caller, the present one too: its token is refused from now on */
  delete: operations["revokeSession"];
 };
 "/api-keys": {
  /**
   * The API keys of the academy, revoked and expired ones among them
   * @description For its admins.
   */
  get: operations["apiKeys"];
  /**
   * Makes an API key for a system of the academy
   * @description For its admins; no API key makes another.
   */
  post: operations["createApiKey"];
 };
 "/api-keys/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Ends an API key, at once
   * @description It stays in the list.
   */
  delete: operations["revokeApiKey"];
 };
 "/calendar-feeds": {
  /** The caller's own calendar feeds in the academy */
  get: operations["calendarFeeds"];
  /**
   * Creates a calendar feed, of at most 20 per member
   * @description Only this response shows its `url`.
   */
  post: operations["createCalendarFeed"];
 };
 "/calendar-feeds/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns one of the caller's own calendar feeds by id, or null if there is none */
  get: operations["calendarFeed"];
  /** Renames a calendar feed */
  put: operations["updateCalendarFeed"];
  /** Deletes a calendar feed: its address stops working */
  delete: operations["revokeCalendarFeed"];
  /** Renames a calendar feed */
  patch: operations["updateCalendarFeedByPatch"];
 };
 "/webhook-endpoints": {
  /**
   * The endpoints that receive the events of the academy
   * @description For academy admins and administrators.
   */
  get: operations["webhookEndpoints"];
  /**
   * Adds a webhook endpoint, of at most 10
   * @description Only this response shows its `secret`. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  post: operations["createWebhookEndpoint"];
 };
 "/webhook-endpoints/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Returns a webhook endpoint by id, or null if there is none
   * @description For academy admins and administrators.
   */
  get: operations["webhookEndpoint"];
  /**
   * Changes a webhook endpoint
   * @description A disabled one that is made `active` gets what happens from then on: the rest is recovered. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  put: operations["updateWebhookEndpoint"];
  /** Takes a webhook endpoint away; what waits for it is not sent */
  delete: operations["deleteWebhookEndpoint"];
  /**
   * Changes a webhook endpoint
   * @description A disabled one that is made `active` gets what happens from then on: the rest is recovered. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateWebhookEndpointByPatch"];
 };
 "/webhook-deliveries": {
  /**
   * Deliveries to webhook endpoints in the last 30 days
   * @description For academy admins and administrators.
   */
  get: operations["webhookDeliveries"];
 };
 "/webhook-deliveries/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Returns a webhook delivery by id, or null if there is none
   * @description For academy admins and administrators.
   */
  get: operations["webhookDelivery"];
 };
 "/clashes": {
  /**
   * Clashes among the sessions of a period, by time: 28 days from today unless the filter names others, at most 92
   * @description More than 30,000 clashes are refused. Two clashing sessions are listed once for each kind. For staff.
   */
  get: operations["clashes"];
 };
 "/audit-log": {
  /**
   * The changes made in the academy: actor, action and record
   * @description For its admins.
   */
  get: operations["auditLog"];
 };
}
export interface webhooks {
 "academy.created": {
  /** The academy was made */
  post: operations["onAcademyCreated"];
 };
 "academy.deleted": {
  /** The academy was deleted */
  post: operations["onAcademyDeleted"];
 };
 "academy.updated": {
  /** The academy was changed */
  post: operations["onAcademyUpdated"];
 };
 "account.updated": {
  /** An account was changed by hand; what happens to its money has events of its own */
  post: operations["onAccountUpdated"];
 };
 "api_key.created": {
  /** An API key was made */
  post: operations["onApiKeyCreated"];
 };
 "api_key.revoked": {
  /** An API key was revoked: it counts no more */
  post: operations["onApiKeyRevoked"];
 };
 "api_key.updated": {
  /** An API key was handed to another admin */
  post: operations["onApiKeyUpdated"];
 };
 "attendance.corrected": {
  /** Students who had been marked were marked otherwise: one event a roll call, whose resource is the first record */
  post: operations["onAttendanceCorrected"];
 };
 "attendance.taken": {
  /** Students were marked for a day: one event a roll call, whose resource is the first record */
  post: operations["onAttendanceTaken"];
 };
 "batch.created": {
  /** A batch was made */
  post: operations["onBatchCreated"];
 };
 "batch.deleted": {
  /** A batch was deleted */
  post: operations["onBatchDeleted"];
 };
 "batch.updated": {
  /** A batch was changed */
  post: operations["onBatchUpdated"];
 };
 "billing_run.done": {
  /** A billing run has finished: there is a `fee.created` for each fee */
  post: operations["onBillingRunDone"];
 };
 "billing_run.held": {
  /** A billing run would bill more than twice as much as the largest of its kind in the last 400 days, and waits to be confirmed */
  post: operations["onBillingRunHeld"];
 };
 "closure.created": {
  /** A closure was made */
  post: operations["onClosureCreated"];
 };
 "closure.deleted": {
  /** A closure was deleted */
  post: operations["onClosureDeleted"];
 };
 "closure.updated": {
  /** A closure was changed */
  post: operations["onClosureUpdated"];
 };
 "course.created": {
  /** A course was made */
  post: operations["onCourseCreated"];
 };
 "course.deleted": {
  /** A course was deleted */
  post: operations["onCourseDeleted"];
 };
 "course.updated": {
  /** A course was changed */
  post: operations["onCourseUpdated"];
 };
 "credit.applied": {
  /** Credit of an account paid fees of it: a `fee.changed` for each has its new balance */
  post: operations["onCreditApplied"];
 };
 "credit_note.changed": {
  /** The note on a credit note was erased: amounts never change */
  post: operations["onCreditNoteChanged"];
 };
 "credit_note.created": {
  /** A credit note was issued */
  post: operations["onCreditNoteCreated"];
 };
 "credit_note.voided": {
  /** A credit note was cancelled: its amount is owed again */
  post: operations["onCreditNoteVoided"];
 };
 "department.created": {
  /** A department was made */
  post: operations["onDepartmentCreated"];
 };
 "department.deleted": {
  /** A department was deleted */
  post: operations["onDepartmentDeleted"];
 };
 "department.updated": {
  /** A department was changed */
  post: operations["onDepartmentUpdated"];
 };
 "discount.created": {
  /** A discount was made */
  post: operations["onDiscountCreated"];
 };
 "discount.deleted": {
  /** A discount was deleted */
  post: operations["onDiscountDeleted"];
 };
 "discount.updated": {
  /** A discount was changed */
  post: operations["onDiscountUpdated"];
 };
 "enrollment.activated": {
  /** The enrollment became active: from the start, or when it was approved */
  post: operations["onEnrollmentActivated"];
 };
 "enrollment.completed": {
  /** The course is finished */
  post: operations["onEnrollmentCompleted"];
 };
 "enrollment.created": {
  /** A student was enrolled, or requested it */
  post: operations["onEnrollmentCreated"];
 };
 "enrollment.deleted": {
  /** The enrollment was deleted; if it was open, there is an `enrollment.dropped` too */
  post: operations["onEnrollmentDeleted"];
 };
 "enrollment.dropped": {
  /** The enrollment ended early */
  post: operations["onEnrollmentDropped"];
 };
 "enrollment.promoted": {
  /** The enrollment got a seat, and waits no more */
  post: operations["onEnrollmentPromoted"];
 };
 "enrollment.reopened": {
  /** A completed enrollment is active again */
  post: operations["onEnrollmentReopened"];
 };
 "enrollment.updated": {
  /** Something else of the enrollment was changed, as its place on the waitlist */
  post: operations["onEnrollmentUpdated"];
 };
 "enrollment.waitlisted": {
  /** The enrollment waits for a seat */
  post: operations["onEnrollmentWaitlisted"];
 };
 "fee.changed": {
  /** A fee, or its paid amount, was changed */
  post: operations["onFeeChanged"];
 };
 "fee.created": {
  /** A student or a parent was billed */
  post: operations["onFeeCreated"];
 };
 "fee.voided": {
  /** A fee was voided: nobody owes it */
  post: operations["onFeeVoided"];
 };
 "fee_plan.created": {
  /** A fee plan was made */
  post: operations["onFeePlanCreated"];
 };
 "fee_plan.deleted": {
  /** A fee plan was deleted */
  post: operations["onFeePlanDeleted"];
 };
 "fee_plan.updated": {
  /** A fee plan was changed */
  post: operations["onFeePlanUpdated"];
 };
 "invitation.accepted": {
  /** The invited person has accepted; there is a `GET /members/{id}.joined` too */
  post: operations["onInvitationAccepted"];
 };
 "invitation.changed": {
  /** The role of an invitation was changed, or the invited person was erased */
  post: operations["onInvitationChanged"];
 };
 "invitation.revoked": {
  /** An invitation was revoked */
  post: operations["onInvitationRevoked"];
 };
 "member.invited": {
  /** A person was invited to become a member */
  post: operations["onMemberInvited"];
 };
 "member.joined": {
  /** A user became a member */
  post: operations["onMemberJoined"];
 };
 "member.removed": {
  /** A user is no longer a member */
  post: operations["onMemberRemoved"];
 };
 "member.role_changed": {
  /** A member got another role */
  post: operations["onMemberRoleChanged"];
 };
 "parent.created": {
  /** A parent was made */
  post: operations["onParentCreated"];
 };
 "parent.deleted": {
  /** A parent was deleted */
  post: operations["onParentDeleted"];
 };
 "parent.erased": {
  /** The personal data of a parent were erased: receivers have to delete their copies, too */
  post: operations["onParentErased"];
 };
 "parent.link_changed": {
  /** A parent's relationship to a student, or their rights, were changed */
  post: operations["onParentLinkChanged"];
 };
 "parent.linked": {
  /** A student became a child of a parent */
  post: operations["onParentLinked"];
 };
 "parent.unlinked": {
  /** A student is no child of a parent any more */
  post: operations["onParentUnlinked"];
 };
 "parent.updated": {
  /** A parent was changed */
  post: operations["onParentUpdated"];
 };
 "payment.changed": {
  /** The names of the payer were erased: amounts never change */
  post: operations["onPaymentChanged"];
 };
 "payment.recorded": {
  /** Money was received, for fees or on account */
  post: operations["onPaymentRecorded"];
 };
 "payment.refunded": {
  /** Money was refunded */
  post: operations["onPaymentRefunded"];
 };
 "penalty.posted": {
  /** A penalty was posted for a fee that was paid late: there is a `fee.created` for it, as for any fee */
  post: operations["onPenaltyPosted"];
 };
 "room.created": {
  /** A room was made */
  post: operations["onRoomCreated"];
 };
 "room.deleted": {
  /** A room was deleted */
  post: operations["onRoomDeleted"];
 };
 "room.updated": {
  /** A room was changed */
  post: operations["onRoomUpdated"];
 };
 "session.cancelled": {
  /** A session was cancelled by hand */
  post: operations["onSessionCancelled"];
 };
 "session.created": {
  /** An extra session was added by hand */
  post: operations["onSessionCreated"];
 };
 "session.held": {
  /** A session was held: a user marked it as held, or took the first attendance */
  post: operations["onSessionHeld"];
 };
 "session.restored": {
  /** A user restored a cancelled session */
  post: operations["onSessionRestored"];
 };
 "session.updated": {
  /** A session was changed by hand: its time, instructor, room or texts */
  post: operations["onSessionUpdated"];
 };
 "sessions.rescheduled": {
  /** The sessions of a batch followed its schedule, a closure or the time zone of the academy: one event per batch, for any number of sessions. Changes of a session by hand have their own events */
  post: operations["onSessionsRescheduled"];
 };
 "staff.created": {
  /** A staff member was made */
  post: operations["onStaffCreated"];
 };
 "staff.deleted": {
  /** A staff member was deleted */
  post: operations["onStaffDeleted"];
 };
 "staff.department_joined": {
  /** A staff member became one of a department */
  post: operations["onStaffDepartmentJoined"];
 };
 "staff.department_left": {
  /** A staff member is none of a department any more */
  post: operations["onStaffDepartmentLeft"];
 };
 "staff.erased": {
  /** The personal data of a staff member were erased: receivers have to delete their copies, too */
  post: operations["onStaffErased"];
 };
 "staff.updated": {
  /** A staff member was changed */
  post: operations["onStaffUpdated"];
 };
 "staff_time_off.created": {
  /** Time off of a staff member was made */
  post: operations["onStaffTimeOffCreated"];
 };
 "staff_time_off.deleted": {
  /** Time off of a staff member was deleted */
  post: operations["onStaffTimeOffDeleted"];
 };
 "staff_time_off.updated": {
  /** Time off of a staff member was changed */
  post: operations["onStaffTimeOffUpdated"];
 };
 "student.created": {
  /** A student was made */
  post: operations["onStudentCreated"];
 };
 "student.deleted": {
  /** A student was deleted */
  post: operations["onStudentDeleted"];
 };
 "student.erased": {
  /** The personal data of a student were erased: receivers have to delete their copies, too */
  post: operations["onStudentErased"];
 };
 "student.updated": {
  /** A student was changed */
  post: operations["onStudentUpdated"];
 };
 "tax_rate.created": {
  /** A tax rate was made */
  post: operations["onTaxRateCreated"];
 };
 "tax_rate.deleted": {
  /** A tax rate was deleted */
  post: operations["onTaxRateDeleted"];
 };
 "tax_rate.updated": {
  /** A tax rate was changed */
  post: operations["onTaxRateUpdated"];
 };
 "term.created": {
  /** A term was made */
  post: operations["onTermCreated"];
 };
 "term.deleted": {
  /** A term was deleted */
  post: operations["onTermDeleted"];
 };
 "term.updated": {
  /** A term was changed */
  post: operations["onTermUpdated"];
 };
 "webhook_endpoint.created": {
  /** A webhook endpoint was made */
  post: operations["onWebhookEndpointCreated"];
 };
 "webhook_endpoint.deleted": {
  /** A webhook endpoint was deleted */
  post: operations["onWebhookEndpointDeleted"];
 };
 "webhook_endpoint.disabled": {
  /** The service gave a webhook endpoint up */
  post: operations["onWebhookEndpointDisabled"];
 };
 "webhook_endpoint.updated": {
  /** A webhook endpoint was changed */
  post: operations["onWebhookEndpointUpdated"];
 };
}
export interface components {
 schemas: {
  /**
   * Format: int32
   * @description The number of consecutive absences of the student, ignoring excused and unmarked lessons; the highest if the row has several students. 0 for fewer than three, and by batch; null without students.
   */
  AbsencesRunning: number | null;
  /**
   * Format: int32
   * @description Marks of students who did not attend.
   */
  Absent: number;
  /** Education that a student had before, elsewhere. */
  AcademicRecordInput: {
   /** The school: at most 255 characters. */
   institution: string;
   /** The level or grade: at most 100 characters. */
   level?: string | null;
   /** The year: 1000 to 9999. */
   year?: number | string | (null | "");
   /** The result: at most 100 characters. */
   result?: string | null;
  };
  /** An education business, and the boundary of its data: users see only rows of academies that they are members of. Texts that were never set are empty strings. */
  Academy: {
   /**
    * Format: uuid
    * @description The identifier of the academy: a UUID (version 7). Send it as X-Academy-ID.
    */
   id: string;
   /** The name: at most 255 characters. */
   name: string;
   /** The name in addresses: `[a-z0-9-]`, at most 100 characters, unique. */
   slug: string;
   /** The kind of education that the academy offers. */
   type: components["schemas"]["AcademyType"];
   /** A description: at most 5000 characters. */
   description: string;
   /** The e-mail address of the office. */
   email: string;
   /** The telephone number: at most 32 characters. */
   phone: string;
   /** Street and number: at most 500 characters. */
   address: string;
   /** The city: at most 100 characters. */
   city: string;
   /** The state or province: at most 100 characters. */
   state: string;
   /** The country: at most 100 characters. */
   country: string;
   /** The postal code: at most 20 characters. */
   postal_code: string;
   /** The web site: an http or https URL of at most 2048 characters. */
   website: string;
   /** The logo: an http or https URL of at most 2048 characters. */
   logo_url: string;
   /** Whether the academy is open for business. */
   status: components["schemas"]["AcademyStatus"];
   /** Colours, pictures and the sender of e-mails. */
   branding: {
    /** The first colour: `#RRGGBB`. */
    primary_color: string | null;
    /** The second colour: `#RRGGBB`. */
    secondary_color: string | null;
    /** A logo for dashboards: an http or https URL of at most 2048 characters. */
    logo_url: string | null;
    /** The icon of browser tabs: an http or https URL of at most 2048 characters. */
    favicon_url: string | null;
    /** The name that e-mails are sent under: at most 100 characters. */
    email_sender_name: string | null;
   };
   /** How the academy works: time zone, currency, defaults. */
   settings: {
    /** IANA time zone; "today" and "overdue" go by it. */
    timezone: string;
    /** ISO 4217 code of every amount of the academy. */
    currency: string;
    /** BCP 47 language tag, `en` or `en-GB`. */
    locale: string;
    /** The day that weeks begin on. */
    week_start: components["schemas"]["Weekday"];
    /**
     * Format: int32
     * @description Seats of a new batch that does not say: 1 to 1000.
     */
    default_batch_capacity: number;
    /**
     * Format: int32
     * @description Attendance below this percentage counts as low: 0 to 100.
     */
    low_attendance_threshold: number;
    /** The rules of attendance rates; they apply to past days too. */
    attendance_counting: {
     /** How a late arrival counts. */
     late: components["schemas"]["LateCounting"];
     /** How an excused absence counts. */
     excused: components["schemas"]["ExcusedCounting"];
    };
    /**
     * Format: int32
     * @description Hours after the end of a day in which teachers may mark it: 0 to 8760.
     */
    attendance_edit_hours: number;
    /** How the service treats a write that would put an instructor or a room in two places at once. */
    clash_policy: components["schemas"]["ClashPolicy"];
    /** Whether attendance in a batch is only marked on days on which it has a session. */
    attendance_requires_session: boolean;
    /**
     * Format: date
     * @description The last day of books that are closed: no money is entered as paid on it or before. Null where none are.
     */
    books_closed_until: string | null;
    /** How enrollments are billed. */
    billing: {
     /** Whether due charges are billed automatically each night; otherwise only billing runs bill them. */
     auto: boolean;
     /**
      * Format: int32
      * @description Days before months and terms begin on which they are billed: 0 to 60.
      */
     lead_days: number;
     /**
      * Format: int32
      * @description Months in the past for which billing runs bill missing charges: 0 to 24.
      */
     max_back_months: number;
     /** A billing run is never held unless it would bill more than this. */
     hold_above: string;
     /**
      * Format: date
      * @description The day on which billing became automatic, in the academy's time zone: nothing that counts from an earlier day is billed by itself. Null while it is not.
      */
     auto_since: string | null;
    };
    /** How batches follow the clock. */
    batches: {
     /**
      * Format: int32
      * @description Full days after the last day of a batch until it is completed by itself: 0 to 365; null for never.
      */
     complete_after_days: number | null;
    };
    /** The penalty for fees paid late. */
    late_penalty: {
     /** How the penalty is worked out. */
     kind: components["schemas"]["LatePenaltyKind"];
     /** The fixed amount, or the percentage with two places ("2.50" is 2.5 %). Null when there is no penalty. */
     amount: string | null;
     /**
      * Format: int32
      * @description Days after the due date before the penalty applies: 0 to 365.
      */
     grace_days: number;
     /**
      * Format: date
      * @description The day on which it was last changed, in the academy's time zone: fees that were due before it get none. Null if it never was.
      */
     since: string | null;
    };
    /** When reminders go out: days from the due date, negative is before; -365 to 365. */
    reminder_days: number[];
   };
   /** The plan of the academy. */
   subscription: {
    /** The subscription plan. */
    plan: components["schemas"]["SubscriptionPlan"];
    /** The status of the subscription. */
    status: components["schemas"]["SubscriptionStatus"];
    /**
     * Format: date-time
     * @description When the trial ends: RFC 3339, UTC.
     */
    trial_ends_at: string | null;
    /**
     * Format: date-time
     * @description When the subscription renews: RFC 3339, UTC.
     */
    renews_at: string | null;
    /** The plan's limits, or those set for this academy. */
    limits: {
     /**
      * Format: int32
      * @description Students that are not deleted.
      */
     students: number | null;
     /**
      * Format: int32
      * @description Staff members that are not deleted.
      */
     staff: number | null;
     /**
      * Format: int32
      * @description Batches that are not deleted.
      */
     batches: number | null;
    };
    /** How much of each limit is used now. */
    usage: {
     /**
      * Format: int32
      * @description Students that are not deleted.
      */
     students: number;
     /**
      * Format: int32
      * @description Staff members that are not deleted.
      */
     staff: number;
     /**
      * Format: int32
      * @description Batches that are not deleted.
      */
     batches: number;
    };
   };
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The branding of an academy. Omitted fields stay unchanged. */
  AcademyBrandingInput: {
   /** The first colour: `#RRGGBB`. */
   primary_color?: string | (null | "");
   /** The second colour: `#RRGGBB`. */
   secondary_color?: string | (null | "");
   /** A logo for dashboards: an http or https URL of at most 2048 characters. */
   logo_url?: string | (null | "");
   /** The icon of browser tabs: an http or https URL of at most 2048 characters. */
   favicon_url?: string | (null | "");
   /** The name that e-mails are sent under: at most 100 characters. */
   email_sender_name?: string | null;
  };
  AcademyEvent: {
   id: components["schemas"]["Id"];
   /** Whether the academy is open for business. */
   status: string;
   /** The subscription plan. */
   plan: string;
  };
  /**
   * Format: uuid
   * @description The academy that the record belongs to: a UUID.
   */
  AcademyId: string;
  AcademyResponse: {
   data: components["schemas"]["Academy"];
  };
  /** The settings of an academy. Omitted fields stay unchanged. */
  AcademySettingsInput: {
   /** IANA time zone. */
   timezone?: string;
   /** ISO 4217 code, upper-case. */
   currency?: string;
   /** BCP 47 language tag. */
   locale?: string;
   /** The day that weeks begin on. */
   week_start?: components["schemas"]["Weekday"];
   /** Seats of a new batch that does not say: 1 to 1000. */
   default_batch_capacity?: number | string;
   /** Attendance below this percentage counts as low: 0 to 100. */
   low_attendance_threshold?: number | string;
   /** The rules of attendance rates; they apply to past days too. */
   attendance_counting?: components["schemas"]["AttendanceCountingInput"];
   /** Hours after the end of a day in which teachers may mark it: 0 to 8760. */
   attendance_edit_hours?: number | string;
   /** How the service treats a write that would put an instructor or a room in two places at once. */
   clash_policy?: components["schemas"]["ClashPolicy"];
   /** Whether attendance in a batch is only marked on days on which it has a session. */
   attendance_requires_session?: boolean | (1 | 0 | "1" | "0");
   /** The last day of books that are closed, before today; null opens them. */
   books_closed_until?: string | (null | "");
   /** How enrollments are billed. */
   billing?: components["schemas"]["BillingSettingsInput"];
   /** How batches follow the clock. */
   batches?: components["schemas"]["BatchSettingsInput"];
   /** The penalty for fees paid late. */
   late_penalty?: components["schemas"]["LatePenaltyInput"];
   /** When reminders go out: at most 20 days, -365 to 365. */
   reminder_days?: (number | string)[];
  };
  /**
   * @description Whether an academy is open for business.
   *
   *     - `active`: In business.
   *     - `inactive`: Closed by its own admin: no new enrollments.
   *     - `suspended`: Suspended by the platform: members may read, only a Super Admin may write.
   * @enum {string}
   */
  AcademyStatus: "active" | "inactive" | "suspended";
  /**
   * @description The kind of education that an academy offers.
   *
   *     - `tuition`: A tuition centre.
   *     - `coaching`: A coaching institute.
   *     - `swimming`: A swim school.
   *     - `karate`: A karate dojo.
   *     - `chess`: A chess academy.
   *     - `music`: A music school.
   *     - `dance`: A dance school.
   *     - `yoga`: A yoga studio.
   *     - `coding`: A coding school.
   *     - `other`: Anything else.
   * @enum {string}
   */
  AcademyType: "tuition" | "coaching" | "swimming" | "karate" | "chess" | "music" | "dance" | "yoga" | "coding" | "other";
  AcceptInvitationInput: {
   /** The token of the invitation. */
   token: string;
   /** The name of a new user: at most 255 characters. */
   name?: string | null;
   /** The password of a new user; of an existing one who is not signed in, theirs. */
   password?: string | null;
  };
  /** The account of a payer, a parent or a student: open amounts and payments. It is created with the first fee. Its amounts are in the academy's currency: amounts in other currencies are ignored. */
  Account: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The number: `ACC-` and 8 upper-case letters or digits, unique in the academy. */
   number: string;
   /**
    * Format: uuid
    * @description The parent who pays; null where a student does.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The student who pays; null where a parent does.
    */
   student_id: string | null;
   /** The open amount of its fees. */
   owed: string;
   /** Money that was paid or credited, and is on no fee. */
   credit: string;
   /** The open amount less the credit: below zero if the academy owes the payer. */
   balance: string;
   /** Whether credit goes to open fees by itself: by due date, penalties last. */
   auto_apply_credit: boolean;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /**
   * Format: uuid
   * @description The identifier of the record: a UUID (version 7).
   */
  AccountId: string;
  /** The account of a payer, a parent or a student: open amounts and payments. It is created with the first fee. Its amounts are in the academy's currency: amounts in other currencies are ignored. */
  AccountRelations: {
   /** The parent who pays; null when a student does, or when it was deleted or is not visible. */
   parent?: components["schemas"]["Parent"] | null;
   /** The student who pays; null when a parent does, or when it was deleted or is not visible. */
   student?: components["schemas"]["Student"] | null;
  };
  AccountResponse: {
   data: components["schemas"]["Account"] & components["schemas"]["AccountRelations"];
  };
  /**
   * Format: date
   * @description The first day on which the student has the place, not before the batch begins; null while it is requested.
   */
  ActiveFrom: string | null;
  /** An extra session. Instructor and room are the batch's when omitted. */
  AddSessionInput: {
   /**
    * Format: date
    * @description The day, local to the academy: 1900 to 9998.
    */
   date: string;
   /** When it begins, local time of the academy. */
   start_time: string;
   /** When it ends: before the start, it is of the next day. Never the time of the start. */
   end_time: string;
   /** The staff member who leads it; null for none. */
   instructor_id?: string | (null | "");
   /** The room; null for none. */
   room_id?: string | (null | "");
   /** The topic: at most 255 characters. */
   topic?: string | null;
   /** The address for joining online: an http or https URL of at most 2048 characters. */
   online_url?: string | (null | "");
   /** Notes of the staff, which families do not see: at most 5000 characters. */
   notes?: string | null;
   /**
    * Format: uuid
    * @description The batch, which is neither completed nor cancelled.
    */
   batch_id: string;
  };
  /** Street and number: at most 500 characters. */
  Address: string | null;
  /**
   * @description The grouping of rows in the ageing report.
   *
   *     - `student`: The student whom fees are for.
   *     - `account`: The account that fees are billed to, and that credit is on.
   *     - `course`: The course of the enrollment that fees are for.
   * @enum {string}
   */
  AgeingGroup: "student" | "account" | "course";
  /** ISO 4217 code of the amounts. Amounts in other currencies are ignored. */
  AgeingReportCurrency: string;
  /**
   * Format: uuid
   * @description The student; null unless rows are about students. Null also for records without one.
   */
  AgeingReportStudentId: string | null;
  /** The part of a payment that goes to a fee. */
  AllocationInput: {
   /**
    * Format: uuid
    * @description The fee: one of the account, each once.
    */
   fee_id: string;
   /** The amount: at most the balance of the fee. */
   amount: string | number;
  };
  /** The fixed reduction of each fee, in the academy's currency, in place of a percentage: at most the remaining amount. */
  Amount: string | number | (null | "");
  /** Why a request is refused. */
  ApiError: {
   /** What is wrong, in words for people. */
   message: string;
   /** The messages by field. Fields inside of others have paths: `records.3.student_id`. */
   errors?: {
    [key: string]: string[];
   };
   /**
    * Format: uuid
    * @description The record that is there already (409).
    */
   existing_id?: string;
  };
  /** An API key for a system of the academy. The key acts as its own user: its id appears in `received_by`, `marked_by` and the audit log. The text of the key is shown once, when it is created. */
  ApiKey: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The purpose of the key: at most 100 characters. */
   name: string;
   /** The role that it acts in. */
   role: components["schemas"]["ApiKeyRole"];
   /** The scopes of the key, within the rights of its role. */
   scopes: string[];
   /**
    * Format: date-time
    * @description Until when it counts: RFC 3339, UTC.
    */
   expires_at: string;
   /** The addresses that it may come from; null for any. */
   allowed_cidrs: string[] | null;
   /**
    * Format: date-time
    * @description When it was last used, to a few minutes: RFC 3339, UTC.
    */
   last_used_at: string | null;
   /**
    * Format: date-time
    * @description When it was revoked: RFC 3339, UTC.
    */
   revoked_at: string | null;
   /** Whether it counts. */
   status: components["schemas"]["ApiKeyStatus"];
   /**
    * Format: uuid
    * @description The user who made it.
    */
   created_by: string;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  ApiKeyEvent: {
   id: components["schemas"]["Id"];
   /** The role that it acts in. */
   role: string;
   /**
    * Format: date-time
    * @description Until when it counts: RFC 3339, UTC.
    */
   expires_at: string;
   /**
    * Format: uuid
    * @description The user who made it.
    */
   created_by: string;
   /** The scopes of the key. */
   scopes: string[];
  };
  /**
   * @description The role that an API key acts in. A key is not a staff member: no department or batch is its own.
   *
   *     - `academy_admin`: Manages the academy.
   *     - `administrator`: Runs the office.
   *     - `department_head`: Leads a department, though none: sees staff, courses and batches, and none of the students.
   *     - `teacher`: Teaches batches, though none: sees staff, courses and batches, and none of the students.
   *     - `support_staff`: Helps at the desk.
   * @enum {string}
   */
  ApiKeyRole: "academy_admin" | "administrator" | "department_head" | "teacher" | "support_staff";
  /**
   * @description Whether an API key counts.
   *
   *     - `active`: It counts.
   *     - `revoked`: It was revoked.
   *     - `expired`: Its time is over.
   * @enum {string}
   */
  ApiKeyStatus: "active" | "revoked" | "expired";
  ApproveEnrollmentInput: {
   expected_version?: components["schemas"]["ExpectedVersion"];
   /** The code of a coupon, in any case, that its fees are billed with: at most 30 characters; it replaces the reason that was given before. */
   coupon?: string | null;
   /** Fee plans of no course that are put beside its own: at most 10 ids. */
   add_on_plan_ids?: string[] | (null | "");
  };
  /**
   * Format: date
   * @description The date up to which the report counts: later changes are ignored.
   */
  AsOf: string;
  /** The rules of attendance rates. Omitted fields stay unchanged. */
  AttendanceCountingInput: {
   /** How a late arrival counts. */
   late?: components["schemas"]["LateCounting"];
   /** How an excused absence counts. */
   excused?: components["schemas"]["ExcusedCounting"];
  };
  AttendanceEvent: {
   /**
    * Format: uuid
    * @description The batch; null for attendance at the academy as such.
    */
   batch_id: string | null;
   /**
    * Format: date
    * @description The day.
    */
   date: string;
   /**
    * Format: uuid
    * @description The user who marked them.
    */
   marked_by: string;
   /** How many records were written. */
   count: number;
   /** How many of the records are `present`. */
   present: number;
   /** How many of the records are `absent`. */
   absent: number;
   /** How many of the records are `late`. */
   late: number;
   /** How many of the records are `excused`. */
   excused: number;
   /** The first 100 of the records; all of them are in the attendance of the batch and day. */
   records: {
    id: components["schemas"]["Id"];
    /**
     * Format: uuid
     * @description The student.
     */
    student_id: string;
    /** Whether the student was there. */
    status: string;
   }[];
  };
  /**
   * @description The grouping of rows in the attendance history.
   *
   *     - `mark`: A mark.
   * @enum {string}
   */
  AttendanceHistoryGroup: "mark";
  /** Whether a student was there on a day. */
  AttendanceRecord: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
   /**
    * Format: uuid
    * @description The batch; null for attendance at the academy as such.
    */
   batch_id: string | null;
   /**
    * Format: uuid
    * @description The session of the batch; null where the batch has none on that day.
    */
   session_id: string | null;
   /**
    * Format: date
    * @description The day, not in the future.
    */
   date: string;
   /** The period of the day: at most 50 characters. */
   session: string | null;
   /** Whether the student was there. */
   status: components["schemas"]["AttendanceStatus"];
   /** Remarks: at most 500 characters. */
   remarks: string | null;
   /**
    * Format: int32
    * @description Minutes late: 1 to 600; null unless late.
    */
   minutes_late: number | null;
   /**
    * Format: uuid
    * @description The user who marked it last.
    */
   marked_by: string;
   /**
    * Format: date-time
    * @description When it was marked last: RFC 3339, UTC.
    */
   marked_at: string;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** Whether a student was there on a day. */
  AttendanceRecordDetails: {
   /** How the record was marked before it was corrected, the last first. */
   history?: {
    id: components["schemas"]["AccountId"];
    /** Whether the student was there, as marked then. */
    status: components["schemas"]["AttendanceStatus"];
    /** The remarks then: at most 500 characters. */
    remarks: string | null;
    /**
     * Format: int32
     * @description The minutes late then.
     */
    minutes_late: number | null;
    /**
     * Format: uuid
     * @description The user who had marked it.
     */
    marked_by: string;
    /**
     * Format: date-time
     * @description When it had been marked: RFC 3339, UTC.
     */
    marked_at: string;
   }[];
  };
  /** Whether a student was there on a day. */
  AttendanceRecordRelations: {
   /** The student; null when deleted or not visible. */
   student?: components["schemas"]["Student"] | null;
   /** The batch; null when there is none or it was deleted. */
   batch?: components["schemas"]["Batch"] | null;
   /** The session of the batch; null when it has none. */
   class_session?: (components["schemas"]["ClassSession"] & components["schemas"]["ClassSessionCounts"]) | null;
  };
  AttendanceRecordResponse: {
   data: components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"] & components["schemas"]["AttendanceRecordDetails"];
  };
  /**
   * @description Whether a student was there.
   *
   *     - `present`: Attended.
   *     - `absent`: Did not attend.
   *     - `late`: Arrived late.
   *     - `excused`: Did not attend, with approval.
   * @enum {string}
   */
  AttendanceStatus: "present" | "absent" | "late" | "excused";
  /**
   * @description The grouping of rows in the attendance summary.
   *
   *     - `student`: A student who was marked.
   *     - `batch`: A batch.
   *     - `course`: A course.
   *     - `day`: A day.
   *     - `week`: A week, as those of the academy begin.
   *     - `month`: A month.
   * @enum {string}
   */
  AttendanceSummaryGroup: "student" | "batch" | "course" | "day" | "week" | "month";
  /** The students of a parent, or the student who calls, who are active in the batch on the day, by name. Null for staff. */
  Attendees: {
   /**
    * Format: uuid
    * @description The id of the student.
    */
   id: string;
   /** The first and last name of the student. */
   name: string;
  }[] | null;
  /** A change of a record: actor, old values and new values. Entries are never changed or deleted, but values of erased people become null. */
  AuditEntry: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The user who did it; null for the service itself.
    */
   user_id: string | null;
   /** The name of that user, or of the API key. */
   user_name: string | null;
   /** The action: `created`, `updated`, `deleted`, `restored` or `erased`. */
   action: string;
   /** The type of the changed record: `Batch`, `Enrollment`, … */
   resource: string;
   /**
    * Format: uuid
    * @description The id of the changed record.
    */
   resource_id: string;
   /** The values before the change; null for a new record. */
   before: Record<string, never> | null;
   /** The values after the change; null for a deleted record. For an erasure, its `reason`. */
   after: Record<string, never> | null;
   /** The id of the request, as in its X-Request-Id header. */
   request_id: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A time of the week at which a staff member can work. */
  AvailabilityInput: {
   /** The day of the week. */
   day: components["schemas"]["Weekday"];
   /** From this local time. */
   start_time: string;
   /** Until this local time, after the start. */
   end_time: string;
  };
  /** A course as it is taught: on which days, by whom, with how many seats. */
  Batch: {
   id: components["schemas"]["AccountId"];
   /**
    * Format: uuid
    * @description The course that is taught.
    */
   course_id: string;
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 255 characters. */
   name: string;
   /** The code: `BAT-` and 8 upper-case letters or digits. */
   code: string;
   start_date: components["schemas"]["StartDate"];
   end_date: components["schemas"]["EndDate"];
   /** When a session begins, local time of the academy. */
   start_time: string;
   /** When a session ends, after its start. */
   end_time: string;
   /** The days of the week with a session: 1 to 7. */
   days_of_week: components["schemas"]["Weekday"][];
   /**
    * Format: int32
    * @description Seats: 1 to 1000.
    */
   max_students: number;
   /**
    * Format: uuid
    * @description The staff member who teaches.
    */
   instructor_id: string | null;
   /**
    * Format: uuid
    * @description The room; null where `classroom` is no name of one.
    */
   room_id: string | null;
   /** The location: the name of the room, or any other text: at most 100 characters; empty when unset. */
   classroom: string;
   /** The status of the batch. */
   status: components["schemas"]["BatchStatus"];
   /** Whether a user set the status. A status set by a user stays until it is set again; otherwise it follows the dates of the batch each night. */
   status_is_manual: boolean;
   /** Notes: at most 5000 characters. */
   notes: string | null;
   /**
    * Format: date
    * @description The last day up to which there are sessions; null before there are any.
    */
   sessions_until: string | null;
   /**
    * Format: int32
    * @description The number of free seats: never below 0.
    */
   available_seats: number;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  BatchEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /**
    * Format: uuid
    * @description The course that is taught.
    */
   course_id: string;
   start_date: components["schemas"]["StartDate"];
   /** Seats: 1 to 1000. */
   max_students: number;
   /**
    * Format: uuid
    * @description The staff member who teaches.
    */
   instructor_id: string | null;
   /** The status of the batch. */
   status: string;
   /**
    * Format: date
    * @description The last day.
    */
   end_date: string | null;
  };
  /** Its version from then on. */
  BatchEventVersion: number;
  /**
   * Format: uuid
   * @description The batch; null unless rows are about batches. Null also for records without one.
   */
  BatchId: string | null;
  /** A course as it is taught: on which days, by whom, with how many seats. */
  BatchRelations: {
   /** The course that is taught; null when it was deleted. */
   course?: components["schemas"]["Course"] | null;
   /** The staff member who teaches; null when none is visible. */
   instructor?: components["schemas"]["StaffMember"] | null;
   /** The room; null where `classroom` is no name of one. */
   room?: components["schemas"]["Room"] | null;
  };
  BatchResponse: {
   data: components["schemas"]["Batch"] & components["schemas"]["BatchRelations"];
  };
  /** The rules by which batches follow their dates. Omitted fields stay unchanged. */
  BatchSettingsInput: {
   /** Full days after the last day of a batch until it is completed by itself: 0 to 365; null for never. */
   complete_after_days?: number | string | (null | "");
  };
  /**
   * @description The status of a batch.
   *
   *     - `upcoming`: Not begun.
   *     - `ongoing`: Being taught.
   *     - `completed`: Over; active enrollments are completed.
   *     - `cancelled`: Cancelled; open enrollments are dropped.
   * @enum {string}
   */
  BatchStatus: "upcoming" | "ongoing" | "completed" | "cancelled";
  /**
   * @description How often a course's price is due.
   *
   *     - `one_time`: Once.
   *     - `monthly`: Every month.
   *     - `per_term`: Every term.
   *     - `per_session`: For each session.
   * @enum {string}
   */
  BillingFrequency: "one_time" | "monthly" | "per_term" | "per_session";
  /** A pass over all enrollments, or all late fees, that bills missing fees. Repeating it bills no charge twice. */
  BillingRun: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The kind of billing run. */
   kind: components["schemas"]["BillingRunKind"];
   /**
    * Format: date
    * @description The day up to which it bills what begins.
    */
   as_of: string;
   /** The status of the run. */
   status: components["schemas"]["BillingRunStatus"];
   /** Whether the service began it by itself. */
   automatic: boolean;
   /**
    * Format: date
    * @description The day before which it bills nothing: the day on which billing became automatic. Null for a run that a user started.
    */
   since: string | null;
   /** The results of the run. */
   counts: {
    /**
     * Format: int32
     * @description Fees that it made; of a preview, and while it is held, those that it would make.
     */
    created: number;
    /**
     * Format: int32
     * @description Fees that there were already.
     */
    existing: number;
    /** The items that it skipped, by reason. */
    skipped: {
     /** The reason. */
     reason: components["schemas"]["SkipReason"];
     /**
      * Format: int32
      * @description How often.
      */
     count: number;
    }[];
    /**
     * Format: int32
     * @description Enrollments, or of penalties fees, that could not be billed: the next run tries again.
     */
    failed: number;
   };
   /** The sum of the fees that it made; of a preview, and while it is held, of those that it would make. */
   total: string;
   /**
    * Format: date-time
    * @description When it was confirmed, having been held: RFC 3339, UTC.
    */
   confirmed_at: string | null;
   /**
    * Format: date-time
    * @description When it was done or given up: RFC 3339, UTC.
    */
   ended_at: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  BillingRunEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** The kind of run: `enrollment`, `period`, `session` or `penalty`. */
   kind: string;
   /**
    * Format: date
    * @description The day up to which it bills what begins.
    */
   as_of: string;
   /** Whether the service began it by itself. */
   automatic: boolean;
   /** The sum of the fees that it made; of a preview, and while it is held, of those that it would make. */
   total: string;
   /** Fees that it made, or would make. */
   created: number;
   /** Fees that there were already. */
   existing: number;
   /** The number of items that could not be billed. */
   failed: number;
  };
  /**
   * @description The kind of a billing run.
   *
   *     - `enrollment`: The one-time fees of enrollments.
   *     - `period`: Months and terms.
   *     - `session`: Sessions that were attended, in arrears.
   *     - `penalty`: Penalties for fees that are paid late.
   * @enum {string}
   */
  BillingRunKind: "enrollment" | "period" | "session" | "penalty";
  BillingRunResponse: {
   data: components["schemas"]["BillingRun"];
  };
  /**
   * @description The status of a billing run.
   *
   *     - `preview`: A preview: it reports the fees that would be billed and writes nothing.
   *     - `running`: It is billing: its counts and its total grow.
   *     - `done`: All is billed that was to be.
   *     - `held`: It would bill more than twice as much as the largest of its kind in the last 400 days, and waits to be confirmed.
   *     - `failed`: It was given up. What it billed stays; another run bills the rest.
   * @enum {string}
   */
  BillingRunStatus: "preview" | "running" | "done" | "held" | "failed";
  /** The rules by which enrollments are billed. Omitted fields stay unchanged. */
  BillingSettingsInput: {
   /** Whether due charges are billed automatically each night; otherwise only billing runs bill them. */
   auto?: boolean | (1 | 0 | "1" | "0");
   /** Days before months and terms begin on which they are billed: 0 to 60. */
   lead_days?: number | string;
   /** Months in the past for which billing runs bill missing charges: 0 to 24. */
   max_back_months?: number | string;
   /** A billing run is never held unless it would bill more than this. */
   hold_above?: string | number;
  };
  /** A secret address that calendars subscribe to: sessions from 30 days ago to 180 days ahead, as iCalendar (RFC 5545). It shows what its owner may see at that moment, and nothing once they are no member any more. */
  CalendarFeed: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The scope of the sessions in the feed. */
   scope: components["schemas"]["CalendarFeedScope"];
   /**
    * Format: uuid
    * @description The student, staff member, room or batch; null for `mine`.
    */
   target_id: string | null;
   /** The name that calendars show: at most 100 characters. */
   name: string;
   /** The address to subscribe to. Every person who has it can read the feed. Shown once, in the response that creates it; null in all others. */
   url: string | null;
   /**
    * Format: date-time
    * @description When a calendar fetched it last, up to an hour ago: RFC 3339, UTC.
    */
   last_fetched_at: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  CalendarFeedResponse: {
   data: components["schemas"]["CalendarFeed"];
  };
  /**
   * @description The scope of the sessions in a calendar feed.
   *
   *     - `mine`: The owner's own: those that they lead or attend, or that their children attend, who are named.
   *     - `student`: The sessions of one student.
   *     - `staff`: The sessions that one staff member leads.
   *     - `room`: The sessions in one room.
   *     - `batch`: The sessions of one batch.
   * @enum {string}
   */
  CalendarFeedScope: "mine" | "student" | "staff" | "room" | "batch";
  /**
   * @description The reason why a session is cancelled.
   *
   *     - `manual`: A user cancelled it.
   *     - `closure`: It is within a closure.
   *     - `schedule`: The batch is not taught on that day any more.
   *     - `batch`: The batch was cancelled, completed or deleted.
   * @enum {string}
   */
  CancelCause: "manual" | "closure" | "schedule" | "batch";
  /** The reason why a session is cancelled. */
  CancelSessionInput: {
   /** Why: at most 255 characters. */
   reason?: string | null;
   /** Whether it is not charged; no by default. */
   excuses_fees?: boolean | (1 | 0 | "1" | "0") | (null | "");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /**
   * @description The grouping of rows in the capacity report.
   *
   *     - `batch`: A batch.
   *     - `course`: A course.
   *     - `weekday`: A day of the week: the batches that have sessions then.
   *     - `hour`: The hour in which sessions begin: the batches that have such.
   *     - `room`: The room of sessions: the batches that have some there.
   * @enum {string}
   */
  CapacityGroup: "batch" | "course" | "weekday" | "hour" | "room";
  ChangeMemberRoleInput: {
   /** The role. Staff act by the role of their staff member's row. */
   role: components["schemas"]["MemberRole"];
   /** The staff member they are: for the role `staff`. */
   staff_id?: string | (null | "");
   /** The parent they are: for the role `parent`. */
   parent_id?: string | (null | "");
   /** The student they are: for the role `student`. */
   student_id?: string | (null | "");
   /** How the service treats the API keys created by an academy admin who loses that role: `revoke` when omitted. */
   keys?: components["schemas"]["MemberKeys"] | (null | "");
  };
  /** The password of the caller, and another one. */
  ChangePasswordInput: {
   /** The present password. */
   current_password: string;
   /** The new password: 8 characters or more, at most 72 bytes of UTF-8. */
   password: string;
   /** The new password again. Must be given; if it is not or differs, that is reported on `password`. */
   password_confirmation: string | null;
  };
  /** The changed fields, by their names in REST; empty if only linked records changed. */
  Changed: string[];
  /** A chart, which is dark where the reader prefers that. */
  Chart: string;
  /** The city: at most 100 characters. */
  City: string | null;
  /** A clash: a session, and the cause of the clash. */
  Clash: {
   /**
    * Format: uuid
    * @description The id: a UUID (version 8) derived from the kind and the clashing records.
    */
   id: string;
   /** The kind of clash. */
   kind: components["schemas"]["ClashKind"];
   /** How much it matters. */
   severity: components["schemas"]["ClashSeverity"];
   /**
    * Format: date
    * @description The day of the session, local to the academy.
    */
   date: string;
   /** When the session begins, local time of the academy. */
   start_time: string;
   /**
    * Format: date-time
    * @description When the session begins: RFC 3339, UTC.
    */
   starts_at: string;
   /**
    * Format: uuid
    * @description The session.
    */
   session_id: string;
   /**
    * Format: uuid
    * @description The batch of the session.
    */
   batch_id: string;
   /**
    * Format: uuid
    * @description The staff member who leads the session.
    */
   instructor_id: string | null;
   /**
    * Format: uuid
    * @description The room of the session.
    */
   room_id: string | null;
   /**
    * Format: uuid
    * @description The other session, at the same time; null where the kind has none: it is of two for `instructor`, `room` and `student`.
    */
   other_session_id: string | null;
   /**
    * Format: uuid
    * @description The batch of the other session.
    */
   other_batch_id: string | null;
   /**
    * Format: uuid
    * @description The time off, for `time_off`.
    */
   time_off_id: string | null;
   /** The students who are to be in both, for `student`: those whom the caller sees, by name. */
   students: {
    /**
     * Format: uuid
     * @description The student.
     */
    student_id: string;
    /** The name of the student. */
    name: string;
   }[];
   /**
    * Format: int32
    * @description The number of students who are expected in both, including students whom the caller cannot see; 0 for other kinds.
    */
   student_count: number;
  };
  /**
   * @description The kind of a clash. Cancelled sessions clash with nothing.
   *
   *     - `instructor`: Two sessions at the same time are led by one staff member.
   *     - `room`: Two sessions at the same time are in one room.
   *     - `time_off`: The staff member who leads the session is on approved time off.
   *     - `availability`: The session is within none of the times at which who leads it can work, where such are noted.
   *     - `capacity`: Fewer students fit into the room than the batch has seats.
   *     - `student`: A student is active in the batches of two sessions at the same time.
   * @enum {string}
   */
  ClashKind: "instructor" | "room" | "time_off" | "availability" | "capacity" | "student";
  /**
   * @description How the service treats a write that would put a person or a room in two places at once.
   *
   *     - `warn`: The service accepts the write; `clashes` reports the conflict.
   *     - `refuse`: It is refused.
   * @enum {string}
   */
  ClashPolicy: "warn" | "refuse";
  /**
   * @description How much a clash matters.
   *
   *     - `hard`: It cannot be held so: an academy may refuse writes that make such clashes.
   *     - `soft`: The session can be held, but a person should look at it.
   * @enum {string}
   */
  ClashSeverity: "hard" | "soft";
  /**
   * @description The grouping of rows in the attendance of classes.
   *
   *     - `batch`: A batch.
   *     - `course`: A course.
   *     - `instructor`: The staff member who led the sessions, as instructor or as substitute.
   *     - `weekday`: A day of the week.
   *     - `hour`: The hour in which the sessions began, local to the academy.
   * @enum {string}
   */
  ClassAttendanceGroup: "batch" | "course" | "instructor" | "weekday" | "hour";
  /** A lesson of a batch on a date. */
  ClassSession: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /**
    * Format: date
    * @description The day, local to the academy.
    */
   date: string;
   /** When it begins, local time of the academy. */
   start_time: string;
   /** When it ends, local time of the academy; before the start, it is of the next day. */
   end_time: string;
   /**
    * Format: date-time
    * @description When it begins: RFC 3339, UTC.
    */
   starts_at: string;
   /**
    * Format: date-time
    * @description When it ends, after its start: RFC 3339, UTC.
    */
   ends_at: string;
   /**
    * Format: uuid
    * @description The staff member who leads it.
    */
   instructor_id: string | null;
   /**
    * Format: uuid
    * @description The room.
    */
   room_id: string | null;
   /** The location: the name of the room, or the text of the batch: at most 100 characters; empty when unset. */
   classroom: string;
   /** The status of the run. */
   status: components["schemas"]["SessionStatus"];
   /** The reason of the cancellation; null unless cancelled. */
   cancel_cause: components["schemas"]["CancelCause"] | null;
   /** The reason that a user gave when cancelling: at most 255 characters. */
   cancel_reason: string | null;
   /**
    * Format: uuid
    * @description The closure that cancelled it; null unless a closure did.
    */
   closure_id: string | null;
   /** Whether it is not charged because it is cancelled. */
   excuses_fees: boolean;
   /**
    * Format: date
    * @description The day of the weekly schedule that it stands for; null for an extra one.
    */
   slot_date: string | null;
   /** The fields that a user changed by hand. They no longer follow the batch. */
   overrides: components["schemas"]["SessionOverride"][];
   /** Whether a substitute leads it instead of the instructor of the batch. */
   is_substitute: boolean;
   /** The topic: at most 255 characters. */
   topic: string | null;
   /** The address for joining online: an http or https URL of at most 2048 characters. */
   online_url: string | null;
   /** Notes of the staff; null to families: at most 5000 characters. */
   notes: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A lesson of a batch on a date. */
  ClassSessionCounts: {
   /** How many students of the roster were there, by what the caller sees of it. */
   counts: {
    /**
     * Format: int32
     * @description All students of the roster, marked or not.
     */
    expected: number;
    /**
     * Format: int32
     * @description Students who attended on time.
     */
    present: number;
    /**
     * Format: int32
     * @description Students who arrived late.
     */
    late: number;
    /**
     * Format: int32
     * @description Students who did not attend.
     */
    absent: number;
    /**
     * Format: int32
     * @description Students who did not attend, with approval.
     */
    excused: number;
   };
  };
  /** A lesson of a batch on a date. */
  ClassSessionRelations: components["schemas"]["ClassSessionCounts"] & {
   attendees: components["schemas"]["Attendees"];
   /** The batch; null when it was deleted. */
   batch?: components["schemas"]["Batch"] | null;
   /** The course of the batch; null when it was deleted. */
   course?: components["schemas"]["Course"] | null;
   /** The staff member who leads it; null when none is visible. */
   instructor?: components["schemas"]["StaffMember"] | null;
   /** The room; null when there is none or it was deleted. */
   room?: components["schemas"]["Room"] | null;
   /** The closure that cancelled it; null unless a closure did, and if the closure was deleted. */
   closure?: components["schemas"]["Closure"] | null;
  };
  ClassSessionResponse: {
   data: components["schemas"]["ClassSession"] & components["schemas"]["ClassSessionRelations"];
  };
  /** Days, or hours of one day, on which sessions are cancelled: holidays, a snow day, a pool that is being cleaned. It affects sessions of any course, batch or room that it names, or of the whole academy if it names none. */
  Closure: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   start_date: components["schemas"]["StartDate"];
   /**
    * Format: date
    * @description The last day, on or after the first; at most 366 days.
    */
   end_date: string;
   /** From this local time of the one day; null for whole days. */
   start_time: string | null;
   end_time: components["schemas"]["EndTime"];
   /** The courses whose sessions are cancelled. */
   course_ids: string[];
   /** The batches whose sessions are cancelled. */
   batch_ids: string[];
   /** The rooms whose sessions are cancelled. */
   room_ids: string[];
   /** Whether sessions cancelled by it are not charged. */
   excuses_fees: boolean;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  ClosureEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   start_date: components["schemas"]["StartDate"];
   /**
    * Format: date
    * @description The last day, on or after the first; at most 366 days.
    */
   end_date: string;
   /** Whether sessions cancelled by it are not charged. */
   excuses_fees: boolean;
  };
  ClosureResponse: {
   data: components["schemas"]["Closure"];
  };
  /** The parent's preferences for messages from the academy. Omitted fields stay unchanged. */
  CommunicationPreferencesInput: {
   /** By e-mail; true by default. */
   email?: boolean | (1 | 0 | "1" | "0");
   /** By text message; false by default. */
   sms?: boolean | (1 | 0 | "1" | "0");
   /** By push notification; false by default. */
   push?: boolean | (1 | 0 | "1" | "0");
   /** BCP 47 language tag: at most 35 characters, `en` by default. */
   language?: string;
  };
  /** The requirements to complete a course. Omitted fields stay unchanged. */
  CompletionRuleInput: {
   /** The least attendance in percent: 0 to 100. */
   min_attendance?: number | string | (null | "");
   /** The least progress in percent: 0 to 100. */
   min_progress?: number | string | (null | "");
   /** Whether every fee must be paid. */
   require_paid?: boolean | (1 | 0 | "1" | "0");
  };
  /** The country: at most 100 characters. */
  Country: string | null;
  /** Something that an academy teaches; its batches are when and where. */
  Course: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 255 characters. */
   name: string;
   /** The code: `CRS-` and 8 upper-case letters or digits. */
   code: string;
   /** A description: at most 5000 characters. */
   description: string | null;
   /** The category: at most 100 characters. */
   category: string | null;
   /** Whom the course is for. */
   level: components["schemas"]["CourseLevel"];
   /**
    * Format: uuid
    * @description The department that the course belongs to.
    */
   department_id: string | null;
   /**
    * Format: int32
    * @description The least age in years: 0 to 150.
    */
   min_age: number | null;
   /**
    * Format: int32
    * @description The greatest age in years: 0 to 150.
    */
   max_age: number | null;
   /** The colour in timetables: `#RRGGBB`. */
   color: string | null;
   /** The price in the academy's currency. */
   price: string | null;
   /** How often the price is due. */
   billing_frequency: components["schemas"]["BillingFrequency"];
   /** The requirements to complete the course. */
   completion_rule: {
    /**
     * Format: int32
     * @description The least attendance in percent: 0 to 100.
     */
    min_attendance: number | null;
    /**
     * Format: int32
     * @description The least progress in percent: 0 to 100.
     */
    min_progress: number | null;
    /** Whether every fee must be paid. */
    require_paid: boolean;
   };
   /** Whether the course is on offer. */
   status: components["schemas"]["CourseStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  CourseEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /**
    * Format: uuid
    * @description The department that the course belongs to.
    */
   department_id: string | null;
   /** The price in the academy's currency. */
   price: string | null;
   /** Whether the course is on offer. */
   status: string;
  };
  /**
   * Format: uuid
   * @description The course; null unless rows are about courses. Null also for records without one.
   */
  CourseId: string | null;
  /**
   * @description Whom a course is for.
   *
   *     - `beginner`: Beginners.
   *     - `intermediate`: Students who know the basics.
   *     - `advanced`: The experienced.
   *     - `all`: All students.
   * @enum {string}
   */
  CourseLevel: "beginner" | "intermediate" | "advanced" | "all";
  /** The name of the course. */
  CourseName: string | null;
  /** Something that an academy teaches; its batches are when and where. */
  CourseRelations: {
   /** The department that the course belongs to. */
   department?: components["schemas"]["Department"] | null;
   /** The batches of the course. */
   batches?: components["schemas"]["Batch"][];
  };
  CourseResponse: {
   data: components["schemas"]["Course"] & components["schemas"]["CourseRelations"];
  };
  /**
   * @description Whether a course is on offer.
   *
   *     - `draft`: Being prepared.
   *     - `active`: On offer.
   *     - `archived`: No longer on offer.
   * @enum {string}
   */
  CourseStatus: "draft" | "active" | "archived";
  /** The percentage of expected students who are marked in their sessions, with two decimal places, `"91.11"`; null where no student was expected. */
  Coverage: string | null;
  /** A new academy. The user who creates it becomes its admin. */
  CreateAcademyInput: {
   /** The name in addresses: `[a-z0-9-]`, at most 100, unique. */
   slug?: string | (null | "");
   /** A description: at most 5000 characters. */
   description?: string | null;
   phone?: components["schemas"]["Phone"];
   address?: components["schemas"]["Address"];
   city?: components["schemas"]["City"];
   state?: components["schemas"]["State"];
   country?: components["schemas"]["Country"];
   postal_code?: components["schemas"]["PostalCode"];
   /** The web site: an http or https URL of at most 2048 characters. */
   website?: string | (null | "");
   /** The logo: an http or https URL of at most 2048 characters. */
   logo_url?: string | (null | "");
   /** Colours, pictures and the sender of e-mails. */
   branding?: components["schemas"]["AcademyBrandingInput"] | (null | "");
   /** How the academy works: time zone, currency, defaults. */
   settings?: components["schemas"]["AcademySettingsInput"] | (null | "");
   name: components["schemas"]["Name"];
   /** The kind of education that the academy offers. */
   type: components["schemas"]["AcademyType"];
   email: components["schemas"]["Email"];
  };
  /** A new API key. */
  CreateApiKeyInput: {
   /** The purpose of the key: at most 100 characters. */
   name: string;
   /** The role that it acts in. */
   role: components["schemas"]["ApiKeyRole"];
   /** The scopes of the key, within the rights of its role; at least one, without duplicates: `academy:read`, `academy:write`, `accounts:read`, `accounts:write`, `attendance:read`, `attendance:write`, `audit:read`, `batches:read`, `batches:write`, `billing_runs:read`, `billing_runs:write`, `closures:read`, `closures:write`, `courses:read`, `courses:write`, `credit_notes:read`, `credit_notes:write`, `departments:read`, `departments:write`, `discounts:read`, `discounts:write`, `enrollments:read`, `enrollments:write`, `events:read`, `fee_plans:read`, `fee_plans:write`, `fees:read`, `fees:write`, `members:read`, `parents:read`, `parents:write`, `payments:read`, `payments:write`, `reports:read`, `rooms:read`, `rooms:write`, `sessions:read`, `sessions:write`, `staff:read`, `staff:write`, `students:read`, `students:write`, `tax_rates:read`, `tax_rates:write`, `terms:read`, `terms:write`, `time_off:read`, `time_off:write`, `webhooks:read`, `webhooks:write`. */
   scopes: string[];
   /**
    * Format: date-time
    * @description Until when it counts: RFC 3339, at most a year ahead.
    */
   expires_at: string;
   /** The addresses that it may come from, at most 20, single ones or blocks in CIDR notation: `203.0.113.7`, `2001:db8::/32`. Null for any. */
   allowed_cidrs?: string[] | (null | "");
  };
  /** A new batch. It is upcoming. */
  CreateBatchInput: {
   /** Seats: 1 to 1000; the academy's setting by default. */
   max_students?: number | string | (null | "");
   /** The staff member who teaches; null for no instructor. */
   instructor_id?: string | (null | "");
   /** The room, in use; null for none. Sets `classroom` to its name. */
   room_id?: string | (null | "");
   /** The location: the name of an active room, in upper or lower case, or any other text, which refers to no room: at most 100 characters; not regarded beside a `room_id`. */
   classroom?: string | null;
   notes?: components["schemas"]["Notes"];
   /**
    * Format: uuid
    * @description The course that is taught.
    */
   course_id: string;
   name: components["schemas"]["Name"];
   /**
    * Format: date
    * @description The first day.
    */
   start_date: string;
   /**
    * Format: date
    * @description The last day, on or after the first.
    */
   end_date: string;
   /** When a session begins, local time of the academy. */
   start_time: string;
   /** When a session ends, after its start. */
   end_time: string;
   /** The days of the week with a session: 1 to 7, each once. */
   days_of_week: components["schemas"]["Weekday"][];
  };
  /** A new calendar feed. */
  CreateCalendarFeedInput: {
   /** The scope of the sessions in the feed. `mine` is for students, parents and staff. */
   scope: components["schemas"]["CalendarFeedScope"];
   /** The student, staff member, room or batch; required unless the scope is `mine`. */
   target_id?: string | (null | "");
   /** The name that calendars show: at most 100 characters. */
   name: string;
  };
  /** A new closure, of the courses, batches and rooms that it names, or of the whole academy if it names none. */
  CreateClosureInput: {
   /**
    * Format: date
    * @description The first day.
    */
   start_date: string;
   end_date: components["schemas"]["CreateClosureInputEndDate"];
   start_time?: components["schemas"]["StartTime"];
   end_time?: components["schemas"]["CreateClosureInputEndTime"];
   name: components["schemas"]["CreateClosureInputName"];
   /** The courses: at most 100, in place of those there are. */
   course_ids?: string[] | (null | "");
   /** The batches: at most 100, in place of those there are. */
   batch_ids?: string[] | (null | "");
   /** The rooms: at most 100, in place of those there are. */
   room_ids?: string[] | (null | "");
   /** Whether sessions cancelled by it are not charged; they are by default. */
   excuses_fees?: boolean | (1 | 0 | "1" | "0") | (null | "");
  };
  /**
   * Format: date
   * @description The last day, on or after the first; at most 366 days in all.
   */
  CreateClosureInputEndDate: string;
  /** Until this local time of the same day, after the start; null for whole days. */
  CreateClosureInputEndTime: string | (null | "");
  /** The name: at most 100 characters. */
  CreateClosureInputName: string;
  /** A new course. */
  CreateCourseInput: {
   /** A description: at most 5000 characters. */
   description?: string | null;
   /** The category: at most 100 characters. */
   category?: string | null;
   /** Whom the course is for; all by default. */
   level?: components["schemas"]["CourseLevel"] | (null | "");
   /** The department that the course belongs to. */
   department_id?: string | (null | "");
   /** The least age in years: 0 to 150. */
   min_age?: number | string | (null | "");
   /** The greatest age in years: 0 to 150, not below the least. */
   max_age?: number | string | (null | "");
   /** The colour in timetables: `#RRGGBB`. */
   color?: string | (null | "");
   /** The price in the academy's currency. */
   price?: string | number | (null | "");
   /** How often the price is due; once by default. */
   billing_frequency?: components["schemas"]["BillingFrequency"] | (null | "");
   /** The requirements to complete the course. */
   completion_rule?: components["schemas"]["CompletionRuleInput"] | (null | "");
   /** Whether the course is on offer; active by default. */
   status?: components["schemas"]["CourseStatus"] | (null | "");
   name: components["schemas"]["Name"];
  };
  /** A reduction of the amount that a payer owes. */
  CreateCreditNoteInput: {
   /**
    * Format: uuid
    * @description The account that it was issued to.
    */
   account_id: string;
   /** The fee that it is of, one of the account; on account when omitted. */
   fee_id?: string | (null | "");
   /** The amount: at most the billed amount that is not credited yet. */
   amount: string | number;
   /** Why it was issued. */
   reason: components["schemas"]["CreditReason"];
   /** A note: at most 255 characters. */
   note?: string | null;
  };
  /** A new department. */
  CreateDepartmentInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The staff member who leads the department; null for none. */
   head_staff_id?: string | (null | "");
  };
  /** A new discount: a percentage or an amount. */
  CreateDiscountInput: {
   /** The name: at most 100 characters; printed on bills. */
   name: string;
   /** The kind of discount; it never changes. */
   kind: components["schemas"]["DiscountKind"];
   /** The percentage of the remaining amount: 0.01 to 100.00. */
   percent?: string | number | (null | "");
   amount?: components["schemas"]["Amount"];
   /** The fees that it is taken off; any by default. */
   fee_types?: components["schemas"]["FeeType"][] | (null | "");
   /** Its place among others: lower ones count first: 0 to 10000; 100 by default. */
   priority?: number | string | (null | "");
   /** Whether only the best of such counts; false by default. */
   exclusive?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** The first day on which it is given. */
   valid_from?: string | (null | "");
   /** The last day on which it is given, on or after the first. */
   valid_until?: string | (null | "");
   /** How many enrollments may get it; any number by default: 1 to 1000000. */
   max_uses?: number | string | (null | "");
   /** Whom it is given to. */
   condition?: components["schemas"]["DiscountConditionInput"] | (null | "");
  };
  /** A new fee, of a student or of a parent. */
  CreateFeeInput: {
   /** The title: at most 255 characters. */
   title?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The place and the options of a quote. */
   fee_type: components["schemas"]["FeeType"];
   amount: components["schemas"]["CreateFeeInputAmount"];
   /**
    * Format: date
    * @description The last day on which to pay.
    */
   due_date: string;
   /** The tax rates: at most three, each on the net price; none by default. */
   tax_rate_ids?: string[] | (null | "");
   /** The student it is for; required unless a parent is billed. */
   student_id?: string | (null | "");
   /** The parent who is billed. */
   parent_id?: string | (null | "");
   /** The enrollment it is for: one of the student. */
   enrollment_id?: string | (null | "");
  } & (unknown | unknown);
  /** The amount, in the currency of the academy. Taxes that are not included in prices are added to it. */
  CreateFeeInputAmount: string | number;
  /** A new fee plan: of a course, of a batch, or of neither. */
  CreateFeePlanInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The course whose enrollments it bills. */
   course_id?: string | (null | "");
   /** The batch whose enrollments it bills, in place of a course. */
   batch_id?: string | (null | "");
   /** Whether it is billed by; a draft by default. */
   status?: components["schemas"]["FeePlanStatus"] | (null | "");
   /**
    * Format: date
    * @description The first day on which it is in effect.
    */
   effective_from: string;
   /** The items: 1 to 20. They replace the present ones. */
   items: components["schemas"]["FeePlanItemInput"][];
   /** How the service treats billed charges when an enrollment is dropped; it stays by default. */
   drop_policy?: components["schemas"]["DropPolicy"] | (null | "");
  };
  /** A fee for each active student of a batch. */
  CreateFeesForBatchInput: {
   /** The title: at most 255 characters. */
   title?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The place and the options of a quote. */
   fee_type: components["schemas"]["FeeType"];
   amount: components["schemas"]["CreateFeeInputAmount"];
   /**
    * Format: date
    * @description The last day on which to pay.
    */
   due_date: string;
   /** The tax rates: at most three, each on the net price; none by default. */
   tax_rate_ids?: string[] | (null | "");
   /** The time it is for, in your words (`2026-03`): at most 50 characters; the due date when omitted. A student of the batch is billed once for each type and period. */
   period?: string | null;
  };
  /** A new parent. */
  CreateParentInput: {
   address?: components["schemas"]["Address"];
   city?: components["schemas"]["City"];
   state?: components["schemas"]["State"];
   country?: components["schemas"]["Country"];
   postal_code?: components["schemas"]["PostalCode"];
   /** A second telephone number: at most 32 characters. */
   alternate_phone?: string | null;
   /** The occupation: at most 100 characters. */
   occupation?: string | null;
   /** Whether to call this parent in an emergency; false by default. */
   emergency_contact?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** How the parent wants to hear from the academy. */
   communication_preferences?: components["schemas"]["CommunicationPreferencesInput"] | (null | "");
   /** Whether the parent is in contact with the academy; active by default. */
   status?: components["schemas"]["ParentStatus"] | (null | "");
   /** The children: at most 100, in place of those there are. */
   students?: components["schemas"]["StudentLinkInput"][] | (null | "");
   first_name: components["schemas"]["FirstName"];
   last_name: components["schemas"]["LastName"];
   email: components["schemas"]["CreateParentInputEmail"];
   /** The telephone number: at most 32 characters. */
   phone: string;
  };
  /** The e-mail address, unique in the academy. */
  CreateParentInputEmail: string;
  /** A new room. */
  CreateRoomInput: {
   /** The name, unique in the academy regardless of case: at most 100 characters. */
   name: string;
   /** How many students fit in: 1 to 10000. */
   capacity?: number | string | (null | "");
   /** Whether it is in use; active by default. */
   status?: components["schemas"]["RoomStatus"] | (null | "");
   /** Notes: at most 500 characters. */
   notes?: string | null;
  };
  /** A new staff member. */
  CreateStaffMemberInput: {
   phone?: components["schemas"]["Phone"];
   /** The departments: at most 50, in place of those there are. */
   department_ids?: string[] | (null | "");
   /** Qualifications: at most 30, in place of those there are. */
   qualifications?: components["schemas"]["QualificationInput"][] | (null | "");
   /** On which terms the staff member works; full time by default. */
   employment_type?: components["schemas"]["EmploymentType"] | (null | "");
   /** The first day of work. */
   hire_date?: string | (null | "");
   /** The last day of work, on or after the first. */
   end_date?: string | (null | "");
   /** Pay per hour; null if it is not recorded. */
   hourly_rate?: string | number | (null | "");
   /** When they can work: at most 50 times of the week, in place of those there are. */
   weekly_availability?: components["schemas"]["AvailabilityInput"][] | (null | "");
   /** Whether the staff member is at work; active by default. */
   status?: components["schemas"]["StaffStatus"] | (null | "");
   first_name: components["schemas"]["FirstName"];
   last_name: components["schemas"]["LastName"];
   email: components["schemas"]["CreateParentInputEmail"];
   /** The job of the staff member. */
   role: components["schemas"]["StaffRole"];
  };
  /** A new student. */
  CreateStudentInput: {
   address?: components["schemas"]["Address"];
   city?: components["schemas"]["City"];
   state?: components["schemas"]["State"];
   country?: components["schemas"]["Country"];
   postal_code?: components["schemas"]["PostalCode"];
   /** The id in another system: at most 100 characters, unique. */
   external_id?: string | null;
   email?: components["schemas"]["CreateStudentInputEmail"];
   phone?: components["schemas"]["Phone"];
   /** The date of birth, in the past. */
   date_of_birth?: string | (null | "");
   /** The gender, as the student gives it. */
   gender?: components["schemas"]["Gender"] | (null | "");
   /** A picture: an http or https URL of at most 2048 characters. */
   photo_url?: string | (null | "");
   /** Facts that a teacher must know in an emergency: at most 5000 characters. */
   medical_notes?: string | null;
   /** Whom to call in an emergency; null for none. */
   emergency_contact?: components["schemas"]["EmergencyContactInput"] | (null | "");
   /** Prior education: at most 50 entries, in place of those there are. */
   academic_history?: components["schemas"]["AcademicRecordInput"][] | (null | "");
   /** Documents: at most 50, in place of those there are. */
   documents?: components["schemas"]["StudentDocumentInput"][] | (null | "");
   /** The parents: at most 25, in place of those there are. */
   parents?: components["schemas"]["ParentLinkInput"][] | (null | "");
   /** The status of the student at the academy; active by default. */
   status?: components["schemas"]["StudentStatus"] | (null | "");
   /** The day the student joined; today by default. */
   joined_at?: string | (null | "");
   first_name: components["schemas"]["FirstName"];
   last_name: components["schemas"]["LastName"];
  };
  /** The e-mail address. */
  CreateStudentInputEmail: (string) | (null | "");
  /** A new tax rate. */
  CreateTaxRateInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** How much of the price: 0.00 to 100.00, with up to four decimal places. */
   percent: string | number;
   /** Whether prices include it; by default it is added to them. */
   inclusive?: boolean | (1 | 0 | "1" | "0") | (null | "");
  };
  /** A new term. */
  CreateTermInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The code: at most 20 characters, unique in the academy. */
   code: string;
   /**
    * Format: date
    * @description The first day, in no other term.
    */
   starts_on: string;
   /**
    * Format: date
    * @description The last day, on or after the first and before the next term.
    */
   ends_on: string;
  };
  /** A new webhook endpoint. */
  CreateWebhookEndpointInput: {
   /** The https URL that events are posted to; the port 443, without credentials: at most 2048 characters. */
   url: string;
   /** The purpose: at most 255 characters. */
   description?: string | null;
   /** The types of the events to send: 1 to 50, or `*` for all. */
   event_types: string[];
   /** `active` (the default) or `paused`. */
   status?: components["schemas"]["WebhookEndpointStatus"] | (null | "");
   /** Requests that are sent in a second at most: 1 to 100; 20 by default. */
   rate_per_second?: number | string | (null | "");
  };
  /**
   * Format: date-time
   * @description When the record was made: RFC 3339, UTC.
   */
  CreatedAt: string;
  /** A reduction of the amount that a payer owes: on a fee, or on the next fees. */
  CreditNote: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The number: `CRN-` and six or more digits, gapless in the academy. */
   number: string;
   /**
    * Format: uuid
    * @description The account that it was issued to.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The fee that it is of; null where it is on account.
    */
   fee_id: string | null;
   amount: components["schemas"]["CreditNoteAmount"];
   /** ISO 4217 code of the amount. */
   currency: string;
   /** Why it was issued. */
   reason: components["schemas"]["CreditReason"];
   /** A note: at most 255 characters. */
   note: string | null;
   /**
    * Format: date-time
    * @description When it was cancelled: RFC 3339, UTC. Its entries sum to 0 then.
    */
   voided_at: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The amount. */
  CreditNoteAmount: string;
  CreditNoteEvent: {
   id: components["schemas"]["Id"];
   /**
    * Format: uuid
    * @description The account that it was issued to.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The fee that it is of; null where it is on account.
    */
   fee_id: string | null;
   amount: components["schemas"]["CreditNoteAmount"];
   /** ISO 4217 code of the amount. */
   currency: string;
   /** Why it was issued. */
   reason: string;
  };
  /** A reduction of the amount that a payer owes: on a fee, or on the next fees. */
  CreditNoteRelations: {
   /** The fee that it is of; null where it is on account, or when the fee is not visible. */
   fee?: components["schemas"]["Fee"] | null;
   /** The account that it was issued to; null when it is not visible. */
   account?: components["schemas"]["Account"] | null;
  };
  CreditNoteResponse: {
   data: components["schemas"]["CreditNote"] & components["schemas"]["CreditNoteRelations"];
  };
  /**
   * @description Why a credit note was issued.
   *
   *     - `drop`: Billed charges are not used: an enrollment has ended.
   *     - `goodwill`: As a courtesy.
   *     - `correction`: Too much was billed.
   *     - `write_off`: It will not be paid.
   * @enum {string}
   */
  CreditReason: "drop" | "goodwill" | "correction" | "write_off";
  /** The amount of credit notes on the fee: it need not be paid. */
  CreditedAmount: string;
  /** Every row of the list, and a header line. */
  CsvFile: string;
  /** ISO 4217 code of the amount: the currency of the academy when it was billed. */
  Currency: string;
  /** The number of the page, from 1. */
  CurrentPage: number;
  Data: (components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"])[];
  /** A decision on a request for time off. */
  DecideTimeOffInput: {
   /** The decision. */
   status: components["schemas"]["TimeOffDecision"];
   /** Why: at most 255 characters; takes the place of the reason that there is, which stays where this is left out. */
   reason?: string | null;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** The rules of counting, in words. */
  Definition: string;
  /** A part of an academy that courses and staff belong to, led by a department head. */
  Department: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /**
    * Format: uuid
    * @description The staff member who leads the department.
    */
   head_staff_id: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  DepartmentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /**
    * Format: uuid
    * @description The staff member who leads the department.
    */
   head_staff_id: string | null;
  };
  /** A part of an academy that courses and staff belong to, led by a department head. */
  DepartmentRelations: {
   /** The staff member who leads the department. */
   head_staff?: components["schemas"]["StaffMember"] | null;
  };
  DepartmentResponse: {
   data: components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"];
  };
  /** A reduction of prices. For an enrollment, the exclusive discount with the largest reduction applies first, and then the other discounts by priority and id, each to the remaining amount. */
  Discount: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name, printed on bills: at most 100 characters. */
   name: string;
   /** The kind of discount. */
   kind: components["schemas"]["DiscountKind"];
   percent: components["schemas"]["Percent"];
   amount: components["schemas"]["DiscountAmount"];
   /** The fees that it is taken off; any, where none is named. */
   fee_types: components["schemas"]["FeeType"][];
   /**
    * Format: int32
    * @description Its place among others: lower ones count first: 0 to 10000.
    */
   priority: number;
   /** Whether only the best of such counts. */
   exclusive: boolean;
   /**
    * Format: date
    * @description The first day on which it is given.
    */
   valid_from: string | null;
   /**
    * Format: date
    * @description The last day on which it is given, on or after the first.
    */
   valid_until: string | null;
   /**
    * Format: int32
    * @description How many enrollments may get it; null for any number: 1 to 1000000.
    */
   max_uses: number | null;
   /**
    * Format: int32
    * @description The number of enrollments that have used it; counted for coupons and limited discounts.
    */
   uses: number;
   /** Whom it is given to. */
   condition: {
    /**
     * Format: int32
     * @description For siblings: the first rank that receives the discount: 2 to 20.
     */
    rank_from: number | null;
    /**
     * Format: int32
     * @description For several courses: the minimum number of courses: 2 to 20.
     */
    min_courses: number | null;
    /**
     * Format: int32
     * @description For early birds: the minimum number of days before the batch begins: 0 to 365.
     */
    days_before_start: number | null;
    /** For coupons: the code: at most 30 characters. */
    code: string | null;
    /**
     * Format: uuid
     * @description For scholarships and manual discounts: the id of the student.
     */
    student_id: string | null;
    /**
     * Format: uuid
     * @description For scholarships and manual discounts: the id of the enrollment.
     */
    enrollment_id: string | null;
   };
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The fixed reduction of each fee, in the academy's currency: at most the remaining amount; null for a percentage. */
  DiscountAmount: string | null;
  /** The conditions of a discount. The kind of the discount decides which fields are required. Omitted fields stay unchanged. */
  DiscountConditionInput: {
   /** For siblings: the first rank that receives the discount: 2 to 20; 2 by default. */
   rank_from?: number | string | (null | "");
   /** For several courses: the minimum number of courses: 2 to 20; 2 by default. */
   min_courses?: number | string | (null | "");
   /** For early birds: the minimum number of days before the batch begins: 0 to 365. */
   days_before_start?: number | string | (null | "");
   /** For coupons: the code: at most 30 characters of `A-Z`, `0-9` and `-`, unique in the academy. */
   code?: string | (null | "");
   /** For scholarships and manual discounts: the student. */
   student_id?: string | (null | "");
   /** For scholarships and manual discounts: the enrollment, in place of a student. */
   enrollment_id?: string | (null | "");
  };
  DiscountEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** The kind of discount. */
   kind: string;
   percent: components["schemas"]["Percent"];
   amount: components["schemas"]["DiscountAmount"];
   /** Whether only the best of such counts. */
   exclusive: boolean;
   /**
    * Format: date
    * @description The first day on which it is given.
    */
   valid_from: string | null;
   /**
    * Format: date
    * @description The last day on which it is given, on or after the first.
    */
   valid_until: string | null;
   /** How many enrollments may get it; null for any number: 1 to 1000000. */
   max_uses: number | null;
   /**
    * Format: uuid
    * @description The student whom it names.
    */
   student_id: string | null;
   /**
    * Format: uuid
    * @description The enrollment that it names.
    */
   enrollment_id: string | null;
  };
  /**
   * @description The kind of a discount.
   *
   *     - `sibling`: To the active students of one payer, from a rank on: the dearest is the first, of equal ones whose enrollment is older.
   *     - `multi_course`: To students who learn so many courses at once.
   *     - `early_bird`: For an enrollment so many days before its batch begins.
   *     - `scholarship`: To a student, or for an enrollment, by name.
   *     - `coupon`: For an enrollment that was made with a code.
   *     - `manual`: To a student, or for an enrollment, for any other reason.
   * @enum {string}
   */
  DiscountKind: "sibling" | "multi_course" | "early_bird" | "scholarship" | "coupon" | "manual";
  DiscountResponse: {
   data: components["schemas"]["Discount"];
  };
  /**
   * @description How the service treats billed charges when an enrollment is dropped.
   *
   *     - `none`: It stays.
   *     - `credit_unused`: The part that was not used is credited.
   * @enum {string}
   */
  DropPolicy: "none" | "credit_unused";
  /** When its fees are due. */
  Due: {
   /** The date from which it is counted. */
   anchor: components["schemas"]["DueAnchor"];
   /**
    * Format: int32
    * @description Days after that date, or before it if negative: -60 to 90.
    */
   offset_days: number;
  };
  /**
   * @description The date from which a due date is counted.
   *
   *     - `enrollment`: The day of the enrollment.
   *     - `period_start`: The first day of the month, of the term or, for one-time fees, of the batch.
   *     - `period_end`: The last day of the month, of the term or, for one-time fees, of the batch.
   * @enum {string}
   */
  DueAnchor: "enrollment" | "period_start" | "period_end";
  /** The e-mail address of the office. */
  Email: string;
  /** An emergency contact. Omitted fields stay unchanged. */
  EmergencyContactInput: {
   /** The name: at most 255 characters. */
   name?: string | null;
   phone?: components["schemas"]["Phone"];
   /** The relationship to the student: at most 100 characters. */
   relationship?: string | null;
  };
  /**
   * @description On which terms a staff member works.
   *
   *     - `full_time`: Employed full time.
   *     - `part_time`: Employed part time.
   *     - `contract`: Under a contract.
   *     - `volunteer`: Unpaid.
   * @enum {string}
   */
  EmploymentType: "full_time" | "part_time" | "contract" | "volunteer";
  /**
   * Format: date
   * @description The last day, on or after the first.
   */
  EndDate: string;
  /** Until this local time of the one day, after the start; null for whole days. */
  EndTime: string | null;
  /** A student who is enrolled, and where. */
  EnrollStudentInput: {
   /**
    * Format: uuid
    * @description The student. Parents name a child of theirs, students themselves.
    */
   student_id: string;
   /** The batch. It brings its course. */
   batch_id?: string | (null | "");
   /** The course; for a course without a batch, or that of the batch. */
   course_id?: string | (null | "");
   /** The day of the enrollment; today by default, and for parents and students always. */
   enrollment_date?: string | (null | "");
   /** `active`, as by default, or `pending`, as parents and students always get. */
   status?: components["schemas"]["EnrollmentStatus"] | (null | "");
   notes?: components["schemas"]["Notes"];
   /** The code of a coupon, in any case, that its fees are billed with: at most 30 characters. */
   coupon?: string | null;
   /** Fee plans of no course that are put beside its own: at most 10 ids. */
   add_on_plan_ids?: string[] | (null | "");
  } & (unknown | unknown);
  /** A student in a batch, or in a course without one. */
  Enrollment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
   /**
    * Format: uuid
    * @description The course.
    */
   course_id: string;
   /**
    * Format: uuid
    * @description The batch; null for a course without one.
    */
   batch_id: string | null;
   /**
    * Format: date
    * @description The day of the enrollment.
    */
   enrollment_date: string;
   active_from: components["schemas"]["ActiveFrom"];
   /** The status of the enrollment. */
   status: components["schemas"]["EnrollmentStatus"];
   /** The grade: at most 10 characters. */
   grade: string | null;
   /**
    * Format: int32
    * @description Progress in percent: 0 to 100.
    */
   progress_percentage: number;
   /**
    * Format: date
    * @description The day of completion.
    */
   completion_date: string | null;
   /**
    * Format: int32
    * @description The place on the waitlist, from 1; null when a seat is held.
    */
   waitlist_position: number | null;
   /** Why the enrollment was dropped: at most 255 characters. */
   drop_reason: string | null;
   /** Why an admin completed it although the course's completion rule was not met: at most 255 characters. */
   override_reason: string | null;
   /** Notes: at most 5000 characters. */
   notes: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  EnrollmentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
   /**
    * Format: uuid
    * @description The course.
    */
   course_id: string;
   /**
    * Format: uuid
    * @description The batch; null for a course without one.
    */
   batch_id: string | null;
   /**
    * Format: date
    * @description The day of the enrollment.
    */
   enrollment_date: string;
   active_from: components["schemas"]["ActiveFrom"];
   /** The status of the enrollment. */
   status: string;
   /**
    * Format: date
    * @description The day of completion.
    */
   completion_date: string | null;
   /** The place on the waitlist, from 1; null when a seat is held. */
   waitlist_position: number | null;
   /** The former status; null for a new enrollment. */
   previous_status: string | null;
   changed: components["schemas"]["Changed"];
  };
  /**
   * @description The grouping of rows in the enrollment funnel.
   *
   *     - `course`: The course that was entered.
   *     - `month`: The month of entry.
   * @enum {string}
   */
  EnrollmentFunnelGroup: "course" | "month";
  /** A student in a batch, or in a course without one. */
  EnrollmentRelations: {
   /** The student; null when deleted or not visible. */
   student?: components["schemas"]["Student"] | null;
   /** The course; null when deleted. */
   course?: components["schemas"]["Course"] | null;
   /** The batch; null when there is none or it was deleted. */
   batch?: components["schemas"]["Batch"] | null;
  };
  EnrollmentResponse: {
   data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"];
  };
  /**
   * @description The status of an enrollment.
   *
   *     - `pending`: Requested; holds a seat unless it has a waitlist position.
   *     - `active`: The student is enrolled and holds a seat.
   *     - `completed`: The course is finished.
   *     - `dropped`: Ended early; final.
   * @enum {string}
   */
  EnrollmentStatus: "pending" | "active" | "completed" | "dropped";
  /**
   * @description The movements of money on an account.
   *
   *     - `charge`: A fee was billed.
   *     - `adjust`: The amount of a fee was changed.
   *     - `void`: A fee was voided.
   *     - `credit_note`: A credit note was issued.
   *     - `payment`: Money was received.
   *     - `refund`: Money was refunded.
   *     - `move`: Credit went to a fee, or came back from one.
   * @enum {string}
   */
  EntryKind: "charge" | "adjust" | "void" | "credit_note" | "payment" | "refund" | "move";
  ErasePersonInput: {
   /** The reason, kept in the audit log: do not name the person: at most 500 characters. */
   reason: string;
  };
  /** Confirms that no personal data of the person is left. */
  ErasedPerson: {
   /**
    * Format: uuid
    * @description The id of the student, parent or staff member.
    */
   id: string;
   /** The kind of person. */
   resource: components["schemas"]["PersonResource"];
   /**
    * Format: date-time
    * @description When they were erased, for the first time: RFC 3339, UTC.
    */
   erased_at: string;
   /**
    * Format: int32
    * @description The version of their record.
    */
   version: number;
  };
  ErasedPersonResponse: {
   data: components["schemas"]["ErasedPerson"];
  };
  /**
   * Format: int32
   * @description Marks of students who did not attend, with approval.
   */
  Excused: number;
  /**
   * @description How an excused absence counts in attendance rates.
   *
   *     - `ignore`: Nothing.
   *     - `present`: Attended.
   *     - `absent`: Did not attend.
   * @enum {string}
   */
  ExcusedCounting: "ignore" | "present" | "absent";
  /**
   * Format: int32
   * @description Students expected: those who were active, of each session that has begun.
   */
  Expected: number;
  /** The version that was edited: another one is status 409. */
  ExpectedVersion: number | string | (null | "");
  /** An amount that a student, or a parent, owes the academy. */
  Fee: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The parent who is billed.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The account of who pays.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The enrollment it is for.
    */
   enrollment_id: string | null;
   /** The place and the options of a quote. */
   fee_type: components["schemas"]["FeeType"];
   /** The title: at most 255 characters. */
   title: string | null;
   /** The time it is for, when a whole batch was billed: an enrollment has one fee of a type for it. */
   period: string | null;
   amount: components["schemas"]["CreditNoteAmount"];
   currency: components["schemas"]["Currency"];
   /**
    * Format: date
    * @description The last day on which to pay.
    */
   due_date: string;
   /** How the amount came about, step by step; null where it was billed by hand without taxes. */
   steps: {
    /** A description in words. */
    label: string;
    /** The amount that the fraction is of; null without one. */
    basis: string | null;
    /** How much of the basis: `7/9`, or `10.00 %`. */
    fraction: string | null;
    /** The amount that the step adds; negative if it subtracts. */
    amount: string;
    /** The total of all steps up to this one. */
    total: string;
   }[] | null;
   /** The tax in the amount. */
   tax: string;
   /** The taxes in the amount, each by itself; null if it was billed by hand without any, or before they were kept. */
   taxes: {
    /**
     * Format: uuid
     * @description The id of the tax rate.
     */
    tax_rate_id: string;
    /** The name. */
    name: string;
    /** How much of the net price. */
    percent: string;
    /** Whether the price included it; otherwise it was added. */
    inclusive: boolean;
    /** The total. */
    amount: string;
   }[] | null;
   paid_amount: components["schemas"]["PaidAmount"];
   credited_amount: components["schemas"]["CreditedAmount"];
   /** The sum of the credit notes for this fee that are not voided, wherever their money is by now. */
   credit_notes_amount: string;
   /** The open amount: `0.00` for a voided fee. */
   balance: string;
   /** The payment status as of today, in the academy's time zone: `paid` for a voided fee, as nothing is owed. */
   payment_status: components["schemas"]["PaymentStatus"];
   /** How the last payment was made. */
   payment_method: components["schemas"]["PaymentMethod"] | null;
   /** The receipt number of the last payment. */
   receipt_number: string | null;
   /**
    * Format: date-time
    * @description When it was voided: RFC 3339, UTC.
    */
   voided_at: string | null;
   /** Notes: at most 5000 characters. */
   notes: string | null;
   /** The item that a billing run bills with the fee, once; null for a fee billed by hand. */
   billing_key: string | null;
   /**
    * Format: uuid
    * @description The fee that it is the penalty for, which was paid late.
    */
   penalty_for_id: string | null;
   /** The basis of a penalty; null for other fees, and for penalties billed by hand. */
   penalty_basis: {
    /**
     * Format: date
     * @description The last day of grace of that fee: at its end something was left to pay.
     */
    grace_end: string;
    /** The open amount at that time. */
    balance: string;
    /** How much of it; null where the penalty is fixed. */
    percent: string | null;
    /** The fixed amount; null where it is a percentage. */
    amount: string | null;
   } | null;
   /**
    * Format: date-time
    * @description When a penalty was waived: RFC 3339, UTC.
    */
   waived_at: string | null;
   /** Why a penalty was waived: at most 255 characters. */
   waive_reason: string | null;
   /**
    * Format: uuid
    * @description The billing run that made it; null where it was billed otherwise.
    */
   billing_run_id: string | null;
   /** Which part of a total it is; null where it is whole. */
   installment: {
    /**
     * Format: uuid
     * @description The id that all parts of a fee share, including parts of parts: a UUID.
     */
    group_id: string;
    /**
     * Format: int32
     * @description Its number among the parts that were made together, from 1.
     */
    number: number;
    /**
     * Format: int32
     * @description How many parts were made together.
     */
    count: number;
   } | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** When a fee is due. */
  FeeDueInput: {
   /** The date from which it is counted; the start of the period by default. */
   anchor?: components["schemas"]["DueAnchor"];
   /** Days after that date, or before it if negative: -60 to 90; 0 by default. */
   offset_days?: number | string;
  };
  /**
   * Format: uuid
   * @description The paid fee; `fee.changed` has its new balance. Null for a payment for several fees, or on account.
   */
  FeeId: string | null;
  /** A part of a fee. */
  FeePartInput: {
   /** The amount. */
   amount: string | number;
   /**
    * Format: date
    * @description The last day on which to pay it.
    */
   due_date: string;
   /** The parent who is billed; as the fee is when omitted. */
   parent_id?: string | (null | "");
  };
  /** Money received for fees or on account, or refunded (a negative amount). */
  FeePayment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The account that it was paid to.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The fee that was paid; null where it is for several fees, or on account.
    */
   fee_id: string | null;
   amount: components["schemas"]["FeePaymentAmount"];
   /** ISO 4217 code of the amount. */
   currency: string;
   /** How it was paid. */
   method: components["schemas"]["PaymentMethod"];
   /** The payer's reference: at most 255 characters. */
   reference: string | null;
   /**
    * Format: date-time
    * @description When it was paid: RFC 3339, UTC.
    */
   paid_at: string;
   /** The receipt number: `RCP-` and six or more digits, gapless in the academy. */
   receipt_number: string;
   /**
    * Format: uuid
    * @description The user who received it.
    */
   received_by: string;
   /**
    * Format: uuid
    * @description The payment that this refund returns.
    */
   refund_of_id: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The amount; negative for a refund. */
  FeePaymentAmount: string;
  /** The fees of students in a batch or a course, and their dates. A plan of a batch replaces the plans of its course; a plan of neither is assigned to single enrollments, in addition to their others. Fees keep the price that they were billed with. */
  FeePlan: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /**
    * Format: uuid
    * @description The course whose enrollments it bills.
    */
   course_id: string | null;
   /**
    * Format: uuid
    * @description The batch whose enrollments it bills.
    */
   batch_id: string | null;
   /** Whether it is billed by. */
   status: components["schemas"]["FeePlanStatus"];
   /**
    * Format: date
    * @description The first day on which the latest revision is in effect.
    */
   effective_from: string;
   /** The items of the latest revision: 1 to 20. */
   items: {
    /** The name within the plan: at most 30 characters. */
    code: string;
    /** The type of its fees. */
    fee_type: components["schemas"]["FeeType"];
    /** The title of its fees: at most 255 characters. */
    title: string;
    /** The price of a whole period, or of a session, in the academy's currency. */
    amount: string;
    /** How often it is billed. */
    frequency: components["schemas"]["BillingFrequency"];
    due: components["schemas"]["Due"];
    /** The reduction of the price for students who attend only a part of the period. */
    proration: components["schemas"]["ProrationBasis"];
    /**
     * Format: uuid
     * @description The id of the first tax rate; null for no tax.
     */
    tax_rate_id: string | null;
    /** The ids of the tax rates, at most three. */
    tax_rate_ids: string[];
    installments: components["schemas"]["Installments"];
    /** Whether sessions are billed of which the student was absent. */
    charge_absent: boolean;
    /** Whether its fees may be credited when a student leaves or moves, or a batch is cancelled or deleted. */
    refundable: boolean;
   }[];
   /** How the service treats billed charges when an enrollment is dropped. */
   drop_policy: components["schemas"]["DropPolicy"];
   /**
    * Format: int32
    * @description The number of the latest revision: 1 to 100.
    */
   revision: number;
   /** The revisions, the oldest first: past, current and future ones. */
   revisions: {
    /**
     * Format: int32
     * @description Counts the revisions of the plan, from 1.
     */
    number: number;
    /**
     * Format: date
     * @description The first day on which it is in effect.
     */
    effective_from: string;
    /** Whom it is for. */
    applies_to: components["schemas"]["RevisionScope"];
    /** The items: 1 to 20. */
    items: {
     /** The name within the plan: at most 30 characters. */
     code: string;
     /** The type of its fees. */
     fee_type: components["schemas"]["FeeType"];
     /** The title of its fees: at most 255 characters. */
     title: string;
     /** The price of a whole period, or of a session, in the academy's currency. */
     amount: string;
     /** How often it is billed. */
     frequency: components["schemas"]["BillingFrequency"];
     due: components["schemas"]["Due"];
     /** The reduction of the price for students who attend only a part of the period. */
     proration: components["schemas"]["ProrationBasis"];
     /**
      * Format: uuid
      * @description The id of the first tax rate; null for no tax.
      */
     tax_rate_id: string | null;
     /** The ids of the tax rates, at most three. */
     tax_rate_ids: string[];
     installments: components["schemas"]["Installments"];
     /** Whether sessions are billed of which the student was absent. */
     charge_absent: boolean;
     /** Whether its fees may be credited when a student leaves or moves, or a batch is cancelled or deleted. */
     refundable: boolean;
    }[];
   }[];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  FeePlanEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /**
    * Format: uuid
    * @description The course whose enrollments it bills.
    */
   course_id: string | null;
   /**
    * Format: uuid
    * @description The batch whose enrollments it bills.
    */
   batch_id: string | null;
   /** Whether it is billed by. */
   status: string;
   /**
    * Format: date
    * @description The first day on which the latest revision is in effect.
    */
   effective_from: string;
   /** The number of the latest revision: 1 to 100. */
   revision: number;
  };
  /** Something that a fee plan bills. */
  FeePlanItemInput: {
   /** The name: at most 30 characters without spaces and colons, unique in the plan. */
   code: string;
   /** The type of its fees; any but penalties. */
   fee_type: components["schemas"]["FeeType"];
   /** The title of its fees: at most 255 characters. */
   title: string;
   /** The price of a whole period, or of a session, in the academy's currency. */
   amount: string | number;
   /** How often it is billed. */
   frequency: components["schemas"]["BillingFrequency"];
   /** When its fees are due; on the first day of the period by default. */
   due?: components["schemas"]["FeeDueInput"];
   /** The reduction of the price for students who attend only a part of the period; by sessions by default. */
   proration?: components["schemas"]["ProrationBasis"];
   /** The only tax rate; none by default. With several, the first of `tax_rate_ids`. */
   tax_rate_id?: string | (null | "");
   /** The tax rates: at most three, each on the net price; none by default. */
   tax_rate_ids?: string[];
   /** The installments of its fees; one payment by default, and always for items billed per session. */
   installments?: components["schemas"]["InstallmentsInput"] | (null | "");
   /** Whether sessions are billed of which the student was absent; they are not by default. */
   charge_absent?: boolean | (1 | 0 | "1" | "0");
   /** Whether its fees may be credited when a student leaves or moves, or a batch is cancelled or deleted: by default all but those of the type `admission`. */
   refundable?: boolean | (1 | 0 | "1" | "0");
  };
  /** The fees of students in a batch or a course, and their dates. A plan of a batch replaces the plans of its course; a plan of neither is assigned to single enrollments, in addition to their others. Fees keep the price that they were billed with. */
  FeePlanRelations: {
   /** The course whose enrollments it bills. */
   course?: components["schemas"]["Course"] | null;
   /** The batch whose enrollments it bills. */
   batch?: components["schemas"]["Batch"] | null;
  };
  FeePlanResponse: {
   data: components["schemas"]["FeePlan"] & components["schemas"]["FeePlanRelations"];
  };
  /**
   * @description Whether a fee plan is billed by.
   *
   *     - `draft`: Being prepared: it may be changed, and nothing is billed by it.
   *     - `active`: Billed by: it may be revised and archived, but no longer changed.
   *     - `archived`: No longer billed by, for good.
   * @enum {string}
   */
  FeePlanStatus: "draft" | "active" | "archived";
  /** An amount that a student, or a parent, owes the academy. */
  FeeRelations: {
   /** The student; null when there is none, deleted or not visible. */
   student?: components["schemas"]["Student"] | null;
   /** The parent who is billed; null when there is none, deleted or not visible. */
   parent?: components["schemas"]["Parent"] | null;
   /** The account of who pays; null when it is not visible. */
   account?: components["schemas"]["Account"] | null;
   /** The enrollment it is for; null when none is visible. */
   enrollment?: components["schemas"]["Enrollment"] | null;
   /** The payments and refunds of the fee, those for several fees among them. */
   payments?: components["schemas"]["FeePayment"][];
  };
  FeeResponse: {
   data: components["schemas"]["Fee"][];
  };
  /**
   * @description The type of a fee.
   *
   *     - `tuition`: Teaching.
   *     - `admission`: Admission to the academy.
   *     - `examination`: An examination.
   *     - `activity`: An activity.
   *     - `late_payment_penalty`: Paying another fee late.
   * @enum {string}
   */
  FeeType: "tuition" | "admission" | "examination" | "activity" | "late_payment_penalty";
  /** The given name: at most 100 characters. */
  FirstName: string;
  /**
   * Format: date
   * @description The first day of the period.
   */
  From: string;
  /**
   * @description The gender of a student, as the student gives it.
   *
   *     - `male`: Male.
   *     - `female`: Female.
   *     - `other`: Neither.
   *     - `undisclosed`: Not disclosed.
   * @enum {string}
   */
  Gender: "male" | "female" | "other" | "undisclosed";
  /**
   * Format: date-time
   * @description When it was worked out: RFC 3339, UTC.
   */
  GeneratedAt: string;
  /**
   * Format: uuid
   * @description Its id.
   */
  Id: string;
  Ids: string[];
  ImportStudentsResponse: {
   data: {
    /**
     * Format: int32
     * @description New records.
     */
    created: number;
    /**
     * Format: int32
     * @description Changed records.
     */
    updated: number;
    /**
     * Format: int32
     * @description Records that already had the values of their rows.
     */
    unchanged: number;
    /** Whether it was only tried: then nothing of it was kept. */
    dry_run: boolean;
   };
  };
  ImportStudentsResponse2: {
   file: string;
  };
  /**
   * @description The interval between installments.
   *
   *     - `week`: A week.
   *     - `month`: A month; on its last day where it is too short.
   * @enum {string}
   */
  InstallmentInterval: "week" | "month";
  /** How its fees are paid in parts; null for all at once. */
  Installments: {
   /** The parts, the first first: each has the share of its weight in the sum of all. */
   weights: number[];
   /** The interval between due dates. */
   every: components["schemas"]["InstallmentInterval"];
  } | null;
  /** How a fee is paid in parts. */
  InstallmentsInput: {
   /** The parts, 2 to 24, the first first, each 1 to 1000000: its share in the sum of all. */
   weights: (number | string)[];
   /** The interval between due dates. */
   every: components["schemas"]["InstallmentInterval"];
  };
  InstantOrDay: string;
  /**
   * Format: uuid
   * @description The staff member; null unless rows are about instructors. Null also for sessions without an instructor.
   */
  InstructorId: string | null;
  /** An offer to become a member of an academy, by a token that works once. */
  Invitation: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The e-mail address that is invited, in lower case. */
   email: string;
   /** The role that is offered. */
   role: components["schemas"]["MemberRole"];
   /** The staff member's role, for the role `staff`. */
   staff_role: components["schemas"]["StaffRole"] | null;
   /**
    * Format: uuid
    * @description The staff member they will be.
    */
   staff_id: string | null;
   /**
    * Format: uuid
    * @description The parent they will be.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The student they will be.
    */
   student_id: string | null;
   /** The status. */
   status: components["schemas"]["InvitationStatus"];
   /**
    * Format: uuid
    * @description The user who invited.
    */
   invited_by: string;
   /**
    * Format: date-time
    * @description Until when the token works: RFC 3339, UTC.
    */
   expires_at: string;
   /**
    * Format: date-time
    * @description When it was accepted: RFC 3339, UTC.
    */
   accepted_at: string | null;
   /**
    * Format: date-time
    * @description When it was revoked: RFC 3339, UTC.
    */
   revoked_at: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  InvitationEvent: {
   id: components["schemas"]["Id"];
   /** The role that is offered. */
   role: string;
   /** The staff member's role, for the role `staff`. */
   staff_role: string | null;
   /**
    * Format: uuid
    * @description The staff member they will be.
    */
   staff_id: string | null;
   /**
    * Format: uuid
    * @description The parent they will be.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The student they will be.
    */
   student_id: string | null;
   /**
    * Format: uuid
    * @description The user who invited.
    */
   invited_by: string;
   /**
    * Format: date-time
    * @description Until when the token works: RFC 3339, UTC.
    */
   expires_at: string;
  };
  /**
   * @description The status of an invitation.
   *
   *     - `open`: It can be accepted.
   *     - `accepted`: The invited is a member.
   *     - `revoked`: It was revoked.
   *     - `expired`: It expired.
   * @enum {string}
   */
  InvitationStatus: "open" | "accepted" | "revoked" | "expired";
  InviteMemberInput: {
   /** The role. Staff act by the role of their staff member's row. */
   role: components["schemas"]["MemberRole"];
   /** The staff member they are: for the role `staff`. */
   staff_id?: string | (null | "");
   /** The parent they are: for the role `parent`. */
   parent_id?: string | (null | "");
   /** The student they are: for the role `student`. */
   student_id?: string | (null | "");
   /** The e-mail address to invite. */
   email: string;
  };
  /** The family name: at most 100 characters. */
  LastName: string;
  /** The number of the last page, at least 1. */
  LastPage: number;
  /**
   * Format: int32
   * @description Marks of students who arrived late.
   */
  Late: number;
  /**
   * @description How a late arrival counts in attendance rates.
   *
   *     - `present`: Attended.
   *     - `half`: Attended by half.
   *     - `absent`: Did not attend.
   * @enum {string}
   */
  LateCounting: "present" | "half" | "absent";
  /** The penalty for fees paid late. Omitted fields stay unchanged. */
  LatePenaltyInput: {
   /** How the penalty is worked out. */
   kind?: components["schemas"]["LatePenaltyKind"];
   /** The fixed amount, or the percentage: "2.50" is 2.5 %. */
   amount?: string | number | (null | "");
   /** Days after the due date before the penalty applies: 0 to 365. */
   grace_days?: number | string;
  };
  /**
   * @description How a penalty for late payment is worked out.
   *
   *     - `none`: No penalty.
   *     - `fixed`: A fixed amount.
   *     - `percent`: A percentage of the balance.
   * @enum {string}
   */
  LatePenaltyKind: "none" | "fixed" | "percent";
  /** The e-mail address and password of a user. */
  LoginInput: {
   /** The e-mail address, in upper or lower case. */
   email: string;
   /** The password. */
   password: string;
  };
  LogoutResponse: {
   /** A confirmation in words. */
   message: string;
  };
  /**
   * @description The grouping of rows in the low attendance report.
   *
   *     - `student`: A student whose rate is low, or who did not attend three times running.
   *     - `batch`: A batch of which the rate is low.
   * @enum {string}
   */
  LowAttendanceGroup: "student" | "batch";
  /** A mark of one student. */
  MarkAttendanceInput: {
   /** Remarks: at most 500 characters. */
   remarks?: string | null;
   minutes_late?: components["schemas"]["MinutesLate"];
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
   /** The batch, that of the session when omitted; without either: attendance at the academy as such. */
   batch_id?: string | (null | "");
   /** The session; found by the batch and the day when omitted. */
   session_id?: string | (null | "");
   /**
    * Format: date
    * @description The day, not in the future: that of the session.
    */
   date: string;
   /** The period of the day: at most 50 characters. */
   session?: string | null;
   /** Whether the student was there. */
   status: components["schemas"]["AttendanceStatus"];
  };
  MemberEvent: {
   id: components["schemas"]["Id"];
   /**
    * Format: uuid
    * @description The user.
    */
   user_id: string;
   /** The role in the academy. */
   role: string;
   /** The staff member's role, for the role `staff`. */
   staff_role: string | null;
   staff_id: components["schemas"]["StaffId"];
   parent_id: components["schemas"]["ParentId"];
   student_id: components["schemas"]["MemberEventStudentId"];
  };
  /**
   * Format: uuid
   * @description The student that the user is, for the role `student`.
   */
  MemberEventStudentId: string | null;
  /**
   * @description How the service treats the API keys of a member who is removed, or who is no academy admin any more.
   *
   *     - `revoke`: They are revoked.
   *     - `keep`: They are handed to another academy admin: to the caller, if the caller is one.
   * @enum {string}
   */
  MemberKeys: "revoke" | "keep";
  /**
   * @description The role of a member in an academy.
   *
   *     - `academy_admin`: Manages the academy.
   *     - `staff`: Works there; the staff role says as what.
   *     - `parent`: The parent or guardian of students there.
   *     - `student`: Learns there.
   * @enum {string}
   */
  MemberRole: "academy_admin" | "staff" | "parent" | "student";
  /** A user in an academy: which role they have there, and who they are. */
  Membership: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The user.
    */
   user_id: string;
   /** The user's name. */
   user_name: string;
   /** The user's e-mail address. */
   user_email: string;
   /**
    * Format: date-time
    * @description When the user proved that the address is theirs: RFC 3339, UTC.
    */
   user_email_verified_at: string | null;
   /** The role in the academy. */
   role: components["schemas"]["MemberRole"];
   /** The staff member's role, for the role `staff`. */
   staff_role: components["schemas"]["StaffRole"] | null;
   staff_id: components["schemas"]["StaffId"];
   parent_id: components["schemas"]["ParentId"];
   student_id: components["schemas"]["MemberEventStudentId"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  MembershipResponse: {
   data: components["schemas"]["Membership"];
  };
  /** A confirmation in words. */
  Message: string;
  Meta: {
   /** The rules of counting, in words. */
   definition: string;
   /**
    * Format: date
    * @description The date up to which the report counts: later changes are ignored.
    */
   as_of: string;
   /** The grouping of rows. */
   group_by: components["schemas"]["OpenFeesGroup"];
   /** The time zone of the days: an IANA name. */
   timezone: string;
   /** ISO 4217 code of the amounts. Amounts in other currencies are ignored. */
   currency: string;
   /**
    * Format: date-time
    * @description When it was worked out: RFC 3339, UTC.
    */
   generated_at: string;
   /** The number of the page, from 1. */
   current_page: number;
   /** The number of the last page, at least 1. */
   last_page: number;
   /** The most rows of a page. */
   per_page: number;
   /** The rows of the whole list, after the filters. */
   total: number;
  };
  /** Minutes late: 1 to 600; only for `late`. */
  MinutesLate: number | string | (null | "");
  /** The month, `2026-11`; null unless rows are about months. */
  Month: string | null;
  /**
   * @description The grouping of rows in the monthly report.
   *
   *     - `month`: A month of the period, or the part of it that is.
   * @enum {string}
   */
  MonthlyGroup: "month";
  /** The name: at most 255 characters. */
  Name: string;
  /** Notes: at most 5000 characters. */
  Notes: string | null;
  /**
   * @description The grouping of rows in the outstanding fees report.
   *
   *     - `student`: The student whom fees are for.
   *     - `account`: The account that fees are billed to.
   *     - `course`: The course of the enrollment that fees are for.
   *     - `fee_type`: The type of the fees.
   * @enum {string}
   */
  OpenFeesGroup: "student" | "account" | "course" | "fee_type";
  /** The type of fees; null unless rows are about types of fees. */
  OutstandingFeesReportFeeType: components["schemas"]["FeeType"] | null;
  /** Where the other pages are; null where there is none. */
  PageLinks: {
   /**
    * Format: uri-reference
    * @description Where the first page is.
    */
   first: string;
   /**
    * Format: uri-reference
    * @description Where the last page is.
    */
   last: string;
   /**
    * Format: uri-reference
    * @description Where the previous page is.
    */
   prev: string | null;
   /**
    * Format: uri-reference
    * @description Where the next page is.
    */
   next: string | null;
  };
  /** Where the page stands in the list. */
  PageMeta: {
   current_page: components["schemas"]["CurrentPage"];
   /** The place of its first row in the list, from 1; 0 on an empty page. */
   from: number;
   last_page: components["schemas"]["LastPage"];
   per_page: components["schemas"]["PerPage"];
   /** The place of its last row in the list; 0 on an empty page. */
   to: number;
   total: components["schemas"]["Total"];
  };
  /** The paid amount, less refunds. */
  PaidAmount: string;
  /** A parent or guardian of students. */
  Parent: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The given name: at most 100 characters. */
   first_name: string;
   /** The family name: at most 100 characters. */
   last_name: string;
   /** The given and the family name. */
   name: string;
   /** The e-mail address, unique in the academy. */
   email: string;
   /** The telephone number: at most 32 characters. */
   phone: string;
   /** A second telephone number: at most 32 characters. */
   alternate_phone: string | null;
   /** The occupation: at most 100 characters. */
   occupation: string | null;
   /** Street and number: at most 500 characters. */
   address: string | null;
   /** The city: at most 100 characters. */
   city: string | null;
   /** The state or province: at most 100 characters. */
   state: string | null;
   /** The country: at most 100 characters. */
   country: string | null;
   /** The postal code: at most 20 characters. */
   postal_code: string | null;
   /** Whether to call this parent in an emergency. */
   emergency_contact: boolean;
   /** How the parent wants to hear from the academy. */
   communication_preferences: {
    /** By e-mail. */
    email: boolean;
    /** By text message. */
    sms: boolean;
    /** By push notification. */
    push: boolean;
    /** BCP 47 language tag, `en` or `en-GB`. */
    language: string;
   };
   /** Whether the parent is in contact with the academy. */
   status: components["schemas"]["ParentStatus"];
   /**
    * Format: date-time
    * @description When the parent's personal data were erased: RFC 3339, UTC.
    */
   erased_at: string | null;
   /**
    * Format: uuid
    * @description The user who signs in as this parent.
    */
   user_id: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  ParentErasedEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
  };
  ParentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** Whether the parent is in contact with the academy. */
   status: string;
   /**
    * Format: uuid
    * @description The user who signs in as this parent.
    */
   user_id: string | null;
  };
  /**
   * Format: uuid
   * @description The parent that the user is, for the role `parent`.
   */
  ParentId: string | null;
  /** A parent of a student, and what the parent is to them. */
  ParentLinkInput: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** Whether this is the parent to turn to first; false by default. */
   is_primary?: boolean | (1 | 0 | "1" | "0");
   /** Whether the parent may collect the student; false by default. */
   can_pickup?: boolean | (1 | 0 | "1" | "0");
   /** Whether bills go to this parent; false by default. */
   receives_billing?: boolean | (1 | 0 | "1" | "0");
   /**
    * Format: uuid
    * @description The parent.
    */
   parent_id: string;
  };
  ParentLinkedEvent: {
   /**
    * Format: uuid
    * @description The parent.
    */
   parent_id: string;
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
   /** The parent's relationship to the student. */
   relationship: string;
   /** Whether this is the parent to turn to first. */
   is_primary: boolean;
   /** Whether the parent may collect the student. */
   can_pickup: boolean;
   /** Whether bills go to this parent. */
   receives_billing: boolean;
  };
  /** A parent or guardian of students. */
  ParentRelations: {
   /** The visible children of the parent, and what the parent is to each. */
   students: ({
    student_id: components["schemas"]["AccountId"];
   } & components["schemas"]["ParentStudentEdge"])[];
  };
  ParentResponse: {
   data: components["schemas"]["Parent"] & components["schemas"]["ParentRelations"];
  };
  /**
   * @description Whether a parent is in contact with the academy.
   *
   *     - `active`: In contact.
   *     - `inactive`: No longer.
   * @enum {string}
   */
  ParentStatus: "active" | "inactive";
  /** A parent and a student, and what the parent is to the student. */
  ParentStudentEdge: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** Whether this is the parent to turn to first. */
   is_primary: boolean;
   /** Whether the parent may collect the student. */
   can_pickup: boolean;
   /** Whether bills go to this parent. */
   receives_billing: boolean;
  };
  /** Money received for fees or on account, or refunded (a negative amount). */
  Payment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The account that it was paid to.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The fee that was paid; null where it is for several fees, or on account.
    */
   fee_id: string | null;
   amount: components["schemas"]["FeePaymentAmount"];
   /** ISO 4217 code of the amount. */
   currency: string;
   /** How it was paid. */
   method: components["schemas"]["PaymentMethod"];
   /** The payer's reference: at most 255 characters. */
   reference: string | null;
   /**
    * Format: date-time
    * @description When it was paid: RFC 3339, UTC.
    */
   paid_at: string;
   /** The receipt number: `RCP-` and six or more digits, gapless in the academy. */
   receipt_number: string;
   /**
    * Format: uuid
    * @description The user who received it.
    */
   received_by: string;
   /**
    * Format: uuid
    * @description The payment that this refund returns.
    */
   refund_of_id: string | null;
   /** The parts of the payment on visible fees, including fees that its credit paid later. A refund has its own allocations: the amounts that it has taken away. */
   allocations: {
    /**
     * Format: uuid
     * @description The fee.
     */
    fee_id: string;
    amount: components["schemas"]["FeePaymentAmount"];
   }[];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /**
   * @description The grouping of rows in the payment history.
   *
   *     - `day`: A day with a payment or a refund.
   *     - `month`: A month with a payment or a refund.
   *     - `method`: How it was paid.
   *     - `receiver`: The user who received it.
   *     - `account`: The account that it was paid to.
   * @enum {string}
   */
  PaymentHistoryGroup: "day" | "month" | "method" | "receiver" | "account";
  /**
   * @description How a payment was made.
   *
   *     - `cash`: In cash.
   *     - `card`: By card.
   *     - `bank_transfer`: By bank transfer.
   *     - `cheque`: By cheque.
   *     - `upi`: By UPI.
   *     - `online`: Online.
   *     - `other`: In another way.
   * @enum {string}
   */
  PaymentMethod: "cash" | "card" | "bank_transfer" | "cheque" | "upi" | "online" | "other";
  /** Money received for fees or on account, or refunded (a negative amount). */
  PaymentRelations: {
   /** The fee that was paid; null where it is for several fees or on account, or when it is not visible. */
   fee?: components["schemas"]["Fee"] | null;
   /** The account that it was paid to; null when it is not visible. */
   account?: components["schemas"]["Account"] | null;
  };
  PaymentResponse: {
   data: components["schemas"]["Payment"];
  };
  /**
   * @description The payment status of a fee as of today, in the academy's time zone.
   *
   *     - `pending`: Nothing was paid yet.
   *     - `partial`: A part was paid.
   *     - `paid`: Nothing is left to pay: it was paid or credited, or the fee was voided.
   *     - `overdue`: The due date has passed and something is left to pay.
   * @enum {string}
   */
  PaymentStatus: "pending" | "partial" | "paid" | "overdue";
  /** The most rows of a page. */
  PerPage: number;
  /** The percentage of the remaining amount: 0.01 to 100.00; null for an amount. */
  Percent: string | null;
  /**
   * @description A person's relation to the academy.
   *
   *     - `student`: A student.
   *     - `parent`: A parent.
   *     - `staff`: A staff member.
   * @enum {string}
   */
  PersonResource: "student" | "parent" | "staff";
  /** The telephone number: at most 32 characters. */
  Phone: string | null;
  /** Limits for this academy only; null removes the limit, omitted fields stay unchanged. */
  PlanLimitsInput: {
   /** Students: 0 to 10000000. */
   students?: number | string | (null | "");
   /** Staff members: 0 to 10000000. */
   staff?: number | string | (null | "");
   /** Batches: 0 to 10000000. */
   batches?: number | string | (null | "");
  };
  /** The postal code: at most 20 characters. */
  PostalCode: string | null;
  /**
   * Format: int32
   * @description Marks of students who attended in time.
   */
  Present: number;
  /** A session that a change would make, change or leave as it is. */
  PreviewedSession: {
   /**
    * Format: uuid
    * @description The id of the session; null for one that would be made.
    */
   session_id: string | null;
   /**
    * Format: uuid
    * @description The id of its batch.
    */
   batch_id: string;
   /**
    * Format: date
    * @description The day that it would be on, local to the academy: YYYY-MM-DD.
    */
   date: string;
   /** When it would begin, local time of the academy: HH:MM:SS. */
   start_time: string;
  };
  /**
   * @description The reduction of a price for students who attend only a part of its period.
   *
   *     - `none`: Not at all.
   *     - `sessions`: By the sessions of the weekly schedule; by days where there is no batch.
   *     - `days`: By the days of the calendar.
   * @enum {string}
   */
  ProrationBasis: "none" | "sessions" | "days";
  /** The percentage of students attending who were on time, with two decimal places, `"91.11"`; null where no student attended. */
  Punctuality: string | null;
  /** A qualification of a staff member. */
  QualificationInput: {
   /** The degree or certificate: at most 255 characters. */
   title: string;
   /** The place: at most 255 characters. */
   institution?: string | null;
   /** The year: 1000 to 9999. */
   year?: number | string | (null | "");
  };
  QuoteInput: {
   /**
    * Format: uuid
    * @description The student. Parents name a child of theirs, students themselves.
    */
   student_id: string;
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /** The code of a coupon, in any case: at most 30 characters. */
   coupon?: string | null;
   /** The day of the enrollment; today by default, or that of the pending enrollment that there is. */
   from?: string | (null | "");
   /** Plans that would be put beside its own, which are of no course: at most 10. */
   add_on_plan_ids?: string[] | (null | "");
  };
  /** A fee that would be billed. */
  QuotedFee: {
   /** The code of the item of the plan that it is for. */
   code: string;
   /** The place and the options of a quote. */
   fee_type: components["schemas"]["FeeType"];
   /** The title. */
   title: string;
   /**
    * Format: date
    * @description The first day of the time that it is for: YYYY-MM-DD.
    */
   period_from: string;
   /**
    * Format: date
    * @description The last day of the time that it is for: YYYY-MM-DD.
    */
   period_until: string;
   amount: components["schemas"]["CreditNoteAmount"];
   /** The tax in the amount. */
   tax: string;
   /** The taxes in the amount, each by itself. */
   taxes: {
    /**
     * Format: uuid
     * @description The id of the tax rate.
     */
    tax_rate_id: string;
    /** The name. */
    name: string;
    /** How much of the net price. */
    percent: string;
    /** Whether the price included it; otherwise it was added. */
    inclusive: boolean;
    /** The total. */
    amount: string;
   }[];
   /** ISO 4217 code of the amount. */
   currency: string;
   /**
    * Format: date
    * @description The last day on which to pay: YYYY-MM-DD.
    */
   due_date: string;
   /** Which part of a total it is; null where it is whole. */
   installment: {
    /**
     * Format: int32
     * @description Its number, from 1.
     */
    number: number;
    /**
     * Format: int32
     * @description How many parts there are.
     */
    count: number;
   } | null;
   /** How the amount comes about, step by step. */
   steps: {
    /** A description in words. */
    label: string;
    /** The amount that the fraction is of; null without one. */
    basis: string | null;
    /** How much of the basis: `7/9`, or `10.00 %`. */
    fraction: string | null;
    /** The amount that the step adds; negative if it subtracts. */
    amount: string;
    /** The total of all steps up to this one. */
    total: string;
   }[];
  };
  /** How many per cent of the times that count were attended, with two decimal places, `"91.11"`; null where nothing counts. */
  Rate: string | null;
  /** Money that was received from a payer, for several fees or on account. */
  RecordAccountPaymentInput: {
   /**
    * Format: uuid
    * @description The account that it was paid to.
    */
   account_id: string;
   /** The amount. The part that is on no fee becomes credit of the account. */
   amount: string | number;
   /** How it was paid. */
   method: components["schemas"]["PaymentMethod"];
   /** The parts of the payment per fee: at most 100, with a total of at most the amount. When omitted, by due date, the oldest first and penalties last. */
   allocations?: components["schemas"]["AllocationInput"][] | (null | "");
   /** The payer's reference: at most 255 characters. */
   reference?: string | null;
   /** When it was paid, not in the future and after the last day of closed books; now by default. */
   paid_at?: string | (null | "");
  };
  RecordAccountPaymentResponse: {
   data: components["schemas"]["Payment"] & components["schemas"]["PaymentRelations"];
  };
  /** Money that was received for a fee. */
  RecordPaymentInput: {
   /** The amount: at most the balance of the fee. */
   amount: string | number;
   /** How it was paid. */
   method: components["schemas"]["PaymentMethod"];
   /** The payer's reference: at most 255 characters. */
   reference?: string | null;
   /** When it was paid, not in the future; now by default. */
   paid_at?: string | (null | "");
  };
  RecoverWebhookDeliveriesInput: {
   /** Events that happened at this time or earlier, at most 30 days after `since`; now when omitted. */
   until?: string | (null | "");
   /**
    * Format: date-time
    * @description Events that happened at this time or later.
    */
   since: string;
  };
  /** Money that is refunded from a payment. */
  RefundPaymentInput: {
   /** The amount: all that is left of the payment by default. */
   amount?: string | number | (null | "");
   /** Why: at most 255 characters. It becomes the reference of the refund. */
   reason?: string | null;
  };
  /** A new user. */
  RegisterInput: {
   /** The full name: at most 255 characters. */
   name: string;
   /** The e-mail address to sign in with: at most 255 characters, not used yet. */
   email: string;
   /** The password: 8 characters or more, at most 72 bytes of UTF-8. */
   password: string;
   /** The password again. Must be given; if it is not or differs, that is reported on `password`. */
   password_confirmation: string | null;
  };
  /**
   * @description A parent's relationship to a student.
   *
   *     - `mother`: The mother.
   *     - `father`: The father.
   *     - `guardian`: The legal guardian.
   *     - `grandparent`: A grandparent.
   *     - `sibling`: A sibling.
   *     - `other`: Another person.
   * @enum {string}
   */
  Relationship: "mother" | "father" | "guardian" | "grandparent" | "sibling" | "other";
  RequestPasswordResetInput: {
   /** The e-mail address of the account, in upper or lower case. */
   email: string;
  };
  /** A request for time off. */
  RequestTimeOffInput: {
   /**
    * Format: date
    * @description The first day.
    */
   start_date: string;
   end_date: components["schemas"]["CreateClosureInputEndDate"];
   start_time?: components["schemas"]["StartTime"];
   end_time?: components["schemas"]["CreateClosureInputEndTime"];
   /** The staff member, whom admins name; oneself by default. */
   staff_id?: string | (null | "");
   /** Why: at most 255 characters. */
   reason?: string | null;
  };
  ResetPasswordInput: {
   /** The token of the mail. It works once, for 30 minutes. */
   token: string;
   /** The new password: 8 characters or more, at most 72 bytes of UTF-8. */
   password: string;
   /** The password again. If it is given and differs, that is reported on `password`. */
   password_confirmation?: string | null;
  };
  /**
   * @description The grouping of rows in the retention report.
   *
   *     - `course`: A course.
   *     - `instructor`: The staff member who leads the batches.
   *     - `month`: A month: who was active at its start, and who joined in it.
   *     - `reason`: Why students left, as was said: only those who left, beside all who were active at the start.
   * @enum {string}
   */
  RetentionGroup: "course" | "instructor" | "month" | "reason";
  /**
   * @description The basis of the net revenue and its tax.
   *
   *     - `cash`: Payments less refunds.
   *     - `billed`: Billed fees less credit notes and voided fees.
   * @enum {string}
   */
  RevenueBasis: "cash" | "billed";
  /**
   * @description The grouping of rows in the revenue report.
   *
   *     - `day`: A day on which something was billed or paid.
   *     - `month`: A month in which something was billed or paid.
   *     - `course`: The course of the enrollment that fees are for.
   *     - `instructor`: The staff member who leads the batch that fees are for.
   *     - `fee_type`: The type of the fees.
   *     - `method`: The payment method; applies to payments only.
   * @enum {string}
   */
  RevenueGroup: "day" | "month" | "course" | "instructor" | "fee_type" | "method";
  /** The items that an active fee plan bills from a day on. */
  ReviseFeePlanInput: {
   /**
    * Format: date
    * @description The first day: today or later, and after that of the revision before.
    */
   effective_from: string;
   /** Whom it is for; all enrollments by default. */
   applies_to?: components["schemas"]["RevisionScope"] | (null | "");
   /** The items: 1 to 20. */
   items: components["schemas"]["FeePlanItemInput"][];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /**
   * @description Whom a revision of a fee plan is for.
   *
   *     - `all`: All enrollments, for the periods that begin on its first day or later.
   *     - `new_enrollments`: Enrollments of its first day or later; others go on as before.
   * @enum {string}
   */
  RevisionScope: "all" | "new_enrollments";
  /** A row of a roll call. If the student is marked already, omitted fields stay unchanged. */
  RollCallRecordInput: {
   /** Remarks: at most 500 characters. */
   remarks?: string | null;
   minutes_late?: components["schemas"]["MinutesLate"];
   /**
    * Format: uuid
    * @description The student: each once.
    */
   student_id: string;
   /** Whether the student was there. */
   status: components["schemas"]["AttendanceStatus"];
  };
  /** A place for sessions: a room, a pool, a hall. */
  Room: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name, unique in the academy regardless of case: at most 100 characters. */
   name: string;
   /**
    * Format: int32
    * @description How many students fit in: 1 to 10000.
    */
   capacity: number | null;
   /** Whether it is in use. */
   status: components["schemas"]["RoomStatus"];
   /** Notes: at most 500 characters. */
   notes: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  RoomEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** How many students fit in: 1 to 10000. */
   capacity: number | null;
   /** Whether it is in use. */
   status: string;
  };
  /** A place for sessions: a room, a pool, a hall. */
  RoomRelations: {
   /** The batches that are held in the room. */
   batches?: components["schemas"]["Batch"][];
  };
  RoomResponse: {
   data: components["schemas"]["Room"] & components["schemas"]["RoomRelations"];
  };
  /**
   * @description Whether a room is in use.
   *
   *     - `active`: In use.
   *     - `archived`: Kept for past sessions; new sessions cannot use it.
   * @enum {string}
   */
  RoomStatus: "active" | "archived";
  RotateWebhookSecretInput: {
   /** Hours in which the former secret signs along: 0 to 168, 24 when omitted. */
   overlap_hours?: number | string | (null | "");
  };
  RunBillingInput: {
   /** Whether to return the fees that would be billed, and bill nothing. False when omitted. */
   preview?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /**
    * Format: date
    * @description The day up to which to bill what begins: at most `billing.lead_days` of the settings ahead, of penalties today.
    */
   as_of: string;
   /** The fees to bill. */
   kind: components["schemas"]["BillingRunKind"];
  };
  /** The effects of a change on sessions. A preview writes nothing. */
  SchedulePreview: {
   /** How many sessions it would concern. */
   counts: {
    /**
     * Format: int32
     * @description How many would be made.
     */
    created: number;
    /**
     * Format: int32
     * @description How many would change their time, instructor or room.
     */
    moved: number;
    /**
     * Format: int32
     * @description The number of sessions that would be cancelled.
     */
    cancelled: number;
    /**
     * Format: int32
     * @description The number of cancelled sessions that would be restored.
     */
    restored: number;
    /**
     * Format: int32
     * @description How many would be deleted, as nothing hangs on them.
     */
    removed: number;
    /**
     * Format: int32
     * @description How many to come would stay as they are.
     */
    kept: number;
    /**
     * Format: int32
     * @description How many clashes it would newly make.
     */
    clashes: number;
   };
   /** Sessions that it would create, by day and time: the first 500. */
   created: components["schemas"]["PreviewedSession"][];
   /** Sessions whose time, instructor or room it would change, as they would be afterwards, by day and time: the first 500. */
   moved: components["schemas"]["PreviewedSession"][];
   /** Sessions that it would cancel, by day and time: the first 500. */
   cancelled: components["schemas"]["PreviewedSession"][];
   /** Cancelled sessions that it would restore, by day and time: the first 500. */
   restored: components["schemas"]["PreviewedSession"][];
   /** Sessions that it would delete, by day and time: the first 500. */
   removed: components["schemas"]["PreviewedSession"][];
   /** Upcoming sessions that would stay unchanged, by day and time: the first 500. */
   kept: components["schemas"]["PreviewedSession"][];
   /** The credit that it would give for cancelled sessions and for places that it moves or ends, by enrollment: the first 500. Null for callers who may not read fees: department heads, teachers, and API keys without the scope `fees:read`. */
   credits: {
    /**
     * Format: uuid
     * @description The id of the enrollment.
     */
    enrollment_id: string;
    /**
     * Format: uuid
     * @description The id of the student.
     */
    student_id: string;
    /** The title of the fees. */
    title: string | null;
    /** The period: `once`, a month as `2026-12`, or the id of a term or a session. */
    period: string;
    /**
     * Format: int32
     * @description For how many sessions; 0 if it is not for single sessions.
     */
    sessions: number;
    /** The amount; negative for a credit that it would revoke, or a fee that it would raise or bill. */
    amount: string;
   }[] | null;
   /** The sum of all that it would credit. Null for callers who may not read fees. */
   credits_total: string | null;
   /** Clashes of sessions to come that it would newly make, by day and time: the first 500. An academy that refuses clashes would refuse the change of a batch for those that are `hard`. */
   clashes: {
    /** The kind of clash. */
    kind: components["schemas"]["ClashKind"];
    /** How much it matters. */
    severity: components["schemas"]["ClashSeverity"];
    /**
     * Format: uuid
     * @description The id of the session; null for one that would be made.
     */
    session_id: string | null;
    /**
     * Format: uuid
     * @description The id of its batch.
     */
    batch_id: string;
    /**
     * Format: date
     * @description The day that it would be on, local to the academy: YYYY-MM-DD.
     */
    date: string;
    /** When it would begin, local time of the academy: HH:MM:SS. */
    start_time: string;
    /**
     * Format: uuid
     * @description The id of the staff member who would lead it.
     */
    instructor_id: string | null;
    /**
     * Format: uuid
     * @description The id of the room that it would be in.
     */
    room_id: string | null;
    /**
     * Format: uuid
     * @description The id of the other session; null where the kind has none, and for one that would be made.
     */
    other_session_id: string | null;
    /**
     * Format: uuid
     * @description The id of the batch of the other session.
     */
    other_batch_id: string | null;
    /**
     * Format: uuid
     * @description The id of the time off, for `time_off`.
     */
    time_off_id: string | null;
    /**
     * Format: int32
     * @description How many students would have to be in both; 0 for other kinds than `student`.
     */
    student_count: number;
   }[];
  };
  SchedulePreviewResponse: {
   data: components["schemas"]["SchedulePreview"];
  };
  SessionEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /**
    * Format: date
    * @description The day, local to the academy.
    */
   date: string;
   /**
    * Format: date-time
    * @description When it begins: RFC 3339, UTC.
    */
   starts_at: string;
   /**
    * Format: date-time
    * @description When it ends, after its start: RFC 3339, UTC.
    */
   ends_at: string;
   /**
    * Format: uuid
    * @description The staff member who leads it.
    */
   instructor_id: string | null;
   /**
    * Format: uuid
    * @description The room.
    */
   room_id: string | null;
   /** The status of the run. */
   status: string;
   /** The reason of the cancellation; null unless cancelled. */
   cancel_cause: string | null;
   /** Whether it is not charged because it is cancelled. */
   excuses_fees: boolean;
   changed: components["schemas"]["Changed"];
  };
  /**
   * @description A field that a user changed by hand and that no longer follows the batch.
   *
   *     - `time`: Its day, start and end.
   *     - `instructor`: The staff member who leads it.
   *     - `room`: The location.
   *     - `open`: It is held despite closures.
   * @enum {string}
   */
  SessionOverride: "time" | "instructor" | "room" | "open";
  /**
   * @description The status of a session.
   *
   *     - `scheduled`: To be held.
   *     - `held`: Held: by hand, or since its first mark of attendance.
   *     - `cancelled`: Cancelled: it does not take place.
   * @enum {string}
   */
  SessionStatus: "scheduled" | "held" | "cancelled";
  /** A user who has just signed in, and the token to send as `Authorization: Bearer`. */
  SignedIn: {
   /** The user. */
   user: components["schemas"]["User"];
   /** The token. It replaces the one that was refreshed. */
   token: string;
   /**
    * Format: date-time
    * @description When the token expires: RFC 3339, UTC.
    */
   expires_at: string;
  };
  /**
   * @description Why a billing run leaves something out.
   *
   *     - `nothing_due`: Nothing of the kind is billed to the enrollment in this time.
   *     - `nothing_to_pay`: The amount is 0.00.
   *     - `course_price`: It is the price of a course without a fee plan, which is billed only while billing is automatic.
   *     - `too_early`: It counts from a day before billing became automatic.
   *     - `student_not_active`: The student is not active at present.
   * @enum {string}
   */
  SkipReason: "nothing_due" | "nothing_to_pay" | "course_price" | "too_early" | "student_not_active";
  SplitFeeInput: {
   expected_version?: components["schemas"]["ExpectedVersion"];
   /** The parts: 2 to 24, which add up to the amount of the fee. */
   parts: components["schemas"]["FeePartInput"][];
  };
  StaffDepartmentJoinedEvent: {
   /**
    * Format: uuid
    * @description The staff member.
    */
   staff_id: string;
   /**
    * Format: uuid
    * @description The department.
    */
   department_id: string;
  };
  StaffEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** The job of the staff member. */
   role: string;
   /** Whether the staff member is at work. */
   status: string;
   /**
    * Format: uuid
    * @description The user who signs in as this staff member.
    */
   user_id: string | null;
  };
  /**
   * Format: uuid
   * @description The staff member that the user is, for the role `staff`.
   */
  StaffId: string | null;
  /** A person who works at an academy. Teachers, support staff, parents and students see only `id`, `name` and `role` of others; everything else is null to them. */
  StaffMember: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The given name: at most 100 characters. */
   first_name: string | null;
   /** The family name: at most 100 characters. */
   last_name: string | null;
   /** The given and the family name. */
   name: string;
   /** The e-mail address, unique in the academy. */
   email: string | null;
   /** The telephone number: at most 32 characters. */
   phone: string | null;
   /** The job of the staff member. */
   role: components["schemas"]["StaffRole"];
   /** The number of the staff member: `STF-` and 8 characters. */
   staff_number: string | null;
   /** The departments the staff member belongs to. */
   department_ids: string[] | null;
   /** Qualifications: at most 30. */
   qualifications: {
    /** The degree or certificate: at most 255 characters. */
    title: string;
    /** The place: at most 255 characters. */
    institution: string | null;
    /**
     * Format: int32
     * @description The year: 1000 to 9999.
     */
    year: number | null;
   }[] | null;
   /** On which terms the staff member works. */
   employment_type: components["schemas"]["EmploymentType"] | null;
   /**
    * Format: date
    * @description The first day of work.
    */
   hire_date: string | null;
   /**
    * Format: date
    * @description The last day of work.
    */
   end_date: string | null;
   /** Pay by the hour; seen by admins and by oneself. */
   hourly_rate: string | null;
   /** When the staff member can work. */
   weekly_availability: {
    /** The day of the week. */
    day: components["schemas"]["Weekday"];
    /** From this local time. */
    start_time: string;
    /** Until this local time, after the start. */
    end_time: string;
   }[] | null;
   /** Whether the staff member is at work. */
   status: components["schemas"]["StaffStatus"] | null;
   /**
    * Format: date-time
    * @description When the staff member's personal data were erased: RFC 3339, UTC.
    */
   erased_at: string | null;
   /**
    * Format: uuid
    * @description The user who signs in as this staff member.
    */
   user_id: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A person who works at an academy. Teachers, support staff, parents and students see only `id`, `name` and `role` of others; everything else is null to them. */
  StaffMemberRelations: {
   /** The departments the staff member belongs to. */
   departments?: components["schemas"]["Department"][] | null;
  };
  StaffMemberResponse: {
   data: components["schemas"]["StaffMember"] & components["schemas"]["StaffMemberRelations"];
  };
  /**
   * @description The grouping of rows in the staff performance report.
   *
   *     - `staff`: A staff member.
   * @enum {string}
   */
  StaffPerformanceGroup: "staff";
  /**
   * @description The job of a staff member.
   *
   *     - `teacher`: Teaches batches.
   *     - `administrator`: Runs the office.
   *     - `support_staff`: Helps at the desk.
   *     - `department_head`: Leads a department.
   * @enum {string}
   */
  StaffRole: "teacher" | "administrator" | "support_staff" | "department_head";
  /**
   * @description Whether a staff member is at work.
   *
   *     - `active`: At work.
   *     - `on_leave`: Away, coming back.
   *     - `terminated`: Has left.
   * @enum {string}
   */
  StaffStatus: "active" | "on_leave" | "terminated";
  /** Days, or hours of one day, on which a staff member is away. */
  StaffTimeOff: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The staff member.
    */
   staff_id: string;
   start_date: components["schemas"]["StartDate"];
   end_date: components["schemas"]["EndDate"];
   /** From this local time of the one day; null for whole days. */
   start_time: string | null;
   end_time: components["schemas"]["EndTime"];
   /** Why: at most 255 characters. */
   reason: string | null;
   /** The status of the request. */
   status: components["schemas"]["TimeOffStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  StaffTimeOffEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /**
    * Format: uuid
    * @description The staff member.
    */
   staff_id: string;
   start_date: components["schemas"]["StartDate"];
   end_date: components["schemas"]["EndDate"];
   /** The status of the request. */
   status: string;
  };
  /** Days, or hours of one day, on which a staff member is away. */
  StaffTimeOffRelations: {
   /** The staff member; null when deleted. */
   staff?: components["schemas"]["StaffMember"] | null;
  };
  StaffTimeOffResponse: {
   data: components["schemas"]["StaffTimeOff"] & components["schemas"]["StaffTimeOffRelations"];
  };
  /**
   * Format: date
   * @description The first day.
   */
  StartDate: string;
  /** From this local time, if it is hours of one day; null for whole days. */
  StartTime: string | (null | "");
  /** The state or province: at most 100 characters. */
  State: string | null;
  /** A line of the ledger, in words. */
  StatementEntry: {
   /**
    * Format: uuid
    * @description The id of the line.
    */
   id: string;
   /**
    * Format: date
    * @description The day from which on it counts, in the academy's time zone.
    */
   effective_on: string;
   /**
    * Format: date-time
    * @description When it was entered: RFC 3339, UTC.
    */
   recorded_at: string;
   /** The kind of entry. */
   kind: components["schemas"]["EntryKind"];
   /** The same in words, with the title of the fee and the number of the receipt. */
   description: string;
   /** The change of the open amount; negative if it decreases. */
   amount: string;
   /** The open amount after the entry, less the credit. */
   balance: string;
   /**
    * Format: uuid
    * @description The fee; null for the credit of the account.
    */
   fee_id: string | null;
   /**
    * Format: uuid
    * @description The payment that the money belongs to; for a refund, the refunded payment.
    */
   payment_id: string | null;
   /**
    * Format: uuid
    * @description The credit note whose amount it is of.
    */
   credit_note_id: string | null;
   /**
    * Format: uuid
    * @description The refund that returned the money.
    */
   refund_id: string | null;
   /** The name of the user who entered it; null for the service itself. */
   actor: string | null;
  };
  /**
   * @description Which rule makes the status of a fee: the first that holds.
   *
   *     - `not_billed`: It was not billed yet.
   *     - `voided`: The fee was voided: `paid`, as nothing is owed.
   *     - `nothing_left`: The balance is zero: `paid`.
   *     - `past_due`: The due date has passed: `overdue`.
   *     - `part_paid`: A part was paid: `partial`.
   *     - `nothing_paid`: Nothing was paid: `pending`.
   * @enum {string}
   */
  StatusRule: "not_billed" | "voided" | "nothing_left" | "past_due" | "part_paid" | "nothing_paid";
  /** A person who learns at an academy. */
  Student: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The given name: at most 100 characters. */
   first_name: string;
   /** The family name: at most 100 characters. */
   last_name: string;
   /** The given and the family name. */
   name: string;
   /** The number of the student: `STU-` and 8 characters. */
   student_number: string;
   /** The id in another system: at most 100 characters, unique. */
   external_id: string | null;
   /** The e-mail address. */
   email: string | null;
   /** The telephone number: at most 32 characters. */
   phone: string | null;
   /**
    * Format: date
    * @description The date of birth, in the past.
    */
   date_of_birth: string | null;
   /** The gender, as the student gives it. */
   gender: components["schemas"]["Gender"] | null;
   /** Street and number: at most 500 characters. */
   address: string | null;
   /** The city: at most 100 characters. */
   city: string | null;
   /** The state or province: at most 100 characters. */
   state: string | null;
   /** The country: at most 100 characters. */
   country: string | null;
   /** The postal code: at most 20 characters. */
   postal_code: string | null;
   /** A picture: an http or https URL of at most 2048 characters. */
   photo_url: string | null;
   /** Facts that a teacher must know in an emergency: at most 5000 characters. */
   medical_notes: string | null;
   /** Whom to call in an emergency. */
   emergency_contact: {
    /** The name: at most 255 characters. */
    name: string | null;
    /** The telephone number: at most 32 characters. */
    phone: string | null;
    /** The relationship to the student: at most 100 characters. */
    relationship: string | null;
   } | null;
   /** Prior education: at most 50 entries. */
   academic_history: {
    /** The school: at most 255 characters. */
    institution: string;
    /** The level or grade: at most 100 characters. */
    level: string | null;
    /**
     * Format: int32
     * @description The year: 1000 to 9999.
     */
    year: number | null;
    /** The result: at most 100 characters. */
    result: string | null;
   }[];
   /** Documents: at most 50. */
   documents: {
    /** The title: at most 255 characters. */
    title: string;
    /** The address: an http or https URL of at most 2048 characters. */
    url: string;
    /**
     * Format: date
     * @description The last day on which it is valid.
     */
    expires_on: string | null;
   }[];
   /** The status of the student at the academy. */
   status: components["schemas"]["StudentStatus"];
   /**
    * Format: date
    * @description The day the student joined.
    */
   joined_at: string;
   /**
    * Format: date-time
    * @description When the student's personal data were erased: RFC 3339, UTC.
    */
   erased_at: string | null;
   /**
    * Format: uuid
    * @description The user who signs in as this student.
    */
   user_id: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A document about a student, kept elsewhere. */
  StudentDocumentInput: {
   /** The title: at most 255 characters. */
   title: string;
   /** The address: an http or https URL of at most 2048 characters. */
   url: string;
   /** The last day on which it is valid. */
   expires_on?: string | (null | "");
  };
  StudentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** The status of the student at the academy. */
   status: string;
   /**
    * Format: date
    * @description The day the student joined.
    */
   joined_at: string;
   /**
    * Format: uuid
    * @description The user who signs in as this student.
    */
   user_id: string | null;
  };
  /**
   * Format: uuid
   * @description The student it is for; null when only a parent is billed.
   */
  StudentId: string | null;
  /** A child of a parent, and what the parent is to them. */
  StudentLinkInput: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** Whether this is the parent to turn to first; false by default. */
   is_primary?: boolean | (1 | 0 | "1" | "0");
   /** Whether the parent may collect the student; false by default. */
   can_pickup?: boolean | (1 | 0 | "1" | "0");
   /** Whether bills go to this parent; false by default. */
   receives_billing?: boolean | (1 | 0 | "1" | "0");
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
  };
  /** A parent and a student, and what the parent is to the student. */
  StudentParentEdge: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** Whether this is the parent to turn to first. */
   is_primary: boolean;
   /** Whether the parent may collect the student. */
   can_pickup: boolean;
   /** Whether bills go to this parent. */
   receives_billing: boolean;
  };
  /**
   * @description The grouping of rows in the student progress report.
   *
   *     - `student`: A student.
   *     - `course`: A course.
   *     - `enrollment`: An enrollment, with its student, course and grade.
   * @enum {string}
   */
  StudentProgressGroup: "student" | "course" | "enrollment";
  /** A person who learns at an academy. */
  StudentRelations: {
   /** The visible parents of the student, and what each is to the student. */
   parents?: (components["schemas"]["Parent"] & components["schemas"]["StudentParentEdge"])[];
   /** The visible enrollments of the student. */
   enrollments?: components["schemas"]["Enrollment"][];
  };
  StudentResponse: {
   data: components["schemas"]["Student"] & components["schemas"]["StudentRelations"];
  };
  /**
   * @description The status of a student at the academy.
   *
   *     - `active`: Learning.
   *     - `inactive`: Pausing.
   *     - `graduated`: Has finished.
   *     - `archived`: Kept for the record.
   * @enum {string}
   */
  StudentStatus: "active" | "inactive" | "graduated" | "archived";
  /** The plan of an academy. Omitted fields stay unchanged. */
  SubscriptionInput: {
   /** The subscription plan. */
   plan?: components["schemas"]["SubscriptionPlan"];
   /** The status of the subscription. */
   status?: components["schemas"]["SubscriptionStatus"];
   /** When the trial ends: RFC 3339. */
   trial_ends_at?: string | (null | "");
   /** When the subscription renews: RFC 3339. */
   renews_at?: string | (null | "");
   /** Limits that differ from those of the plan. */
   limits?: components["schemas"]["PlanLimitsInput"];
  };
  /**
   * @description The subscription plan of an academy.
   *
   *     - `free`: Up to 25 students, 5 staff and 5 batches.
   *     - `starter`: Up to 150 students, 15 staff and 30 batches.
   *     - `growth`: Up to 2000 students, 100 staff and 200 batches.
   *     - `enterprise`: Without limits.
   * @enum {string}
   */
  SubscriptionPlan: "free" | "starter" | "growth" | "enterprise";
  /**
   * @description The status of a subscription.
   *
   *     - `trialing`: In the trial period, until `trial_ends_at`.
   *     - `active`: Paid for.
   *     - `past_due`: A payment is late.
   *     - `cancelled`: Ended.
   * @enum {string}
   */
  SubscriptionStatus: "trialing" | "active" | "past_due" | "cancelled";
  /** The marks of students of a batch. */
  TakeRollCallInput: {
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /** The session, one of the batch on the day; found by them when omitted. */
   session_id?: string | (null | "");
   /**
    * Format: date
    * @description The day, not in the future.
    */
   date: string;
   /** The period of the day: at most 50 characters. */
   session?: string | null;
   /** The marks: 1 to 200, one a student. */
   records: components["schemas"]["RollCallRecordInput"][];
  };
  /** The marks of students of a session. */
  TakeSessionRollInput: {
   /** The marks: 1 to 200, one a student. */
   records: components["schemas"]["RollCallRecordInput"][];
  };
  /** A tax on fees. A fee keeps the tax that it was billed with. */
  TaxRate: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /** How much of the price: 0.00 to 100.00, with up to four decimal places. */
   percent: string;
   /** Whether prices include it; otherwise it is added to them. */
   inclusive: boolean;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  TaxRateEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** How much of the price: 0.00 to 100.00, with up to four decimal places. */
   percent: string;
   /** Whether prices include it; otherwise it is added to them. */
   inclusive: boolean;
  };
  TaxRateResponse: {
   data: components["schemas"]["TaxRate"];
  };
  /** A part of the year that is billed as one: a term, a semester. Terms do not overlap. */
  Term: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /** The code: at most 20 characters, unique in the academy. */
   code: string;
   starts_on: components["schemas"]["StartDate"];
   ends_on: components["schemas"]["EndDate"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  TermEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   starts_on: components["schemas"]["StartDate"];
   ends_on: components["schemas"]["EndDate"];
  };
  TermResponse: {
   data: components["schemas"]["Term"];
  };
  /**
   * @description A decision on a request for time off.
   *
   *     - `approved`: To grant it.
   *     - `declined`: To refuse it.
   * @enum {string}
   */
  TimeOffDecision: "approved" | "declined";
  /**
   * @description The status of a request for time off.
   *
   *     - `requested`: Not decided.
   *     - `approved`: Granted: who is away clashes with the sessions they lead.
   *     - `declined`: Refused.
   * @enum {string}
   */
  TimeOffStatus: "requested" | "approved" | "declined";
  /** The time zone of the days: an IANA name. */
  Timezone: string;
  /**
   * Format: date
   * @description The last day of the period.
   */
  To: string;
  /** The rows of the whole list, after the filters. */
  Total: number;
  /** The same of all rows together, not only of this page. */
  Totals: {
   /**
    * Format: int32
    * @description Marks of students who attended in time.
    */
   present: number;
   /**
    * Format: int32
    * @description Marks of students who arrived late.
    */
   late: number;
   /**
    * Format: int32
    * @description Marks of students who did not attend.
    */
   absent: number;
   /**
    * Format: int32
    * @description Marks of students who did not attend, with approval.
    */
   excused: number;
   /**
    * Format: int32
    * @description All marks.
    */
   marked: number;
   /**
    * Format: int32
    * @description Students expected: those who were active, of each session that has begun.
    */
   expected: number;
   /** How many per cent of the times that count were attended, with two decimal places, `"91.11"`; null where nothing counts. */
   rate: string | null;
   /** The percentage of students attending who were on time, with two decimal places, `"91.11"`; null where no student attended. */
   punctuality: string | null;
   /** The percentage of expected students who are marked in their sessions, with two decimal places, `"91.11"`; null where no student was expected. */
   coverage: string | null;
  };
  /** The batch that a student moves to. */
  TransferEnrollmentInput: {
   /**
    * Format: uuid
    * @description The batch, of any course.
    */
   batch_id: string;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to an academy. Omitted fields stay unchanged. */
  UpdateAcademyInput: {
   /** The name in addresses: `[a-z0-9-]`, at most 100, unique. */
   slug?: string;
   /** A description: at most 5000 characters. */
   description?: string | null;
   phone?: components["schemas"]["Phone"];
   address?: components["schemas"]["Address"];
   city?: components["schemas"]["City"];
   state?: components["schemas"]["State"];
   country?: components["schemas"]["Country"];
   postal_code?: components["schemas"]["PostalCode"];
   /** The web site: an http or https URL of at most 2048 characters. */
   website?: string | (null | "");
   /** The logo: an http or https URL of at most 2048 characters. */
   logo_url?: string | (null | "");
   /** Colours, pictures and the sender of e-mails. */
   branding?: components["schemas"]["AcademyBrandingInput"];
   /** How the academy works: time zone, currency, defaults. */
   settings?: components["schemas"]["AcademySettingsInput"];
   name?: components["schemas"]["Name"];
   /** The kind of education that the academy offers. */
   type?: components["schemas"]["AcademyType"];
   email?: components["schemas"]["Email"];
   /** Active or inactive for its admin; only a Super Admin suspends it, or ends that. */
   status?: components["schemas"]["AcademyStatus"];
   /** The plan. Ignored unless a Super Admin sends it. */
   subscription?: components["schemas"]["SubscriptionInput"];
  };
  /** Changes to an account. Omitted fields stay unchanged. */
  UpdateAccountInput: {
   /** Whether credit goes to open fees by itself; what there is goes to them at once. */
   auto_apply_credit?: boolean | (1 | 0 | "1" | "0");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Corrections of a mark. Omitted fields stay unchanged. */
  UpdateAttendanceInput: {
   /** Remarks: at most 500 characters. */
   remarks?: string | null;
   minutes_late?: components["schemas"]["MinutesLate"];
   /** The period of the day: at most 50 characters. */
   session?: string | null;
   /** Whether the student was there. The minutes late are forgotten unless it is `late`. */
   status?: components["schemas"]["AttendanceStatus"];
  };
  /** Changes to a batch. Omitted fields stay unchanged; the course never changes. */
  UpdateBatchInput: {
   /** Seats: 1 to 1000; the academy's setting by default. */
   max_students?: number | string | (null | "");
   /** The staff member who teaches; null for no instructor. */
   instructor_id?: string | (null | "");
   /** The room, in use; null for none. Sets `classroom` to its name. */
   room_id?: string | (null | "");
   /** The location: the name of an active room, in upper or lower case, or any other text, which refers to no room: at most 100 characters; not regarded beside a `room_id`. */
   classroom?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The name: at most 255 characters. */
   name?: string | null;
   /** The first day. */
   start_date?: string | (null | "");
   /** The last day, on or after the first. */
   end_date?: string | (null | "");
   /** When a session begins, local time of the academy. */
   start_time?: string | (null | "");
   /** When a session ends, after its start. */
   end_time?: string | (null | "");
   /** The days of the week with a session: 1 to 7, each once. */
   days_of_week?: components["schemas"]["Weekday"][] | (null | "");
   /** The status of the batch; any of the four values. */
   status?: components["schemas"]["BatchStatus"] | (null | "");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a calendar feed. Omitted fields stay unchanged. */
  UpdateCalendarFeedInput: {
   /** The name that calendars show: at most 100 characters. */
   name?: string;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a closure. Omitted fields stay unchanged. */
  UpdateClosureInput: {
   /**
    * Format: date
    * @description The first day.
    */
   start_date?: string;
   end_date?: components["schemas"]["CreateClosureInputEndDate"];
   start_time?: components["schemas"]["StartTime"];
   end_time?: components["schemas"]["CreateClosureInputEndTime"];
   name?: components["schemas"]["CreateClosureInputName"];
   /** The courses: at most 100, in place of those there are. */
   course_ids?: string[];
   /** The batches: at most 100, in place of those there are. */
   batch_ids?: string[];
   /** The rooms: at most 100, in place of those there are. */
   room_ids?: string[];
   /** Whether sessions cancelled by it are not charged; they are by default. */
   excuses_fees?: boolean | (1 | 0 | "1" | "0");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a course. Omitted fields stay unchanged. */
  UpdateCourseInput: {
   /** A description: at most 5000 characters. */
   description?: string | null;
   /** The category: at most 100 characters. */
   category?: string | null;
   /** Whom the course is for; all by default. */
   level?: components["schemas"]["CourseLevel"];
   /** The department that the course belongs to. */
   department_id?: string | (null | "");
   /** The least age in years: 0 to 150. */
   min_age?: number | string | (null | "");
   /** The greatest age in years: 0 to 150, not below the least. */
   max_age?: number | string | (null | "");
   /** The colour in timetables: `#RRGGBB`. */
   color?: string | (null | "");
   /** The price in the academy's currency. */
   price?: string | number | (null | "");
   /** How often the price is due; once by default. */
   billing_frequency?: components["schemas"]["BillingFrequency"];
   /** The requirements to complete the course. */
   completion_rule?: components["schemas"]["CompletionRuleInput"];
   /** Whether the course is on offer; active by default. */
   status?: components["schemas"]["CourseStatus"];
   name?: components["schemas"]["Name"];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a department. Omitted fields stay unchanged. */
  UpdateDepartmentInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The staff member who leads the department; null for none. */
   head_staff_id?: string | (null | "");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a discount. Omitted fields stay unchanged. */
  UpdateDiscountInput: {
   /** The name: at most 100 characters; printed on bills. */
   name?: string;
   /** The percentage of the remaining amount: 0.01 to 100.00. */
   percent?: string | number | (null | "");
   amount?: components["schemas"]["Amount"];
   /** The fees that it is taken off; any by default. */
   fee_types?: components["schemas"]["FeeType"][];
   /** Its place among others: lower ones count first: 0 to 10000; 100 by default. */
   priority?: number | string;
   /** Whether only the best of such counts; false by default. */
   exclusive?: boolean | (1 | 0 | "1" | "0");
   /** The first day on which it is given. */
   valid_from?: string | (null | "");
   /** The last day on which it is given, on or after the first. */
   valid_until?: string | (null | "");
   /** How many enrollments may get it; any number by default: 1 to 1000000. */
   max_uses?: number | string | (null | "");
   /** Whom it is given to. */
   condition?: components["schemas"]["DiscountConditionInput"];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to an enrollment. Omitted fields stay unchanged; a teacher may change the first two. */
  UpdateEnrollmentInput: {
   /** The grade: at most 10 characters. */
   grade?: string | null;
   /** Progress in percent: 0 to 100. */
   progress_percentage?: number | string;
   /**
    * Format: date
    * @description The day of the enrollment.
    */
   enrollment_date?: string;
   /** The first day of the place, within the batch, for admins. Days that it no longer covers are credited, missing ones are billed. Null while it is requested. */
   active_from?: string | (null | "");
   /** Approves, drops, completes or reopens, as the operations of that name do. */
   status?: components["schemas"]["EnrollmentStatus"];
   /** Why it is dropped: at most 255 characters; nothing where it is not. */
   drop_reason?: string | null;
   /** Why it is completed although the course's completion rule is not met; for admins: at most 255 characters. */
   override_reason?: string | null;
   notes?: components["schemas"]["Notes"];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a fee that is not paid yet. Omitted fields stay unchanged. */
  UpdateFeeInput: {
   /** The title: at most 255 characters. */
   title?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The place and the options of a quote. */
   fee_type?: components["schemas"]["FeeType"];
   /** The amount, taxes included: at least the paid amount. Its taxes change with it, at the same rates. */
   amount?: string | number;
   /**
    * Format: date
    * @description The last day on which to pay.
    */
   due_date?: string;
   /** The parent who is billed instead: null for the parent who receives the bills of the student, or else the student. Only while nothing was paid or credited. */
   parent_id?: string | (null | "");
   /** `paid` records a payment of the balance; the other states follow from payments, and change nothing. */
   payment_status?: components["schemas"]["PaymentStatus"] | (null | "");
   /** How the balance was paid: required with `paid`. */
   payment_method?: components["schemas"]["PaymentMethod"] | (null | "");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a draft; an active plan can only be archived, by its status. Omitted fields stay unchanged. */
  UpdateFeePlanInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The course whose enrollments it bills. */
   course_id?: string | (null | "");
   /** The batch whose enrollments it bills, in place of a course. */
   batch_id?: string | (null | "");
   /** Whether it is billed by; a draft by default. */
   status?: components["schemas"]["FeePlanStatus"];
   /**
    * Format: date
    * @description The first day on which it is in effect.
    */
   effective_from?: string;
   /** The items: 1 to 20. They replace the present ones. */
   items?: components["schemas"]["FeePlanItemInput"][];
   /** How the service treats billed charges when an enrollment is dropped; it stays by default. */
   drop_policy?: components["schemas"]["DropPolicy"];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a parent. Omitted fields stay unchanged. */
  UpdateParentInput: {
   address?: components["schemas"]["Address"];
   city?: components["schemas"]["City"];
   state?: components["schemas"]["State"];
   country?: components["schemas"]["Country"];
   postal_code?: components["schemas"]["PostalCode"];
   /** A second telephone number: at most 32 characters. */
   alternate_phone?: string | null;
   /** The occupation: at most 100 characters. */
   occupation?: string | null;
   /** Whether to call this parent in an emergency; false by default. */
   emergency_contact?: boolean | (1 | 0 | "1" | "0");
   /** How the parent wants to hear from the academy. */
   communication_preferences?: components["schemas"]["CommunicationPreferencesInput"];
   /** Whether the parent is in contact with the academy; active by default. */
   status?: components["schemas"]["ParentStatus"];
   /** The children: at most 100, in place of those there are. */
   students?: components["schemas"]["StudentLinkInput"][];
   first_name?: components["schemas"]["FirstName"];
   last_name?: components["schemas"]["LastName"];
   email?: components["schemas"]["CreateParentInputEmail"];
   /** The telephone number: at most 32 characters. */
   phone?: string;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a room. Omitted fields stay unchanged. */
  UpdateRoomInput: {
   /** The name, unique in the academy regardless of case: at most 100 characters. */
   name?: string;
   /** How many students fit in: 1 to 10000. */
   capacity?: number | string | (null | "");
   /** Whether it is in use; active by default. */
   status?: components["schemas"]["RoomStatus"];
   /** Notes: at most 500 characters. */
   notes?: string | null;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a session. Omitted fields stay unchanged; a teacher changes only the texts. */
  UpdateSessionInput: {
   /**
    * Format: date
    * @description The day, local to the academy: 1900 to 9998.
    */
   date?: string;
   /** When it begins, local time of the academy. */
   start_time?: string;
   /** When it ends: before the start, it is of the next day. Never the time of the start. */
   end_time?: string;
   /** The staff member who leads it; null for none. */
   instructor_id?: string | (null | "");
   /** The room; null for none. */
   room_id?: string | (null | "");
   /** The topic: at most 255 characters. */
   topic?: string | null;
   /** The address for joining online: an http or https URL of at most 2048 characters. */
   online_url?: string | (null | "");
   /** Notes of the staff, which families do not see: at most 5000 characters. */
   notes?: string | null;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a staff member. Omitted fields stay unchanged. */
  UpdateStaffMemberInput: {
   phone?: components["schemas"]["Phone"];
   /** The departments: at most 50, in place of those there are. */
   department_ids?: string[];
   /** Qualifications: at most 30, in place of those there are. */
   qualifications?: components["schemas"]["QualificationInput"][];
   /** On which terms the staff member works; full time by default. */
   employment_type?: components["schemas"]["EmploymentType"];
   /** The first day of work. */
   hire_date?: string | (null | "");
   /** The last day of work, on or after the first. */
   end_date?: string | (null | "");
   /** Pay per hour; null if it is not recorded. */
   hourly_rate?: string | number | (null | "");
   /** When they can work: at most 50 times of the week, in place of those there are. */
   weekly_availability?: components["schemas"]["AvailabilityInput"][];
   /** Whether the staff member is at work; active by default. */
   status?: components["schemas"]["StaffStatus"];
   first_name?: components["schemas"]["FirstName"];
   last_name?: components["schemas"]["LastName"];
   email?: components["schemas"]["CreateParentInputEmail"];
   /** The job of the staff member. */
   role?: components["schemas"]["StaffRole"];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a student. Omitted fields stay unchanged. */
  UpdateStudentInput: {
   address?: components["schemas"]["Address"];
   city?: components["schemas"]["City"];
   state?: components["schemas"]["State"];
   country?: components["schemas"]["Country"];
   postal_code?: components["schemas"]["PostalCode"];
   /** The id in another system: at most 100 characters, unique. */
   external_id?: string | null;
   email?: components["schemas"]["CreateStudentInputEmail"];
   phone?: components["schemas"]["Phone"];
   /** The date of birth, in the past. */
   date_of_birth?: string | (null | "");
   /** The gender, as the student gives it. */
   gender?: components["schemas"]["Gender"] | (null | "");
   /** A picture: an http or https URL of at most 2048 characters. */
   photo_url?: string | (null | "");
   /** Facts that a teacher must know in an emergency: at most 5000 characters. */
   medical_notes?: string | null;
   /** Whom to call in an emergency; null for none. */
   emergency_contact?: components["schemas"]["EmergencyContactInput"] | (null | "");
   /** Prior education: at most 50 entries, in place of those there are. */
   academic_history?: components["schemas"]["AcademicRecordInput"][];
   /** Documents: at most 50, in place of those there are. */
   documents?: components["schemas"]["StudentDocumentInput"][];
   /** The parents: at most 25, in place of those there are. */
   parents?: components["schemas"]["ParentLinkInput"][];
   /** The status of the student at the academy; active by default. */
   status?: components["schemas"]["StudentStatus"];
   /**
    * Format: date
    * @description The day the student joined; today by default.
    */
   joined_at?: string;
   first_name?: components["schemas"]["FirstName"];
   last_name?: components["schemas"]["LastName"];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a tax rate, for fees billed from then on. Omitted fields stay unchanged. */
  UpdateTaxRateInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** How much of the price: 0.00 to 100.00, with up to four decimal places. */
   percent?: string | number;
   /** Whether prices include it; by default it is added to them. */
   inclusive?: boolean | (1 | 0 | "1" | "0");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a term. Omitted fields stay unchanged; fees that were billed for it stay unchanged too. */
  UpdateTermInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The code: at most 20 characters, unique in the academy. */
   code?: string;
   /**
    * Format: date
    * @description The first day, in no other term.
    */
   starts_on?: string;
   /**
    * Format: date
    * @description The last day, on or after the first and before the next term.
    */
   ends_on?: string;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to time off. Omitted fields stay unchanged; the staff member never changes. */
  UpdateTimeOffInput: {
   /**
    * Format: date
    * @description The first day.
    */
   start_date?: string;
   end_date?: components["schemas"]["CreateClosureInputEndDate"];
   start_time?: components["schemas"]["StartTime"];
   end_time?: components["schemas"]["CreateClosureInputEndTime"];
   /** Why: at most 255 characters. */
   reason?: string | null;
   /** Changes the decision on the request, as `POST /time-off/{id}/decide` does, for callers who may decide. A decided request is never `requested` again. */
   status?: components["schemas"]["TimeOffStatus"];
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /** Changes to a webhook endpoint. Omitted fields stay unchanged. */
  UpdateWebhookEndpointInput: {
   /** The https URL that events are posted to; the port 443, without credentials: at most 2048 characters. */
   url?: string;
   /** The purpose: at most 255 characters. */
   description?: string | null;
   /** The types of the events to send: 1 to 50, or `*` for all. */
   event_types?: string[];
   /** `active` (the default) or `paused`. */
   status?: components["schemas"]["WebhookEndpointStatus"];
   /** Requests that are sent in a second at most: 1 to 100; 20 by default. */
   rate_per_second?: number | string;
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  /**
   * Format: date-time
   * @description When the record was last changed: RFC 3339, UTC.
   */
  UpdatedAt: string;
  /** A person who can sign in, or an API key. A person may be a member of several academies. */
  User: {
   /**
    * Format: uuid
    * @description The identifier of the user: a UUID (version 7).
    */
   id: string;
   /** The full name: at most 255 characters. */
   name: string;
   /** The e-mail address, in lower case; no two users share one. */
   email: string;
   /**
    * Format: date-time
    * @description When the user confirmed the e-mail address: RFC 3339, UTC. No operation requires a confirmed address.
    */
   email_verified_at: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A sign-in of the caller that has not ended. */
  UserSession: {
   /**
    * Format: uuid
    * @description The identifier of the session: a UUID (version 7).
    */
   id: string;
   /**
    * Format: date-time
    * @description When its token expires: RFC 3339, UTC.
    */
   expires_at: string;
   /**
    * Format: date-time
    * @description When a request last came with its token, to the day: RFC 3339, UTC.
    */
   last_used_at: string | null;
   /** The browser or program that signed in, as it calls itself: at most 255 characters. */
   user_agent: string | null;
   /** The network that the sign-in came from: `192.0.2.0/24`, `2001:db8:1::/48`. */
   address: string | null;
   /** Whether it is the one that asks. */
   current: boolean;
   /**
    * Format: date-time
    * @description When the user signed in: RFC 3339, UTC.
    */
   created_at: string;
  };
  /** What is wrong with the input. */
  ValidationError: {
   /** What is wrong, in words for people. */
   message: string;
   /** The messages by field. Fields inside of others have paths: `records.3.student_id`. */
   errors: {
    [key: string]: string[];
   };
   /**
    * Format: uuid
    * @description The record that is there already (409).
    */
   existing_id?: string;
  };
  VerifyEmailInput: {
   /** The token of the mail. It works once, for 24 hours. */
   token: string;
  };
  /**
   * Format: int32
   * @description Counts the changes of the record, from 1: send it back as `expected_version`.
   */
  Version: number;
  VoidFeeInput: {
   /** Whether the next billing run bills anew what it was for; otherwise none does. Status 422 where other parts of it, or further fees for the same period, stand. False when omitted. */
   rebill?: boolean | (1 | 0 | "1" | "0") | (null | "");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  WaivePenaltyInput: {
   expected_version?: components["schemas"]["ExpectedVersion"];
   /** Why: at most 255 characters. */
   reason: string;
  };
  WaivePenaltyResponse: {
   data: components["schemas"]["Fee"] & components["schemas"]["FeeRelations"];
  };
  /** An event on its way to an endpoint. Kept for 30 days. */
  WebhookDelivery: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The endpoint that it goes to.
    */
   endpoint_id: string;
   /**
    * Format: uuid
    * @description The event: the `webhook-id` of every try.
    */
   event_id: string;
   /** The type of the event: at most 100 characters. */
   type: string;
   /**
    * Format: int32
    * @description The place of the event among those of the academy; null for a test.
    */
   sequence: number | null;
   /**
    * Format: date-time
    * @description When the event happened: RFC 3339, UTC.
    */
   occurred_at: string;
   /** The status. */
   status: components["schemas"]["WebhookDeliveryStatus"];
   /**
    * Format: int32
    * @description How often it was sent.
    */
   attempt_count: number;
   /**
    * Format: date-time
    * @description When it is tried next: RFC 3339, UTC. Null where it is not, or the endpoint is paused.
    */
   next_attempt_at: string | null;
   /** The latest tries, oldest first: at most 20. */
   attempts: {
    /**
     * Format: date-time
     * @description When it was sent: RFC 3339, UTC.
     */
    at: string;
    /**
     * Format: int32
     * @description The status of the response; null if there was none.
     */
    http_status: number | null;
    /**
     * Format: int32
     * @description Milliseconds until the response, or until the attempt was abandoned.
     */
    ms: number;
    /** Why it failed; null where the receiver took it. */
    error: components["schemas"]["WebhookFailure"] | null;
    /** The body of the response: its first 2000 characters. */
    response: string;
   }[];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** An event on its way to an endpoint. Kept for 30 days. */
  WebhookDeliveryRelations: {
   /** The endpoint that it goes to; null once that is deleted. */
   endpoint?: components["schemas"]["WebhookEndpoint"] | null;
  };
  WebhookDeliveryResponse: {
   data: components["schemas"]["WebhookDelivery"] & components["schemas"]["WebhookDeliveryRelations"];
  };
  /**
   * @description The status of a delivery.
   *
   *     - `pending`: It waits for its first or next try.
   *     - `delivered`: The receiver has taken it.
   *     - `dead`: It failed as often as it may: it is sent again when it is replayed or recovered.
   *     - `cancelled`: The endpoint was disabled or deleted, or the event is too old to be sent.
   * @enum {string}
   */
  WebhookDeliveryStatus: "pending" | "delivered" | "dead" | "cancelled";
  /** A place outside that the events of the academy are sent to. */
  WebhookEndpoint: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The https URL that events are posted to: at most 2048 characters. */
   url: string;
   /** The purpose: at most 255 characters. */
   description: string | null;
   /** The types of the events that are sent, or `*` for all. */
   event_types: string[];
   /** Whether events are sent. */
   status: components["schemas"]["WebhookEndpointStatus"];
   /** Why the service disabled it: at most 255 characters. */
   disabled_reason: string | null;
   /**
    * Format: int32
    * @description Requests that are sent in a second at most: 1 to 100.
    */
   rate_per_second: number;
   /**
    * Format: date-time
    * @description The time since which every attempt has failed: RFC 3339, UTC. Null while attempts succeed.
    */
   failing_since: string | null;
   /** The secret that signs its requests: `whsec_…`. Shown once, in the response that creates it; null in all others. */
   secret: string | null;
   /**
    * Format: date-time
    * @description Until when the secret before the present one signs along: RFC 3339, UTC.
    */
   former_signs_until: string | null;
   /**
    * Format: date-time
    * @description When its present secret was made: RFC 3339, UTC.
    */
   rotated_at: string;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  WebhookEndpointEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["BatchEventVersion"];
   /** Whether events are sent. */
   status: string;
  };
  WebhookEndpointResponse: {
   data: components["schemas"]["WebhookEndpoint"];
  };
  /**
   * @description Whether events are sent to an endpoint.
   *
   *     - `active`: Events are sent as they happen.
   *     - `paused`: Events are kept, for at most 30 days, and sent once it is active again.
   *     - `disabled`: Nothing is sent or kept: the service gave it up, for the reason in `disabled_reason`.
   * @enum {string}
   */
  WebhookEndpointStatus: "active" | "paused" | "disabled";
  WebhookEvent: {
   /** The type of the event. */
   type: string;
   /**
    * Format: date-time
    * @description When it happened: RFC 3339, UTC.
    */
   timestamp: string;
   /**
    * Format: uuid
    * @description The academy that it happened in.
    */
   academy_id: string;
   /** Its place among the events of the academy. */
   sequence: number;
   data: Record<string, never>;
  };
  /**
   * @description Why a try to deliver failed.
   *
   *     - `dns`: The name of the receiver was not found.
   *     - `refused`: The receiver took no connection, or broke it off.
   *     - `tls`: The certificate of the receiver is not to be trusted, or it speaks no TLS.
   *     - `timeout`: The receiver did not respond within 15 seconds.
   *     - `blocked`: The name leads to where nothing is sent.
   *     - `too_large`: The head of the response was too long.
   *     - `status`: The receiver responded with a status other than 200 to 299.
   * @enum {string}
   */
  WebhookFailure: "dns" | "refused" | "tls" | "timeout" | "blocked" | "too_large" | "status";
  /**
   * @description A day of the week.
   *
   *     - `monday`: Monday.
   *     - `tuesday`: Tuesday.
   *     - `wednesday`: Wednesday.
   *     - `thursday`: Thursday.
   *     - `friday`: Friday.
   *     - `saturday`: Saturday.
   *     - `sunday`: Sunday.
   * @enum {string}
   */
  Weekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
 };
 responses: {
  /** OK */
  ChangeMemberRole: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["MembershipResponse"];
   };
  };
  /** The request cannot be read, or names no academy where it has to. */
  Error400: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** There is no valid token; when signing in, no valid password. */
  Error401: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The operation is outside of the caller's role or the academy's plan, or the academy is not theirs. */
  Error403: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** There is no such record, or none that the caller may see. */
  Error404: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** There is no picture of the report. */
  Error406: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** Something in between, or the state of the record, is against it. */
  Error409: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The record has another version than `If-Match` says. */
  Error412: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The body is too large. */
  Error413: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The body is of another type, or has another charset or encoding. */
  Error415: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The input is wrong: `errors` has the messages by field. */
  Error422: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ValidationError"];
   };
  };
  /** The limit of requests is used up; `Retry-After` tells when a further one makes sense. */
  Error429: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** A fault of the service. The log has more, by the `X-Request-Id`. */
  Error500: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The database is out of reach, or busy for too long. */
  Error503: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** OK */
  ImportStudents: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ImportStudentsResponse"];
   };
  };
  /** The answer is still the one that `If-None-Match` names. */
  NotModified: {
   headers: {
    [name: string]: unknown;
   };
  };
  /** OK */
  PreviewClosure: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["SchedulePreviewResponse"];
   };
  };
  /** It was received. Anything else is tried again. */
  Received: {
   headers: {
    [name: string]: unknown;
   };
  };
  /** OK */
  ReplayWebhookDelivery: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["WebhookDeliveryResponse"];
   };
  };
  /** Others are being worked out, and `Retry-After` tells when a further try makes sense; the report takes too long, and a shorter period or a filter helps; or the database is out of reach. */
  ReportUnavailable: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** OK */
  UpdateAcademy: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["AcademyResponse"];
   };
  };
  /** OK */
  UpdateAccount: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["AccountResponse"];
   };
  };
  /** OK */
  UpdateAttendance: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["AttendanceRecordResponse"];
   };
  };
  /** OK */
  UpdateBatch: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["BatchResponse"];
   };
  };
  /** OK */
  UpdateCalendarFeed: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["CalendarFeedResponse"];
   };
  };
  /** OK */
  UpdateClosure: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ClosureResponse"];
   };
  };
  /** OK */
  UpdateCourse: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["CourseResponse"];
   };
  };
  /** OK */
  UpdateDepartment: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["DepartmentResponse"];
   };
  };
  /** OK */
  UpdateDiscount: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["DiscountResponse"];
   };
  };
  /** OK */
  UpdateEnrollment: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["EnrollmentResponse"];
   };
  };
  /** OK */
  UpdateFee: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["WaivePenaltyResponse"];
   };
  };
  /** OK */
  UpdateFeePlan: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["FeePlanResponse"];
   };
  };
  /** OK */
  UpdateParent: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ParentResponse"];
   };
  };
  /** OK */
  UpdateRoom: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["RoomResponse"];
   };
  };
  /** OK */
  UpdateSession: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ClassSessionResponse"];
   };
  };
  /** OK */
  UpdateStaffMember: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["StaffMemberResponse"];
   };
  };
  /** OK */
  UpdateStudent: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["StudentResponse"];
   };
  };
  /** OK */
  UpdateTaxRate: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TaxRateResponse"];
   };
  };
  /** OK */
  UpdateTerm: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TermResponse"];
   };
  };
  /** OK */
  UpdateTimeOff: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["StaffTimeOffResponse"];
   };
  };
  /** OK */
  UpdateWebhookEndpoint: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["WebhookEndpointResponse"];
   };
  };
 };
 parameters: {
  /** The id of the academy. Members of one academy alone may leave it out. */
  Academy: string;
  /** Paid to this account. */
  AccountId: components["schemas"]["Ids"];
  /** Minimum amount. */
  AmountFrom: string;
  /** Maximum amount, also of refunds. */
  AmountTo: string;
  /** Maximum amount. */
  AmountToOfFees: string;
  /** The date up to which the report counts, today at the latest; today when omitted. */
  AsOf: string;
  /** For enrollments in this batch. */
  BatchId: components["schemas"]["Ids"];
  /** In this batch. */
  BatchIdOfReports: components["schemas"]["Ids"];
  /** Filters by batch. */
  BatchIdOfReports2: components["schemas"]["Ids"];
  /** Filters by course. */
  CourseId: components["schemas"]["Ids"];
  /** For enrollments in this course. */
  CourseIdOfReports: components["schemas"]["Ids"];
  /** In batches of this course. */
  CourseIdOfReports2: components["schemas"]["Ids"];
  /** In this course. */
  CourseIdOfReports3: components["schemas"]["Ids"];
  /** Made at this instant or later. */
  CreatedFrom: components["schemas"]["InstantOrDay"];
  /** Made at this instant or earlier. */
  CreatedTo: components["schemas"]["InstantOrDay"];
  /** For enrollments in courses of this department. */
  DepartmentId: components["schemas"]["Ids"];
  /** In batches of courses of this department. */
  DepartmentIdOfReports: components["schemas"]["Ids"];
  /** In courses of this department. */
  DepartmentIdOfReports2: components["schemas"]["Ids"];
  /** Only try: the answer is as if it were done, and nothing changes. */
  DryRun: boolean;
  /** Rows to leave out, by their ids. At most 100, none twice. */
  Exclude: components["schemas"]["Ids"];
  /** Filters by fee; includes payments for several fees. */
  FeeId: components["schemas"]["Ids"];
  /** The first day; the first of the month of the last one when omitted. */
  From: string;
  /** On this day or later, if only in part. */
  FromOfTimeOff: string;
  /** The grouping of rows; the first of the values when omitted. */
  GroupBy: components["schemas"]["OpenFeesGroup"];
  /** The id of the record. */
  Id: string;
  /** A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
  IdempotencyKey: string;
  /** The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
  IfMatch: string;
  /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
  IfNoneMatch: string;
  /** What is answered besides: related records, each below its name. */
  Include: ("course" | "instructor" | "room")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfAccounts: ("parent" | "student")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfAttendance: ("student" | "batch" | "class_session" | "history")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfCourses: ("department" | "batches")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfDepartments: "head_staff"[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfEnrollments: ("student" | "course" | "batch")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfFeePlans: ("course" | "batch")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfFees: ("student" | "parent" | "account" | "enrollment" | "payments")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfPayments: ("fee" | "account")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfRooms: "batches"[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfSessions: ("batch" | "course" | "instructor" | "room" | "closure")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfSessions2: ("student" | "batch" | "class_session")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfStaff: "departments"[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfStudents: ("parents" | "enrollments")[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfTimeOff: "staff"[];
  /** What is answered besides: related records, each below its name. */
  IncludeOfWebhookDeliveries: "endpoint"[];
  /** Taught by this staff member. */
  InstructorId: components["schemas"]["Ids"];
  /** For enrollments in batches that this staff member leads. */
  InstructorIdOfReports: components["schemas"]["Ids"];
  /** In batches that this staff member leads. */
  InstructorIdOfReports2: components["schemas"]["Ids"];
  /** Led by this staff member. */
  InstructorIdOfReports3: components["schemas"]["Ids"];
  /** How they were made. */
  Method: components["schemas"]["PaymentMethod"][];
  /** The number of the page. */
  Page: number;
  /** Paid at this instant or later. */
  PaidFrom: components["schemas"]["InstantOrDay"];
  /** Paid at this instant or earlier. */
  PaidTo: components["schemas"]["InstantOrDay"];
  /** The most rows of a page. */
  PerPage: number;
  /** The most rows of a page. */
  ReportPerPage: number;
  /** The id of the academy. */
  RequiredAcademy: string;
  /** In this room. */
  RoomId: components["schemas"]["Ids"];
  /** Text in the name or code. */
  Search: string;
  /** Text in the name. */
  SearchOfDepartments: string;
  /** Text in the name or number of the student. */
  SearchOfEnrollments: string;
  /** Text in the reference or receipt number. */
  SearchOfFees: string;
  /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
  Sort: ("created_at" | "-created_at")[];
  /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
  SortOfAcademies: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
  /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
  SortOfAccounts: ("created_at" | "-created_at" | "updated_at" | "-updated_at")[];
  /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
  SortOfCourses: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_date" | "-start_date")[];
  /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
  SortOfFees: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "paid_at" | "-paid_at" | "amount" | "-amount")[];
  /** Beginning on this day or later. */
  StartFrom: string;
  /** Beginning on this day or earlier. */
  StartTo: string;
  /** Filters by status. */
  Status: components["schemas"]["BatchStatus"][];
  /** For this student. */
  StudentId: components["schemas"]["Ids"];
  /** Filters by student. */
  StudentIdOfReports: components["schemas"]["Ids"];
  /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
  To: string;
  /** On this day or earlier, if only in part. */
  ToOfTimeOff: string;
  /** Last changed at this instant or later. */
  UpdatedFrom: components["schemas"]["InstantOrDay"];
  /** Last changed at this instant or earlier. */
  UpdatedTo: components["schemas"]["InstantOrDay"];
 };
 requestBodies: {
  ChangeMemberRole: {
   content: {
    "application/json": components["schemas"]["ChangeMemberRoleInput"];
   };
  };
  EraseStudent: {
   content: {
    "application/json": components["schemas"]["ErasePersonInput"];
   };
  };
  PreviewClosure: {
   content: {
    "application/json": components["schemas"]["CreateClosureInput"];
   };
  };
  UpdateAcademy: {
   content: {
    "application/json": components["schemas"]["UpdateAcademyInput"];
   };
  };
  UpdateAccount: {
   content: {
    "application/json": components["schemas"]["UpdateAccountInput"];
   };
  };
  UpdateAttendance: {
   content: {
    "application/json": components["schemas"]["UpdateAttendanceInput"];
   };
  };
  UpdateBatch: {
   content: {
    "application/json": components["schemas"]["UpdateBatchInput"];
   };
  };
  UpdateCalendarFeed: {
   content: {
    "application/json": components["schemas"]["UpdateCalendarFeedInput"];
   };
  };
  UpdateClosure: {
   content: {
    "application/json": components["schemas"]["UpdateClosureInput"];
   };
  };
  UpdateCourse: {
   content: {
    "application/json": components["schemas"]["UpdateCourseInput"];
   };
  };
  UpdateDepartment: {
   content: {
    "application/json": components["schemas"]["UpdateDepartmentInput"];
   };
  };
  UpdateDiscount: {
   content: {
    "application/json": components["schemas"]["UpdateDiscountInput"];
   };
  };
  UpdateEnrollment: {
   content: {
    "application/json": components["schemas"]["UpdateEnrollmentInput"];
   };
  };
  UpdateFee: {
   content: {
    "application/json": components["schemas"]["UpdateFeeInput"];
   };
  };
  UpdateFeePlan: {
   content: {
    "application/json": components["schemas"]["UpdateFeePlanInput"];
   };
  };
  UpdateParent: {
   content: {
    "application/json": components["schemas"]["UpdateParentInput"];
   };
  };
  UpdateRoom: {
   content: {
    "application/json": components["schemas"]["UpdateRoomInput"];
   };
  };
  UpdateSession: {
   content: {
    "application/json": components["schemas"]["UpdateSessionInput"];
   };
  };
  UpdateStaffMember: {
   content: {
    "application/json": components["schemas"]["UpdateStaffMemberInput"];
   };
  };
  UpdateStudent: {
   content: {
    "application/json": components["schemas"]["UpdateStudentInput"];
   };
  };
  UpdateTaxRate: {
   content: {
    "application/json": components["schemas"]["UpdateTaxRateInput"];
   };
  };
  UpdateTerm: {
   content: {
    "application/json": components["schemas"]["UpdateTermInput"];
   };
  };
  UpdateTimeOff: {
   content: {
    "application/json": components["schemas"]["UpdateTimeOffInput"];
   };
  };
  UpdateWebhookEndpoint: {
   content: {
    "application/json": components["schemas"]["UpdateWebhookEndpointInput"];
   };
  };
 };
 headers: never;
 pathItems: never;
}
export type AbsencesRunning = components['schemas']['AbsencesRunning'];
export type Absent = components['schemas']['Absent'];
export type AcademicRecordInput = components['schemas']['AcademicRecordInput'];
export type Academy = components['schemas']['Academy'];
export type AcademyBrandingInput = components['schemas']['AcademyBrandingInput'];
export type AcademyEvent = components['schemas']['AcademyEvent'];
export type AcademyId = components['schemas']['AcademyId'];
export type AcademyResponse = components['schemas']['AcademyResponse'];
export type AcademySettingsInput = components['schemas']['AcademySettingsInput'];
export type AcademyStatus = components['schemas']['AcademyStatus'];
export type AcademyType = components['schemas']['AcademyType'];
export type AcceptInvitationInput = components['schemas']['AcceptInvitationInput'];
export type Account = components['schemas']['Account'];
export type AccountId = components['schemas']['AccountId'];
export type AccountRelations = components['schemas']['AccountRelations'];
export type AccountResponse = components['schemas']['AccountResponse'];
export type ActiveFrom = components['schemas']['ActiveFrom'];
export type AddSessionInput = components['schemas']['AddSessionInput'];
export type Address = components['schemas']['Address'];
export type AgeingGroup = components['schemas']['AgeingGroup'];
export type AgeingReportCurrency = components['schemas']['AgeingReportCurrency'];
export type AgeingReportStudentId = components['schemas']['AgeingReportStudentId'];
export type AllocationInput = components['schemas']['AllocationInput'];
export type Amount = components['schemas']['Amount'];
export type ApiError = components['schemas']['ApiError'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyEvent = components['schemas']['ApiKeyEvent'];
export type ApiKeyRole = components['schemas']['ApiKeyRole'];
export type ApiKeyStatus = components['schemas']['ApiKeyStatus'];
export type ApproveEnrollmentInput = components['schemas']['ApproveEnrollmentInput'];
export type AsOf = components['schemas']['AsOf'];
export type AttendanceCountingInput = components['schemas']['AttendanceCountingInput'];
export type AttendanceEvent = components['schemas']['AttendanceEvent'];
export type AttendanceHistoryGroup = components['schemas']['AttendanceHistoryGroup'];
export type AttendanceRecord = components['schemas']['AttendanceRecord'];
export type AttendanceRecordDetails = components['schemas']['AttendanceRecordDetails'];
export type AttendanceRecordRelations = components['schemas']['AttendanceRecordRelations'];
export type AttendanceRecordResponse = components['schemas']['AttendanceRecordResponse'];
export type AttendanceStatus = components['schemas']['AttendanceStatus'];
export type AttendanceSummaryGroup = components['schemas']['AttendanceSummaryGroup'];
export type Attendees = components['schemas']['Attendees'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AvailabilityInput = components['schemas']['AvailabilityInput'];
export type Batch = components['schemas']['Batch'];
export type BatchEvent = components['schemas']['BatchEvent'];
export type BatchEventVersion = components['schemas']['BatchEventVersion'];
export type BatchId = components['schemas']['BatchId'];
export type BatchRelations = components['schemas']['BatchRelations'];
export type BatchResponse = components['schemas']['BatchResponse'];
export type BatchSettingsInput = components['schemas']['BatchSettingsInput'];
export type BatchStatus = components['schemas']['BatchStatus'];
export type BillingFrequency = components['schemas']['BillingFrequency'];
export type BillingRun = components['schemas']['BillingRun'];
export type BillingRunEvent = components['schemas']['BillingRunEvent'];
export type BillingRunKind = components['schemas']['BillingRunKind'];
export type BillingRunResponse = components['schemas']['BillingRunResponse'];
export type BillingRunStatus = components['schemas']['BillingRunStatus'];
export type BillingSettingsInput = components['schemas']['BillingSettingsInput'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarFeedResponse = components['schemas']['CalendarFeedResponse'];
export type CalendarFeedScope = components['schemas']['CalendarFeedScope'];
export type CancelCause = components['schemas']['CancelCause'];
export type CancelSessionInput = components['schemas']['CancelSessionInput'];
export type CapacityGroup = components['schemas']['CapacityGroup'];
export type ChangeMemberRoleInput = components['schemas']['ChangeMemberRoleInput'];
export type ChangePasswordInput = components['schemas']['ChangePasswordInput'];
export type Changed = components['schemas']['Changed'];
export type Chart = components['schemas']['Chart'];
export type City = components['schemas']['City'];
export type Clash = components['schemas']['Clash'];
export type ClashKind = components['schemas']['ClashKind'];
export type ClashPolicy = components['schemas']['ClashPolicy'];
export type ClashSeverity = components['schemas']['ClashSeverity'];
export type ClassAttendanceGroup = components['schemas']['ClassAttendanceGroup'];
export type ClassSession = components['schemas']['ClassSession'];
export type ClassSessionCounts = components['schemas']['ClassSessionCounts'];
export type ClassSessionRelations = components['schemas']['ClassSessionRelations'];
export type ClassSessionResponse = components['schemas']['ClassSessionResponse'];
export type Closure = components['schemas']['Closure'];
export type ClosureEvent = components['schemas']['ClosureEvent'];
export type ClosureResponse = components['schemas']['ClosureResponse'];
export type CommunicationPreferencesInput = components['schemas']['CommunicationPreferencesInput'];
export type CompletionRuleInput = components['schemas']['CompletionRuleInput'];
export type Country = components['schemas']['Country'];
export type Course = components['schemas']['Course'];
export type CourseEvent = components['schemas']['CourseEvent'];
export type CourseId = components['schemas']['CourseId'];
export type CourseLevel = components['schemas']['CourseLevel'];
export type CourseName = components['schemas']['CourseName'];
export type CourseRelations = components['schemas']['CourseRelations'];
export type CourseResponse = components['schemas']['CourseResponse'];
export type CourseStatus = components['schemas']['CourseStatus'];
export type Coverage = components['schemas']['Coverage'];
export type CreateAcademyInput = components['schemas']['CreateAcademyInput'];
export type CreateApiKeyInput = components['schemas']['CreateApiKeyInput'];
export type CreateBatchInput = components['schemas']['CreateBatchInput'];
export type CreateCalendarFeedInput = components['schemas']['CreateCalendarFeedInput'];
export type CreateClosureInput = components['schemas']['CreateClosureInput'];
export type CreateClosureInputEndDate = components['schemas']['CreateClosureInputEndDate'];
export type CreateClosureInputEndTime = components['schemas']['CreateClosureInputEndTime'];
export type CreateClosureInputName = components['schemas']['CreateClosureInputName'];
export type CreateCourseInput = components['schemas']['CreateCourseInput'];
export type CreateCreditNoteInput = components['schemas']['CreateCreditNoteInput'];
export type CreateDepartmentInput = components['schemas']['CreateDepartmentInput'];
export type CreateDiscountInput = components['schemas']['CreateDiscountInput'];
export type CreateFeeInput = components['schemas']['CreateFeeInput'];
export type CreateFeeInputAmount = components['schemas']['CreateFeeInputAmount'];
export type CreateFeePlanInput = components['schemas']['CreateFeePlanInput'];
export type CreateFeesForBatchInput = components['schemas']['CreateFeesForBatchInput'];
export type CreateParentInput = components['schemas']['CreateParentInput'];
export type CreateParentInputEmail = components['schemas']['CreateParentInputEmail'];
export type CreateRoomInput = components['schemas']['CreateRoomInput'];
export type CreateStaffMemberInput = components['schemas']['CreateStaffMemberInput'];
export type CreateStudentInput = components['schemas']['CreateStudentInput'];
export type CreateStudentInputEmail = components['schemas']['CreateStudentInputEmail'];
export type CreateTaxRateInput = components['schemas']['CreateTaxRateInput'];
export type CreateTermInput = components['schemas']['CreateTermInput'];
export type CreateWebhookEndpointInput = components['schemas']['CreateWebhookEndpointInput'];
export type CreatedAt = components['schemas']['CreatedAt'];
export type CreditNote = components['schemas']['CreditNote'];
export type CreditNoteAmount = components['schemas']['CreditNoteAmount'];
export type CreditNoteEvent = components['schemas']['CreditNoteEvent'];
export type CreditNoteRelations = components['schemas']['CreditNoteRelations'];
export type CreditNoteResponse = components['schemas']['CreditNoteResponse'];
export type CreditReason = components['schemas']['CreditReason'];
export type CreditedAmount = components['schemas']['CreditedAmount'];
export type CsvFile = components['schemas']['CsvFile'];
export type Currency = components['schemas']['Currency'];
export type CurrentPage = components['schemas']['CurrentPage'];
export type Data = components['schemas']['Data'];
export type DecideTimeOffInput = components['schemas']['DecideTimeOffInput'];
export type Definition = components['schemas']['Definition'];
export type Department = components['schemas']['Department'];
export type DepartmentEvent = components['schemas']['DepartmentEvent'];
export type DepartmentRelations = components['schemas']['DepartmentRelations'];
export type DepartmentResponse = components['schemas']['DepartmentResponse'];
export type Discount = components['schemas']['Discount'];
export type DiscountAmount = components['schemas']['DiscountAmount'];
export type DiscountConditionInput = components['schemas']['DiscountConditionInput'];
export type DiscountEvent = components['schemas']['DiscountEvent'];
export type DiscountKind = components['schemas']['DiscountKind'];
export type DiscountResponse = components['schemas']['DiscountResponse'];
export type DropPolicy = components['schemas']['DropPolicy'];
export type Due = components['schemas']['Due'];
export type DueAnchor = components['schemas']['DueAnchor'];
export type Email = components['schemas']['Email'];
export type EmergencyContactInput = components['schemas']['EmergencyContactInput'];
export type EmploymentType = components['schemas']['EmploymentType'];
export type EndDate = components['schemas']['EndDate'];
export type EndTime = components['schemas']['EndTime'];
export type EnrollStudentInput = components['schemas']['EnrollStudentInput'];
export type Enrollment = components['schemas']['Enrollment'];
export type EnrollmentEvent = components['schemas']['EnrollmentEvent'];
export type EnrollmentFunnelGroup = components['schemas']['EnrollmentFunnelGroup'];
export type EnrollmentRelations = components['schemas']['EnrollmentRelations'];
export type EnrollmentResponse = components['schemas']['EnrollmentResponse'];
export type EnrollmentStatus = components['schemas']['EnrollmentStatus'];
export type EntryKind = components['schemas']['EntryKind'];
export type ErasePersonInput = components['schemas']['ErasePersonInput'];
export type ErasedPerson = components['schemas']['ErasedPerson'];
export type ErasedPersonResponse = components['schemas']['ErasedPersonResponse'];
export type Excused = components['schemas']['Excused'];
export type ExcusedCounting = components['schemas']['ExcusedCounting'];
export type Expected = components['schemas']['Expected'];
export type ExpectedVersion = components['schemas']['ExpectedVersion'];
export type Fee = components['schemas']['Fee'];
export type FeeDueInput = components['schemas']['FeeDueInput'];
export type FeeId = components['schemas']['FeeId'];
export type FeePartInput = components['schemas']['FeePartInput'];
export type FeePayment = components['schemas']['FeePayment'];
export type FeePaymentAmount = components['schemas']['FeePaymentAmount'];
export type FeePlan = components['schemas']['FeePlan'];
export type FeePlanEvent = components['schemas']['FeePlanEvent'];
export type FeePlanItemInput = components['schemas']['FeePlanItemInput'];
export type FeePlanRelations = components['schemas']['FeePlanRelations'];
export type FeePlanResponse = components['schemas']['FeePlanResponse'];
export type FeePlanStatus = components['schemas']['FeePlanStatus'];
export type FeeRelations = components['schemas']['FeeRelations'];
export type FeeResponse = components['schemas']['FeeResponse'];
export type FeeType = components['schemas']['FeeType'];
export type FirstName = components['schemas']['FirstName'];
export type From = components['schemas']['From'];
export type Gender = components['schemas']['Gender'];
export type GeneratedAt = components['schemas']['GeneratedAt'];
export type Id = components['schemas']['Id'];
export type Ids = components['schemas']['Ids'];
export type ImportStudentsResponse = components['schemas']['ImportStudentsResponse'];
export type ImportStudentsResponse2 = components['schemas']['ImportStudentsResponse2'];
export type InstallmentInterval = components['schemas']['InstallmentInterval'];
export type Installments = components['schemas']['Installments'];
export type InstallmentsInput = components['schemas']['InstallmentsInput'];
export type InstantOrDay = components['schemas']['InstantOrDay'];
export type InstructorId = components['schemas']['InstructorId'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationEvent = components['schemas']['InvitationEvent'];
export type InvitationStatus = components['schemas']['InvitationStatus'];
export type InviteMemberInput = components['schemas']['InviteMemberInput'];
export type LastName = components['schemas']['LastName'];
export type LastPage = components['schemas']['LastPage'];
export type Late = components['schemas']['Late'];
export type LateCounting = components['schemas']['LateCounting'];
export type LatePenaltyInput = components['schemas']['LatePenaltyInput'];
export type LatePenaltyKind = components['schemas']['LatePenaltyKind'];
export type LoginInput = components['schemas']['LoginInput'];
export type LogoutResponse = components['schemas']['LogoutResponse'];
export type LowAttendanceGroup = components['schemas']['LowAttendanceGroup'];
export type MarkAttendanceInput = components['schemas']['MarkAttendanceInput'];
export type MemberEvent = components['schemas']['MemberEvent'];
export type MemberEventStudentId = components['schemas']['MemberEventStudentId'];
export type MemberKeys = components['schemas']['MemberKeys'];
export type MemberRole = components['schemas']['MemberRole'];
export type Membership = components['schemas']['Membership'];
export type MembershipResponse = components['schemas']['MembershipResponse'];
export type Message = components['schemas']['Message'];
export type Meta = components['schemas']['Meta'];
export type MinutesLate = components['schemas']['MinutesLate'];
export type Month = components['schemas']['Month'];
export type MonthlyGroup = components['schemas']['MonthlyGroup'];
export type Name = components['schemas']['Name'];
export type Notes = components['schemas']['Notes'];
export type OpenFeesGroup = components['schemas']['OpenFeesGroup'];
export type OutstandingFeesReportFeeType = components['schemas']['OutstandingFeesReportFeeType'];
export type PageLinks = components['schemas']['PageLinks'];
export type PageMeta = components['schemas']['PageMeta'];
export type PaidAmount = components['schemas']['PaidAmount'];
export type Parent = components['schemas']['Parent'];
export type ParentErasedEvent = components['schemas']['ParentErasedEvent'];
export type ParentEvent = components['schemas']['ParentEvent'];
export type ParentId = components['schemas']['ParentId'];
export type ParentLinkInput = components['schemas']['ParentLinkInput'];
export type ParentLinkedEvent = components['schemas']['ParentLinkedEvent'];
export type ParentRelations = components['schemas']['ParentRelations'];
export type ParentResponse = components['schemas']['ParentResponse'];
export type ParentStatus = components['schemas']['ParentStatus'];
export type ParentStudentEdge = components['schemas']['ParentStudentEdge'];
export type Payment = components['schemas']['Payment'];
export type PaymentHistoryGroup = components['schemas']['PaymentHistoryGroup'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentRelations = components['schemas']['PaymentRelations'];
export type PaymentResponse = components['schemas']['PaymentResponse'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PerPage = components['schemas']['PerPage'];
export type Percent = components['schemas']['Percent'];
export type PersonResource = components['schemas']['PersonResource'];
export type Phone = components['schemas']['Phone'];
export type PlanLimitsInput = components['schemas']['PlanLimitsInput'];
export type PostalCode = components['schemas']['PostalCode'];
export type Present = components['schemas']['Present'];
export type PreviewedSession = components['schemas']['PreviewedSession'];
export type ProrationBasis = components['schemas']['ProrationBasis'];
export type Punctuality = components['schemas']['Punctuality'];
export type QualificationInput = components['schemas']['QualificationInput'];
export type QuoteInput = components['schemas']['QuoteInput'];
export type QuotedFee = components['schemas']['QuotedFee'];
export type Rate = components['schemas']['Rate'];
export type RecordAccountPaymentInput = components['schemas']['RecordAccountPaymentInput'];
export type RecordAccountPaymentResponse = components['schemas']['RecordAccountPaymentResponse'];
export type RecordPaymentInput = components['schemas']['RecordPaymentInput'];
export type RecoverWebhookDeliveriesInput = components['schemas']['RecoverWebhookDeliveriesInput'];
export type RefundPaymentInput = components['schemas']['RefundPaymentInput'];
export type RegisterInput = components['schemas']['RegisterInput'];
export type Relationship = components['schemas']['Relationship'];
export type RequestPasswordResetInput = components['schemas']['RequestPasswordResetInput'];
export type RequestTimeOffInput = components['schemas']['RequestTimeOffInput'];
export type ResetPasswordInput = components['schemas']['ResetPasswordInput'];
export type RetentionGroup = components['schemas']['RetentionGroup'];
export type RevenueBasis = components['schemas']['RevenueBasis'];
export type RevenueGroup = components['schemas']['RevenueGroup'];
export type ReviseFeePlanInput = components['schemas']['ReviseFeePlanInput'];
export type RevisionScope = components['schemas']['RevisionScope'];
export type RollCallRecordInput = components['schemas']['RollCallRecordInput'];
export type Room = components['schemas']['Room'];
export type RoomEvent = components['schemas']['RoomEvent'];
export type RoomRelations = components['schemas']['RoomRelations'];
export type RoomResponse = components['schemas']['RoomResponse'];
export type RoomStatus = components['schemas']['RoomStatus'];
export type RotateWebhookSecretInput = components['schemas']['RotateWebhookSecretInput'];
export type RunBillingInput = components['schemas']['RunBillingInput'];
export type SchedulePreview = components['schemas']['SchedulePreview'];
export type SchedulePreviewResponse = components['schemas']['SchedulePreviewResponse'];
export type SessionEvent = components['schemas']['SessionEvent'];
export type SessionOverride = components['schemas']['SessionOverride'];
export type SessionStatus = components['schemas']['SessionStatus'];
export type SignedIn = components['schemas']['SignedIn'];
export type SkipReason = components['schemas']['SkipReason'];
export type SplitFeeInput = components['schemas']['SplitFeeInput'];
export type StaffDepartmentJoinedEvent = components['schemas']['StaffDepartmentJoinedEvent'];
export type StaffEvent = components['schemas']['StaffEvent'];
export type StaffId = components['schemas']['StaffId'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffMemberRelations = components['schemas']['StaffMemberRelations'];
export type StaffMemberResponse = components['schemas']['StaffMemberResponse'];
export type StaffPerformanceGroup = components['schemas']['StaffPerformanceGroup'];
export type StaffRole = components['schemas']['StaffRole'];
export type StaffStatus = components['schemas']['StaffStatus'];
export type StaffTimeOff = components['schemas']['StaffTimeOff'];
export type StaffTimeOffEvent = components['schemas']['StaffTimeOffEvent'];
export type StaffTimeOffRelations = components['schemas']['StaffTimeOffRelations'];
export type StaffTimeOffResponse = components['schemas']['StaffTimeOffResponse'];
export type StartDate = components['schemas']['StartDate'];
export type StartTime = components['schemas']['StartTime'];
export type State = components['schemas']['State'];
export type StatementEntry = components['schemas']['StatementEntry'];
export type StatusRule = components['schemas']['StatusRule'];
export type Student = components['schemas']['Student'];
export type StudentDocumentInput = components['schemas']['StudentDocumentInput'];
export type StudentEvent = components['schemas']['StudentEvent'];
export type StudentId = components['schemas']['StudentId'];
export type StudentLinkInput = components['schemas']['StudentLinkInput'];
export type StudentParentEdge = components['schemas']['StudentParentEdge'];
export type StudentProgressGroup = components['schemas']['StudentProgressGroup'];
export type StudentRelations = components['schemas']['StudentRelations'];
export type StudentResponse = components['schemas']['StudentResponse'];
export type StudentStatus = components['schemas']['StudentStatus'];
export type SubscriptionInput = components['schemas']['SubscriptionInput'];
export type SubscriptionPlan = components['schemas']['SubscriptionPlan'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type TakeRollCallInput = components['schemas']['TakeRollCallInput'];
export type TakeSessionRollInput = components['schemas']['TakeSessionRollInput'];
export type TaxRate = components['schemas']['TaxRate'];
export type TaxRateEvent = components['schemas']['TaxRateEvent'];
export type TaxRateResponse = components['schemas']['TaxRateResponse'];
export type Term = components['schemas']['Term'];
export type TermEvent = components['schemas']['TermEvent'];
export type TermResponse = components['schemas']['TermResponse'];
export type TimeOffDecision = components['schemas']['TimeOffDecision'];
export type TimeOffStatus = components['schemas']['TimeOffStatus'];
export type Timezone = components['schemas']['Timezone'];
export type To = components['schemas']['To'];
export type Total = components['schemas']['Total'];
export type Totals = components['schemas']['Totals'];
export type TransferEnrollmentInput = components['schemas']['TransferEnrollmentInput'];
export type UpdateAcademyInput = components['schemas']['UpdateAcademyInput'];
export type UpdateAccountInput = components['schemas']['UpdateAccountInput'];
export type UpdateAttendanceInput = components['schemas']['UpdateAttendanceInput'];
export type UpdateBatchInput = components['schemas']['UpdateBatchInput'];
export type UpdateCalendarFeedInput = components['schemas']['UpdateCalendarFeedInput'];
export type UpdateClosureInput = components['schemas']['UpdateClosureInput'];
export type UpdateCourseInput = components['schemas']['UpdateCourseInput'];
export type UpdateDepartmentInput = components['schemas']['UpdateDepartmentInput'];
export type UpdateDiscountInput = components['schemas']['UpdateDiscountInput'];
export type UpdateEnrollmentInput = components['schemas']['UpdateEnrollmentInput'];
export type UpdateFeeInput = components['schemas']['UpdateFeeInput'];
export type UpdateFeePlanInput = components['schemas']['UpdateFeePlanInput'];
export type UpdateParentInput = components['schemas']['UpdateParentInput'];
export type UpdateRoomInput = components['schemas']['UpdateRoomInput'];
export type UpdateSessionInput = components['schemas']['UpdateSessionInput'];
export type UpdateStaffMemberInput = components['schemas']['UpdateStaffMemberInput'];
export type UpdateStudentInput = components['schemas']['UpdateStudentInput'];
export type UpdateTaxRateInput = components['schemas']['UpdateTaxRateInput'];
export type UpdateTermInput = components['schemas']['UpdateTermInput'];
export type UpdateTimeOffInput = components['schemas']['UpdateTimeOffInput'];
export type UpdateWebhookEndpointInput = components['schemas']['UpdateWebhookEndpointInput'];
export type UpdatedAt = components['schemas']['UpdatedAt'];
export type User = components['schemas']['User'];
export type UserSession = components['schemas']['UserSession'];
export type ValidationError = components['schemas']['ValidationError'];
export type VerifyEmailInput = components['schemas']['VerifyEmailInput'];
export type Version = components['schemas']['Version'];
export type VoidFeeInput = components['schemas']['VoidFeeInput'];
export type WaivePenaltyInput = components['schemas']['WaivePenaltyInput'];
export type WaivePenaltyResponse = components['schemas']['WaivePenaltyResponse'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryRelations = components['schemas']['WebhookDeliveryRelations'];
export type WebhookDeliveryResponse = components['schemas']['WebhookDeliveryResponse'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointEvent = components['schemas']['WebhookEndpointEvent'];
export type WebhookEndpointResponse = components['schemas']['WebhookEndpointResponse'];
export type WebhookEndpointStatus = components['schemas']['WebhookEndpointStatus'];
export type WebhookEvent = components['schemas']['WebhookEvent'];
export type WebhookFailure = components['schemas']['WebhookFailure'];
export type Weekday = components['schemas']['Weekday'];
export type ResponseChangeMemberRole = components['responses']['ChangeMemberRole'];
export type ResponseError400 = components['responses']['Error400'];
export type ResponseError401 = components['responses']['Error401'];
export type ResponseError403 = components['responses']['Error403'];
export type ResponseError404 = components['responses']['Error404'];
export type ResponseError406 = components['responses']['Error406'];
export type ResponseError409 = components['responses']['Error409'];
export type ResponseError412 = components['responses']['Error412'];
export type ResponseError413 = components['responses']['Error413'];
export type ResponseError415 = components['responses']['Error415'];
export type ResponseError422 = components['responses']['Error422'];
export type ResponseError429 = components['responses']['Error429'];
export type ResponseError500 = components['responses']['Error500'];
export type ResponseError503 = components['responses']['Error503'];
export type ResponseImportStudents = components['responses']['ImportStudents'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponsePreviewClosure = components['responses']['PreviewClosure'];
export type ResponseReceived = components['responses']['Received'];
export type ResponseReplayWebhookDelivery = components['responses']['ReplayWebhookDelivery'];
export type ResponseReportUnavailable = components['responses']['ReportUnavailable'];
export type ResponseUpdateAcademy = components['responses']['UpdateAcademy'];
export type ResponseUpdateAccount = components['responses']['UpdateAccount'];
export type ResponseUpdateAttendance = components['responses']['UpdateAttendance'];
export type ResponseUpdateBatch = components['responses']['UpdateBatch'];
export type ResponseUpdateCalendarFeed = components['responses']['UpdateCalendarFeed'];
export type ResponseUpdateClosure = components['responses']['UpdateClosure'];
export type ResponseUpdateCourse = components['responses']['UpdateCourse'];
export type ResponseUpdateDepartment = components['responses']['UpdateDepartment'];
export type ResponseUpdateDiscount = components['responses']['UpdateDiscount'];
export type ResponseUpdateEnrollment = components['responses']['UpdateEnrollment'];
export type ResponseUpdateFee = components['responses']['UpdateFee'];
export type ResponseUpdateFeePlan = components['responses']['UpdateFeePlan'];
export type ResponseUpdateParent = components['responses']['UpdateParent'];
export type ResponseUpdateRoom = components['responses']['UpdateRoom'];
export type ResponseUpdateSession = components['responses']['UpdateSession'];
export type ResponseUpdateStaffMember = components['responses']['UpdateStaffMember'];
export type ResponseUpdateStudent = components['responses']['UpdateStudent'];
export type ResponseUpdateTaxRate = components['responses']['UpdateTaxRate'];
export type ResponseUpdateTerm = components['responses']['UpdateTerm'];
export type ResponseUpdateTimeOff = components['responses']['UpdateTimeOff'];
export type ResponseUpdateWebhookEndpoint = components['responses']['UpdateWebhookEndpoint'];
export type ParameterAcademy = components['parameters']['Academy'];
export type ParameterAccountId = components['parameters']['AccountId'];
export type ParameterAmountFrom = components['parameters']['AmountFrom'];
export type ParameterAmountTo = components['parameters']['AmountTo'];
export type ParameterAmountToOfFees = components['parameters']['AmountToOfFees'];
export type ParameterAsOf = components['parameters']['AsOf'];
export type ParameterBatchId = components['parameters']['BatchId'];
export type ParameterBatchIdOfReports = components['parameters']['BatchIdOfReports'];
export type ParameterBatchIdOfReports2 = components['parameters']['BatchIdOfReports2'];
export type ParameterCourseId = components['parameters']['CourseId'];
export type ParameterCourseIdOfReports = components['parameters']['CourseIdOfReports'];
export type ParameterCourseIdOfReports2 = components['parameters']['CourseIdOfReports2'];
export type ParameterCourseIdOfReports3 = components['parameters']['CourseIdOfReports3'];
export type ParameterCreatedFrom = components['parameters']['CreatedFrom'];
export type ParameterCreatedTo = components['parameters']['CreatedTo'];
export type ParameterDepartmentId = components['parameters']['DepartmentId'];
export type ParameterDepartmentIdOfReports = components['parameters']['DepartmentIdOfReports'];
export type ParameterDepartmentIdOfReports2 = components['parameters']['DepartmentIdOfReports2'];
export type ParameterDryRun = components['parameters']['DryRun'];
export type ParameterExclude = components['parameters']['Exclude'];
export type ParameterFeeId = components['parameters']['FeeId'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterFromOfTimeOff = components['parameters']['FromOfTimeOff'];
export type ParameterGroupBy = components['parameters']['GroupBy'];
export type ParameterId = components['parameters']['Id'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterInclude = components['parameters']['Include'];
export type ParameterIncludeOfAccounts = components['parameters']['IncludeOfAccounts'];
export type ParameterIncludeOfAttendance = components['parameters']['IncludeOfAttendance'];
export type ParameterIncludeOfCourses = components['parameters']['IncludeOfCourses'];
export type ParameterIncludeOfDepartments = components['parameters']['IncludeOfDepartments'];
export type ParameterIncludeOfEnrollments = components['parameters']['IncludeOfEnrollments'];
export type ParameterIncludeOfFeePlans = components['parameters']['IncludeOfFeePlans'];
export type ParameterIncludeOfFees = components['parameters']['IncludeOfFees'];
export type ParameterIncludeOfPayments = components['parameters']['IncludeOfPayments'];
export type ParameterIncludeOfRooms = components['parameters']['IncludeOfRooms'];
export type ParameterIncludeOfSessions = components['parameters']['IncludeOfSessions'];
export type ParameterIncludeOfSessions2 = components['parameters']['IncludeOfSessions2'];
export type ParameterIncludeOfStaff = components['parameters']['IncludeOfStaff'];
export type ParameterIncludeOfStudents = components['parameters']['IncludeOfStudents'];
export type ParameterIncludeOfTimeOff = components['parameters']['IncludeOfTimeOff'];
export type ParameterIncludeOfWebhookDeliveries = components['parameters']['IncludeOfWebhookDeliveries'];
export type ParameterInstructorId = components['parameters']['InstructorId'];
export type ParameterInstructorIdOfReports = components['parameters']['InstructorIdOfReports'];
export type ParameterInstructorIdOfReports2 = components['parameters']['InstructorIdOfReports2'];
export type ParameterInstructorIdOfReports3 = components['parameters']['InstructorIdOfReports3'];
export type ParameterMethod = components['parameters']['Method'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPaidFrom = components['parameters']['PaidFrom'];
export type ParameterPaidTo = components['parameters']['PaidTo'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterReportPerPage = components['parameters']['ReportPerPage'];
export type ParameterRequiredAcademy = components['parameters']['RequiredAcademy'];
export type ParameterRoomId = components['parameters']['RoomId'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterSearchOfDepartments = components['parameters']['SearchOfDepartments'];
export type ParameterSearchOfEnrollments = components['parameters']['SearchOfEnrollments'];
export type ParameterSearchOfFees = components['parameters']['SearchOfFees'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterSortOfAcademies = components['parameters']['SortOfAcademies'];
export type ParameterSortOfAccounts = components['parameters']['SortOfAccounts'];
export type ParameterSortOfCourses = components['parameters']['SortOfCourses'];
export type ParameterSortOfFees = components['parameters']['SortOfFees'];
export type ParameterStartFrom = components['parameters']['StartFrom'];
export type ParameterStartTo = components['parameters']['StartTo'];
export type ParameterStatus = components['parameters']['Status'];
export type ParameterStudentId = components['parameters']['StudentId'];
export type ParameterStudentIdOfReports = components['parameters']['StudentIdOfReports'];
export type ParameterTo = components['parameters']['To'];
export type ParameterToOfTimeOff = components['parameters']['ToOfTimeOff'];
export type ParameterUpdatedFrom = components['parameters']['UpdatedFrom'];
export type ParameterUpdatedTo = components['parameters']['UpdatedTo'];
export type RequestBodyChangeMemberRole = components['requestBodies']['ChangeMemberRole'];
export type RequestBodyEraseStudent = components['requestBodies']['EraseStudent'];
export type RequestBodyPreviewClosure = components['requestBodies']['PreviewClosure'];
export type RequestBodyUpdateAcademy = components['requestBodies']['UpdateAcademy'];
export type RequestBodyUpdateAccount = components['requestBodies']['UpdateAccount'];
export type RequestBodyUpdateAttendance = components['requestBodies']['UpdateAttendance'];
export type RequestBodyUpdateBatch = components['requestBodies']['UpdateBatch'];
export type RequestBodyUpdateCalendarFeed = components['requestBodies']['UpdateCalendarFeed'];
export type RequestBodyUpdateClosure = components['requestBodies']['UpdateClosure'];
export type RequestBodyUpdateCourse = components['requestBodies']['UpdateCourse'];
export type RequestBodyUpdateDepartment = components['requestBodies']['UpdateDepartment'];
export type RequestBodyUpdateDiscount = components['requestBodies']['UpdateDiscount'];
export type RequestBodyUpdateEnrollment = components['requestBodies']['UpdateEnrollment'];
export type RequestBodyUpdateFee = components['requestBodies']['UpdateFee'];
export type RequestBodyUpdateFeePlan = components['requestBodies']['UpdateFeePlan'];
export type RequestBodyUpdateParent = components['requestBodies']['UpdateParent'];
export type RequestBodyUpdateRoom = components['requestBodies']['UpdateRoom'];
export type RequestBodyUpdateSession = components['requestBodies']['UpdateSession'];
export type RequestBodyUpdateStaffMember = components['requestBodies']['UpdateStaffMember'];
export type RequestBodyUpdateStudent = components['requestBodies']['UpdateStudent'];
export type RequestBodyUpdateTaxRate = components['requestBodies']['UpdateTaxRate'];
export type RequestBodyUpdateTerm = components['requestBodies']['UpdateTerm'];
export type RequestBodyUpdateTimeOff = components['requestBodies']['UpdateTimeOff'];
export type RequestBodyUpdateWebhookEndpoint = components['requestBodies']['UpdateWebhookEndpoint'];
export type $defs = Record<string, never>;
export interface operations {
 register: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["RegisterInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SignedIn"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 login: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["LoginInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SignedIn"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 logout: {
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 me: {
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The user who is signed in. */
      user: {
       /**
        * Format: uuid
        * @description The identifier of the user: a UUID (version 7).
        */
       id: string;
       /** The full name: at most 255 characters. */
       name: string;
       /** The e-mail address, in lower case; no two users share one. */
       email: string;
       /**
        * Format: date-time
        * @description When the user confirmed the e-mail address: RFC 3339, UTC. No operation requires a confirmed address.
        */
       email_verified_at: string | null;
       created_at: components["schemas"]["CreatedAt"];
       updated_at: components["schemas"]["UpdatedAt"];
       /** Whether the user administers the whole platform. */
       is_super_admin: boolean;
       /** The academies that the user is a member of, by name. */
       memberships: {
        /**
         * Format: uuid
         * @description The academy. Send it as X-Academy-ID.
         */
        academy_id: string;
        /** The academy's name. */
        academy_name: string;
        /** The role in the academy. */
        role: components["schemas"]["MemberRole"];
        staff_id: components["schemas"]["StaffId"];
        parent_id: components["schemas"]["ParentId"];
        student_id: components["schemas"]["MemberEventStudentId"];
       }[];
      } | null;
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 refresh: {
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SignedIn"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 requestPasswordReset: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestPasswordResetInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 resetPassword: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["ResetPasswordInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 changePassword: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["ChangePasswordInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 requestEmailVerification: {
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 verifyEmail: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["VerifyEmailInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 mySessions: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Text in what the client calls itself or in the network. */
    search?: string;
    /** Begun at this instant or later. */
    created_from?: components["schemas"]["InstantOrDay"];
    /** Begun at this instant or earlier. */
    created_to?: components["schemas"]["InstantOrDay"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["Sort"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["UserSession"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 revokeOtherSessions: {
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 courseBatches: {
  parameters: {
   query?: {
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by status. */
    status?: components["parameters"]["Status"];
    /** Taught by this staff member. */
    instructor_id?: components["parameters"]["InstructorId"];
    /** In this room. */
    room_id?: components["parameters"]["RoomId"];
    /** Beginning on this day or later. */
    start_from?: components["parameters"]["StartFrom"];
    /** Beginning on this day or earlier. */
    start_to?: components["parameters"]["StartTo"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfCourses"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Batch"] & components["schemas"]["BatchRelations"])[];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 previewBatchChange: {
  parameters: {
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["UpdateBatchInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SchedulePreviewResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 importStudents: {
  parameters: {
   query?: {
    /** Only try: the answer is as if it were done, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 importParents: {
  parameters: {
   query?: {
    /** Only try: the answer is as if it were done, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 importStaff: {
  parameters: {
   query?: {
    /** Only try: the answer is as if it were done, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 importEnrollments: {
  parameters: {
   query?: {
    /** Only try: the answer is as if it were done, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 importFees: {
  parameters: {
   query?: {
    /** Only try: the answer is as if it were done, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 approveEnrollment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["ApproveEnrollmentInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["EnrollmentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 transferEnrollment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["TransferEnrollmentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["EnrollmentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 cancelSession: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["CancelSessionInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ClassSessionResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 restoreSession: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ClassSessionResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 holdSession: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ClassSessionResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 sessionRoster: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: "student"[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: uuid
        * @description The student.
        */
       student_id: string;
       /** The name of the student. */
       student_name: string;
       /**
        * Format: uuid
        * @description The enrollment that was active on the day.
        */
       enrollment_id: string;
       /** How the student was marked in the session; null until then. */
       record: components["schemas"]["AttendanceRecord"] | null;
       /** The student; null when not visible. */
       student?: components["schemas"]["Student"] | null;
      }[];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 takeSessionRoll: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions2"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["TakeSessionRollInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Data"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 splitFee: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SplitFeeInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["FeeResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 feeExplanation: {
  parameters: {
   query?: {
    /** The day at whose end the fee is explained, in the academy's time zone; today when omitted. */
    as_of?: string;
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: date
        * @description The day.
        */
       as_of: string;
       /** The status; null if it was not billed yet. */
       status: components["schemas"]["PaymentStatus"] | null;
       /** The rule that makes the status. */
       rule: components["schemas"]["StatusRule"];
       /** All of it in a sentence or two. */
       sentence: string;
       /** The billed amount. */
       amount: string;
       paid_amount: components["schemas"]["PaidAmount"];
       /** The credited amount. */
       credited_amount: string;
       /** The open amount; below zero on a day between a charge and a payment dated before it. */
       balance: string;
       /**
        * Format: date
        * @description The last day on which to pay, as it was then.
        */
       due_date: string;
       /** How the amount came about, step by step; one where it was billed by hand. */
       steps: {
        /** A description in words. */
        label: string;
        /** The amount that the fraction is of; null without one. */
        basis: string | null;
        /** How much of the basis: `7/9`, or `10.00 %`. */
        fraction: string | null;
        /** The amount that the step adds; negative if it subtracts. */
        amount: string;
        /** The total of all steps up to this one. */
        total: string;
       }[];
       /** The movements of money on the fee up to the day. */
       entries: components["schemas"]["StatementEntry"][];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 accountStatement: {
  parameters: {
   query?: {
    /** The first day; without it, the statement has 90 days. */
    from?: string;
    /** The last day, at most 366 days in all; today by default, in the academy's time zone. */
    to?: string;
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK; its entries alone with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       from: components["schemas"]["StartDate"];
       /**
        * Format: date
        * @description The last day.
        */
       to: string;
       /** ISO 4217 code of the amounts. */
       currency: string;
       /** The open amount when the first day began, less the credit. */
       opening: string;
       /** The open amount when the last day ended, less the credit. */
       closing: string;
       /** The entries by the day on which they count. */
       entries: components["schemas"]["StatementEntry"][];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 waivePenalty: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["WaivePenaltyInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WaivePenaltyResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 voidFee: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["VoidFeeInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WaivePenaltyResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 feePayments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the reference or receipt number. */
    search?: components["parameters"]["SearchOfFees"];
    /** Filters by fee; includes payments for several fees. */
    fee_id?: components["parameters"]["FeeId"];
    /** Paid to this account. */
    account_id?: components["parameters"]["AccountId"];
    /** How they were made. */
    method?: components["parameters"]["Method"];
    /** Minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** Maximum amount, also of refunds. */
    amount_to?: components["parameters"]["AmountTo"];
    /** Paid at this instant or later. */
    paid_from?: components["parameters"]["PaidFrom"];
    /** Paid at this instant or earlier. */
    paid_to?: components["parameters"]["PaidTo"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Payment"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 recordPayment: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RecordPaymentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["PaymentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 refundPayment: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["RefundPaymentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["PaymentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createFeesForBatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateFeesForBatchInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["FeeResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 reviseFeePlan: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ReviseFeePlanInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["FeePlanResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 confirmBillingRun: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["BillingRunResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 quote: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["QuoteInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** The fees that would be billed today if the enrollment were active: one-time fees, and the current month and term. */
       now: components["schemas"]["QuotedFee"][];
       /** The fees that would be billed for the months and terms that begin after today and within a year, by due date, at the current prices. Items billed per session are not included. */
       later: components["schemas"]["QuotedFee"][];
       /** The total of the fees of today. */
       total_now: string;
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 acceptInvitation: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["AcceptInvitationInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SignedIn"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 freeInstructors: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: uuid
        * @description The staff member.
        */
       staff_id: string;
       /** The name of the staff member. */
       name: string;
       /** Whether they teach the course of the session, or have taught it. */
       is_qualified: boolean;
       /** Hours of the sessions that they lead in the session's week, which begins on the academy's first day of it. */
       hours_that_week: number;
      }[];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 previewClosure: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: components["requestBodies"]["PreviewClosure"];
  responses: {
   200: components["responses"]["PreviewClosure"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 previewClosureChange: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateClosureInput"];
   };
  };
  responses: {
   200: components["responses"]["PreviewClosure"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 listEvents: {
  parameters: {
   query?: {
    /** Behind the event with this number: `last_sequence` of the answer before. From the oldest that is kept when left out. */
    after?: number;
    /** Of these types alone. */
    types?: string[];
    /** How many at most. */
    limit?: number;
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The events. */
      data: {
       /**
        * Format: uuid
        * @description The id: the same in the feed and in webhooks.
        */
       id: string;
       /**
        * Format: int32
        * @description Its place among the events of the academy, from 1, without gaps.
        */
       sequence: number;
       /** The type of event: `student.created`. All types are in `event_types`. */
       type: string;
       /** The type of the changed record: `Student`, `StaffMember`. */
       resource: string;
       /**
        * Format: uuid
        * @description The id of the changed record.
        */
       resource_id: string;
       /**
        * Format: date-time
        * @description When it happened: RFC 3339, UTC.
        */
       occurred_at: string;
       /** The data of the event, in REST's names and formats: ids, versions, states and amounts, no personal data. */
       data: Record<string, never>;
      }[];
      meta: {
       /**
        * Format: int32
        * @description The position: `after` of the next request, also if the page is empty.
        */
       last_sequence: number;
       /** Whether there are more already. */
       has_more: boolean;
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 listEventTypes: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** The name: `student.created`. */
       type: string;
       /** When there is such an event. */
       description: string;
       /** The type of the changed record. */
       resource: string;
       /** The fields of its data. */
       data: {
        /** The name; `records[].status` is one of each object in the list `records`. */
        name: string;
        /** How it is written: `ID`, `Int`, `Boolean`, `Money`, `Percent`, `Date`, `DateTime`, `String`, or `[…]` for a list. */
        type: string;
        /** Whether it may be null. */
        is_nullable: boolean;
        /** The name of the type. */
        description: string;
       }[];
      }[];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 takeBackSessions: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: uuid
        * @description The staff member.
        */
       staff_id: string;
       /**
        * Format: int32
        * @description How many batches they teach again.
        */
       batches: number;
       /**
        * Format: int32
        * @description How many sessions they lead again, those of these batches included.
        */
       sessions: number;
       /**
        * Format: int32
        * @description How many sessions stay without an instructor: the staff member is away or, as the academy refuses clashes, busy.
        */
       skipped: number;
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 restoreStudent: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StudentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 eraseStudent: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: components["requestBodies"]["EraseStudent"];
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ErasedPersonResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 eraseParent: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: components["requestBodies"]["EraseStudent"];
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ErasedPersonResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 eraseStaffMember: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: components["requestBodies"]["EraseStudent"];
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ErasedPersonResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 decideTimeOff: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["DecideTimeOffInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["StaffTimeOff"] & components["schemas"]["StaffTimeOffRelations"] & {
       /** Sessions that the staff member leads during the time off, also while it is only requested; none if it is declined: the first 100 by time. */
       clashes: components["schemas"]["Clash"][];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 timetable: {
  parameters: {
   query: {
    /** The first day. */
    from: string;
    /** The last day, on or after the first: at most 42 days are returned. */
    to: string;
    /** Sessions of the batches of this student, on the days on which they were active there. */
    student_id?: string;
    /** Led by this staff member. */
    staff_id?: string;
    /** In this room. */
    room_id?: string;
    /** Filters by batch. */
    batch_id?: string;
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: date
        * @description The day, local to the academy.
        */
       date: string;
       /** The closures that the day is within, of the whole academy or a part of it, in the order in which they begin. */
       closures: {
        id: components["schemas"]["AccountId"];
        /** The name: at most 100 characters. */
        name: string;
        start_date: components["schemas"]["StartDate"];
        /**
         * Format: date
         * @description The last day, on or after the first; at most 366 days.
         */
        end_date: string;
        /** From this local time of the one day; null for whole days. */
        start_time: string | null;
        end_time: components["schemas"]["EndTime"];
        /** The courses whose sessions are cancelled. */
        course_ids: string[];
        /** The batches whose sessions are cancelled. */
        batch_ids: string[];
        /** The rooms whose sessions are cancelled. */
        room_ids: string[];
        /** Whether sessions cancelled by it are not charged. */
        excuses_fees: boolean;
       }[];
       /** The sessions that begin on the day, by their start; cancelled ones too. */
       sessions: {
        id: components["schemas"]["AccountId"];
        /**
         * Format: date
         * @description The day, local to the academy.
         */
        date: string;
        /** When it begins, local time of the academy. */
        start_time: string;
        /** When it ends, local time of the academy; before the start, it is of the next day. */
        end_time: string;
        /**
         * Format: date-time
         * @description When it begins: RFC 3339, UTC.
         */
        starts_at: string;
        /**
         * Format: date-time
         * @description When it ends, after its start: RFC 3339, UTC.
         */
        ends_at: string;
        /**
         * Format: uuid
         * @description The room.
         */
        room_id: string | null;
        /** The location: the name of the room, or the text of the batch: at most 100 characters; empty when unset. */
        classroom: string;
        /** The status of the run. */
        status: components["schemas"]["SessionStatus"];
        /** The reason of the cancellation; null unless cancelled. */
        cancel_cause: components["schemas"]["CancelCause"] | null;
        /** The reason that a user gave when cancelling: at most 255 characters. */
        cancel_reason: string | null;
        /**
         * Format: uuid
         * @description The closure that cancelled it; null unless a closure did.
         */
        closure_id: string | null;
        /** Whether a substitute leads it instead of the instructor of the batch. */
        is_substitute: boolean;
        /** The topic: at most 255 characters. */
        topic: string | null;
        /** The address for joining online: an http or https URL of at most 2048 characters. */
        online_url: string | null;
        attendees: components["schemas"]["Attendees"];
        /** The batch; null when it was deleted. */
        batch: {
         id: components["schemas"]["AccountId"];
         /** The name: at most 255 characters. */
         name: string;
         /** The course that is taught; null when it was deleted. */
         course: {
          id: components["schemas"]["AccountId"];
          /** The name: at most 255 characters. */
          name: string;
          /** The colour in timetables: `#RRGGBB`. */
          color: string | null;
         } | null;
        } | null;
        /** The staff member who leads it; null when none is visible. */
        instructor: {
         id: components["schemas"]["AccountId"];
         /** The given and the family name. */
         name: string;
        } | null;
       }[];
      }[];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 rotateWebhookSecret: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["RotateWebhookSecretInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WebhookEndpointResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 testWebhookEndpoint: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["WebhookDelivery"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 recoverWebhookDeliveries: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RecoverWebhookDeliveriesInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: int32
        * @description The number of deliveries.
        */
       recovered: number;
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 replayWebhookDelivery: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfWebhookDeliveries"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["ReplayWebhookDelivery"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 rotateCalendarFeed: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CalendarFeedResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 ageingReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** For this student. */
    student_id?: components["parameters"]["StudentId"];
    /** For enrollments in this course. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** For enrollments in this batch. */
    batch_id?: components["parameters"]["BatchId"];
    /** For enrollments in courses of this department. */
    department_id?: components["parameters"]["DepartmentId"];
    /** For enrollments in batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["AgeingGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("not_due" | "-not_due" | "days_1_30" | "-days_1_30" | "days_31_60" | "-days_31_60" | "days_61_90" | "-days_61_90" | "days_over_90" | "-days_over_90" | "credit" | "-credit")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last; a picture of it with `Accept: image/svg+xml`, of the first 20 rows where they are not in time. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       student_id: components["schemas"]["AgeingReportStudentId"];
       /** The name of the student. */
       student_name: string | null;
       /**
        * Format: uuid
        * @description The account; null unless rows are about accounts.
        */
       account_id: string | null;
       /** The name of who pays there. */
       account_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       /** Whether the row holds the money that is on no fee, and so has no group; null where a row mixes such money with the rest. */
       on_account: boolean | null;
       /** Open amounts that were due on that day or later. */
       not_due: string;
       /** Open amounts that were due 1 to 30 days before. */
       days_1_30: string;
       /** Open amounts that were due 31 to 60 days before. */
       days_31_60: string;
       /** Open amounts that were due 61 to 90 days before. */
       days_61_90: string;
       /** Open amounts that were due more than 90 days before. */
       days_over_90: string;
       /** Money that was on no fee: it is not taken off the rest. */
       credit: string;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /** Open amounts that were due on that day or later. */
       not_due: string;
       /** Open amounts that were due 1 to 30 days before. */
       days_1_30: string;
       /** Open amounts that were due 31 to 60 days before. */
       days_31_60: string;
       /** Open amounts that were due 61 to 90 days before. */
       days_61_90: string;
       /** Open amounts that were due more than 90 days before. */
       days_over_90: string;
       /** Money that was on no fee: it is not taken off the rest. */
       credit: string;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["AgeingGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 attendanceHistoryReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In batches of this course. */
    course_id?: components["parameters"]["CourseIdOfReports2"];
    /** In batches of courses of this department. */
    department_id?: components["parameters"]["DepartmentIdOfReports"];
    /** In batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports2"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["AttendanceHistoryGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("day" | "-day")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       /**
        * Format: uuid
        * @description The attendance record.
        */
       attendance_id: string;
       /**
        * Format: date
        * @description The day.
        */
       day: string;
       /**
        * Format: uuid
        * @description The student.
        */
       student_id: string;
       /** The name of the student. */
       student_name: string | null;
       /**
        * Format: uuid
        * @description The batch; null for attendance at the academy as such.
        */
       batch_id: string | null;
       /** The name of the batch. */
       batch_name: string | null;
       /**
        * Format: uuid
        * @description The session; null where it belongs to none.
        */
       session_id: string | null;
       /** The period of the day. */
       session: string | null;
       /** Whether the student was there. */
       status: components["schemas"]["AttendanceStatus"];
       /**
        * Format: int32
        * @description The minutes late; null unless late.
        */
       minutes_late: number | null;
       /** The remark of the last mark. */
       remarks: string | null;
       /**
        * Format: uuid
        * @description The user who marked it last.
        */
       marked_by: string;
       /** The name of that user. */
       marked_by_name: string | null;
       /**
        * Format: date-time
        * @description When it was marked last: RFC 3339, UTC.
        */
       marked_at: string;
       /** How it was before each correction, the latest first. */
       corrections: {
        /** Whether the student was there, as marked then. */
        status: components["schemas"]["AttendanceStatus"];
        /**
         * Format: int32
         * @description The minutes late then.
         */
        minutes_late: number | null;
        /** The remarks then. */
        remarks: string | null;
        /**
         * Format: uuid
         * @description The user who had marked it.
         */
        marked_by: string;
        /** The name of that user. */
        marked_by_name: string | null;
        /**
         * Format: date-time
         * @description When it had been marked: RFC 3339, UTC.
         */
        marked_at: string;
       }[];
      }[];
      totals: components["schemas"]["Totals"];
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["AttendanceHistoryGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 attendanceSummaryReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In batches of this course. */
    course_id?: components["parameters"]["CourseIdOfReports2"];
    /** In batches of courses of this department. */
    department_id?: components["parameters"]["DepartmentIdOfReports"];
    /** In batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports2"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["AttendanceSummaryGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "marked" | "-marked" | "rate" | "-rate" | "punctuality" | "-punctuality")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       student_id: components["schemas"]["AgeingReportStudentId"];
       /** The name of the student. */
       student_name: string | null;
       batch_id: components["schemas"]["BatchId"];
       /** The name of the batch. */
       batch_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       /**
        * Format: date
        * @description The day; null unless rows are about days.
        */
       day: string | null;
       /**
        * Format: date
        * @description The first day of the week; null unless rows are about weeks.
        */
       week: string | null;
       month: components["schemas"]["Month"];
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       /**
        * Format: int32
        * @description All marks.
        */
       marked: number;
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
      }[];
      totals: components["schemas"]["Totals"];
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["AttendanceSummaryGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 classAttendanceReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports2"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by the department of the course. */
    department_id?: components["schemas"]["Ids"];
    /** Led by this staff member. */
    instructor_id?: components["parameters"]["InstructorIdOfReports3"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["ClassAttendanceGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("sessions" | "-sessions" | "present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "marked" | "-marked" | "expected" | "-expected" | "rate" | "-rate" | "punctuality" | "-punctuality" | "coverage" | "-coverage")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last; a picture of it with `Accept: image/svg+xml`, of the first 20 rows where they are not in time. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       batch_id: components["schemas"]["BatchId"];
       /** The name of the batch. */
       batch_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       instructor_id: components["schemas"]["InstructorId"];
       /** The name of the staff member. */
       instructor_name: string | null;
       /** The day of the week; null unless rows are about weekdays. */
       weekday: components["schemas"]["Weekday"] | null;
       /**
        * Format: int32
        * @description The hour in which they began, 0 to 23, local to the academy; null unless rows are about hours.
        */
       hour: number | null;
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       /**
        * Format: int32
        * @description All marks.
        */
       marked: number;
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       /**
        * Format: int32
        * @description Sessions that have begun and were not cancelled.
        */
       sessions: number;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       /**
        * Format: int32
        * @description All marks.
        */
       marked: number;
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       /**
        * Format: int32
        * @description Sessions that have begun and were not cancelled.
        */
       sessions: number;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["ClassAttendanceGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 capacityReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** In this course. */
    course_id?: components["parameters"]["CourseIdOfReports3"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In courses of this department. */
    department_id?: components["parameters"]["DepartmentIdOfReports2"];
    /** In batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports2"];
    /** With sessions in this room. */
    room_id?: components["schemas"]["Ids"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["CapacityGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("batches" | "-batches" | "seats" | "-seats" | "held" | "-held" | "waitlisted" | "-waitlisted" | "sessions" | "-sessions" | "fill" | "-fill")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       batch_id: components["schemas"]["BatchId"];
       /** The name of the batch. */
       batch_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       /** The day of the week; null unless rows are about weekdays. */
       weekday: components["schemas"]["Weekday"] | null;
       /**
        * Format: int32
        * @description The hour in which they began, 0 to 23, local to the academy; null unless rows are about hours.
        */
       hour: number | null;
       /**
        * Format: uuid
        * @description The room; null unless rows are about rooms. Null also for sessions without a room.
        */
       room_id: string | null;
       /** The name of the room. */
       room_name: string | null;
       /**
        * Format: int32
        * @description The batches.
        */
       batches: number;
       /**
        * Format: int32
        * @description The seats that they have.
        */
       seats: number;
       /**
        * Format: int32
        * @description Seats that are held: by active students, and by those who asked and do not wait.
        */
       held: number;
       /**
        * Format: int32
        * @description Students on the waitlist.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description Sessions of the period that are not cancelled, past or upcoming.
        */
       sessions: number;
       /** How many per cent of the seats are held, with two decimal places, `"91.11"`; null where there are none. */
       fill: string | null;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description The batches.
        */
       batches: number;
       /**
        * Format: int32
        * @description The seats that they have.
        */
       seats: number;
       /**
        * Format: int32
        * @description Seats that are held: by active students, and by those who asked and do not wait.
        */
       held: number;
       /**
        * Format: int32
        * @description Students on the waitlist.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description Sessions of the period that are not cancelled, past or upcoming.
        */
       sessions: number;
       /** How many per cent of the seats are held, with two decimal places, `"91.11"`; null where there are none. */
       fill: string | null;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["CapacityGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 enrollmentFunnelReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** In this course. */
    course_id?: components["parameters"]["CourseIdOfReports3"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In courses of this department. */
    department_id?: components["parameters"]["DepartmentIdOfReports2"];
    /** In batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports2"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["EnrollmentFunnelGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("entered" | "-entered" | "requested" | "-requested" | "waitlisted" | "-waitlisted" | "active" | "-active" | "completed" | "-completed" | "dropped" | "-dropped" | "conversion" | "-conversion")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       /**
        * Format: uuid
        * @description The course; null unless rows are about courses.
        */
       course_id: string | null;
       course_name: components["schemas"]["CourseName"];
       month: components["schemas"]["Month"];
       /**
        * Format: int32
        * @description Enrollments that began in the period: requested, or active at once.
        */
       entered: number;
       /**
        * Format: int32
        * @description Enrollments that began with a request, with or without a free seat.
        */
       requested: number;
       /**
        * Format: int32
        * @description Enrollments that were on the waitlist at any time.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description Enrollments that became active, at once or later, including those that ended since.
        */
       active: number;
       /**
        * Format: int32
        * @description Enrollments that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description Enrollments that are dropped, before or after they became active.
        */
       dropped: number;
       /** How many per cent became active, with two decimal places, `"91.11"`; null where none began. */
       conversion: string | null;
       /**
        * Format: int32
        * @description The median of the days from the beginning until they were active; null where none was.
        */
       days_to_active: number | null;
       /**
        * Format: int32
        * @description The median of the days from when they were active until they were completed; null where none is.
        */
       days_to_completed: number | null;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description Enrollments that began in the period: requested, or active at once.
        */
       entered: number;
       /**
        * Format: int32
        * @description Enrollments that began with a request, with or without a free seat.
        */
       requested: number;
       /**
        * Format: int32
        * @description Enrollments that were on the waitlist at any time.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description Enrollments that became active, at once or later, including those that ended since.
        */
       active: number;
       /**
        * Format: int32
        * @description Enrollments that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description Enrollments that are dropped, before or after they became active.
        */
       dropped: number;
       /** How many per cent became active, with two decimal places, `"91.11"`; null where none began. */
       conversion: string | null;
       /**
        * Format: int32
        * @description The median of the days from the beginning until they were active; null where none was.
        */
       days_to_active: number | null;
       /**
        * Format: int32
        * @description The median of the days from when they were active until they were completed; null where none is.
        */
       days_to_completed: number | null;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["EnrollmentFunnelGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 lowAttendanceReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In batches of this course. */
    course_id?: components["parameters"]["CourseIdOfReports2"];
    /** In batches of courses of this department. */
    department_id?: components["parameters"]["DepartmentIdOfReports"];
    /** In batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports2"];
    /** The percentage below which a rate is low: 0 to 100; that of the settings when omitted. */
    threshold?: number;
    /** The number of days that count, up to the date of the report: 1 to 366; 30 when omitted. */
    days?: number;
    /** The least number of marks for a rate: 1 to 1000; 4 when omitted. */
    min_marks?: number;
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["LowAttendanceGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "marked" | "-marked" | "rate" | "-rate" | "punctuality" | "-punctuality" | "absences_running" | "-absences_running")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       student_id: components["schemas"]["AgeingReportStudentId"];
       /** The name of the student. */
       student_name: string | null;
       batch_id: components["schemas"]["BatchId"];
       /** The name of the batch. */
       batch_name: string | null;
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       /**
        * Format: int32
        * @description All marks.
        */
       marked: number;
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       absences_running: components["schemas"]["AbsencesRunning"];
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       /**
        * Format: int32
        * @description All marks.
        */
       marked: number;
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       absences_running: components["schemas"]["AbsencesRunning"];
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["LowAttendanceGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       /**
        * Format: int32
        * @description The number of days whose marks count, up to `as_of`.
        */
       days: number;
       /**
        * Format: int32
        * @description The rate in per cent below which attendance is low.
        */
       threshold: number;
       /**
        * Format: int32
        * @description The number of marks from which on a rate counts.
        */
       min_marks: number;
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 monthlyReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["MonthlyGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("month" | "-month" | "billed" | "-billed" | "collected" | "-collected" | "closing" | "-closing" | "active" | "-active")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last; a picture of it with `Accept: image/svg+xml`, of the first 20 rows where they are not in time. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       month: components["schemas"]["Month"];
       /** The open amounts of all accounts when the month began, less their credit; null for a month in the future. */
       opening: string | null;
       /** Billed fees, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       /** Payments received. */
       collected: string;
       /** Refunds paid. */
       refunded: string;
       /** The open amounts of all accounts when the month ended, less their credit; null for a month in the future. */
       closing: string | null;
       /**
        * Format: int32
        * @description How many enrollments became active.
        */
       joined: number;
       /**
        * Format: int32
        * @description How many enrollments were active no longer: dropped or completed.
        */
       left: number;
       /**
        * Format: int32
        * @description How many enrollments were active when it ended; null where no day has come.
        */
       active: number | null;
       /** How many per cent of the times that count were attended, `91.11`; null where nothing was marked that counts. */
       rate: string | null;
       /**
        * Format: int32
        * @description How many sessions were held.
        */
       sessions: number;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /** The open amounts of all accounts when the month began, less their credit; null for a month in the future. */
       opening: string | null;
       /** Billed fees, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       /** Payments received. */
       collected: string;
       /** Refunds paid. */
       refunded: string;
       /** The open amounts of all accounts when the month ended, less their credit; null for a month in the future. */
       closing: string | null;
       /**
        * Format: int32
        * @description How many enrollments became active.
        */
       joined: number;
       /**
        * Format: int32
        * @description How many enrollments were active no longer: dropped or completed.
        */
       left: number;
       /**
        * Format: int32
        * @description How many enrollments were active when it ended; null where no day has come.
        */
       active: number | null;
       /** How many per cent of the times that count were attended, `91.11`; null where nothing was marked that counts. */
       rate: string | null;
       /**
        * Format: int32
        * @description How many sessions were held.
        */
       sessions: number;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["MonthlyGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 outstandingFeesReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** For this student. */
    student_id?: components["parameters"]["StudentId"];
    /** For enrollments in this course. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** For enrollments in this batch. */
    batch_id?: components["parameters"]["BatchId"];
    /** For enrollments in courses of this department. */
    department_id?: components["parameters"]["DepartmentId"];
    /** For enrollments in batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["parameters"]["GroupBy"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("outstanding" | "-outstanding" | "overdue" | "-overdue" | "fees" | "-fees")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       student_id: components["schemas"]["AgeingReportStudentId"];
       /** The name of the student. */
       student_name: string | null;
       /**
        * Format: uuid
        * @description The account; null unless rows are about accounts.
        */
       account_id: string | null;
       /** The name of who pays there. */
       account_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       fee_type: components["schemas"]["OutstandingFeesReportFeeType"];
       /** Open amounts, overdue or not. */
       outstanding: string;
       /** The part of the open amounts that was due before that day. */
       overdue: string;
       /**
        * Format: date
        * @description The first due date among the fees; null where there are none.
        */
       oldest_due_date: string | null;
       /**
        * Format: int32
        * @description How many fees something was left to pay of.
        */
       fees: number;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /** Open amounts, overdue or not. */
       outstanding: string;
       /** The part of the open amounts that was due before that day. */
       overdue: string;
       /**
        * Format: date
        * @description The first due date among the fees; null where there are none.
        */
       oldest_due_date: string | null;
       /**
        * Format: int32
        * @description How many fees something was left to pay of.
        */
       fees: number;
      };
      meta: components["schemas"]["Meta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 paymentHistoryReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** To this account. */
    account_id?: components["schemas"]["Ids"];
    /** Filters by student: payments with a part on a fee of this student. */
    student_id?: components["schemas"]["Ids"];
    /** Paid in this way. */
    method?: components["schemas"]["PaymentMethod"][];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["PaymentHistoryGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("amount" | "-amount" | "refunded" | "-refunded" | "net" | "-net" | "payments" | "-payments")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       /**
        * Format: date
        * @description The day; null unless rows are about days.
        */
       day: string | null;
       month: components["schemas"]["Month"];
       /** How it was paid; null unless rows are about methods. */
       method: components["schemas"]["PaymentMethod"] | null;
       /**
        * Format: uuid
        * @description The user who received it; null unless rows are about receivers.
        */
       receiver_id: string | null;
       /** The name of that user. */
       receiver_name: string | null;
       /**
        * Format: uuid
        * @description The account; null unless rows are about accounts.
        */
       account_id: string | null;
       /** The name of who pays there. */
       account_name: string | null;
       /** Payments received. */
       amount: string;
       /** Refunds paid. */
       refunded: string;
       /** Payments received less refunds. */
       net: string;
       /**
        * Format: int32
        * @description How many payments, refunds aside.
        */
       payments: number;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /** Payments received. */
       amount: string;
       /** Refunds paid. */
       refunded: string;
       /** Payments received less refunds. */
       net: string;
       /**
        * Format: int32
        * @description How many payments, refunds aside.
        */
       payments: number;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["PaymentHistoryGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 pendingPaymentsReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** For this student. */
    student_id?: components["parameters"]["StudentId"];
    /** For enrollments in this course. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** For enrollments in this batch. */
    batch_id?: components["parameters"]["BatchId"];
    /** For enrollments in courses of this department. */
    department_id?: components["parameters"]["DepartmentId"];
    /** For enrollments in batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["parameters"]["GroupBy"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("next_due_date" | "-next_due_date" | "due" | "-due" | "fees" | "-fees")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       student_id: components["schemas"]["AgeingReportStudentId"];
       /** The name of the student. */
       student_name: string | null;
       /**
        * Format: uuid
        * @description The account; null unless rows are about accounts.
        */
       account_id: string | null;
       /** The name of who pays there. */
       account_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       fee_type: components["schemas"]["OutstandingFeesReportFeeType"];
       /** Open amounts of fees that were due on that day or later. */
       due: string;
       /**
        * Format: int32
        * @description How many fees something was left to pay of.
        */
       fees: number;
       /**
        * Format: date
        * @description The first due date among the fees, that day or later; null where there are none.
        */
       next_due_date: string | null;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /** Open amounts of fees that were due on that day or later. */
       due: string;
       /**
        * Format: int32
        * @description How many fees something was left to pay of.
        */
       fees: number;
       /**
        * Format: date
        * @description The first due date among the fees, that day or later; null where there are none.
        */
       next_due_date: string | null;
      };
      meta: components["schemas"]["Meta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 revenueReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** For this student. */
    student_id?: components["parameters"]["StudentId"];
    /** For enrollments in this course. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** For enrollments in this batch. */
    batch_id?: components["parameters"]["BatchId"];
    /** For enrollments in courses of this department. */
    department_id?: components["parameters"]["DepartmentId"];
    /** For enrollments in batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The basis of the net revenue; `cash` when omitted. */
    basis?: components["schemas"]["RevenueBasis"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["RevenueGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("billed" | "-billed" | "credited" | "-credited" | "voided" | "-voided" | "collected" | "-collected" | "refunded" | "-refunded" | "net" | "-net" | "tax" | "-tax")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last; a picture of it with `Accept: image/svg+xml`, of the first 20 rows where they are not in time. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       /**
        * Format: date
        * @description The day; null unless rows are about days.
        */
       day: string | null;
       month: components["schemas"]["Month"];
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       instructor_id: components["schemas"]["InstructorId"];
       /** The name of the staff member. */
       instructor_name: string | null;
       fee_type: components["schemas"]["OutstandingFeesReportFeeType"];
       /** How it was paid; null unless rows are about methods. */
       method: components["schemas"]["PaymentMethod"] | null;
       /** Whether the row holds the money that is on no fee, and so has no group; null where a row mixes such money with the rest. */
       on_account: boolean | null;
       /** Billed fees with tax, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       /** Payments received. */
       collected: string;
       /** Refunds paid. */
       refunded: string;
       /** By `cash` collected less refunded; otherwise billed less credited and voided. Includes tax. */
       net: string;
       /** The tax in the net revenue, in proportion to that of the fees. */
       tax: string;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /** Billed fees with tax, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       /** Payments received. */
       collected: string;
       /** Refunds paid. */
       refunded: string;
       /** By `cash` collected less refunded; otherwise billed less credited and voided. Includes tax. */
       net: string;
       /** The tax in the net revenue, in proportion to that of the fees. */
       tax: string;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["RevenueGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 retentionReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** In this course. */
    course_id?: components["parameters"]["CourseIdOfReports3"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In courses of this department. */
    department_id?: components["parameters"]["DepartmentIdOfReports2"];
    /** In batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports2"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["RetentionGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("active_at_start" | "-active_at_start" | "joined" | "-joined" | "left" | "-left" | "completed" | "-completed" | "active_at_end" | "-active_at_end" | "attrition" | "-attrition")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       instructor_id: components["schemas"]["InstructorId"];
       /** The name of the staff member. */
       instructor_name: string | null;
       month: components["schemas"]["Month"];
       /** Why they left, as was said; null unless rows are about reasons. Null also where nothing was said. */
       reason: string | null;
       /**
        * Format: int32
        * @description Students who were active when the first day began.
        */
       active_at_start: number;
       /**
        * Format: int32
        * @description Students who were not, and became active.
        */
       joined: number;
       /**
        * Format: int32
        * @description Students at the start who were dropped and are not active at the end.
        */
       left: number;
       /**
        * Format: int32
        * @description Students at the start who completed and are not active at the end.
        */
       completed: number;
       /**
        * Format: int32
        * @description Students who are active when the last day ends.
        */
       active_at_end: number;
       /** The percentage of students at the start who have left, `"9.14"`; null if there were none. */
       attrition: string | null;
       /** The percentage of first-time students who were still active 30 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_30_days: string | null;
       /** The percentage of first-time students who were still active 90 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_90_days: string | null;
       /** The percentage of first-time students who were still active 180 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_180_days: string | null;
       /** The percentage of first-time students who were still active 365 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_365_days: string | null;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description Students who were active when the first day began.
        */
       active_at_start: number;
       /**
        * Format: int32
        * @description Students who were not, and became active.
        */
       joined: number;
       /**
        * Format: int32
        * @description Students at the start who were dropped and are not active at the end.
        */
       left: number;
       /**
        * Format: int32
        * @description Students at the start who completed and are not active at the end.
        */
       completed: number;
       /**
        * Format: int32
        * @description Students who are active when the last day ends.
        */
       active_at_end: number;
       /** The percentage of students at the start who have left, `"9.14"`; null if there were none. */
       attrition: string | null;
       /** The percentage of first-time students who were still active 30 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_30_days: string | null;
       /** The percentage of first-time students who were still active 90 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_90_days: string | null;
       /** The percentage of first-time students who were still active 180 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_180_days: string | null;
       /** The percentage of first-time students who were still active 365 days after joining, or had completed, among those who joined that long ago; two decimal places, null if there are none. */
       survival_365_days: string | null;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["RetentionGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 staffPerformanceReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by staff member. */
    instructor_id?: components["schemas"]["Ids"];
    /** Filters by the department of the staff member. */
    department_id?: components["schemas"]["Ids"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["StaffPerformanceGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("scheduled" | "-scheduled" | "held" | "-held" | "cancelled" | "-cancelled" | "minutes_held" | "-minutes_held" | "drops" | "-drops" | "held_rate" | "-held_rate" | "in_time_rate" | "-in_time_rate" | "utilization" | "-utilization" | "rate" | "-rate")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       /**
        * Format: uuid
        * @description The staff member; null unless rows are about staff.
        */
       staff_id: string | null;
       /** The name of the staff member. */
       staff_name: string | null;
       /**
        * Format: int32
        * @description Sessions that they were scheduled to lead: all that had begun and were not cancelled.
        */
       scheduled: number;
       /**
        * Format: int32
        * @description Scheduled sessions that were held.
        */
       held: number;
       /**
        * Format: int32
        * @description Cancelled sessions, which are not counted as scheduled.
        */
       cancelled: number;
       /**
        * Format: int32
        * @description Sessions whose roll was begun on the day on which they ended.
        */
       rolls_in_time: number;
       /**
        * Format: int32
        * @description Minutes of the sessions that were held.
        */
       minutes_held: number;
       /**
        * Format: int32
        * @description Minutes of the period in which they can work, by their current weekly availability.
        */
       minutes_available: number;
       /**
        * Format: int32
        * @description Enrollments that were dropped while they were active, in batches whose last session before that they led.
        */
       drops: number;
       /** How many per cent of the sessions scheduled were held, with two decimal places, `"91.11"`; null where there were none. */
       held_rate: string | null;
       /** How many per cent of the sessions held had their roll begun in time, with two decimal places, `"91.11"`; null where there were none. */
       in_time_rate: string | null;
       /** How many per cent of the minutes available were sessions held, with two decimal places, `"91.11"`; null where there are none. */
       utilization: string | null;
       /** The rate of attendance in the sessions that they led, with two decimal places, `"91.11"`; null where there is nothing that counts. */
       rate: string | null;
       /** The minutes held at the pay by the hour as it is now. For academy admins; null to others, and where no pay is known. */
       cost: string | null;
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description Sessions that they were scheduled to lead: all that had begun and were not cancelled.
        */
       scheduled: number;
       /**
        * Format: int32
        * @description Scheduled sessions that were held.
        */
       held: number;
       /**
        * Format: int32
        * @description Cancelled sessions, which are not counted as scheduled.
        */
       cancelled: number;
       /**
        * Format: int32
        * @description Sessions whose roll was begun on the day on which they ended.
        */
       rolls_in_time: number;
       /**
        * Format: int32
        * @description Minutes of the sessions that were held.
        */
       minutes_held: number;
       /**
        * Format: int32
        * @description Minutes of the period in which they can work, by their current weekly availability.
        */
       minutes_available: number;
       /**
        * Format: int32
        * @description Enrollments that were dropped while they were active, in batches whose last session before that they led.
        */
       drops: number;
       /** How many per cent of the sessions scheduled were held, with two decimal places, `"91.11"`; null where there were none. */
       held_rate: string | null;
       /** How many per cent of the sessions held had their roll begun in time, with two decimal places, `"91.11"`; null where there were none. */
       in_time_rate: string | null;
       /** How many per cent of the minutes available were sessions held, with two decimal places, `"91.11"`; null where there are none. */
       utilization: string | null;
       /** The rate of attendance in the sessions that they led, with two decimal places, `"91.11"`; null where there is nothing that counts. */
       rate: string | null;
       /** The minutes held at the pay by the hour as it is now. For academy admins; null to others, and where no pay is known. */
       cost: string | null;
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["StaffPerformanceGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 studentProgressReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; the first of the month of the last one when omitted. */
    from?: components["parameters"]["From"];
    /** The last day; that of `as_of` when omitted. At most 366 days by day, 5 years otherwise. */
    to?: components["parameters"]["To"];
    /** The date up to which the report counts, today at the latest; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** In this course. */
    course_id?: components["parameters"]["CourseIdOfReports3"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In courses of this department. */
    department_id?: components["parameters"]["DepartmentIdOfReports2"];
    /** In batches that this staff member leads. */
    instructor_id?: components["parameters"]["InstructorIdOfReports2"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** The grouping of rows; the first of the values when omitted. */
    group_by?: components["schemas"]["StudentProgressGroup"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("enrollments" | "-enrollments" | "completed" | "-completed" | "graded" | "-graded" | "progress" | "-progress" | "present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "rate" | "-rate" | "punctuality" | "-punctuality")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; all of it with `Accept: text/csv`, the totals last. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       student_id: components["schemas"]["AgeingReportStudentId"];
       /** The name of the student. */
       student_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       /**
        * Format: uuid
        * @description The enrollment; null unless rows are about enrollments. Null also for records whose enrollment is gone.
        */
       enrollment_id: string | null;
       /** The grade of the enrollment; null where it has none. */
       grade: string | null;
       /**
        * Format: int32
        * @description Enrollments that were active on a day of the period.
        */
       enrollments: number;
       /**
        * Format: int32
        * @description Enrollments in the row that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description Enrollments in the row that have a grade.
        */
       graded: number;
       /** The mean of their progress in percent as it is now, with two decimal places, `"91.11"`; null where there are none. */
       progress: string | null;
       /**
        * Format: int32
        * @description Marks in batches of students who attended in time.
        */
       present: number;
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
      }[];
      /** The same of all rows together, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description Enrollments that were active on a day of the period.
        */
       enrollments: number;
       /**
        * Format: int32
        * @description Enrollments in the row that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description Enrollments in the row that have a grade.
        */
       graded: number;
       /** The mean of their progress in percent as it is now, with two decimal places, `"91.11"`; null where there are none. */
       progress: string | null;
       /**
        * Format: int32
        * @description Marks in batches of students who attended in time.
        */
       present: number;
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
      };
      meta: {
       definition: components["schemas"]["Definition"];
       as_of: components["schemas"]["AsOf"];
       /** The grouping of rows. */
       group_by: components["schemas"]["StudentProgressGroup"];
       timezone: components["schemas"]["Timezone"];
       currency: components["schemas"]["AgeingReportCurrency"];
       generated_at: components["schemas"]["GeneratedAt"];
       from: components["schemas"]["From"];
       to: components["schemas"]["To"];
       current_page: components["schemas"]["CurrentPage"];
       last_page: components["schemas"]["LastPage"];
       per_page: components["schemas"]["PerPage"];
       total: components["schemas"]["Total"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   406: components["responses"]["Error406"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 reports: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /** The name: `payment-history`. */
       name: string;
       /** The root field of GraphQL that returns the report. */
       field: string;
       /** Its path in REST: `/reports/payment-history`. */
       path: string;
       /** A description in words. */
       description: string;
       definition: components["schemas"]["Definition"];
       /** The values of `group_by`, the default first; as REST writes them, in capitals in GraphQL. */
       group_by: string[];
       /** The filters of the report. */
       parameters: {
        /** As REST has it: `student_id`. In GraphQL it is a member of `filter`: `student_id`. */
        name: string;
        /** The type of its values: `date`, `id`, `boolean`, `integer`, `string` or `enum`. */
        type: string;
        /** The values of an enum, as REST has them. */
        values: string[];
        /** A description in words. */
        description: string;
       }[];
       /** The columns that rows can be sorted by, as REST writes them. */
       sort: string[];
       /** The media types that it comes in by REST: JSON first. */
       formats: string[];
      }[];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 academies: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or slug. */
    search?: string;
    /** Filters by kind of education. */
    type?: components["schemas"]["AcademyType"][];
    /** Whether they are open for business. */
    status?: components["schemas"]["AcademyStatus"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Academy"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createAcademy: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateAcademyInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["AcademyResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 academy: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["AcademyResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateAcademy: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAcademy"];
  responses: {
   200: components["responses"]["UpdateAcademy"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteAcademy: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateAcademyByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAcademy"];
  responses: {
   200: components["responses"]["UpdateAcademy"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 departments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfDepartments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createDepartment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfDepartments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateDepartmentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DepartmentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 department: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfDepartments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DepartmentResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateDepartment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfDepartments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateDepartment"];
  responses: {
   200: components["responses"]["UpdateDepartment"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteDepartment: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateDepartmentByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfDepartments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateDepartment"];
  responses: {
   200: components["responses"]["UpdateDepartment"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 courses: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Whether they are on offer. */
    status?: components["schemas"]["CourseStatus"][];
    /** Filters by department. */
    department_id?: components["schemas"]["Ids"];
    /** Filters by category; the case must match. */
    category?: string;
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Course"] & components["schemas"]["CourseRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createCourse: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateCourseInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CourseResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 course: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CourseResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateCourse: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateCourse"];
  responses: {
   200: components["responses"]["UpdateCourse"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteCourse: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateCourseByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateCourse"];
  responses: {
   200: components["responses"]["UpdateCourse"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 rooms: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Whether they are in use. */
    status?: components["schemas"]["RoomStatus"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfRooms"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Room"] & components["schemas"]["RoomRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createRoom: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfRooms"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateRoomInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["RoomResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 room: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfRooms"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["RoomResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateRoom: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfRooms"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateRoom"];
  responses: {
   200: components["responses"]["UpdateRoom"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteRoom: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateRoomByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfRooms"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateRoom"];
  responses: {
   200: components["responses"]["UpdateRoom"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 batches: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by status. */
    status?: components["parameters"]["Status"];
    /** Taught by this staff member. */
    instructor_id?: components["parameters"]["InstructorId"];
    /** In this room. */
    room_id?: components["parameters"]["RoomId"];
    /** Beginning on this day or later. */
    start_from?: components["parameters"]["StartFrom"];
    /** Beginning on this day or earlier. */
    start_to?: components["parameters"]["StartTo"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfCourses"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Batch"] & components["schemas"]["BatchRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createBatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateBatchInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["BatchResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 batch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["BatchResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateBatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateBatch"];
  responses: {
   200: components["responses"]["UpdateBatch"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteBatch: {
  parameters: {
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateBatchByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateBatch"];
  responses: {
   200: components["responses"]["UpdateBatch"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 students: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name, student number or e-mail address. */
    search?: string;
    /** Filters by status. */
    status?: components["schemas"]["StudentStatus"][];
    /** Enrolled in this batch, dropped enrollments aside. */
    batch_id?: components["schemas"]["Ids"];
    /** Children of this parent. */
    parent_id?: components["schemas"]["Ids"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Student"] & components["schemas"]["StudentRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createStudent: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateStudentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StudentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 student: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StudentResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateStudent: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateStudent"];
  responses: {
   200: components["responses"]["UpdateStudent"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteStudent: {
  parameters: {
   query: {
    /** True deletes a student who pays for themselves and owes money, or has credit, as well. */
    confirm?: boolean;
    /** The version that was edited: another one is status 409. */
    expected_version?: number;
    /** The id of the student. */
    id: string;
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateStudentByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateStudent"];
  responses: {
   200: components["responses"]["UpdateStudent"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 parents: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name, e-mail address or telephone number. */
    search?: string;
    /** Whether they are in contact. */
    status?: components["schemas"]["ParentStatus"][];
    /** Parents of this student. */
    student_id?: components["schemas"]["Ids"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Parent"] & components["schemas"]["ParentRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createParent: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateParentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ParentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 parent: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ParentResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateParent: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateParent"];
  responses: {
   200: components["responses"]["UpdateParent"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteParent: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateParentByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateParent"];
  responses: {
   200: components["responses"]["UpdateParent"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 staff: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name, e-mail address or staff number. */
    search?: string;
    /** Filters by job. */
    role?: components["schemas"]["StaffRole"][];
    /** Members of this department. */
    department_id?: components["schemas"]["Ids"];
    /** Whether they are at work. */
    status?: components["schemas"]["StaffStatus"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStaff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["StaffMember"] & components["schemas"]["StaffMemberRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createStaffMember: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStaff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateStaffMemberInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StaffMemberResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 staffMember: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStaff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StaffMemberResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateStaffMember: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStaff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateStaffMember"];
  responses: {
   200: components["responses"]["UpdateStaffMember"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteStaffMember: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateStaffMemberByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfStaff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateStaffMember"];
  responses: {
   200: components["responses"]["UpdateStaffMember"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 timeOff: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name of the staff member. */
    search?: string;
    /** Filters by staff member. */
    staff_id?: components["schemas"]["Ids"];
    /** Filters by status. */
    status?: components["schemas"]["TimeOffStatus"][];
    /** On this day or later, if only in part. */
    from?: components["parameters"]["FromOfTimeOff"];
    /** On this day or earlier, if only in part. */
    to?: components["parameters"]["ToOfTimeOff"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_date" | "-start_date")[];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["StaffTimeOff"] & components["schemas"]["StaffTimeOffRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 requestTimeOff: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RequestTimeOffInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StaffTimeOffResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 staffTimeOff: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StaffTimeOffResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateTimeOff: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTimeOff"];
  responses: {
   200: components["responses"]["UpdateTimeOff"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteTimeOff: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateTimeOffByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTimeOff"];
  responses: {
   200: components["responses"]["UpdateTimeOff"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 closures: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** On this day or later, if only in part. */
    from?: components["parameters"]["FromOfTimeOff"];
    /** On this day or earlier, if only in part. */
    to?: components["parameters"]["ToOfTimeOff"];
    /** Filters by course named in the closure. */
    course_id?: components["schemas"]["Ids"];
    /** Filters by batch named in the closure. */
    batch_id?: components["schemas"]["Ids"];
    /** Filters by room named in the closure. */
    room_id?: components["schemas"]["Ids"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Closure"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createClosure: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: components["requestBodies"]["PreviewClosure"];
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ClosureResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 closure: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ClosureResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateClosure: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateClosure"];
  responses: {
   200: components["responses"]["UpdateClosure"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteClosure: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateClosureByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateClosure"];
  responses: {
   200: components["responses"]["UpdateClosure"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 classSessions: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the topic, or in the name or code of the batch. */
    search?: string;
    /** On this day or later. */
    from?: string;
    /** On this day or earlier. */
    to?: string;
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports2"];
    /** Filters by course of the batch. */
    course_id?: components["schemas"]["Ids"];
    /** Led by this staff member. */
    instructor_id?: components["parameters"]["InstructorIdOfReports3"];
    /** Without an instructor since this staff member left, who was to lead them. */
    former_instructor_id?: components["schemas"]["Ids"];
    /** In this room. */
    room_id?: components["parameters"]["RoomId"];
    /** Filters by student, whom the caller can see: sessions of their batches on days on which they were active there. */
    student_id?: components["schemas"]["Ids"];
    /** Begun and not cancelled, of a batch with active students on the day, none of whom is marked. */
    unmarked?: boolean;
    /** Sessions that are not cancelled and have no instructor, or one who has left by then or was deleted. */
    unstaffed?: boolean;
    /** Filters by status. */
    status?: components["schemas"]["SessionStatus"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "date" | "-date" | "start_time" | "-start_time")[];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["ClassSession"] & components["schemas"]["ClassSessionRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 addSession: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["AddSessionInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ClassSessionResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 classSession: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ClassSessionResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateSession: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateSession"];
  responses: {
   200: components["responses"]["UpdateSession"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateSessionByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateSession"];
  responses: {
   200: components["responses"]["UpdateSession"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 enrollments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or number of the student. */
    search?: components["parameters"]["SearchOfEnrollments"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** In this course. */
    course_id?: components["parameters"]["CourseIdOfReports3"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by status. */
    status?: components["schemas"]["EnrollmentStatus"][];
    /** Enrolled on this day or later. */
    enrolled_from?: string;
    /** Enrolled on this day or earlier. */
    enrolled_to?: string;
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "enrollment_date" | "-enrollment_date")[];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 enrollStudent: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["EnrollStudentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["EnrollmentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 enrollment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["EnrollmentResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateEnrollment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateEnrollment"];
  responses: {
   200: components["responses"]["UpdateEnrollment"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteEnrollment: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateEnrollmentByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateEnrollment"];
  responses: {
   200: components["responses"]["UpdateEnrollment"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 attendance: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or number of the student. */
    search?: components["parameters"]["SearchOfEnrollments"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** In this batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** In this session. */
    session_id?: components["schemas"]["Ids"];
    /** Whether the student was there. */
    status?: components["schemas"]["AttendanceStatus"][];
    /** On this day. */
    date?: string;
    /** On this day or later. */
    date_from?: string;
    /** On this day or earlier. */
    date_to?: string;
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "date" | "-date")[];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions2"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Data"];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 markAttendance: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfSessions2"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": (components["schemas"]["MarkAttendanceInput"] & unknown) | components["schemas"]["TakeRollCallInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"];
     } | {
      data: components["schemas"]["Data"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 attendanceRecord: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfAttendance"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["AttendanceRecordResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateAttendance: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfAttendance"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAttendance"];
  responses: {
   200: components["responses"]["UpdateAttendance"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateAttendanceByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfAttendance"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAttendance"];
  responses: {
   200: components["responses"]["UpdateAttendance"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 fees: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the title, the receipt number, or the name or number of the student. */
    search?: string;
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** Billed to this parent, or of a child of theirs. */
    parent_id?: components["schemas"]["Ids"];
    /** Billed to this account. */
    account_id?: components["schemas"]["Ids"];
    /** Made by this billing run. */
    billing_run_id?: components["schemas"]["Ids"];
    /** Filters by type. */
    fee_type?: components["schemas"]["FeeType"][];
    /** Filters by payment status as of today. */
    payment_status?: components["schemas"]["PaymentStatus"][];
    /** Due on this day or later. */
    due_from?: string;
    /** Due on this day or earlier. */
    due_to?: string;
    /** Minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** Maximum amount. */
    amount_to?: components["parameters"]["AmountToOfFees"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_date" | "-due_date" | "amount" | "-amount")[];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Fee"] & components["schemas"]["FeeRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createFee: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateFeeInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WaivePenaltyResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 fee: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WaivePenaltyResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateFee: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateFee"];
  responses: {
   200: components["responses"]["UpdateFee"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateFeeByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateFee"];
  responses: {
   200: components["responses"]["UpdateFee"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 accounts: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the number, or in the name, e-mail address, telephone or student number of the payer. */
    search?: string;
    /** Filters by parent. */
    parent_id?: components["schemas"]["Ids"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentIdOfReports"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAccounts"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Account"] & components["schemas"]["AccountRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 account: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["AccountResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateAccount: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAccount"];
  responses: {
   200: components["responses"]["UpdateAccount"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateAccountByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAccount"];
  responses: {
   200: components["responses"]["UpdateAccount"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 payments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the reference or receipt number. */
    search?: components["parameters"]["SearchOfFees"];
    /** Filters by fee; includes payments for several fees. */
    fee_id?: components["parameters"]["FeeId"];
    /** Paid to this account. */
    account_id?: components["parameters"]["AccountId"];
    /** How they were made. */
    method?: components["parameters"]["Method"];
    /** Minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** Maximum amount, also of refunds. */
    amount_to?: components["parameters"]["AmountTo"];
    /** Paid at this instant or later. */
    paid_from?: components["parameters"]["PaidFrom"];
    /** Paid at this instant or earlier. */
    paid_to?: components["parameters"]["PaidTo"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfFees"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Payment"] & components["schemas"]["PaymentRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 recordAccountPayment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RecordAccountPaymentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["RecordAccountPaymentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 payment: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["RecordAccountPaymentResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 creditNotes: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the number or note. */
    search?: string;
    /** Issued to this account. */
    account_id?: components["schemas"]["Ids"];
    /** Filters by fee. */
    fee_id?: components["schemas"]["Ids"];
    /** Why they were issued. */
    reason?: components["schemas"]["CreditReason"][];
    /** Minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** Maximum amount. */
    amount_to?: components["parameters"]["AmountToOfFees"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "amount" | "-amount")[];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["CreditNote"] & components["schemas"]["CreditNoteRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createCreditNote: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateCreditNoteInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CreditNoteResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 creditNote: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CreditNoteResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 terms: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or code. */
    search?: components["parameters"]["Search"];
    /** On this day or later, if only in part. */
    from?: components["parameters"]["FromOfTimeOff"];
    /** On this day or earlier, if only in part. */
    to?: components["parameters"]["ToOfTimeOff"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "starts_on" | "-starts_on")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Term"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createTerm: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateTermInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["TermResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 term: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["TermResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateTerm: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTerm"];
  responses: {
   200: components["responses"]["UpdateTerm"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteTerm: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateTermByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTerm"];
  responses: {
   200: components["responses"]["UpdateTerm"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 taxRates: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["TaxRate"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createTaxRate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateTaxRateInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["TaxRateResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 taxRate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["TaxRateResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateTaxRate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTaxRate"];
  responses: {
   200: components["responses"]["UpdateTaxRate"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteTaxRate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateTaxRateByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTaxRate"];
  responses: {
   200: components["responses"]["UpdateTaxRate"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 feePlans: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Whether they are billed by. */
    status?: components["schemas"]["FeePlanStatus"][];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports2"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["FeePlan"] & components["schemas"]["FeePlanRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createFeePlan: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateFeePlanInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["FeePlanResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 feePlan: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["FeePlanResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateFeePlan: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateFeePlan"];
  responses: {
   200: components["responses"]["UpdateFeePlan"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteFeePlan: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateFeePlanByPatch: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateFeePlan"];
  responses: {
   200: components["responses"]["UpdateFeePlan"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 discounts: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Filters by kind. */
    kind?: components["schemas"]["DiscountKind"][];
    /** Filters by student named in the discount. */
    student_id?: components["schemas"]["Ids"];
    /** Filters by enrollment named in the discount. */
    enrollment_id?: components["schemas"]["Ids"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Discount"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createDiscount: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateDiscountInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DiscountResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 discount: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["DiscountResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateDiscount: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateDiscount"];
  responses: {
   200: components["responses"]["UpdateDiscount"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteDiscount: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateDiscountByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateDiscount"];
  responses: {
   200: components["responses"]["UpdateDiscount"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 billingRuns: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** The kind of billing run. */
    kind?: components["schemas"]["BillingRunKind"][];
    /** Filters by status. */
    status?: components["schemas"]["BillingRunStatus"][];
    /** Whether the service began them by itself. */
    automatic?: boolean;
    /** As of this day or later. */
    from?: string;
    /** As of this day or earlier. */
    to?: string;
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "as_of" | "-as_of")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["BillingRun"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 runBilling: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["RunBillingInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["BillingRunResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 billingRun: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["BillingRunResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 members: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name or e-mail address. */
    search?: string;
    /** Which role they have. */
    role?: components["schemas"]["MemberRole"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Membership"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 member: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["MembershipResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 changeMemberRole: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: components["requestBodies"]["ChangeMemberRole"];
  responses: {
   200: components["responses"]["ChangeMemberRole"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 removeMember: {
  parameters: {
   query: {
    /** How the service treats the API keys that the member created: `revoke` when omitted. */
    keys?: components["schemas"]["MemberKeys"];
    /** The id of the membership. */
    id: string;
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      message: components["schemas"]["Message"];
      /** The API keys that a removed member had made and that counted, as they are now. Null for other records. */
      keys: components["schemas"]["ApiKey"][] | null;
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 changeMemberRoleByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody: components["requestBodies"]["ChangeMemberRole"];
  responses: {
   200: components["responses"]["ChangeMemberRole"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 invitations: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the e-mail address. */
    search?: string;
    /** Filters by status. */
    status?: components["schemas"]["InvitationStatus"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Invitation"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 inviteMember: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["InviteMemberInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: uuid
        * @description The id of the invitation, to revoke it by.
        */
       id: string;
       /** The token to accept it by, shown this once. It works once, for 7 days. */
       token: string;
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 revokeInvitation: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 revokeSession: {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 apiKeys: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Whether they count. */
    status?: components["schemas"]["ApiKeyStatus"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["ApiKey"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createApiKey: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateApiKeyInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: {
       /**
        * Format: uuid
        * @description The id of the key, to revoke it by.
        */
       id: string;
       academy_id: components["schemas"]["AcademyId"];
       /** The key to send as `Authorization: Bearer`, shown this once. */
       token: string;
       /** The purpose of the key: at most 100 characters. */
       name: string;
       /** The role that it acts in. */
       role: components["schemas"]["ApiKeyRole"];
       /** The scopes of the key, within the rights of its role. */
       scopes: string[];
       /**
        * Format: date-time
        * @description Until when it counts: RFC 3339, UTC.
        */
       expires_at: string;
       /** The addresses that it may come from; null for any. */
       allowed_cidrs: string[] | null;
       /**
        * Format: date-time
        * @description When it was last used, to a few minutes: RFC 3339, UTC.
        */
       last_used_at: string | null;
       /**
        * Format: date-time
        * @description When it was revoked: RFC 3339, UTC.
        */
       revoked_at: string | null;
       /** Whether it counts. */
       status: components["schemas"]["ApiKeyStatus"];
       /**
        * Format: uuid
        * @description The user who made it.
        */
       created_by: string;
       created_at: components["schemas"]["CreatedAt"];
       updated_at: components["schemas"]["UpdatedAt"];
      };
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 revokeApiKey: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 calendarFeeds: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["CalendarFeed"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createCalendarFeed: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateCalendarFeedInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CalendarFeedResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 calendarFeed: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["CalendarFeedResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateCalendarFeed: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateCalendarFeed"];
  responses: {
   200: components["responses"]["UpdateCalendarFeed"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 revokeCalendarFeed: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateCalendarFeedByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateCalendarFeed"];
  responses: {
   200: components["responses"]["UpdateCalendarFeed"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 webhookEndpoints: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the URL or description. */
    search?: string;
    /** Whether events are sent. */
    status?: components["schemas"]["WebhookEndpointStatus"][];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["WebhookEndpoint"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 createWebhookEndpoint: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateWebhookEndpointInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WebhookEndpointResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   409: components["responses"]["Error409"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 webhookEndpoint: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["WebhookEndpointResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateWebhookEndpoint: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateWebhookEndpoint"];
  responses: {
   200: components["responses"]["UpdateWebhookEndpoint"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 deleteWebhookEndpoint: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LogoutResponse"];
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 updateWebhookEndpointByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateWebhookEndpoint"];
  responses: {
   200: components["responses"]["UpdateWebhookEndpoint"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   409: components["responses"]["Error409"];
   412: components["responses"]["Error412"];
   413: components["responses"]["Error413"];
   415: components["responses"]["Error415"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 webhookDeliveries: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Made at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Made at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Text in the type of the event. */
    search?: string;
    /** To this endpoint. */
    endpoint_id?: components["schemas"]["Ids"];
    /** Filters by event. */
    event_id?: components["schemas"]["Ids"];
    /** Filters by status. */
    status?: components["schemas"]["WebhookDeliveryStatus"][];
    /** Filters by type of event: `enrollment.created`. */
    type?: string[];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["SortOfAccounts"];
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfWebhookDeliveries"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["WebhookDelivery"] & components["schemas"]["WebhookDeliveryRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 webhookDelivery: {
  parameters: {
   query?: {
    /** What is answered besides: related records, each below its name. */
    include?: components["parameters"]["IncludeOfWebhookDeliveries"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["ReplayWebhookDelivery"];
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   404: components["responses"]["Error404"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 clashes: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Text in the name or code of the batch of a session. */
    search?: string;
    /** Sessions on this day or later; today when omitted. */
    from?: string;
    /** Sessions on this day or earlier, at most 92 days from the first; 28 days in all when omitted. */
    to?: string;
    /** The kind of clash. */
    kind?: components["schemas"]["ClashKind"][];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports2"];
    /** Filters by staff member who leads the session. */
    instructor_id?: components["schemas"]["Ids"];
    /** Filters by room. */
    room_id?: components["schemas"]["Ids"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: ("starts_at" | "-starts_at")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Clash"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 auditLog: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The most rows of a page. */
    per_page?: components["parameters"]["PerPage"];
    /** Rows to leave out, by their ids. At most 100, none twice. */
    exclude?: components["parameters"]["Exclude"];
    /** Text in the resource or the request id. */
    search?: string;
    /** Done by this user. */
    user_id?: components["schemas"]["Ids"];
    /** `created`, `updated`, `deleted`, `restored` or `erased`. */
    action?: string[];
    /** Done to this kind of thing: `Batch`, `Enrollment`, … */
    resource?: string[];
    /** Done to this very thing. */
    resource_id?: components["schemas"]["Ids"];
    /** At this instant or later. */
    from?: components["schemas"]["InstantOrDay"];
    /** At this instant or earlier. */
    to?: components["schemas"]["InstantOrDay"];
    /** The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
    sort?: components["parameters"]["Sort"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; all of it with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["AuditEntry"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["Error400"];
   401: components["responses"]["Error401"];
   403: components["responses"]["Error403"];
   422: components["responses"]["Error422"];
   429: components["responses"]["Error429"];
   500: components["responses"]["Error500"];
   503: components["responses"]["Error503"];
  };
 };
 onAcademyCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "academy.created";
     data: components["schemas"]["AcademyEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAcademyDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "academy.deleted";
     data: components["schemas"]["AcademyEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAcademyUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "academy.updated";
     data: {
      id: components["schemas"]["Id"];
      /** Whether the academy is open for business. */
      status: string;
      /** The subscription plan. */
      plan: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAccountUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "account.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The parent who pays; null where a student does.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The student who pays; null where a parent does.
       */
      student_id: string | null;
      /** Whether credit goes to open fees by itself: by due date, penalties last. */
      auto_apply_credit: boolean;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onApiKeyCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "api_key.created";
     data: components["schemas"]["ApiKeyEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onApiKeyRevoked: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "api_key.revoked";
     data: components["schemas"]["ApiKeyEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onApiKeyUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "api_key.updated";
     data: components["schemas"]["ApiKeyEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAttendanceCorrected: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "attendance.corrected";
     data: components["schemas"]["AttendanceEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAttendanceTaken: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "attendance.taken";
     data: components["schemas"]["AttendanceEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onBatchCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "batch.created";
     data: components["schemas"]["BatchEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onBatchDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "batch.deleted";
     data: components["schemas"]["BatchEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onBatchUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "batch.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The course that is taught.
       */
      course_id: string;
      start_date: components["schemas"]["StartDate"];
      /** Seats: 1 to 1000. */
      max_students: number;
      /**
       * Format: uuid
       * @description The staff member who teaches.
       */
      instructor_id: string | null;
      /** The status of the batch. */
      status: string;
      /**
       * Format: date
       * @description The last day.
       */
      end_date: string | null;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onBillingRunDone: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "billing_run.done";
     data: components["schemas"]["BillingRunEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onBillingRunHeld: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "billing_run.held";
     data: components["schemas"]["BillingRunEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onClosureCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "closure.created";
     data: components["schemas"]["ClosureEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onClosureDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "closure.deleted";
     data: components["schemas"]["ClosureEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onClosureUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "closure.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      start_date: components["schemas"]["StartDate"];
      /**
       * Format: date
       * @description The last day, on or after the first; at most 366 days.
       */
      end_date: string;
      /** Whether sessions cancelled by it are not charged. */
      excuses_fees: boolean;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onCourseCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "course.created";
     data: components["schemas"]["CourseEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onCourseDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "course.deleted";
     data: components["schemas"]["CourseEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onCourseUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "course.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The department that the course belongs to.
       */
      department_id: string | null;
      /** The price in the academy's currency. */
      price: string | null;
      /** Whether the course is on offer. */
      status: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onCreditApplied: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "credit.applied";
     data: {
      /**
       * Format: uuid
       * @description The id of the account.
       */
      id: string;
      /** The amount, in all. */
      amount: string;
      /** ISO 4217 code of the amounts. */
      currency: string;
      /** The fees that it paid: the first 50. */
      moves: {
       /**
        * Format: uuid
        * @description The fee.
        */
       fee_id: string;
       /**
        * Format: uuid
        * @description The payment whose money it is.
        */
       payment_id: string | null;
       /**
        * Format: uuid
        * @description The credit note that it is of.
        */
       credit_note_id: string | null;
       amount: components["schemas"]["CreditNoteAmount"];
      }[];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onCreditNoteChanged: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "credit_note.changed";
     data: {
      id: components["schemas"]["Id"];
      /**
       * Format: uuid
       * @description The account that it was issued to.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The fee that it is of; null where it is on account.
       */
      fee_id: string | null;
      amount: components["schemas"]["CreditNoteAmount"];
      /** ISO 4217 code of the amount. */
      currency: string;
      /** Why it was issued. */
      reason: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onCreditNoteCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "credit_note.created";
     data: components["schemas"]["CreditNoteEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onCreditNoteVoided: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "credit_note.voided";
     data: components["schemas"]["CreditNoteEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onDepartmentCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "department.created";
     data: components["schemas"]["DepartmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onDepartmentDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "department.deleted";
     data: components["schemas"]["DepartmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onDepartmentUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "department.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The staff member who leads the department.
       */
      head_staff_id: string | null;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onDiscountCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "discount.created";
     data: components["schemas"]["DiscountEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onDiscountDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "discount.deleted";
     data: components["schemas"]["DiscountEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onDiscountUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "discount.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /** The kind of discount. */
      kind: string;
      percent: components["schemas"]["Percent"];
      amount: components["schemas"]["DiscountAmount"];
      /** Whether only the best of such counts. */
      exclusive: boolean;
      /**
       * Format: date
       * @description The first day on which it is given.
       */
      valid_from: string | null;
      /**
       * Format: date
       * @description The last day on which it is given, on or after the first.
       */
      valid_until: string | null;
      /** How many enrollments may get it; null for any number: 1 to 1000000. */
      max_uses: number | null;
      /**
       * Format: uuid
       * @description The student whom it names.
       */
      student_id: string | null;
      /**
       * Format: uuid
       * @description The enrollment that it names.
       */
      enrollment_id: string | null;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentActivated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.activated";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentCompleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.completed";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.created";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The student.
       */
      student_id: string;
      /**
       * Format: uuid
       * @description The course.
       */
      course_id: string;
      /**
       * Format: uuid
       * @description The batch; null for a course without one.
       */
      batch_id: string | null;
      /**
       * Format: date
       * @description The day of the enrollment.
       */
      enrollment_date: string;
      active_from: components["schemas"]["ActiveFrom"];
      /** The status of the enrollment. */
      status: string;
      /**
       * Format: date
       * @description The day of completion.
       */
      completion_date: string | null;
      /** The place on the waitlist, from 1; null when a seat is held. */
      waitlist_position: number | null;
      /** The former status; null for a new enrollment. */
      previous_status: string | null;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.deleted";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentDropped: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.dropped";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentPromoted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.promoted";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentReopened: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.reopened";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.updated";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onEnrollmentWaitlisted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "enrollment.waitlisted";
     data: components["schemas"]["EnrollmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onFeeChanged: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "fee.changed";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      student_id: components["schemas"]["StudentId"];
      /**
       * Format: uuid
       * @description The parent who is billed.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The account of who pays.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The enrollment it is for.
       */
      enrollment_id: string | null;
      /** The place and the options of a quote. */
      fee_type: string;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["Currency"];
      /**
       * Format: date
       * @description The last day on which to pay.
       */
      due_date: string;
      paid_amount: components["schemas"]["PaidAmount"];
      credited_amount: components["schemas"]["CreditedAmount"];
      /** The open amount. */
      balance: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onFeeCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "fee.created";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      student_id: components["schemas"]["StudentId"];
      /**
       * Format: uuid
       * @description The parent who is billed.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The account of who pays.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The enrollment it is for.
       */
      enrollment_id: string | null;
      /** The place and the options of a quote. */
      fee_type: string;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["Currency"];
      /**
       * Format: date
       * @description The last day on which to pay.
       */
      due_date: string;
      paid_amount: components["schemas"]["PaidAmount"];
      credited_amount: components["schemas"]["CreditedAmount"];
      /** The open amount. */
      balance: string;
      /**
       * Format: uuid
       * @description The billing run that made it.
       */
      billing_run_id: string | null;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onFeeVoided: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "fee.voided";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      student_id: components["schemas"]["StudentId"];
      /**
       * Format: uuid
       * @description The parent who is billed.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The account of who pays.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The enrollment it is for.
       */
      enrollment_id: string | null;
      /** The place and the options of a quote. */
      fee_type: string;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["Currency"];
      /**
       * Format: date
       * @description The last day on which to pay.
       */
      due_date: string;
      paid_amount: components["schemas"]["PaidAmount"];
      credited_amount: components["schemas"]["CreditedAmount"];
      /** The open amount. */
      balance: string;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onFeePlanCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "fee_plan.created";
     data: components["schemas"]["FeePlanEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onFeePlanDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "fee_plan.deleted";
     data: components["schemas"]["FeePlanEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onFeePlanUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "fee_plan.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The course whose enrollments it bills.
       */
      course_id: string | null;
      /**
       * Format: uuid
       * @description The batch whose enrollments it bills.
       */
      batch_id: string | null;
      /** Whether it is billed by. */
      status: string;
      /**
       * Format: date
       * @description The first day on which the latest revision is in effect.
       */
      effective_from: string;
      /** The number of the latest revision: 1 to 100. */
      revision: number;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onInvitationAccepted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "invitation.accepted";
     data: components["schemas"]["InvitationEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onInvitationChanged: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "invitation.changed";
     data: {
      id: components["schemas"]["Id"];
      /** The role that is offered. */
      role: string;
      /** The staff member's role, for the role `staff`. */
      staff_role: string | null;
      /**
       * Format: uuid
       * @description The staff member they will be.
       */
      staff_id: string | null;
      /**
       * Format: uuid
       * @description The parent they will be.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The student they will be.
       */
      student_id: string | null;
      /**
       * Format: uuid
       * @description The user who invited.
       */
      invited_by: string;
      /**
       * Format: date-time
       * @description Until when the token works: RFC 3339, UTC.
       */
      expires_at: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onInvitationRevoked: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "invitation.revoked";
     data: components["schemas"]["InvitationEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onMemberInvited: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "member.invited";
     data: components["schemas"]["InvitationEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onMemberJoined: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "member.joined";
     data: components["schemas"]["MemberEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onMemberRemoved: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "member.removed";
     data: components["schemas"]["MemberEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onMemberRoleChanged: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "member.role_changed";
     data: {
      id: components["schemas"]["Id"];
      /**
       * Format: uuid
       * @description The user.
       */
      user_id: string;
      /** The role in the academy. */
      role: string;
      /** The staff member's role, for the role `staff`. */
      staff_role: string | null;
      staff_id: components["schemas"]["StaffId"];
      parent_id: components["schemas"]["ParentId"];
      student_id: components["schemas"]["MemberEventStudentId"];
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onParentCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "parent.created";
     data: components["schemas"]["ParentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onParentDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "parent.deleted";
     data: components["schemas"]["ParentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onParentErased: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "parent.erased";
     data: components["schemas"]["ParentErasedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onParentLinkChanged: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "parent.link_changed";
     data: {
      /**
       * Format: uuid
       * @description The parent.
       */
      parent_id: string;
      /**
       * Format: uuid
       * @description The student.
       */
      student_id: string;
      /** The parent's relationship to the student. */
      relationship: string;
      /** Whether this is the parent to turn to first. */
      is_primary: boolean;
      /** Whether the parent may collect the student. */
      can_pickup: boolean;
      /** Whether bills go to this parent. */
      receives_billing: boolean;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onParentLinked: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "parent.linked";
     data: components["schemas"]["ParentLinkedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onParentUnlinked: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "parent.unlinked";
     data: components["schemas"]["ParentLinkedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onParentUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "parent.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /** Whether the parent is in contact with the academy. */
      status: string;
      /**
       * Format: uuid
       * @description The user who signs in as this parent.
       */
      user_id: string | null;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onPaymentChanged: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "payment.changed";
     data: {
      id: components["schemas"]["Id"];
      /**
       * Format: uuid
       * @description The account that it was paid to.
       */
      account_id: string;
      fee_id: components["schemas"]["FeeId"];
      amount: components["schemas"]["FeePaymentAmount"];
      /** ISO 4217 code of the amount. */
      currency: string;
      /** How it was paid. */
      method: string;
      /**
       * Format: date-time
       * @description When it was paid: RFC 3339, UTC.
       */
      paid_at: string;
      /**
       * Format: uuid
       * @description The user who received it.
       */
      received_by: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onPaymentRecorded: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "payment.recorded";
     data: {
      id: components["schemas"]["Id"];
      /**
       * Format: uuid
       * @description The account that it was paid to.
       */
      account_id: string;
      fee_id: components["schemas"]["FeeId"];
      amount: components["schemas"]["FeePaymentAmount"];
      /** ISO 4217 code of the amount. */
      currency: string;
      /** How it was paid. */
      method: string;
      /**
       * Format: date-time
       * @description When it was paid: RFC 3339, UTC.
       */
      paid_at: string;
      /**
       * Format: uuid
       * @description The user who received it.
       */
      received_by: string;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onPaymentRefunded: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "payment.refunded";
     data: {
      id: components["schemas"]["Id"];
      /**
       * Format: uuid
       * @description The account that it was paid to.
       */
      account_id: string;
      fee_id: components["schemas"]["FeeId"];
      amount: components["schemas"]["FeePaymentAmount"];
      /** ISO 4217 code of the amount. */
      currency: string;
      /** How it was paid. */
      method: string;
      /**
       * Format: date-time
       * @description When it was paid: RFC 3339, UTC.
       */
      paid_at: string;
      /**
       * Format: uuid
       * @description The user who received it.
       */
      received_by: string;
      /**
       * Format: uuid
       * @description The payment that it was of.
       */
      refund_of_id: string;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onPenaltyPosted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "penalty.posted";
     data: {
      /**
       * Format: uuid
       * @description The id of the penalty.
       */
      id: string;
      /**
       * Format: uuid
       * @description The fee that was not paid in time.
       */
      penalty_for_id: string;
      /**
       * Format: uuid
       * @description The account of who pays.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The student it is for.
       */
      student_id: string | null;
      /**
       * Format: uuid
       * @description The parent who is billed.
       */
      parent_id: string | null;
      amount: components["schemas"]["CreditNoteAmount"];
      /** ISO 4217 code of the amounts. */
      currency: string;
      /**
       * Format: date
       * @description The last day on which to pay: the day on which it was posted.
       */
      due_date: string;
      /**
       * Format: date
       * @description The last day of grace of the fee.
       */
      grace_end: string;
      /** The open amount of the fee at that time. */
      balance: string;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onRoomCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "room.created";
     data: components["schemas"]["RoomEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onRoomDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "room.deleted";
     data: components["schemas"]["RoomEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onRoomUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "room.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /** How many students fit in: 1 to 10000. */
      capacity: number | null;
      /** Whether it is in use. */
      status: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSessionCancelled: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "session.cancelled";
     data: components["schemas"]["SessionEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSessionCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "session.created";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The batch.
       */
      batch_id: string;
      /**
       * Format: date
       * @description The day, local to the academy.
       */
      date: string;
      /**
       * Format: date-time
       * @description When it begins: RFC 3339, UTC.
       */
      starts_at: string;
      /**
       * Format: date-time
       * @description When it ends, after its start: RFC 3339, UTC.
       */
      ends_at: string;
      /**
       * Format: uuid
       * @description The staff member who leads it.
       */
      instructor_id: string | null;
      /**
       * Format: uuid
       * @description The room.
       */
      room_id: string | null;
      /** The status of the run. */
      status: string;
      /** The reason of the cancellation; null unless cancelled. */
      cancel_cause: string | null;
      /** Whether it is not charged because it is cancelled. */
      excuses_fees: boolean;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSessionHeld: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "session.held";
     data: components["schemas"]["SessionEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSessionRestored: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "session.restored";
     data: components["schemas"]["SessionEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSessionUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "session.updated";
     data: components["schemas"]["SessionEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSessionsRescheduled: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "sessions.rescheduled";
     data: {
      /**
       * Format: uuid
       * @description The batch.
       */
      batch_id: string;
      /** How many sessions were made. */
      created: number;
      /** How many changed their time, their instructor or their room. */
      moved: number;
      /** The number of cancelled sessions. */
      cancelled: number;
      /** How many are held after all. */
      restored: number;
      /** How many are gone. */
      removed: number;
      /** The number of other changes: the reason of a cancellation, or whether it is charged. */
      updated: number;
      /** The first 100 of them; all sessions are in the list of the batch. */
      changes: {
       /**
        * Format: uuid
        * @description The id of the session.
        */
       id: string;
       /** The change: `created`, `moved`, `cancelled`, `restored`, `removed` or `updated`. */
       change: string;
       /**
        * Format: date
        * @description Its day, local to the academy.
        */
       date: string;
       /** When it begins, local time of the academy. */
       start_time: string;
      }[];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff.created";
     data: components["schemas"]["StaffEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff.deleted";
     data: components["schemas"]["StaffEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffDepartmentJoined: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff.department_joined";
     data: components["schemas"]["StaffDepartmentJoinedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffDepartmentLeft: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff.department_left";
     data: components["schemas"]["StaffDepartmentJoinedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffErased: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff.erased";
     data: components["schemas"]["ParentErasedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /** The job of the staff member. */
      role: string;
      /** Whether the staff member is at work. */
      status: string;
      /**
       * Format: uuid
       * @description The user who signs in as this staff member.
       */
      user_id: string | null;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffTimeOffCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff_time_off.created";
     data: components["schemas"]["StaffTimeOffEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffTimeOffDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff_time_off.deleted";
     data: components["schemas"]["StaffTimeOffEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStaffTimeOffUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "staff_time_off.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /**
       * Format: uuid
       * @description The staff member.
       */
      staff_id: string;
      start_date: components["schemas"]["StartDate"];
      end_date: components["schemas"]["EndDate"];
      /** The status of the request. */
      status: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStudentCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "student.created";
     data: components["schemas"]["StudentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStudentDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "student.deleted";
     data: components["schemas"]["StudentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStudentErased: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "student.erased";
     data: components["schemas"]["ParentErasedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStudentUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "student.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /** The status of the student at the academy. */
      status: string;
      /**
       * Format: date
       * @description The day the student joined.
       */
      joined_at: string;
      /**
       * Format: uuid
       * @description The user who signs in as this student.
       */
      user_id: string | null;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTaxRateCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "tax_rate.created";
     data: components["schemas"]["TaxRateEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTaxRateDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "tax_rate.deleted";
     data: components["schemas"]["TaxRateEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTaxRateUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "tax_rate.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /** How much of the price: 0.00 to 100.00, with up to four decimal places. */
      percent: string;
      /** Whether prices include it; otherwise it is added to them. */
      inclusive: boolean;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTermCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "term.created";
     data: components["schemas"]["TermEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTermDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "term.deleted";
     data: components["schemas"]["TermEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTermUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "term.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      starts_on: components["schemas"]["StartDate"];
      ends_on: components["schemas"]["EndDate"];
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onWebhookEndpointCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "webhook_endpoint.created";
     data: components["schemas"]["WebhookEndpointEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onWebhookEndpointDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "webhook_endpoint.deleted";
     data: components["schemas"]["WebhookEndpointEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onWebhookEndpointDisabled: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "webhook_endpoint.disabled";
     data: {
      id: components["schemas"]["Id"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onWebhookEndpointUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "webhook_endpoint.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["BatchEventVersion"];
      /** Whether events are sent. */
      status: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
}

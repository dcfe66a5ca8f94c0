// Written by `npm run client` from rest/openapi.json.
export interface paths {
 "/auth/register": {
  /**
   * Registers a user, who is not yet a member of any academy, and signs them in
   * @description Every attempt counts towards the limit of the IP address.
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
  /** Ends the login session of the request's token immediately */
  post: operations["logout"];
 };
 "/auth/me": {
  /** The user who is signed in */
  get: operations["me"];
 };
 "/auth/refresh": {
  /**
   * Replaces the request's token with a new one
   * @description The old token is refused from then on. A request with it more than 10 seconds later ends the login session.
   */
  post: operations["refresh"];
 };
 "/auth/forgot-password": {
  /**
   * Mails a link for choosing a new password to the address
   * @description The link works for 30 minutes. The response is the same for known and unknown addresses. After 3 requests per hour for an address, requests fail with status 429.
   */
  post: operations["requestPasswordReset"];
 };
 "/auth/reset-password": {
  /**
   * Sets a new password for the user who received the token, and ends all of the user's login sessions
   * @description Does not sign the user in. An unknown, used or expired token is reported on `token`.
   */
  post: operations["resetPassword"];
 };
 "/auth/password": {
  /**
   * Changes the caller's password and ends the caller's other login sessions
   * @description A wrong current password is reported on `current_password`. Every attempt counts towards the login limit.
   */
  post: operations["changePassword"];
 };
 "/auth/email-verification": {
  /**
   * Mails the caller a link for verifying their e-mail address
   * @description The link works for 24 hours. At most 3 requests per hour.
   */
  post: operations["requestEmailVerification"];
 };
 "/auth/verify-email": {
  /**
   * Verifies the e-mail address of the user who received the token
   * @description No operation requires a verified address.
   */
  post: operations["verifyEmail"];
 };
 "/auth/sessions": {
  /** The active login sessions of the caller */
  get: operations["mySessions"];
  /** Ends all login sessions of the caller except the current one */
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
   * Previews the effects of a batch change on the batch's sessions, and the clashes that the change would cause
   * @description For callers who may make the change. Writes nothing.
   */
  post: operations["previewBatchChange"];
 };
 "/students/import": {
  /**
   * Registers the students of a CSV file
   * @description A row with the `id`, `external_id` or `student_number` of an existing student changes that student. Further allowed columns: `emergency_contact_name`, `_phone` and `_relationship`. Imports at most 5,000 rows: all of them, or none if a cell is bad. Each bad cell has an error, such as `rows.3.first_name` for the third row below the header line. A row whose `version` or `updated_at` differs from the record's is status 409.
   */
  post: operations["importStudents"];
 };
 "/parents/import": {
  /**
   * Registers the parents of a CSV file
   * @description A row with the `id` or `email` of an existing parent changes that parent. The column `students` replaces the children: either in the exported form, or as external ids, student numbers or ids, separated by semicolons, with the parent's relationship in `relationship`. Imports at most 5,000 rows: all of them, or none if a cell is bad. Each bad cell has an error, such as `rows.3.first_name` for the third row below the header line. A row whose `version` or `updated_at` differs from the record's is status 409.
   */
  post: operations["importParents"];
 };
 "/staff/import": {
  /**
   * Registers the staff members of a CSV file
   * @description A row with the `id`, `email` or `staff_number` of an existing staff member changes that staff member. Administrators cannot write other administrators. Imports at most 5,000 rows: all of them, or none if a cell is bad. Each bad cell has an error, such as `rows.3.first_name` for the third row below the header line. A row whose `version` or `updated_at` differs from the record's is status 409.
   */
  post: operations["importStaff"];
 };
 "/enrollments/import": {
  /**
   * Enrolls the students of a CSV file, row by row
   * @description A row with an `id` changes that enrollment instead. A student may also be identified by `student_external_id` or `student_number`, a batch by `batch_code` or `batch_name`, a course by `course_code`. Imports at most 5,000 rows: all of them, or none if a cell is bad. Each bad cell has an error, such as `rows.3.first_name` for the third row below the header line. A row whose `version` or `updated_at` differs from the record's is status 409.
   */
  post: operations["importEnrollments"];
 };
 "/fees/import": {
  /**
   * Imports fees from the rows of a CSV file
   * @description A row with an `id` changes that fee; a row without an `id` bills a new fee each time it is sent. A student may also be identified by `student_external_id` or `student_number`, a parent by `parent_email`. An import cannot record payments. Imports at most 5,000 rows: all of them, or none if a cell is bad. Each bad cell has an error, such as `rows.3.first_name` for the third row below the header line. A row whose `version` or `updated_at` differs from the record's is status 409.
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
   * Makes a pending enrollment active, and bills its one-time fees, the current month and the current term
   * @description A waitlisted enrollment needs a free seat. An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
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
   * Transfers a student to another batch: drops the open enrollment and returns a new one in the other batch
   * @description If either step fails, nothing changes. An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
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
   * @description Only admins can cancel a session that has begun. No caller can cancel a session with attendance marks. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
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
   * @description Teachers can do so for sessions of their batches and, until the edit hours end, for sessions that they lead as substitutes. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
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
   * The students who were active in the batch on the day, ordered by name, with their marks
   * @description The roster contains students whose enrollment the caller can see. The staff member who leads the session sees all students from the day before until the edit hours end (rounded up to whole days).
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
   * Marks up to 200 students in a session that is not cancelled, like `POST /attendance`
   * @description The session becomes `held`. The staff member who leads the session may mark it from its day until the edit hours end, even in a batch of another instructor. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  post: operations["takeSessionRoll"];
 };
 "/assessments/{id}/publish": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Publishes an assessment: families then see it and its results, and get a notice
   * @description An API key without the scope `grades:read` gets only the id and the fields that it sent.
   */
  post: operations["publishAssessment"];
 };
 "/assessments/{id}/archive": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Archives an assessment: families no longer see it, and it counts in no average
   * @description An API key without the scope `grades:read` gets only the id and the fields that it sent.
   */
  post: operations["archiveAssessment"];
 };
 "/assessments/{id}/results": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** The results of the assessment that the caller can see */
  get: operations["assessmentResults"];
  /**
   * Saves the results of up to 500 students in an assessment that is not archived
   * @description Either all results are saved, or none, with an error for each bad row. Existing results are corrected, and the earlier ones are kept. Returns the results in the order of the rows. An API key without the scope `grades:read` gets only the id and the fields that it sent.
   */
  post: operations["saveResults"];
 };
 "/batches/{id}/gradebook": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Returns the gradebook of a batch: its assessments, and a row per student with results and averages
   * @description Null if there is none, or if the caller cannot see grades of the batch. Families see published assessments and their students only.
   */
  get: operations["gradebook"];
 };
 "/batches/{id}/finalise": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Fills the empty grades of the active and completed enrollments in a batch
   * @description Each gets the grade of the first band whose `min` is not above `published_average`; drafts do not count. Existing grades do not change, and filled ones stay when an assessment is withdrawn later. If a student has several enrollments in the batch, the last one counts. Status 403 for teachers of other batches and heads of other departments.
   */
  post: operations["finaliseGrades"];
 };
 "/batches/{id}/unfinalise": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Empties the grades in a batch that `POST /batches/{id}/finalise` filled and that nobody changed since
   * @description Other grades do not change. Status 403 for teachers of other batches and heads of other departments.
   */
  post: operations["unfinaliseGrades"];
 };
 "/materials/reorder": {
  /**
   * Gives up to 500 materials of one course, one batch or one session a new order, and returns them in this order
   * @description Other materials there keep their places: to reorder a section, send only its materials. Status 422 for materials of several places, or that the caller cannot see. An API key without the scope `materials:read` gets only the id and the fields that it sent.
   */
  post: operations["reorderMaterials"];
 };
 "/materials/{id}/publish": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Publishes a learning material: its audience sees it on its visible days
   * @description An API key without the scope `materials:read` gets only the id and the fields that it sent.
   */
  post: operations["publishMaterial"];
 };
 "/materials/{id}/open": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Counts a view of the address of a learning material, if the caller is a student
   * @description Clients call it when the student opens the `url`. A view of a file is counted when its content is read. An API key without the scope `materials:read` gets only the id and the fields that it sent.
   */
  post: operations["openMaterial"];
 };
 "/materials/{id}/views": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The students who opened the material, for staff who can see the students
   * @description Empty for families.
   */
  get: operations["materialViews"];
 };
 "/fees/{id}/split": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Splits a fee without payments or credits into installments, for one or several payers
   * @description The first installment is the fee itself. Returns all installments, in the order of the parts. An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  post: operations["splitFee"];
 };
 "/fees/{id}/explanation": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Explains the status and the amounts of the fee at the end of a day: the steps of its price, and the ledger entries since billing */
  get: operations["feeExplanation"];
 };
 "/accounts/{id}/statement": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** The account statement from one day to another, at most 366 days: the last 90 days by default */
  get: operations["accountStatement"];
 };
 "/fees/{id}/waive": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Waives a penalty for late payment
   * @description An unpaid penalty is voided. If a part is paid, the penalty is reduced, and the paid part becomes credit. The overdue fee gets no other penalty. An API key without the scope `fees:read` gets only the id and the fields that it sent.
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
   * Voids a fee without payments or credits
   * @description Lists omit a voided fee, and it cannot be paid. An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  post: operations["voidFee"];
 };
 "/fees/{id}/invoice": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** The invoice; null if none was issued */
  get: operations["feeInvoice"];
  /**
   * Issues the invoice for a fee, with the next number of the academy
   * @description If the fee has an invoice, returns that invoice. The invoice keeps the names, texts and amounts of the moment. Afterwards, the title, type, amount, due date and payer of the fee cannot change, except by `replace` of `PUT /fees/{id}`. Status 422 if the fee is voided, or if its student or payer was erased. An API key without the scope `invoices:read` gets only the id and the fields that it sent.
   */
  post: operations["issueInvoice"];
 };
 "/fees/{id}/payments": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** The payments and refunds of the fee, including payments for several fees */
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
   * Bills all active students of a batch, each once for the type and period
   * @description Returns their fees, both new and existing. An API key without the scope `fees:read` gets only the id and the fields that it sent.
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
   * Creates the next revision of an active plan: the items that the plan bills from a day on
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
   * Confirms a held run: the run bills all missing fees of its kind at the time of the confirmation
   * @description Status 422 on `id` if the run is not held. An API key without the scope `billing_runs:read` gets only the id and the fields that it sent.
   */
  post: operations["confirmBillingRun"];
 };
 "/quotes": {
  /**
   * Previews the fees for enrolling a student in a batch, today and later
   * @description The rules of enrolling apply: status 422 if the enrollment would be refused. A full batch is no error. If the student has a pending enrollment, the quote previews its approval. Writes nothing.
   */
  post: operations["quote"];
 };
 "/invitations/accept": {
  /**
   * Makes the invited person a member and signs them in
   * @description An existing user must be signed in or send their password.
   */
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
   * @description Order: staff who have taught the course, then the fewest hours that week, then the name; at most 100. Null if the caller can see no such session. Only for staff.
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
   * The events of the academy, oldest first, in the order of their numbers, without gaps
   * @description Events are stored for 30 days; an older `after` is refused. Only for academy admins and administrators.
   */
  get: operations["listEvents"];
 };
 "/event-types": {
  /**
   * The types of events and their data fields
   * @description Only for academy admins and administrators.
   */
  get: operations["listEventTypes"];
 };
 "/skill-marks": {
  /**
   * The skill marks of the students whom the caller can see, without voided marks
   * @description Not for support staff.
   */
  get: operations["skillMarks"];
  /**
   * Adds up to 500 skill marks
   * @description Either all marks are added, or none, with an error for each bad row. Returns the marks in the order of the rows. Teachers mark students of their own batches, and department heads mark students of their departments. An API key without the scope `skill_marks:read` gets only the id and the fields that it sent.
   */
  post: operations["saveSkillMarks"];
 };
 "/skill-marks/{id}/void": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Voids a skill mark, so that the mark before it counts again
   * @description Admins can void any mark. Teachers and department heads can void their own marks until the edit hours of the day on which they marked have passed. An API key without the scope `skill_marks:read` gets only the id and the fields that it sent.
   */
  post: operations["voidSkillMark"];
 };
 "/students/{id}/promote": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Promotes a student to a level
   * @description The student needs its required skills, days, sessions and age, unless an admin sends `override_reason`; otherwise status 422. Teachers promote students of their own batches, and department heads promote students of their departments. An API key without the scope `student_levels:read` gets only the id and the fields that it sent.
   */
  post: operations["promoteStudent"];
 };
 "/student-levels/{id}/undo": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Undoes the last promotion of a student in a track, so that the student holds the level before it again
   * @description Status 422 if it was undone already, or if there is a later one. Only for academy admins and administrators. An API key without the scope `student_levels:read` gets only the id and the fields that it sent.
   */
  post: operations["undoPromotion"];
 };
 "/batches/{id}/ready-for-promotion": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The active students of a batch who have all required skills, days and sessions, and the age, for the level to which the course of the batch leads
   * @description Teachers and department heads get the students whose enrollment they can see. Null if there is no such batch. Only for admins, department heads and teachers.
   */
  get: operations["readyForPromotion"];
 };
 "/staff/{id}/take-back-sessions": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Assigns to a rehired staff member the batches and upcoming sessions that they lost by leaving and that still have no instructor
   * @description Department heads can do so in their departments. The filter `former_instructor_id` of `GET /sessions` finds these sessions. Sessions during approved time off are skipped. If the academy refuses clashes, sessions at the time of another session of the staff member are skipped too.
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
   * Restores a student who was deleted in the last 30 days
   * @description Only the record is restored: enrollments stay dropped, and the membership stays ended. A student who is not deleted, for example after a second call, is returned unchanged. An API key without the scope `students:read` gets only the id and the fields that it sent.
   */
  post: operations["restoreStudent"];
 };
 "/students/{id}/transcript": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The transcript of the student: completed courses with grades and attendance, and levels
   * @description It contains only what the caller can see: teachers see courses in their batches, department heads those of their departments.
   */
  get: operations["studentTranscript"];
 };
 "/students/{id}/erase": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Permanently erases the personal data of a person who is inactive or deleted
   * @description This includes names, contacts, medical notes, photos, documents and notes about the person, also in the audit log. The person's login ends. Money, counts, grades and attendance stay. Only for admins of the academy. A repeated call changes nothing.
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
   * Permanently erases the personal data of a person who is inactive or deleted
   * @description This includes names, contacts, medical notes, photos, documents and notes about the person, also in the audit log. The person's login ends. Money, counts, grades and attendance stay. Only for admins of the academy. A repeated call changes nothing.
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
   * Permanently erases the personal data of a person who is inactive or deleted
   * @description This includes names, contacts, medical notes, photos, documents and notes about the person, also in the audit log. The person's login ends. Money, counts, grades and attendance stay. Only for admins of the academy. A repeated call changes nothing.
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
   * Approves or declines time off, or changes the decision
   * @description Department heads decide on the time off of their staff, but not on their own. An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  post: operations["decideTimeOff"];
 };
 "/timetable": {
  /**
   * Every day of a period with its closures and sessions, optionally for one student, staff member, room or batch
   * @description Staff see all sessions, parents the sessions of their children, students their own. If the caller cannot see the record given as filter, the days have no sessions.
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
   * @description Only this response shows the new secret. The former secret also signs requests for some hours; during that time, another replacement fails with status 409. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
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
   * @description The returned delivery contains the result shortly afterwards. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
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
   * Sends missed events to an endpoint: dead or cancelled deliveries, and events of the endpoint's types that were never sent to it
   * @description Sends at most 10,000 events.
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
   * Sends a delivery again immediately, regardless of its status, with the same `webhook-id`
   * @description An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  post: operations["replayWebhookDelivery"];
 };
 "/notification-kinds": {
  /**
   * The kinds of notices with their placeholders
   * @description Only for academy admins and administrators.
   */
  get: operations["notificationKinds"];
 };
 "/notification-kinds/preview": {
  /**
   * A notice as recipients would get it in a language, with the names of placeholders as values
   * @description Only for academy admins and administrators.
   */
  get: operations["previewNotification"];
 };
 "/notifications/read": {
  /**
   * Marks entries of the caller's inbox as read: the entries with the given ids, or all entries
   * @description Waiting messages about these entries are then not sent. If an id is not in the inbox, no entry is marked.
   */
  post: operations["markNotificationsRead"];
 };
 "/notification-preferences": {
  /**
   * The caller's preferences for every kind of notice and every channel
   * @description Academy admins and administrators may read the preferences of a parent without a login.
   */
  get: operations["notificationPreferences"];
  /**
   * Changes the caller's choices of messages, and returns all choices
   * @description Academy admins and administrators may change the choices of a parent without a login. Mails about accounts cannot be turned off.
   */
  put: operations["updateNotificationPreferences"];
  /**
   * Changes the caller's choices of messages, and returns all choices
   * @description Academy admins and administrators may change the choices of a parent without a login. Mails about accounts cannot be turned off.
   */
  patch: operations["updateNotificationPreferencesByPatch"];
 };
 "/notification-sends/{id}/resend": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Sends a message again at once, even if the recipient has read the notice or its cause is gone
   * @description Status 409 for a message that still waits. An API key without the scope `notices:read` gets only the id and the fields that it sent.
   */
  post: operations["resendNotification"];
 };
 "/announcements/{id}/publish": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Publishes a draft at once, or schedules it for its `publish_at`
   * @description The service determines the recipients at the time of the publication. If a teacher or department head who scheduled it may no longer address its audience at that time, the announcement is withdrawn. Status 409 for an announcement that is not a draft. An API key without the scope `announcements:read` gets only the id and the fields that it sent.
   */
  post: operations["publishAnnouncement"];
 };
 "/announcements/{id}/withdraw": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Withdraws a scheduled or published announcement: its unread inbox entries are removed, and its waiting messages are not sent
   * @description Status 409 for a draft. An API key without the scope `announcements:read` gets only the id and the fields that it sent.
   */
  post: operations["withdrawAnnouncement"];
 };
 "/announcements/{id}/test": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Sends an announcement in any state to the caller only, at once
   * @description An API key without the scope `announcements:read` gets only the id and the fields that it sent.
   */
  post: operations["testAnnouncement"];
 };
 "/announcements/preview": {
  /**
   * The recipients that an announcement to the audience would have now: by role and channel, and who would get nothing
   * @description Department heads and teachers can only name audiences that they may address.
   */
  post: operations["previewAnnouncement"];
 };
 "/files": {
  /** The files that the caller uploaded, newest first */
  get: operations["files"];
  /**
   * Uploads a file, and returns its record
   * @description The type is recognised by the content, and must agree with the extension of the name. Staff may upload pdf, png, jpeg, gif, webp, heic, mp3, m4a, wav, mid, musicxml, mp4, mov, office documents, zip, txt, csv and md. Parents and students may upload pictures and pdf, 20 a day. Returns 413 for a file that is too large, 422 for other types, and 403 if the storage of the academy's plan is full. API keys need the scope `files:write`.
   */
  post: operations["uploadFile"];
 };
 "/calendar-feeds/{id}/rotate": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Replaces the address of a calendar feed
   * @description Only this response shows the new address. The former address stops working.
   */
  post: operations["rotateCalendarFeed"];
 };
 "/reports/ageing": {
  /**
   * The open amounts of fees on a day, split by days since the due date, and the credit of accounts, with totals
   * @description Only admins and support staff may read it.
   */
  get: operations["ageingReport"];
 };
 "/reports/attendance-history": {
  /**
   * The attendance marks of a period with their corrections, users and times, the latest days first, with totals
   * @description Admins see all; teachers and department heads see the marks of their batches, families see their own.
   */
  get: operations["attendanceHistoryReport"];
 };
 "/reports/attendance-summary": {
  /**
   * The attendance of students in a period, with rates and totals
   * @description Admins see all; teachers and department heads see their batches, families see their own.
   */
  get: operations["attendanceSummaryReport"];
 };
 "/reports/class-attendance": {
  /**
   * The attendance in the sessions of a period, with rates and totals
   * @description Admins see all; teachers and department heads see their batches.
   */
  get: operations["classAttendanceReport"];
 };
 "/reports/capacity": {
  /**
   * The occupancy, waitlists and sessions of batches, with totals
   * @description Admins see all; department heads see their courses.
   */
  get: operations["capacityReport"];
 };
 "/reports/enrollment-funnel": {
  /**
   * The progress of enrollments that began in a period, from request to completion, with totals
   * @description Admins see all; department heads see their courses.
   */
  get: operations["enrollmentFunnelReport"];
 };
 "/reports/low-attendance": {
  /**
   * Students or batches with low attendance in the last 30 days, or in the number of days in the filter, with totals
   * @description Admins see all; teachers and department heads see the students of their batches.
   */
  get: operations["lowAttendanceReport"];
 };
 "/reports/monthly": {
  /**
   * The academy month by month: money owed and its movements, students who joined and left, and attendance
   * @description Only admins may read it.
   */
  get: operations["monthlyReport"];
 };
 "/reports/outstanding-fees": {
  /**
   * The open amounts of fees on a day, the overdue part and the oldest due date, with totals
   * @description Only admins and support staff may read it.
   */
  get: operations["outstandingFeesReport"];
 };
 "/reports/payment-history": {
  /**
   * The payments and refunds of a period, with totals
   * @description Admins and support staff see all; families see their own.
   */
  get: operations["paymentHistoryReport"];
 };
 "/reports/pending-payments": {
  /**
   * The open amounts of fees that were not overdue on a day, the next due date first, with totals
   * @description Only admins and support staff may read it.
   */
  get: operations["pendingPaymentsReport"];
 };
 "/reports/revenue": {
  /**
   * The billed fees and payments of a period, and the net revenue on a cash basis or a billed basis, with totals
   * @description Only admins may read it.
   */
  get: operations["revenueReport"];
 };
 "/reports/retention": {
  /**
   * Students who stayed and students who left in a period, the reasons, and the percentage of new students who are still active, with totals
   * @description Admins see all; department heads see their courses.
   */
  get: operations["retentionReport"];
 };
 "/reports/staff-performance": {
  /**
   * Figures on the sessions and batches of staff members in a period, with totals
   * @description Admins see all; department heads see the staff of their departments, other staff members see themselves.
   */
  get: operations["staffPerformanceReport"];
 };
 "/reports/student-progress": {
  /**
   * The progress and attendance of students in a period, by their enrollments, with totals
   * @description Admins see all; teachers and department heads see their batches, families see their own.
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
  /** Returns an academy of the caller by id, or null if the caller is not a member */
  get: operations["academy"];
  /**
   * Changes an academy
   * @description Only for its admins and Super Admins. An API key without the scope `academy:read` gets only the id and the fields that it sent.
   */
  put: operations["updateAcademy"];
  /**
   * Deletes an academy: all users lose access, and its data remains stored
   * @description Only for its admins and Super Admins.
   */
  delete: operations["deleteAcademy"];
  /**
   * Changes an academy
   * @description Only for its admins and Super Admins. An API key without the scope `academy:read` gets only the id and the fields that it sent.
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
   * Changes a department
   * @description Department heads can change their own department. An API key without the scope `departments:read` gets only the id and the fields that it sent.
   */
  put: operations["updateDepartment"];
  /**
   * Deletes a department
   * @description Its courses and staff stay, without a department.
   */
  delete: operations["deleteDepartment"];
  /**
   * Changes a department
   * @description Department heads can change their own department. An API key without the scope `departments:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateDepartmentByPatch"];
 };
 "/courses": {
  /** The courses of the academy */
  get: operations["courses"];
  /**
   * Creates a course
   * @description Department heads can do so in their own departments. An API key without the scope `courses:read` gets only the id and the fields that it sent.
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
   * Changes a course
   * @description Department heads can change courses of their departments. An API key without the scope `courses:read` gets only the id and the fields that it sent.
   */
  put: operations["updateCourse"];
  /** Deletes a course that has no batches and no open enrollments */
  delete: operations["deleteCourse"];
  /**
   * Changes a course
   * @description Department heads can change courses of their departments. An API key without the scope `courses:read` gets only the id and the fields that it sent.
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
   * @description A new name is copied to the `classroom` of its batches and upcoming sessions. An API key without the scope `rooms:read` gets only the id and the fields that it sent.
   */
  put: operations["updateRoom"];
  /**
   * Deletes a room
   * @description If a batch that has not ended uses the room, for itself or for an upcoming session, the room is archived instead. The `message` then lists these batches.
   */
  delete: operations["deleteRoom"];
  /**
   * Changes a room
   * @description A new name is copied to the `classroom` of its batches and upcoming sessions. An API key without the scope `rooms:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateRoomByPatch"];
 };
 "/batches": {
  /** The batches of the academy */
  get: operations["batches"];
  /**
   * Creates an upcoming batch
   * @description Department heads can do so in their departments. An API key without the scope `batches:read` gets only the id and the fields that it sent.
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
   * Changes a batch
   * @description Department heads change batches of their departments, teachers the notes of their own batches. An API key without the scope `batches:read` gets only the id and the fields that it sent.
   */
  put: operations["updateBatch"];
  /**
   * Deletes a batch
   * @description Its open enrollments are dropped.
   */
  delete: operations["deleteBatch"];
  /**
   * Changes a batch
   * @description Department heads change batches of their departments, teachers the notes of their own batches. An API key without the scope `batches:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateBatchByPatch"];
 };
 "/students": {
  /** The students that the caller can see */
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
  /** Returns a student by id, or null if the caller cannot see the student */
  get: operations["student"];
  /**
   * Changes a student
   * @description Parents can change the contact data of their children, students their own. An API key without the scope `students:read` gets only the id and the fields that it sent.
   */
  put: operations["updateStudent"];
  /**
   * Deletes a student
   * @description The student's open enrollments are dropped, and the membership ends.
   */
  delete: operations["deleteStudent"];
  /**
   * Changes a student
   * @description Parents can change the contact data of their children, students their own. An API key without the scope `students:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateStudentByPatch"];
 };
 "/parents": {
  /** The parents that the caller can see */
  get: operations["parents"];
  /**
   * Registers a parent, with children in the academy
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
  /** Returns a parent by id, or null if the caller cannot see the parent */
  get: operations["parent"];
  /**
   * Changes a parent
   * @description Parents can change their own data, except for their status and children. An API key without the scope `parents:read` gets only the id and the fields that it sent.
   */
  put: operations["updateParent"];
  /**
   * Deletes a parent
   * @description The parent's membership ends; the children stay.
   */
  delete: operations["deleteParent"];
  /**
   * Changes a parent
   * @description Parents can change their own data, except for their status and children. An API key without the scope `parents:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateParentByPatch"];
 };
 "/staff": {
  /** The staff of the academy whom the caller can see */
  get: operations["staff"];
  /**
   * Registers a staff member
   * @description Administrators cannot register other administrators. An API key without the scope `staff:read` gets only the id and the fields that it sent.
   */
  post: operations["createStaffMember"];
 };
 "/staff/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a staff member by id, or null if the caller cannot see the staff member */
  get: operations["staffMember"];
  /**
   * Changes a staff member
   * @description Administrators change staff who are not admins; other staff change their own `email`, `phone`, `qualifications` and `weekly_availability`. A terminated staff member stops being a member and teaches no upcoming batch. With a future `end_date`, the staff member leads sessions and keeps the login until that day. The filter `unstaffed` of `GET /sessions` finds the sessions after that day. An API key without the scope `staff:read` gets only the id and the fields that it sent.
   */
  put: operations["updateStaffMember"];
  /** Deletes a staff member, who then is no longer a member and teaches no upcoming batch */
  delete: operations["deleteStaffMember"];
  /**
   * Changes a staff member
   * @description Administrators change staff who are not admins; other staff change their own `email`, `phone`, `qualifications` and `weekly_availability`. A terminated staff member stops being a member and teaches no upcoming batch. With a future `end_date`, the staff member leads sessions and keeps the login until that day. The filter `unstaffed` of `GET /sessions` finds the sessions after that day. An API key without the scope `staff:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateStaffMemberByPatch"];
 };
 "/time-off": {
  /**
   * The time off that the caller can see
   * @description Department heads see the time off of staff in their departments, other staff their own.
   */
  get: operations["timeOff"];
  /**
   * Requests time off for the caller
   * @description Admins can request time off for any staff member who has not left. An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  post: operations["requestTimeOff"];
 };
 "/time-off/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a period of time off by id, or null if the caller cannot see it */
  get: operations["staffTimeOff"];
  /**
   * Changes time off
   * @description Admins can change any time off, other staff their own until it is decided. A different `status` decides on the request by the rules of `POST /time-off/{id}/decide`. An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTimeOff"];
  /**
   * Withdraws time off
   * @description Admins can withdraw any time off. Other staff can withdraw their own if it is not decided yet or has not begun.
   */
  delete: operations["deleteTimeOff"];
  /**
   * Changes time off
   * @description Admins can change any time off, other staff their own until it is decided. A different `status` decides on the request by the rules of `POST /time-off/{id}/decide`. An API key without the scope `time_off:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateTimeOffByPatch"];
 };
 "/closures": {
  /** The closures of the academy */
  get: operations["closures"];
  /**
   * Creates a closure of courses, batches and rooms, or of the whole academy
   * @description Sessions in its period are cancelled. An API key without the scope `closures:read` gets only the id and the fields that it sent.
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
   * Changes a closure
   * @description The sessions in its former and new period are updated. An API key without the scope `closures:read` gets only the id and the fields that it sent.
   */
  put: operations["updateClosure"];
  /** Deletes a closure; upcoming sessions that it cancelled are restored */
  delete: operations["deleteClosure"];
  /**
   * Changes a closure
   * @description The sessions in its former and new period are updated. An API key without the scope `closures:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateClosureByPatch"];
 };
 "/sessions": {
  /** The sessions that the caller can see, by day and time by default */
  get: operations["classSessions"];
  /**
   * Adds an extra session to a batch
   * @description Department heads can do so in their departments. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  post: operations["addSession"];
 };
 "/sessions/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a session by id, or null if the caller cannot see it */
  get: operations["classSession"];
  /**
   * Changes a session
   * @description Department heads change sessions in their departments. Teachers change the topic, the address for joining online and the notes of sessions that they lead or whose batch is theirs. A changed time, instructor or room no longer follows the batch, until it is set to the batch's value again. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  put: operations["updateSession"];
  /**
   * Changes a session
   * @description Department heads change sessions in their departments. Teachers change the topic, the address for joining online and the notes of sessions that they lead or whose batch is theirs. A changed time, instructor or room no longer follows the batch, until it is set to the batch's value again. An API key without the scope `sessions:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateSessionByPatch"];
 };
 "/enrollments": {
  /** The enrollments that the caller can see */
  get: operations["enrollments"];
  /**
   * Enrolls a student
   * @description A full batch refuses an active enrollment; a pending one goes on the waitlist. Department heads enroll students in courses of their departments. Parents request places for their children, students for themselves. An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  post: operations["enrollStudent"];
 };
 "/enrollments/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an enrollment by id, or null if the caller cannot see it */
  get: operations["enrollment"];
  /**
   * Changes an enrollment
   * @description Teachers change the grade and progress in their batches. Parents can only drop enrollments of their children. An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  put: operations["updateEnrollment"];
  /**
   * Deletes an enrollment
   * @description An open enrollment is dropped first.
   */
  delete: operations["deleteEnrollment"];
  /**
   * Changes an enrollment
   * @description Teachers change the grade and progress in their batches. Parents can only drop enrollments of their children. An API key without the scope `enrollments:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateEnrollmentByPatch"];
 };
 "/attendance": {
  /** The attendance records that the caller can see */
  get: operations["attendance"];
  /**
   * Marks the attendance of a student on a day, once for each batch and session
   * @description With a batch, the student must have been active in the batch on that day. A dropped student counts as active until the day before the drop. The mark belongs to the session with the id `session_id`. Without that id, it belongs to the extra session of that day whose topic is `session`, if there is one. Otherwise, it belongs to a session of the batch on that day that is not cancelled. Of several such sessions, the service selects the one nearest to the present time if the day is today, and otherwise the first. The session becomes held. Marks on a day whose sessions are all cancelled are refused. Teachers can mark in their own batches and in sessions that they lead, within the edit hours of the academy. Department heads can mark in batches of their departments. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  post: operations["markAttendance"];
 };
 "/attendance/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an attendance record by id, or null if the caller cannot see it */
  get: operations["attendanceRecord"];
  /**
   * Corrects an attendance record
   * @description The record then shows the user and the time of the correction, and the former mark is added to the history. A correction without changes does nothing. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  put: operations["updateAttendance"];
  /**
   * Corrects an attendance record
   * @description The record then shows the user and the time of the correction, and the former mark is added to the history. A correction without changes does nothing. An API key without the scope `attendance:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateAttendanceByPatch"];
 };
 "/results": {
  /**
   * The results that the caller can see
   * @description Families see only results of their students in published assessments.
   */
  get: operations["results"];
 };
 "/results/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a result by id, or null if the caller cannot see it */
  get: operations["result"];
 };
 "/skill-marks/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a skill mark by id, even if it is voided; null if the caller cannot see it */
  get: operations["skillMark"];
 };
 "/student-levels": {
  /**
   * The promotions of the students whom the caller can see, without those that were undone
   * @description Not for support staff.
   */
  get: operations["studentLevels"];
 };
 "/student-levels/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a promotion by id, even if it was undone; null if the caller cannot see it */
  get: operations["studentLevel"];
 };
 "/fees": {
  /** The fees that the caller can see, without voided fees */
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
  /** Returns a fee by id, including voided fees, or null if the caller cannot see it */
  get: operations["fee"];
  /**
   * Changes a fee that is not paid yet, or pays its balance
   * @description Support staff may only pay the balance. An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  put: operations["updateFee"];
  /**
   * Changes a fee that is not paid yet, or pays its balance
   * @description Support staff may only pay the balance. An API key without the scope `fees:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateFeeByPatch"];
 };
 "/accounts": {
  /**
   * The accounts of the academy
   * @description Parents and students see only their family's accounts.
   */
  get: operations["accounts"];
 };
 "/accounts/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an account by id, or null if the caller cannot see it */
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
  /** The payments for fees that the caller can see, and the payments of the caller's own account */
  get: operations["payments"];
  /**
   * Records money received from a payer, for several fees or as credit
   * @description The part that is not allocated to a fee becomes credit. Credit pays open fees automatically unless `auto_apply_credit` of the account is false. An API key without the scope `payments:read` gets only the id and the fields that it sent.
   */
  post: operations["recordAccountPayment"];
 };
 "/payments/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a payment by id, or null if the caller cannot see it */
  get: operations["payment"];
 };
 "/credit-notes": {
  /** The credit notes of the fees that the caller can see, and of the caller's own account */
  get: operations["creditNotes"];
  /**
   * Issues a credit note for a fee or for an account
   * @description The amount above the balance of the fee becomes credit. Credit pays open fees automatically unless `auto_apply_credit` of the account is false. An API key without the scope `credit_notes:read` gets only the id and the fields that it sent.
   */
  post: operations["createCreditNote"];
 };
 "/credit-notes/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a credit note by id, or null if the caller cannot see it */
  get: operations["creditNote"];
 };
 "/invoices": {
  /** The invoices of the fees that the caller can see, including invoices of voided fees */
  get: operations["invoices"];
 };
 "/invoices/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an invoice by id, or null if the caller cannot see it */
  get: operations["invoice"];
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
   * Changes a term
   * @description Fees that were already billed for the term do not change. An API key without the scope `terms:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTerm"];
  /** Deletes a term: lists omit the term, and nothing more is billed for it */
  delete: operations["deleteTerm"];
  /**
   * Changes a term
   * @description Fees that were already billed for the term do not change. An API key without the scope `terms:read` gets only the id and the fields that it sent.
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
   * Changes a tax rate, for fees that are billed afterwards
   * @description An API key without the scope `tax_rates:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTaxRate"];
  /** Deletes a tax rate that no draft or active fee plan uses: lists omit it */
  delete: operations["deleteTaxRate"];
  /**
   * Changes a tax rate, for fees that are billed afterwards
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
   * Changes or activates a draft, or archives a plan
   * @description An active plan cannot be changed otherwise. An API key without the scope `fee_plans:read` gets only the id and the fields that it sent.
   */
  put: operations["updateFeePlan"];
  /** Deletes a fee plan that is a draft or archived: lists omit it */
  delete: operations["deleteFeePlan"];
  /**
   * Changes or activates a draft, or archives a plan
   * @description An active plan cannot be changed otherwise. An API key without the scope `fee_plans:read` gets only the id and the fields that it sent.
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
   * @description The change applies to fees that are billed afterwards. An API key without the scope `discounts:read` gets only the id and the fields that it sent.
   */
  put: operations["updateDiscount"];
  /** Deletes a discount: lists omit it, and new fees are billed without it */
  delete: operations["deleteDiscount"];
  /**
   * Changes a discount
   * @description The change applies to fees that are billed afterwards. An API key without the scope `discounts:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateDiscountByPatch"];
 };
 "/billing-runs": {
  /** The billing runs of the academy */
  get: operations["billingRuns"];
  /**
   * Starts a billing run that bills missing fees: one-time fees of enrollments, and the months and terms up to `as_of`, as far back as the settings allow
   * @description The run continues after the response: query the run again for its results. An API key without the scope `billing_runs:read` gets only the id and the fields that it sent.
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
  /** Returns a member of the academy by id, or null if the caller cannot see the member */
  get: operations["member"];
  /**
   * Changes the role of a member
   * @description The last academy admin must keep that role. API keys created by a former admin are revoked, or transferred to another academy admin.
   */
  put: operations["changeMemberRole"];
  /**
   * Ends a membership and all its access immediately
   * @description The API keys that the member created are revoked, or transferred to another academy admin.
   */
  delete: operations["removeMember"];
  /**
   * Changes the role of a member
   * @description The last academy admin must keep that role. API keys created by a former admin are revoked, or transferred to another academy admin.
   */
  patch: operations["changeMemberRoleByPatch"];
 };
 "/invitations": {
  /** The invitations to roles that the caller may grant */
  get: operations["invitations"];
  /**
   * Invites a person to become a member, in the caller's role or a lower one
   * @description A user may invite the same address 3 times per hour and send 500 invitations in total. Further invitations fail with status 429.
   */
  post: operations["inviteMember"];
 };
 "/invitations/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Revokes an invitation: its token stops working */
  delete: operations["revokeInvitation"];
 };
 "/auth/sessions/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Ends a login session of the caller, including the current one
   * @description Its token is refused from now on.
   */
  delete: operations["revokeSession"];
 };
 "/api-keys": {
  /**
   * The API keys of the academy, including revoked and expired ones
   * @description Only for admins of the academy.
   */
  get: operations["apiKeys"];
  /**
   * Creates an API key for an external system of the academy
   * @description Only for admins of the academy; an API key cannot create another API key.
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
   * Revokes an API key immediately
   * @description The key stays in the list.
   */
  delete: operations["revokeApiKey"];
 };
 "/calendar-feeds": {
  /** The caller's own calendar feeds in the academy */
  get: operations["calendarFeeds"];
  /**
   * Creates a calendar feed
   * @description A member has at most 20. Only this response shows its `url`.
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
   * @description Only for academy admins and administrators.
   */
  get: operations["webhookEndpoints"];
  /**
   * Adds a webhook endpoint
   * @description An academy has at most 10. Only this response shows its `secret`. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
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
   * @description Only for academy admins and administrators.
   */
  get: operations["webhookEndpoint"];
  /**
   * Changes a webhook endpoint
   * @description A disabled endpoint that becomes `active` receives only new events; a recovery sends the missed events. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  put: operations["updateWebhookEndpoint"];
  /**
   * Deletes a webhook endpoint
   * @description Its waiting deliveries are not sent.
   */
  delete: operations["deleteWebhookEndpoint"];
  /**
   * Changes a webhook endpoint
   * @description A disabled endpoint that becomes `active` receives only new events; a recovery sends the missed events. An API key without the scope `webhooks:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateWebhookEndpointByPatch"];
 };
 "/webhook-deliveries": {
  /**
   * Deliveries to webhook endpoints in the last 30 days
   * @description Only for academy admins and administrators.
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
   * @description Only for academy admins and administrators.
   */
  get: operations["webhookDelivery"];
 };
 "/notifications": {
  /**
   * The entries of the caller's inbox, newest first
   * @description Empty for a Super Admin, who has no inbox.
   */
  get: operations["notifications"];
 };
 "/notifications/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an entry of the caller's inbox by id, or null if there is none */
  get: operations["notification"];
 };
 "/notification-sends": {
  /**
   * The messages of the academy by e-mail, text message and push notification, with their states
   * @description Only for academy admins and administrators.
   */
  get: operations["notificationSends"];
 };
 "/notification-sends/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Returns a message by id, or null if there is none
   * @description Only for academy admins and administrators.
   */
  get: operations["notificationSend"];
 };
 "/files/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Returns a file by id: one that the caller uploaded, or that a record refers to which the caller can read
   * @description Null if there is none.
   */
  get: operations["file"];
  /**
   * Deletes a file
   * @description Only its uploader and the admins of the academy may delete it. Returns status 422 while a record refers to the file.
   */
  delete: operations["deleteFile"];
 };
 "/clashes": {
  /**
   * The clashes of the sessions in a period, by time
   * @description The period is 28 days from today unless the filter sets another one, of at most 92 days. Queries with more than 30,000 clashes are refused. Two clashing sessions are listed once per kind of clash. Only for staff.
   */
  get: operations["clashes"];
 };
 "/audit-log": {
  /**
   * The changes in the academy: actor, action and record
   * @description Only for admins of the academy.
   */
  get: operations["auditLog"];
 };
 "/announcements": {
  /** The announcements that the caller can see: all for the office, otherwise those that were published to the caller and have not expired, and those that the caller wrote */
  get: operations["announcements"];
  /**
   * Creates a draft of an announcement
   * @description Department heads can address courses and batches of their departments, teachers their own batches. Only academy admins and administrators can create urgent announcements. An API key without the scope `announcements:read` gets only the id and the fields that it sent.
   */
  post: operations["createAnnouncement"];
 };
 "/announcements/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an announcement by id, or null if the caller cannot see it */
  get: operations["announcement"];
  /**
   * Changes a draft or a scheduled announcement
   * @description A scheduled announcement whose `publish_at` is set to null becomes a draft. Published and withdrawn announcements cannot be changed. An API key without the scope `announcements:read` gets only the id and the fields that it sent.
   */
  put: operations["updateAnnouncement"];
  /**
   * Deletes a draft or a scheduled announcement
   * @description Status 409 for a published or withdrawn one.
   */
  delete: operations["deleteAnnouncement"];
  /**
   * Changes a draft or a scheduled announcement
   * @description A scheduled announcement whose `publish_at` is set to null becomes a draft. Published and withdrawn announcements cannot be changed. An API key without the scope `announcements:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateAnnouncementByPatch"];
 };
 "/assessments": {
  /**
   * The assessments that the caller can see
   * @description Teachers see those of their batches, department heads those of their departments. Families see published assessments of batches in which their students were ever active.
   */
  get: operations["assessments"];
  /**
   * Creates an assessment, as a draft by default
   * @description Teachers can create assessments in their batches, department heads in batches of their departments; status 403 otherwise. An API key without the scope `grades:read` gets only the id and the fields that it sent.
   */
  post: operations["createAssessment"];
 };
 "/assessments/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns an assessment by id, or null if the caller cannot see it */
  get: operations["assessment"];
  /**
   * Changes an assessment and the averages in which it counts
   * @description Status 422 for a maximum below a score that was given. An API key without the scope `grades:read` gets only the id and the fields that it sent.
   */
  put: operations["updateAssessment"];
  /**
   * Deletes an assessment without results
   * @description Status 422 for one with results: archive it instead.
   */
  delete: operations["deleteAssessment"];
  /**
   * Changes an assessment and the averages in which it counts
   * @description Status 422 for a maximum below a score that was given. An API key without the scope `grades:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateAssessmentByPatch"];
 };
 "/grade-scales": {
  /**
   * The grade scales of the academy
   * @description Not for support staff and families.
   */
  get: operations["gradeScales"];
  /**
   * Creates a grade scale
   * @description Only academy admins and administrators may call it. An API key without the scope `grade_scales:read` gets only the id and the fields that it sent.
   */
  post: operations["createGradeScale"];
 };
 "/grade-scales/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a grade scale by id, or null if there is none */
  get: operations["gradeScale"];
  /**
   * Changes a grade scale
   * @description Final grades that were given do not change. An API key without the scope `grade_scales:read` gets only the id and the fields that it sent.
   */
  put: operations["updateGradeScale"];
  /**
   * Deletes a grade scale: lists omit it
   * @description Final grades that were given stay.
   */
  delete: operations["deleteGradeScale"];
  /**
   * Changes a grade scale
   * @description Final grades that were given do not change. An API key without the scope `grade_scales:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateGradeScaleByPatch"];
 };
 "/levels": {
  /** The levels of all tracks, by their position in the track */
  get: operations["levels"];
  /**
   * Creates a level of an active track
   * @description An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  post: operations["createLevel"];
 };
 "/levels/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a level by id, or null if there is none */
  get: operations["level"];
  /**
   * Changes a level
   * @description Students who hold the level keep it. An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  put: operations["updateLevel"];
  /**
   * Deletes a level with its skills
   * @description If a course, a student or a mark refers to the level or to one of its skills, the level is archived instead, and the `message` says so.
   */
  delete: operations["deleteLevel"];
  /**
   * Changes a level
   * @description Students who hold the level keep it. An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateLevelByPatch"];
 };
 "/materials": {
  /**
   * The learning materials that the caller can see, by their position
   * @description Families see published materials for them, of the courses, batches and sessions of their active enrollments, and of completed ones for a limited time. Teachers see those of their batches, and of sessions that they lead today.
   */
  get: operations["materials"];
  /**
   * Creates a learning material, as a draft by default
   * @description Teachers can add materials to their batches and the sessions of these, department heads to the courses and batches of their departments; status 403 otherwise. An API key without the scope `materials:read` gets only the id and the fields that it sent.
   */
  post: operations["createMaterial"];
 };
 "/materials/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a learning material by id, or null if the caller cannot see it */
  get: operations["material"];
  /**
   * Changes a learning material
   * @description A status other than `published` hides it from families at once. An API key without the scope `materials:read` gets only the id and the fields that it sent.
   */
  put: operations["updateMaterial"];
  /**
   * Deletes a learning material
   * @description Its file is deleted 24 hours later, unless another record refers to it.
   */
  delete: operations["deleteMaterial"];
  /**
   * Changes a learning material
   * @description A status other than `published` hides it from families at once. An API key without the scope `materials:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateMaterialByPatch"];
 };
 "/notification-templates": {
  /**
   * The academy's own texts of notices, which replace the built-in ones
   * @description Only for academy admins and administrators.
   */
  get: operations["notificationTemplates"];
  /**
   * Creates the academy's own text for a kind of notice, a channel and a language
   * @description Unknown placeholders are refused. A text message has no subject, and at most 480 characters. An API key without the scope `notices:read` gets only the id and the fields that it sent.
   */
  post: operations["createNotificationTemplate"];
 };
 "/notification-templates/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Returns a template by id, or null if there is none
   * @description Only for academy admins and administrators.
   */
  get: operations["notificationTemplate"];
  /**
   * Changes a template
   * @description An API key without the scope `notices:read` gets only the id and the fields that it sent.
   */
  put: operations["updateNotificationTemplate"];
  /** Deletes a template: the built-in text is used again */
  delete: operations["deleteNotificationTemplate"];
  /**
   * Changes a template
   * @description An API key without the scope `notices:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateNotificationTemplateByPatch"];
 };
 "/skills": {
  /** The skills of all levels, by their position in the level */
  get: operations["skills"];
  /**
   * Creates a skill of an active level
   * @description An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  post: operations["createSkill"];
 };
 "/skills/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a skill by id, or null if there is none */
  get: operations["skill"];
  /**
   * Changes a skill
   * @description An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  put: operations["updateSkill"];
  /**
   * Deletes a skill
   * @description A skill with marks is archived instead, and the `message` says so.
   */
  delete: operations["deleteSkill"];
  /**
   * Changes a skill
   * @description An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateSkillByPatch"];
 };
 "/term-comments": {
  /**
   * The term comments that the caller can see
   * @description Teachers see those of their batches, department heads those of their departments. Families see published comments on their students.
   */
  get: operations["termComments"];
  /**
   * Creates a term comment, as a draft by default
   * @description Teachers comment on enrollments in their batches, department heads on those in their departments. Status 422 if the enrollment has a comment for the term. An API key without the scope `term_comments:read` gets only the id and the fields that it sent.
   */
  post: operations["createTermComment"];
 };
 "/term-comments/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a term comment by id, or null if the caller cannot see it */
  get: operations["termComment"];
  /**
   * Changes, publishes or hides a term comment
   * @description An API key without the scope `term_comments:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTermComment"];
  /** Deletes a term comment */
  delete: operations["deleteTermComment"];
  /**
   * Changes, publishes or hides a term comment
   * @description An API key without the scope `term_comments:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateTermCommentByPatch"];
 };
 "/tracks": {
  /** The tracks of the academy */
  get: operations["tracks"];
  /**
   * Creates a track
   * @description An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  post: operations["createTrack"];
 };
 "/tracks/{id}": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /** Returns a track by id, or null if there is none */
  get: operations["track"];
  /**
   * Changes a track
   * @description An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  put: operations["updateTrack"];
  /**
   * Deletes a track with its levels and skills
   * @description If a course, a student or a mark refers to one of its levels or skills, the track is archived instead, and the `message` says so.
   */
  delete: operations["deleteTrack"];
  /**
   * Changes a track
   * @description An API key without the scope `tracks:read` gets only the id and the fields that it sent.
   */
  patch: operations["updateTrackByPatch"];
 };
 "/files/{id}/content": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * Returns the content of a file.
   * @description The type of the response is the type of the file. The caller needs a token, or the three parameters of a signed address (`download_url`), which is valid for five minutes. A header `Range` requests a part.
   */
  get: operations["fileContent"];
 };
 "/enrollments/{id}/report-card.pdf": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The report card of an enrollment for a term as a PDF file: the results and the average of published assessments, the attendance in the term, the final grade, and the published comment.
   * @description The report card of an enrollment for a term as a PDF file: the results and the average of published assessments, the attendance in the term, the final grade, and the published comment. Staff get the same file as families. Returns 404 if there is no such term. The caller needs a token, or the four parameters of a signed address, which GraphQL returns and which is valid for five minutes.
   */
  get: operations["enrollmentReportCard"];
 };
 "/payments/{id}/receipt.pdf": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The receipt of a payment as a PDF file: the payer, the paid fees that the caller can see, and the total.
   * @description The receipt of a payment as a PDF file: the payer, the paid fees that the caller can see, and the total. The receipt of a refund is marked as one. The caller needs a token, or the four parameters of a signed address, which GraphQL returns and which is valid for five minutes.
   */
  get: operations["paymentReceipt"];
 };
 "/accounts/{id}/statement.pdf": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The account statement of a period as a PDF file: the balance before it, every entry with the balance after it, and the balance at its end.
   * @description The account statement of a period as a PDF file: the balance before it, every entry with the balance after it, and the balance at its end. The caller needs a token, or the four parameters of a signed address, which GraphQL returns and which is valid for five minutes.
   */
  get: operations["accountStatementPaper"];
 };
 "/fees/{id}/invoice.pdf": {
  parameters: {
   path: {
    id: components["parameters"]["Id"];
   };
  };
  /**
   * The invoice for a fee as a PDF file, as it was when it was issued, with the credit notes for the fee.
   * @description The invoice for a fee as a PDF file, as it was when it was issued, with the credit notes for the fee. The invoice for a voided fee is marked. Returns 404 if no invoice was issued. The caller needs a token, or the four parameters of a signed address, which GraphQL returns and which is valid for five minutes.
   */
  get: operations["feeInvoicePaper"];
 };
}
export interface webhooks {
 "academy.created": {
  /** The academy was created */
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
  /** A user changed an account. Changes of its money have separate events */
  post: operations["onAccountUpdated"];
 };
 "announcement.published": {
  /** An announcement was published to its audience */
  post: operations["onAnnouncementPublished"];
 };
 "announcement.withdrawn": {
  /** An announcement was withdrawn after its publication, or while it was scheduled */
  post: operations["onAnnouncementWithdrawn"];
 };
 "api_key.created": {
  /** An API key was created */
  post: operations["onApiKeyCreated"];
 };
 "api_key.revoked": {
  /** An API key was revoked and is no longer valid */
  post: operations["onApiKeyRevoked"];
 };
 "api_key.updated": {
  /** An API key was transferred to another admin */
  post: operations["onApiKeyUpdated"];
 };
 "assessment.created": {
  /** An assessment was created */
  post: operations["onAssessmentCreated"];
 };
 "assessment.deleted": {
  /** An assessment was deleted */
  post: operations["onAssessmentDeleted"];
 };
 "assessment.updated": {
  /** An assessment was changed */
  post: operations["onAssessmentUpdated"];
 };
 "attendance.corrected": {
  /** Attendance marks were corrected: one event per roll call, whose resource is the first record */
  post: operations["onAttendanceCorrected"];
 };
 "attendance.taken": {
  /** Attendance was marked for a day: one event per roll call, whose resource is the first record */
  post: operations["onAttendanceTaken"];
 };
 "batch.created": {
  /** A batch was created */
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
  /** A billing run would bill more than twice as much as the largest run of its kind in the last 400 days, and waits to be confirmed */
  post: operations["onBillingRunHeld"];
 };
 "closure.created": {
  /** A closure was created */
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
  /** A course was created */
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
  /** Credit of an account paid some of its fees. A `fee.changed` event for each fee contains the new balance */
  post: operations["onCreditApplied"];
 };
 "credit_note.changed": {
  /** The note on a credit note was erased. The amounts of a credit note never change */
  post: operations["onCreditNoteChanged"];
 };
 "credit_note.created": {
  /** A credit note was issued */
  post: operations["onCreditNoteCreated"];
 };
 "credit_note.voided": {
  /** A credit note was voided: its amount is owed again */
  post: operations["onCreditNoteVoided"];
 };
 "department.created": {
  /** A department was created */
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
  /** A discount was created */
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
  /** The enrollment became active: at its creation or by an approval */
  post: operations["onEnrollmentActivated"];
 };
 "enrollment.completed": {
  /** The enrollment was completed: the course is finished */
  post: operations["onEnrollmentCompleted"];
 };
 "enrollment.created": {
  /** A student was enrolled, or requested a place */
  post: operations["onEnrollmentCreated"];
 };
 "enrollment.deleted": {
  /** The enrollment was deleted. An open enrollment has an `enrollment.dropped` event too */
  post: operations["onEnrollmentDeleted"];
 };
 "enrollment.dropped": {
  /** The enrollment ended early */
  post: operations["onEnrollmentDropped"];
 };
 "enrollment.promoted": {
  /** The enrollment got a seat and left the waitlist */
  post: operations["onEnrollmentPromoted"];
 };
 "enrollment.reopened": {
  /** A completed enrollment became active again */
  post: operations["onEnrollmentReopened"];
 };
 "enrollment.updated": {
  /** Other fields of the enrollment changed, such as the waitlist position */
  post: operations["onEnrollmentUpdated"];
 };
 "enrollment.waitlisted": {
  /** The enrollment went on the waitlist */
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
  /** A fee was voided: its amount is not owed any more */
  post: operations["onFeeVoided"];
 };
 "fee_plan.created": {
  /** A fee plan was created */
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
 "grade_scale.created": {
  /** A grade scale was created */
  post: operations["onGradeScaleCreated"];
 };
 "grade_scale.deleted": {
  /** A grade scale was deleted */
  post: operations["onGradeScaleDeleted"];
 };
 "grade_scale.updated": {
  /** A grade scale was changed */
  post: operations["onGradeScaleUpdated"];
 };
 "invitation.accepted": {
  /** The invited person accepted. There is a `GET /members/{id}.joined` event too */
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
 "invoice.changed": {
  /** The names on an invoice were erased. The amounts of an invoice never change */
  post: operations["onInvoiceChanged"];
 };
 "invoice.issued": {
  /** An invoice was issued for a fee */
  post: operations["onInvoiceIssued"];
 };
 "level.created": {
  /** A level was created */
  post: operations["onLevelCreated"];
 };
 "level.deleted": {
  /** A level was deleted */
  post: operations["onLevelDeleted"];
 };
 "level.updated": {
  /** A level was changed */
  post: operations["onLevelUpdated"];
 };
 "material.created": {
  /** A learning material was created */
  post: operations["onMaterialCreated"];
 };
 "material.deleted": {
  /** A learning material was deleted */
  post: operations["onMaterialDeleted"];
 };
 "material.published": {
  /** A learning material was published. Families see it on its visible days */
  post: operations["onMaterialPublished"];
 };
 "material.updated": {
  /** A learning material was changed */
  post: operations["onMaterialUpdated"];
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
  /** A parent was created */
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
  /** A parent's relationship to a student, or the rights of the parent, changed */
  post: operations["onParentLinkChanged"];
 };
 "parent.linked": {
  /** A student became a child of a parent */
  post: operations["onParentLinked"];
 };
 "parent.unlinked": {
  /** A student is no longer a child of a parent */
  post: operations["onParentUnlinked"];
 };
 "parent.updated": {
  /** A parent was changed */
  post: operations["onParentUpdated"];
 };
 "payment.changed": {
  /** The names of the payer were erased. The amounts of a payment never change */
  post: operations["onPaymentChanged"];
 };
 "payment.recorded": {
  /** Money was received for fees, or as credit of an account */
  post: operations["onPaymentRecorded"];
 };
 "payment.refunded": {
  /** Money was refunded */
  post: operations["onPaymentRefunded"];
 };
 "penalty.posted": {
  /** A penalty was posted for an overdue fee. A `fee.created` event exists for the penalty, as for any fee */
  post: operations["onPenaltyPosted"];
 };
 "results.published": {
  /** An assessment and its results were published to families */
  post: operations["onResultsPublished"];
 };
 "results.saved": {
  /** Results of an assessment were recorded or corrected: one event per request, whose resource is the first result. Its data contain no grades, because the results may not be published */
  post: operations["onResultsSaved"];
 };
 "results.withdrawn": {
  /** A published assessment and its results were hidden from families */
  post: operations["onResultsWithdrawn"];
 };
 "room.created": {
  /** A room was created */
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
  /** A user cancelled a session */
  post: operations["onSessionCancelled"];
 };
 "session.created": {
  /** A user added an extra session */
  post: operations["onSessionCreated"];
 };
 "session.held": {
  /** A session was held: a user marked it as held, or marked the first attendance */
  post: operations["onSessionHeld"];
 };
 "session.restored": {
  /** A user restored a cancelled session */
  post: operations["onSessionRestored"];
 };
 "session.updated": {
  /** A user changed a session: its time, instructor, room or texts */
  post: operations["onSessionUpdated"];
 };
 "sessions.rescheduled": {
  /** The sessions of a batch were updated after a change of its schedule, a closure or the academy's time zone. One event per batch, for any number of sessions. Manual changes of a session have their own events */
  post: operations["onSessionsRescheduled"];
 };
 "skill.created": {
  /** A skill was created */
  post: operations["onSkillCreated"];
 };
 "skill.deleted": {
  /** A skill was deleted */
  post: operations["onSkillDeleted"];
 };
 "skill.updated": {
  /** A skill was changed */
  post: operations["onSkillUpdated"];
 };
 "skill_marks.saved": {
  /** Skills of students were marked: one event per request, about the first mark */
  post: operations["onSkillMarksSaved"];
 };
 "skill_marks.voided": {
  /** A skill mark was voided */
  post: operations["onSkillMarksVoided"];
 };
 "staff.created": {
  /** A staff member was created */
  post: operations["onStaffCreated"];
 };
 "staff.deleted": {
  /** A staff member was deleted */
  post: operations["onStaffDeleted"];
 };
 "staff.department_joined": {
  /** A staff member joined a department */
  post: operations["onStaffDepartmentJoined"];
 };
 "staff.department_left": {
  /** A staff member left a department */
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
  /** Time off of a staff member was created */
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
  /** A student was created */
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
 "student.promoted": {
  /** A student was promoted to a level */
  post: operations["onStudentPromoted"];
 };
 "student.promotion_undone": {
  /** A promotion of a student was undone */
  post: operations["onStudentPromotionUndone"];
 };
 "student.updated": {
  /** A student was changed */
  post: operations["onStudentUpdated"];
 };
 "tax_rate.created": {
  /** A tax rate was created */
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
  /** A term was created */
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
 "term_comment.created": {
  /** A term comment was created */
  post: operations["onTermCommentCreated"];
 };
 "term_comment.deleted": {
  /** A term comment was deleted */
  post: operations["onTermCommentDeleted"];
 };
 "term_comment.updated": {
  /** A term comment was changed */
  post: operations["onTermCommentUpdated"];
 };
 "track.created": {
  /** A track was created */
  post: operations["onTrackCreated"];
 };
 "track.deleted": {
  /** A track was deleted */
  post: operations["onTrackDeleted"];
 };
 "track.updated": {
  /** A track was changed */
  post: operations["onTrackUpdated"];
 };
 "webhook_endpoint.created": {
  /** A webhook endpoint was created */
  post: operations["onWebhookEndpointCreated"];
 };
 "webhook_endpoint.deleted": {
  /** A webhook endpoint was deleted */
  post: operations["onWebhookEndpointDeleted"];
 };
 "webhook_endpoint.disabled": {
  /** The service disabled a webhook endpoint */
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
   * @description The number of marks of students who did not attend.
   */
  Absent: number;
  /** A student's earlier education at another institution. */
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
  /** An education business, and the boundary of its data: users see only rows of the academies in which they are members. Texts that were never set are empty strings. */
  Academy: {
   /**
    * Format: uuid
    * @description The id of the academy: a UUID (version 7). Send it as X-Academy-ID.
    */
   id: string;
   /** The name: at most 255 characters. */
   name: string;
   /** The name in URLs: `[a-z0-9-]`, at most 100 characters, unique. */
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
   /**
    * Format: uuid
    * @description The uploaded logo: the id of a file.
    */
   logo_file_id: string | null;
   /** The status of the academy. */
   status: components["schemas"]["AcademyStatus"];
   /** The branding of the academy: its colours, its pictures, and the sender name of its e-mails. */
   branding: {
    /** The primary colour: `#RRGGBB`. */
    primary_color: string | null;
    /** The secondary colour: `#RRGGBB`. */
    secondary_color: string | null;
    /** A logo for dashboards: an http or https URL of at most 2048 characters. */
    logo_url: string | null;
    /** The icon of browser tabs: an http or https URL of at most 2048 characters. */
    favicon_url: string | null;
    /** The sender name of e-mails: at most 100 characters. */
    email_sender_name: string | null;
   };
   /** The settings of the academy: time zone, currency, defaults. */
   settings: {
    /** The IANA time zone, which determines "today" and "overdue". */
    timezone: string;
    /** The ISO 4217 code of the currency of all amounts of the academy. */
    currency: string;
    /** The BCP 47 language tag, such as `en` or `en-GB`. */
    locale: string;
    /** The first day of the week. */
    week_start: components["schemas"]["Weekday"];
    /**
     * Format: int32
     * @description The number of seats of a new batch by default: 1 to 1000.
     */
    default_batch_capacity: number;
    /**
     * Format: int32
     * @description The percentage below which attendance is low: 0 to 100.
     */
    low_attendance_threshold: number;
    /** The rules for computing attendance rates; they apply to past days too. */
    attendance_counting: {
     /** The weight of a late arrival in a rate. */
     late: components["schemas"]["LateCounting"];
     /** The weight of an excused absence in a rate. */
     excused: components["schemas"]["ExcusedCounting"];
    };
    /**
     * Format: int32
     * @description The number of hours for which teachers may still mark the attendance of a day after the day has ended: 0 to 8760.
     */
    attendance_edit_hours: number;
    /** The policy for writes that would cause hard clashes: the academy accepts or refuses them. */
    clash_policy: components["schemas"]["ClashPolicy"];
    /** True if attendance in a batch can only be marked on days with a session. */
    attendance_requires_session: boolean;
    /**
     * Format: date
     * @description The last day of closed books: no payment can be dated on or before this day. Null if no books are closed.
     */
    books_closed_until: string | null;
    /** The settings for billing enrollments. */
    billing: {
     /** True if due charges are billed automatically each night; otherwise only billing runs started by users bill them. */
     auto: boolean;
     /**
      * Format: int32
      * @description The number of days by which a month or a term is billed before it begins: 0 to 60.
      */
     lead_days: number;
     /**
      * Format: int32
      * @description The number of past months for which billing runs bill missing charges: 0 to 24.
      */
     max_back_months: number;
     /** The total above which a billing run may be held. A run with a smaller total is never held. */
     hold_above: string;
     /**
      * Format: date
      * @description The day on which billing became automatic, in the academy's time zone. Charges whose first day is earlier are not billed automatically. Null while billing is not automatic.
      */
     auto_since: string | null;
    };
    /** The texts on invoices. Invoices that were issued before a change keep theirs. */
    invoicing: {
     /** The registered name of the business: at most 255 characters; null to print the name only. */
     legal_name: string | null;
     /** The tax number of the business, as printed: at most 50 characters. */
     tax_id: string | null;
     /** The text below the amounts, such as bank details: at most 1000 characters. */
     footer: string | null;
    };
    /** The settings for automatic changes of batch statuses. */
    batches: {
     /**
      * Format: int32
      * @description The number of full days after the last day of a batch until the batch is completed automatically: 0 to 365; null for never.
      */
     complete_after_days: number | null;
    };
    /** The penalty for overdue fees. */
    late_penalty: {
     /** The way in which the penalty is calculated. */
     kind: components["schemas"]["LatePenaltyKind"];
     /** The fixed amount, or the percentage with two decimal places ("2.50" is 2.5 %). Null if there is no penalty. */
     amount: string | null;
     /**
      * Format: int32
      * @description The number of days after the due date before the penalty applies: 0 to 365.
      */
     grace_days: number;
     /**
      * Format: date
      * @description The day of the last change of the penalty, in the academy's time zone. Fees that were due before this day get no penalty. Null if it was never changed.
      */
     since: string | null;
    };
    /** The days on which reminders are sent, relative to the due date: -365 to 365, negative for days before it. */
    reminder_days: number[];
    /** The kinds of notices that the academy sends. */
    notices: {
     /** A student was marked absent. */
     absence: components["schemas"]["NoticeSwitch"];
     /** A student's attendance rate fell below the academy's threshold. */
     low_attendance: components["schemas"]["NoticeSwitch"];
     /** A session takes place tomorrow. */
     session_reminder: components["schemas"]["NoticeSwitch"];
     /** A future session was cancelled, restored or rescheduled, or got a substitute. */
     session_changed: components["schemas"]["NoticeSwitch"];
     /** A student got a place from the waitlist. */
     waitlist_promoted: components["schemas"]["NoticeSwitch"];
     /** The request of a family for a place was approved or refused. */
     enrollment_decided: components["schemas"]["NoticeSwitch"];
     /** Fees were billed. */
     fee_issued: components["schemas"]["NoticeSwitch"];
     /** An unpaid fee is due soon, or overdue. */
     fee_reminder: components["schemas"]["NoticeSwitch"];
     /** A payment was recorded. */
     payment_received: components["schemas"]["NoticeSwitch"];
     /** A billing run waits for its release by the office. */
     billing_held: components["schemas"]["NoticeSwitch"];
     /** The academy published an announcement. */
     announcement: components["schemas"]["NoticeSwitch"];
     /** Results were published. */
     results_published: components["schemas"]["NoticeSwitch"];
     /** A certificate was issued. */
     certificate_issued: components["schemas"]["NoticeSwitch"];
     /** A certificate expires soon. */
     certificate_expiring: components["schemas"]["NoticeSwitch"];
     /** Learning materials were published. */
     material_published: components["schemas"]["NoticeSwitch"];
    };
    /** The channels of notices for recipients without a choice of their own. */
    notice_channels: {
     /** The channels of notices of the kind `absence`. */
     absence: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `low_attendance`. */
     low_attendance: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `session_reminder`. */
     session_reminder: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `session_changed`. */
     session_changed: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `waitlist_promoted`. */
     waitlist_promoted: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `enrollment_decided`. */
     enrollment_decided: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `fee_issued`. */
     fee_issued: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `fee_reminder`. */
     fee_reminder: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `payment_received`. */
     payment_received: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `billing_held`. */
     billing_held: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `announcement`. */
     announcement: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `results_published`. */
     results_published: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `certificate_issued`. */
     certificate_issued: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `certificate_expiring`. */
     certificate_expiring: components["schemas"]["NoticeChannel"][];
     /** The channels of notices of the kind `material_published`. */
     material_published: components["schemas"]["NoticeChannel"][];
    };
    /** The hours in which most notices are held back. */
    quiet_hours: {
     /** The beginning, in the time zone of the academy: HH:MM:SS. */
     from: string;
     /** The end, on the next day if it is before the beginning. If it equals the beginning, there are no quiet hours. */
     to: string;
    };
    /**
     * Format: int32
     * @description The age from which students get messages; younger students only have an inbox: 0 to 100.
     */
    notices_student_age: number;
    /**
     * Format: int32
     * @description The number of days after the completion of an enrollment for which families still see its learning materials: 0 to 3650.
     */
    materials_after_completion_days: number;
   };
   /** The subscription plan of the academy. */
   subscription: {
    /** The subscription plan. */
    plan: components["schemas"]["SubscriptionPlan"];
    /** The status of the subscription. */
    status: components["schemas"]["SubscriptionStatus"];
    /**
     * Format: date-time
     * @description The end of the trial: RFC 3339, UTC.
     */
    trial_ends_at: string | null;
    /**
     * Format: date-time
     * @description The time of the renewal of the subscription: RFC 3339, UTC.
     */
    renews_at: string | null;
    /** The limits in effect: the limits set for this academy, otherwise the limits of the plan. */
    limits: {
     /**
      * Format: int32
      * @description The maximum number of students, not counting deleted students.
      */
     students: number | null;
     /**
      * Format: int32
      * @description The maximum number of staff members, not counting deleted staff members.
      */
     staff: number | null;
     /**
      * Format: int32
      * @description The maximum number of batches, not counting deleted batches.
      */
     batches: number | null;
     /**
      * Format: int32
      * @description The maximum size of all files in megabytes of 1,048,576 bytes.
      */
     storage_mb: number | null;
    };
    /** The current usage of each limit. */
    usage: {
     /**
      * Format: int32
      * @description The number of students that are not deleted.
      */
     students: number;
     /**
      * Format: int32
      * @description The number of staff members that are not deleted.
      */
     staff: number;
     /**
      * Format: int32
      * @description The number of batches that are not deleted.
      */
     batches: number;
     /**
      * Format: int32
      * @description The size of all files in megabytes of 1,048,576 bytes, rounded up.
      */
     storage_mb: number;
    };
   };
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The branding of an academy. Omitted fields stay unchanged. */
  AcademyBrandingInput: {
   /** The primary colour: `#RRGGBB`. */
   primary_color?: string | (null | "");
   /** The secondary colour: `#RRGGBB`. */
   secondary_color?: string | (null | "");
   /** A logo for dashboards: an http or https URL of at most 2048 characters. */
   logo_url?: string | (null | "");
   /** The icon of browser tabs: an http or https URL of at most 2048 characters. */
   favicon_url?: string | (null | "");
   /** The sender name of e-mails: at most 100 characters. */
   email_sender_name?: string | null;
  };
  AcademyEvent: {
   id: components["schemas"]["Id"];
   /** The status of the academy. */
   status: string;
   /** The subscription plan. */
   plan: string;
  };
  /**
   * Format: uuid
   * @description The id of the academy that the record belongs to: a UUID.
   */
  AcademyId: string;
  AcademyResponse: {
   data: components["schemas"]["Academy"];
  };
  /** The settings of an academy. Omitted fields stay unchanged. */
  AcademySettingsInput: {
   /** The IANA time zone. */
   timezone?: string;
   /** The ISO 4217 currency code, in upper case. */
   currency?: string;
   /** The BCP 47 language tag. */
   locale?: string;
   /** The first day of the week. */
   week_start?: components["schemas"]["Weekday"];
   /** The number of seats of a new batch by default: 1 to 1000. */
   default_batch_capacity?: number | string;
   /** The percentage below which attendance is low: 0 to 100. */
   low_attendance_threshold?: number | string;
   /** The rules for computing attendance rates; they apply to past days too. */
   attendance_counting?: components["schemas"]["AttendanceCountingInput"];
   /** The number of hours for which teachers may still mark the attendance of a day after the day has ended: 0 to 8760. */
   attendance_edit_hours?: number | string;
   /** The policy for writes that would cause hard clashes: the academy accepts or refuses them. */
   clash_policy?: components["schemas"]["ClashPolicy"];
   /** True if attendance in a batch can only be marked on days with a session. */
   attendance_requires_session?: boolean | (1 | 0 | "1" | "0");
   /** The last day of closed books, which must be before today; null opens all books. */
   books_closed_until?: string | (null | "");
   /** The settings for billing enrollments. */
   billing?: components["schemas"]["BillingSettingsInput"];
   /** The settings for automatic changes of batch statuses. */
   batches?: components["schemas"]["BatchSettingsInput"];
   /** The penalty for overdue fees. */
   late_penalty?: components["schemas"]["LatePenaltyInput"];
   /** The texts on invoices. Invoices that were issued before a change keep theirs. */
   invoicing?: components["schemas"]["InvoicingSettingsInput"];
   /** The kinds of notices that the academy sends. */
   notices?: components["schemas"]["NoticeSwitchesInput"];
   /** The channels of notices for recipients without a choice of their own. */
   notice_channels?: components["schemas"]["NoticeChannelsInput"];
   /** The hours in which most notices are held back. */
   quiet_hours?: components["schemas"]["QuietHoursInput"];
   /** The age from which students get messages; younger students only have an inbox: 0 to 100. */
   notices_student_age?: number | string;
   /** The number of days after the completion of an enrollment for which families still see its learning materials: 0 to 3650. */
   materials_after_completion_days?: number | string;
   /** The days on which reminders are sent, relative to the due date: at most 20 days, -365 to 365. */
   reminder_days?: (number | string)[];
  };
  /**
   * @description The status of an academy.
   *
   *     - `active`: In business.
   *     - `inactive`: Closed by an admin of the academy: no new enrollments.
   *     - `suspended`: Suspended by the platform: members may read, and only a Super Admin may write.
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
   *     - `other`: Another kind of education.
   * @enum {string}
   */
  AcademyType: "tuition" | "coaching" | "swimming" | "karate" | "chess" | "music" | "dance" | "yoga" | "coding" | "other";
  AcceptInvitationInput: {
   /** The token of the invitation. */
   token: string;
   /** The name of a new user: at most 255 characters. */
   name?: string | null;
   /** The password: a new one for a new user, the existing one for an existing user who is not signed in. */
   password?: string | null;
  };
  /** The account of a payer: a parent or a student. It holds open amounts and payments. It is created with the payer's first fee. All amounts are in the academy's currency: amounts in other currencies are ignored. */
  Account: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The account number: `ACC-` and 8 upper-case letters or digits, unique in the academy. */
   number: string;
   /**
    * Format: uuid
    * @description The parent who pays; null if a student pays.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The student who pays; null if a parent pays.
    */
   student_id: string | null;
   /** The total open amount of the account's fees. */
   owed: string;
   /** The money that was paid or credited and is not allocated to a fee. */
   credit: string;
   /** The open amount less the credit. It is negative if the academy owes the payer. */
   balance: string;
   /** True if credit pays open fees automatically: in the order of their due dates, penalties last. */
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
  /** The account of a payer: a parent or a student. It holds open amounts and payments. It is created with the payer's first fee. All amounts are in the academy's currency: amounts in other currencies are ignored. */
  AccountRelations: {
   /** The parent who pays; null if a student pays, or if the parent was deleted or the caller cannot see the parent. */
   parent?: components["schemas"]["Parent"] | null;
   /** The student who pays; null if a parent pays, or if the student was deleted or the caller cannot see the student. */
   student?: components["schemas"]["Student"] | null;
  };
  AccountResponse: {
   data: components["schemas"]["Account"] & components["schemas"]["AccountRelations"];
  };
  /**
   * Format: date
   * @description The first day on which the student has the place, not before the batch begins; null if the enrollment was never active.
   */
  ActiveFrom: string | null;
  /** The ids of add-on plans (fee plans without a course or a batch): at most 10. They are billed in addition to the plan of the course or batch. */
  AddOnPlanIds: string[] | (null | "");
  /** An extra session. When omitted, the instructor and room are the batch's. */
  AddSessionInput: {
   /**
    * Format: date
    * @description The date, local to the academy: 1900 to 9998.
    */
   date: string;
   /** The start time, local time of the academy. */
   start_time: string;
   /** The end time. An end before the start is on the next day. Start and end must differ. */
   end_time: string;
   /** The staff member who leads the session; null for none. */
   instructor_id?: string | (null | "");
   /** The room; null for none. */
   room_id?: string | (null | "");
   /** The topic: at most 255 characters. */
   topic?: string | null;
   /** The address for joining online: an http or https URL of at most 2048 characters. */
   online_url?: string | (null | "");
   /** Notes for staff, not visible to families: at most 5000 characters. */
   notes?: string | null;
   /**
    * Format: uuid
    * @description The batch. It must not be completed or cancelled.
    */
   batch_id: string;
  };
  /** Street and number: at most 500 characters. */
  Address: string | null;
  /**
   * @description The grouping of rows in the ageing report.
   *
   *     - `student`: The student that fees are for.
   *     - `account`: The account to which fees are billed, and to which the credit belongs.
   *     - `course`: The course of the enrollment that fees are for.
   * @enum {string}
   */
  AgeingGroup: "student" | "account" | "course";
  /**
   * Format: uuid
   * @description The account; null if rows are not grouped by accounts.
   */
  AgeingReportAccountId: string | null;
  /** The ISO 4217 code of the currency of the amounts. Amounts in other currencies are ignored. */
  AgeingReportCurrency: string;
  /**
   * Format: uuid
   * @description The student; null if rows are not grouped by students. Also null for records without a student.
   */
  AgeingReportStudentId: string | null;
  /** The part of a payment that is allocated to a fee. */
  AllocationInput: {
   /**
    * Format: uuid
    * @description The fee, which must belong to the account. Each fee may appear once.
    */
   fee_id: string;
   /** The amount: at most the balance of the fee. */
   amount: string | number;
  };
  /** The fixed reduction of each fee, in the academy's currency, instead of a percentage. It never reduces a fee below zero. */
  Amount: string | number | (null | "");
  /** An announcement to members of the academy. */
  Announcement: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The title: at most 200 characters. */
   title: string;
   /** The text: CommonMark without HTML: at most 5000 characters. */
   body: string;
   /** The audience. */
   audience: {
    /** True for all families with an active enrollment and all instructors, without the office staff. */
    everyone: boolean | null;
    /** The roles. */
    roles: components["schemas"]["AudienceRole"][] | null;
    /** The courses. */
    course_ids: string[] | null;
    /** The batches. */
    batch_ids: string[] | null;
   };
   /**
    * Format: date-time
    * @description The time of the publication: RFC 3339, UTC. Null for at once.
    */
   publish_at: string | null;
   /**
    * Format: date-time
    * @description The time from which the announcement is hidden: RFC 3339, UTC. Null for never.
    */
   expires_at: string | null;
   /** True if the announcement is sent by e-mail and text message regardless of quiet hours and preferences. */
   urgent: boolean;
   /** The state. */
   state: components["schemas"]["AnnouncementState"];
   /**
    * Format: int32
    * @description The number of recipients who have read the announcement in the app.
    */
   read_count: number;
   /**
    * Format: uuid
    * @description The user who wrote the announcement.
    */
   author_id: string;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The audience of an announcement: exactly one of its fields. */
  AnnouncementAudienceInput: {
   /** True for all families with an active enrollment and all instructors, without the office staff. */
   everyone?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** The roles: at least one. */
   roles?: components["schemas"]["AudienceRole"][] | (null | "");
   /** The courses: 1 to 100. */
   course_ids?: string[] | (null | "");
   /** The batches: 1 to 100. */
   batch_ids?: string[] | (null | "");
  };
  AnnouncementEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** True if the announcement is sent by e-mail and text message regardless of quiet hours and preferences. */
   urgent: boolean;
   /** The state. */
   state: string;
  };
  /** The version after the change. */
  AnnouncementEventVersion: number;
  AnnouncementResponse: {
   data: components["schemas"]["Announcement"];
  };
  /**
   * @description The state of an announcement.
   *
   *     - `draft`: The announcement is being written.
   *     - `scheduled`: The announcement will be published at `publish_at`.
   *     - `published`: The announcement was published to its audience.
   *     - `withdrawn`: The announcement was withdrawn after its publication.
   * @enum {string}
   */
  AnnouncementState: "draft" | "scheduled" | "published" | "withdrawn";
  /** The reason for which a request is refused. */
  ApiError: {
   /** The error in words for people. */
   message: string;
   /** The messages by field. Nested fields have paths: `records.3.student_id`. */
   errors?: {
    [key: string]: string[];
   };
   /**
    * Format: uuid
    * @description The id of the record that already exists (409).
    */
   existing_id?: string;
  };
  /** An API key for an external system of the academy. The key acts as a separate user: its id appears in `received_by`, `marked_by` and the audit log. The text of the key is shown only once, when the key is created. */
  ApiKey: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The purpose of the key: at most 100 characters. */
   name: string;
   /** The role with which the key acts. */
   role: components["schemas"]["ApiKeyRole"];
   /** The scopes of the key, limited by the permissions of its role. */
   scopes: string[];
   /**
    * Format: date-time
    * @description The expiry time: RFC 3339, UTC.
    */
   expires_at: string;
   /** The IP addresses that may use the key; null for any. */
   allowed_cidrs: string[] | null;
   /**
    * Format: date-time
    * @description The time of the last use, accurate to a few minutes: RFC 3339, UTC.
    */
   last_used_at: string | null;
   /**
    * Format: date-time
    * @description The time at which the key was revoked: RFC 3339, UTC.
    */
   revoked_at: string | null;
   /** The status: active, revoked or expired. */
   status: components["schemas"]["ApiKeyStatus"];
   /**
    * Format: uuid
    * @description The user who created the key.
    */
   created_by: string;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  ApiKeyEvent: {
   id: components["schemas"]["Id"];
   /** The role with which the key acts. */
   role: string;
   /**
    * Format: date-time
    * @description The expiry time: RFC 3339, UTC.
    */
   expires_at: string;
   /**
    * Format: uuid
    * @description The user who created the key.
    */
   created_by: string;
   /** The scopes of the key. */
   scopes: string[];
  };
  /**
   * @description The role with which an API key acts. A key is not a staff member, so it has no department or batch of its own.
   *
   *     - `academy_admin`: Manages the academy.
   *     - `administrator`: Runs the office.
   *     - `department_head`: A department head without a department: sees staff, courses and batches, but no students.
   *     - `teacher`: A teacher without batches: sees staff, courses and batches, but no students.
   *     - `support_staff`: Helps at the desk.
   * @enum {string}
   */
  ApiKeyRole: "academy_admin" | "administrator" | "department_head" | "teacher" | "support_staff";
  /**
   * @description The status of an API key.
   *
   *     - `active`: The key is valid.
   *     - `revoked`: The key was revoked.
   *     - `expired`: The key has expired.
   * @enum {string}
   */
  ApiKeyStatus: "active" | "revoked" | "expired";
  ApproveEnrollmentInput: {
   expected_version?: components["schemas"]["ExpectedVersion"];
   /** The code of a coupon for the fees of the enrollment, regardless of case: at most 30 characters; replaces an earlier coupon. */
   coupon?: string | null;
   add_on_plan_ids?: components["schemas"]["AddOnPlanIds"];
  };
  /**
   * Format: date
   * @description The date up to which the report counts: later changes are ignored.
   */
  AsOf: string;
  /** An assessment of the students in a batch, such as an exam or a quiz. */
  Assessment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /**
    * Format: uuid
    * @description The term in whose average the assessment counts; null for none.
    */
   term_id: string | null;
   /** The title: at most 255 characters. */
   title: string;
   /** The kind of assessment. */
   kind: components["schemas"]["AssessmentKind"];
   /**
    * Format: date
    * @description The day of the assessment.
    */
   date: string | null;
   /** The highest possible score: 0.01 to 9999.99. */
   max_score: string;
   /**
    * Format: int32
    * @description The weight in averages: 0 to 1000; with 0, the assessment counts in no average.
    */
   weight: number;
   /** The status. */
   status: components["schemas"]["AssessmentStatus"];
   /**
    * Format: date-time
    * @description The time at which the service publishes the draft, or at which the assessment was published: RFC 3339, UTC. Null for a draft that the service does not publish by itself.
    */
   publish_at: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  AssessmentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /**
    * Format: uuid
    * @description The term in whose average the assessment counts; null for none.
    */
   term_id: string | null;
   /** The kind of assessment. */
   kind: string;
   /**
    * Format: date
    * @description The day of the assessment.
    */
   date: string | null;
   /** The highest possible score: 0.01 to 9999.99. */
   max_score: string;
   /** The weight in averages: 0 to 1000; with 0, the assessment counts in no average. */
   weight: number;
   /** The status. */
   status: string;
  };
  /**
   * @description The kind of an assessment.
   *
   *     - `exam`: An exam.
   *     - `quiz`: A quiz.
   *     - `assignment`: An assignment, such as homework.
   *     - `performance`: A performance, such as a recital or a tournament.
   *     - `other`: Any other assessment.
   * @enum {string}
   */
  AssessmentKind: "exam" | "quiz" | "assignment" | "performance" | "other";
  /** An assessment of the students in a batch, such as an exam or a quiz. */
  AssessmentRelations: {
   /** The batch; null if it was deleted. */
   batch?: components["schemas"]["Batch"] | null;
   /** The term; null if there is none, or if the caller cannot see terms. */
   term?: components["schemas"]["Term"] | null;
  };
  AssessmentResponse: {
   data: components["schemas"]["Assessment"] & components["schemas"]["AssessmentRelations"];
  };
  /**
   * @description The status of an assessment.
   *
   *     - `draft`: Only staff see the assessment and its results.
   *     - `published`: Families see the assessment and the results of their children.
   *     - `archived`: Only staff see the assessment, and it counts in no average.
   * @enum {string}
   */
  AssessmentStatus: "draft" | "published" | "archived";
  /** The rules for computing attendance rates. Omitted fields stay unchanged. */
  AttendanceCountingInput: {
   /** The weight of a late arrival in a rate. */
   late?: components["schemas"]["LateCounting"];
   /** The weight of an excused absence in a rate. */
   excused?: components["schemas"]["ExcusedCounting"];
  };
  AttendanceEvent: {
   /**
    * Format: uuid
    * @description The batch; null for general attendance at the academy.
    */
   batch_id: string | null;
   /**
    * Format: date
    * @description The day.
    */
   date: string;
   /**
    * Format: uuid
    * @description The user who recorded the marks.
    */
   marked_by: string;
   /** The number of written records. */
   count: number;
   /** The number of records with the status `present`. */
   present: number;
   /** The number of records with the status `absent`. */
   absent: number;
   /** The number of records with the status `late`. */
   late: number;
   /** The number of records with the status `excused`. */
   excused: number;
   /** The first 100 records. The attendance of the batch and day contains all records. */
   records: {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    student_id: components["schemas"]["StudentId"];
    /** The attendance status. */
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
  /** The attendance of a student on a day. */
  AttendanceRecord: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The batch; null for general attendance at the academy.
    */
   batch_id: string | null;
   /**
    * Format: uuid
    * @description The session of the batch; null if the batch has no session on that day.
    */
   session_id: string | null;
   /**
    * Format: date
    * @description The day, not in the future.
    */
   date: string;
   /** The label for the part of the day: at most 50 characters. */
   session: string | null;
   /** The attendance status. */
   status: components["schemas"]["AttendanceStatus"];
   /** Remarks: at most 500 characters. */
   remarks: string | null;
   /**
    * Format: int32
    * @description The number of minutes by which the student was late: 1 to 600; null if not late.
    */
   minutes_late: number | null;
   /**
    * Format: uuid
    * @description The user who recorded the latest mark.
    */
   marked_by: string;
   /**
    * Format: date-time
    * @description The time at which the latest mark was recorded: RFC 3339, UTC.
    */
   marked_at: string;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The attendance of a student on a day. */
  AttendanceRecordDetails: {
   /** The earlier marks of the record: one per correction, the latest first. */
   history?: {
    id: components["schemas"]["AccountId"];
    /** The attendance status before the correction. */
    status: components["schemas"]["AttendanceStatus"];
    /** The remarks before the correction: at most 500 characters. */
    remarks: string | null;
    /**
     * Format: int32
     * @description The minutes late before the correction.
     */
    minutes_late: number | null;
    /**
     * Format: uuid
     * @description The user who recorded the mark before the correction.
     */
    marked_by: string;
    /**
     * Format: date-time
     * @description The time at which the mark before the correction was recorded: RFC 3339, UTC.
     */
    marked_at: string;
   }[];
  };
  /** The attendance of a student on a day. */
  AttendanceRecordRelations: {
   student?: components["schemas"]["AttendanceRecordRelationsStudent"];
   /** The batch; null if there is none, or if it was deleted. */
   batch?: components["schemas"]["Batch"] | null;
   /** The session of the batch; null if there is none. */
   class_session?: (components["schemas"]["ClassSession"] & components["schemas"]["ClassSessionCounts"]) | null;
  };
  /** The student; null if the student was deleted or the caller cannot see the student. */
  AttendanceRecordRelationsStudent: components["schemas"]["Student"] | null;
  AttendanceRecordResponse: {
   data: components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"] & components["schemas"]["AttendanceRecordDetails"];
  };
  /**
   * @description The attendance status of a student.
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
   *     - `student`: A student with attendance marks.
   *     - `batch`: A batch.
   *     - `course`: A course.
   *     - `day`: A day.
   *     - `week`: A week. The settings of the academy determine its first day.
   *     - `month`: A month.
   * @enum {string}
   */
  AttendanceSummaryGroup: "student" | "batch" | "course" | "day" | "week" | "month";
  /** The students who are active in the batch on the day, ordered by name. Parents see only their own children, students only themselves. Null for staff. */
  Attendees: {
   /**
    * Format: uuid
    * @description The id of the student.
    */
   id: string;
   /** The first and last name of the student. */
   name: string;
  }[] | null;
  /**
   * @description A role in the audience of an announcement.
   *
   *     - `academy_admin`: The academy admins.
   *     - `parent`: The parents of students with an active enrollment.
   *     - `student`: The students with an active enrollment.
   *     - `teacher`: The teachers.
   *     - `administrator`: The administrators.
   *     - `support_staff`: The support staff.
   *     - `department_head`: The department heads.
   * @enum {string}
   */
  AudienceRole: "academy_admin" | "parent" | "student" | "teacher" | "administrator" | "support_staff" | "department_head";
  /** A change of a record: actor, old values and new values. Entries are never changed or deleted, but values of erased people become null. */
  AuditEntry: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The id of the user who made the change; null for the service itself.
    */
   user_id: string | null;
   /** The name of the user or of the API key. */
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
  /** A weekly period in which a staff member can work. */
  AvailabilityInput: {
   /** The weekday. */
   day: components["schemas"]["Weekday"];
   /** The start, as a local time. */
   start_time: string;
   /** The end, as a local time after the start. */
   end_time: string;
  };
  /** The average of the student in the batch. The sum of weight · score / highest score over graded and missing results (missing: 0), divided by the sum of the weights, in percent with two decimal places, `"66.67"`. Pending and excused results and archived assessments do not count. Null if nothing counts, or if the caller may not see grades. For staff, it includes drafts; for families, only published assessments. */
  Average: string | null;
  /** The amount to which the fraction applies; null without a fraction. */
  Basis: string | null;
  /** A scheduled class of a course, with its days, times, instructor and number of seats. */
  Batch: {
   id: components["schemas"]["AccountId"];
   /**
    * Format: uuid
    * @description The course of the batch.
    */
   course_id: string;
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 255 characters. */
   name: string;
   /** The code: `BAT-` and 8 upper-case letters or digits. */
   code: string;
   start_date: components["schemas"]["StartDate"];
   end_date: components["schemas"]["EndDate"];
   /** The start time of each session, local time of the academy. */
   start_time: string;
   /** The end time of each session, after the start, local time of the academy. */
   end_time: string;
   /** The weekdays of the sessions: a list of 1 to 7 weekdays. */
   days_of_week: components["schemas"]["Weekday"][];
   /**
    * Format: int32
    * @description The number of seats: 1 to 1000.
    */
   max_students: number;
   /**
    * Format: uuid
    * @description The staff member who teaches the batch.
    */
   instructor_id: string | null;
   /**
    * Format: uuid
    * @description The room; null if `classroom` is not the name of a room.
    */
   room_id: string | null;
   /** The location: the name of the room, or any other text: at most 100 characters; empty when unset. */
   classroom: string;
   /** The status of the batch. */
   status: components["schemas"]["BatchStatus"];
   /** True if a user set the status, which then stays until a user changes it. If false, the service updates the status each night by the dates of the batch. */
   status_is_manual: boolean;
   /** Notes: at most 5000 characters. */
   notes: string | null;
   /**
    * Format: date
    * @description The day up to which the sessions of the batch have been created; null before the first session is created.
    */
   sessions_until: string | null;
   /**
    * Format: int32
    * @description The number of free seats, at least 0.
    */
   available_seats: number;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  BatchEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The course of the batch.
    */
   course_id: string;
   start_date: components["schemas"]["StartDate"];
   /** The number of seats: 1 to 1000. */
   max_students: number;
   /**
    * Format: uuid
    * @description The staff member who teaches the batch.
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
  /**
   * Format: uuid
   * @description The batch; null if rows are not grouped by batches. Also null for records without a batch.
   */
  BatchId: string | null;
  /** A scheduled class of a course, with its days, times, instructor and number of seats. */
  BatchRelations: {
   /** The course of the batch; null if it was deleted. */
   course?: components["schemas"]["Course"] | null;
   /** The staff member who teaches the batch; null if the batch has no instructor, or if the caller cannot see the instructor. */
   instructor?: components["schemas"]["StaffMember"] | null;
   /** The room; null if `classroom` is not the name of a room. */
   room?: components["schemas"]["Room"] | null;
  };
  BatchResponse: {
   data: components["schemas"]["Batch"] & components["schemas"]["BatchRelations"];
  };
  /** The settings for automatic changes of batch statuses. Omitted fields stay unchanged. */
  BatchSettingsInput: {
   /** The number of full days after the last day of a batch until the batch is completed automatically: 0 to 365; null for never. */
   complete_after_days?: number | string | (null | "");
  };
  /**
   * @description The status of a batch.
   *
   *     - `upcoming`: The batch has not begun.
   *     - `ongoing`: The batch is being taught.
   *     - `completed`: The batch is finished, and its active enrollments are completed.
   *     - `cancelled`: The batch is cancelled, and its open enrollments are dropped.
   * @enum {string}
   */
  BatchStatus: "upcoming" | "ongoing" | "completed" | "cancelled";
  /**
   * @description The frequency at which a course's price is due.
   *
   *     - `one_time`: Once.
   *     - `monthly`: Every month.
   *     - `per_term`: Every term.
   *     - `per_session`: A price for each session.
   * @enum {string}
   */
  BillingFrequency: "one_time" | "monthly" | "per_term" | "per_session";
  /** A billing run. It checks all enrollments, or all overdue fees, and bills missing fees. A repeated run bills no charge twice. */
  BillingRun: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The kind of billing run. */
   kind: components["schemas"]["BillingRunKind"];
   /**
    * Format: date
    * @description The day up to which the run bills charges, inclusive.
    */
   as_of: string;
   /** The status of the run. */
   status: components["schemas"]["BillingRunStatus"];
   /** True if the service started the run automatically. */
   automatic: boolean;
   /**
    * Format: date
    * @description The first day from which the run bills: the day on which billing became automatic. Null for a run that a user started.
    */
   since: string | null;
   /** The numbers of created, existing, failed and skipped fees. */
   counts: {
    /**
     * Format: int32
     * @description The number of fees that the run billed. For a preview or a held run, the number of fees that it would bill.
     */
    created: number;
    /**
     * Format: int32
     * @description The number of fees that existed already.
     */
    existing: number;
    /** The skipped items, by reason. */
    skipped: {
     /** The reason. */
     reason: components["schemas"]["SkipReason"];
     /**
      * Format: int32
      * @description The number of skipped charges.
      */
     count: number;
    }[];
    /**
     * Format: int32
     * @description The number of enrollments that could not be billed, or of fees for a penalty run. The next run tries again.
     */
    failed: number;
   };
   /** The sum of the fees that the run billed. For a preview or a held run, the sum of the fees that it would bill. */
   total: string;
   /**
    * Format: date-time
    * @description The time at which the held run was confirmed: RFC 3339, UTC. Null if it was not confirmed.
    */
   confirmed_at: string | null;
   /**
    * Format: date-time
    * @description The time at which the run ended or failed: RFC 3339, UTC.
    */
   ended_at: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  BillingRunEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The kind of run: `enrollment`, `period`, `session` or `penalty`. */
   kind: string;
   /**
    * Format: date
    * @description The day up to which the run bills charges, inclusive.
    */
   as_of: string;
   /** True if the service started the run automatically. */
   automatic: boolean;
   /** The sum of the fees that the run billed. For a preview or a held run, the sum of the fees that it would bill. */
   total: string;
   /** The number of fees that the run billed, or would bill. */
   created: number;
   /** The number of fees that existed already. */
   existing: number;
   /** The number of items that could not be billed. */
   failed: number;
  };
  /**
   * @description The kind of a billing run.
   *
   *     - `enrollment`: The one-time fees of enrollments.
   *     - `period`: The charges for months and terms.
   *     - `session`: The charges for attended sessions, in arrears.
   *     - `penalty`: Penalties for overdue fees.
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
   *     - `running`: The run is billing: its counts and its total grow.
   *     - `done`: The run has billed all missing fees.
   *     - `held`: The run waits to be confirmed: it would bill more than twice as much as any run of its kind in the last 400 days.
   *     - `failed`: The run failed. Fees that it has billed remain; another run bills the missing fees.
   * @enum {string}
   */
  BillingRunStatus: "preview" | "running" | "done" | "held" | "failed";
  /** The settings for billing enrollments. Omitted fields stay unchanged. */
  BillingSettingsInput: {
   /** True if due charges are billed automatically each night; otherwise only billing runs started by users bill them. */
   auto?: boolean | (1 | 0 | "1" | "0");
   /** The number of days by which a month or a term is billed before it begins: 0 to 60. */
   lead_days?: number | string;
   /** The number of past months for which billing runs bill missing charges: 0 to 24. */
   max_back_months?: number | string;
   /** The total above which a billing run may be held. A run with a smaller total is never held. */
   hold_above?: string | number;
  };
  /** A secret address that calendars subscribe to: sessions from 30 days ago to 180 days ahead, as iCalendar (RFC 5545). The feed shows the sessions that its owner may see at the time of the request. The feed shows nothing after its owner stops being a member. */
  CalendarFeed: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The sessions that the feed contains. */
   scope: components["schemas"]["CalendarFeedScope"];
   /**
    * Format: uuid
    * @description The student, staff member, room or batch; null for `mine`.
    */
   target_id: string | null;
   /** The name of the feed in calendars: at most 100 characters. */
   name: string;
   /** The address to subscribe to. Every person who has the address can read the feed. Returned once, in the response that creates the address; null in all other responses. */
   url: string | null;
   /**
    * Format: date-time
    * @description The time at which a calendar last fetched the feed, accurate to an hour: RFC 3339, UTC.
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
   * @description The sessions that a calendar feed contains.
   *
   *     - `mine`: The owner's own sessions: sessions that the owner leads or attends, or that the owner's children attend. Sessions of children show the names of these children.
   *     - `student`: The sessions of one student.
   *     - `staff`: The sessions that one staff member leads.
   *     - `room`: The sessions in one room.
   *     - `batch`: The sessions of one batch.
   * @enum {string}
   */
  CalendarFeedScope: "mine" | "student" | "staff" | "room" | "batch";
  /**
   * @description The cause of a session's cancellation.
   *
   *     - `manual`: A user cancelled the session.
   *     - `closure`: The session is within a closure.
   *     - `schedule`: The batch is not taught on that day any more.
   *     - `batch`: The batch was cancelled, completed or deleted.
   * @enum {string}
   */
  CancelCause: "manual" | "closure" | "schedule" | "batch";
  /** The cancellation of a session. */
  CancelSessionInput: {
   /** The reason: at most 255 characters. */
   reason?: string | null;
   /** True if the session is not charged; false by default. */
   excuses_fees?: boolean | (1 | 0 | "1" | "0") | (null | "");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** The version that was edited. If the record has another version, the result is status 409. */
  CancelSessionInputExpectedVersion: number | string | (null | "");
  /**
   * @description The grouping of rows in the capacity report.
   *
   *     - `batch`: A batch.
   *     - `course`: A course.
   *     - `weekday`: A day of the week: the row counts batches with sessions on it.
   *     - `hour`: The hour in which sessions begin, in the academy's time zone: the row counts batches with sessions that begin in it.
   *     - `room`: The room of sessions: the row counts batches with sessions in it.
   * @enum {string}
   */
  CapacityGroup: "batch" | "course" | "weekday" | "hour" | "room";
  ChangeMemberRoleInput: {
   /** The role. For staff, the staff member's job determines the permissions. */
   role: components["schemas"]["MemberRole"];
   /** The staff member as whom the user signs in: for the role `staff`. */
   staff_id?: string | (null | "");
   /** The parent as whom the user signs in: for the role `parent`. */
   parent_id?: string | (null | "");
   /** The student as whom the user signs in: for the role `student`. */
   student_id?: string | (null | "");
   /** The treatment of the API keys created by an academy admin who loses that role: `revoke` when omitted. */
   keys?: components["schemas"]["MemberKeys"] | (null | "");
  };
  /** The current password of the caller, and a new one. */
  ChangePasswordInput: {
   /** The current password. */
   current_password: string;
   /** The new password: 8 characters or more, at most 72 bytes of UTF-8. */
   password: string;
   /** The new password again. Required; a missing or different value is reported on `password`. */
   password_confirmation: string | null;
  };
  /** The changed fields, by their names in REST; empty if only linked records changed. */
  Changed: string[];
  /** A chart. It is dark if the reader prefers dark colours. */
  Chart: string;
  /** The city: at most 100 characters. */
  City: string | null;
  /** A clash of a session with another session, time off, availability or a room's capacity. */
  Clash: {
   /**
    * Format: uuid
    * @description The id: a UUID (version 8) derived from the kind and the clashing records.
    */
   id: string;
   /** The kind of clash. */
   kind: components["schemas"]["ClashKind"];
   /** The severity of the clash. */
   severity: components["schemas"]["ClashSeverity"];
   /**
    * Format: date
    * @description The day of the session, local to the academy.
    */
   date: string;
   /** The start time of the session, local time of the academy. */
   start_time: string;
   /**
    * Format: date-time
    * @description The start of the session: RFC 3339, UTC.
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
    * @description The other session, at the same time; null if the kind involves no other session. `instructor`, `room` and `student` involve two sessions.
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
   /** The students who are expected in both sessions, ordered by name: only for `student`, and only students whom the caller can see. */
   students: {
    student_id: components["schemas"]["StudentId"];
    /** The name of the student. */
    name: string;
   }[];
   /**
    * Format: int32
    * @description The number of students who are expected in both sessions, including students whom the caller cannot see; 0 unless the kind is `student`.
    */
   student_count: number;
  };
  /**
   * @description The kind of a clash. Cancelled sessions have no clashes.
   *
   *     - `instructor`: One staff member leads two sessions at the same time.
   *     - `room`: Two sessions at the same time are in one room.
   *     - `time_off`: The staff member who leads the session is on approved time off.
   *     - `availability`: The session is outside the instructor's availability. This clash exists only if the instructor has entered an availability.
   *     - `capacity`: The room's capacity is less than the number of seats of the batch.
   *     - `student`: A student is expected in two sessions at the same time.
   * @enum {string}
   */
  ClashKind: "instructor" | "room" | "time_off" | "availability" | "capacity" | "student";
  /**
   * @description The policy for writes that would cause hard clashes.
   *
   *     - `warn`: The service accepts the write; the query `clashes` lists the clashes.
   *     - `refuse`: The service refuses the write.
   * @enum {string}
   */
  ClashPolicy: "warn" | "refuse";
  /**
   * @description The severity of a clash.
   *
   *     - `hard`: The session cannot be held as planned. An academy may refuse writes that cause such clashes.
   *     - `soft`: The session can be held, but a person should check it.
   * @enum {string}
   */
  ClashSeverity: "hard" | "soft";
  /**
   * @description The grouping of rows in the class attendance report.
   *
   *     - `batch`: A batch.
   *     - `course`: A course.
   *     - `instructor`: The staff member who led the sessions, as instructor or as substitute.
   *     - `weekday`: A day of the week.
   *     - `hour`: The hour in which the sessions began, in the academy's time zone.
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
    * @description The date, local to the academy.
    */
   date: string;
   /** The start time, local time of the academy. */
   start_time: string;
   /** The end time, local time of the academy. An end before the start is on the next day. */
   end_time: string;
   /**
    * Format: date-time
    * @description The start: RFC 3339, UTC.
    */
   starts_at: string;
   /**
    * Format: date-time
    * @description The end, after the start: RFC 3339, UTC.
    */
   ends_at: string;
   /**
    * Format: uuid
    * @description The staff member who leads the session.
    */
   instructor_id: string | null;
   /**
    * Format: uuid
    * @description The room.
    */
   room_id: string | null;
   /** The location: the name of the room, or the text of the batch: at most 100 characters; empty when unset. */
   classroom: string;
   /** The status of the session. */
   status: components["schemas"]["SessionStatus"];
   /** The cause of the cancellation; null unless the session is cancelled. */
   cancel_cause: components["schemas"]["CancelCause"] | null;
   /** The reason that a user gave when cancelling: at most 255 characters. */
   cancel_reason: string | null;
   /**
    * Format: uuid
    * @description The closure that cancelled the session; null if the session was not cancelled by a closure.
    */
   closure_id: string | null;
   /** True if the session is cancelled and not charged. */
   excuses_fees: boolean;
   /**
    * Format: date
    * @description The day of the weekly schedule that the session fulfils; null for an extra session.
    */
   slot_date: string | null;
   /** The fields that a user changed by hand. These fields no longer follow the batch. */
   overrides: components["schemas"]["SessionOverride"][];
   /** True if a substitute leads the session instead of the batch's instructor. */
   is_substitute: boolean;
   /** The topic: at most 255 characters. */
   topic: string | null;
   /** The address for joining online: an http or https URL of at most 2048 characters. */
   online_url: string | null;
   /** Notes for staff (null for families): at most 5000 characters. */
   notes: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A lesson of a batch on a date. */
  ClassSessionCounts: {
   /** The attendance counts of the session, for the students of its roster that the caller can see. */
   counts: {
    /**
     * Format: int32
     * @description The number of students in the roster, marked or not.
     */
    expected: number;
    /**
     * Format: int32
     * @description The number of students who attended on time.
     */
    present: number;
    /**
     * Format: int32
     * @description The number of students who arrived late.
     */
    late: number;
    /**
     * Format: int32
     * @description The number of students who did not attend.
     */
    absent: number;
    /**
     * Format: int32
     * @description The number of students who did not attend, with approval.
     */
    excused: number;
   };
  };
  /** A lesson of a batch on a date. */
  ClassSessionRelations: components["schemas"]["ClassSessionCounts"] & {
   attendees: components["schemas"]["Attendees"];
   /** The batch; null if it was deleted. */
   batch?: components["schemas"]["Batch"] | null;
   /** The course of the batch; null if it was deleted. */
   course?: components["schemas"]["Course"] | null;
   /** The staff member who leads the session; null if the session has no instructor, or if the caller cannot see the instructor. */
   instructor?: components["schemas"]["StaffMember"] | null;
   /** The room; null if the session has none or the room was deleted. */
   room?: components["schemas"]["Room"] | null;
   /** The closure that cancelled the session; null if the session was not cancelled by a closure, or if the closure was deleted. */
   closure?: components["schemas"]["Closure"] | null;
  };
  ClassSessionResponse: {
   data: components["schemas"]["ClassSession"] & components["schemas"]["ClassSessionRelations"];
  };
  /** Days, or hours of one day, on which sessions are cancelled: holidays, a snow day, a pool that is being cleaned. Affects the sessions of the courses, batches and rooms in its lists, or of the whole academy if all lists are empty. */
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
   /** The start as a local time, for a closure on a single day; null for whole days. */
   start_time: string | null;
   /** The end as a local time after the start, for a closure on a single day; null for whole days. */
   end_time: string | null;
   /** The courses whose sessions are cancelled. */
   course_ids: string[];
   /** The batches whose sessions are cancelled. */
   batch_ids: string[];
   /** The rooms whose sessions are cancelled. */
   room_ids: string[];
   /** True if sessions that the closure cancels are not charged. */
   excuses_fees: boolean;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  ClosureEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   start_date: components["schemas"]["StartDate"];
   /**
    * Format: date
    * @description The last day, on or after the first; at most 366 days.
    */
   end_date: string;
   /** True if sessions that the closure cancels are not charged. */
   excuses_fees: boolean;
  };
  ClosureResponse: {
   data: components["schemas"]["Closure"];
  };
  /** The total of received payments. */
  Collected: string;
  /** The parent's preferences for messages from the academy. Omitted fields stay unchanged. */
  CommunicationPreferencesInput: {
   /** True if messages are sent by e-mail; true by default. */
   email?: boolean | (1 | 0 | "1" | "0");
   /** True if messages are sent by text message; false by default. */
   sms?: boolean | (1 | 0 | "1" | "0");
   /** True if messages are sent by push notification; false by default. */
   push?: boolean | (1 | 0 | "1" | "0");
   /** The BCP 47 language tag: at most 35 characters, `en` by default. */
   language?: string;
  };
  /** The requirements to complete a course. Omitted fields stay unchanged. */
  CompletionRuleInput: {
   /** The minimum attendance in percent: 0 to 100. */
   min_attendance?: number | string | (null | "");
   /** The minimum progress in percent: 0 to 100. */
   min_progress?: number | string | (null | "");
   /** True if every fee must be paid. */
   require_paid?: boolean | (1 | 0 | "1" | "0");
  };
  /** The country: at most 100 characters. */
  Country: string | null;
  /** A subject that an academy teaches in batches. */
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
   /** The level of the students for whom the course is intended. */
   level: components["schemas"]["CourseLevel"];
   /**
    * Format: uuid
    * @description The department of the course.
    */
   department_id: string | null;
   /**
    * Format: uuid
    * @description The level of a track that students reach by the course; null if there is none.
    */
   level_id: string | null;
   /**
    * Format: int32
    * @description The minimum age in years: 0 to 150.
    */
   min_age: number | null;
   /**
    * Format: int32
    * @description The maximum age in years: 0 to 150.
    */
   max_age: number | null;
   /** The colour in timetables: `#RRGGBB`. */
   color: string | null;
   /** The price in the academy's currency. */
   price: string | null;
   /** The frequency at which the price is due. */
   billing_frequency: components["schemas"]["BillingFrequency"];
   /** The requirements to complete the course. */
   completion_rule: {
    /**
     * Format: int32
     * @description The minimum attendance in percent: 0 to 100.
     */
    min_attendance: number | null;
    /**
     * Format: int32
     * @description The minimum progress in percent: 0 to 100.
     */
    min_progress: number | null;
    /** True if every fee must be paid. */
    require_paid: boolean;
   };
   /** The status: only an active course is offered. */
   status: components["schemas"]["CourseStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  CourseEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The department of the course.
    */
   department_id: string | null;
   /**
    * Format: uuid
    * @description The level of a track that students reach by the course; null if there is none.
    */
   level_id: string | null;
   /** The price in the academy's currency. */
   price: string | null;
   /** The status: only an active course is offered. */
   status: string;
  };
  /**
   * Format: uuid
   * @description The course; null if rows are not grouped by courses. Also null for records without a course.
   */
  CourseId: string | null;
  /**
   * @description The level of the students for whom a course is intended.
   *
   *     - `beginner`: Beginners.
   *     - `intermediate`: Students who know the basics.
   *     - `advanced`: Experienced students.
   *     - `all`: All students.
   * @enum {string}
   */
  CourseLevel: "beginner" | "intermediate" | "advanced" | "all";
  /** The name of the course. */
  CourseName: string | null;
  /** A subject that an academy teaches in batches. */
  CourseRelations: {
   /** The department of the course. */
   department?: components["schemas"]["Department"] | null;
   /** The level that students reach by the course; null if there is none. */
   track_level?: components["schemas"]["Level"] | null;
   /** The batches of the course. */
   batches?: components["schemas"]["Batch"][];
  };
  CourseResponse: {
   data: components["schemas"]["Course"] & components["schemas"]["CourseRelations"];
  };
  /**
   * @description The status of a course: only an active course is offered.
   *
   *     - `draft`: Being prepared.
   *     - `active`: On offer.
   *     - `archived`: No longer on offer.
   * @enum {string}
   */
  CourseStatus: "draft" | "active" | "archived";
  /** The percentage of expected students who have a mark in their session, with two decimal places, `"91.11"`; null if no student was expected. */
  Coverage: string | null;
  /** A new academy. The user who creates it becomes its admin. */
  CreateAcademyInput: {
   /** The name in URLs: `[a-z0-9-]`, at most 100 characters, unique. */
   slug?: string | (null | "");
   description?: components["schemas"]["Description"];
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
   /** The branding of the academy: its colours, its pictures, and the sender name of its e-mails. */
   branding?: components["schemas"]["AcademyBrandingInput"] | (null | "");
   /** The settings of the academy: time zone, currency, defaults. */
   settings?: components["schemas"]["AcademySettingsInput"] | (null | "");
   name: components["schemas"]["Name"];
   /** The kind of education that the academy offers. */
   type: components["schemas"]["AcademyType"];
   email: components["schemas"]["Email"];
  };
  /** A new announcement, which is a draft until it is published. */
  CreateAnnouncementInput: {
   /** The time of the publication, in the future: RFC 3339. Null for at once. */
   publish_at?: string | (null | "");
   /** The time from which the announcement is hidden, after its publication: RFC 3339. Null for never. */
   expires_at?: string | (null | "");
   /** The title: at most 200 characters. */
   title: string;
   /** The text: CommonMark without HTML: at most 5000 characters. */
   body: string;
   /** The audience. */
   audience: components["schemas"]["AnnouncementAudienceInput"];
   /** True if the announcement is sent by e-mail and text message regardless of quiet hours and preferences; false by default. */
   urgent?: boolean | (1 | 0 | "1" | "0") | (null | "");
  };
  /** A new API key. */
  CreateApiKeyInput: {
   /** The purpose of the key: at most 100 characters. */
   name: string;
   /** The role with which the key acts. */
   role: components["schemas"]["ApiKeyRole"];
   /** The scopes of the key, limited by the permissions of its role; at least one, without duplicates: `academy:read`, `academy:write`, `accounts:read`, `accounts:write`, `announcements:read`, `announcements:write`, `attendance:read`, `attendance:write`, `audit:read`, `batches:read`, `batches:write`, `billing_runs:read`, `billing_runs:write`, `closures:read`, `closures:write`, `courses:read`, `courses:write`, `credit_notes:read`, `credit_notes:write`, `departments:read`, `departments:write`, `discounts:read`, `discounts:write`, `enrollments:read`, `enrollments:write`, `events:read`, `fee_plans:read`, `fee_plans:write`, `fees:read`, `fees:write`, `files:read`, `files:write`, `grade_scales:read`, `grade_scales:write`, `grades:read`, `grades:write`, `invoices:read`, `invoices:write`, `materials:read`, `materials:write`, `members:read`, `notices:read`, `notices:write`, `parents:read`, `parents:write`, `payments:read`, `payments:write`, `reports:read`, `rooms:read`, `rooms:write`, `sessions:read`, `sessions:write`, `skill_marks:read`, `skill_marks:write`, `staff:read`, `staff:write`, `student_levels:read`, `student_levels:write`, `students:read`, `students:write`, `tax_rates:read`, `tax_rates:write`, `term_comments:read`, `term_comments:write`, `terms:read`, `terms:write`, `time_off:read`, `time_off:write`, `tracks:read`, `tracks:write`, `webhooks:read`, `webhooks:write`. */
   scopes: string[];
   /**
    * Format: date-time
    * @description The expiry time: RFC 3339, at most a year ahead.
    */
   expires_at: string;
   /** The IP addresses that may use the key, at most 20, single addresses or blocks in CIDR notation: `203.0.113.7`, `2001:db8::/32`. Null for any. */
   allowed_cidrs?: string[] | (null | "");
  };
  /** A new assessment. */
  CreateAssessmentInput: {
   /** The time, in the future, at which the service publishes the draft: RFC 3339. Null for never. */
   publish_at?: string | (null | "");
   /**
    * Format: uuid
    * @description The batch, which cannot be changed later. It must not be cancelled.
    */
   batch_id: string;
   title: components["schemas"]["Title"];
   /** The kind of assessment. */
   kind: components["schemas"]["AssessmentKind"];
   /** The highest possible score: 0.01 to 9999.99. */
   max_score: string | number;
   /** The term in whose average the assessment counts; null for none. */
   term_id?: string | (null | "");
   /** The day of the assessment. */
   date?: string | (null | "");
   /** The weight in averages: 0 to 1000; with 0, the assessment counts in no average; 1 by default. */
   weight?: number | string | (null | "");
   /** The status; draft by default. */
   status?: components["schemas"]["AssessmentStatus"] | (null | "");
  };
  /** A new batch. Its status is upcoming. */
  CreateBatchInput: {
   /** The number of seats: 1 to 1000; the academy's setting by default. */
   max_students?: number | string | (null | "");
   /** The staff member who teaches the batch; null for no instructor. */
   instructor_id?: string | (null | "");
   /** The room, which must be active; null for none. Sets `classroom` to the name of the room. */
   room_id?: string | (null | "");
   /** The location: the name of an active room, regardless of case, or any other text, which links no room: at most 100 characters; ignored if `room_id` is sent. */
   classroom?: string | null;
   notes?: components["schemas"]["Notes"];
   /**
    * Format: uuid
    * @description The course of the batch.
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
   /** The start time of each session, local time of the academy. */
   start_time: string;
   /** The end time of each session, after the start, local time of the academy. */
   end_time: string;
   /** The weekdays of the sessions: a list of 1 to 7 weekdays, each once. */
   days_of_week: components["schemas"]["Weekday"][];
  };
  /** A new calendar feed. */
  CreateCalendarFeedInput: {
   /** The sessions that the feed contains. `mine` is for students, parents and staff. */
   scope: components["schemas"]["CalendarFeedScope"];
   /** The student, staff member, room or batch; required unless the scope is `mine`. */
   target_id?: string | (null | "");
   /** The name of the feed in calendars: at most 100 characters. */
   name: string;
  };
  /** A new closure for the courses, batches and rooms in its lists, or for the whole academy if all lists are empty. */
  CreateClosureInput: {
   /**
    * Format: date
    * @description The first day.
    */
   start_date: string;
   end_date: components["schemas"]["CreateClosureInputEndDate"];
   start_time?: components["schemas"]["StartTime"];
   end_time?: components["schemas"]["EndTime"];
   name: components["schemas"]["CreateClosureInputName"];
   /** The courses: at most 100. The list replaces the existing one. */
   course_ids?: string[] | (null | "");
   /** The batches: at most 100. The list replaces the existing one. */
   batch_ids?: string[] | (null | "");
   /** The rooms: at most 100. The list replaces the existing one. */
   room_ids?: string[] | (null | "");
   /** True if sessions that the closure cancels are not charged; true by default. */
   excuses_fees?: boolean | (1 | 0 | "1" | "0") | (null | "");
  };
  /**
   * Format: date
   * @description The last day, on or after the first; at most 366 days in total.
   */
  CreateClosureInputEndDate: string;
  /** The name: at most 100 characters. */
  CreateClosureInputName: string;
  /** A new course. */
  CreateCourseInput: {
   description?: components["schemas"]["Description"];
   /** The category: at most 100 characters. */
   category?: string | null;
   /** The level of the students for whom the course is intended; all by default. */
   level?: components["schemas"]["CourseLevel"] | (null | "");
   /** The department of the course. */
   department_id?: string | (null | "");
   /** The level of a track that students reach by the course; null if there is none. */
   level_id?: string | (null | "");
   min_age?: components["schemas"]["MinAge"];
   /** The maximum age in years: 0 to 150, not below the minimum. */
   max_age?: number | string | (null | "");
   /** The colour in timetables: `#RRGGBB`. */
   color?: string | (null | "");
   /** The price in the academy's currency. */
   price?: string | number | (null | "");
   /** The frequency at which the price is due; once by default. */
   billing_frequency?: components["schemas"]["BillingFrequency"] | (null | "");
   /** The requirements to complete the course. */
   completion_rule?: components["schemas"]["CompletionRuleInput"] | (null | "");
   /** The status: only an active course is offered; active by default. */
   status?: components["schemas"]["CourseStatus"] | (null | "");
   name: components["schemas"]["Name"];
  };
  /** A reduction of the amount that a payer owes. */
  CreateCreditNoteInput: {
   /**
    * Format: uuid
    * @description The account of the credit note.
    */
   account_id: string;
   /** The fee to credit, which must be in the account. When omitted, the amount becomes credit of the account. */
   fee_id?: string | (null | "");
   /** The amount: at most the billed amount that is not credited yet. */
   amount: string | number;
   /** The reason for the credit note. */
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
   /** The kind of discount; it cannot be changed later. */
   kind: components["schemas"]["DiscountKind"];
   /** The percentage of the amount that remains after earlier discounts: 0.01 to 100.00. */
   percent?: string | number | (null | "");
   amount?: components["schemas"]["Amount"];
   /** The types of fees to which the discount applies; all types by default. */
   fee_types?: components["schemas"]["FeeType"][] | (null | "");
   /** The priority, lowest number first: 0 to 10000; 100 by default. */
   priority?: number | string | (null | "");
   /** True if the discount is exclusive: among exclusive discounts, only the one with the largest reduction applies; false by default. */
   exclusive?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** The first day on which the discount is valid. */
   valid_from?: string | (null | "");
   /** The last day on which the discount is valid: on or after the first day. */
   valid_until?: string | (null | "");
   max_uses?: components["schemas"]["MaxUses"];
   /** The conditions for receiving the discount. */
   condition?: components["schemas"]["DiscountConditionInput"] | (null | "");
  };
  /** A new fee for a student or a parent. */
  CreateFeeInput: {
   /** The title: at most 255 characters. */
   title?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The type of the fee. */
   fee_type: components["schemas"]["FeeType"];
   amount: components["schemas"]["CreateFeeInputAmount"];
   /**
    * Format: date
    * @description The due date.
    */
   due_date: string;
   tax_rate_ids?: components["schemas"]["TaxRateIds"];
   /** The student that the fee is for; required unless a parent is billed. */
   student_id?: string | (null | "");
   /** The parent who is billed. */
   parent_id?: string | (null | "");
   /** The enrollment that the fee is for, which must belong to the student. */
   enrollment_id?: string | (null | "");
  } & (unknown | unknown);
  /** The amount, in the currency of the academy. Taxes that are not included in prices are added to this amount. */
  CreateFeeInputAmount: string | number;
  /** A new fee plan: for a course, for a batch, or for neither (an add-on plan). */
  CreateFeePlanInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The course whose enrollments the plan bills. */
   course_id?: string | (null | "");
   /** The batch whose enrollments the plan bills, instead of a course. */
   batch_id?: string | (null | "");
   /** The status of the plan; a draft by default. */
   status?: components["schemas"]["FeePlanStatus"] | (null | "");
   /**
    * Format: date
    * @description The first day on which the plan is in effect.
    */
   effective_from: string;
   /** The items: 1 to 20. They replace the existing items. */
   items: components["schemas"]["FeePlanItemInput"][];
   /** The treatment of billed charges when an enrollment is dropped; billed charges remain by default. */
   drop_policy?: components["schemas"]["DropPolicy"] | (null | "");
  };
  /** A fee for each active student of a batch. */
  CreateFeesForBatchInput: {
   /** The title: at most 255 characters. */
   title?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The type of the fee. */
   fee_type: components["schemas"]["FeeType"];
   amount: components["schemas"]["CreateFeeInputAmount"];
   /**
    * Format: date
    * @description The due date.
    */
   due_date: string;
   tax_rate_ids?: components["schemas"]["TaxRateIds"];
   /** The period that the fee is for, as free text (`2026-03`): at most 50 characters; the due date when omitted. A student of the batch is billed once for each type and period. */
   period?: string | null;
  };
  /** A new grade scale. */
  CreateGradeScaleInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The bands: 2 to 20, each with a lower `min` than the one before. The `min` of the last is 0. */
   bands: components["schemas"]["GradeBandInput"][];
  };
  /** A new level. */
  CreateLevelInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The position in the track; the lowest level has the lowest position: 1 to 10000; after the last level by default. */
   position?: number | string | (null | "");
   min_age?: components["schemas"]["MinAge"];
   min_days?: components["schemas"]["MinDays"];
   min_sessions?: components["schemas"]["MinSessions"];
   /** The status: students reach only active levels; active by default. */
   status?: components["schemas"]["CurriculumStatus"] | (null | "");
   /**
    * Format: uuid
    * @description The track of the level.
    */
   track_id: string;
  };
  /** A new learning material. It needs a file or a `url`, and a course, a batch or a session, which cannot be changed later. */
  CreateMaterialInput: {
   title: components["schemas"]["Title"];
   description?: components["schemas"]["Description"];
   /** The uploaded file, which the caller can read. A material has either a file or a `url`. */
   file_id?: string | (null | "");
   /** The address of a page: an http or https URL of at most 2048 characters. A material has either a `url` or a file. */
   url?: string | (null | "");
   /** The section under which clients show the material: at most 100 characters. */
   section?: string | null;
   /** The position among the materials of the same course, batch or session: 1 to 100000; after the last one by default. */
   position?: number | string | (null | "");
   /** The status; draft by default. */
   status?: components["schemas"]["MaterialStatus"] | (null | "");
   /** The first day on which families see the material, in the academy's time zone; null for no limit. */
   visible_from?: string | (null | "");
   /** The last day on which families see the material, on or after `visible_from`; null for no limit. */
   visible_until?: string | (null | "");
   /** The readers of the published material, besides staff; enrolled by default. */
   audience?: components["schemas"]["MaterialAudience"] | (null | "");
   /** The course, whose batches all get the material. */
   course_id?: string | (null | "");
   /** The batch, which must not be cancelled. */
   batch_id?: string | (null | "");
   /** The session. */
   session_id?: string | (null | "");
  };
  /** An academy's own text for a kind of notice. */
  CreateNotificationTemplateInput: {
   /** The language: a BCP 47 language tag, such as `en` or `en-GB`. */
   locale?: string | null;
   /** The kind of notice. */
   kind: components["schemas"]["NoticeKind"];
   /** The channel. */
   channel: components["schemas"]["NoticeChannel"];
   /** The text, with `{{placeholders}}`: CommonMark without HTML: at most 5000 characters. */
   body: string;
   /** The subject, with `{{placeholders}}`; null for text messages: at most 200 characters. */
   subject?: string | null;
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
   /** True if the academy should call this parent in an emergency; false by default. */
   emergency_contact?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** The parent's preferred ways to get messages from the academy. */
   communication_preferences?: components["schemas"]["CommunicationPreferencesInput"] | (null | "");
   /** The status: only an active parent is in contact with the academy; active by default. */
   status?: components["schemas"]["ParentStatus"] | (null | "");
   /** The children: at most 100. The list replaces the existing children. */
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
   /** The number of students who fit in the room: 1 to 10000. */
   capacity?: number | string | (null | "");
   /** The status: only an active room can be chosen for new sessions; active by default. */
   status?: components["schemas"]["RoomStatus"] | (null | "");
   /** Notes: at most 500 characters. */
   notes?: string | null;
  };
  /** A new skill. */
  CreateSkillInput: {
   name: components["schemas"]["Name"];
   /** The position in the level: 1 to 10000; after the last skill by default. */
   position?: number | string | (null | "");
   /** True if students need the skill to reach the level; true by default. */
   required?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** The status: only active skills can be marked, and are required; active by default. */
   status?: components["schemas"]["CurriculumStatus"] | (null | "");
   /**
    * Format: uuid
    * @description The level of the skill.
    */
   level_id: string;
  };
  /** A new staff member. */
  CreateStaffMemberInput: {
   phone?: components["schemas"]["Phone"];
   /** The departments: at most 50. The list replaces the existing departments. */
   department_ids?: string[] | (null | "");
   /** Qualifications: at most 30. The list replaces the existing list. */
   qualifications?: components["schemas"]["QualificationInput"][] | (null | "");
   /** The terms of employment; full time by default. */
   employment_type?: components["schemas"]["EmploymentType"] | (null | "");
   /** The first day of work. */
   hire_date?: string | (null | "");
   /** The last day of work, on or after the first. */
   end_date?: string | (null | "");
   /** The pay per hour; null if it is not recorded. */
   hourly_rate?: string | number | (null | "");
   /** The weekly availability: at most 50 periods. The list replaces the existing periods. */
   weekly_availability?: components["schemas"]["AvailabilityInput"][] | (null | "");
   /** The status: at work, on leave or terminated; active by default. */
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
   /** The gender, as stated by the student. */
   gender?: components["schemas"]["Gender"] | (null | "");
   /** A picture: an http or https URL of at most 2048 characters. */
   photo_url?: string | (null | "");
   /** The uploaded picture: the id of a file. */
   photo_file_id?: string | (null | "");
   /** Facts that a teacher must know in an emergency: at most 5000 characters. */
   medical_notes?: string | null;
   /** The person to call in an emergency; null for none. */
   emergency_contact?: components["schemas"]["EmergencyContactInput"] | (null | "");
   /** Prior education: at most 50 entries. The list replaces the existing list. */
   academic_history?: components["schemas"]["AcademicRecordInput"][] | (null | "");
   /** Documents: at most 50. The list replaces the existing list. */
   documents?: components["schemas"]["StudentDocumentInput"][] | (null | "");
   /** The parents: at most 25. The list replaces the existing parents. */
   parents?: components["schemas"]["ParentLinkInput"][] | (null | "");
   /** The status of the student at the academy; active by default. */
   status?: components["schemas"]["StudentStatus"] | (null | "");
   /** The day on which the student joined; today by default. */
   joined_at?: string | (null | "");
   first_name: components["schemas"]["FirstName"];
   last_name: components["schemas"]["LastName"];
  };
  /** The e-mail address. */
  CreateStudentInputEmail: (string) | (null | "");
  /** A new tax rate. */
  CreateTaxRateInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The percentage of the price: 0.00 to 100.00, with up to four decimal places. */
   percent: string | number;
   /** True if prices include the tax; by default the tax is added to the prices. */
   inclusive?: boolean | (1 | 0 | "1" | "0") | (null | "");
  };
  /** A new term comment. */
  CreateTermCommentInput: {
   /**
    * Format: uuid
    * @description The enrollment, which cannot be changed later. It must have been active at any time.
    */
   enrollment_id: string;
   /**
    * Format: uuid
    * @description The term, which cannot be changed later. An enrollment has at most one comment per term.
    */
   term_id: string;
   /** The comment: at most 2000 characters. */
   text: string;
   /** The status; draft by default. */
   status?: components["schemas"]["TermCommentStatus"] | (null | "");
  };
  /** A new term. */
  CreateTermInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The code: at most 20 characters, unique in the academy. */
   code: string;
   /**
    * Format: date
    * @description The first day, which must not be in another term.
    */
   starts_on: string;
   /**
    * Format: date
    * @description The last day, on or after the first and before the next term.
    */
   ends_on: string;
  };
  /** A new track. */
  CreateTrackInput: {
   name: components["schemas"]["CreateClosureInputName"];
   /** The status: students reach only levels of an active track; active by default. */
   status?: components["schemas"]["CurriculumStatus"] | (null | "");
  };
  /** A new webhook endpoint. */
  CreateWebhookEndpointInput: {
   /** The https URL that receives the events; port 443, without credentials: at most 2048 characters. */
   url: string;
   /** The purpose: at most 255 characters. */
   description?: string | null;
   /** The subscribed types of events: 1 to 50, or `*` for all. */
   event_types: string[];
   /** `active` (the default) or `paused`. */
   status?: components["schemas"]["WebhookEndpointStatus"] | (null | "");
   /** The maximum number of requests per second: 1 to 100; 20 by default. */
   rate_per_second?: number | string | (null | "");
  };
  /**
   * Format: date-time
   * @description The time when the record was created: RFC 3339, UTC.
   */
  CreatedAt: string;
  /** A reduction of the amount that a payer owes, for a billed fee or for future fees. */
  CreditNote: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The credit note number: `CRN-` and six or more digits. The numbers of an academy have no gaps. */
   number: string;
   /**
    * Format: uuid
    * @description The account of the credit note.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The credited fee; null if the credit note is for the account only.
    */
   fee_id: string | null;
   amount: components["schemas"]["CreditNoteAmount"];
   currency: components["schemas"]["Currency"];
   /** The reason for the credit note. */
   reason: components["schemas"]["CreditReason"];
   /** A note: at most 255 characters. */
   note: string | null;
   /**
    * Format: date-time
    * @description The time at which the credit note was voided: RFC 3339, UTC. The ledger entries of a voided credit note add up to 0.
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
    * @description The account of the credit note.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The credited fee; null if the credit note is for the account only.
    */
   fee_id: string | null;
   amount: components["schemas"]["CreditNoteAmount"];
   currency: components["schemas"]["Currency"];
   /** The reason for the credit note. */
   reason: string;
  };
  /** A reduction of the amount that a payer owes, for a billed fee or for future fees. */
  CreditNoteRelations: {
   /** The credited fee; null if the credit note is for an account only, or if the caller cannot see the fee. */
   fee?: components["schemas"]["Fee"] | null;
   /** The account of the credit note; null if the caller cannot see the account. */
   account?: components["schemas"]["Account"] | null;
  };
  CreditNoteResponse: {
   data: components["schemas"]["CreditNote"] & components["schemas"]["CreditNoteRelations"];
  };
  /**
   * @description The reason for a credit note.
   *
   *     - `drop`: An enrollment has ended, and the unused part of its charges is credited.
   *     - `goodwill`: As a courtesy.
   *     - `correction`: Too much was billed.
   *     - `write_off`: The amount will not be paid.
   * @enum {string}
   */
  CreditReason: "drop" | "goodwill" | "correction" | "write_off";
  /** The credited part of the amount, which does not have to be paid. */
  CreditedAmount: string;
  /** A header line, and every row of the list. */
  CsvFile: string;
  /** The ISO 4217 code of the currency of the amount. */
  Currency: string;
  /** The number of the page, from 1. */
  CurrentPage: number;
  /**
   * @description The status of a track, a level or a skill.
   *
   *     - `active`: In use.
   *     - `archived`: Archived: kept for the students who have it; nothing new can refer to it.
   * @enum {string}
   */
  CurriculumStatus: "active" | "archived";
  Data: (components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"])[];
  /** A decision on a request for time off. */
  DecideTimeOffInput: {
   /** The decision. */
   status: components["schemas"]["TimeOffDecision"];
   /** The reason: at most 255 characters; replaces the existing reason. When omitted, the existing reason stays. */
   reason?: string | null;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** An explanation of how the report counts. */
  Definition: string;
  /** A part of an academy with its own courses and staff, led by a department head. */
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
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The staff member who leads the department.
    */
   head_staff_id: string | null;
  };
  /** A part of an academy with its own courses and staff, led by a department head. */
  DepartmentRelations: {
   /** The staff member who leads the department. */
   head_staff?: components["schemas"]["StaffMember"] | null;
  };
  DepartmentResponse: {
   data: components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"];
  };
  /** A description: at most 5000 characters. */
  Description: string | null;
  /** A reduction of prices. The exclusive discount with the largest reduction applies first. Then the discounts that are not exclusive apply by priority and id, each to the remaining amount. */
  Discount: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name, printed on bills: at most 100 characters. */
   name: string;
   /** The kind of discount. */
   kind: components["schemas"]["DiscountKind"];
   percent: components["schemas"]["Percent"];
   amount: components["schemas"]["DiscountAmount"];
   /** The types of fees to which the discount applies; empty for all types. */
   fee_types: components["schemas"]["FeeType"][];
   /**
    * Format: int32
    * @description The priority, lowest number first: 0 to 10000.
    */
   priority: number;
   exclusive: components["schemas"]["Exclusive"];
   /**
    * Format: date
    * @description The first day on which the discount is valid.
    */
   valid_from: string | null;
   /**
    * Format: date
    * @description The last day on which the discount is valid: on or after the first day.
    */
   valid_until: string | null;
   /**
    * Format: int32
    * @description The maximum number of enrollments that may use the discount; null for any number: 1 to 1000000.
    */
   max_uses: number | null;
   /**
    * Format: int32
    * @description The number of enrollments that have used the discount. It is counted only for coupons and limited discounts.
    */
   uses: number;
   /** The conditions for receiving the discount. */
   condition: {
    /**
     * Format: int32
     * @description The lowest rank that receives the discount, for `sibling`: 2 to 20.
     */
    rank_from: number | null;
    /**
     * Format: int32
     * @description The minimum number of courses, for `multi_course`: 2 to 20.
     */
    min_courses: number | null;
    /**
     * Format: int32
     * @description The minimum number of days before the batch begins, for `early_bird`: 0 to 365.
     */
    days_before_start: number | null;
    /** The code, for `coupon`: at most 30 characters. */
    code: string | null;
    /**
     * Format: uuid
     * @description The id of the student, for `scholarship` and `manual`.
     */
    student_id: string | null;
    /**
     * Format: uuid
     * @description The id of the enrollment, for `scholarship` and `manual`.
     */
    enrollment_id: string | null;
   };
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The fixed reduction of each fee, in the academy's currency; null if the discount is a percentage. It never reduces a fee below zero. */
  DiscountAmount: string | null;
  /** The conditions of a discount. The kind of the discount decides which fields are required. Omitted fields stay unchanged. */
  DiscountConditionInput: {
   /** The lowest rank that receives the discount, for `sibling`: 2 to 20; 2 by default. */
   rank_from?: number | string | (null | "");
   /** The minimum number of courses, for `multi_course`: 2 to 20; 2 by default. */
   min_courses?: number | string | (null | "");
   /** The minimum number of days before the batch begins, for `early_bird`: 0 to 365. */
   days_before_start?: number | string | (null | "");
   /** The code, for `coupon`: at most 30 characters of `A-Z`, `0-9` and `-`, unique in the academy. */
   code?: string | (null | "");
   /** The student, for `scholarship` and `manual`. */
   student_id?: string | (null | "");
   /** The enrollment, instead of a student, for `scholarship` and `manual`. */
   enrollment_id?: string | (null | "");
  };
  DiscountEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The kind of discount. */
   kind: string;
   percent: components["schemas"]["Percent"];
   amount: components["schemas"]["DiscountAmount"];
   exclusive: components["schemas"]["Exclusive"];
   /**
    * Format: date
    * @description The first day on which the discount is valid.
    */
   valid_from: string | null;
   /**
    * Format: date
    * @description The last day on which the discount is valid: on or after the first day.
    */
   valid_until: string | null;
   /** The maximum number of enrollments that may use the discount; null for any number: 1 to 1000000. */
   max_uses: number | null;
   /**
    * Format: uuid
    * @description The student in the conditions of the discount.
    */
   student_id: string | null;
   /**
    * Format: uuid
    * @description The enrollment in the conditions of the discount.
    */
   enrollment_id: string | null;
  };
  /**
   * @description The kind of a discount.
   *
   *     - `sibling`: A discount for active students of the same payer, from a rank on. The student with the highest monthly price has rank 1. Of students with equal prices, the one with the oldest enrollment ranks first.
   *     - `multi_course`: A discount for students who attend a minimum number of courses at the same time.
   *     - `early_bird`: A discount for enrollments made a minimum number of days before their batch begins.
   *     - `scholarship`: A discount for one student or one enrollment, as a scholarship.
   *     - `coupon`: A discount for enrollments made with a code.
   *     - `manual`: A discount for one student or one enrollment, for any other reason.
   * @enum {string}
   */
  DiscountKind: "sibling" | "multi_course" | "early_bird" | "scholarship" | "coupon" | "manual";
  DiscountResponse: {
   data: components["schemas"]["Discount"];
  };
  /**
   * @description The treatment of billed charges when an enrollment is dropped.
   *
   *     - `none`: Billed charges remain.
   *     - `credit_unused`: The unused part is credited.
   * @enum {string}
   */
  DropPolicy: "none" | "credit_unused";
  /** The due date of the item's fees. */
  Due: {
   /** The anchor date from which the due date is counted. */
   anchor: components["schemas"]["DueAnchor"];
   /**
    * Format: int32
    * @description The number of days after the anchor date; negative for days before it: -60 to 90.
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
   * @description The terms of employment of a staff member.
   *
   *     - `full_time`: Employed full time.
   *     - `part_time`: Employed part time.
   *     - `contract`: Under a contract.
   *     - `volunteer`: Works without pay.
   * @enum {string}
   */
  EmploymentType: "full_time" | "part_time" | "contract" | "volunteer";
  /**
   * Format: date
   * @description The last day, on or after the first.
   */
  EndDate: string;
  /** The local time of the end on the same day, after the start; null for whole days. */
  EndTime: string | (null | "");
  /** A student and the batch or course of a new enrollment. */
  EnrollStudentInput: {
   /**
    * Format: uuid
    * @description The student. Parents can enroll only their children, students only themselves.
    */
   student_id: string;
   /** The batch, which determines the course. */
   batch_id?: string | (null | "");
   /** The course; required without a batch. With a batch, it must be the batch's course or omitted. */
   course_id?: string | (null | "");
   /** The enrollment date; today by default. Always today for requests by parents and students. */
   enrollment_date?: string | (null | "");
   /** `active` (default) or `pending`. Always `pending` for requests by parents and students. */
   status?: components["schemas"]["EnrollmentStatus"] | (null | "");
   notes?: components["schemas"]["Notes"];
   /** The code of a coupon for the fees of the enrollment, regardless of case: at most 30 characters. */
   coupon?: string | null;
   add_on_plan_ids?: components["schemas"]["AddOnPlanIds"];
  } & (unknown | unknown);
  /** The enrollment of a student in a batch, or in a course without a batch. */
  Enrollment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The course.
    */
   course_id: string;
   /**
    * Format: uuid
    * @description The batch; null if the student is enrolled in a course without a batch.
    */
   batch_id: string | null;
   /**
    * Format: date
    * @description The enrollment date.
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
    * @description The waitlist position, from 1; null if the enrollment is not on the waitlist.
    */
   waitlist_position: number | null;
   /** The reason why the enrollment was dropped: at most 255 characters. */
   drop_reason: string | null;
   /** An admin's reason for completing the enrollment although it does not meet the course's completion rule: at most 255 characters. */
   override_reason: string | null;
   /** Notes: at most 5000 characters. */
   notes: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The enrollment of a student in a batch, or in a course without a batch. */
  EnrollmentDetails: {
   average: components["schemas"]["Average"];
   published_average: components["schemas"]["PublishedAverage"];
  };
  EnrollmentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The course.
    */
   course_id: string;
   /**
    * Format: uuid
    * @description The batch; null if the student is enrolled in a course without a batch.
    */
   batch_id: string | null;
   /**
    * Format: date
    * @description The enrollment date.
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
   /** The waitlist position, from 1; null if the enrollment is not on the waitlist. */
   waitlist_position: number | null;
   /** The former status; null for a new enrollment. */
   previous_status: string | null;
   changed: components["schemas"]["Changed"];
  };
  /**
   * @description The grouping of rows in the enrollment funnel.
   *
   *     - `course`: The course of the enrollment.
   *     - `month`: The month in which the enrollment began.
   * @enum {string}
   */
  EnrollmentFunnelGroup: "course" | "month";
  /** The enrollment of a student in a batch, or in a course without a batch. */
  EnrollmentRelations: {
   student?: components["schemas"]["AttendanceRecordRelationsStudent"];
   /** The course; null if deleted. */
   course?: components["schemas"]["Course"] | null;
   /** The batch; null if the enrollment has none or the batch was deleted. */
   batch?: components["schemas"]["Batch"] | null;
   average?: components["schemas"]["Average"];
   published_average?: components["schemas"]["PublishedAverage"];
  };
  EnrollmentResponse: {
   data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"];
  };
  EnrollmentResponse2: {
   data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"] & components["schemas"]["EnrollmentDetails"];
  };
  /**
   * @description The status of an enrollment.
   *
   *     - `pending`: Requested. The enrollment holds a seat unless it has a waitlist position.
   *     - `active`: The student is enrolled and holds a seat.
   *     - `completed`: Completed: the course is finished.
   *     - `dropped`: Dropped: ended early. This status is final.
   * @enum {string}
   */
  EnrollmentStatus: "pending" | "active" | "completed" | "dropped";
  /**
   * @description The kind of a ledger entry.
   *
   *     - `charge`: A fee was billed.
   *     - `adjust`: The amount of a fee was changed.
   *     - `void`: A fee was voided.
   *     - `credit_note`: A credit note was issued.
   *     - `payment`: Money was received.
   *     - `refund`: Money was refunded.
   *     - `move`: Credit was allocated to a fee, or returned from a fee.
   * @enum {string}
   */
  EntryKind: "charge" | "adjust" | "void" | "credit_note" | "payment" | "refund" | "move";
  ErasePersonInput: {
   /** The reason, stored in the audit log. It must not contain the person's name: at most 500 characters. */
   reason: string;
  };
  /** The confirmation that no personal data of the person is left. */
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
    * @description The time of the first erasure: RFC 3339, UTC.
    */
   erased_at: string;
   /**
    * Format: int32
    * @description The version of the person's record.
    */
   version: number;
  };
  ErasedPersonResponse: {
   data: components["schemas"]["ErasedPerson"];
  };
  /** True if the discount is exclusive: among exclusive discounts, only the one with the largest reduction applies. */
  Exclusive: boolean;
  /**
   * Format: int32
   * @description The number of marks of students who did not attend, with approval.
   */
  Excused: number;
  /**
   * @description The weight of an excused absence in attendance rates.
   *
   *     - `ignore`: Does not count.
   *     - `present`: Counts as attended.
   *     - `absent`: Counts as not attended.
   * @enum {string}
   */
  ExcusedCounting: "ignore" | "present" | "absent";
  /**
   * Format: int32
   * @description The number of expected attendances: the sum of the active students of all sessions that have begun.
   */
  Expected: number;
  /** The version that was edited. If the record has another version, the write fails with status 409. */
  ExpectedVersion: number | string | (null | "");
  /** An amount that a student or a parent owes the academy. */
  Fee: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   student_id: components["schemas"]["FeeStudentId"];
   /**
    * Format: uuid
    * @description The parent who is billed.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The account of the payer.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The enrollment that the fee is for.
    */
   enrollment_id: string | null;
   /** The type of the fee. */
   fee_type: components["schemas"]["FeeType"];
   /** The title: at most 255 characters. */
   title: string | null;
   /** The period that the fee is for. If a whole batch was billed, it is free text. For charges by a fee plan or a course price, it is `once`, a month (`2026-12`), or the id of a term or session. Null for other fees. */
   period: string | null;
   amount: components["schemas"]["CreditNoteAmount"];
   currency: components["schemas"]["FeeCurrency"];
   /**
    * Format: date
    * @description The due date.
    */
   due_date: string;
   /** The calculation of the amount, step by step; null for a manually billed fee without taxes. */
   steps: {
    /** The label of the step. */
    label: string;
    basis: components["schemas"]["Basis"];
    /** The fraction of the basis, such as `7/9` or `10.00 %`. */
    fraction: string | null;
    amount: components["schemas"]["FeeAmount"];
    /** The total of all steps up to this one. */
    total: string;
   }[] | null;
   tax: components["schemas"]["Tax"];
   /** The taxes that are included in the amount, one per tax rate. Null for a manually billed fee without taxes, and for old fees without stored taxes. */
   taxes: {
    /**
     * Format: uuid
     * @description The id of the tax rate.
     */
    tax_rate_id: string;
    /** The name of the tax. */
    name: string;
    /** The percentage of the net price. */
    percent: string;
    /** True if the price includes the tax; otherwise the tax is added to the price. */
    inclusive: boolean;
    /** The amount of the tax. */
    amount: string;
   }[] | null;
   paid_amount: components["schemas"]["PaidAmount"];
   credited_amount: components["schemas"]["CreditedAmount"];
   /** The sum of the credit notes for this fee that are not voided, even if their credit now pays other fees. */
   credit_notes_amount: string;
   /** The open amount; `0.00` for a voided fee. */
   balance: string;
   /** The payment status as of today, in the academy's time zone. A voided fee is `paid`, because nothing is owed. */
   payment_status: components["schemas"]["PaymentStatus"];
   /** The payment method of the last payment. */
   payment_method: components["schemas"]["PaymentMethod"] | null;
   /** The receipt number of the last payment. */
   receipt_number: string | null;
   /**
    * Format: date-time
    * @description The time at which the fee was voided: RFC 3339, UTC.
    */
   voided_at: string | null;
   /** Notes: at most 5000 characters. */
   notes: string | null;
   /** The key of the charge that the fee bills, which prevents billing it twice; null for a manually billed fee. */
   billing_key: string | null;
   /**
    * Format: uuid
    * @description The overdue fee for which this fee is a penalty.
    */
   penalty_for_id: string | null;
   /** The values from which a penalty was calculated; null for other fees, and for manually billed penalties. */
   penalty_basis: {
    /**
     * Format: date
     * @description The last day of the grace period of the overdue fee.
     */
    grace_end: string;
    /** The open amount of the overdue fee at the end of the grace period. */
    balance: string;
    /** The percentage of the open amount; null if the penalty is a fixed amount. */
    percent: string | null;
    /** The fixed amount; null if the penalty is a percentage. */
    amount: string | null;
   } | null;
   /**
    * Format: date-time
    * @description The time at which a penalty was waived: RFC 3339, UTC.
    */
   waived_at: string | null;
   /** The reason for waiving a penalty: at most 255 characters. */
   waive_reason: string | null;
   /**
    * Format: uuid
    * @description The billing run that billed the fee; null if the fee was billed otherwise.
    */
   billing_run_id: string | null;
   /** The position of the fee among its installments; null if the fee is not an installment. */
   installment: {
    /**
     * Format: uuid
     * @description The id that the installments share: a UUID. It stays the same if an installment of a split fee is split again.
     */
    group_id: string;
    /**
     * Format: int32
     * @description The number of the installment, from 1, among the installments that were created together.
     */
    number: number;
    /**
     * Format: int32
     * @description The number of installments that were created together.
     */
    count: number;
   } | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The amount that the step adds; negative if it subtracts. */
  FeeAmount: string;
  /** The ISO 4217 code of the currency of the amount: the academy's currency at the time of billing. */
  FeeCurrency: string;
  /** The due date of a fee, relative to an anchor date. */
  FeeDueInput: {
   /** The anchor date from which the due date is counted; the start of the period by default. */
   anchor?: components["schemas"]["DueAnchor"];
   /** The number of days after the anchor date; negative for days before it: -60 to 90; 0 by default. */
   offset_days?: number | string;
  };
  /**
   * Format: uuid
   * @description The paid fee; `fee.changed` contains the new balance. Null for a payment for several fees, or as credit of the account.
   */
  FeeId: string | null;
  /** A part of a fee. */
  FeePartInput: {
   /** The amount. */
   amount: string | number;
   /**
    * Format: date
    * @description The due date of the part.
    */
   due_date: string;
   /** The parent to bill; when omitted, the payer of the fee. */
   parent_id?: string | (null | "");
  };
  /** Money received for fees or as credit of an account, or refunded money (a negative amount). */
  FeePayment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The account that the payment is for.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The paid fee; null for a payment for several fees, or as credit of the account.
    */
   fee_id: string | null;
   amount: components["schemas"]["FeePaymentAmount"];
   currency: components["schemas"]["Currency"];
   /** The payment method. */
   method: components["schemas"]["PaymentMethod"];
   /** The payer's reference: at most 255 characters. */
   reference: string | null;
   paid_at: components["schemas"]["PaidAt"];
   /** The receipt number: `RCP-` and six or more digits. The numbers of an academy have no gaps. */
   receipt_number: string;
   /**
    * Format: uuid
    * @description The user who recorded the payment.
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
  /** A fee plan: the prices and due dates for students in a batch or a course. A plan for a batch replaces the plans of its course. A plan without a course or a batch is an add-on: it is assigned to single enrollments, in addition to their other plans. Fees keep the price with which they were billed. */
  FeePlan: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /**
    * Format: uuid
    * @description The course whose enrollments the plan bills.
    */
   course_id: string | null;
   /**
    * Format: uuid
    * @description The batch whose enrollments the plan bills.
    */
   batch_id: string | null;
   /** The status of the plan. */
   status: components["schemas"]["FeePlanStatus"];
   /**
    * Format: date
    * @description The first day on which the latest revision is in effect.
    */
   effective_from: string;
   /** The items of the latest revision: 1 to 20. */
   items: {
    /** The code of the item within the plan: at most 30 characters. */
    code: string;
    /** The type of the item's fees. */
    fee_type: components["schemas"]["FeeType"];
    /** The title of the item's fees: at most 255 characters. */
    title: string;
    /** The price of a whole period, or of a session, in the academy's currency. */
    amount: string;
    /** The billing frequency. */
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
    /** True if sessions from which the student was absent are billed. */
    charge_absent: boolean;
    /** True if the item's fees may be credited when a student leaves or moves, or when a batch is cancelled or deleted. */
    refundable: boolean;
   }[];
   /** The treatment of billed charges when an enrollment is dropped. */
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
     * @description The number of the revision, from 1.
     */
    number: number;
    /**
     * Format: date
     * @description The first day on which the revision is in effect.
     */
    effective_from: string;
    /** The enrollments to which the revision applies. */
    applies_to: components["schemas"]["RevisionScope"];
    /** The items: 1 to 20. */
    items: {
     /** The code of the item within the plan: at most 30 characters. */
     code: string;
     /** The type of the item's fees. */
     fee_type: components["schemas"]["FeeType"];
     /** The title of the item's fees: at most 255 characters. */
     title: string;
     /** The price of a whole period, or of a session, in the academy's currency. */
     amount: string;
     /** The billing frequency. */
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
     /** True if sessions from which the student was absent are billed. */
     charge_absent: boolean;
     /** True if the item's fees may be credited when a student leaves or moves, or when a batch is cancelled or deleted. */
     refundable: boolean;
    }[];
   }[];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  FeePlanEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The course whose enrollments the plan bills.
    */
   course_id: string | null;
   /**
    * Format: uuid
    * @description The batch whose enrollments the plan bills.
    */
   batch_id: string | null;
   /** The status of the plan. */
   status: string;
   /**
    * Format: date
    * @description The first day on which the latest revision is in effect.
    */
   effective_from: string;
   /** The number of the latest revision: 1 to 100. */
   revision: number;
  };
  /** An item that a fee plan bills. */
  FeePlanItemInput: {
   /** The code: at most 30 characters without spaces and colons, unique in the plan. */
   code: string;
   /** The type of the item's fees; any type except penalties. */
   fee_type: components["schemas"]["FeeType"];
   /** The title of the item's fees: at most 255 characters. */
   title: string;
   /** The price of a whole period, or of a session, in the academy's currency. */
   amount: string | number;
   /** The billing frequency. */
   frequency: components["schemas"]["BillingFrequency"];
   /** The due date of the item's fees; the first day of the period by default. */
   due?: components["schemas"]["FeeDueInput"];
   /** The reduction of the price for students who attend only a part of the period; by sessions by default. */
   proration?: components["schemas"]["ProrationBasis"];
   /** The id of the tax rate; none by default. If `tax_rate_ids` is sent too, this must be its first id. */
   tax_rate_id?: string | (null | "");
   /** The ids of the tax rates: at most three, each applied to the net price; none by default. */
   tax_rate_ids?: string[];
   /** The installments into which the item's price is split; one fee by default, and always for items billed per session. */
   installments?: components["schemas"]["InstallmentsInput"] | (null | "");
   /** True if sessions from which the student was absent are billed; false by default. */
   charge_absent?: boolean | (1 | 0 | "1" | "0");
   /** True if the item's fees may be credited when a student leaves or moves, or when a batch is cancelled or deleted; true by default, except for items of the type `admission`. */
   refundable?: boolean | (1 | 0 | "1" | "0");
  };
  /** A fee plan: the prices and due dates for students in a batch or a course. A plan for a batch replaces the plans of its course. A plan without a course or a batch is an add-on: it is assigned to single enrollments, in addition to their other plans. Fees keep the price with which they were billed. */
  FeePlanRelations: {
   /** The course whose enrollments the plan bills. */
   course?: components["schemas"]["Course"] | null;
   /** The batch whose enrollments the plan bills. */
   batch?: components["schemas"]["Batch"] | null;
  };
  FeePlanResponse: {
   data: components["schemas"]["FeePlan"] & components["schemas"]["FeePlanRelations"];
  };
  /**
   * @description The status of a fee plan.
   *
   *     - `draft`: The plan is in preparation: it can be changed, and bills nothing.
   *     - `active`: The plan bills fees: it can be revised and archived, but not changed otherwise.
   *     - `archived`: The plan is permanently closed and bills nothing.
   * @enum {string}
   */
  FeePlanStatus: "draft" | "active" | "archived";
  /** An amount that a student or a parent owes the academy. */
  FeeRelations: {
   /** The student; null if there is none, or if the student was deleted or the caller cannot see the student. */
   student?: components["schemas"]["Student"] | null;
   /** The parent who is billed; null if there is none, or if the parent was deleted or the caller cannot see the parent. */
   parent?: components["schemas"]["Parent"] | null;
   /** The payer's account; null if the caller cannot see the account. */
   account?: components["schemas"]["Account"] | null;
   /** The enrollment that the fee is for; null if there is none, or if the caller cannot see the enrollment. */
   enrollment?: components["schemas"]["Enrollment"] | null;
   /** The payments and refunds of the fee, including payments for several fees. */
   payments?: components["schemas"]["FeePayment"][];
  };
  FeeResponse: {
   data: components["schemas"]["Fee"][];
  };
  /**
   * Format: uuid
   * @description The student that the fee is for; null if only a parent is billed.
   */
  FeeStudentId: string | null;
  /**
   * @description The type of a fee.
   *
   *     - `tuition`: Teaching.
   *     - `admission`: Admission to the academy.
   *     - `examination`: An examination.
   *     - `activity`: An activity.
   *     - `late_payment_penalty`: Late payment of another fee.
   * @enum {string}
   */
  FeeType: "tuition" | "admission" | "examination" | "activity" | "late_payment_penalty";
  /** A file that a user uploaded. Its uploader can read it, and everyone who can read a record that refers to it. It is deleted 24 hours after the last reference to it has ended. */
  File: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 255 characters, without a folder and without control characters. */
   name: string;
   /**
    * Format: int32
    * @description The size in bytes.
    */
   size: number;
   /** The media type, recognised by the content: `application/pdf`. */
   mime_type: string;
   /** The SHA-256 of the content: 64 hexadecimal digits. */
   sha256: string;
   /**
    * Format: uuid
    * @description The user who uploaded the file.
    */
   uploaded_by: string;
   /** The address of the content, without a token: it is valid for five minutes, and only while the caller can read the file. It begins with PUBLIC_URL. Null for API keys, which send their token to `/api/v1/files/{id}/content`. */
   download_url: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  FileResponse: {
   data: components["schemas"]["File"];
  };
  FinaliseGradesInput: {
   /**
    * Format: uuid
    * @description The grade scale whose bands turn averages into grades.
    */
   grade_scale_id: string;
  };
  /** The given name: at most 100 characters. */
  FirstName: string;
  /**
   * Format: date
   * @description The first day of the period.
   */
  From: string;
  /**
   * @description The gender of a student, as stated by the student.
   *
   *     - `male`: Male.
   *     - `female`: Female.
   *     - `other`: Neither female nor male.
   *     - `undisclosed`: Not disclosed.
   * @enum {string}
   */
  Gender: "male" | "female" | "other" | "undisclosed";
  /**
   * Format: date-time
   * @description The time at which the report was computed: RFC 3339, UTC.
   */
  GeneratedAt: string;
  /** A band of a grade scale. */
  GradeBandInput: {
   /** The lowest average of the band in percent: 0 to 100. */
   min: number | string;
   /** The grade: at most 10 characters. */
   grade: string;
  };
  /** A grade scale: the grades for averages, such as A from 90 % and B from 80 %. */
  GradeScale: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /** The bands: 2 to 20, each with a lower `min` than the one before. The `min` of the last is 0. */
   bands: {
    /**
     * Format: int32
     * @description The lowest average of the band in percent: 0 to 100.
     */
    min: number;
    /** The grade: at most 10 characters. */
    grade: string;
   }[];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  GradeScaleEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
  };
  GradeScaleResponse: {
   data: components["schemas"]["GradeScale"];
  };
  /**
   * Format: uuid
   * @description The id of the record.
   */
  Id: string;
  Ids: string[];
  ImportStudentsResponse: {
   data: {
    /**
     * Format: int32
     * @description The number of created records.
     */
    created: number;
    /**
     * Format: int32
     * @description The number of changed records.
     */
    updated: number;
    /**
     * Format: int32
     * @description The number of records that already had the values of their rows.
     */
    unchanged: number;
    /** True if the import was a dry run, whose changes were undone. */
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
   *     - `month`: A month. In a month with fewer days, the due date is the last day.
   * @enum {string}
   */
  InstallmentInterval: "week" | "month";
  /** The installments into which the item's price is split; null if it is billed as one fee. */
  Installments: {
   /** The weights of the installments, in order. The amount of each installment is proportional to its weight. */
   weights: number[];
   /** The interval between due dates. */
   every: components["schemas"]["InstallmentInterval"];
  } | null;
  /** The installments of a fee. */
  InstallmentsInput: {
   /** The weights of the 2 to 24 installments, in order, each from 1 to 1000000. The amount of each installment is proportional to its weight. */
   weights: (number | string)[];
   /** The interval between due dates. */
   every: components["schemas"]["InstallmentInterval"];
  };
  InstantOrDay: string;
  /**
   * Format: uuid
   * @description The staff member; null if rows are not grouped by instructors. Also null for sessions without an instructor.
   */
  InstructorId: string | null;
  /** An invitation to become a member of an academy. Its token works once. */
  Invitation: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The invited e-mail address, in lower case. */
   email: string;
   /** The role of the future member. */
   role: components["schemas"]["MemberRole"];
   /** The job of the staff member, for the role `staff`. */
   staff_role: components["schemas"]["StaffRole"] | null;
   /**
    * Format: uuid
    * @description The staff member as whom the invited person will sign in.
    */
   staff_id: string | null;
   /**
    * Format: uuid
    * @description The parent as whom the invited person will sign in.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The student as whom the invited person will sign in.
    */
   student_id: string | null;
   /** The status. */
   status: components["schemas"]["InvitationStatus"];
   /**
    * Format: uuid
    * @description The user who sent the invitation.
    */
   invited_by: string;
   /**
    * Format: date-time
    * @description The time until which the token works: RFC 3339, UTC.
    */
   expires_at: string;
   /**
    * Format: date-time
    * @description The time at which the invitation was accepted: RFC 3339, UTC.
    */
   accepted_at: string | null;
   /**
    * Format: date-time
    * @description The time at which the invitation was revoked: RFC 3339, UTC.
    */
   revoked_at: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  InvitationEvent: {
   id: components["schemas"]["Id"];
   /** The role of the future member. */
   role: string;
   /** The job of the staff member, for the role `staff`. */
   staff_role: string | null;
   /**
    * Format: uuid
    * @description The staff member as whom the invited person will sign in.
    */
   staff_id: string | null;
   /**
    * Format: uuid
    * @description The parent as whom the invited person will sign in.
    */
   parent_id: string | null;
   /**
    * Format: uuid
    * @description The student as whom the invited person will sign in.
    */
   student_id: string | null;
   /**
    * Format: uuid
    * @description The user who sent the invitation.
    */
   invited_by: string;
   /**
    * Format: date-time
    * @description The time until which the token works: RFC 3339, UTC.
    */
   expires_at: string;
  };
  /**
   * @description The status of an invitation.
   *
   *     - `open`: The invitation can be accepted.
   *     - `accepted`: The invitation was accepted; the invited person is a member.
   *     - `revoked`: The invitation was revoked.
   *     - `expired`: The invitation has expired.
   * @enum {string}
   */
  InvitationStatus: "open" | "accepted" | "revoked" | "expired";
  InviteMemberInput: {
   /** The role. For staff, the staff member's job determines the permissions. */
   role: components["schemas"]["MemberRole"];
   /** The staff member as whom the user signs in: for the role `staff`. */
   staff_id?: string | (null | "");
   /** The parent as whom the user signs in: for the role `parent`. */
   parent_id?: string | (null | "");
   /** The student as whom the user signs in: for the role `student`. */
   student_id?: string | (null | "");
   /** The e-mail address to invite. */
   email: string;
  };
  /** The invoice for a fee. A fee has at most one invoice, which never changes: a credit note reduces the amount that the payer owes. */
  Invoice: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The invoice number: `INV-` and six or more digits. The numbers of an academy have no gaps. */
   number: string;
   /**
    * Format: uuid
    * @description The fee.
    */
   fee_id: string;
   /**
    * Format: uuid
    * @description The account of the payer.
    */
   account_id: string;
   /** The amount, including taxes. */
   amount: string;
   tax: components["schemas"]["Tax"];
   currency: components["schemas"]["InvoiceCurrency"];
   /**
    * Format: date
    * @description The due date of the fee when the invoice was issued.
    */
   due_date: string;
   /**
    * Format: date-time
    * @description The time of issue: RFC 3339, UTC.
    */
   issued_at: string;
   /**
    * Format: uuid
    * @description The user who issued the invoice.
    */
   issued_by: string;
   /**
    * Format: uuid
    * @description The uploaded logo of the academy when the invoice was issued: the id of a file.
    */
   logo_file_id: string | null;
   /** The printed contents. */
   snapshot: {
    /** The invoice number. */
    number: string;
    /**
     * Format: date
     * @description The day of issue, in the academy's time zone.
     */
    issued_on: string;
    /**
     * Format: date
     * @description The due date.
     */
    due_date: string;
    /** The BCP 47 language tag for texts and dates. */
    locale: string;
    /** The ISO 4217 code of the currency of all amounts. */
    currency: string;
    /** The academy. */
    seller: {
     /** The name of the academy. */
     name: string;
     /** The registered name of the business. */
     legal_name: string | null;
     /** The tax number of the business. */
     tax_id: string | null;
     /** Street and number. */
     address: string | null;
     /** The postal code. */
     postal_code: string | null;
     /** The city. */
     city: string | null;
     /** The state or province. */
     state: string | null;
     /** The country, which also determines the size of the page. */
     country: string | null;
     /** The e-mail address of the office. */
     email: string;
     /** The telephone number. */
     phone: string | null;
     /** The web site: an http or https URL. */
     website: string | null;
     /** The primary colour: `#RRGGBB`. */
     primary_color: string | null;
     /** The secondary colour: `#RRGGBB`. */
     secondary_color: string | null;
     /** The text below the amounts. */
     footer: string | null;
    };
    /** The payer. */
    buyer: {
     /** The name of the payer; "Erased parent" or "Erased student" after the erasure of the person. */
     name: string;
    };
    /** The student; null if only a parent is billed. */
    student: {
     /** The name; "Erased student" after the erasure of the person. */
     name: string;
     /** The student number. */
     student_number: string;
    } | null;
    /** The type of the fee. */
    fee_type: components["schemas"]["FeeType"];
    /** The title of the fee. */
    title: string | null;
    /** The calculation of the amount: the price, then discounts, changes and taxes. A fee without stored steps has one line. */
    lines: {
     /** The label of the step. */
     label: string;
     basis: components["schemas"]["Basis"];
     /** The fraction of the basis, such as `7/9` or `10.00 %`. */
     fraction: string | null;
     amount: components["schemas"]["FeeAmount"];
     /** The total of all steps up to this one. */
     total: string;
    }[];
    /** The amount without taxes. */
    net: string;
    /** The taxes in the amount, one per tax rate. */
    taxes: {
     /**
      * Format: uuid
      * @description The id of the tax rate.
      */
     tax_rate_id: string;
     /** The name of the tax. */
     name: string;
     /** The percentage of the net price. */
     percent: string;
     /** True if the price includes the tax; otherwise the tax is added to the price. */
     inclusive: boolean;
     /** The amount of the tax. */
     amount: string;
    }[];
    /** The sum of the taxes. */
    tax: string;
    /** The amount to pay, including taxes. */
    amount: string;
   };
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The ISO 4217 code of the currency of the amounts. */
  InvoiceCurrency: string;
  /** The invoice for a fee. A fee has at most one invoice, which never changes: a credit note reduces the amount that the payer owes. */
  InvoiceRelations: {
   /** The fee, even if it was voided. */
   fee?: components["schemas"]["Fee"] | null;
   /** The account of the payer; null if the caller cannot see the account. */
   account?: components["schemas"]["Account"] | null;
  };
  InvoiceResponse: {
   data: components["schemas"]["Invoice"];
  };
  /** The texts on invoices. Omitted fields stay unchanged, and null removes a text. */
  InvoicingSettingsInput: {
   /** The registered name of the business: at most 255 characters; null to print the name only. */
   legal_name?: string | null;
   /** The tax number of the business, as printed: at most 50 characters. */
   tax_id?: string | null;
   /** The text below the amounts, such as bank details: at most 1000 characters. */
   footer?: string | null;
  };
  /** The family name: at most 100 characters. */
  LastName: string;
  /** The number of the last page, at least 1. */
  LastPage: number;
  /**
   * Format: int32
   * @description The number of marks of students who arrived late.
   */
  Late: number;
  /**
   * @description The weight of a late arrival in attendance rates.
   *
   *     - `present`: Counts as attended.
   *     - `half`: Counts as half attended.
   *     - `absent`: Counts as not attended.
   * @enum {string}
   */
  LateCounting: "present" | "half" | "absent";
  /** The penalty for overdue fees. Omitted fields stay unchanged. */
  LatePenaltyInput: {
   /** The way in which the penalty is calculated. */
   kind?: components["schemas"]["LatePenaltyKind"];
   /** The fixed amount, or the percentage: "2.50" is 2.5 %. */
   amount?: string | number | (null | "");
   /** The number of days after the due date before the penalty applies: 0 to 365. */
   grace_days?: number | string;
  };
  /**
   * @description The way in which a penalty for late payment is calculated.
   *
   *     - `none`: No penalty.
   *     - `fixed`: A fixed amount.
   *     - `percent`: A percentage of the open amount.
   * @enum {string}
   */
  LatePenaltyKind: "none" | "fixed" | "percent";
  /** A step of a track, with the requirements that a student must meet to reach it. */
  Level: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The track of the level.
    */
   track_id: string;
   /** The name: at most 100 characters. */
   name: string;
   /**
    * Format: int32
    * @description The position in the track; the lowest level has the lowest position: 1 to 10000.
    */
   position: number;
   /**
    * Format: int32
    * @description The minimum age in years: 0 to 150.
    */
   min_age: number | null;
   /**
    * Format: int32
    * @description The minimum number of days since the level before: 0 to 10000, or, without one, since the student began a course of this level.
    */
   min_days: number | null;
   /**
    * Format: int32
    * @description The minimum number of sessions attended in courses of the track: 0 to 10000, counted from the same day as `min_days`.
    */
   min_sessions: number | null;
   /** The status: students reach only active levels. */
   status: components["schemas"]["CurriculumStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  LevelEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The track of the level.
    */
   track_id: string;
   /** The position in the track; the lowest level has the lowest position: 1 to 10000. */
   position: number;
   /** The minimum age in years: 0 to 150. */
   min_age: number | null;
   /** The minimum number of days since the level before: 0 to 10000, or, without one, since the student began a course of this level. */
   min_days: number | null;
   /** The minimum number of sessions attended in courses of the track: 0 to 10000, counted from the same day as `min_days`. */
   min_sessions: number | null;
   /** The status: students reach only active levels. */
   status: string;
  };
  /** A step of a track, with the requirements that a student must meet to reach it. */
  LevelRelations: {
   /** The track of the level. */
   track?: components["schemas"]["Track"] | null;
   /** The skills of the level, by their position. */
   skills?: components["schemas"]["Skill"][];
  };
  LevelResponse: {
   data: components["schemas"]["Level"] & components["schemas"]["LevelRelations"];
  };
  /** The e-mail address and password of a user. */
  LoginInput: {
   /** The e-mail address, regardless of case. */
   email: string;
   /** The password. */
   password: string;
  };
  LogoutResponse: {
   /** A confirmation message. */
   message: string;
  };
  /**
   * @description The grouping of rows in the low attendance report.
   *
   *     - `student`: A student with a low rate, or with at least three consecutive absences.
   *     - `batch`: A batch with a low rate.
   * @enum {string}
   */
  LowAttendanceGroup: "student" | "batch";
  /** An attendance mark for one student. */
  MarkAttendanceInput: {
   /** Remarks: at most 500 characters. */
   remarks?: string | null;
   minutes_late?: components["schemas"]["MinutesLate"];
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
   /** The batch; when omitted, the batch of the session. Without a batch and a session, the mark is for general attendance at the academy. */
   batch_id?: string | (null | "");
   /** The session; when omitted, the service finds it by the batch and the day. */
   session_id?: string | (null | "");
   /**
    * Format: date
    * @description The day, not in the future. If a session is given, it must be the day of the session.
    */
   date: string;
   /** The label for the part of the day: at most 50 characters. */
   session?: string | null;
   /** The attendance status. */
   status: components["schemas"]["AttendanceStatus"];
  };
  MarkNotificationsReadInput: {
   /** The ids of the entries: 1 to 100. */
   ids?: string[] | (null | "");
   /** True for all unread entries. */
   all?: boolean | (1 | 0 | "1" | "0") | (null | "");
  };
  /**
   * Format: int32
   * @description The number of all marks.
   */
  Marked: number;
  /** A learning material of a course, a batch or a session: an uploaded file, or the address of a page. */
  Material: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The title: at most 255 characters. */
   title: string;
   /** A description: at most 5000 characters. */
   description: string | null;
   /**
    * Format: uuid
    * @description The uploaded file: the id of a file. Null if the material is an address.
    */
   file_id: string | null;
   /** The address of a page: an http or https URL of at most 2048 characters; null if the material is a file. */
   url: string | null;
   /**
    * Format: uuid
    * @description The course of the material; null if it belongs to a batch or session.
    */
   course_id: string | null;
   /**
    * Format: uuid
    * @description The batch of the material; null if it belongs to a course or session.
    */
   batch_id: string | null;
   /**
    * Format: uuid
    * @description The session of the material; null if it belongs to a course or batch.
    */
   session_id: string | null;
   /** The section under which clients show the material: at most 100 characters. */
   section: string | null;
   /**
    * Format: int32
    * @description The position among the materials of the same course, batch or session: 1 to 100000.
    */
   position: number;
   /** The status. */
   status: components["schemas"]["MaterialStatus"];
   visible_from: components["schemas"]["VisibleFrom"];
   visible_until: components["schemas"]["VisibleUntil"];
   /** The readers of the published material, besides staff. */
   audience: components["schemas"]["MaterialAudience"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /**
   * @description The readers of a published learning material, besides staff.
   *
   *     - `enrolled`: The enrolled students and their parents.
   *     - `parents`: Only the parents of the enrolled students.
   *     - `staff`: Only staff.
   * @enum {string}
   */
  MaterialAudience: "enrolled" | "parents" | "staff";
  MaterialEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The course of the material; null if it belongs to a batch or session.
    */
   course_id: string | null;
   /**
    * Format: uuid
    * @description The batch of the material; null if it belongs to a course or session.
    */
   batch_id: string | null;
   /**
    * Format: uuid
    * @description The session of the material; null if it belongs to a course or batch.
    */
   session_id: string | null;
   /** The position among the materials of the same course, batch or session: 1 to 100000. */
   position: number;
   /** The status. */
   status: string;
   visible_from: components["schemas"]["VisibleFrom"];
   visible_until: components["schemas"]["VisibleUntil"];
   /** The readers of the published material, besides staff. */
   audience: string;
  };
  /** A learning material of a course, a batch or a session: an uploaded file, or the address of a page. */
  MaterialRelations: {
   /** The course of the material; null if it belongs to a batch or session. */
   course?: components["schemas"]["Course"] | null;
   /** The batch of the material; null if it belongs to a course or session. */
   batch?: components["schemas"]["Batch"] | null;
   /** The session of the material; null if it belongs to a course or batch, or if the caller cannot see the session. */
   session?: components["schemas"]["ClassSession"] | null;
   /** The uploaded file; null if the material is an address. */
   file?: components["schemas"]["File"] | null;
  };
  MaterialResponse: {
   data: components["schemas"]["Material"] & components["schemas"]["MaterialRelations"];
  };
  /**
   * @description The status of a learning material.
   *
   *     - `draft`: Only staff see the material.
   *     - `published`: The audience sees the material on its visible days.
   *     - `archived`: Only staff see the material, which is no longer in use.
   * @enum {string}
   */
  MaterialStatus: "draft" | "published" | "archived";
  /** The views of a learning material by a student, who opened the address or the content of the file. Requests for a part of a file do not count. */
  MaterialView: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The learning material.
    */
   material_id: string;
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: date-time
    * @description The time of the first view: RFC 3339, UTC.
    */
   first_viewed_at: string;
   /**
    * Format: date-time
    * @description The time of the last view: RFC 3339, UTC.
    */
   last_viewed_at: string;
   /**
    * Format: int32
    * @description The number of views.
    */
   count: number;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The views of a learning material by a student, who opened the address or the content of the file. Requests for a part of a file do not count. */
  MaterialViewRelations: {
   /** The student. */
   student?: components["schemas"]["Student"] | null;
  };
  /** The maximum number of enrollments that may use the discount; any number by default: 1 to 1000000. */
  MaxUses: number | string | (null | "");
  MemberEvent: {
   id: components["schemas"]["Id"];
   /**
    * Format: uuid
    * @description The user.
    */
   user_id: string;
   /** The role in the academy. */
   role: string;
   /** The job of the staff member, for the role `staff`. */
   staff_role: string | null;
   staff_id: components["schemas"]["StaffId"];
   parent_id: components["schemas"]["ParentId"];
   student_id: components["schemas"]["MemberEventStudentId"];
  };
  /**
   * Format: uuid
   * @description The student as whom the user signs in, for the role `student`.
   */
  MemberEventStudentId: string | null;
  /**
   * @description The treatment of a member's API keys when the member is removed or stops being an academy admin.
   *
   *     - `revoke`: The API keys are revoked.
   *     - `keep`: The API keys are transferred to another academy admin: to the caller, if the caller is one.
   * @enum {string}
   */
  MemberKeys: "revoke" | "keep";
  /**
   * @description The role of a member in an academy.
   *
   *     - `academy_admin`: Manages the academy.
   *     - `staff`: Works at the academy; the staff role determines the job.
   *     - `parent`: The parent or guardian of students in the academy.
   *     - `student`: Learns at the academy.
   * @enum {string}
   */
  MemberRole: "academy_admin" | "staff" | "parent" | "student";
  /** A user's membership in an academy: the role, and the staff member, parent or student as whom the user signs in. */
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
    * @description The time at which the user verified their e-mail address: RFC 3339, UTC.
    */
   user_email_verified_at: string | null;
   /** The role in the academy. */
   role: components["schemas"]["MemberRole"];
   /** The job of the staff member, for the role `staff`. */
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
  /** A confirmation message. */
  Message: string;
  Meta: {
   /** An explanation of how the report counts. */
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
   /** The ISO 4217 code of the currency of the amounts. Amounts in other currencies are ignored. */
   currency: string;
   /**
    * Format: date-time
    * @description The time at which the report was computed: RFC 3339, UTC.
    */
   generated_at: string;
   /** The number of the page, from 1. */
   current_page: number;
   /** The number of the last page, at least 1. */
   last_page: number;
   /** The largest number of rows per page. */
   per_page: number;
   /** The number of rows in the whole list, after the filters. */
   total: number;
  };
  /** The minimum age in years: 0 to 150. */
  MinAge: number | string | (null | "");
  /** The minimum number of days since the level before: 0 to 10000, or, without one, since the student began a course of this level. */
  MinDays: number | string | (null | "");
  /** The minimum number of sessions attended in courses of the track: 0 to 10000, counted from the same day as `min_days`. */
  MinSessions: number | string | (null | "");
  /** The number of minutes by which the student was late: 1 to 600; allowed only with `late`. */
  MinutesLate: number | string | (null | "");
  /** The month, `2026-11`; null if rows are not grouped by months. */
  Month: string | null;
  /**
   * @description The grouping of rows in the monthly report.
   *
   *     - `month`: A month of the period, or the part of the month in the period.
   * @enum {string}
   */
  MonthlyGroup: "month";
  /** The name: at most 255 characters. */
  Name: string;
  /** Notes: at most 5000 characters. */
  Notes: string | null;
  /**
   * @description A way in which a notice is sent.
   *
   *     - `email`: By e-mail.
   *     - `sms`: By text message.
   *     - `push`: By push notification to the user's devices.
   * @enum {string}
   */
  NoticeChannel: "email" | "sms" | "push";
  /** The channels of each kind of notice. Omitted kinds stay unchanged. */
  NoticeChannelsInput: {
   /** The channels of notices of the kind `absence`. */
   absence?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `low_attendance`. */
   low_attendance?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `session_reminder`. */
   session_reminder?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `session_changed`. */
   session_changed?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `waitlist_promoted`. */
   waitlist_promoted?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `enrollment_decided`. */
   enrollment_decided?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `fee_issued`. */
   fee_issued?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `fee_reminder`. */
   fee_reminder?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `payment_received`. */
   payment_received?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `billing_held`. */
   billing_held?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `announcement`. */
   announcement?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `results_published`. */
   results_published?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `certificate_issued`. */
   certificate_issued?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `certificate_expiring`. */
   certificate_expiring?: components["schemas"]["NoticeChannel"][];
   /** The channels of notices of the kind `material_published`. */
   material_published?: components["schemas"]["NoticeChannel"][];
  };
  /**
   * @description Whether messages are collected in one mail a day.
   *
   *     - `none`: Each message is sent separately.
   *     - `daily`: Messages are collected, and sent in one mail at 17:00.
   * @enum {string}
   */
  NoticeDigest: "none" | "daily";
  /**
   * @description The kind of a notice: its cause.
   *
   *     - `absence`: A student was marked absent.
   *     - `low_attendance`: A student's attendance rate fell below the academy's threshold.
   *     - `session_reminder`: A session takes place tomorrow.
   *     - `session_changed`: A future session was cancelled, restored or rescheduled, or got a substitute.
   *     - `waitlist_promoted`: A student got a place from the waitlist.
   *     - `enrollment_decided`: The request of a family for a place was approved or refused.
   *     - `fee_issued`: Fees were billed.
   *     - `fee_reminder`: An unpaid fee is due soon, or overdue.
   *     - `payment_received`: A payment was recorded.
   *     - `billing_held`: A billing run waits for its release by the office.
   *     - `announcement`: The academy published an announcement.
   *     - `results_published`: Results were published.
   *     - `certificate_issued`: A certificate was issued.
   *     - `certificate_expiring`: A certificate expires soon.
   *     - `material_published`: Learning materials were published.
   *     - `invitation`: A user is invited to the academy.
   *     - `reset`: A user requested a new password.
   *     - `security`: The account of a user was changed.
   * @enum {string}
   */
  NoticeKind: "absence" | "low_attendance" | "session_reminder" | "session_changed" | "waitlist_promoted" | "enrollment_decided" | "fee_issued" | "fee_reminder" | "payment_received" | "billing_held" | "announcement" | "results_published" | "certificate_issued" | "certificate_expiring" | "material_published" | "invitation" | "reset" | "security";
  NoticeKindResponse: {
   data: {
    /** The kind of notice. */
    kind: components["schemas"]["NoticeKind"];
    /** The channel. */
    channel: components["schemas"]["NoticeChannel"];
    /** True if the recipient gets messages of the kind by the channel, provided that the academy uses the channel. */
    on: boolean;
    /** Whether the messages are collected in one mail a day. */
    digest: components["schemas"]["NoticeDigest"];
    /** The setting that determines `on`. */
    source: components["schemas"]["PreferenceSource"];
   }[];
  };
  /**
   * @description The state of a message.
   *
   *     - `queued`: The message is sent at its time: usually at once, or with the next daily digest.
   *     - `held`: The message waits for the end of the quiet hours.
   *     - `sent`: The message was handed over to the mail server or gateway.
   *     - `failed`: The message could not be sent: the address refuses messages, or every attempt failed.
   *     - `suppressed`: The message was not sent, for the reason in `reason`.
   * @enum {string}
   */
  NoticeSendState: "queued" | "held" | "sent" | "failed" | "suppressed";
  /**
   * @description Whether an academy sends notices of a kind.
   *
   *     - `on`: Recipients get notices of the kind.
   *     - `off`: The academy sends no notices of the kind: neither inbox entries nor messages.
   * @enum {string}
   */
  NoticeSwitch: "on" | "off";
  /** The kinds of notices that an academy sends. Omitted kinds stay unchanged. */
  NoticeSwitchesInput: {
   /** A student was marked absent. */
   absence?: components["schemas"]["NoticeSwitch"];
   /** A student's attendance rate fell below the academy's threshold. */
   low_attendance?: components["schemas"]["NoticeSwitch"];
   /** A session takes place tomorrow. */
   session_reminder?: components["schemas"]["NoticeSwitch"];
   /** A future session was cancelled, restored or rescheduled, or got a substitute. */
   session_changed?: components["schemas"]["NoticeSwitch"];
   /** A student got a place from the waitlist. */
   waitlist_promoted?: components["schemas"]["NoticeSwitch"];
   /** The request of a family for a place was approved or refused. */
   enrollment_decided?: components["schemas"]["NoticeSwitch"];
   /** Fees were billed. */
   fee_issued?: components["schemas"]["NoticeSwitch"];
   /** An unpaid fee is due soon, or overdue. */
   fee_reminder?: components["schemas"]["NoticeSwitch"];
   /** A payment was recorded. */
   payment_received?: components["schemas"]["NoticeSwitch"];
   /** A billing run waits for its release by the office. */
   billing_held?: components["schemas"]["NoticeSwitch"];
   /** The academy published an announcement. */
   announcement?: components["schemas"]["NoticeSwitch"];
   /** Results were published. */
   results_published?: components["schemas"]["NoticeSwitch"];
   /** A certificate was issued. */
   certificate_issued?: components["schemas"]["NoticeSwitch"];
   /** A certificate expires soon. */
   certificate_expiring?: components["schemas"]["NoticeSwitch"];
   /** Learning materials were published. */
   material_published?: components["schemas"]["NoticeSwitch"];
  };
  /** An entry in a user's inbox. Stored for 400 days. */
  Notification: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The recipient.
    */
   user_id: string;
   /** The kind of notice. */
   kind: components["schemas"]["NoticeKind"];
   /** The ids and amounts in the notice. The kind determines the names of these values. No value is the name of a person. */
   params: Record<string, never>;
   /** The record that the notice is about. */
   resource: {
    id: components["schemas"]["Id"];
    /** The kind of record: `session`, `fee`, `account`, `enrollment` or another one. */
    type: string;
   };
   /**
    * Format: date-time
    * @description The time at which the user read the notice: RFC 3339, UTC. Null if unread.
    */
   read_at: string | null;
   /** The title in the caller's language, with names and amounts as they are now. */
   title: string;
   /** The text in the caller's language, with names and amounts as they are now: CommonMark, which is readable as plain text, with empty lines between paragraphs. */
   text: string;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A choice for a kind and a channel. Omitted values stay unchanged. */
  NotificationPreferenceInput: {
   /** The kind of notice. */
   kind: components["schemas"]["NoticeKind"];
   /** The channel. */
   channel: components["schemas"]["NoticeChannel"];
   /** True to get messages; null returns to the default. */
   on?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** `daily` to collect messages in one mail a day; null returns to the default. */
   digest?: components["schemas"]["NoticeDigest"] | (null | "");
  };
  /** A message to a recipient by one channel. Its subject and text are stored for 90 days. */
  NotificationSend: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The entry in the inbox; null for a recipient without a login.
    */
   notification_id: string | null;
   /** The kind of notice. */
   kind: components["schemas"]["NoticeKind"];
   /** The recipient. */
   recipient: {
    /**
     * Format: uuid
     * @description The id of the user, or of the parent, student or staff member.
     */
    id: string;
    /** The kind of record: `user` if the recipient has a login. */
    type: components["schemas"]["RecipientType"];
   };
   /** The record that the message is about. */
   resource: {
    id: components["schemas"]["Id"];
    /** The kind of record: `session`, `fee`, `account`, `enrollment` or another one. */
    type: string;
   };
   /** The channel. */
   channel: components["schemas"]["NoticeChannel"];
   /** The e-mail address, telephone number or user id; null before the first attempt. */
   address: string | null;
   /** The state. */
   state: components["schemas"]["NoticeSendState"];
   /** The reason why the message was not sent; null if it was sent, still waits or failed at every attempt. */
   reason: components["schemas"]["SuppressionReason"] | null;
   /**
    * Format: int32
    * @description The number of attempts.
    */
   attempts: number;
   /**
    * Format: date-time
    * @description The time at which the message was sent: RFC 3339, UTC.
    */
   sent_at: string | null;
   /** The subject as it was sent; null before it is sent, and after 90 days. */
   subject: string | null;
   /** The text as it was sent; null before it is sent, and after 90 days. */
   text: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  NotificationSendResponse: {
   data: components["schemas"]["NotificationSend"];
  };
  /** An academy's own text for a kind of notice, in one language and for one channel. */
  NotificationTemplate: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The kind of notice. */
   kind: components["schemas"]["NoticeKind"];
   /** The channel. */
   channel: components["schemas"]["NoticeChannel"];
   /** The language: a BCP 47 language tag, such as `en` or `en-GB`. */
   locale: string;
   /** The subject, with `{{placeholders}}`; null for text messages: at most 200 characters. */
   subject: string | null;
   /** The text, with `{{placeholders}}`: CommonMark without HTML: at most 5000 characters. */
   body: string;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  NotificationTemplateResponse: {
   data: components["schemas"]["NotificationTemplate"];
  };
  /**
   * @description The grouping of rows in the outstanding fees report.
   *
   *     - `student`: The student that fees are for.
   *     - `account`: The account to which fees are billed.
   *     - `course`: The course of the enrollment that fees are for.
   *     - `fee_type`: The type of the fees.
   * @enum {string}
   */
  OpenFeesGroup: "student" | "account" | "course" | "fee_type";
  /** The type of fees; null if rows are not grouped by types of fees. */
  OutstandingFeesReportFeeType: components["schemas"]["FeeType"] | null;
  /** The addresses of the other pages; null if there is no such page. */
  PageLinks: {
   /**
    * Format: uri-reference
    * @description The address of the first page.
    */
   first: string;
   /**
    * Format: uri-reference
    * @description The address of the last page.
    */
   last: string;
   /**
    * Format: uri-reference
    * @description The address of the previous page.
    */
   prev: string | null;
   /**
    * Format: uri-reference
    * @description The address of the next page.
    */
   next: string | null;
  };
  /** The position of the page in the list. */
  PageMeta: {
   current_page: components["schemas"]["CurrentPage"];
   /** The position of the page's first row in the list, from 1; 0 on an empty page. */
   from: number;
   last_page: components["schemas"]["LastPage"];
   per_page: components["schemas"]["PerPage"];
   /** The position of the page's last row in the list; 0 on an empty page. */
   to: number;
   total: components["schemas"]["Total"];
  };
  /** The paid amount, less refunds. */
  PaidAmount: string;
  /**
   * Format: date-time
   * @description The time of the payment: RFC 3339, UTC.
   */
  PaidAt: string;
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
   /** True if the academy should call this parent in an emergency. */
   emergency_contact: boolean;
   /** The parent's preferred ways to get messages from the academy. */
   communication_preferences: {
    /** True if messages are sent by e-mail. */
    email: boolean;
    /** True if messages are sent by text message. */
    sms: boolean;
    /** True if messages are sent by push notification. */
    push: boolean;
    /** The BCP 47 language tag, such as `en` or `en-GB`. */
    language: string;
    /** The channels whose values were set. Each other channel has its default value, which does not count: the settings of the academy decide. Null in old records, in which every value that differs from its default counts. */
    chosen: components["schemas"]["NoticeChannel"][] | null;
   };
   /** The status: only an active parent is in contact with the academy. */
   status: components["schemas"]["ParentStatus"];
   /**
    * Format: date-time
    * @description The time at which the parent's personal data were erased: RFC 3339, UTC.
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
  ParentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The status: only an active parent is in contact with the academy. */
   status: string;
   /**
    * Format: uuid
    * @description The user who signs in as this parent.
    */
   user_id: string | null;
  };
  /**
   * Format: uuid
   * @description The parent as whom the user signs in, for the role `parent`.
   */
  ParentId: string | null;
  /** A parent of a student, and the parent's relationship to the student. */
  ParentLinkInput: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** True if the academy should contact this parent first; false by default. */
   is_primary?: boolean | (1 | 0 | "1" | "0");
   /** True if the parent may collect the student; false by default. */
   can_pickup?: boolean | (1 | 0 | "1" | "0");
   /** True if this parent receives the bills; false by default. */
   receives_billing?: boolean | (1 | 0 | "1" | "0");
   /** True if this parent gets notices about the student; true by default. */
   gets_notices?: boolean | (1 | 0 | "1" | "0");
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
   student_id: components["schemas"]["StudentId"];
   /** The parent's relationship to the student. */
   relationship: string;
   /** True if the academy should contact this parent first. */
   is_primary: boolean;
   /** True if the parent may collect the student. */
   can_pickup: boolean;
   /** True if this parent receives the bills. */
   receives_billing: boolean;
   /** True if this parent gets notices about the student. */
   gets_notices: boolean;
  };
  /** A parent or guardian of students. */
  ParentRelations: {
   /** The children of the parent that the caller can see, with the parent's relationship to each child. */
   students: ({
    student_id: components["schemas"]["AccountId"];
   } & components["schemas"]["ParentStudentEdge"])[];
  };
  ParentResponse: {
   data: components["schemas"]["Parent"] & components["schemas"]["ParentRelations"];
  };
  /**
   * @description The status of a parent: only an active parent is in contact with the academy.
   *
   *     - `active`: In contact with the academy.
   *     - `inactive`: No longer in contact with the academy.
   * @enum {string}
   */
  ParentStatus: "active" | "inactive";
  /** A parent and a student, with the parent's relationship to the student. */
  ParentStudentEdge: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** True if the academy should contact this parent first. */
   is_primary: boolean;
   /** True if the parent may collect the student. */
   can_pickup: boolean;
   /** True if this parent receives the bills. */
   receives_billing: boolean;
   /** True if this parent gets notices about the student. */
   gets_notices: boolean;
  };
  /** Money received for fees or as credit of an account, or refunded money (a negative amount). */
  Payment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The account that the payment is for.
    */
   account_id: string;
   /**
    * Format: uuid
    * @description The paid fee; null for a payment for several fees, or as credit of the account.
    */
   fee_id: string | null;
   amount: components["schemas"]["FeePaymentAmount"];
   currency: components["schemas"]["Currency"];
   /** The payment method. */
   method: components["schemas"]["PaymentMethod"];
   /** The payer's reference: at most 255 characters. */
   reference: string | null;
   paid_at: components["schemas"]["PaidAt"];
   /** The receipt number: `RCP-` and six or more digits. The numbers of an academy have no gaps. */
   receipt_number: string;
   /**
    * Format: uuid
    * @description The user who recorded the payment.
    */
   received_by: string;
   /**
    * Format: uuid
    * @description The payment that this refund returns.
    */
   refund_of_id: string | null;
   /** The parts of the payment that are allocated to fees that the caller can see, including fees that its credit paid later. For a refund, the amounts that it removed from fees. */
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
   *     - `method`: The payment method.
   *     - `receiver`: The user who recorded the payment.
   *     - `account`: The account that the payment is for.
   * @enum {string}
   */
  PaymentHistoryGroup: "day" | "month" | "method" | "receiver" | "account";
  /**
   * @description The payment method.
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
  /** Money received for fees or as credit of an account, or refunded money (a negative amount). */
  PaymentRelations: {
   /** The paid fee; null for a payment for several fees or as credit of the account, or if the caller cannot see the fee. */
   fee?: components["schemas"]["Fee"] | null;
   /** The account that the payment is for; null if the caller cannot see the account. */
   account?: components["schemas"]["Account"] | null;
  };
  PaymentResponse: {
   data: components["schemas"]["Payment"];
  };
  /**
   * @description The payment status of a fee as of today, in the academy's time zone.
   *
   *     - `pending`: Nothing is paid yet.
   *     - `partial`: A part is paid.
   *     - `paid`: The fee has no open amount: it was paid or credited, or the fee was voided.
   *     - `overdue`: The due date has passed, and an amount is still open.
   * @enum {string}
   */
  PaymentStatus: "pending" | "partial" | "paid" | "overdue";
  /** The largest number of rows per page. */
  PerPage: number;
  /** The percentage of the amount that remains after earlier discounts: 0.01 to 100.00; null if the discount is a fixed amount. */
  Percent: string | null;
  /**
   * @description The kind of person in the academy.
   *
   *     - `student`: A student.
   *     - `parent`: A parent.
   *     - `staff`: A staff member.
   * @enum {string}
   */
  PersonResource: "student" | "parent" | "staff";
  /** The telephone number: at most 32 characters. */
  Phone: string | null;
  /** The limits for this academy only; null removes the limit, omitted fields stay unchanged. */
  PlanLimitsInput: {
   /** The maximum number of students: 0 to 10000000. */
   students?: number | string | (null | "");
   /** The maximum number of staff members: 0 to 10000000. */
   staff?: number | string | (null | "");
   /** The maximum number of batches: 0 to 10000000. */
   batches?: number | string | (null | "");
   /** The maximum size of all files in megabytes: 0 to 10000000. */
   storage_mb?: number | string | (null | "");
  };
  /** The postal code: at most 20 characters. */
  PostalCode: string | null;
  /**
   * @description The setting that determines whether a recipient gets messages.
   *
   *     - `own`: The recipient's own choice.
   *     - `contact`: The `communication_preferences` of the parent.
   *     - `academy`: The academy's default.
   * @enum {string}
   */
  PreferenceSource: "own" | "contact" | "academy";
  /**
   * Format: int32
   * @description The number of marks of students who attended on time.
   */
  Present: number;
  PreviewAnnouncementInput: {
   /** The audience. */
   audience: components["schemas"]["AnnouncementAudienceInput"];
  };
  /** A session in the preview of a change. */
  PreviewedSession: {
   /**
    * Format: uuid
    * @description The id of the session; null for a session that the change would create.
    */
   session_id: string | null;
   /**
    * Format: uuid
    * @description The id of the session's batch.
    */
   batch_id: string;
   /**
    * Format: date
    * @description The day of the session after the change, local to the academy: YYYY-MM-DD.
    */
   date: string;
   /** The start time of the session after the change, local time of the academy: HH:MM:SS. */
   start_time: string;
  };
  /** The level to which a student is promoted. */
  PromoteStudentInput: {
   /**
    * Format: uuid
    * @description The level: active, of an active track, and above the level that the student holds in the track.
    */
   level_id: string;
   /** The reason for a promotion although the student is not ready. Only admins can send it: at most 255 characters. */
   override_reason?: string | null;
  };
  /**
   * @description The reduction of a price for students who attend only a part of its period.
   *
   *     - `none`: No reduction.
   *     - `sessions`: By the sessions of the weekly schedule; by days if there is no batch.
   *     - `days`: By calendar days.
   * @enum {string}
   */
  ProrationBasis: "none" | "sessions" | "days";
  /** The average of the student in the batch over published assessments. The sum of weight · score / highest score over graded and missing results (missing: 0), divided by the sum of the weights, in percent with two decimal places, `"66.67"`. Pending and excused results and archived assessments do not count. Null if nothing counts, or if the caller may not see grades. */
  PublishedAverage: string | null;
  /** The percentage of attending students who were on time, with two decimal places, `"91.11"`; null if no student attended. */
  Punctuality: string | null;
  /** A qualification of a staff member. */
  QualificationInput: {
   /** The degree or certificate: at most 255 characters. */
   title: string;
   /** The institution that awarded the qualification: at most 255 characters. */
   institution?: string | null;
   /** The year: 1000 to 9999. */
   year?: number | string | (null | "");
  };
  /** The quiet hours. An omitted time stays unchanged. */
  QuietHoursInput: {
   /** The beginning, in the time zone of the academy: HH:MM:SS. */
   from?: string;
   /** The end, on the next day if it is before the beginning. If it equals the beginning, there are no quiet hours. */
   to?: string;
  };
  QuoteInput: {
   /**
    * Format: uuid
    * @description The student. Parents select one of their children; students select themselves.
    */
   student_id: string;
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /** The code of a coupon, regardless of case: at most 30 characters. */
   coupon?: string | null;
   /** The day of the enrollment. Default: today, or the day of the existing pending enrollment. */
   from?: string | (null | "");
   /** The ids of add-on plans for the enrollment, in addition to the plan of its course or batch: at most 10. */
   add_on_plan_ids?: string[] | (null | "");
  };
  /** A fee that would be billed. */
  QuotedFee: {
   /** The code of the plan's item that the fee is for. */
   code: string;
   /** The type of the fee. */
   fee_type: components["schemas"]["FeeType"];
   /** The title. */
   title: string;
   /**
    * Format: date
    * @description The first day of the period that the fee is for: YYYY-MM-DD.
    */
   period_from: string;
   /**
    * Format: date
    * @description The last day of the period that the fee is for: YYYY-MM-DD.
    */
   period_until: string;
   amount: components["schemas"]["CreditNoteAmount"];
   tax: components["schemas"]["Tax"];
   /** The taxes that are included in the amount, one per tax rate. */
   taxes: {
    /**
     * Format: uuid
     * @description The id of the tax rate.
     */
    tax_rate_id: string;
    /** The name of the tax. */
    name: string;
    /** The percentage of the net price. */
    percent: string;
    /** True if the price includes the tax; otherwise the tax is added to the price. */
    inclusive: boolean;
    /** The amount of the tax. */
    amount: string;
   }[];
   currency: components["schemas"]["Currency"];
   /**
    * Format: date
    * @description The due date: YYYY-MM-DD.
    */
   due_date: string;
   /** The position of the fee among its installments; null if the fee is not an installment. */
   installment: {
    /**
     * Format: int32
     * @description The number of the installment, from 1.
     */
    number: number;
    /**
     * Format: int32
     * @description The number of installments.
     */
    count: number;
   } | null;
   /** The calculation of the amount, step by step. */
   steps: {
    /** The label of the step. */
    label: string;
    basis: components["schemas"]["Basis"];
    /** The fraction of the basis, such as `7/9` or `10.00 %`. */
    fraction: string | null;
    amount: components["schemas"]["FeeAmount"];
    /** The total of all steps up to this one. */
    total: string;
   }[];
  };
  /** The attendance rate in percent, by the rules of the academy for late and excused marks, with two decimal places, `"91.11"`; null if no mark counts. */
  Rate: string | null;
  /**
   * @description The kind of record that identifies the recipient of a notice.
   *
   *     - `user`: A user who signs in.
   *     - `parent`: A parent who has no login; a parent with a login is a `user`.
   *     - `student`: A student who has no login; a student with a login is a `user`.
   *     - `staff`: A staff member who has no login; a staff member with a login is a `user`.
   * @enum {string}
   */
  RecipientType: "user" | "parent" | "student" | "staff";
  /** Money received from a payer, for several fees or as credit of the account. */
  RecordAccountPaymentInput: {
   /**
    * Format: uuid
    * @description The account that the payment is for.
    */
   account_id: string;
   /** The amount. The part that is not allocated to a fee becomes credit of the account. */
   amount: string | number;
   /** The payment method. */
   method: components["schemas"]["PaymentMethod"];
   /** The parts of the payment per fee: at most 100, with a total of at most the amount. When omitted, fees are paid in the order of their due dates, penalties last. */
   allocations?: components["schemas"]["AllocationInput"][] | (null | "");
   /** The payer's reference: at most 255 characters. */
   reference?: string | null;
   /** The time of the payment. It must not be in the future, and must be after the last day of closed books. Default: the present time. */
   paid_at?: string | (null | "");
  };
  RecordAccountPaymentResponse: {
   data: components["schemas"]["Payment"] & components["schemas"]["PaymentRelations"];
  };
  /** Money received for a fee. */
  RecordPaymentInput: {
   /** The amount: at most the balance of the fee. */
   amount: string | number;
   /** The payment method. */
   method: components["schemas"]["PaymentMethod"];
   /** The payer's reference: at most 255 characters. */
   reference?: string | null;
   /** The time of the payment, which must not be in the future. Default: the present time. */
   paid_at?: string | (null | "");
  };
  RecoverWebhookDeliveriesInput: {
   /** Events at this time or earlier, at most 30 days after `since`; now when omitted. */
   until?: string | (null | "");
   /**
    * Format: date-time
    * @description Events at this time or later.
    */
   since: string;
  };
  /** The refund of a payment. */
  RefundPaymentInput: {
   /** The amount. Default: the whole amount of the payment that was not refunded yet. */
   amount?: string | number | (null | "");
   /** The reason: at most 255 characters. It becomes the reference of the refund. */
   reason?: string | null;
  };
  /** The total of paid refunds. */
  Refunded: string;
  /** A new user. */
  RegisterInput: {
   /** The full name: at most 255 characters. */
   name: string;
   /** The e-mail address to sign in with: at most 255 characters, not already in use. */
   email: string;
   /** The password: 8 characters or more, at most 72 bytes of UTF-8. */
   password: string;
   /** The password again. Required; a missing or different value is reported on `password`. */
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
  ReorderMaterialsInput: {
   /** The ids of materials of one course, one batch or one session, in their new order: 1 to 500, each once. */
   ids: string[];
  };
  RequestPasswordResetInput: {
   /** The e-mail address of the account, regardless of case. */
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
   end_time?: components["schemas"]["EndTime"];
   /** The staff member; the caller by default. Only admins may send another staff member. */
   staff_id?: string | (null | "");
   /** The reason: at most 255 characters. */
   reason?: string | null;
  };
  ResetPasswordInput: {
   /** The token from the mail. It works once, within 30 minutes. */
   token: string;
   /** The new password: 8 characters or more, at most 72 bytes of UTF-8. */
   password: string;
   /** The password again. A difference is reported on `password`. */
   password_confirmation?: string | null;
  };
  /** The result of a student in an assessment. */
  Result: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The assessment.
    */
   assessment_id: string;
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The batch of the assessment.
    */
   batch_id: string;
   /** The status. */
   status: components["schemas"]["ResultStatus"];
   /** The score: 0.00 to 9999.99 and at most the highest score of the assessment; null unless the status is `graded`. */
   score: string | null;
   /** The feedback: at most 5000 characters. */
   feedback: string | null;
   /**
    * Format: uuid
    * @description The user who recorded the latest result.
    */
   graded_by: string;
   /**
    * Format: date-time
    * @description The time at which the latest result was recorded: RFC 3339, UTC.
    */
   graded_at: string;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The result of a student in an assessment. */
  ResultDetails: {
   /** The earlier results: one per correction, the latest first. Empty for families, who see only the present result. */
   history?: {
    id: components["schemas"]["AccountId"];
    /** The status before the correction. */
    status: components["schemas"]["ResultStatus"];
    /** The score before the correction: 0.00 to 9999.99. */
    score: string | null;
    /** The feedback before the correction: at most 5000 characters. */
    feedback: string | null;
    /**
     * Format: uuid
     * @description The user who recorded the result before the correction.
     */
    graded_by: string;
    /**
     * Format: date-time
     * @description The time at which the result before the correction was recorded: RFC 3339, UTC.
     */
    graded_at: string;
   }[];
  };
  /** The result of a student. If the student has a result already, omitted fields stay unchanged. */
  ResultRecordInput: {
   /**
    * Format: uuid
    * @description The student, who must have been active in the batch at any time. Each student may appear once.
    */
   student_id: string;
   /** The status; when omitted, `graded` with a score, and `pending` with the score null. */
   status?: components["schemas"]["ResultStatus"];
   /** The score: 0.00 to 9999.99, at most the highest score of the assessment; required for `graded`, and prohibited for other statuses. */
   score?: string | number | (null | "");
   /** The feedback: at most 5000 characters. */
   feedback?: string | null;
  };
  /** The result of a student in an assessment. */
  ResultRelations: {
   /** The assessment. */
   assessment?: components["schemas"]["Assessment"] | null;
   student?: components["schemas"]["AttendanceRecordRelationsStudent"];
   /** The batch of the assessment; null if it was deleted. */
   batch?: components["schemas"]["Batch"] | null;
  };
  ResultResponse: {
   data: (components["schemas"]["Result"] & components["schemas"]["ResultRelations"])[];
  };
  /**
   * @description The status of a result.
   *
   *     - `pending`: Not graded yet. The result counts in no average.
   *     - `graded`: Graded: the result has a score.
   *     - `missing`: The student handed nothing in. The result counts as 0.
   *     - `excused`: The student is excused. The result counts in no average.
   * @enum {string}
   */
  ResultStatus: "pending" | "graded" | "missing" | "excused";
  /**
   * @description The grouping of rows in the retention report.
   *
   *     - `course`: A course.
   *     - `instructor`: The staff member who leads the batches.
   *     - `month`: A month: students who were active at its start, and students who joined in it.
   *     - `reason`: The stated reason for leaving. Rows contain only students who left, and the number of all students who were active at the start.
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
   *     - `day`: A day with billed fees or payments.
   *     - `month`: A month with billed fees or payments.
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
    * @description The first day: today or later, and after the first day of the previous revision.
    */
   effective_from: string;
   /** The enrollments to which the revision applies; all enrollments by default. */
   applies_to?: components["schemas"]["RevisionScope"] | (null | "");
   /** The items: 1 to 20. */
   items: components["schemas"]["FeePlanItemInput"][];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /**
   * @description The enrollments to which a revision of a fee plan applies.
   *
   *     - `all`: All enrollments, for the periods that begin on the first day of the revision or later.
   *     - `new_enrollments`: Enrollments that got their place on the first day of the revision or later. Earlier enrollments keep the previous revision.
   * @enum {string}
   */
  RevisionScope: "all" | "new_enrollments";
  /** A row of a roll call. If the student has a mark already, omitted fields stay unchanged. */
  RollCallRecordInput: {
   /** Remarks: at most 500 characters. */
   remarks?: string | null;
   minutes_late?: components["schemas"]["MinutesLate"];
   /**
    * Format: uuid
    * @description The student. Each student may appear once.
    */
   student_id: string;
   /** The attendance status. */
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
    * @description The number of students who fit in the room: 1 to 10000.
    */
   capacity: number | null;
   /** The status: only an active room can be chosen for new sessions. */
   status: components["schemas"]["RoomStatus"];
   /** Notes: at most 500 characters. */
   notes: string | null;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  RoomEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The number of students who fit in the room: 1 to 10000. */
   capacity: number | null;
   /** The status: only an active room can be chosen for new sessions. */
   status: string;
  };
  /** A place for sessions: a room, a pool, a hall. */
  RoomRelations: {
   /** The batches in the room. */
   batches?: components["schemas"]["Batch"][];
  };
  RoomResponse: {
   data: components["schemas"]["Room"] & components["schemas"]["RoomRelations"];
  };
  /**
   * @description The status of a room.
   *
   *     - `active`: In use.
   *     - `archived`: Archived: kept for past sessions; new sessions cannot use it.
   * @enum {string}
   */
  RoomStatus: "active" | "archived";
  RotateWebhookSecretInput: {
   /** The hours for which the former secret also signs requests: 0 to 168; 24 when omitted. */
   overlap_hours?: number | string | (null | "");
  };
  RunBillingInput: {
   /** True to return the fees that would be billed, without billing them. False when omitted. */
   preview?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /**
    * Format: date
    * @description The last day: the run bills months and terms that begin up to this day. It may be at most `billing.lead_days` of the settings in the future; for penalties, at most today.
    */
   as_of: string;
   /** The kind of fees to bill. */
   kind: components["schemas"]["BillingRunKind"];
  };
  /** Results of students in an assessment. */
  SaveResultsInput: {
   /** The results: 1 to 500, one per student. */
   records: components["schemas"]["ResultRecordInput"][];
  };
  /** Skill marks of students. */
  SaveSkillMarksInput: {
   /** The marks: 1 to 500, one per student and skill. */
   records: components["schemas"]["SkillMarkRecordInput"][];
  };
  /** The effects of a change on sessions. A preview writes nothing. */
  SchedulePreview: {
   /** The number of sessions that the change would affect. */
   counts: {
    /**
     * Format: int32
     * @description The number of sessions that would be created.
     */
    created: number;
    /**
     * Format: int32
     * @description The number of sessions whose time, instructor or room would change.
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
     * @description The number of sessions that would be deleted, because no other records refer to them.
     */
    removed: number;
    /**
     * Format: int32
     * @description The number of upcoming sessions that would stay unchanged.
     */
    kept: number;
    /**
     * Format: int32
     * @description The number of new clashes that the change would cause.
     */
    clashes: number;
   };
   /** Sessions that the change would create, by day and time: the first 500. */
   created: components["schemas"]["PreviewedSession"][];
   /** Sessions whose time, instructor or room would change, in their new state, by day and time: the first 500. */
   moved: components["schemas"]["PreviewedSession"][];
   /** Sessions that the change would cancel, by day and time: the first 500. */
   cancelled: components["schemas"]["PreviewedSession"][];
   /** Cancelled sessions that the change would restore, by day and time: the first 500. */
   restored: components["schemas"]["PreviewedSession"][];
   /** Sessions that the change would delete, by day and time: the first 500. */
   removed: components["schemas"]["PreviewedSession"][];
   /** Upcoming sessions that would stay unchanged, by day and time: the first 500. */
   kept: components["schemas"]["PreviewedSession"][];
   /** The credits per enrollment that the change would give for cancelled sessions and for moved or ended places: the first 500. Null for callers who may not read fees: department heads, teachers, and API keys without the scope `fees:read`. */
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
    /** The period: `once` for one-time fees, a month such as `2026-12`, or the id of a term or a session. */
    period: string;
    /**
     * Format: int32
     * @description The number of sessions that are credited; 0 if the credit is not for single sessions.
     */
    sessions: number;
    /** The amount of the credit. Negative if the change would revoke a credit, increase a fee or bill a new fee. */
    amount: string;
   }[] | null;
   /** The sum of all credits that the change would give. Null for callers who may not read fees. */
   credits_total: string | null;
   /** New clashes of upcoming sessions that the change would cause, by day and time: the first 500. An academy that refuses clashes would refuse a batch change that causes `hard` clashes. */
   clashes: {
    /** The kind of clash. */
    kind: components["schemas"]["ClashKind"];
    /** The severity of the clash. */
    severity: components["schemas"]["ClashSeverity"];
    /**
     * Format: uuid
     * @description The id of the session; null for a session that the change would create.
     */
    session_id: string | null;
    /**
     * Format: uuid
     * @description The id of the session's batch.
     */
    batch_id: string;
    /**
     * Format: date
     * @description The day of the session after the change, local to the academy: YYYY-MM-DD.
     */
    date: string;
    /** The start time of the session after the change, local time of the academy: HH:MM:SS. */
    start_time: string;
    /**
     * Format: uuid
     * @description The id of the staff member who would lead the session.
     */
    instructor_id: string | null;
    /**
     * Format: uuid
     * @description The id of the session's room after the change.
     */
    room_id: string | null;
    /**
     * Format: uuid
     * @description The id of the other session. Null if the kind involves no other session, and for a session that the change would create.
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
     * @description The number of students who would be expected in both sessions; 0 for kinds other than `student`.
     */
    student_count: number;
   }[];
  };
  SchedulePreviewResponse: {
   data: components["schemas"]["SchedulePreview"];
  };
  SessionEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /**
    * Format: date
    * @description The date, local to the academy.
    */
   date: string;
   /**
    * Format: date-time
    * @description The start: RFC 3339, UTC.
    */
   starts_at: string;
   /**
    * Format: date-time
    * @description The end, after the start: RFC 3339, UTC.
    */
   ends_at: string;
   /**
    * Format: uuid
    * @description The staff member who leads the session.
    */
   instructor_id: string | null;
   /**
    * Format: uuid
    * @description The room.
    */
   room_id: string | null;
   /** The status of the session. */
   status: string;
   /** The cause of the cancellation; null unless the session is cancelled. */
   cancel_cause: string | null;
   /** True if the session is cancelled and not charged. */
   excuses_fees: boolean;
   changed: components["schemas"]["Changed"];
  };
  /**
   * @description A field that a user changed by hand and that no longer follows the batch.
   *
   *     - `time`: The day, start and end.
   *     - `instructor`: The staff member who leads the session.
   *     - `room`: The location.
   *     - `open`: The session is held despite closures.
   * @enum {string}
   */
  SessionOverride: "time" | "instructor" | "room" | "open";
  /**
   * @description The status of a session.
   *
   *     - `scheduled`: The session is scheduled.
   *     - `held`: The session was held: a user marked it as held, or attendance was marked.
   *     - `cancelled`: The session is cancelled and does not take place.
   * @enum {string}
   */
  SessionStatus: "scheduled" | "held" | "cancelled";
  /** The user who has signed in, and the token to send as `Authorization: Bearer`. */
  SignedIn: {
   /** The user. */
   user: components["schemas"]["User"];
   /** The new token. After `POST /auth/refresh`, it replaces the token of the request. */
   token: string;
   /**
    * Format: date-time
    * @description The expiry time of the token: RFC 3339, UTC.
    */
   expires_at: string;
  };
  /** A skill that students learn to reach a level. */
  Skill: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The level of the skill.
    */
   level_id: string;
   /** The name: at most 255 characters. */
   name: string;
   /**
    * Format: int32
    * @description The position in the level: 1 to 10000.
    */
   position: number;
   /** True if students need the skill to reach the level. */
   required: boolean;
   /** The status: only active skills can be marked, and are required. */
   status: components["schemas"]["CurriculumStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  SkillEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The level of the skill.
    */
   level_id: string;
   /** The position in the level: 1 to 10000. */
   position: number;
   /** True if students need the skill to reach the level. */
   required: boolean;
   /** The status: only active skills can be marked, and are required. */
   status: string;
  };
  /** A mark for the progress of a student in a skill. Marks are only added: the last mark that is not voided counts. */
  SkillMark: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The skill.
    */
   skill_id: string;
   /** The progress of the student. */
   status: components["schemas"]["SkillMarkStatus"];
   /**
    * Format: uuid
    * @description The user who recorded the mark.
    */
   marked_by: string;
   /**
    * Format: date-time
    * @description The time at which the mark was recorded: RFC 3339, UTC.
    */
   marked_at: string;
   /**
    * Format: date-time
    * @description The time at which the mark was voided: RFC 3339, UTC; null if it is in force.
    */
   voided_at: string | null;
   /** The reason why the mark was voided: at most 255 characters. */
   void_reason: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The progress of a student in a skill. */
  SkillMarkRecordInput: {
   /**
    * Format: uuid
    * @description The student, whom the caller can see.
    */
   student_id: string;
   /**
    * Format: uuid
    * @description The skill: active, of an active level and track. Each skill of a student may appear once.
    */
   skill_id: string;
   /** The progress of the student. */
   status: components["schemas"]["SkillMarkStatus"];
  };
  /** A mark for the progress of a student in a skill. Marks are only added: the last mark that is not voided counts. */
  SkillMarkRelations: {
   student?: components["schemas"]["AttendanceRecordRelationsStudent"];
   /** The skill; null if it was deleted. */
   skill?: components["schemas"]["Skill"] | null;
  };
  SkillMarkResponse: {
   data: components["schemas"]["SkillMark"] & components["schemas"]["SkillMarkRelations"];
  };
  /**
   * @description The progress of a student in a skill.
   *
   *     - `introduced`: The student has been shown the skill.
   *     - `practising`: The student practises the skill.
   *     - `achieved`: The student has the skill.
   * @enum {string}
   */
  SkillMarkStatus: "introduced" | "practising" | "achieved";
  SkillMarksEvent: {
   /**
    * Format: uuid
    * @description The user who recorded the marks.
    */
   marked_by: string;
   /** The number of marks. */
   count: number;
   /** The first 100 marks. The list of skill marks contains all marks. */
   marks: {
    /**
     * Format: uuid
     * @description Its id.
     */
    id: string;
    student_id: components["schemas"]["StudentId"];
    /**
     * Format: uuid
     * @description The skill.
     */
    skill_id: string;
    /** The progress of the student. */
    status: string;
   }[];
  };
  /** A skill that students learn to reach a level. */
  SkillRelations: {
   /** The level of the skill. */
   level?: components["schemas"]["Level"] | null;
  };
  SkillResponse: {
   data: components["schemas"]["Skill"] & components["schemas"]["SkillRelations"];
  };
  /**
   * @description The reason for which a billing run skips an item.
   *
   *     - `nothing_due`: The enrollment has no charge of this kind in the period.
   *     - `nothing_to_pay`: The amount is 0.00.
   *     - `course_price`: The item is the price of a course without a fee plan, which is billed only while billing is automatic.
   *     - `too_early`: The first day of the charge is before the day on which billing became automatic.
   *     - `student_not_active`: The student is not active at present.
   * @enum {string}
   */
  SkipReason: "nothing_due" | "nothing_to_pay" | "course_price" | "too_early" | "student_not_active";
  SplitFeeInput: {
   expected_version?: components["schemas"]["ExpectedVersion"];
   /** The parts: 2 to 24 amounts that add up to the amount of the fee. */
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
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The job of the staff member. */
   role: string;
   /** The status: at work, on leave or terminated. */
   status: string;
   /**
    * Format: uuid
    * @description The user who signs in as this staff member.
    */
   user_id: string | null;
  };
  /**
   * Format: uuid
   * @description The staff member as whom the user signs in, for the role `staff`.
   */
  StaffId: string | null;
  /** A person who works at an academy. Teachers, support staff, parents and students see only `id`, `name` and `role` of other staff members; all other fields are null for them. */
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
   /** The departments of the staff member. */
   department_ids: string[] | null;
   /** Qualifications: at most 30. */
   qualifications: {
    /** The degree or certificate: at most 255 characters. */
    title: string;
    /** The institution that awarded the qualification: at most 255 characters. */
    institution: string | null;
    /**
     * Format: int32
     * @description The year: 1000 to 9999.
     */
    year: number | null;
   }[] | null;
   /** The terms of employment. */
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
   /** The pay per hour; visible only to admins and to the staff member. */
   hourly_rate: string | null;
   /** The weekly periods in which the staff member can work. */
   weekly_availability: {
    /** The weekday. */
    day: components["schemas"]["Weekday"];
    /** The start, as a local time. */
    start_time: string;
    /** The end, as a local time after the start. */
    end_time: string;
   }[] | null;
   /** The status: at work, on leave or terminated. */
   status: components["schemas"]["StaffStatus"] | null;
   /**
    * Format: date-time
    * @description The time at which the staff member's personal data were erased: RFC 3339, UTC.
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
  /** A person who works at an academy. Teachers, support staff, parents and students see only `id`, `name` and `role` of other staff members; all other fields are null for them. */
  StaffMemberRelations: {
   /** The departments of the staff member. */
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
   * @description The status of a staff member: at work, on leave or terminated.
   *
   *     - `active`: At work.
   *     - `on_leave`: On leave, expected to return.
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
   /** The start as a local time, for time off on a single day; null for whole days. */
   start_time: string | null;
   /** The end as a local time after the start, for time off on a single day; null for whole days. */
   end_time: string | null;
   /** The reason: at most 255 characters. */
   reason: string | null;
   /** The status of the request. */
   status: components["schemas"]["TimeOffStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  StaffTimeOffEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
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
   /** The staff member; null if deleted. */
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
  /** The local time of the start, for hours of one day; null for whole days. */
  StartTime: string | (null | "");
  /** The state or province: at most 100 characters. */
  State: string | null;
  /** A ledger entry with a description in words. */
  StatementEntry: {
   /**
    * Format: uuid
    * @description The id of the ledger entry.
    */
   id: string;
   /**
    * Format: date
    * @description The day from which balances include the entry, in the academy's time zone.
    */
   effective_on: string;
   /**
    * Format: date-time
    * @description The time at which the entry was recorded: RFC 3339, UTC.
    */
   recorded_at: string;
   /** The kind of entry. */
   kind: components["schemas"]["EntryKind"];
   /** The description in words, with the title of the fee and the receipt number. */
   description: string;
   /** The change of the open amount; negative if it decreases. */
   amount: string;
   /** The open amount less the credit, after the entry. */
   balance: string;
   /**
    * Format: uuid
    * @description The id of the fee; null for credit of the account.
    */
   fee_id: string | null;
   /**
    * Format: uuid
    * @description The id of the payment that the money belongs to; for a refund, the refunded payment.
    */
   payment_id: string | null;
   /**
    * Format: uuid
    * @description The id of the credit note that the amount belongs to.
    */
   credit_note_id: string | null;
   /**
    * Format: uuid
    * @description The id of the refund that returned the money.
    */
   refund_id: string | null;
   /** The name of the user who recorded the entry; null if the service recorded the entry. */
   actor: string | null;
  };
  /**
   * @description The rule that determines the payment status of a fee. The first matching rule applies.
   *
   *     - `not_billed`: The fee was not billed yet.
   *     - `voided`: The fee was voided: `paid`, because nothing is owed.
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
   /** The gender, as stated by the student. */
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
   /**
    * Format: uuid
    * @description The uploaded picture: the id of a file.
    */
   photo_file_id: string | null;
   /** Facts that a teacher must know in an emergency: at most 5000 characters. */
   medical_notes: string | null;
   /** The person to call in an emergency. */
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
    /** The address: an http or https URL of at most 2048 characters; empty if the document is an uploaded file. */
    url: string;
    /**
     * Format: uuid
     * @description The uploaded file; null if the document is stored elsewhere.
     */
    file_id: string | null;
    /**
     * Format: date
     * @description The last day on which the document is valid.
     */
    expires_on: string | null;
   }[];
   /** The status of the student at the academy. */
   status: components["schemas"]["StudentStatus"];
   /**
    * Format: date
    * @description The day on which the student joined.
    */
   joined_at: string;
   /**
    * Format: date-time
    * @description The time at which the student's personal data were erased: RFC 3339, UTC.
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
  /** A document about a student: an uploaded file, an address outside of the service, or both. */
  StudentDocumentInput: {
   title: components["schemas"]["Title"];
   /** The address: an http or https URL of at most 2048 characters. Required without a file. */
   url?: string | (null | "");
   /** The uploaded file; null if the document is stored elsewhere. */
   file_id?: string | (null | "");
   /** The last day on which the document is valid. */
   expires_on?: string | (null | "");
  } & (unknown | unknown);
  StudentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The status of the student at the academy. */
   status: string;
   /**
    * Format: date
    * @description The day on which the student joined.
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
   * @description The student.
   */
  StudentId: string;
  /** A promotion of a student to a level. Promotions are only added: the last promotion in a track that was not undone is the level of the student in the track. */
  StudentLevel: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The track of the level.
    */
   track_id: string;
   /**
    * Format: uuid
    * @description The level.
    */
   level_id: string;
   /**
    * Format: date
    * @description The day of the promotion, from which the student holds the level.
    */
   from: string;
   /**
    * Format: uuid
    * @description The user who promoted the student.
    */
   promoted_by: string;
   /** An admin's reason for the promotion although the student was not ready: at most 255 characters. */
   reason: string | null;
   /**
    * Format: date-time
    * @description The time at which the promotion was undone: RFC 3339, UTC; null if it is in force.
    */
   undone_at: string | null;
   /** The reason why the promotion was undone: at most 255 characters. */
   undo_reason: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A promotion of a student to a level. Promotions are only added: the last promotion in a track that was not undone is the level of the student in the track. */
  StudentLevelRelations: {
   student?: components["schemas"]["AttendanceRecordRelationsStudent"];
   /** The track of the level. */
   track?: components["schemas"]["Track"] | null;
   /** The level. */
   level?: components["schemas"]["Level"] | null;
  };
  StudentLevelResponse: {
   data: components["schemas"]["StudentLevel"] & components["schemas"]["StudentLevelRelations"];
  };
  /** A child of a parent, and the parent's relationship to the child. */
  StudentLinkInput: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** True if the academy should contact this parent first; false by default. */
   is_primary?: boolean | (1 | 0 | "1" | "0");
   /** True if the parent may collect the student; false by default. */
   can_pickup?: boolean | (1 | 0 | "1" | "0");
   /** True if this parent receives the bills; false by default. */
   receives_billing?: boolean | (1 | 0 | "1" | "0");
   /** True if this parent gets notices about the student; true by default. */
   gets_notices?: boolean | (1 | 0 | "1" | "0");
   /**
    * Format: uuid
    * @description The student.
    */
   student_id: string;
  };
  /** A parent and a student, with the parent's relationship to the student. */
  StudentParentEdge: {
   /** The parent's relationship to the student. */
   relationship: components["schemas"]["Relationship"];
   /** True if the academy should contact this parent first. */
   is_primary: boolean;
   /** True if the parent may collect the student. */
   can_pickup: boolean;
   /** True if this parent receives the bills. */
   receives_billing: boolean;
   /** True if this parent gets notices about the student. */
   gets_notices: boolean;
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
  StudentPromotedEvent: {
   id: components["schemas"]["Id"];
   student_id: components["schemas"]["StudentId"];
   /**
    * Format: uuid
    * @description The track of the level.
    */
   track_id: string;
   /**
    * Format: uuid
    * @description The level.
    */
   level_id: string;
   /**
    * Format: date
    * @description The day of the promotion, from which the student holds the level.
    */
   from: string;
   /**
    * Format: date-time
    * @description The time at which the promotion was undone: RFC 3339, UTC; null if it is in force.
    */
   undone_at: string | null;
   /**
    * Format: uuid
    * @description The user who promoted the student.
    */
   promoted_by: string;
  };
  /** A person who learns at an academy. */
  StudentRelations: {
   /** The parents of the student that the caller can see, with each parent's relationship to the student. */
   parents?: (components["schemas"]["Parent"] & components["schemas"]["StudentParentEdge"])[];
   /** The enrollments of the student that the caller can see. */
   enrollments?: components["schemas"]["Enrollment"][];
  };
  StudentResponse: {
   data: components["schemas"]["Student"] & components["schemas"]["StudentRelations"];
  };
  /**
   * @description The status of a student at the academy.
   *
   *     - `active`: The student is learning at the academy.
   *     - `inactive`: The student is pausing.
   *     - `graduated`: The student has finished.
   *     - `archived`: Archived, kept only for the record.
   * @enum {string}
   */
  StudentStatus: "active" | "inactive" | "graduated" | "archived";
  /** The subscription plan of an academy. Omitted fields stay unchanged. */
  SubscriptionInput: {
   /** The subscription plan. */
   plan?: components["schemas"]["SubscriptionPlan"];
   /** The status of the subscription. */
   status?: components["schemas"]["SubscriptionStatus"];
   /** The end of the trial: RFC 3339. */
   trial_ends_at?: string | (null | "");
   /** The time of the renewal of the subscription: RFC 3339. */
   renews_at?: string | (null | "");
   /** The limits that differ from the plan. */
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
   *     - `active`: The subscription is paid for.
   *     - `past_due`: A payment is overdue.
   *     - `cancelled`: The subscription has ended.
   * @enum {string}
   */
  SubscriptionStatus: "trialing" | "active" | "past_due" | "cancelled";
  /**
   * @description The reason why a message was not sent.
   *
   *     - `paid`: The fees were paid.
   *     - `voided`: The fees were voided.
   *     - `corrected`: The cause no longer holds, for example because a mark was corrected.
   *     - `unlinked`: The parent is no longer linked to the student, or gets no notices about the student.
   *     - `left`: The recipient's membership or record is not active, or the enrollment has ended.
   *     - `read`: The recipient has already read the notice in the app.
   *     - `withdrawn`: The announcement or the results were withdrawn.
   *     - `too_late`: The message would have arrived too late to be useful.
   *     - `turned_off`: The recipient or the academy has turned the kind off.
   *     - `refused`: The address refuses messages.
   *     - `no_address`: The recipient has no address for the channel.
   * @enum {string}
   */
  SuppressionReason: "paid" | "voided" | "corrected" | "unlinked" | "left" | "read" | "withdrawn" | "too_late" | "turned_off" | "refused" | "no_address";
  /** The attendance marks of students in a batch. */
  TakeRollCallInput: {
   /**
    * Format: uuid
    * @description The batch.
    */
   batch_id: string;
   /** The session, which must belong to the batch and the day; when omitted, the service finds the session by the batch and the day. */
   session_id?: string | (null | "");
   /**
    * Format: date
    * @description The day, not in the future.
    */
   date: string;
   /** The label for the part of the day: at most 50 characters. */
   session?: string | null;
   /** The marks: 1 to 200, one per student. */
   records: components["schemas"]["RollCallRecordInput"][];
  };
  /** The attendance marks of students in a session. */
  TakeSessionRollInput: {
   /** The marks: 1 to 200, one per student. */
   records: components["schemas"]["RollCallRecordInput"][];
  };
  /** The tax that is included in the amount. */
  Tax: string;
  /** A tax on fees. A fee keeps the tax rate with which it was billed. */
  TaxRate: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /** The percentage of the price: 0.00 to 100.00, with up to four decimal places. */
   percent: string;
   /** True if prices include the tax; otherwise the tax is added to the prices. */
   inclusive: boolean;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  TaxRateEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The percentage of the price: 0.00 to 100.00, with up to four decimal places. */
   percent: string;
   /** True if prices include the tax; otherwise the tax is added to the prices. */
   inclusive: boolean;
  };
  /** The ids of tax rates: at most three, each applied to the net price; none by default. */
  TaxRateIds: string[] | (null | "");
  TaxRateResponse: {
   data: components["schemas"]["TaxRate"];
  };
  /** A part of the year that is billed as one period: a term or a semester. Terms do not overlap. */
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
  /** A comment on a student in a term, for the report card: one per enrollment and term. */
  TermComment: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The enrollment.
    */
   enrollment_id: string;
   /**
    * Format: uuid
    * @description The term.
    */
   term_id: string;
   /** The comment: at most 2000 characters. */
   text: string;
   /** The status. */
   status: components["schemas"]["TermCommentStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  TermCommentEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /**
    * Format: uuid
    * @description The enrollment.
    */
   enrollment_id: string;
   /**
    * Format: uuid
    * @description The term.
    */
   term_id: string;
   /** The status. */
   status: string;
  };
  /** A comment on a student in a term, for the report card: one per enrollment and term. */
  TermCommentRelations: {
   /** The enrollment; null if the caller cannot see it. */
   enrollment?: components["schemas"]["Enrollment"] | null;
   /** The term; null if the caller cannot see terms. */
   term?: components["schemas"]["Term"] | null;
  };
  TermCommentResponse: {
   data: components["schemas"]["TermComment"] & components["schemas"]["TermCommentRelations"];
  };
  /**
   * @description The status of a term comment.
   *
   *     - `draft`: Only staff see the comment.
   *     - `published`: The family sees the comment, and the student's report card contains it.
   * @enum {string}
   */
  TermCommentStatus: "draft" | "published";
  TermEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   starts_on: components["schemas"]["StartDate"];
   ends_on: components["schemas"]["EndDate"];
  };
  TermResponse: {
   data: components["schemas"]["Term"];
  };
  /**
   * @description A decision on a request for time off.
   *
   *     - `approved`: Grants the request.
   *     - `declined`: Refuses the request.
   * @enum {string}
   */
  TimeOffDecision: "approved" | "declined";
  /**
   * @description The status of a request for time off.
   *
   *     - `requested`: The request is not decided yet.
   *     - `approved`: The request was granted. Sessions that the staff member leads in this time are clashes.
   *     - `declined`: The request was refused.
   * @enum {string}
   */
  TimeOffStatus: "requested" | "approved" | "declined";
  /** The time zone of the days: an IANA name. */
  Timezone: string;
  /** The title: at most 255 characters. */
  Title: string;
  /**
   * Format: date
   * @description The last day of the period.
   */
  To: string;
  /** The number of rows in the whole list, after the filters. */
  Total: number;
  /** The totals of all rows, not only of this page. */
  Totals: {
   /**
    * Format: int32
    * @description The number of marks of students who attended on time.
    */
   present: number;
   /**
    * Format: int32
    * @description The number of marks of students who arrived late.
    */
   late: number;
   /**
    * Format: int32
    * @description The number of marks of students who did not attend.
    */
   absent: number;
   /**
    * Format: int32
    * @description The number of marks of students who did not attend, with approval.
    */
   excused: number;
   /**
    * Format: int32
    * @description The number of all marks.
    */
   marked: number;
   /**
    * Format: int32
    * @description The number of expected attendances: the sum of the active students of all sessions that have begun.
    */
   expected: number;
   /** The attendance rate in percent, by the rules of the academy for late and excused marks, with two decimal places, `"91.11"`; null if no mark counts. */
   rate: string | null;
   /** The percentage of attending students who were on time, with two decimal places, `"91.11"`; null if no student attended. */
   punctuality: string | null;
   /** The percentage of expected students who have a mark in their session, with two decimal places, `"91.11"`; null if no student was expected. */
   coverage: string | null;
  };
  /** A sequence of levels through which students progress, such as belts or swim levels. */
  Track: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The name: at most 100 characters. */
   name: string;
   /** The status: students reach only levels of an active track. */
   status: components["schemas"]["CurriculumStatus"];
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  TrackEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The status: students reach only levels of an active track. */
   status: string;
  };
  /** A sequence of levels through which students progress, such as belts or swim levels. */
  TrackRelations: {
   /** The levels of the track, by their position. */
   levels?: components["schemas"]["Level"][];
  };
  TrackResponse: {
   data: components["schemas"]["Track"] & components["schemas"]["TrackRelations"];
  };
  /** The batch to which a student transfers. */
  TransferEnrollmentInput: {
   /**
    * Format: uuid
    * @description The new batch, which may belong to another course.
    */
   batch_id: string;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  UndoPromotionInput: {
   /** The reason: at most 255 characters. */
   reason: string;
  };
  UnfinaliseGradesInput: Record<string, never>;
  /** Changes to an academy. Omitted fields stay unchanged. */
  UpdateAcademyInput: {
   /** The name in URLs: `[a-z0-9-]`, at most 100 characters, unique. */
   slug?: string;
   description?: components["schemas"]["Description"];
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
   /** The branding of the academy: its colours, its pictures, and the sender name of its e-mails. */
   branding?: components["schemas"]["AcademyBrandingInput"];
   /** The settings of the academy: time zone, currency, defaults. */
   settings?: components["schemas"]["AcademySettingsInput"];
   name?: components["schemas"]["Name"];
   /** The kind of education that the academy offers. */
   type?: components["schemas"]["AcademyType"];
   email?: components["schemas"]["Email"];
   /** The uploaded logo: the id of a file. */
   logo_file_id?: string | (null | "");
   /** The status: an academy admin can set active or inactive; only a Super Admin can suspend an academy or end its suspension. */
   status?: components["schemas"]["AcademyStatus"];
   /** The subscription plan. Ignored unless a Super Admin sends it. */
   subscription?: components["schemas"]["SubscriptionInput"];
  };
  /** Changes to an account. Omitted fields stay unchanged. */
  UpdateAccountInput: {
   /** True if credit pays open fees automatically. Existing credit then pays open fees immediately. */
   auto_apply_credit?: boolean | (1 | 0 | "1" | "0");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to an announcement that is not published yet. Omitted fields stay unchanged. */
  UpdateAnnouncementInput: {
   /** The time of the publication, in the future: RFC 3339. Null for at once. */
   publish_at?: string | (null | "");
   /** The time from which the announcement is hidden, after its publication: RFC 3339. Null for never. */
   expires_at?: string | (null | "");
   /** The title: at most 200 characters. */
   title?: string;
   /** The text: CommonMark without HTML: at most 5000 characters. */
   body?: string;
   /** The audience. */
   audience?: components["schemas"]["AnnouncementAudienceInput"];
   /** True if the announcement is sent by e-mail and text message regardless of quiet hours and preferences; false by default. */
   urgent?: boolean | (1 | 0 | "1" | "0");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to an assessment. Omitted fields stay unchanged. A status other than `published` hides the assessment and its results from families at once. */
  UpdateAssessmentInput: {
   /** The time, in the future, at which the service publishes the draft: RFC 3339. Null for never. */
   publish_at?: string | (null | "");
   title?: components["schemas"]["Title"];
   /** The kind of assessment. */
   kind?: components["schemas"]["AssessmentKind"];
   /** The highest possible score: 0.01 to 9999.99. */
   max_score?: string | number;
   /** The term in whose average the assessment counts; null for none. */
   term_id?: string | (null | "");
   /** The day of the assessment. */
   date?: string | (null | "");
   /** The weight in averages: 0 to 1000; with 0, the assessment counts in no average; 1 by default. */
   weight?: number | string;
   /** The status; draft by default. */
   status?: components["schemas"]["AssessmentStatus"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Corrections of an attendance mark. Omitted fields stay unchanged. */
  UpdateAttendanceInput: {
   /** Remarks: at most 500 characters. */
   remarks?: string | null;
   minutes_late?: components["schemas"]["MinutesLate"];
   /** The label for the part of the day: at most 50 characters. */
   session?: string | null;
   /** The attendance status. Any status except `late` removes the minutes late. */
   status?: components["schemas"]["AttendanceStatus"];
  };
  /** Changes to a batch. Omitted fields stay unchanged. The course cannot be changed. */
  UpdateBatchInput: {
   /** The number of seats: 1 to 1000; the academy's setting by default. */
   max_students?: number | string | (null | "");
   /** The staff member who teaches the batch; null for no instructor. */
   instructor_id?: string | (null | "");
   /** The room, which must be active; null for none. Sets `classroom` to the name of the room. */
   room_id?: string | (null | "");
   /** The location: the name of an active room, regardless of case, or any other text, which links no room: at most 100 characters; ignored if `room_id` is sent. */
   classroom?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The name: at most 255 characters. */
   name?: string | null;
   /** The first day. */
   start_date?: string | (null | "");
   /** The last day, on or after the first. */
   end_date?: string | (null | "");
   /** The start time of each session, local time of the academy. */
   start_time?: string | (null | "");
   /** The end time of each session, after the start, local time of the academy. */
   end_time?: string | (null | "");
   /** The weekdays of the sessions: a list of 1 to 7 weekdays, each once. */
   days_of_week?: components["schemas"]["Weekday"][] | (null | "");
   /** The status of the batch: any of the four values, which then stays until a user changes it. */
   status?: components["schemas"]["BatchStatus"] | (null | "");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a calendar feed. Omitted fields stay unchanged. */
  UpdateCalendarFeedInput: {
   /** The name of the feed in calendars: at most 100 characters. */
   name?: string;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
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
   end_time?: components["schemas"]["EndTime"];
   name?: components["schemas"]["CreateClosureInputName"];
   /** The courses: at most 100. The list replaces the existing one. */
   course_ids?: string[];
   /** The batches: at most 100. The list replaces the existing one. */
   batch_ids?: string[];
   /** The rooms: at most 100. The list replaces the existing one. */
   room_ids?: string[];
   /** True if sessions that the closure cancels are not charged; true by default. */
   excuses_fees?: boolean | (1 | 0 | "1" | "0");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a course. Omitted fields stay unchanged. */
  UpdateCourseInput: {
   description?: components["schemas"]["Description"];
   /** The category: at most 100 characters. */
   category?: string | null;
   /** The level of the students for whom the course is intended; all by default. */
   level?: components["schemas"]["CourseLevel"];
   /** The department of the course. */
   department_id?: string | (null | "");
   /** The level of a track that students reach by the course; null if there is none. */
   level_id?: string | (null | "");
   min_age?: components["schemas"]["MinAge"];
   /** The maximum age in years: 0 to 150, not below the minimum. */
   max_age?: number | string | (null | "");
   /** The colour in timetables: `#RRGGBB`. */
   color?: string | (null | "");
   /** The price in the academy's currency. */
   price?: string | number | (null | "");
   /** The frequency at which the price is due; once by default. */
   billing_frequency?: components["schemas"]["BillingFrequency"];
   /** The requirements to complete the course. */
   completion_rule?: components["schemas"]["CompletionRuleInput"];
   /** The status: only an active course is offered; active by default. */
   status?: components["schemas"]["CourseStatus"];
   name?: components["schemas"]["Name"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a department. Omitted fields stay unchanged. */
  UpdateDepartmentInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The staff member who leads the department; null for none. */
   head_staff_id?: string | (null | "");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a discount. Omitted fields stay unchanged. */
  UpdateDiscountInput: {
   /** The name: at most 100 characters; printed on bills. */
   name?: string;
   /** The percentage of the amount that remains after earlier discounts: 0.01 to 100.00. */
   percent?: string | number | (null | "");
   amount?: components["schemas"]["Amount"];
   /** The types of fees to which the discount applies; all types by default. */
   fee_types?: components["schemas"]["FeeType"][];
   /** The priority, lowest number first: 0 to 10000; 100 by default. */
   priority?: number | string;
   /** True if the discount is exclusive: among exclusive discounts, only the one with the largest reduction applies; false by default. */
   exclusive?: boolean | (1 | 0 | "1" | "0");
   /** The first day on which the discount is valid. */
   valid_from?: string | (null | "");
   /** The last day on which the discount is valid: on or after the first day. */
   valid_until?: string | (null | "");
   max_uses?: components["schemas"]["MaxUses"];
   /** The conditions for receiving the discount. */
   condition?: components["schemas"]["DiscountConditionInput"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to an enrollment. Omitted fields stay unchanged. Teachers can change only the grade and the progress. */
  UpdateEnrollmentInput: {
   /** The grade: at most 10 characters. */
   grade?: string | null;
   /** Progress in percent: 0 to 100. */
   progress_percentage?: number | string;
   /**
    * Format: date
    * @description The enrollment date.
    */
   enrollment_date?: string;
   /** The first day of the place, within the dates of the batch. Only admins may change it. Days that the place no longer covers are credited, and added days are billed. Null only if the enrollment was never active. */
   active_from?: string | (null | "");
   /** Approves, drops, completes or reopens the enrollment, like the operations with these names. */
   status?: components["schemas"]["EnrollmentStatus"];
   /** The reason for the drop: at most 255 characters; ignored if the enrollment is not dropped. */
   drop_reason?: string | null;
   /** An admin's reason for completing the enrollment although it does not meet the course's completion rule: at most 255 characters. */
   override_reason?: string | null;
   notes?: components["schemas"]["Notes"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a fee that is not paid yet. Omitted fields stay unchanged. */
  UpdateFeeInput: {
   /** The title: at most 255 characters. */
   title?: string | null;
   notes?: components["schemas"]["Notes"];
   /** The type of the fee. */
   fee_type?: components["schemas"]["FeeType"];
   /** The amount, including taxes: at least the paid amount. The taxes in it are recalculated at the same rates. */
   amount?: string | number;
   /**
    * Format: date
    * @description The due date.
    */
   due_date?: string;
   /** The parent to bill instead. Null bills the parent who receives the student's bills, or the student if there is none. Allowed only before any payment or credit. */
   parent_id?: string | (null | "");
   /** `paid` records a payment of the balance. The other statuses are computed from payments, and setting them changes nothing. */
   payment_status?: components["schemas"]["PaymentStatus"] | (null | "");
   /** True to replace an invoiced fee if its title, type, amount, due date or payer changes: the response is a new fee with its own invoice, and a credit note cancels the former fee. False, also when omitted, refuses such changes of invoiced fees. */
   replace?: boolean | (1 | 0 | "1" | "0") | (null | "");
   /** The payment method for the balance: required with `paid`. */
   payment_method?: components["schemas"]["PaymentMethod"] | (null | "");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a draft. An active plan can only be archived, by its status. Omitted fields stay unchanged. */
  UpdateFeePlanInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The course whose enrollments the plan bills. */
   course_id?: string | (null | "");
   /** The batch whose enrollments the plan bills, instead of a course. */
   batch_id?: string | (null | "");
   /** The status of the plan; a draft by default. */
   status?: components["schemas"]["FeePlanStatus"];
   /**
    * Format: date
    * @description The first day on which the plan is in effect.
    */
   effective_from?: string;
   /** The items: 1 to 20. They replace the existing items. */
   items?: components["schemas"]["FeePlanItemInput"][];
   /** The treatment of billed charges when an enrollment is dropped; billed charges remain by default. */
   drop_policy?: components["schemas"]["DropPolicy"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a grade scale. Omitted fields stay unchanged. Final grades that were given do not change. */
  UpdateGradeScaleInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The bands: 2 to 20, each with a lower `min` than the one before. The `min` of the last is 0. */
   bands?: components["schemas"]["GradeBandInput"][];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a level. Omitted fields stay unchanged. */
  UpdateLevelInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The position in the track; the lowest level has the lowest position: 1 to 10000; after the last level by default. */
   position?: number | string;
   min_age?: components["schemas"]["MinAge"];
   min_days?: components["schemas"]["MinDays"];
   min_sessions?: components["schemas"]["MinSessions"];
   /** The status: students reach only active levels; active by default. */
   status?: components["schemas"]["CurriculumStatus"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a learning material. Omitted fields stay unchanged. A new file replaces the `url`, and a new `url` replaces the file. */
  UpdateMaterialInput: {
   title?: components["schemas"]["Title"];
   description?: components["schemas"]["Description"];
   /** The uploaded file, which the caller can read. A material has either a file or a `url`. */
   file_id?: string | (null | "");
   /** The address of a page: an http or https URL of at most 2048 characters. A material has either a `url` or a file. */
   url?: string | (null | "");
   /** The section under which clients show the material: at most 100 characters. */
   section?: string | null;
   /** The position among the materials of the same course, batch or session: 1 to 100000; after the last one by default. */
   position?: number | string;
   /** The status; draft by default. */
   status?: components["schemas"]["MaterialStatus"];
   /** The first day on which families see the material, in the academy's time zone; null for no limit. */
   visible_from?: string | (null | "");
   /** The last day on which families see the material, on or after `visible_from`; null for no limit. */
   visible_until?: string | (null | "");
   /** The readers of the published material, besides staff; enrolled by default. */
   audience?: components["schemas"]["MaterialAudience"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** The choices of a recipient. */
  UpdateNotificationPreferencesInput: {
   /** The choices: 1 to 100. */
   preferences: components["schemas"]["NotificationPreferenceInput"][];
  };
  /** Changes to a template. Omitted fields stay unchanged. */
  UpdateNotificationTemplateInput: {
   /** The language: a BCP 47 language tag, such as `en` or `en-GB`. */
   locale?: string;
   /** The kind of notice. */
   kind?: components["schemas"]["NoticeKind"];
   /** The channel. */
   channel?: components["schemas"]["NoticeChannel"];
   /** The text, with `{{placeholders}}`: CommonMark without HTML: at most 5000 characters. */
   body?: string;
   /** The subject, with `{{placeholders}}`; null for text messages: at most 200 characters. */
   subject?: string | null;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
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
   /** True if the academy should call this parent in an emergency; false by default. */
   emergency_contact?: boolean | (1 | 0 | "1" | "0");
   /** The parent's preferred ways to get messages from the academy. */
   communication_preferences?: components["schemas"]["CommunicationPreferencesInput"];
   /** The status: only an active parent is in contact with the academy; active by default. */
   status?: components["schemas"]["ParentStatus"];
   /** The children: at most 100. The list replaces the existing children. */
   students?: components["schemas"]["StudentLinkInput"][];
   first_name?: components["schemas"]["FirstName"];
   last_name?: components["schemas"]["LastName"];
   email?: components["schemas"]["CreateParentInputEmail"];
   /** The telephone number: at most 32 characters. */
   phone?: string;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a room. Omitted fields stay unchanged. */
  UpdateRoomInput: {
   /** The name, unique in the academy regardless of case: at most 100 characters. */
   name?: string;
   /** The number of students who fit in the room: 1 to 10000. */
   capacity?: number | string | (null | "");
   /** The status: only an active room can be chosen for new sessions; active by default. */
   status?: components["schemas"]["RoomStatus"];
   /** Notes: at most 500 characters. */
   notes?: string | null;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a session. Omitted fields stay unchanged. Teachers can change only the topic, the address for joining online and the notes. */
  UpdateSessionInput: {
   /**
    * Format: date
    * @description The date, local to the academy: 1900 to 9998.
    */
   date?: string;
   /** The start time, local time of the academy. */
   start_time?: string;
   /** The end time. An end before the start is on the next day. Start and end must differ. */
   end_time?: string;
   /** The staff member who leads the session; null for none. */
   instructor_id?: string | (null | "");
   /** The room; null for none. */
   room_id?: string | (null | "");
   /** The topic: at most 255 characters. */
   topic?: string | null;
   /** The address for joining online: an http or https URL of at most 2048 characters. */
   online_url?: string | (null | "");
   /** Notes for staff, not visible to families: at most 5000 characters. */
   notes?: string | null;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a skill. Omitted fields stay unchanged. */
  UpdateSkillInput: {
   name?: components["schemas"]["Name"];
   /** The position in the level: 1 to 10000; after the last skill by default. */
   position?: number | string;
   /** True if students need the skill to reach the level; true by default. */
   required?: boolean | (1 | 0 | "1" | "0");
   /** The status: only active skills can be marked, and are required; active by default. */
   status?: components["schemas"]["CurriculumStatus"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a staff member. Omitted fields stay unchanged. */
  UpdateStaffMemberInput: {
   phone?: components["schemas"]["Phone"];
   /** The departments: at most 50. The list replaces the existing departments. */
   department_ids?: string[];
   /** Qualifications: at most 30. The list replaces the existing list. */
   qualifications?: components["schemas"]["QualificationInput"][];
   /** The terms of employment; full time by default. */
   employment_type?: components["schemas"]["EmploymentType"];
   /** The first day of work. */
   hire_date?: string | (null | "");
   /** The last day of work, on or after the first. */
   end_date?: string | (null | "");
   /** The pay per hour; null if it is not recorded. */
   hourly_rate?: string | number | (null | "");
   /** The weekly availability: at most 50 periods. The list replaces the existing periods. */
   weekly_availability?: components["schemas"]["AvailabilityInput"][];
   /** The status: at work, on leave or terminated; active by default. */
   status?: components["schemas"]["StaffStatus"];
   first_name?: components["schemas"]["FirstName"];
   last_name?: components["schemas"]["LastName"];
   email?: components["schemas"]["CreateParentInputEmail"];
   /** The job of the staff member. */
   role?: components["schemas"]["StaffRole"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
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
   /** The gender, as stated by the student. */
   gender?: components["schemas"]["Gender"] | (null | "");
   /** A picture: an http or https URL of at most 2048 characters. */
   photo_url?: string | (null | "");
   /** The uploaded picture: the id of a file. */
   photo_file_id?: string | (null | "");
   /** Facts that a teacher must know in an emergency: at most 5000 characters. */
   medical_notes?: string | null;
   /** The person to call in an emergency; null for none. */
   emergency_contact?: components["schemas"]["EmergencyContactInput"] | (null | "");
   /** Prior education: at most 50 entries. The list replaces the existing list. */
   academic_history?: components["schemas"]["AcademicRecordInput"][];
   /** Documents: at most 50. The list replaces the existing list. */
   documents?: components["schemas"]["StudentDocumentInput"][];
   /** The parents: at most 25. The list replaces the existing parents. */
   parents?: components["schemas"]["ParentLinkInput"][];
   /** The status of the student at the academy; active by default. */
   status?: components["schemas"]["StudentStatus"];
   /**
    * Format: date
    * @description The day on which the student joined; today by default.
    */
   joined_at?: string;
   first_name?: components["schemas"]["FirstName"];
   last_name?: components["schemas"]["LastName"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a tax rate, for fees that are billed afterwards. Omitted fields stay unchanged. */
  UpdateTaxRateInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The percentage of the price: 0.00 to 100.00, with up to four decimal places. */
   percent?: string | number;
   /** True if prices include the tax; by default the tax is added to the prices. */
   inclusive?: boolean | (1 | 0 | "1" | "0");
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a term comment. Omitted fields stay unchanged. The status `draft` hides it from families at once. */
  UpdateTermCommentInput: {
   /** The comment: at most 2000 characters. */
   text?: string;
   /** The status; draft by default. */
   status?: components["schemas"]["TermCommentStatus"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a term. Omitted fields stay unchanged. Fees that were already billed for the term do not change. */
  UpdateTermInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The code: at most 20 characters, unique in the academy. */
   code?: string;
   /**
    * Format: date
    * @description The first day, which must not be in another term.
    */
   starts_on?: string;
   /**
    * Format: date
    * @description The last day, on or after the first and before the next term.
    */
   ends_on?: string;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to time off. Omitted fields stay unchanged. The staff member cannot be changed. */
  UpdateTimeOffInput: {
   /**
    * Format: date
    * @description The first day.
    */
   start_date?: string;
   end_date?: components["schemas"]["CreateClosureInputEndDate"];
   start_time?: components["schemas"]["StartTime"];
   end_time?: components["schemas"]["EndTime"];
   /** The reason: at most 255 characters. */
   reason?: string | null;
   /** Changes the decision on the request, like `POST /time-off/{id}/decide`, for callers who may decide. A decided request cannot become `requested` again. */
   status?: components["schemas"]["TimeOffStatus"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a track. Omitted fields stay unchanged. */
  UpdateTrackInput: {
   name?: components["schemas"]["CreateClosureInputName"];
   /** The status: students reach only levels of an active track; active by default. */
   status?: components["schemas"]["CurriculumStatus"];
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /** Changes to a webhook endpoint. Omitted fields stay unchanged. */
  UpdateWebhookEndpointInput: {
   /** The https URL that receives the events; port 443, without credentials: at most 2048 characters. */
   url?: string;
   /** The purpose: at most 255 characters. */
   description?: string | null;
   /** The subscribed types of events: 1 to 50, or `*` for all. */
   event_types?: string[];
   /** `active` (the default) or `paused`. */
   status?: components["schemas"]["WebhookEndpointStatus"];
   /** The maximum number of requests per second: 1 to 100; 20 by default. */
   rate_per_second?: number | string;
   expected_version?: components["schemas"]["CancelSessionInputExpectedVersion"];
  };
  /**
   * Format: date-time
   * @description The time when the record was last changed: RFC 3339, UTC.
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
   /** The e-mail address, in lower case and unique among users. */
   email: string;
   /**
    * Format: date-time
    * @description The time at which the user verified the e-mail address: RFC 3339, UTC. No operation requires a verified address.
    */
   email_verified_at: string | null;
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** A login session of the caller that has not ended. */
  UserSession: {
   /**
    * Format: uuid
    * @description The identifier of the session: a UUID (version 7).
    */
   id: string;
   /**
    * Format: date-time
    * @description The expiry time of the session's token: RFC 3339, UTC.
    */
   expires_at: string;
   /**
    * Format: date-time
    * @description The time of the last request with the session's token, accurate to a day: RFC 3339, UTC.
    */
   last_used_at: string | null;
   /** The browser or program that signed in, from its user agent: at most 255 characters. */
   user_agent: string | null;
   /** The network of the sign-in, such as `192.0.2.0/24` or `2001:db8:1::/48`. */
   address: string | null;
   /** True if this request uses the session. */
   current: boolean;
   /**
    * Format: date-time
    * @description The time of the sign-in: RFC 3339, UTC.
    */
   created_at: string;
  };
  /** The errors in the input. */
  ValidationError: {
   /** The error in words for people. */
   message: string;
   /** The messages by field. Nested fields have paths: `records.3.student_id`. */
   errors: {
    [key: string]: string[];
   };
   /**
    * Format: uuid
    * @description The id of the record that already exists (409).
    */
   existing_id?: string;
  };
  VerifyEmailInput: {
   /** The token from the mail. It works once, within 24 hours. */
   token: string;
  };
  /**
   * Format: int32
   * @description The version of the record, which starts at 1 and increases with each change. Send it back as `expected_version`.
   */
  Version: number;
  /**
   * Format: date
   * @description The first day on which families see the material, in the academy's time zone; null for no limit.
   */
  VisibleFrom: string | null;
  /**
   * Format: date
   * @description The last day on which families see the material, in the academy's time zone; null for no limit.
   */
  VisibleUntil: string | null;
  VoidFeeInput: {
   /** True to let the next billing run bill the charge again. False, also when omitted, to let no run bill it. Status 422 if other installments of the fee, or further fees for the same period, are not voided. */
   rebill?: boolean | (1 | 0 | "1" | "0") | (null | "");
   expected_version?: components["schemas"]["ExpectedVersion"];
  };
  VoidSkillMarkInput: {
   /** The reason: at most 255 characters. */
   reason: string;
  };
  WaivePenaltyInput: {
   expected_version?: components["schemas"]["ExpectedVersion"];
   /** The reason: at most 255 characters. */
   reason: string;
  };
  WaivePenaltyResponse: {
   data: components["schemas"]["Fee"] & components["schemas"]["FeeRelations"];
  };
  /** The delivery of an event to an endpoint. Stored for 30 days. */
  WebhookDelivery: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /**
    * Format: uuid
    * @description The endpoint that receives the event.
    */
   endpoint_id: string;
   /**
    * Format: uuid
    * @description The id of the event: the `webhook-id` of every attempt.
    */
   event_id: string;
   /** The type of the event: at most 100 characters. */
   type: string;
   /**
    * Format: int32
    * @description The number of the event in the academy; null for a test event.
    */
   sequence: number | null;
   /**
    * Format: date-time
    * @description The time of the event: RFC 3339, UTC.
    */
   occurred_at: string;
   /** The status. */
   status: components["schemas"]["WebhookDeliveryStatus"];
   /**
    * Format: int32
    * @description The number of attempts.
    */
   attempt_count: number;
   /**
    * Format: date-time
    * @description The time of the next attempt: RFC 3339, UTC. Null if no attempt is planned or the endpoint is paused.
    */
   next_attempt_at: string | null;
   /** The latest attempts, oldest first: at most 20. */
   attempts: {
    /**
     * Format: date-time
     * @description The time of the attempt: RFC 3339, UTC.
     */
    at: string;
    /**
     * Format: int32
     * @description The HTTP status of the response; null without a response.
     */
    http_status: number | null;
    /**
     * Format: int32
     * @description The milliseconds until the response, or until the attempt was given up.
     */
    ms: number;
    /** The reason for the failure; null if the receiver accepted the event. */
    error: components["schemas"]["WebhookFailure"] | null;
    /** The body of the response: its first 2000 characters. */
    response: string;
   }[];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  /** The delivery of an event to an endpoint. Stored for 30 days. */
  WebhookDeliveryRelations: {
   /** The endpoint that receives the event; null if it was deleted. */
   endpoint?: components["schemas"]["WebhookEndpoint"] | null;
  };
  WebhookDeliveryResponse: {
   data: components["schemas"]["WebhookDelivery"] & components["schemas"]["WebhookDeliveryRelations"];
  };
  /**
   * @description The status of a delivery.
   *
   *     - `pending`: The delivery waits for its first or next attempt.
   *     - `delivered`: The receiver accepted the event.
   *     - `dead`: All attempts failed. The delivery is sent again only by a replay or a recovery.
   *     - `cancelled`: The endpoint was disabled or deleted, or the event is too old.
   * @enum {string}
   */
  WebhookDeliveryStatus: "pending" | "delivered" | "dead" | "cancelled";
  /** An external URL that receives the events of the academy. */
  WebhookEndpoint: {
   id: components["schemas"]["AccountId"];
   academy_id: components["schemas"]["AcademyId"];
   /** The https URL that receives the events: at most 2048 characters. */
   url: string;
   /** The purpose: at most 255 characters. */
   description: string | null;
   /** The subscribed types of events, or `*` for all. */
   event_types: string[];
   /** The status: events are sent only to an active endpoint. */
   status: components["schemas"]["WebhookEndpointStatus"];
   /** The reason why the service disabled the endpoint: at most 255 characters. */
   disabled_reason: string | null;
   /**
    * Format: int32
    * @description The maximum number of requests per second: 1 to 100.
    */
   rate_per_second: number;
   /**
    * Format: date-time
    * @description The time since which every attempt has failed: RFC 3339, UTC. Null while attempts succeed.
    */
   failing_since: string | null;
   /** The secret that signs the requests: `whsec_…`. Returned once, in the response that creates the secret; null in all other responses. */
   secret: string | null;
   /**
    * Format: date-time
    * @description The time until which the former secret also signs requests: RFC 3339, UTC.
    */
   former_signs_until: string | null;
   /**
    * Format: date-time
    * @description The time at which the current secret was created: RFC 3339, UTC.
    */
   rotated_at: string;
   version: components["schemas"]["Version"];
   created_at: components["schemas"]["CreatedAt"];
   updated_at: components["schemas"]["UpdatedAt"];
  };
  WebhookEndpointEvent: {
   id: components["schemas"]["Id"];
   version: components["schemas"]["AnnouncementEventVersion"];
   /** The status: events are sent only to an active endpoint. */
   status: string;
  };
  WebhookEndpointResponse: {
   data: components["schemas"]["WebhookEndpoint"];
  };
  /**
   * @description The status of an endpoint.
   *
   *     - `active`: Active: events are sent immediately.
   *     - `paused`: Paused: events wait for at most 30 days, and are sent when the endpoint is active again.
   *     - `disabled`: Disabled by the service, for the reason in `disabled_reason`: no events are sent or stored for it.
   * @enum {string}
   */
  WebhookEndpointStatus: "active" | "paused" | "disabled";
  WebhookEvent: {
   /** The type of the event. */
   type: string;
   /**
    * Format: date-time
    * @description The time of the event: RFC 3339, UTC.
    */
   timestamp: string;
   /**
    * Format: uuid
    * @description The academy of the event.
    */
   academy_id: string;
   /** The position of the event among the events of the academy. */
   sequence: number;
   data: Record<string, never>;
  };
  /**
   * @description The reason why an attempt failed.
   *
   *     - `dns`: The host name of the receiver was not found.
   *     - `refused`: The receiver refused or closed the connection.
   *     - `tls`: The receiver's certificate is not trusted, or the receiver does not use TLS.
   *     - `timeout`: The receiver did not respond within 15 seconds.
   *     - `blocked`: The host name resolves to an address to which no requests are allowed.
   *     - `too_large`: The header of the response was too long.
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
  /** The request cannot be read, or the required id of the academy is missing. */
  400: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The request has no valid token; when signing in, no valid password. */
  401: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The caller's role or the academy's plan does not allow the operation, or the caller is no member of the academy. */
  403: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The record does not exist, or the caller may not see it. */
  404: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The report has no picture. */
  406: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The request conflicts with the state of the record, or with another change. */
  409: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The record has another version than `If-Match` requires. */
  412: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The body is too large. */
  413: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The body has an unsupported type, charset or encoding. */
  415: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The input is invalid: `errors` has the messages by field. */
  422: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ValidationError"];
   };
  };
  /** The request limit is exceeded; `Retry-After` has the seconds after which another request may succeed. */
  429: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** An internal error of the service. The details are in the log of the service, under the `X-Request-Id` of the response. */
  500: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** The database cannot be reached, or it has been busy for too long. */
  503: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** OK */
  ArchiveAssessment: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["AssessmentResponse"];
   };
  };
  /** OK */
  ChangeMemberRole: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["MembershipResponse"];
   };
  };
  /** The PDF file. */
  EnrollmentReportCard: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/pdf": string;
   };
  };
  /** OK */
  GradeScale: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["GradeScaleResponse"];
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
  /** The response has not changed since the response whose `ETag` is in `If-None-Match`. */
  NotModified: {
   headers: {
    [name: string]: unknown;
   };
  };
  /** The file is the one whose `ETag` is in `If-None-Match`. */
  NotModified2: {
   headers: {
    [name: string]: unknown;
   };
  };
  /** OK */
  NotificationPreferences: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["NoticeKindResponse"];
   };
  };
  /** OK */
  NotificationTemplate: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["NotificationTemplateResponse"];
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
  /** OK */
  PublishMaterial: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["MaterialResponse"];
   };
  };
  /** The event was received. The service repeats the delivery after any other status. */
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
  /** Other reports are being computed: another request may succeed after the seconds in `Retry-After`. Or the report takes too long: a shorter period or a filter helps. Or the database cannot be reached. */
  ReportUnavailable: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["ApiError"];
   };
  };
  /** OK */
  ResendNotification: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["NotificationSendResponse"];
   };
  };
  /** OK */
  TermComment: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TermCommentResponse"];
   };
  };
  /** OK */
  TestAnnouncement: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["AnnouncementResponse"];
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
  UpdateAssessment: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["AssessmentResponse"];
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
    "application/json": components["schemas"]["EnrollmentResponse2"];
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
  UpdateLevel: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["LevelResponse"];
   };
  };
  /** OK */
  UpdateMaterial: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["MaterialResponse"];
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
  UpdateSkill: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["SkillResponse"];
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
  UpdateTrack: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["TrackResponse"];
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
  /** OK */
  WithdrawAnnouncement: {
   headers: {
    [name: string]: unknown;
   };
   content: {
    "application/json": components["schemas"]["AnnouncementResponse"];
   };
  };
 };
 parameters: {
  /** The id of the academy. Optional for members of only one academy. */
  Academy: string;
  /** The academy of a signed address. */
  AcademyOfEnrollments: string;
  /** Filters by account. */
  AccountId: components["schemas"]["Ids"];
  /** The minimum amount. */
  AmountFrom: string;
  /** The maximum amount. It applies to refunds too. */
  AmountTo: string;
  /** The maximum amount. */
  AmountToOfFees: string;
  /** The date up to which the report counts, at most today; today when omitted. */
  AsOf: string;
  /** Filters by the batch of the enrollment. */
  BatchId: components["schemas"]["Ids"];
  /** Filters by batch. */
  BatchIdOfReports: components["schemas"]["Ids"];
  /** Filters by course. */
  CourseId: components["schemas"]["Ids"];
  /** Filters by the course of the enrollment. */
  CourseIdOfReports: components["schemas"]["Ids"];
  /** Filters by the course of the batch. */
  CourseIdOfReports2: components["schemas"]["Ids"];
  /** Rows created at this instant or later. */
  CreatedFrom: components["schemas"]["InstantOrDay"];
  /** Rows created at this instant or earlier. */
  CreatedTo: components["schemas"]["InstantOrDay"];
  /** Filters by the department of the course. */
  DepartmentId: components["schemas"]["Ids"];
  /** Filters by department. */
  DepartmentIdOfCourses: components["schemas"]["Ids"];
  /** Shows the file in the browser instead of saving it. */
  Disposition: "inline" | "attachment";
  /** True for a trial: the response is the same, and nothing changes. */
  DryRun: boolean;
  /** The ids of rows to exclude. At most 100 different values. */
  Exclude: components["schemas"]["Ids"];
  /** The end of the validity of a signed address, in seconds since 1970. */
  Expires: number;
  /** Filters by fee; includes payments for several fees. */
  FeeId: components["schemas"]["Ids"];
  /** Filters by fee. */
  FeeIdOfCreditNotes: components["schemas"]["Ids"];
  /** The first day; when omitted, the first day of the month that contains the last day. */
  From: string;
  /** The grouping of rows; the first value when omitted. */
  GroupBy: components["schemas"]["OpenFeesGroup"];
  /** The id of the record. */
  Id: string;
  /** A text of your choice. A request that is repeated with the same key within 24 hours runs once. The same key with another body is a conflict. */
  IdempotencyKey: string;
  /** The version that was edited, in quotes (`"3"`), or the `ETag` of the response with the record. If the record has another version, the status is 412. */
  IfMatch: string;
  /** The `ETag` of a known response. If the response is still the same, the status is 304. */
  IfNoneMatch: string;
  /** Related records to include, each below its name. */
  Include: ("course" | "instructor" | "room")[];
  /** Related records to include, each below its name. */
  IncludeOfAccounts: ("parent" | "student")[];
  /** Related records to include, each below its name. */
  IncludeOfAssessments: ("batch" | "term")[];
  /** Related records to include, each below its name. */
  IncludeOfAssessments2: ("assessment" | "student" | "batch")[];
  /** Related records to include, each below its name. */
  IncludeOfAttendance: ("student" | "batch" | "class_session" | "history")[];
  /** Related records to include, each below its name. */
  IncludeOfCourses: ("department" | "track_level" | "batches")[];
  /** Related records to include, each below its name. */
  IncludeOfDepartments: "head_staff"[];
  /** Related records to include, each below its name. */
  IncludeOfEnrollments: ("student" | "course" | "batch" | "average")[];
  /** Related records to include, each below its name. */
  IncludeOfFeePlans: ("course" | "batch")[];
  /** Related records to include, each below its name. */
  IncludeOfFees: ("student" | "parent" | "account" | "enrollment" | "payments")[];
  /** Related records to include, each below its name. */
  IncludeOfLevels: ("track" | "skills")[];
  /** Related records to include, each below its name. */
  IncludeOfMaterials: ("course" | "batch" | "session" | "file")[];
  /** Related records to include, each below its name. */
  IncludeOfPayments: ("fee" | "account")[];
  /** Related records to include, each below its name. */
  IncludeOfRooms: "batches"[];
  /** Related records to include, each below its name. */
  IncludeOfSessions: ("batch" | "course" | "instructor" | "room" | "closure")[];
  /** Related records to include, each below its name. */
  IncludeOfSessions2: "student"[];
  /** Related records to include, each below its name. */
  IncludeOfSessions3: ("student" | "batch" | "class_session")[];
  /** Related records to include, each below its name. */
  IncludeOfSkillMarks: ("student" | "skill")[];
  /** Related records to include, each below its name. */
  IncludeOfSkills: "level"[];
  /** Related records to include, each below its name. */
  IncludeOfStaff: "departments"[];
  /** Related records to include, each below its name. */
  IncludeOfStudents: ("student" | "track" | "level")[];
  /** Related records to include, each below its name. */
  IncludeOfStudents2: ("parents" | "enrollments")[];
  /** Related records to include, each below its name. */
  IncludeOfTermComments: ("enrollment" | "term")[];
  /** Related records to include, each below its name. */
  IncludeOfTimeOff: "staff"[];
  /** Related records to include, each below its name. */
  IncludeOfTracks: "levels"[];
  /** Related records to include, each below its name. */
  IncludeOfWebhookDeliveries: "endpoint"[];
  /** Filters by the staff member who teaches the batch. */
  InstructorId: components["schemas"]["Ids"];
  /** Filters by the staff member who leads the batch. */
  InstructorIdOfReports: components["schemas"]["Ids"];
  /** Filters by the staff member who leads the session. */
  InstructorIdOfSessions: components["schemas"]["Ids"];
  /** Filters by kind of notice. */
  Kind: components["schemas"]["NoticeKind"][];
  /** Filters by level. */
  LevelId: components["schemas"]["Ids"];
  /** Filters by payment method. */
  Method: components["schemas"]["PaymentMethod"][];
  /** The number of the page. */
  Page: number;
  /** Includes payments made at this time or later. */
  PaidFrom: components["schemas"]["InstantOrDay"];
  /** Includes payments made at this time or earlier. */
  PaidTo: components["schemas"]["InstantOrDay"];
  /** A parent without a login; when omitted, the caller. */
  ParentId: string;
  /** The largest number of rows per page. */
  PerPage: number;
  /** The width of the picture in pixels, with `Accept: image/svg+xml`. Below 600, the layout is for phones. */
  PictureWidth: number;
  /** The largest number of rows per page. */
  ReportPerPage: number;
  /** The id of the academy. */
  RequiredAcademy: string;
  /** Filters by room. */
  RoomId: components["schemas"]["Ids"];
  /** Filters by text in the name or code. */
  Search: string;
  /** Filters by text in the title. */
  SearchOfAnnouncements: string;
  /** Filters by text in the name. */
  SearchOfDepartments: string;
  /** Filters by text in the reference or receipt number. */
  SearchOfFees: string;
  /** Filters by text in the name or number of the student. */
  SearchOfSkillMarks: string;
  /** Filters by session. */
  SessionId: components["schemas"]["Ids"];
  /** The signature of a signed address. */
  Signature: string;
  /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
  Sort: ("created_at" | "-created_at")[];
  /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
  SortOfAcademies: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
  /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
  SortOfCourses: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_date" | "-start_date")[];
  /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
  SortOfFees: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "paid_at" | "-paid_at" | "amount" | "-amount")[];
  /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
  SortOfLevels: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "position" | "-position")[];
  /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
  SortOfSkillMarks: ("created_at" | "-created_at" | "updated_at" | "-updated_at")[];
  /** Batches that begin on this day or later. */
  StartFrom: string;
  /** Batches that begin on this day or earlier. */
  StartTo: string;
  /** Filters by status. */
  Status: components["schemas"]["BatchStatus"][];
  /** Filters by status. */
  StatusOfLevels: components["schemas"]["CurriculumStatus"][];
  /** Filters by student. */
  StudentId: components["schemas"]["Ids"];
  /** Filters by term. */
  TermId: components["schemas"]["Ids"];
  /** The last day: the statement has at most 366 days. Default: today in the academy's time zone. */
  To: string;
  /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
  ToOfReports: string;
  /** Filters by track. */
  TrackId: components["schemas"]["Ids"];
  /** Rows last changed at this instant or later. */
  UpdatedFrom: components["schemas"]["InstantOrDay"];
  /** Rows last changed at this instant or earlier. */
  UpdatedTo: components["schemas"]["InstantOrDay"];
  /** The user of a signed address. */
  User: string;
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
  UpdateAnnouncement: {
   content: {
    "application/json": components["schemas"]["UpdateAnnouncementInput"];
   };
  };
  UpdateAssessment: {
   content: {
    "application/json": components["schemas"]["UpdateAssessmentInput"];
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
  UpdateGradeScale: {
   content: {
    "application/json": components["schemas"]["UpdateGradeScaleInput"];
   };
  };
  UpdateLevel: {
   content: {
    "application/json": components["schemas"]["UpdateLevelInput"];
   };
  };
  UpdateMaterial: {
   content: {
    "application/json": components["schemas"]["UpdateMaterialInput"];
   };
  };
  UpdateNotificationPreferences: {
   content: {
    "application/json": components["schemas"]["UpdateNotificationPreferencesInput"];
   };
  };
  UpdateNotificationTemplate: {
   content: {
    "application/json": components["schemas"]["UpdateNotificationTemplateInput"];
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
  UpdateSkill: {
   content: {
    "application/json": components["schemas"]["UpdateSkillInput"];
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
  UpdateTermComment: {
   content: {
    "application/json": components["schemas"]["UpdateTermCommentInput"];
   };
  };
  UpdateTimeOff: {
   content: {
    "application/json": components["schemas"]["UpdateTimeOffInput"];
   };
  };
  UpdateTrack: {
   content: {
    "application/json": components["schemas"]["UpdateTrackInput"];
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
export type AddOnPlanIds = components['schemas']['AddOnPlanIds'];
export type AddSessionInput = components['schemas']['AddSessionInput'];
export type Address = components['schemas']['Address'];
export type AgeingGroup = components['schemas']['AgeingGroup'];
export type AgeingReportAccountId = components['schemas']['AgeingReportAccountId'];
export type AgeingReportCurrency = components['schemas']['AgeingReportCurrency'];
export type AgeingReportStudentId = components['schemas']['AgeingReportStudentId'];
export type AllocationInput = components['schemas']['AllocationInput'];
export type Amount = components['schemas']['Amount'];
export type Announcement = components['schemas']['Announcement'];
export type AnnouncementAudienceInput = components['schemas']['AnnouncementAudienceInput'];
export type AnnouncementEvent = components['schemas']['AnnouncementEvent'];
export type AnnouncementEventVersion = components['schemas']['AnnouncementEventVersion'];
export type AnnouncementResponse = components['schemas']['AnnouncementResponse'];
export type AnnouncementState = components['schemas']['AnnouncementState'];
export type ApiError = components['schemas']['ApiError'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyEvent = components['schemas']['ApiKeyEvent'];
export type ApiKeyRole = components['schemas']['ApiKeyRole'];
export type ApiKeyStatus = components['schemas']['ApiKeyStatus'];
export type ApproveEnrollmentInput = components['schemas']['ApproveEnrollmentInput'];
export type AsOf = components['schemas']['AsOf'];
export type Assessment = components['schemas']['Assessment'];
export type AssessmentEvent = components['schemas']['AssessmentEvent'];
export type AssessmentKind = components['schemas']['AssessmentKind'];
export type AssessmentRelations = components['schemas']['AssessmentRelations'];
export type AssessmentResponse = components['schemas']['AssessmentResponse'];
export type AssessmentStatus = components['schemas']['AssessmentStatus'];
export type AttendanceCountingInput = components['schemas']['AttendanceCountingInput'];
export type AttendanceEvent = components['schemas']['AttendanceEvent'];
export type AttendanceHistoryGroup = components['schemas']['AttendanceHistoryGroup'];
export type AttendanceRecord = components['schemas']['AttendanceRecord'];
export type AttendanceRecordDetails = components['schemas']['AttendanceRecordDetails'];
export type AttendanceRecordRelations = components['schemas']['AttendanceRecordRelations'];
export type AttendanceRecordRelationsStudent = components['schemas']['AttendanceRecordRelationsStudent'];
export type AttendanceRecordResponse = components['schemas']['AttendanceRecordResponse'];
export type AttendanceStatus = components['schemas']['AttendanceStatus'];
export type AttendanceSummaryGroup = components['schemas']['AttendanceSummaryGroup'];
export type Attendees = components['schemas']['Attendees'];
export type AudienceRole = components['schemas']['AudienceRole'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AvailabilityInput = components['schemas']['AvailabilityInput'];
export type Average = components['schemas']['Average'];
export type Basis = components['schemas']['Basis'];
export type Batch = components['schemas']['Batch'];
export type BatchEvent = components['schemas']['BatchEvent'];
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
export type CancelSessionInputExpectedVersion = components['schemas']['CancelSessionInputExpectedVersion'];
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
export type Collected = components['schemas']['Collected'];
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
export type CreateAnnouncementInput = components['schemas']['CreateAnnouncementInput'];
export type CreateApiKeyInput = components['schemas']['CreateApiKeyInput'];
export type CreateAssessmentInput = components['schemas']['CreateAssessmentInput'];
export type CreateBatchInput = components['schemas']['CreateBatchInput'];
export type CreateCalendarFeedInput = components['schemas']['CreateCalendarFeedInput'];
export type CreateClosureInput = components['schemas']['CreateClosureInput'];
export type CreateClosureInputEndDate = components['schemas']['CreateClosureInputEndDate'];
export type CreateClosureInputName = components['schemas']['CreateClosureInputName'];
export type CreateCourseInput = components['schemas']['CreateCourseInput'];
export type CreateCreditNoteInput = components['schemas']['CreateCreditNoteInput'];
export type CreateDepartmentInput = components['schemas']['CreateDepartmentInput'];
export type CreateDiscountInput = components['schemas']['CreateDiscountInput'];
export type CreateFeeInput = components['schemas']['CreateFeeInput'];
export type CreateFeeInputAmount = components['schemas']['CreateFeeInputAmount'];
export type CreateFeePlanInput = components['schemas']['CreateFeePlanInput'];
export type CreateFeesForBatchInput = components['schemas']['CreateFeesForBatchInput'];
export type CreateGradeScaleInput = components['schemas']['CreateGradeScaleInput'];
export type CreateLevelInput = components['schemas']['CreateLevelInput'];
export type CreateMaterialInput = components['schemas']['CreateMaterialInput'];
export type CreateNotificationTemplateInput = components['schemas']['CreateNotificationTemplateInput'];
export type CreateParentInput = components['schemas']['CreateParentInput'];
export type CreateParentInputEmail = components['schemas']['CreateParentInputEmail'];
export type CreateRoomInput = components['schemas']['CreateRoomInput'];
export type CreateSkillInput = components['schemas']['CreateSkillInput'];
export type CreateStaffMemberInput = components['schemas']['CreateStaffMemberInput'];
export type CreateStudentInput = components['schemas']['CreateStudentInput'];
export type CreateStudentInputEmail = components['schemas']['CreateStudentInputEmail'];
export type CreateTaxRateInput = components['schemas']['CreateTaxRateInput'];
export type CreateTermCommentInput = components['schemas']['CreateTermCommentInput'];
export type CreateTermInput = components['schemas']['CreateTermInput'];
export type CreateTrackInput = components['schemas']['CreateTrackInput'];
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
export type CurriculumStatus = components['schemas']['CurriculumStatus'];
export type Data = components['schemas']['Data'];
export type DecideTimeOffInput = components['schemas']['DecideTimeOffInput'];
export type Definition = components['schemas']['Definition'];
export type Department = components['schemas']['Department'];
export type DepartmentEvent = components['schemas']['DepartmentEvent'];
export type DepartmentRelations = components['schemas']['DepartmentRelations'];
export type DepartmentResponse = components['schemas']['DepartmentResponse'];
export type Description = components['schemas']['Description'];
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
export type EnrollmentDetails = components['schemas']['EnrollmentDetails'];
export type EnrollmentEvent = components['schemas']['EnrollmentEvent'];
export type EnrollmentFunnelGroup = components['schemas']['EnrollmentFunnelGroup'];
export type EnrollmentRelations = components['schemas']['EnrollmentRelations'];
export type EnrollmentResponse = components['schemas']['EnrollmentResponse'];
export type EnrollmentResponse2 = components['schemas']['EnrollmentResponse2'];
export type EnrollmentStatus = components['schemas']['EnrollmentStatus'];
export type EntryKind = components['schemas']['EntryKind'];
export type ErasePersonInput = components['schemas']['ErasePersonInput'];
export type ErasedPerson = components['schemas']['ErasedPerson'];
export type ErasedPersonResponse = components['schemas']['ErasedPersonResponse'];
export type Exclusive = components['schemas']['Exclusive'];
export type Excused = components['schemas']['Excused'];
export type ExcusedCounting = components['schemas']['ExcusedCounting'];
export type Expected = components['schemas']['Expected'];
export type ExpectedVersion = components['schemas']['ExpectedVersion'];
export type Fee = components['schemas']['Fee'];
export type FeeAmount = components['schemas']['FeeAmount'];
export type FeeCurrency = components['schemas']['FeeCurrency'];
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
export type FeeStudentId = components['schemas']['FeeStudentId'];
export type FeeType = components['schemas']['FeeType'];
export type File = components['schemas']['File'];
export type FileResponse = components['schemas']['FileResponse'];
export type FinaliseGradesInput = components['schemas']['FinaliseGradesInput'];
export type FirstName = components['schemas']['FirstName'];
export type From = components['schemas']['From'];
export type Gender = components['schemas']['Gender'];
export type GeneratedAt = components['schemas']['GeneratedAt'];
export type GradeBandInput = components['schemas']['GradeBandInput'];
export type GradeScale = components['schemas']['GradeScale'];
export type GradeScaleEvent = components['schemas']['GradeScaleEvent'];
export type GradeScaleResponse = components['schemas']['GradeScaleResponse'];
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
export type Invoice = components['schemas']['Invoice'];
export type InvoiceCurrency = components['schemas']['InvoiceCurrency'];
export type InvoiceRelations = components['schemas']['InvoiceRelations'];
export type InvoiceResponse = components['schemas']['InvoiceResponse'];
export type InvoicingSettingsInput = components['schemas']['InvoicingSettingsInput'];
export type LastName = components['schemas']['LastName'];
export type LastPage = components['schemas']['LastPage'];
export type Late = components['schemas']['Late'];
export type LateCounting = components['schemas']['LateCounting'];
export type LatePenaltyInput = components['schemas']['LatePenaltyInput'];
export type LatePenaltyKind = components['schemas']['LatePenaltyKind'];
export type Level = components['schemas']['Level'];
export type LevelEvent = components['schemas']['LevelEvent'];
export type LevelRelations = components['schemas']['LevelRelations'];
export type LevelResponse = components['schemas']['LevelResponse'];
export type LoginInput = components['schemas']['LoginInput'];
export type LogoutResponse = components['schemas']['LogoutResponse'];
export type LowAttendanceGroup = components['schemas']['LowAttendanceGroup'];
export type MarkAttendanceInput = components['schemas']['MarkAttendanceInput'];
export type MarkNotificationsReadInput = components['schemas']['MarkNotificationsReadInput'];
export type Marked = components['schemas']['Marked'];
export type Material = components['schemas']['Material'];
export type MaterialAudience = components['schemas']['MaterialAudience'];
export type MaterialEvent = components['schemas']['MaterialEvent'];
export type MaterialRelations = components['schemas']['MaterialRelations'];
export type MaterialResponse = components['schemas']['MaterialResponse'];
export type MaterialStatus = components['schemas']['MaterialStatus'];
export type MaterialView = components['schemas']['MaterialView'];
export type MaterialViewRelations = components['schemas']['MaterialViewRelations'];
export type MaxUses = components['schemas']['MaxUses'];
export type MemberEvent = components['schemas']['MemberEvent'];
export type MemberEventStudentId = components['schemas']['MemberEventStudentId'];
export type MemberKeys = components['schemas']['MemberKeys'];
export type MemberRole = components['schemas']['MemberRole'];
export type Membership = components['schemas']['Membership'];
export type MembershipResponse = components['schemas']['MembershipResponse'];
export type Message = components['schemas']['Message'];
export type Meta = components['schemas']['Meta'];
export type MinAge = components['schemas']['MinAge'];
export type MinDays = components['schemas']['MinDays'];
export type MinSessions = components['schemas']['MinSessions'];
export type MinutesLate = components['schemas']['MinutesLate'];
export type Month = components['schemas']['Month'];
export type MonthlyGroup = components['schemas']['MonthlyGroup'];
export type Name = components['schemas']['Name'];
export type Notes = components['schemas']['Notes'];
export type NoticeChannel = components['schemas']['NoticeChannel'];
export type NoticeChannelsInput = components['schemas']['NoticeChannelsInput'];
export type NoticeDigest = components['schemas']['NoticeDigest'];
export type NoticeKind = components['schemas']['NoticeKind'];
export type NoticeKindResponse = components['schemas']['NoticeKindResponse'];
export type NoticeSendState = components['schemas']['NoticeSendState'];
export type NoticeSwitch = components['schemas']['NoticeSwitch'];
export type NoticeSwitchesInput = components['schemas']['NoticeSwitchesInput'];
export type Notification = components['schemas']['Notification'];
export type NotificationPreferenceInput = components['schemas']['NotificationPreferenceInput'];
export type NotificationSend = components['schemas']['NotificationSend'];
export type NotificationSendResponse = components['schemas']['NotificationSendResponse'];
export type NotificationTemplate = components['schemas']['NotificationTemplate'];
export type NotificationTemplateResponse = components['schemas']['NotificationTemplateResponse'];
export type OpenFeesGroup = components['schemas']['OpenFeesGroup'];
export type OutstandingFeesReportFeeType = components['schemas']['OutstandingFeesReportFeeType'];
export type PageLinks = components['schemas']['PageLinks'];
export type PageMeta = components['schemas']['PageMeta'];
export type PaidAmount = components['schemas']['PaidAmount'];
export type PaidAt = components['schemas']['PaidAt'];
export type Parent = components['schemas']['Parent'];
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
export type PreferenceSource = components['schemas']['PreferenceSource'];
export type Present = components['schemas']['Present'];
export type PreviewAnnouncementInput = components['schemas']['PreviewAnnouncementInput'];
export type PreviewedSession = components['schemas']['PreviewedSession'];
export type PromoteStudentInput = components['schemas']['PromoteStudentInput'];
export type ProrationBasis = components['schemas']['ProrationBasis'];
export type PublishedAverage = components['schemas']['PublishedAverage'];
export type Punctuality = components['schemas']['Punctuality'];
export type QualificationInput = components['schemas']['QualificationInput'];
export type QuietHoursInput = components['schemas']['QuietHoursInput'];
export type QuoteInput = components['schemas']['QuoteInput'];
export type QuotedFee = components['schemas']['QuotedFee'];
export type Rate = components['schemas']['Rate'];
export type RecipientType = components['schemas']['RecipientType'];
export type RecordAccountPaymentInput = components['schemas']['RecordAccountPaymentInput'];
export type RecordAccountPaymentResponse = components['schemas']['RecordAccountPaymentResponse'];
export type RecordPaymentInput = components['schemas']['RecordPaymentInput'];
export type RecoverWebhookDeliveriesInput = components['schemas']['RecoverWebhookDeliveriesInput'];
export type RefundPaymentInput = components['schemas']['RefundPaymentInput'];
export type Refunded = components['schemas']['Refunded'];
export type RegisterInput = components['schemas']['RegisterInput'];
export type Relationship = components['schemas']['Relationship'];
export type ReorderMaterialsInput = components['schemas']['ReorderMaterialsInput'];
export type RequestPasswordResetInput = components['schemas']['RequestPasswordResetInput'];
export type RequestTimeOffInput = components['schemas']['RequestTimeOffInput'];
export type ResetPasswordInput = components['schemas']['ResetPasswordInput'];
export type Result = components['schemas']['Result'];
export type ResultDetails = components['schemas']['ResultDetails'];
export type ResultRecordInput = components['schemas']['ResultRecordInput'];
export type ResultRelations = components['schemas']['ResultRelations'];
export type ResultResponse = components['schemas']['ResultResponse'];
export type ResultStatus = components['schemas']['ResultStatus'];
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
export type SaveResultsInput = components['schemas']['SaveResultsInput'];
export type SaveSkillMarksInput = components['schemas']['SaveSkillMarksInput'];
export type SchedulePreview = components['schemas']['SchedulePreview'];
export type SchedulePreviewResponse = components['schemas']['SchedulePreviewResponse'];
export type SessionEvent = components['schemas']['SessionEvent'];
export type SessionOverride = components['schemas']['SessionOverride'];
export type SessionStatus = components['schemas']['SessionStatus'];
export type SignedIn = components['schemas']['SignedIn'];
export type Skill = components['schemas']['Skill'];
export type SkillEvent = components['schemas']['SkillEvent'];
export type SkillMark = components['schemas']['SkillMark'];
export type SkillMarkRecordInput = components['schemas']['SkillMarkRecordInput'];
export type SkillMarkRelations = components['schemas']['SkillMarkRelations'];
export type SkillMarkResponse = components['schemas']['SkillMarkResponse'];
export type SkillMarkStatus = components['schemas']['SkillMarkStatus'];
export type SkillMarksEvent = components['schemas']['SkillMarksEvent'];
export type SkillRelations = components['schemas']['SkillRelations'];
export type SkillResponse = components['schemas']['SkillResponse'];
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
export type StudentLevel = components['schemas']['StudentLevel'];
export type StudentLevelRelations = components['schemas']['StudentLevelRelations'];
export type StudentLevelResponse = components['schemas']['StudentLevelResponse'];
export type StudentLinkInput = components['schemas']['StudentLinkInput'];
export type StudentParentEdge = components['schemas']['StudentParentEdge'];
export type StudentProgressGroup = components['schemas']['StudentProgressGroup'];
export type StudentPromotedEvent = components['schemas']['StudentPromotedEvent'];
export type StudentRelations = components['schemas']['StudentRelations'];
export type StudentResponse = components['schemas']['StudentResponse'];
export type StudentStatus = components['schemas']['StudentStatus'];
export type SubscriptionInput = components['schemas']['SubscriptionInput'];
export type SubscriptionPlan = components['schemas']['SubscriptionPlan'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type SuppressionReason = components['schemas']['SuppressionReason'];
export type TakeRollCallInput = components['schemas']['TakeRollCallInput'];
export type TakeSessionRollInput = components['schemas']['TakeSessionRollInput'];
export type Tax = components['schemas']['Tax'];
export type TaxRate = components['schemas']['TaxRate'];
export type TaxRateEvent = components['schemas']['TaxRateEvent'];
export type TaxRateIds = components['schemas']['TaxRateIds'];
export type TaxRateResponse = components['schemas']['TaxRateResponse'];
export type Term = components['schemas']['Term'];
export type TermComment = components['schemas']['TermComment'];
export type TermCommentEvent = components['schemas']['TermCommentEvent'];
export type TermCommentRelations = components['schemas']['TermCommentRelations'];
export type TermCommentResponse = components['schemas']['TermCommentResponse'];
export type TermCommentStatus = components['schemas']['TermCommentStatus'];
export type TermEvent = components['schemas']['TermEvent'];
export type TermResponse = components['schemas']['TermResponse'];
export type TimeOffDecision = components['schemas']['TimeOffDecision'];
export type TimeOffStatus = components['schemas']['TimeOffStatus'];
export type Timezone = components['schemas']['Timezone'];
export type Title = components['schemas']['Title'];
export type To = components['schemas']['To'];
export type Total = components['schemas']['Total'];
export type Totals = components['schemas']['Totals'];
export type Track = components['schemas']['Track'];
export type TrackEvent = components['schemas']['TrackEvent'];
export type TrackRelations = components['schemas']['TrackRelations'];
export type TrackResponse = components['schemas']['TrackResponse'];
export type TransferEnrollmentInput = components['schemas']['TransferEnrollmentInput'];
export type UndoPromotionInput = components['schemas']['UndoPromotionInput'];
export type UnfinaliseGradesInput = components['schemas']['UnfinaliseGradesInput'];
export type UpdateAcademyInput = components['schemas']['UpdateAcademyInput'];
export type UpdateAccountInput = components['schemas']['UpdateAccountInput'];
export type UpdateAnnouncementInput = components['schemas']['UpdateAnnouncementInput'];
export type UpdateAssessmentInput = components['schemas']['UpdateAssessmentInput'];
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
export type UpdateGradeScaleInput = components['schemas']['UpdateGradeScaleInput'];
export type UpdateLevelInput = components['schemas']['UpdateLevelInput'];
export type UpdateMaterialInput = components['schemas']['UpdateMaterialInput'];
export type UpdateNotificationPreferencesInput = components['schemas']['UpdateNotificationPreferencesInput'];
export type UpdateNotificationTemplateInput = components['schemas']['UpdateNotificationTemplateInput'];
export type UpdateParentInput = components['schemas']['UpdateParentInput'];
export type UpdateRoomInput = components['schemas']['UpdateRoomInput'];
export type UpdateSessionInput = components['schemas']['UpdateSessionInput'];
export type UpdateSkillInput = components['schemas']['UpdateSkillInput'];
export type UpdateStaffMemberInput = components['schemas']['UpdateStaffMemberInput'];
export type UpdateStudentInput = components['schemas']['UpdateStudentInput'];
export type UpdateTaxRateInput = components['schemas']['UpdateTaxRateInput'];
export type UpdateTermCommentInput = components['schemas']['UpdateTermCommentInput'];
export type UpdateTermInput = components['schemas']['UpdateTermInput'];
export type UpdateTimeOffInput = components['schemas']['UpdateTimeOffInput'];
export type UpdateTrackInput = components['schemas']['UpdateTrackInput'];
export type UpdateWebhookEndpointInput = components['schemas']['UpdateWebhookEndpointInput'];
export type UpdatedAt = components['schemas']['UpdatedAt'];
export type User = components['schemas']['User'];
export type UserSession = components['schemas']['UserSession'];
export type ValidationError = components['schemas']['ValidationError'];
export type VerifyEmailInput = components['schemas']['VerifyEmailInput'];
export type Version = components['schemas']['Version'];
export type VisibleFrom = components['schemas']['VisibleFrom'];
export type VisibleUntil = components['schemas']['VisibleUntil'];
export type VoidFeeInput = components['schemas']['VoidFeeInput'];
export type VoidSkillMarkInput = components['schemas']['VoidSkillMarkInput'];
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
export type Response400 = components['responses']['400'];
export type Response401 = components['responses']['401'];
export type Response403 = components['responses']['403'];
export type Response404 = components['responses']['404'];
export type Response406 = components['responses']['406'];
export type Response409 = components['responses']['409'];
export type Response412 = components['responses']['412'];
export type Response413 = components['responses']['413'];
export type Response415 = components['responses']['415'];
export type Response422 = components['responses']['422'];
export type Response429 = components['responses']['429'];
export type Response500 = components['responses']['500'];
export type Response503 = components['responses']['503'];
export type ResponseArchiveAssessment = components['responses']['ArchiveAssessment'];
export type ResponseChangeMemberRole = components['responses']['ChangeMemberRole'];
export type ResponseEnrollmentReportCard = components['responses']['EnrollmentReportCard'];
export type ResponseGradeScale = components['responses']['GradeScale'];
export type ResponseImportStudents = components['responses']['ImportStudents'];
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotModified2 = components['responses']['NotModified2'];
export type ResponseNotificationPreferences = components['responses']['NotificationPreferences'];
export type ResponseNotificationTemplate = components['responses']['NotificationTemplate'];
export type ResponsePreviewClosure = components['responses']['PreviewClosure'];
export type ResponsePublishMaterial = components['responses']['PublishMaterial'];
export type ResponseReceived = components['responses']['Received'];
export type ResponseReplayWebhookDelivery = components['responses']['ReplayWebhookDelivery'];
export type ResponseReportUnavailable = components['responses']['ReportUnavailable'];
export type ResponseResendNotification = components['responses']['ResendNotification'];
export type ResponseTermComment = components['responses']['TermComment'];
export type ResponseTestAnnouncement = components['responses']['TestAnnouncement'];
export type ResponseUpdateAcademy = components['responses']['UpdateAcademy'];
export type ResponseUpdateAccount = components['responses']['UpdateAccount'];
export type ResponseUpdateAssessment = components['responses']['UpdateAssessment'];
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
export type ResponseUpdateLevel = components['responses']['UpdateLevel'];
export type ResponseUpdateMaterial = components['responses']['UpdateMaterial'];
export type ResponseUpdateParent = components['responses']['UpdateParent'];
export type ResponseUpdateRoom = components['responses']['UpdateRoom'];
export type ResponseUpdateSession = components['responses']['UpdateSession'];
export type ResponseUpdateSkill = components['responses']['UpdateSkill'];
export type ResponseUpdateStaffMember = components['responses']['UpdateStaffMember'];
export type ResponseUpdateStudent = components['responses']['UpdateStudent'];
export type ResponseUpdateTaxRate = components['responses']['UpdateTaxRate'];
export type ResponseUpdateTerm = components['responses']['UpdateTerm'];
export type ResponseUpdateTimeOff = components['responses']['UpdateTimeOff'];
export type ResponseUpdateTrack = components['responses']['UpdateTrack'];
export type ResponseUpdateWebhookEndpoint = components['responses']['UpdateWebhookEndpoint'];
export type ResponseWithdrawAnnouncement = components['responses']['WithdrawAnnouncement'];
export type ParameterAcademy = components['parameters']['Academy'];
export type ParameterAcademyOfEnrollments = components['parameters']['AcademyOfEnrollments'];
export type ParameterAccountId = components['parameters']['AccountId'];
export type ParameterAmountFrom = components['parameters']['AmountFrom'];
export type ParameterAmountTo = components['parameters']['AmountTo'];
export type ParameterAmountToOfFees = components['parameters']['AmountToOfFees'];
export type ParameterAsOf = components['parameters']['AsOf'];
export type ParameterBatchId = components['parameters']['BatchId'];
export type ParameterBatchIdOfReports = components['parameters']['BatchIdOfReports'];
export type ParameterCourseId = components['parameters']['CourseId'];
export type ParameterCourseIdOfReports = components['parameters']['CourseIdOfReports'];
export type ParameterCourseIdOfReports2 = components['parameters']['CourseIdOfReports2'];
export type ParameterCreatedFrom = components['parameters']['CreatedFrom'];
export type ParameterCreatedTo = components['parameters']['CreatedTo'];
export type ParameterDepartmentId = components['parameters']['DepartmentId'];
export type ParameterDepartmentIdOfCourses = components['parameters']['DepartmentIdOfCourses'];
export type ParameterDisposition = components['parameters']['Disposition'];
export type ParameterDryRun = components['parameters']['DryRun'];
export type ParameterExclude = components['parameters']['Exclude'];
export type ParameterExpires = components['parameters']['Expires'];
export type ParameterFeeId = components['parameters']['FeeId'];
export type ParameterFeeIdOfCreditNotes = components['parameters']['FeeIdOfCreditNotes'];
export type ParameterFrom = components['parameters']['From'];
export type ParameterGroupBy = components['parameters']['GroupBy'];
export type ParameterId = components['parameters']['Id'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterInclude = components['parameters']['Include'];
export type ParameterIncludeOfAccounts = components['parameters']['IncludeOfAccounts'];
export type ParameterIncludeOfAssessments = components['parameters']['IncludeOfAssessments'];
export type ParameterIncludeOfAssessments2 = components['parameters']['IncludeOfAssessments2'];
export type ParameterIncludeOfAttendance = components['parameters']['IncludeOfAttendance'];
export type ParameterIncludeOfCourses = components['parameters']['IncludeOfCourses'];
export type ParameterIncludeOfDepartments = components['parameters']['IncludeOfDepartments'];
export type ParameterIncludeOfEnrollments = components['parameters']['IncludeOfEnrollments'];
export type ParameterIncludeOfFeePlans = components['parameters']['IncludeOfFeePlans'];
export type ParameterIncludeOfFees = components['parameters']['IncludeOfFees'];
export type ParameterIncludeOfLevels = components['parameters']['IncludeOfLevels'];
export type ParameterIncludeOfMaterials = components['parameters']['IncludeOfMaterials'];
export type ParameterIncludeOfPayments = components['parameters']['IncludeOfPayments'];
export type ParameterIncludeOfRooms = components['parameters']['IncludeOfRooms'];
export type ParameterIncludeOfSessions = components['parameters']['IncludeOfSessions'];
export type ParameterIncludeOfSessions2 = components['parameters']['IncludeOfSessions2'];
export type ParameterIncludeOfSessions3 = components['parameters']['IncludeOfSessions3'];
export type ParameterIncludeOfSkillMarks = components['parameters']['IncludeOfSkillMarks'];
export type ParameterIncludeOfSkills = components['parameters']['IncludeOfSkills'];
export type ParameterIncludeOfStaff = components['parameters']['IncludeOfStaff'];
export type ParameterIncludeOfStudents = components['parameters']['IncludeOfStudents'];
export type ParameterIncludeOfStudents2 = components['parameters']['IncludeOfStudents2'];
export type ParameterIncludeOfTermComments = components['parameters']['IncludeOfTermComments'];
export type ParameterIncludeOfTimeOff = components['parameters']['IncludeOfTimeOff'];
export type ParameterIncludeOfTracks = components['parameters']['IncludeOfTracks'];
export type ParameterIncludeOfWebhookDeliveries = components['parameters']['IncludeOfWebhookDeliveries'];
export type ParameterInstructorId = components['parameters']['InstructorId'];
export type ParameterInstructorIdOfReports = components['parameters']['InstructorIdOfReports'];
export type ParameterInstructorIdOfSessions = components['parameters']['InstructorIdOfSessions'];
export type ParameterKind = components['parameters']['Kind'];
export type ParameterLevelId = components['parameters']['LevelId'];
export type ParameterMethod = components['parameters']['Method'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPaidFrom = components['parameters']['PaidFrom'];
export type ParameterPaidTo = components['parameters']['PaidTo'];
export type ParameterParentId = components['parameters']['ParentId'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterPictureWidth = components['parameters']['PictureWidth'];
export type ParameterReportPerPage = components['parameters']['ReportPerPage'];
export type ParameterRequiredAcademy = components['parameters']['RequiredAcademy'];
export type ParameterRoomId = components['parameters']['RoomId'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterSearchOfAnnouncements = components['parameters']['SearchOfAnnouncements'];
export type ParameterSearchOfDepartments = components['parameters']['SearchOfDepartments'];
export type ParameterSearchOfFees = components['parameters']['SearchOfFees'];
export type ParameterSearchOfSkillMarks = components['parameters']['SearchOfSkillMarks'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterSignature = components['parameters']['Signature'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterSortOfAcademies = components['parameters']['SortOfAcademies'];
export type ParameterSortOfCourses = components['parameters']['SortOfCourses'];
export type ParameterSortOfFees = components['parameters']['SortOfFees'];
export type ParameterSortOfLevels = components['parameters']['SortOfLevels'];
export type ParameterSortOfSkillMarks = components['parameters']['SortOfSkillMarks'];
export type ParameterStartFrom = components['parameters']['StartFrom'];
export type ParameterStartTo = components['parameters']['StartTo'];
export type ParameterStatus = components['parameters']['Status'];
export type ParameterStatusOfLevels = components['parameters']['StatusOfLevels'];
export type ParameterStudentId = components['parameters']['StudentId'];
export type ParameterTermId = components['parameters']['TermId'];
export type ParameterTo = components['parameters']['To'];
export type ParameterToOfReports = components['parameters']['ToOfReports'];
export type ParameterTrackId = components['parameters']['TrackId'];
export type ParameterUpdatedFrom = components['parameters']['UpdatedFrom'];
export type ParameterUpdatedTo = components['parameters']['UpdatedTo'];
export type ParameterUser = components['parameters']['User'];
export type RequestBodyChangeMemberRole = components['requestBodies']['ChangeMemberRole'];
export type RequestBodyEraseStudent = components['requestBodies']['EraseStudent'];
export type RequestBodyPreviewClosure = components['requestBodies']['PreviewClosure'];
export type RequestBodyUpdateAcademy = components['requestBodies']['UpdateAcademy'];
export type RequestBodyUpdateAccount = components['requestBodies']['UpdateAccount'];
export type RequestBodyUpdateAnnouncement = components['requestBodies']['UpdateAnnouncement'];
export type RequestBodyUpdateAssessment = components['requestBodies']['UpdateAssessment'];
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
export type RequestBodyUpdateGradeScale = components['requestBodies']['UpdateGradeScale'];
export type RequestBodyUpdateLevel = components['requestBodies']['UpdateLevel'];
export type RequestBodyUpdateMaterial = components['requestBodies']['UpdateMaterial'];
export type RequestBodyUpdateNotificationPreferences = components['requestBodies']['UpdateNotificationPreferences'];
export type RequestBodyUpdateNotificationTemplate = components['requestBodies']['UpdateNotificationTemplate'];
export type RequestBodyUpdateParent = components['requestBodies']['UpdateParent'];
export type RequestBodyUpdateRoom = components['requestBodies']['UpdateRoom'];
export type RequestBodyUpdateSession = components['requestBodies']['UpdateSession'];
export type RequestBodyUpdateSkill = components['requestBodies']['UpdateSkill'];
export type RequestBodyUpdateStaffMember = components['requestBodies']['UpdateStaffMember'];
export type RequestBodyUpdateStudent = components['requestBodies']['UpdateStudent'];
export type RequestBodyUpdateTaxRate = components['requestBodies']['UpdateTaxRate'];
export type RequestBodyUpdateTerm = components['requestBodies']['UpdateTerm'];
export type RequestBodyUpdateTermComment = components['requestBodies']['UpdateTermComment'];
export type RequestBodyUpdateTimeOff = components['requestBodies']['UpdateTimeOff'];
export type RequestBodyUpdateTrack = components['requestBodies']['UpdateTrack'];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
       /** The e-mail address, in lower case and unique among users. */
       email: string;
       /**
        * Format: date-time
        * @description The time at which the user verified the e-mail address: RFC 3339, UTC. No operation requires a verified address.
        */
       email_verified_at: string | null;
       created_at: components["schemas"]["CreatedAt"];
       updated_at: components["schemas"]["UpdatedAt"];
       /** True if the user administers the whole platform. */
       is_super_admin: boolean;
       /** The academies in which the user is a member, by name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 mySessions: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Filters by text in the user agent or the network. */
    search?: string;
    /** Sessions that began at this instant or later. */
    created_from?: components["schemas"]["InstantOrDay"];
    /** Sessions that began at this instant or earlier. */
    created_to?: components["schemas"]["InstantOrDay"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["Sort"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 courseBatches: {
  parameters: {
   query?: {
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by status. */
    status?: components["parameters"]["Status"];
    /** Filters by the staff member who teaches the batch. */
    instructor_id?: components["parameters"]["InstructorId"];
    /** Filters by room. */
    room_id?: components["parameters"]["RoomId"];
    /** Batches that begin on this day or later. */
    start_from?: components["parameters"]["StartFrom"];
    /** Batches that begin on this day or earlier. */
    start_to?: components["parameters"]["StartTo"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfCourses"];
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 importStudents: {
  parameters: {
   query?: {
    /** True for a trial: the response is the same, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV with the REST names of fields in the header line, like an export of the list. Exported columns that cannot be set are read-only: they may be present with unchanged values. Empty cells are ignored. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 importParents: {
  parameters: {
   query?: {
    /** True for a trial: the response is the same, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV with the REST names of fields in the header line, like an export of the list. Exported columns that cannot be set are read-only: they may be present with unchanged values. Empty cells are ignored. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 importStaff: {
  parameters: {
   query?: {
    /** True for a trial: the response is the same, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV with the REST names of fields in the header line, like an export of the list. Exported columns that cannot be set are read-only: they may be present with unchanged values. Empty cells are ignored. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 importEnrollments: {
  parameters: {
   query?: {
    /** True for a trial: the response is the same, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV with the REST names of fields in the header line, like an export of the list. Exported columns that cannot be set are read-only: they may be present with unchanged values. Empty cells are ignored. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 importFees: {
  parameters: {
   query?: {
    /** True for a trial: the response is the same, and nothing changes. */
    dry_run?: components["parameters"]["DryRun"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  /** The file: CSV with the REST names of fields in the header line, like an export of the list. Exported columns that cannot be set are read-only: they may be present with unchanged values. Empty cells are ignored. */
  requestBody: {
   content: {
    "text/csv": string;
   };
  };
  responses: {
   200: components["responses"]["ImportStudents"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 approveEnrollment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 transferEnrollment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 cancelSession: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 restoreSession: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 holdSession: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 sessionRoster: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions2"];
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
       student_id: components["schemas"]["StudentId"];
       /** The name of the student. */
       student_name: string;
       /**
        * Format: uuid
        * @description The enrollment that was active on the day.
        */
       enrollment_id: string;
       /** The attendance mark of the student in the session; null if not marked yet. */
       record: components["schemas"]["AttendanceRecord"] | null;
       /** The student; null if the caller cannot see the student. */
       student?: components["schemas"]["Student"] | null;
      }[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 takeSessionRoll: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions3"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 publishAssessment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments"];
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
     "application/json": components["schemas"]["AssessmentResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 archiveAssessment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments"];
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
   200: components["responses"]["ArchiveAssessment"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 assessmentResults: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments2"];
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
     "application/json": components["schemas"]["ResultResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 saveResults: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments2"];
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
    "application/json": components["schemas"]["SaveResultsInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["ResultResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 gradebook: {
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
        * @description The batch.
        */
       batch_id: string;
       /** The assessments of the batch that the caller can see, without archived ones, ordered by day. */
       assessments: components["schemas"]["Assessment"][];
       /** The students whose enrollment in the batch was active at any time, ordered by name. Families see only rows of their students. */
       rows: {
        /**
         * Format: uuid
         * @description The latest enrollment of the student in the batch that was active at any time.
         */
        enrollment_id: string;
        student_id: components["schemas"]["StudentId"];
        /** The name of the student. */
        student_name: string;
        /** The number of the student. */
        student_number: string;
        /** The status of the enrollment. */
        status: components["schemas"]["EnrollmentStatus"];
        /** The final grade; null if there is none yet. */
        grade: string | null;
        /** The average in percent with two decimal places, like `Enrollment.average`. Null if nothing counts. */
        average: string | null;
        /** The average over published assessments in percent; null if nothing counts. */
        published_average: string | null;
        /** The averages by term, for terms with results that count. */
        term_averages: {
         /**
          * Format: uuid
          * @description The term.
          */
         term_id: string;
         /** The average in percent. For families, only published assessments count. Null if nothing counts. */
         average: string | null;
         /** The average over published assessments in percent; null if nothing counts. */
         published_average: string | null;
        }[];
        /** The results of the student in the assessments of the gradebook that the caller can see. */
        results: {
         /**
          * Format: uuid
          * @description The id of the result.
          */
         id: string;
         /**
          * Format: uuid
          * @description The assessment.
          */
         assessment_id: string;
         /** The status. */
         status: components["schemas"]["ResultStatus"];
         /** The score; null unless the status is `graded`. */
         score: string | null;
         /** The feedback: at most 5000 characters. */
         feedback: string | null;
        }[];
       }[];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 finaliseGrades: {
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
    "application/json": components["schemas"]["FinaliseGradesInput"];
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
        * @description The batch.
        */
       batch_id: string;
       /**
        * Format: int32
        * @description The number of grades that were filled.
        */
       filled: number;
       /**
        * Format: int32
        * @description The number of enrollments that had a grade already. These grades did not change.
        */
       already_graded: number;
       /**
        * Format: int32
        * @description The number of enrollments that stay without a grade, because no published result of theirs counts.
        */
       without_average: number;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 unfinaliseGrades: {
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
    "application/json": components["schemas"]["UnfinaliseGradesInput"];
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
        * @description The batch.
        */
       batch_id: string;
       /**
        * Format: int32
        * @description The number of grades that were emptied.
        */
       emptied: number;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 reorderMaterials: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["ReorderMaterialsInput"];
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
      data: (components["schemas"]["Material"] & components["schemas"]["MaterialRelations"])[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 publishMaterial: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
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
   200: components["responses"]["PublishMaterial"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 openMaterial: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["PublishMaterial"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 materialViews: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions2"];
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
      data: (components["schemas"]["MaterialView"] & components["schemas"]["MaterialViewRelations"])[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 feeExplanation: {
  parameters: {
   query?: {
    /** The day, in the academy's time zone: the explanation is as of the end of this day. Today when omitted. */
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
        * @description The day of the explanation: it describes the fee at the end of this day.
        */
       as_of: string;
       /** The payment status; null if the fee was not billed yet. */
       status: components["schemas"]["PaymentStatus"] | null;
       /** The rule that determines the status. */
       rule: components["schemas"]["StatusRule"];
       /** The explanation in one or two sentences. */
       sentence: string;
       /** The billed amount. */
       amount: string;
       paid_amount: components["schemas"]["PaidAmount"];
       /** The credited amount. */
       credited_amount: string;
       /** The open amount; negative on the days between a payment and the later billing of the fee. */
       balance: string;
       /**
        * Format: date
        * @description The due date that was in effect on the day.
        */
       due_date: string;
       /** The calculation of the amount, step by step. A manually billed fee has one step. */
       steps: {
        /** The label of the step. */
        label: string;
        basis: components["schemas"]["Basis"];
        /** The fraction of the basis, such as `7/9` or `10.00 %`. */
        fraction: string | null;
        amount: components["schemas"]["FeeAmount"];
        /** The total of all steps up to this one. */
        total: string;
       }[];
       /** The ledger entries of the fee up to the day. */
       entries: components["schemas"]["StatementEntry"][];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 accountStatement: {
  parameters: {
   query?: {
    /** The first day; when omitted, the statement has 90 days. */
    from?: string;
    /** The last day: the statement has at most 366 days. Default: today in the academy's time zone. */
    to?: components["parameters"]["To"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** OK; only its entries with `Accept: text/csv`. */
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
       currency: components["schemas"]["InvoiceCurrency"];
       /** The open amount less the credit, at the beginning of the first day. */
       opening: string;
       /** The open amount less the credit, at the end of the last day. */
       closing: string;
       /** The entries, ordered by `effective_on`. */
       entries: components["schemas"]["StatementEntry"][];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 waivePenalty: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 voidFee: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 feeInvoice: {
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
     "application/json": components["schemas"]["InvoiceResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 issueInvoice: {
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
     "application/json": components["schemas"]["InvoiceResponse"];
    };
   };
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["InvoiceResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 feePayments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the reference or receipt number. */
    search?: components["parameters"]["SearchOfFees"];
    /** Filters by fee; includes payments for several fees. */
    fee_id?: components["parameters"]["FeeId"];
    /** Filters by account. */
    account_id?: components["parameters"]["AccountId"];
    /** Filters by payment method. */
    method?: components["parameters"]["Method"];
    /** The minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** The maximum amount. It applies to refunds too. */
    amount_to?: components["parameters"]["AmountTo"];
    /** Includes payments made at this time or later. */
    paid_from?: components["parameters"]["PaidFrom"];
    /** Includes payments made at this time or earlier. */
    paid_to?: components["parameters"]["PaidTo"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
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
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 reviseFeePlan: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
       /** The fees that would be billed for the months and terms that begin after today and within a year, ordered by due date. They have the current prices. Items billed per session are not included. */
       later: components["schemas"]["QuotedFee"][];
       /** The total of the fees that would be billed today. */
       total_now: string;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
       /** True if the staff member teaches or has taught the course of the session. */
       is_qualified: boolean;
       /** The total hours of the staff member's sessions in the week of this session. The academy's setting determines the first day of the week. */
       hours_that_week: number;
      }[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 listEvents: {
  parameters: {
   query?: {
    /** The sequence number after which events are returned: the `last_sequence` of the previous response. Without it, the feed begins with the oldest event that is kept. */
    after?: number;
    /** Only events of these types. */
    types?: string[];
    /** The largest number of events to return. */
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
        * @description The id, the same in the feed and in webhooks.
        */
       id: string;
       /**
        * Format: int32
        * @description The number of the event in the academy, from 1, without gaps.
        */
       sequence: number;
       /** The type of event, such as `student.created`. All types are in `event_types`. */
       type: string;
       /** The type of the changed record, such as `Student` or `StaffMember`. */
       resource: string;
       /**
        * Format: uuid
        * @description The id of the changed record.
        */
       resource_id: string;
       /**
        * Format: date-time
        * @description The time of the event: RFC 3339, UTC.
        */
       occurred_at: string;
       /** The data of the event, in REST's names and formats: ids, versions, statuses and amounts, but no personal data. */
       data: Record<string, never>;
      }[];
      meta: {
       /**
        * Format: int32
        * @description The position to send as `after` in the next request, also if the page is empty.
        */
       last_sequence: number;
       /** True if events after this page already exist. */
       has_more: boolean;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
       /** The name, such as `student.created`. */
       type: string;
       /** The write that events of this type record. */
       description: string;
       /** The type of the changed record. */
       resource: string;
       /** The fields of the event's data. */
       data: {
        /** The name. `records[].status` means the field `status` of each object in the list `records`. */
        name: string;
        /** The format: `ID`, `Int`, `Boolean`, `Money`, `Percent`, `Date`, `DateTime`, `String`, or `[…]` for a list. */
        type: string;
        /** True if the value may be null. */
        is_nullable: boolean;
        /** The meaning of the value. */
        description: string;
       }[];
      }[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 skillMarks: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or number of the student. */
    search?: components["parameters"]["SearchOfSkillMarks"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by skill. */
    skill_id?: components["schemas"]["Ids"];
    /** Filters by progress. */
    status?: components["schemas"]["SkillMarkStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["SkillMark"] & components["schemas"]["SkillMarkRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 saveSkillMarks: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["SaveSkillMarksInput"];
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
      data: (components["schemas"]["SkillMark"] & components["schemas"]["SkillMarkRelations"])[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 voidSkillMark: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkillMarks"];
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
    "application/json": components["schemas"]["VoidSkillMarkInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SkillMarkResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 promoteStudent: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
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
    "application/json": components["schemas"]["PromoteStudentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StudentLevelResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 undoPromotion: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
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
    "application/json": components["schemas"]["UndoPromotionInput"];
   };
  };
  responses: {
   /** OK */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["StudentLevelResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 readyForPromotion: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions2"];
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
        * @description The batch.
        */
       batch_id: string;
       /**
        * Format: uuid
        * @description The level; null if the course leads to no active level.
        */
       level_id: string | null;
       /**
        * Format: uuid
        * @description The next active level of the track; null if there is none.
        */
       next_level_id: string | null;
       /** The next level of the track, whose `open_batches` the students can join; null if there is none. */
       next_level: (components["schemas"]["Level"] & {
        /** The upcoming and ongoing batches in active courses of the level that have not ended. */
        open_batches: components["schemas"]["Batch"][];
       }) | null;
       /** The active students who meet all requirements and do not hold the level yet, ordered by name. */
       students: {
        student_id: components["schemas"]["StudentId"];
        /** The name of the student. */
        name: string;
        /** The share of the active skills of the level that the student has achieved, in percent with two decimal places: `"75.00"`. Skills that are not required count too. Null if the level has no skills. */
        skills_percentage: string | null;
        /**
         * Format: date
         * @description The day from which days and sessions count: the promotion to the level before, or else the first day in a course of this level; null if there is neither. YYYY-MM-DD.
         */
        since: string | null;
        /**
         * Format: int32
         * @description The number of sessions attended in courses of the track since that day.
         */
        sessions: number;
        /** The student. */
        student?: components["schemas"]["Student"] | null;
       }[];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
        * @description The number of batches that the staff member teaches again.
        */
       batches: number;
       /**
        * Format: int32
        * @description The number of sessions that the staff member leads again, including the sessions of these batches.
        */
       sessions: number;
       /**
        * Format: int32
        * @description The number of sessions that stay without an instructor, because the staff member is on time off or leads another session at that time.
        */
       skipped: number;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 restoreStudent: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents2"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 studentTranscript: {
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
       student_id: components["schemas"]["StudentId"];
       /** The name of the student. */
       student_name: string;
       /** The number of the student. */
       student_number: string;
       /** The completed courses that the caller can see, ordered by the day of completion. */
       courses: {
        /**
         * Format: uuid
         * @description The completed enrollment.
         */
        enrollment_id: string;
        /**
         * Format: uuid
         * @description The course.
         */
        course_id: string;
        /** The name of the course. */
        course_name: string;
        /**
         * Format: uuid
         * @description The batch; null if the enrollment had none.
         */
        batch_id: string | null;
        /** The name of the batch; null if the enrollment had none. */
        batch_name: string | null;
        /**
         * Format: date
         * @description The first day on which the student had the place.
         */
        began_on: string | null;
        /**
         * Format: date
         * @description The day of completion.
         */
        completed_on: string | null;
        /** The final grade; null if there is none. */
        grade: string | null;
        /** The average in percent, like `Enrollment.average`. Null if nothing counts, or for support staff. */
        average: string | null;
        /** The average over published assessments in percent; null if nothing counts, or for support staff. */
        published_average: string | null;
        /** The attendance in the batch on the days on which the student had the place. */
        attendance: {
         /**
          * Format: int32
          * @description The number of all attendance records.
          */
         total: number;
         /**
          * Format: int32
          * @description The number of times that the student attended on time.
          */
         present: number;
         /**
          * Format: int32
          * @description The number of times that the student did not attend.
          */
         absent: number;
         /**
          * Format: int32
          * @description The number of times that the student arrived late.
          */
         late: number;
         /**
          * Format: int32
          * @description The number of times that the student did not attend, with approval.
          */
         excused: number;
         /** The attendance rate in percent, with two decimal places, `"91.11"`: (present + late) / (present + late + absent), unless the academy counts late or excused marks otherwise (`attendance_counting` of its settings). Null if no mark counts. */
         rate: string | null;
        };
       }[];
       /** The promotions of the student that were not undone, the first one first. Empty for support staff. */
       levels: (components["schemas"]["StudentLevel"] & {
        /** The track of the level. */
        track: components["schemas"]["Track"] | null;
        /** The level. */
        level: components["schemas"]["Level"] | null;
       })[];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 decideTimeOff: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
       /** Sessions that the staff member leads during approved or requested time off: the first 100 by time. Empty if the time off was declined. */
       clashes: components["schemas"]["Clash"][];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 timetable: {
  parameters: {
   query: {
    /** The first day. */
    from: string;
    /** The last day, on or after the first. A period may have at most 42 days. */
    to: string;
    /** Filters by student: sessions of the student's batches on days on which the student was active there. */
    student_id?: string;
    /** Filters by the staff member who leads the session. */
    staff_id?: string;
    /** Filters by room. */
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
       /** The closures on the day, for the whole academy or a part of it, ordered by start. */
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
        /** The start as a local time, for a closure on a single day; null for whole days. */
        start_time: string | null;
        /** The end as a local time after the start, for a closure on a single day; null for whole days. */
        end_time: string | null;
        /** The courses whose sessions are cancelled. */
        course_ids: string[];
        /** The batches whose sessions are cancelled. */
        batch_ids: string[];
        /** The rooms whose sessions are cancelled. */
        room_ids: string[];
        /** True if sessions that the closure cancels are not charged. */
        excuses_fees: boolean;
       }[];
       /** The sessions that begin on the day, by start time, including cancelled sessions. */
       sessions: {
        id: components["schemas"]["AccountId"];
        /**
         * Format: date
         * @description The date, local to the academy.
         */
        date: string;
        /** The start time, local time of the academy. */
        start_time: string;
        /** The end time, local time of the academy. An end before the start is on the next day. */
        end_time: string;
        /**
         * Format: date-time
         * @description The start: RFC 3339, UTC.
         */
        starts_at: string;
        /**
         * Format: date-time
         * @description The end, after the start: RFC 3339, UTC.
         */
        ends_at: string;
        /**
         * Format: uuid
         * @description The room.
         */
        room_id: string | null;
        /** The location: the name of the room, or the text of the batch: at most 100 characters; empty when unset. */
        classroom: string;
        /** The status of the session. */
        status: components["schemas"]["SessionStatus"];
        /** The cause of the cancellation; null unless the session is cancelled. */
        cancel_cause: components["schemas"]["CancelCause"] | null;
        /** The reason that a user gave when cancelling: at most 255 characters. */
        cancel_reason: string | null;
        /**
         * Format: uuid
         * @description The closure that cancelled the session; null if the session was not cancelled by a closure.
         */
        closure_id: string | null;
        /** True if a substitute leads the session instead of the batch's instructor. */
        is_substitute: boolean;
        /** The topic: at most 255 characters. */
        topic: string | null;
        /** The address for joining online: an http or https URL of at most 2048 characters. */
        online_url: string | null;
        attendees: components["schemas"]["Attendees"];
        /** The batch; null if it was deleted. */
        batch: {
         id: components["schemas"]["AccountId"];
         /** The name: at most 255 characters. */
         name: string;
         /** The course of the batch; null if it was deleted. */
         course: {
          id: components["schemas"]["AccountId"];
          /** The name: at most 255 characters. */
          name: string;
          /** The colour in timetables: `#RRGGBB`. */
          color: string | null;
         } | null;
        } | null;
        /** The staff member who leads the session; null if the session has no instructor, or if the caller cannot see the instructor. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 replayWebhookDelivery: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notificationKinds: {
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
       /** The kind. */
       kind: components["schemas"]["NoticeKind"];
       /** The cause of notices of the kind. */
       description: string;
       /** True if recipients can choose to get messages of the kind in a daily digest. */
       may_be_in_digest: boolean;
       /** The placeholders. */
       placeholders: {
        /** The name, written as `{{name}}`. */
        name: string;
        /** The value. */
        description: string;
       }[];
       /** The built-in subject. */
       subject: string;
       /** The built-in text of mails and push notifications: CommonMark. */
       body: string;
       /** The built-in text message. */
       sms: string;
      }[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 previewNotification: {
  parameters: {
   query: {
    /** The language; by default that of the academy. */
    locale?: string;
    /** The kind of notice. */
    kind: components["schemas"]["NoticeKind"];
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
       /** The subject of mails. */
       subject: string;
       /** The text of mails: CommonMark. */
       text: string;
       /** The text of mails as HTML. */
       html: string;
       /** The text message. */
       sms: string;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 markNotificationsRead: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody?: {
   content: {
    "application/json": components["schemas"]["MarkNotificationsReadInput"];
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
        * @description The number of entries in the inbox that are still unread.
        */
       unread_count: number;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notificationPreferences: {
  parameters: {
   query?: {
    /** A parent without a login; when omitted, the caller. */
    parent_id?: components["parameters"]["ParentId"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   200: components["responses"]["NotificationPreferences"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateNotificationPreferences: {
  parameters: {
   query?: {
    /** A parent without a login; when omitted, the caller. */
    parent_id?: components["parameters"]["ParentId"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: components["requestBodies"]["UpdateNotificationPreferences"];
  responses: {
   200: components["responses"]["NotificationPreferences"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateNotificationPreferencesByPatch: {
  parameters: {
   query?: {
    /** A parent without a login; when omitted, the caller. */
    parent_id?: components["parameters"]["ParentId"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: components["requestBodies"]["UpdateNotificationPreferences"];
  responses: {
   200: components["responses"]["NotificationPreferences"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 resendNotification: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["ResendNotification"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 publishAnnouncement: {
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
     "application/json": components["schemas"]["AnnouncementResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 withdrawAnnouncement: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["WithdrawAnnouncement"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 testAnnouncement: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["TestAnnouncement"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 previewAnnouncement: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["PreviewAnnouncementInput"];
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
       /** The recipients by role. */
       counts: {
        /** The kind of people: `parent`, `student`, `staff` or `office`. */
        role: string;
        /**
         * Format: int32
         * @description The number of people.
         */
        recipients: number;
        /**
         * Format: int32
         * @description The number of people with a login, who get an inbox entry.
         */
        inbox: number;
        /**
         * Format: int32
         * @description The number of people who get an e-mail.
         */
        email: number;
        /**
         * Format: int32
         * @description The number of people who get a text message.
         */
        sms: number;
        /**
         * Format: int32
         * @description The number of people who get a push notification.
         */
        push: number;
       }[];
       /**
        * Format: int32
        * @description The number of people who would get neither an inbox entry nor a message.
        */
       unreachable: number;
       /** The first 100 of the unreachable people. */
       unreachable_recipients: {
        /** The kind of record: `user` if the recipient has a login. */
        type: components["schemas"]["RecipientType"];
        /**
         * Format: uuid
         * @description The id of the user, or of the parent, student or staff member.
         */
        id: string;
       }[];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 files: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["File"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 uploadFile: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  /** The file, in the only part `file`. */
  requestBody: {
   content: {
    "multipart/form-data": {
     file: string;
    };
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["FileResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 ageingReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by the course of the enrollment. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** Filters by the batch of the enrollment. */
    batch_id?: components["parameters"]["BatchId"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["AgeingGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("not_due" | "-not_due" | "days_1_30" | "-days_1_30" | "days_31_60" | "-days_31_60" | "days_61_90" | "-days_61_90" | "days_over_90" | "-days_over_90" | "credit" | "-credit")[];
    /** The width of the picture in pixels, with `Accept: image/svg+xml`. Below 600, the layout is for phones. */
    width?: components["parameters"]["PictureWidth"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last; a picture of the report with `Accept: image/svg+xml`, limited to 20 rows unless they are ordered by time. */
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
       account_id: components["schemas"]["AgeingReportAccountId"];
       /** The name of the account's payer. */
       account_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       /** True if the row contains only money that is not allocated to a fee, and so has no group. Null if the row contains both such money and other money. */
       on_account: boolean | null;
       /** Open amounts that were due on the `as_of` day or later. */
       not_due: string;
       /** Open amounts that were due 1 to 30 days before the `as_of` day. */
       days_1_30: string;
       /** Open amounts that were due 31 to 60 days before the `as_of` day. */
       days_31_60: string;
       /** Open amounts that were due 61 to 90 days before the `as_of` day. */
       days_61_90: string;
       /** Open amounts that were due more than 90 days before the `as_of` day. */
       days_over_90: string;
       /** Money of accounts that is not allocated to a fee. It does not reduce the open amounts. */
       credit: string;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /** Open amounts that were due on the `as_of` day or later. */
       not_due: string;
       /** Open amounts that were due 1 to 30 days before the `as_of` day. */
       days_1_30: string;
       /** Open amounts that were due 31 to 60 days before the `as_of` day. */
       days_31_60: string;
       /** Open amounts that were due 61 to 90 days before the `as_of` day. */
       days_61_90: string;
       /** Open amounts that were due more than 90 days before the `as_of` day. */
       days_over_90: string;
       /** Money of accounts that is not allocated to a fee. It does not reduce the open amounts. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 attendanceHistoryReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the course of the batch. */
    course_id?: components["parameters"]["CourseIdOfReports2"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["AttendanceHistoryGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("day" | "-day")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
       student_id: components["schemas"]["StudentId"];
       /** The name of the student. */
       student_name: string | null;
       /**
        * Format: uuid
        * @description The batch; null for general attendance at the academy.
        */
       batch_id: string | null;
       /** The name of the batch. */
       batch_name: string | null;
       /**
        * Format: uuid
        * @description The session; null if the mark belongs to no session.
        */
       session_id: string | null;
       /** The label for the part of the day. */
       session: string | null;
       /** The attendance status. */
       status: components["schemas"]["AttendanceStatus"];
       /**
        * Format: int32
        * @description The minutes late; null if not late.
        */
       minutes_late: number | null;
       /** The remarks of the latest mark. */
       remarks: string | null;
       /**
        * Format: uuid
        * @description The user who recorded the latest mark.
        */
       marked_by: string;
       /** The name of the user who recorded the latest mark. */
       marked_by_name: string | null;
       /**
        * Format: date-time
        * @description The time at which the latest mark was recorded: RFC 3339, UTC.
        */
       marked_at: string;
       /** The values before each correction, the latest correction first. */
       corrections: {
        /** The attendance status before the correction. */
        status: components["schemas"]["AttendanceStatus"];
        /**
         * Format: int32
         * @description The minutes late before the correction.
         */
        minutes_late: number | null;
        /** The remarks before the correction. */
        remarks: string | null;
        /**
         * Format: uuid
         * @description The user who recorded the mark before the correction.
         */
        marked_by: string;
        /** The name of the user who recorded the mark before the correction. */
        marked_by_name: string | null;
        /**
         * Format: date-time
         * @description The time at which the mark before the correction was recorded: RFC 3339, UTC.
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 attendanceSummaryReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the course of the batch. */
    course_id?: components["parameters"]["CourseIdOfReports2"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["AttendanceSummaryGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "marked" | "-marked" | "rate" | "-rate" | "punctuality" | "-punctuality")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
        * @description The day; null if rows are not grouped by days.
        */
       day: string | null;
       /**
        * Format: date
        * @description The first day of the week; null if rows are not grouped by weeks.
        */
       week: string | null;
       month: components["schemas"]["Month"];
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       marked: components["schemas"]["Marked"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 classAttendanceReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who led the session. */
    instructor_id?: components["schemas"]["Ids"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["ClassAttendanceGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("sessions" | "-sessions" | "present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "marked" | "-marked" | "expected" | "-expected" | "rate" | "-rate" | "punctuality" | "-punctuality" | "coverage" | "-coverage")[];
    /** The width of the picture in pixels, with `Accept: image/svg+xml`. Below 600, the layout is for phones. */
    width?: components["parameters"]["PictureWidth"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last; a picture of the report with `Accept: image/svg+xml`, limited to 20 rows unless they are ordered by time. */
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
       /** The day of the week; null if rows are not grouped by weekdays. */
       weekday: components["schemas"]["Weekday"] | null;
       /**
        * Format: int32
        * @description The hour in which the sessions began, 0 to 23, in the academy's time zone; null if rows are not grouped by hours.
        */
       hour: number | null;
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       marked: components["schemas"]["Marked"];
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       /**
        * Format: int32
        * @description The number of sessions that have begun and were not cancelled.
        */
       sessions: number;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       marked: components["schemas"]["Marked"];
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       /**
        * Format: int32
        * @description The number of sessions that have begun and were not cancelled.
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 capacityReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** Filters by room: batches with sessions in it. */
    room_id?: components["schemas"]["Ids"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["CapacityGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("batches" | "-batches" | "seats" | "-seats" | "held" | "-held" | "waitlisted" | "-waitlisted" | "sessions" | "-sessions" | "fill" | "-fill")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
       /** The day of the week; null if rows are not grouped by weekdays. */
       weekday: components["schemas"]["Weekday"] | null;
       /**
        * Format: int32
        * @description The hour in which the sessions began, 0 to 23, in the academy's time zone; null if rows are not grouped by hours.
        */
       hour: number | null;
       /**
        * Format: uuid
        * @description The room; null if rows are not grouped by rooms. Also null for sessions without a room.
        */
       room_id: string | null;
       /** The name of the room. */
       room_name: string | null;
       /**
        * Format: int32
        * @description The number of batches.
        */
       batches: number;
       /**
        * Format: int32
        * @description The total number of seats in the batches.
        */
       seats: number;
       /**
        * Format: int32
        * @description The number of held seats: by active students, and by students with a pending request who are not on the waitlist.
        */
       held: number;
       /**
        * Format: int32
        * @description The number of students on the waitlist.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description The number of past and future sessions in the period that are not cancelled.
        */
       sessions: number;
       /** The percentage of seats that are held, with two decimal places, `"91.11"`; null if there are no seats. */
       fill: string | null;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description The number of batches.
        */
       batches: number;
       /**
        * Format: int32
        * @description The total number of seats in the batches.
        */
       seats: number;
       /**
        * Format: int32
        * @description The number of held seats: by active students, and by students with a pending request who are not on the waitlist.
        */
       held: number;
       /**
        * Format: int32
        * @description The number of students on the waitlist.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description The number of past and future sessions in the period that are not cancelled.
        */
       sessions: number;
       /** The percentage of seats that are held, with two decimal places, `"91.11"`; null if there are no seats. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 enrollmentFunnelReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["EnrollmentFunnelGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("entered" | "-entered" | "requested" | "-requested" | "waitlisted" | "-waitlisted" | "active" | "-active" | "completed" | "-completed" | "dropped" | "-dropped" | "conversion" | "-conversion")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
        * @description The course; null if rows are not grouped by courses.
        */
       course_id: string | null;
       course_name: components["schemas"]["CourseName"];
       month: components["schemas"]["Month"];
       /**
        * Format: int32
        * @description The number of enrollments that began in the period, either as a request or active immediately.
        */
       entered: number;
       /**
        * Format: int32
        * @description The number of enrollments that began with a request, with or without a free seat.
        */
       requested: number;
       /**
        * Format: int32
        * @description The number of enrollments that were on the waitlist at any time.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description The number of enrollments that became active, immediately or later, including enrollments that have ended since.
        */
       active: number;
       /**
        * Format: int32
        * @description The number of enrollments that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description The number of enrollments that are dropped, before or after they became active.
        */
       dropped: number;
       /** The percentage of enrollments that became active, with two decimal places, `"91.11"`; null if no enrollment began. */
       conversion: string | null;
       /**
        * Format: int32
        * @description The median number of days from the beginning of an enrollment until it became active; null if no enrollment became active.
        */
       days_to_active: number | null;
       /**
        * Format: int32
        * @description The median number of days from the activation of an enrollment until its completion; null if no enrollment is completed.
        */
       days_to_completed: number | null;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description The number of enrollments that began in the period, either as a request or active immediately.
        */
       entered: number;
       /**
        * Format: int32
        * @description The number of enrollments that began with a request, with or without a free seat.
        */
       requested: number;
       /**
        * Format: int32
        * @description The number of enrollments that were on the waitlist at any time.
        */
       waitlisted: number;
       /**
        * Format: int32
        * @description The number of enrollments that became active, immediately or later, including enrollments that have ended since.
        */
       active: number;
       /**
        * Format: int32
        * @description The number of enrollments that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description The number of enrollments that are dropped, before or after they became active.
        */
       dropped: number;
       /** The percentage of enrollments that became active, with two decimal places, `"91.11"`; null if no enrollment began. */
       conversion: string | null;
       /**
        * Format: int32
        * @description The median number of days from the beginning of an enrollment until it became active; null if no enrollment became active.
        */
       days_to_active: number | null;
       /**
        * Format: int32
        * @description The median number of days from the activation of an enrollment until its completion; null if no enrollment is completed.
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 lowAttendanceReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the course of the batch. */
    course_id?: components["parameters"]["CourseIdOfReports2"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The percentage below which a rate is low: 0 to 100; the threshold of the settings when omitted. */
    threshold?: number;
    /** The number of days whose marks count, up to the report's date: 1 to 366; 30 when omitted. */
    days?: number;
    /** The minimum number of attendance marks for a rate to count as low: 1 to 1000; 4 when omitted. */
    min_marks?: number;
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["LowAttendanceGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "marked" | "-marked" | "rate" | "-rate" | "punctuality" | "-punctuality" | "absences_running" | "-absences_running")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
       marked: components["schemas"]["Marked"];
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       /**
        * Format: int32
        * @description The highest number of consecutive absences of a student, ignoring excused and unmarked sessions. 0 for fewer than three, and for batches; null in the totals of an empty list.
        */
       absences_running: number | null;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       present: components["schemas"]["Present"];
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       marked: components["schemas"]["Marked"];
       expected: components["schemas"]["Expected"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
       coverage: components["schemas"]["Coverage"];
       /**
        * Format: int32
        * @description The highest number of consecutive absences of a student, ignoring excused and unmarked sessions. 0 for fewer than three, and for batches; null in the totals of an empty list.
        */
       absences_running: number | null;
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
        * @description The rate in percent below which attendance is low.
        */
       threshold: number;
       /**
        * Format: int32
        * @description The minimum number of attendance marks for a rate to count as low.
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 monthlyReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["MonthlyGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("month" | "-month" | "billed" | "-billed" | "collected" | "-collected" | "closing" | "-closing" | "active" | "-active")[];
    /** The width of the picture in pixels, with `Accept: image/svg+xml`. Below 600, the layout is for phones. */
    width?: components["parameters"]["PictureWidth"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last; a picture of the report with `Accept: image/svg+xml`, limited to 20 rows unless they are ordered by time. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      /** The rows of the page. */
      data: {
       month: components["schemas"]["Month"];
       /** The open amounts of all accounts at the beginning of the month, less their credit; null for a month in the future. */
       opening: string | null;
       /** Billed fees, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       collected: components["schemas"]["Collected"];
       refunded: components["schemas"]["Refunded"];
       /** The open amounts of all accounts at the end of the month, less their credit; null for a month in the future. */
       closing: string | null;
       /**
        * Format: int32
        * @description The number of enrollments that became active.
        */
       joined: number;
       /**
        * Format: int32
        * @description The number of enrollments that stopped being active: dropped or completed.
        */
       left: number;
       /**
        * Format: int32
        * @description The number of enrollments that were active at the end of the month; null for a month in the future.
        */
       active: number | null;
       /** The attendance rate in percent, by the rules of the academy for late and excused marks, `91.11`; null if no mark counts. */
       rate: string | null;
       /**
        * Format: int32
        * @description The number of sessions that were held.
        */
       sessions: number;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /** The open amounts of all accounts at the beginning of the month, less their credit; null for a month in the future. */
       opening: string | null;
       /** Billed fees, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       collected: components["schemas"]["Collected"];
       refunded: components["schemas"]["Refunded"];
       /** The open amounts of all accounts at the end of the month, less their credit; null for a month in the future. */
       closing: string | null;
       /**
        * Format: int32
        * @description The number of enrollments that became active.
        */
       joined: number;
       /**
        * Format: int32
        * @description The number of enrollments that stopped being active: dropped or completed.
        */
       left: number;
       /**
        * Format: int32
        * @description The number of enrollments that were active at the end of the month; null for a month in the future.
        */
       active: number | null;
       /** The attendance rate in percent, by the rules of the academy for late and excused marks, `91.11`; null if no mark counts. */
       rate: string | null;
       /**
        * Format: int32
        * @description The number of sessions that were held.
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 outstandingFeesReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by the course of the enrollment. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** Filters by the batch of the enrollment. */
    batch_id?: components["parameters"]["BatchId"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["parameters"]["GroupBy"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("outstanding" | "-outstanding" | "overdue" | "-overdue" | "fees" | "-fees")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
       account_id: components["schemas"]["AgeingReportAccountId"];
       /** The name of the account's payer. */
       account_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       fee_type: components["schemas"]["OutstandingFeesReportFeeType"];
       /** Open amounts, overdue or not. */
       outstanding: string;
       /** The part of the open amounts that was due before the `as_of` day. */
       overdue: string;
       /**
        * Format: date
        * @description The earliest due date of the fees; null if there are no fees.
        */
       oldest_due_date: string | null;
       /**
        * Format: int32
        * @description The number of open fees.
        */
       fees: number;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /** Open amounts, overdue or not. */
       outstanding: string;
       /** The part of the open amounts that was due before the `as_of` day. */
       overdue: string;
       /**
        * Format: date
        * @description The earliest due date of the fees; null if there are no fees.
        */
       oldest_due_date: string | null;
       /**
        * Format: int32
        * @description The number of open fees.
        */
       fees: number;
      };
      meta: components["schemas"]["Meta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 paymentHistoryReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by account. */
    account_id?: components["parameters"]["AccountId"];
    /** Filters by student: payments with a part for a fee of this student. */
    student_id?: components["schemas"]["Ids"];
    /** Filters by payment method. */
    method?: components["parameters"]["Method"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["PaymentHistoryGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("amount" | "-amount" | "refunded" | "-refunded" | "net" | "-net" | "payments" | "-payments")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
        * @description The day; null if rows are not grouped by days.
        */
       day: string | null;
       month: components["schemas"]["Month"];
       /** The payment method; null if rows are not grouped by methods. */
       method: components["schemas"]["PaymentMethod"] | null;
       /**
        * Format: uuid
        * @description The user who recorded the payment; null if rows are not grouped by receivers.
        */
       receiver_id: string | null;
       /** The name of the user who recorded the payment. */
       receiver_name: string | null;
       account_id: components["schemas"]["AgeingReportAccountId"];
       /** The name of the account's payer. */
       account_name: string | null;
       amount: components["schemas"]["Collected"];
       refunded: components["schemas"]["Refunded"];
       /** Payments received less refunds. */
       net: string;
       /**
        * Format: int32
        * @description The number of payments, without refunds.
        */
       payments: number;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       amount: components["schemas"]["Collected"];
       refunded: components["schemas"]["Refunded"];
       /** Payments received less refunds. */
       net: string;
       /**
        * Format: int32
        * @description The number of payments, without refunds.
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 pendingPaymentsReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by the course of the enrollment. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** Filters by the batch of the enrollment. */
    batch_id?: components["parameters"]["BatchId"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["parameters"]["GroupBy"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("next_due_date" | "-next_due_date" | "due" | "-due" | "fees" | "-fees")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
       account_id: components["schemas"]["AgeingReportAccountId"];
       /** The name of the account's payer. */
       account_name: string | null;
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       fee_type: components["schemas"]["OutstandingFeesReportFeeType"];
       /** Open amounts of fees that were due on the `as_of` day or later. */
       due: string;
       /**
        * Format: int32
        * @description The number of open fees.
        */
       fees: number;
       /**
        * Format: date
        * @description The earliest due date of the fees, on the `as_of` day or later; null if there are no fees.
        */
       next_due_date: string | null;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /** Open amounts of fees that were due on the `as_of` day or later. */
       due: string;
       /**
        * Format: int32
        * @description The number of open fees.
        */
       fees: number;
       /**
        * Format: date
        * @description The earliest due date of the fees, on the `as_of` day or later; null if there are no fees.
        */
       next_due_date: string | null;
      };
      meta: components["schemas"]["Meta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 revenueReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by the course of the enrollment. */
    course_id?: components["parameters"]["CourseIdOfReports"];
    /** Filters by the batch of the enrollment. */
    batch_id?: components["parameters"]["BatchId"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The basis of the net revenue; `cash` when omitted. */
    basis?: components["schemas"]["RevenueBasis"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["RevenueGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("billed" | "-billed" | "credited" | "-credited" | "voided" | "-voided" | "collected" | "-collected" | "refunded" | "-refunded" | "net" | "-net" | "tax" | "-tax")[];
    /** The width of the picture in pixels, with `Accept: image/svg+xml`. Below 600, the layout is for phones. */
    width?: components["parameters"]["PictureWidth"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last; a picture of the report with `Accept: image/svg+xml`, limited to 20 rows unless they are ordered by time. */
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
        * @description The day; null if rows are not grouped by days.
        */
       day: string | null;
       month: components["schemas"]["Month"];
       course_id: components["schemas"]["CourseId"];
       course_name: components["schemas"]["CourseName"];
       instructor_id: components["schemas"]["InstructorId"];
       /** The name of the staff member. */
       instructor_name: string | null;
       fee_type: components["schemas"]["OutstandingFeesReportFeeType"];
       /** The payment method; null if rows are not grouped by methods. */
       method: components["schemas"]["PaymentMethod"] | null;
       /** True if the row contains only money that is not allocated to a fee, and so has no group. Null if the row contains both such money and other money. */
       on_account: boolean | null;
       /** Billed fees with tax, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       collected: components["schemas"]["Collected"];
       refunded: components["schemas"]["Refunded"];
       /** The net revenue, including tax: `collected` minus `refunded` for the basis `cash`, and `billed` minus `credited` and `voided` for the basis `billed`. */
       net: string;
       /** The tax that the net revenue includes. A payment includes tax in the same proportion as the fees that it pays. */
       tax: string;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /** Billed fees with tax, including changes of their amounts. */
       billed: string;
       /** The total of credit notes. */
       credited: string;
       /** The total of voided fees. */
       voided: string;
       collected: components["schemas"]["Collected"];
       refunded: components["schemas"]["Refunded"];
       /** The net revenue, including tax: `collected` minus `refunded` for the basis `cash`, and `billed` minus `credited` and `voided` for the basis `billed`. */
       net: string;
       /** The tax that the net revenue includes. A payment includes tax in the same proportion as the fees that it pays. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 retentionReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["RetentionGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("active_at_start" | "-active_at_start" | "joined" | "-joined" | "left" | "-left" | "completed" | "-completed" | "active_at_end" | "-active_at_end" | "attrition" | "-attrition")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
       /** The reason for leaving; null if rows are not grouped by reasons. Also null if no reason was stated. */
       reason: string | null;
       /**
        * Format: int32
        * @description The number of students who were active at the beginning of the first day.
        */
       active_at_start: number;
       /**
        * Format: int32
        * @description The number of students who became active, and were not active when the period began.
        */
       joined: number;
       /**
        * Format: int32
        * @description The number of students active at the start who were dropped and are not active at the end.
        */
       left: number;
       /**
        * Format: int32
        * @description The number of students active at the start who completed and are not active at the end.
        */
       completed: number;
       /**
        * Format: int32
        * @description The number of students who are active at the end of the last day.
        */
       active_at_end: number;
       /** The percentage of the students active at the start who have left, `"9.14"`; null if there were none. */
       attrition: string | null;
       /** The percentage of first-time students who joined at least 30 days ago and were still active, or had completed, after 30 days; two decimal places, null if there are none. */
       survival_30_days: string | null;
       /** The percentage of first-time students who joined at least 90 days ago and were still active, or had completed, after 90 days; two decimal places, null if there are none. */
       survival_90_days: string | null;
       /** The percentage of first-time students who joined at least 180 days ago and were still active, or had completed, after 180 days; two decimal places, null if there are none. */
       survival_180_days: string | null;
       /** The percentage of first-time students who joined at least 365 days ago and were still active, or had completed, after 365 days; two decimal places, null if there are none. */
       survival_365_days: string | null;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description The number of students who were active at the beginning of the first day.
        */
       active_at_start: number;
       /**
        * Format: int32
        * @description The number of students who became active, and were not active when the period began.
        */
       joined: number;
       /**
        * Format: int32
        * @description The number of students active at the start who were dropped and are not active at the end.
        */
       left: number;
       /**
        * Format: int32
        * @description The number of students active at the start who completed and are not active at the end.
        */
       completed: number;
       /**
        * Format: int32
        * @description The number of students who are active at the end of the last day.
        */
       active_at_end: number;
       /** The percentage of the students active at the start who have left, `"9.14"`; null if there were none. */
       attrition: string | null;
       /** The percentage of first-time students who joined at least 30 days ago and were still active, or had completed, after 30 days; two decimal places, null if there are none. */
       survival_30_days: string | null;
       /** The percentage of first-time students who joined at least 90 days ago and were still active, or had completed, after 90 days; two decimal places, null if there are none. */
       survival_90_days: string | null;
       /** The percentage of first-time students who joined at least 180 days ago and were still active, or had completed, after 180 days; two decimal places, null if there are none. */
       survival_180_days: string | null;
       /** The percentage of first-time students who joined at least 365 days ago and were still active, or had completed, after 365 days; two decimal places, null if there are none. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 staffPerformanceReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by staff member. */
    instructor_id?: components["schemas"]["Ids"];
    /** Filters by the department of the staff member. */
    department_id?: components["schemas"]["Ids"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["StaffPerformanceGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("scheduled" | "-scheduled" | "held" | "-held" | "cancelled" | "-cancelled" | "minutes_held" | "-minutes_held" | "drops" | "-drops" | "held_rate" | "-held_rate" | "in_time_rate" | "-in_time_rate" | "utilization" | "-utilization" | "rate" | "-rate")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
        * @description The staff member; null if rows are not grouped by staff.
        */
       staff_id: string | null;
       /** The name of the staff member. */
       staff_name: string | null;
       /**
        * Format: int32
        * @description The number of sessions that the staff member was scheduled to lead: sessions that had begun and were not cancelled.
        */
       scheduled: number;
       /**
        * Format: int32
        * @description The number of scheduled sessions that were held.
        */
       held: number;
       /**
        * Format: int32
        * @description The number of cancelled sessions, which do not count as scheduled.
        */
       cancelled: number;
       /**
        * Format: int32
        * @description The number of held sessions whose roll call began by the end of the day on which the session ended.
        */
       rolls_in_time: number;
       /**
        * Format: int32
        * @description The total length in minutes of the sessions that were held.
        */
       minutes_held: number;
       /**
        * Format: int32
        * @description The number of minutes of the period in which the staff member can work, by the current weekly availability.
        */
       minutes_available: number;
       /**
        * Format: int32
        * @description The number of active enrollments that were dropped. A drop counts for the staff member who led the batch's last session before the drop; sessions with a substitute do not count.
        */
       drops: number;
       /** The percentage of scheduled sessions that were held, with two decimal places, `"91.11"`; null if there were no scheduled sessions. */
       held_rate: string | null;
       /** The percentage of held sessions whose roll call began by the end of the day, with two decimal places, `"91.11"`; null if there were no held sessions. */
       in_time_rate: string | null;
       /** The percentage of available minutes that were held sessions, with two decimal places, `"91.11"`; null if there were no available minutes. */
       utilization: string | null;
       /** The attendance rate in the sessions of the staff member, with two decimal places, `"91.11"`; null if there were no marks that count. */
       rate: string | null;
       /** The pay for the held minutes, at the present hourly pay. Only for academy admins; null for other callers, and if no pay is known. */
       cost: string | null;
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description The number of sessions that the staff member was scheduled to lead: sessions that had begun and were not cancelled.
        */
       scheduled: number;
       /**
        * Format: int32
        * @description The number of scheduled sessions that were held.
        */
       held: number;
       /**
        * Format: int32
        * @description The number of cancelled sessions, which do not count as scheduled.
        */
       cancelled: number;
       /**
        * Format: int32
        * @description The number of held sessions whose roll call began by the end of the day on which the session ended.
        */
       rolls_in_time: number;
       /**
        * Format: int32
        * @description The total length in minutes of the sessions that were held.
        */
       minutes_held: number;
       /**
        * Format: int32
        * @description The number of minutes of the period in which the staff member can work, by the current weekly availability.
        */
       minutes_available: number;
       /**
        * Format: int32
        * @description The number of active enrollments that were dropped. A drop counts for the staff member who led the batch's last session before the drop; sessions with a substitute do not count.
        */
       drops: number;
       /** The percentage of scheduled sessions that were held, with two decimal places, `"91.11"`; null if there were no scheduled sessions. */
       held_rate: string | null;
       /** The percentage of held sessions whose roll call began by the end of the day, with two decimal places, `"91.11"`; null if there were no held sessions. */
       in_time_rate: string | null;
       /** The percentage of available minutes that were held sessions, with two decimal places, `"91.11"`; null if there were no available minutes. */
       utilization: string | null;
       /** The attendance rate in the sessions of the staff member, with two decimal places, `"91.11"`; null if there were no marks that count. */
       rate: string | null;
       /** The pay for the held minutes, at the present hourly pay. Only for academy admins; null for other callers, and if no pay is known. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["ReportUnavailable"];
  };
 };
 studentProgressReport: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["ReportPerPage"];
    /** The first day; when omitted, the first day of the month that contains the last day. */
    from?: components["parameters"]["From"];
    /** The last day; when omitted, the `as_of` date. The period has at most 366 days if rows are grouped by days, and 5 years otherwise. */
    to?: components["parameters"]["ToOfReports"];
    /** The date up to which the report counts, at most today; today when omitted. */
    as_of?: components["parameters"]["AsOf"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the department of the course. */
    department_id?: components["parameters"]["DepartmentId"];
    /** Filters by the staff member who leads the batch. */
    instructor_id?: components["parameters"]["InstructorIdOfReports"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** The grouping of rows; the first value when omitted. */
    group_by?: components["schemas"]["StudentProgressGroup"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("enrollments" | "-enrollments" | "completed" | "-completed" | "graded" | "-graded" | "progress" | "-progress" | "present" | "-present" | "late" | "-late" | "absent" | "-absent" | "excused" | "-excused" | "rate" | "-rate" | "punctuality" | "-punctuality")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the report, with the totals of all its rows; the whole report with `Accept: text/csv`, the totals last. */
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
        * @description The enrollment; null if rows are not grouped by enrollments. Also null for records whose enrollment was deleted.
        */
       enrollment_id: string | null;
       /** The grade of the enrollment; null if it has no grade. */
       grade: string | null;
       /**
        * Format: int32
        * @description The number of enrollments that were active on at least one day of the period.
        */
       enrollments: number;
       /**
        * Format: int32
        * @description The number of enrollments in the row that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description The number of enrollments in the row that have a grade.
        */
       graded: number;
       /** The mean of the present progress of the enrollments in percent, with two decimal places, `"91.11"`; null if there are no enrollments. */
       progress: string | null;
       /**
        * Format: int32
        * @description The number of attendance marks in batches for students who attended on time.
        */
       present: number;
       late: components["schemas"]["Late"];
       absent: components["schemas"]["Absent"];
       excused: components["schemas"]["Excused"];
       rate: components["schemas"]["Rate"];
       punctuality: components["schemas"]["Punctuality"];
      }[];
      /** The totals of all rows, not only of this page. */
      totals: {
       /**
        * Format: int32
        * @description The number of enrollments that were active on at least one day of the period.
        */
       enrollments: number;
       /**
        * Format: int32
        * @description The number of enrollments in the row that are completed.
        */
       completed: number;
       /**
        * Format: int32
        * @description The number of enrollments in the row that have a grade.
        */
       graded: number;
       /** The mean of the present progress of the enrollments in percent, with two decimal places, `"91.11"`; null if there are no enrollments. */
       progress: string | null;
       /**
        * Format: int32
        * @description The number of attendance marks in batches for students who attended on time.
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   406: components["responses"]["406"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
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
       /** The name, such as `payment-history`. */
       name: string;
       /** The root field of GraphQL that returns the report. */
       field: string;
       /** The path in REST, such as `/reports/payment-history`. */
       path: string;
       /** A description in words. */
       description: string;
       definition: components["schemas"]["Definition"];
       /** The values of `group_by` in REST, the default first. In GraphQL, the values are in capitals. */
       group_by: string[];
       /** The filters of the report. */
       parameters: {
        /** The name in REST, such as `student_id`. In GraphQL, the parameter is a field of `filter`, such as `student_id`. */
        name: string;
        /** The type of the values: `date`, `id`, `boolean`, `integer`, `string` or `enum`. */
        type: string;
        /** The allowed values of an `enum` parameter, in the notation of REST. */
        values: string[];
        /** A description in words. */
        description: string;
       }[];
       /** The columns that rows can be sorted by, with their REST names. */
       sort: string[];
       /** The media types that REST returns: JSON first. */
       formats: string[];
      }[];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 academies: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or slug. */
    search?: string;
    /** Filters by kind of education. */
    type?: components["schemas"]["AcademyType"][];
    /** Filters by status. */
    status?: components["schemas"]["AcademyStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 departments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfDepartments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createDepartment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 department: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfDepartments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateDepartment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateDepartmentByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 courses: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Filters by status. */
    status?: components["schemas"]["CourseStatus"][];
    /** Filters by department. */
    department_id?: components["parameters"]["DepartmentIdOfCourses"];
    /** Filters by level of a track. */
    level_id?: components["schemas"]["Ids"];
    /** Filters by category. The case must match. */
    category?: string;
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createCourse: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 course: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateCourse: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateCourseByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 rooms: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Filters by status. */
    status?: components["schemas"]["RoomStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfRooms"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createRoom: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 room: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfRooms"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateRoom: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateRoomByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 batches: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by status. */
    status?: components["parameters"]["Status"];
    /** Filters by the staff member who teaches the batch. */
    instructor_id?: components["parameters"]["InstructorId"];
    /** Filters by room. */
    room_id?: components["parameters"]["RoomId"];
    /** Batches that begin on this day or later. */
    start_from?: components["parameters"]["StartFrom"];
    /** Batches that begin on this day or earlier. */
    start_to?: components["parameters"]["StartTo"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfCourses"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createBatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 batch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["Include"];
   };
   header: {
    /** The id of the academy. */
    "X-Academy-ID": components["parameters"]["RequiredAcademy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateBatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateBatchByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 students: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name, student number or e-mail address. */
    search?: string;
    /** Filters by status. */
    status?: components["schemas"]["StudentStatus"][];
    /** Filters by batch. Dropped enrollments do not count. */
    batch_id?: components["schemas"]["Ids"];
    /** Filters by parent: the children of this parent. */
    parent_id?: components["schemas"]["Ids"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents2"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createStudent: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents2"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 student: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents2"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateStudent: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents2"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteStudent: {
  parameters: {
   query: {
    /** True to delete the student even if they pay for themselves and owe money or have credit. */
    confirm?: boolean;
    /** The version that was edited. If the record has another version, the write fails with status 409. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateStudentByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents2"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 parents: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name, e-mail address or telephone number. */
    search?: string;
    /** Filters by status. */
    status?: components["schemas"]["ParentStatus"][];
    /** Filters by student: the parents of this student. */
    student_id?: components["schemas"]["Ids"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 parent: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 staff: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name, e-mail address or staff number. */
    search?: string;
    /** Filters by job. */
    role?: components["schemas"]["StaffRole"][];
    /** Filters by department. */
    department_id?: components["parameters"]["DepartmentIdOfCourses"];
    /** Filters by status. */
    status?: components["schemas"]["StaffStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStaff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createStaffMember: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 staffMember: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStaff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateStaffMember: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateStaffMemberByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 timeOff: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name of the staff member. */
    search?: string;
    /** Filters by staff member. */
    staff_id?: components["schemas"]["Ids"];
    /** Filters by status. */
    status?: components["schemas"]["TimeOffStatus"][];
    /** Time off that ends on this day or later. */
    from?: string;
    /** Time off that begins on this day or earlier. */
    to?: string;
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "start_date" | "-start_date")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 requestTimeOff: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 staffTimeOff: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTimeOff"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateTimeOff: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateTimeOffByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 closures: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Closures that end on this day or later. */
    from?: string;
    /** Closures that begin on this day or earlier. */
    to?: string;
    /** Filters by a course in `course_ids`. */
    course_id?: components["schemas"]["Ids"];
    /** Filters by a batch in `batch_ids`. */
    batch_id?: components["schemas"]["Ids"];
    /** Filters by a room in `room_ids`. */
    room_id?: components["schemas"]["Ids"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfCourses"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 closure: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 classSessions: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the topic, or in the name or code of the batch. */
    search?: string;
    /** Sessions on this day or later. */
    from?: string;
    /** Sessions on this day or earlier. */
    to?: string;
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the course of the batch. */
    course_id?: components["parameters"]["CourseIdOfReports2"];
    /** Filters by the staff member who leads the session. */
    instructor_id?: components["parameters"]["InstructorIdOfSessions"];
    /** Filters by a former staff member: sessions that were assigned to this staff member until they left, and that have had no instructor since. */
    former_instructor_id?: components["schemas"]["Ids"];
    /** Filters by room. */
    room_id?: components["parameters"]["RoomId"];
    /** Filters by student: sessions of the student's batches on days on which the student was active there. The caller must be able to see the student. */
    student_id?: components["schemas"]["Ids"];
    /** Filters by missing roll call. True: sessions that have begun, are not cancelled, and have active students on the day but no attendance marks. */
    unmarked?: boolean;
    /** Filters by missing instructor. True: sessions that are not cancelled and have no instructor, or whose instructor was deleted or leaves before the session. */
    unstaffed?: boolean;
    /** Filters by status. */
    status?: components["schemas"]["SessionStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "date" | "-date" | "start_time" | "-start_time")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 addSession: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 classSession: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateSession: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateSessionByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 enrollments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or number of the student. */
    search?: components["parameters"]["SearchOfSkillMarks"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by status. */
    status?: components["schemas"]["EnrollmentStatus"][];
    /** Enrollments dated on this day or later. */
    enrolled_from?: string;
    /** Enrollments dated on this day or earlier. */
    enrolled_to?: string;
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "enrollment_date" | "-enrollment_date")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 enrollStudent: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 enrollment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfEnrollments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
     "application/json": components["schemas"]["EnrollmentResponse2"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateEnrollment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateEnrollmentByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 attendance: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or number of the student. */
    search?: components["parameters"]["SearchOfSkillMarks"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by session. */
    session_id?: components["parameters"]["SessionId"];
    /** Filters by attendance status. */
    status?: components["schemas"]["AttendanceStatus"][];
    /** Filters by day. */
    date?: string;
    /** Includes records on or after this day. */
    date_from?: string;
    /** Includes records on or before this day. */
    date_to?: string;
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "date" | "-date")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions3"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 markAttendance: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSessions3"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 attendanceRecord: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAttendance: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAttendanceByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 results: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by assessment. */
    assessment_id?: components["schemas"]["Ids"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by status. */
    status?: components["schemas"]["ResultStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments2"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Result"] & components["schemas"]["ResultRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 result: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: ("assessment" | "student" | "batch" | "history")[];
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
      data: components["schemas"]["Result"] & components["schemas"]["ResultRelations"] & components["schemas"]["ResultDetails"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 skillMark: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkillMarks"];
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
     "application/json": components["schemas"]["SkillMarkResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 studentLevels: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or number of the student. */
    search?: components["parameters"]["SearchOfSkillMarks"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Filters by track. */
    track_id?: components["parameters"]["TrackId"];
    /** Filters by level. */
    level_id?: components["parameters"]["LevelId"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfStudents"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["StudentLevel"] & components["schemas"]["StudentLevelRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 studentLevel: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
     "application/json": components["schemas"]["StudentLevelResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 fees: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the title, the receipt number, or the name or number of the student. */
    search?: string;
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Includes fees billed to this parent, and fees of the parent's children. */
    parent_id?: components["schemas"]["Ids"];
    /** Filters by account. */
    account_id?: components["parameters"]["AccountId"];
    /** Filters by billing run. */
    billing_run_id?: components["schemas"]["Ids"];
    /** Filters by type. */
    fee_type?: components["schemas"]["FeeType"][];
    /** Filters by payment status as of today. */
    payment_status?: components["schemas"]["PaymentStatus"][];
    /** Includes fees due on or after this day. */
    due_from?: string;
    /** Includes fees due on or before this day. */
    due_to?: string;
    /** The minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** The maximum amount. */
    amount_to?: components["parameters"]["AmountToOfFees"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_date" | "-due_date" | "amount" | "-amount")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createFee: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 fee: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfFees"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateFee: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateFeeByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 accounts: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the account number, or in the payer's name, e-mail address, telephone number or student number. */
    search?: string;
    /** Filters by parent. */
    parent_id?: components["schemas"]["Ids"];
    /** Filters by student. */
    student_id?: components["parameters"]["StudentId"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 account: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAccounts"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAccount: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAccountByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 payments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the reference or receipt number. */
    search?: components["parameters"]["SearchOfFees"];
    /** Filters by fee; includes payments for several fees. */
    fee_id?: components["parameters"]["FeeId"];
    /** Filters by account. */
    account_id?: components["parameters"]["AccountId"];
    /** Filters by payment method. */
    method?: components["parameters"]["Method"];
    /** The minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** The maximum amount. It applies to refunds too. */
    amount_to?: components["parameters"]["AmountTo"];
    /** Includes payments made at this time or later. */
    paid_from?: components["parameters"]["PaidFrom"];
    /** Includes payments made at this time or earlier. */
    paid_to?: components["parameters"]["PaidTo"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfFees"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 recordAccountPayment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 payment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 creditNotes: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the number or note. */
    search?: string;
    /** Filters by account. */
    account_id?: components["parameters"]["AccountId"];
    /** Filters by fee. */
    fee_id?: components["parameters"]["FeeIdOfCreditNotes"];
    /** Filters by reason. */
    reason?: components["schemas"]["CreditReason"][];
    /** The minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** The maximum amount. */
    amount_to?: components["parameters"]["AmountToOfFees"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "amount" | "-amount")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createCreditNote: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 creditNote: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 invoices: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the invoice number. */
    search?: string;
    /** Filters by fee. */
    fee_id?: components["parameters"]["FeeIdOfCreditNotes"];
    /** Filters by account. */
    account_id?: components["parameters"]["AccountId"];
    /** Filters by the student of the fee. */
    student_id?: components["schemas"]["Ids"];
    /** Includes invoices due on or after this day. */
    due_from?: string;
    /** Includes invoices due on or before this day. */
    due_to?: string;
    /** Includes invoices issued at this time or later. */
    issued_from?: components["schemas"]["InstantOrDay"];
    /** Includes invoices issued at this time or earlier. */
    issued_to?: components["schemas"]["InstantOrDay"];
    /** The minimum amount. */
    amount_from?: components["parameters"]["AmountFrom"];
    /** The maximum amount. */
    amount_to?: components["parameters"]["AmountToOfFees"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "issued_at" | "-issued_at" | "due_date" | "-due_date" | "amount" | "-amount")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfPayments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Invoice"] & components["schemas"]["InvoiceRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 invoice: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
     "application/json": {
      data: components["schemas"]["Invoice"] & components["schemas"]["InvoiceRelations"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 terms: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Includes terms that end on or after this day. */
    from?: string;
    /** Includes terms that begin on or before this day. */
    to?: string;
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "starts_on" | "-starts_on")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 term: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 taxRates: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 taxRate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 feePlans: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Filters by status. */
    status?: components["schemas"]["FeePlanStatus"][];
    /** Filters by course. */
    course_id?: components["parameters"]["CourseId"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createFeePlan: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 feePlan: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfFeePlans"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateFeePlan: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateFeePlanByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 discounts: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or code. */
    search?: components["parameters"]["Search"];
    /** Filters by kind. */
    kind?: components["schemas"]["DiscountKind"][];
    /** Filters by the student in the conditions of the discount. */
    student_id?: components["schemas"]["Ids"];
    /** Filters by the enrollment in the conditions of the discount. */
    enrollment_id?: components["schemas"]["Ids"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 discount: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 billingRuns: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by kind. */
    kind?: components["schemas"]["BillingRunKind"][];
    /** Filters by status. */
    status?: components["schemas"]["BillingRunStatus"][];
    /** True for the runs that the service started automatically; false for the runs that a user started. */
    automatic?: boolean;
    /** Includes runs with an `as_of` date on or after this day. */
    from?: string;
    /** Includes runs with an `as_of` date on or before this day. */
    to?: string;
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "as_of" | "-as_of")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 billingRun: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 members: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name or e-mail address. */
    search?: string;
    /** Filters by role. */
    role?: components["schemas"]["MemberRole"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 removeMember: {
  parameters: {
   query: {
    /** The treatment of the API keys that the member created: `revoke` when omitted. */
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
      /** The API keys of a removed member that were active before, as they are now: revoked or transferred. Null for other records. */
      keys: components["schemas"]["ApiKey"][] | null;
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 invitations: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the e-mail address. */
    search?: string;
    /** Filters by status. */
    status?: components["schemas"]["InvitationStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
        * @description The id of the invitation, for example to revoke the invitation.
        */
       id: string;
       /** The token for accepting the invitation, shown only in this response. It works once, within 7 days. */
       token: string;
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 apiKeys: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Filters by status. */
    status?: components["schemas"]["ApiKeyStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
        * @description The id of the key, for example to revoke the key.
        */
       id: string;
       academy_id: components["schemas"]["AcademyId"];
       /** The key to send as `Authorization: Bearer`, shown only in this response. */
       token: string;
       /** The purpose of the key: at most 100 characters. */
       name: string;
       /** The role with which the key acts. */
       role: components["schemas"]["ApiKeyRole"];
       /** The scopes of the key, limited by the permissions of its role. */
       scopes: string[];
       /**
        * Format: date-time
        * @description The expiry time: RFC 3339, UTC.
        */
       expires_at: string;
       /** The IP addresses that may use the key; null for any. */
       allowed_cidrs: string[] | null;
       /**
        * Format: date-time
        * @description The time of the last use, accurate to a few minutes: RFC 3339, UTC.
        */
       last_used_at: string | null;
       /**
        * Format: date-time
        * @description The time at which the key was revoked: RFC 3339, UTC.
        */
       revoked_at: string | null;
       /** The status: active, revoked or expired. */
       status: components["schemas"]["ApiKeyStatus"];
       /**
        * Format: uuid
        * @description The user who created the key.
        */
       created_by: string;
       created_at: components["schemas"]["CreatedAt"];
       updated_at: components["schemas"]["UpdatedAt"];
      };
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 calendarFeeds: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 calendarFeed: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 webhookEndpoints: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the URL or description. */
    search?: string;
    /** Filters by status. */
    status?: components["schemas"]["WebhookEndpointStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 webhookEndpoint: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 webhookDeliveries: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the type of the event. */
    search?: string;
    /** Filters by endpoint. */
    endpoint_id?: components["schemas"]["Ids"];
    /** Filters by event. */
    event_id?: components["schemas"]["Ids"];
    /** Filters by status. */
    status?: components["schemas"]["WebhookDeliveryStatus"][];
    /** Filters by type of event, such as `enrollment.created`. */
    type?: string[];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfWebhookDeliveries"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 webhookDelivery: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notifications: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** True for unread entries only, false for read entries only. */
    unread?: boolean;
    /** Filters by kind of notice. */
    kind?: components["parameters"]["Kind"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Notification"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notification: {
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
      data: components["schemas"]["Notification"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notificationSends: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by kind of notice. */
    kind?: components["parameters"]["Kind"];
    /** Filters by channel. */
    channel?: components["schemas"]["NoticeChannel"][];
    /** Filters by state. */
    state?: components["schemas"]["NoticeSendState"][];
    /** Filters by recipient: a user, or a parent, student or staff member without a login. */
    recipient_id?: components["schemas"]["Ids"];
    /** Filters by the record that the message is about, such as a session or one of several fees. */
    resource_id?: components["schemas"]["Ids"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["NotificationSend"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notificationSend: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["ResendNotification"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 file: {
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
     "application/json": components["schemas"]["FileResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteFile: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 clashes: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Filters by text in the name or code of the session's batch. */
    search?: string;
    /** The first day of the sessions; today when omitted. */
    from?: string;
    /** The last day of the sessions. The period has at most 92 days; it has 28 days when the last day is omitted. */
    to?: string;
    /** Filters by kind of clash. */
    kind?: components["schemas"]["ClashKind"][];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by the staff member who leads the session. */
    instructor_id?: components["parameters"]["InstructorIdOfSessions"];
    /** Filters by room. */
    room_id?: components["parameters"]["RoomId"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("starts_at" | "-starts_at")[];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 auditLog: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Filters by text in the type of the record or in the request id. */
    search?: string;
    /** Filters by the user who made the change. */
    user_id?: components["schemas"]["Ids"];
    /** Filters by action: `created`, `updated`, `deleted`, `restored` or `erased`. */
    action?: string[];
    /** Filters by type of record: `Batch`, `Enrollment`, … */
    resource?: string[];
    /** Filters by the id of the changed record. */
    resource_id?: components["schemas"]["Ids"];
    /** Changes at this instant or later. */
    from?: components["schemas"]["InstantOrDay"];
    /** Changes at this instant or earlier. */
    to?: components["schemas"]["InstantOrDay"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["Sort"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 announcements: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the title. */
    search?: components["parameters"]["SearchOfAnnouncements"];
    /** Filters by state. */
    state?: components["schemas"]["AnnouncementState"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["Announcement"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createAnnouncement: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateAnnouncementInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["AnnouncementResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 announcement: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["WithdrawAnnouncement"];
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAnnouncement: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAnnouncement"];
  responses: {
   200: components["responses"]["TestAnnouncement"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteAnnouncement: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAnnouncementByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAnnouncement"];
  responses: {
   200: components["responses"]["TestAnnouncement"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 assessments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the title. */
    search?: components["parameters"]["SearchOfAnnouncements"];
    /** Filters by batch. */
    batch_id?: components["parameters"]["BatchIdOfReports"];
    /** Filters by term. */
    term_id?: components["parameters"]["TermId"];
    /** Filters by kind. */
    kind?: components["schemas"]["AssessmentKind"][];
    /** Filters by status. */
    status?: components["schemas"]["AssessmentStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Assessment"] & components["schemas"]["AssessmentRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createAssessment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateAssessmentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["AssessmentResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 assessment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["ArchiveAssessment"];
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAssessment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAssessment"];
  responses: {
   200: components["responses"]["UpdateAssessment"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteAssessment: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateAssessmentByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfAssessments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateAssessment"];
  responses: {
   200: components["responses"]["UpdateAssessment"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 gradeScales: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["GradeScale"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createGradeScale: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateGradeScaleInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["GradeScaleResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 gradeScale: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["GradeScale"];
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateGradeScale: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateGradeScale"];
  responses: {
   200: components["responses"]["GradeScale"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteGradeScale: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateGradeScaleByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateGradeScale"];
  responses: {
   200: components["responses"]["GradeScale"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 levels: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Filters by track. */
    track_id?: components["parameters"]["TrackId"];
    /** Filters by status. */
    status?: components["parameters"]["StatusOfLevels"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfLevels"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfLevels"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Level"] & components["schemas"]["LevelRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createLevel: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfLevels"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateLevelInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["LevelResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 level: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfLevels"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
     "application/json": components["schemas"]["LevelResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateLevel: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfLevels"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateLevel"];
  responses: {
   200: components["responses"]["UpdateLevel"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteLevel: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateLevelByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfLevels"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateLevel"];
  responses: {
   200: components["responses"]["UpdateLevel"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 materials: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the title or section. */
    search?: string;
    /** Filters by course. Materials of its batches are not included. */
    course_id?: components["schemas"]["Ids"];
    /** Filters by batch. Materials of its sessions and its course are not included. */
    batch_id?: components["schemas"]["Ids"];
    /** Filters by session. */
    session_id?: components["parameters"]["SessionId"];
    /** Filters by status. */
    status?: components["schemas"]["MaterialStatus"][];
    /** Filters by audience. */
    audience?: components["schemas"]["MaterialAudience"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "position" | "-position")[];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Material"] & components["schemas"]["MaterialRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createMaterial: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateMaterialInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["MaterialResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 material: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["PublishMaterial"];
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateMaterial: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateMaterial"];
  responses: {
   200: components["responses"]["UpdateMaterial"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteMaterial: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateMaterialByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfMaterials"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateMaterial"];
  responses: {
   200: components["responses"]["UpdateMaterial"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notificationTemplates: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by kind of notice. */
    kind?: components["parameters"]["Kind"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: components["schemas"]["NotificationTemplate"][];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createNotificationTemplate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateNotificationTemplateInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["NotificationTemplateResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 notificationTemplate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["NotificationTemplate"];
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateNotificationTemplate: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateNotificationTemplate"];
  responses: {
   200: components["responses"]["NotificationTemplate"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteNotificationTemplate: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateNotificationTemplateByPatch: {
  parameters: {
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateNotificationTemplate"];
  responses: {
   200: components["responses"]["NotificationTemplate"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 skills: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Filters by level. */
    level_id?: components["parameters"]["LevelId"];
    /** Filters by status. */
    status?: components["parameters"]["StatusOfLevels"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfLevels"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkills"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Skill"] & components["schemas"]["SkillRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createSkill: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkills"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateSkillInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["SkillResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 skill: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkills"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
     "application/json": components["schemas"]["SkillResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateSkill: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkills"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateSkill"];
  responses: {
   200: components["responses"]["UpdateSkill"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteSkill: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateSkillByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfSkills"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateSkill"];
  responses: {
   200: components["responses"]["UpdateSkill"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 termComments: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by enrollment. */
    enrollment_id?: components["schemas"]["Ids"];
    /** Filters by term. */
    term_id?: components["parameters"]["TermId"];
    /** Filters by status. */
    status?: components["schemas"]["TermCommentStatus"][];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfSkillMarks"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTermComments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["TermComment"] & components["schemas"]["TermCommentRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createTermComment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTermComments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateTermCommentInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["TermCommentResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 termComment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTermComments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
    "If-None-Match"?: components["parameters"]["IfNoneMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["TermComment"];
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateTermComment: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTermComments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTermComment"];
  responses: {
   200: components["responses"]["TermComment"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteTermComment: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateTermCommentByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTermComments"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTermComment"];
  responses: {
   200: components["responses"]["TermComment"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 tracks: {
  parameters: {
   query?: {
    /** The number of the page. */
    page?: components["parameters"]["Page"];
    /** The largest number of rows per page. */
    per_page?: components["parameters"]["PerPage"];
    /** The ids of rows to exclude. At most 100 different values. */
    exclude?: components["parameters"]["Exclude"];
    /** Rows created at this instant or later. */
    created_from?: components["parameters"]["CreatedFrom"];
    /** Rows created at this instant or earlier. */
    created_to?: components["parameters"]["CreatedTo"];
    /** Rows last changed at this instant or later. */
    updated_from?: components["parameters"]["UpdatedFrom"];
    /** Rows last changed at this instant or earlier. */
    updated_to?: components["parameters"]["UpdatedTo"];
    /** Filters by text in the name. */
    search?: components["parameters"]["SearchOfDepartments"];
    /** Filters by status. */
    status?: components["parameters"]["StatusOfLevels"];
    /** Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id. */
    sort?: components["parameters"]["SortOfAcademies"];
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTracks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
   };
  };
  responses: {
   /** A page of the list; the whole list with `Accept: text/csv`. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": {
      data: (components["schemas"]["Track"] & components["schemas"]["TrackRelations"])[];
      links: components["schemas"]["PageLinks"];
      meta: components["schemas"]["PageMeta"];
     };
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 createTrack: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTracks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
   };
  };
  requestBody: {
   content: {
    "application/json": components["schemas"]["CreateTrackInput"];
   };
  };
  responses: {
   /** Created */
   201: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/json": components["schemas"]["TrackResponse"];
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 track: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTracks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    /** The `ETag` of a known response. If the response is still the same, the status is 304. */
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
     "application/json": components["schemas"]["TrackResponse"];
    };
   };
   304: components["responses"]["NotModified"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateTrack: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTracks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTrack"];
  responses: {
   200: components["responses"]["UpdateTrack"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 deleteTrack: {
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
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 updateTrackByPatch: {
  parameters: {
   query?: {
    /** Related records to include, each below its name. */
    include?: components["parameters"]["IncludeOfTracks"];
   };
   header?: {
    "X-Academy-ID"?: components["parameters"]["Academy"];
    "If-Match"?: components["parameters"]["IfMatch"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  requestBody?: components["requestBodies"]["UpdateTrack"];
  responses: {
   200: components["responses"]["UpdateTrack"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   409: components["responses"]["409"];
   412: components["responses"]["412"];
   413: components["responses"]["413"];
   415: components["responses"]["415"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 fileContent: {
  parameters: {
   query?: {
    /** Shows pictures, pdf, mp3, mp4 and txt in the browser instead of saving them. */
    disposition?: "inline" | "attachment";
    /** The end of the validity of a signed address, in seconds since 1970. */
    expires?: components["parameters"]["Expires"];
    /** The user of a signed address. */
    user?: components["parameters"]["User"];
    /** The signature of a signed address. */
    signature?: components["parameters"]["Signature"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   /** The whole content. */
   200: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/octet-stream": string;
    };
   };
   /** The part that the header `Range` names. */
   206: {
    headers: {
     [name: string]: unknown;
    };
    content: {
     "application/octet-stream": string;
    };
   };
   /** The content is at the address in `Location`, which is valid for a minute. */
   302: {
    headers: {
     [name: string]: unknown;
    };
   };
   /** The content is the one whose `ETag` is in `If-None-Match`. */
   304: {
    headers: {
     [name: string]: unknown;
    };
   };
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   /** The content ends before the range. */
   416: {
    headers: {
     [name: string]: unknown;
    };
   };
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 enrollmentReportCard: {
  parameters: {
   query: {
    /** The term. */
    term_id: string;
    /** Shows the file in the browser instead of saving it. */
    disposition?: components["parameters"]["Disposition"];
    /** The academy of a signed address. */
    academy?: components["parameters"]["AcademyOfEnrollments"];
    /** The end of the validity of a signed address, in seconds since 1970. */
    expires?: components["parameters"]["Expires"];
    /** The user of a signed address. */
    user?: components["parameters"]["User"];
    /** The signature of a signed address. */
    signature?: components["parameters"]["Signature"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["EnrollmentReportCard"];
   304: components["responses"]["NotModified2"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 paymentReceipt: {
  parameters: {
   query?: {
    /** Shows the file in the browser instead of saving it. */
    disposition?: components["parameters"]["Disposition"];
    /** The academy of a signed address. */
    academy?: components["parameters"]["AcademyOfEnrollments"];
    /** The end of the validity of a signed address, in seconds since 1970. */
    expires?: components["parameters"]["Expires"];
    /** The user of a signed address. */
    user?: components["parameters"]["User"];
    /** The signature of a signed address. */
    signature?: components["parameters"]["Signature"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["EnrollmentReportCard"];
   304: components["responses"]["NotModified2"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 accountStatementPaper: {
  parameters: {
   query?: {
    /** The first day. If omitted, the statement has 12 months. */
    from?: string;
    /** The last day: the statement has at most 366 days. Default: today in the academy's time zone. */
    to?: components["parameters"]["To"];
    /** Shows the file in the browser instead of saving it. */
    disposition?: components["parameters"]["Disposition"];
    /** The academy of a signed address. */
    academy?: components["parameters"]["AcademyOfEnrollments"];
    /** The end of the validity of a signed address, in seconds since 1970. */
    expires?: components["parameters"]["Expires"];
    /** The user of a signed address. */
    user?: components["parameters"]["User"];
    /** The signature of a signed address. */
    signature?: components["parameters"]["Signature"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["EnrollmentReportCard"];
   304: components["responses"]["NotModified2"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
  };
 };
 feeInvoicePaper: {
  parameters: {
   query?: {
    /** Shows the file in the browser instead of saving it. */
    disposition?: components["parameters"]["Disposition"];
    /** The academy of a signed address. */
    academy?: components["parameters"]["AcademyOfEnrollments"];
    /** The end of the validity of a signed address, in seconds since 1970. */
    expires?: components["parameters"]["Expires"];
    /** The user of a signed address. */
    user?: components["parameters"]["User"];
    /** The signature of a signed address. */
    signature?: components["parameters"]["Signature"];
   };
   path: {
    id: components["parameters"]["Id"];
   };
  };
  responses: {
   200: components["responses"]["EnrollmentReportCard"];
   304: components["responses"]["NotModified2"];
   400: components["responses"]["400"];
   401: components["responses"]["401"];
   403: components["responses"]["403"];
   404: components["responses"]["404"];
   422: components["responses"]["422"];
   429: components["responses"]["429"];
   500: components["responses"]["500"];
   503: components["responses"]["503"];
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
      /** The status of the academy. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The parent who pays; null if a student pays.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The student who pays; null if a parent pays.
       */
      student_id: string | null;
      /** True if credit pays open fees automatically: in the order of their due dates, penalties last. */
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
 onAnnouncementPublished: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "announcement.published";
     data: components["schemas"]["AnnouncementEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAnnouncementWithdrawn: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "announcement.withdrawn";
     data: components["schemas"]["AnnouncementEvent"];
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
 onAssessmentCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "assessment.created";
     data: components["schemas"]["AssessmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAssessmentDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "assessment.deleted";
     data: components["schemas"]["AssessmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onAssessmentUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "assessment.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The batch.
       */
      batch_id: string;
      /**
       * Format: uuid
       * @description The term in whose average the assessment counts; null for none.
       */
      term_id: string | null;
      /** The kind of assessment. */
      kind: string;
      /**
       * Format: date
       * @description The day of the assessment.
       */
      date: string | null;
      /** The highest possible score: 0.01 to 9999.99. */
      max_score: string;
      /** The weight in averages: 0 to 1000; with 0, the assessment counts in no average. */
      weight: number;
      /** The status. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The course of the batch.
       */
      course_id: string;
      start_date: components["schemas"]["StartDate"];
      /** The number of seats: 1 to 1000. */
      max_students: number;
      /**
       * Format: uuid
       * @description The staff member who teaches the batch.
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
      version: components["schemas"]["AnnouncementEventVersion"];
      start_date: components["schemas"]["StartDate"];
      /**
       * Format: date
       * @description The last day, on or after the first; at most 366 days.
       */
      end_date: string;
      /** True if sessions that the closure cancels are not charged. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The department of the course.
       */
      department_id: string | null;
      /**
       * Format: uuid
       * @description The level of a track that students reach by the course; null if there is none.
       */
      level_id: string | null;
      /** The price in the academy's currency. */
      price: string | null;
      /** The status: only an active course is offered. */
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
      /** The total amount. */
      amount: string;
      currency: components["schemas"]["InvoiceCurrency"];
      /** The paid fees: the first 50. */
      moves: {
       /**
        * Format: uuid
        * @description The fee.
        */
       fee_id: string;
       /**
        * Format: uuid
        * @description The payment that the credit comes from.
        */
       payment_id: string | null;
       /**
        * Format: uuid
        * @description The credit note that the credit comes from.
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
       * @description The account of the credit note.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The credited fee; null if the credit note is for the account only.
       */
      fee_id: string | null;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["Currency"];
      /** The reason for the credit note. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The kind of discount. */
      kind: string;
      percent: components["schemas"]["Percent"];
      amount: components["schemas"]["DiscountAmount"];
      exclusive: components["schemas"]["Exclusive"];
      /**
       * Format: date
       * @description The first day on which the discount is valid.
       */
      valid_from: string | null;
      /**
       * Format: date
       * @description The last day on which the discount is valid: on or after the first day.
       */
      valid_until: string | null;
      /** The maximum number of enrollments that may use the discount; null for any number: 1 to 1000000. */
      max_uses: number | null;
      /**
       * Format: uuid
       * @description The student in the conditions of the discount.
       */
      student_id: string | null;
      /**
       * Format: uuid
       * @description The enrollment in the conditions of the discount.
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
      version: components["schemas"]["AnnouncementEventVersion"];
      student_id: components["schemas"]["StudentId"];
      /**
       * Format: uuid
       * @description The course.
       */
      course_id: string;
      /**
       * Format: uuid
       * @description The batch; null if the student is enrolled in a course without a batch.
       */
      batch_id: string | null;
      /**
       * Format: date
       * @description The enrollment date.
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
      /** The waitlist position, from 1; null if the enrollment is not on the waitlist. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
      student_id: components["schemas"]["FeeStudentId"];
      /**
       * Format: uuid
       * @description The parent who is billed.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The account of the payer.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The enrollment that the fee is for.
       */
      enrollment_id: string | null;
      /** The type of the fee. */
      fee_type: string;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["FeeCurrency"];
      /**
       * Format: date
       * @description The due date.
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
      version: components["schemas"]["AnnouncementEventVersion"];
      student_id: components["schemas"]["FeeStudentId"];
      /**
       * Format: uuid
       * @description The parent who is billed.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The account of the payer.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The enrollment that the fee is for.
       */
      enrollment_id: string | null;
      /** The type of the fee. */
      fee_type: string;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["FeeCurrency"];
      /**
       * Format: date
       * @description The due date.
       */
      due_date: string;
      paid_amount: components["schemas"]["PaidAmount"];
      credited_amount: components["schemas"]["CreditedAmount"];
      /** The open amount. */
      balance: string;
      /**
       * Format: uuid
       * @description The billing run that billed the fee.
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
      version: components["schemas"]["AnnouncementEventVersion"];
      student_id: components["schemas"]["FeeStudentId"];
      /**
       * Format: uuid
       * @description The parent who is billed.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The account of the payer.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The enrollment that the fee is for.
       */
      enrollment_id: string | null;
      /** The type of the fee. */
      fee_type: string;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["FeeCurrency"];
      /**
       * Format: date
       * @description The due date.
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The course whose enrollments the plan bills.
       */
      course_id: string | null;
      /**
       * Format: uuid
       * @description The batch whose enrollments the plan bills.
       */
      batch_id: string | null;
      /** The status of the plan. */
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
 onGradeScaleCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "grade_scale.created";
     data: components["schemas"]["GradeScaleEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onGradeScaleDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "grade_scale.deleted";
     data: components["schemas"]["GradeScaleEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onGradeScaleUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "grade_scale.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["AnnouncementEventVersion"];
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
      /** The role of the future member. */
      role: string;
      /** The job of the staff member, for the role `staff`. */
      staff_role: string | null;
      /**
       * Format: uuid
       * @description The staff member as whom the invited person will sign in.
       */
      staff_id: string | null;
      /**
       * Format: uuid
       * @description The parent as whom the invited person will sign in.
       */
      parent_id: string | null;
      /**
       * Format: uuid
       * @description The student as whom the invited person will sign in.
       */
      student_id: string | null;
      /**
       * Format: uuid
       * @description The user who sent the invitation.
       */
      invited_by: string;
      /**
       * Format: date-time
       * @description The time until which the token works: RFC 3339, UTC.
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
 onInvoiceChanged: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "invoice.changed";
     data: {
      id: components["schemas"]["Id"];
      /**
       * Format: uuid
       * @description The fee.
       */
      fee_id: string;
      /**
       * Format: uuid
       * @description The account of the payer.
       */
      account_id: string;
      /** The amount, including taxes. */
      amount: string;
      tax: components["schemas"]["Tax"];
      currency: components["schemas"]["InvoiceCurrency"];
      /**
       * Format: date
       * @description The due date of the fee when the invoice was issued.
       */
      due_date: string;
      /**
       * Format: date-time
       * @description The time of issue: RFC 3339, UTC.
       */
      issued_at: string;
      /**
       * Format: uuid
       * @description The user who issued the invoice.
       */
      issued_by: string;
      changed: components["schemas"]["Changed"];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onInvoiceIssued: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "invoice.issued";
     data: {
      id: components["schemas"]["Id"];
      /**
       * Format: uuid
       * @description The fee.
       */
      fee_id: string;
      /**
       * Format: uuid
       * @description The account of the payer.
       */
      account_id: string;
      /** The amount, including taxes. */
      amount: string;
      tax: components["schemas"]["Tax"];
      currency: components["schemas"]["InvoiceCurrency"];
      /**
       * Format: date
       * @description The due date of the fee when the invoice was issued.
       */
      due_date: string;
      /**
       * Format: date-time
       * @description The time of issue: RFC 3339, UTC.
       */
      issued_at: string;
      /**
       * Format: uuid
       * @description The user who issued the invoice.
       */
      issued_by: string;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onLevelCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "level.created";
     data: components["schemas"]["LevelEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onLevelDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "level.deleted";
     data: components["schemas"]["LevelEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onLevelUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "level.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The track of the level.
       */
      track_id: string;
      /** The position in the track; the lowest level has the lowest position: 1 to 10000. */
      position: number;
      /** The minimum age in years: 0 to 150. */
      min_age: number | null;
      /** The minimum number of days since the level before: 0 to 10000, or, without one, since the student began a course of this level. */
      min_days: number | null;
      /** The minimum number of sessions attended in courses of the track: 0 to 10000, counted from the same day as `min_days`. */
      min_sessions: number | null;
      /** The status: students reach only active levels. */
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
 onMaterialCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "material.created";
     data: components["schemas"]["MaterialEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onMaterialDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "material.deleted";
     data: components["schemas"]["MaterialEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onMaterialPublished: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "material.published";
     data: components["schemas"]["MaterialEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onMaterialUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "material.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The course of the material; null if it belongs to a batch or session.
       */
      course_id: string | null;
      /**
       * Format: uuid
       * @description The batch of the material; null if it belongs to a course or session.
       */
      batch_id: string | null;
      /**
       * Format: uuid
       * @description The session of the material; null if it belongs to a course or batch.
       */
      session_id: string | null;
      /** The position among the materials of the same course, batch or session: 1 to 100000. */
      position: number;
      /** The status. */
      status: string;
      visible_from: components["schemas"]["VisibleFrom"];
      visible_until: components["schemas"]["VisibleUntil"];
      /** The readers of the published material, besides staff. */
      audience: string;
      changed: components["schemas"]["Changed"];
     };
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
      /** The job of the staff member, for the role `staff`. */
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
     data: components["schemas"]["GradeScaleEvent"];
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
      student_id: components["schemas"]["StudentId"];
      /** The parent's relationship to the student. */
      relationship: string;
      /** True if the academy should contact this parent first. */
      is_primary: boolean;
      /** True if the parent may collect the student. */
      can_pickup: boolean;
      /** True if this parent receives the bills. */
      receives_billing: boolean;
      /** True if this parent gets notices about the student. */
      gets_notices: boolean;
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The status: only an active parent is in contact with the academy. */
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
       * @description The account that the payment is for.
       */
      account_id: string;
      fee_id: components["schemas"]["FeeId"];
      amount: components["schemas"]["FeePaymentAmount"];
      currency: components["schemas"]["Currency"];
      /** The payment method. */
      method: string;
      paid_at: components["schemas"]["PaidAt"];
      /**
       * Format: uuid
       * @description The user who recorded the payment.
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
       * @description The account that the payment is for.
       */
      account_id: string;
      fee_id: components["schemas"]["FeeId"];
      amount: components["schemas"]["FeePaymentAmount"];
      currency: components["schemas"]["Currency"];
      /** The payment method. */
      method: string;
      paid_at: components["schemas"]["PaidAt"];
      /**
       * Format: uuid
       * @description The user who recorded the payment.
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
       * @description The account that the payment is for.
       */
      account_id: string;
      fee_id: components["schemas"]["FeeId"];
      amount: components["schemas"]["FeePaymentAmount"];
      currency: components["schemas"]["Currency"];
      /** The payment method. */
      method: string;
      paid_at: components["schemas"]["PaidAt"];
      /**
       * Format: uuid
       * @description The user who recorded the payment.
       */
      received_by: string;
      /**
       * Format: uuid
       * @description The refunded payment.
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
       * @description The id of the overdue fee.
       */
      penalty_for_id: string;
      /**
       * Format: uuid
       * @description The id of the payer's account.
       */
      account_id: string;
      /**
       * Format: uuid
       * @description The id of the student that the fee is for.
       */
      student_id: string | null;
      /**
       * Format: uuid
       * @description The id of the parent who is billed.
       */
      parent_id: string | null;
      amount: components["schemas"]["CreditNoteAmount"];
      currency: components["schemas"]["InvoiceCurrency"];
      /**
       * Format: date
       * @description The due date: the day on which the penalty was posted.
       */
      due_date: string;
      /**
       * Format: date
       * @description The last day of the grace period of the overdue fee.
       */
      grace_end: string;
      /** The open amount of the overdue fee at the end of the grace period. */
      balance: string;
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onResultsPublished: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "results.published";
     data: components["schemas"]["AssessmentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onResultsSaved: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "results.saved";
     data: {
      /**
       * Format: uuid
       * @description The assessment.
       */
      assessment_id: string;
      /**
       * Format: uuid
       * @description The batch of the assessment.
       */
      batch_id: string;
      /** The number of written results. */
      count: number;
      /** The first 100 results, without statuses and scores. */
      results: {
       /**
        * Format: uuid
        * @description Its id.
        */
       id: string;
       student_id: components["schemas"]["StudentId"];
      }[];
     };
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onResultsWithdrawn: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "results.withdrawn";
     data: components["schemas"]["AssessmentEvent"];
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The number of students who fit in the room: 1 to 10000. */
      capacity: number | null;
      /** The status: only an active room can be chosen for new sessions. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The batch.
       */
      batch_id: string;
      /**
       * Format: date
       * @description The date, local to the academy.
       */
      date: string;
      /**
       * Format: date-time
       * @description The start: RFC 3339, UTC.
       */
      starts_at: string;
      /**
       * Format: date-time
       * @description The end, after the start: RFC 3339, UTC.
       */
      ends_at: string;
      /**
       * Format: uuid
       * @description The staff member who leads the session.
       */
      instructor_id: string | null;
      /**
       * Format: uuid
       * @description The room.
       */
      room_id: string | null;
      /** The status of the session. */
      status: string;
      /** The cause of the cancellation; null unless the session is cancelled. */
      cancel_cause: string | null;
      /** True if the session is cancelled and not charged. */
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
      /** The number of created sessions. */
      created: number;
      /** The number of sessions with a changed time, instructor or room. */
      moved: number;
      /** The number of cancelled sessions. */
      cancelled: number;
      /** The number of restored sessions. */
      restored: number;
      /** The number of deleted sessions. */
      removed: number;
      /** The number of other changes: the cause of a cancellation or the charge status. */
      updated: number;
      /** True if existing sessions changed only in their instants, because the academy's time zone changed. Their local times are as before. */
      only_instants: boolean;
      /** The first 100 changes. The list of the batch's sessions contains all sessions. */
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
        * @description The date of the session, local to the academy.
        */
       date: string;
       /** The start time of the session, local time of the academy. */
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
 onSkillCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "skill.created";
     data: components["schemas"]["SkillEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSkillDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "skill.deleted";
     data: components["schemas"]["SkillEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSkillUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "skill.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The level of the skill.
       */
      level_id: string;
      /** The position in the level: 1 to 10000. */
      position: number;
      /** True if students need the skill to reach the level. */
      required: boolean;
      /** The status: only active skills can be marked, and are required. */
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
 onSkillMarksSaved: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "skill_marks.saved";
     data: components["schemas"]["SkillMarksEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onSkillMarksVoided: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "skill_marks.voided";
     data: components["schemas"]["SkillMarksEvent"];
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
     data: components["schemas"]["GradeScaleEvent"];
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The job of the staff member. */
      role: string;
      /** The status: at work, on leave or terminated. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
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
     data: components["schemas"]["GradeScaleEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStudentPromoted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "student.promoted";
     data: components["schemas"]["StudentPromotedEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onStudentPromotionUndone: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "student.promotion_undone";
     data: components["schemas"]["StudentPromotedEvent"];
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The status of the student at the academy. */
      status: string;
      /**
       * Format: date
       * @description The day on which the student joined.
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The percentage of the price: 0.00 to 100.00, with up to four decimal places. */
      percent: string;
      /** True if prices include the tax; otherwise the tax is added to the prices. */
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
      version: components["schemas"]["AnnouncementEventVersion"];
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
 onTermCommentCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "term_comment.created";
     data: components["schemas"]["TermCommentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTermCommentDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "term_comment.deleted";
     data: components["schemas"]["TermCommentEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTermCommentUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "term_comment.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["AnnouncementEventVersion"];
      /**
       * Format: uuid
       * @description The enrollment.
       */
      enrollment_id: string;
      /**
       * Format: uuid
       * @description The term.
       */
      term_id: string;
      /** The status. */
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
 onTrackCreated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "track.created";
     data: components["schemas"]["TrackEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTrackDeleted: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "track.deleted";
     data: components["schemas"]["TrackEvent"];
    };
   };
  };
  responses: {
   "2XX": components["responses"]["Received"];
  };
 };
 onTrackUpdated: {
  requestBody: {
   content: {
    "application/json": components["schemas"]["WebhookEvent"] & {
     /** @constant */
     type: "track.updated";
     data: {
      id: components["schemas"]["Id"];
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The status: students reach only levels of an active track. */
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
      /**
       * Format: uuid
       * @description The id of the endpoint.
       */
      id: string;
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
      version: components["schemas"]["AnnouncementEventVersion"];
      /** The status: events are sent only to an active endpoint. */
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

// Written by `npm run openapi` from rest/openapi.json.
export interface paths {
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a user, who is a member of no academy yet, and signs them in
         * @description Makes a user, who is a member of no academy yet, and signs them in. Every attempt counts towards the limit of the address.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs a user in
         * @description Signs a user in. Every attempt counts towards the login limit.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session of the token that the request carries, at once */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user who is signed in */
        get: operations["me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Swaps the token that the request carries for a new one
         * @description Swaps the token that the request carries for a new one. The old one is refused from then on; using it again after 10 seconds ends the session.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails whoever has the address a link to choose a new password, that works for 30 minutes
         * @description Mails whoever has the address a link to choose a new password, that works for 30 minutes. The answer is the same for known and unknown addresses. At most 3 in an hour for an address: then RATE_LIMITED.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the user whom the token was sent to a new password and ends all of their sessions
         * @description Gives the user whom the token was sent to a new password and ends all of their sessions. Signs nobody in. A token that is unknown, used or too old is reported on `token`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives the caller a new password and ends their other sessions
         * @description Gives the caller a new password and ends their other sessions. A wrong present one is reported on `current_password`; every attempt counts towards the login limit.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mails the caller a link to prove their e-mail address by, that works for 24 hours
         * @description Mails the caller a link to prove their e-mail address by, that works for 24 hours. At most 3 in an hour.
         */
        post: operations["requestEmailVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that the user whom the token was sent to has the address
         * @description Notes that the user whom the token was sent to has the address. Nothing is refused for want of it.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is signed in */
        get: operations["mySessions"];
        put?: never;
        post?: never;
        /** Ends all sessions of the caller but the present one */
        delete: operations["revokeOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}/batches": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The batches of the course */
        get: operations["courseBatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the students of a CSV file, and changes those whose `id`, `external_id` or `student_number` a row has
         * @description Registers the students of a CSV file, and changes those whose `id`, `external_id` or `student_number` a row has. There may also be `emergency_contact_name`, `_phone` and `_relationship`. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is a CONFLICT.
         */
        post: operations["importStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parents/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the parents of a CSV file, and changes those whose `id` or `email` a row has
         * @description Registers the parents of a CSV file, and changes those whose `id` or `email` a row has. `students` are the children, in place of those there are: as they are exported, or by external id, student number or id, with semicolons between them and what the parent is to them in `relationship`. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is a CONFLICT.
         */
        post: operations["importParents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers the staff members of a CSV file, and changes those whose `id`, `email` or `staff_number` a row has
         * @description Registers the staff members of a CSV file, and changes those whose `id`, `email` or `staff_number` a row has. An administrator writes no other administrators. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is a CONFLICT.
         */
        post: operations["importStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enrolls the students of a CSV file, and changes the enrollments whose `id` a row has, one row after another
         * @description Enrolls the students of a CSV file, and changes the enrollments whose `id` a row has, one row after another. A student may also be named by `student_external_id` or `student_number`, a batch by `batch_code` or `batch_name`, a course by `course_code`. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is a CONFLICT.
         */
        post: operations["importEnrollments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bills by the rows of a CSV file, and changes the fees whose `id` a row has
         * @description Bills by the rows of a CSV file, and changes the fees whose `id` a row has. A student may also be named by `student_external_id` or `student_number`, a parent by `parent_email`. Payments are no part of it. Rows without an `id` are new fees each time they are sent. All rows or, with an error for each bad cell (`rows.3.first_name`, counted from 1 below the header line), none; up to 5,000. Whose `version` or `updated_at` is not that of the record any more is a CONFLICT.
         */
        post: operations["importFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a student to another batch: drops the open enrollment and answers a new one there, or does neither */
        post: operations["transferEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Voids a fee that has no money on it: it leaves the lists and cannot be paid */
        post: operations["voidFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** The payments and refunds of the fee */
        get: operations["feePayments"];
        put?: never;
        /** Records money that was received for a fee */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives back a payment or a part of it
         * @description Gives back a payment or a part of it. Answers the refund: a payment with a negative amount.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}/fees": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bills every active student of a batch, each once for the type and period
         * @description Bills every active student of a batch, each once for the type and period. Answers the fees of all of them, whether they are new or were made before.
         */
        post: operations["createFeesForBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the invited a member and signs them in: a new user, or an existing one who proves to be them */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in the academy, the oldest first: its events in the order of their numbers, without gaps
         * @description What happened in the academy, the oldest first: its events in the order of their numbers, without gaps. They are kept for 30 days; an `after` that is older is refused. For academy admins and administrators.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The types of events, and what their data hold
         * @description The types of events, and what their data hold. For academy admins and administrators.
         */
        get: operations["listEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases, for good, who somebody was who is not active any more, or deleted: names, contacts, medical notes, photos, documents, what was written about them, and all of that in the audit log; their login ends
         * @description Erases, for good, who somebody was who is not active any more, or deleted: names, contacts, medical notes, photos, documents, what was written about them, and all of that in the audit log; their login ends. Money, counts, grades and attendance stay. For admins of the academy. Erasing again changes nothing.
         */
        post: operations["eraseStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parents/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases, for good, who somebody was who is not active any more, or deleted: names, contacts, medical notes, photos, documents, what was written about them, and all of that in the audit log; their login ends
         * @description Erases, for good, who somebody was who is not active any more, or deleted: names, contacts, medical notes, photos, documents, what was written about them, and all of that in the audit log; their login ends. Money, counts, grades and attendance stay. For admins of the academy. Erasing again changes nothing.
         */
        post: operations["eraseParent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erases, for good, who somebody was who is not active any more, or deleted: names, contacts, medical notes, photos, documents, what was written about them, and all of that in the audit log; their login ends
         * @description Erases, for good, who somebody was who is not active any more, or deleted: names, contacts, medical notes, photos, documents, what was written about them, and all of that in the audit log; their login ends. Money, counts, grades and attendance stay. For admins of the academy. Erasing again changes nothing.
         */
        post: operations["eraseStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every day of a period, with its closures and sessions
         * @description Every day of a period, with its closures and sessions. The staff see all sessions, parents those of their children, students their own: of one student, staff member, room or batch where one is named. Of one that the caller does not see there are none.
         */
        get: operations["timetable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a webhook endpoint another secret, which the answer alone shows
         * @description Gives a webhook endpoint another secret, which the answer alone shows. The one before it signs along meanwhile; as long as it does, a third is CONFLICT.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event of the type `webhook.test` to one endpoint
         * @description Sends an event of the type `webhook.test` to one endpoint. The delivery tells how it went, a little later.
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an endpoint what it missed: events of its types that were never sent to it, and deliveries that are dead or cancelled
         * @description Sends an endpoint what it missed: events of its types that were never sent to it, and deliveries that are dead or cancelled. At most 10,000.
         */
        post: operations["recoverWebhookDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a delivery again at once, whatever has become of it, under the same `webhook-id` */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The academies that the caller has access to */
        get: operations["academies"];
        put?: never;
        /** Creates an academy; the caller becomes its admin */
        post: operations["createAcademy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/academies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One academy of the caller; null when it is not theirs */
        get: operations["academy"];
        /** Changes an academy: its admin, or a Super Admin */
        put: operations["updateAcademy"];
        post?: never;
        /** Hides an academy from everybody: its admin, or a Super Admin */
        delete: operations["deleteAcademy"];
        options?: never;
        head?: never;
        /** Changes an academy: its admin, or a Super Admin */
        patch: operations["updateAcademyByPatch"];
        trace?: never;
    };
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The departments of the academy */
        get: operations["departments"];
        put?: never;
        /** Creates a department */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One department; null when there is none */
        get: operations["department"];
        /** Changes a department; a department head their own */
        put: operations["updateDepartment"];
        post?: never;
        /** Hides a department; its courses and staff stay, without a department */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /** Changes a department; a department head their own */
        patch: operations["updateDepartmentByPatch"];
        trace?: never;
    };
    "/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The courses of the academy */
        get: operations["courses"];
        put?: never;
        /** Creates a course; a department head in a department of their own */
        post: operations["createCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One course; null when there is none */
        get: operations["course"];
        /** Changes a course; a department head those of their departments */
        put: operations["updateCourse"];
        post?: never;
        /** Hides a course that has no batches and no open enrollments */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        /** Changes a course; a department head those of their departments */
        patch: operations["updateCourseByPatch"];
        trace?: never;
    };
    "/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rooms of the academy */
        get: operations["rooms"];
        put?: never;
        /** Creates a room */
        post: operations["createRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One room; null when there is none */
        get: operations["room"];
        /**
         * Changes a room
         * @description Changes a room. The `classroom` of its batches and of their sessions to come follows a new name.
         */
        put: operations["updateRoom"];
        post?: never;
        /** Hides a room; its batches and their sessions to come go on without it, and keep its name as `classroom` */
        delete: operations["deleteRoom"];
        options?: never;
        head?: never;
        /**
         * Changes a room
         * @description Changes a room. The `classroom` of its batches and of their sessions to come follows a new name.
         */
        patch: operations["updateRoomByPatch"];
        trace?: never;
    };
    "/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The batches of the academy */
        get: operations["batches"];
        put?: never;
        /** Creates an upcoming batch; a department head in their departments */
        post: operations["createBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One batch; null when there is none */
        get: operations["batch"];
        /** Changes a batch; a department head those of their departments, a teacher the notes of their own */
        put: operations["updateBatch"];
        post?: never;
        /** Hides a batch; its open enrollments are dropped */
        delete: operations["deleteBatch"];
        options?: never;
        head?: never;
        /** Changes a batch; a department head those of their departments, a teacher the notes of their own */
        patch: operations["updateBatchByPatch"];
        trace?: never;
    };
    "/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visible students */
        get: operations["students"];
        put?: never;
        /** Registers a student */
        post: operations["createStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/students/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One visible student; null when there is none */
        get: operations["student"];
        /** Changes a student; parents the contact data of their children, students their own */
        put: operations["updateStudent"];
        post?: never;
        /** Hides a student; their open enrollments are dropped, and their membership ends */
        delete: operations["deleteStudent"];
        options?: never;
        head?: never;
        /** Changes a student; parents the contact data of their children, students their own */
        patch: operations["updateStudentByPatch"];
        trace?: never;
    };
    "/parents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visible parents */
        get: operations["parents"];
        put?: never;
        /** Registers a parent, with the children they have here */
        post: operations["createParent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One parent; null when none is visible */
        get: operations["parent"];
        /** Changes a parent; parents themselves, but for their status and children */
        put: operations["updateParent"];
        post?: never;
        /** Hides a parent; their membership ends, their children stay */
        delete: operations["deleteParent"];
        options?: never;
        head?: never;
        /** Changes a parent; parents themselves, but for their status and children */
        patch: operations["updateParentByPatch"];
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The staff of the academy, as far as the caller may see them */
        get: operations["staff"];
        put?: never;
        /** Registers a staff member; an administrator none of their own role */
        post: operations["createStaffMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One staff member; null when none is visible */
        get: operations["staffMember"];
        /**
         * Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, `qualifications` and `weekly_availability`
         * @description Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, `qualifications` and `weekly_availability`. Who is terminated is no member any more and teaches no upcoming batch.
         */
        put: operations["updateStaffMember"];
        post?: never;
        /** Hides a staff member; they are no member any more and teach no upcoming batch */
        delete: operations["deleteStaffMember"];
        options?: never;
        head?: never;
        /**
         * Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, `qualifications` and `weekly_availability`
         * @description Changes a staff member: administrators those who are no admins, others of themselves `email`, `phone`, `qualifications` and `weekly_availability`. Who is terminated is no member any more and teaches no upcoming batch.
         */
        patch: operations["updateStaffMemberByPatch"];
        trace?: never;
    };
    "/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visible enrollments */
        get: operations["enrollments"];
        put?: never;
        /**
         * Enrolls a student
         * @description Enrolls a student. A full batch refuses an active enrollment and lets a pending one wait for a seat. A department head enrolls in their courses; parents ask for their children, students for themselves.
         */
        post: operations["enrollStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enrollments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One enrollment; null when none is visible */
        get: operations["enrollment"];
        /** Changes an enrollment; a teacher grade and progress in their batches, a parent drops those of their children */
        put: operations["updateEnrollment"];
        post?: never;
        /** Hides an enrollment; an open one is dropped first */
        delete: operations["deleteEnrollment"];
        options?: never;
        head?: never;
        /** Changes an enrollment; a teacher grade and progress in their batches, a parent drops those of their children */
        patch: operations["updateEnrollmentByPatch"];
        trace?: never;
    };
    "/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visible attendance records */
        get: operations["attendance"];
        put?: never;
        /**
         * Marks a student for a day, once for each batch and session
         * @description Marks a student for a day, once for each batch and session. With a batch, the student must have been active in it on that day: one who was dropped, until the day before. The mark belongs to the session of the batch on that day, which is held from then on: of several that are not cancelled, today to the one nearest to now, else to the first; with a `session`, to the extra one with that topic, if there is one. A teacher marks in their own batches and in sessions that they lead within the edit hours of the academy, a department head in those of their departments.
         */
        post: operations["markAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One attendance record; null when none is visible */
        get: operations["attendanceRecord"];
        /**
         * Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history
         * @description Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history. Nothing happens when nothing changes.
         */
        put: operations["updateAttendance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history
         * @description Corrects a record: who marked it and when is renewed, and the earlier mark becomes part of its history. Nothing happens when nothing changes.
         */
        patch: operations["updateAttendanceByPatch"];
        trace?: never;
    };
    "/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visible fees that are not voided */
        get: operations["fees"];
        put?: never;
        /** Bills a student or a parent */
        post: operations["createFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One fee, voided or not; null when none is visible */
        get: operations["fee"];
        /** Changes a fee that is not paid yet, or pays its balance: the latter is all that support staff may */
        put: operations["updateFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes a fee that is not paid yet, or pays its balance: the latter is all that support staff may */
        patch: operations["updateFeeByPatch"];
        trace?: never;
    };
    "/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of the academy that the caller may manage */
        get: operations["members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** One member of the academy; null when none is visible */
        get: operations["member"];
        /**
         * Gives a member another role
         * @description Gives a member another role. The last academy admin stays one.
         */
        put: operations["changeMemberRole"];
        post?: never;
        /** Ends a membership, and with it all access, at once */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        /**
         * Gives a member another role
         * @description Gives a member another role. The last academy admin stays one.
         */
        patch: operations["changeMemberRoleByPatch"];
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The invitations to roles that the caller may grant */
        get: operations["invitations"];
        put?: never;
        /**
         * Invites somebody to become a member, in a role below or as one’s own
         * @description Invites somebody to become a member, in a role below or as one’s own. A user may invite an address 3 times in an hour, and 500 times in all: then RATE_LIMITED.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an invitation back */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a session of the caller, the present one too: its token is refused from now on */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The API keys of the academy, revoked and expired ones among them
         * @description The API keys of the academy, revoked and expired ones among them. For its admins.
         */
        get: operations["apiKeys"];
        put?: never;
        /**
         * Makes an API key for a system of the academy
         * @description Makes an API key for a system of the academy. For its admins; no API key makes another.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends an API key, at once
         * @description Ends an API key, at once. It stays in the list.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the events of the academy are sent
         * @description Where the events of the academy are sent. For academy admins and administrators.
         */
        get: operations["webhookEndpoints"];
        put?: never;
        /**
         * Adds a webhook endpoint, of at most 10
         * @description Adds a webhook endpoint, of at most 10. The answer alone shows its `secret`.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-endpoints/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One webhook endpoint; null when there is none
         * @description One webhook endpoint; null when there is none. For academy admins and administrators.
         */
        get: operations["webhookEndpoint"];
        /**
         * Changes a webhook endpoint
         * @description Changes a webhook endpoint. A disabled one that is made `active` gets what happens from then on: the rest is recovered.
         */
        put: operations["updateWebhookEndpoint"];
        post?: never;
        /** Takes a webhook endpoint away; what waits for it is not sent */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Changes a webhook endpoint
         * @description Changes a webhook endpoint. A disabled one that is made `active` gets what happens from then on: the rest is recovered.
         */
        patch: operations["updateWebhookEndpointByPatch"];
        trace?: never;
    };
    "/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to webhook endpoints in the last 30 days
         * @description What was sent to webhook endpoints in the last 30 days. For academy admins and administrators.
         */
        get: operations["webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One webhook delivery; null when there is none
         * @description One webhook delivery; null when there is none. For academy admins and administrators.
         */
        get: operations["webhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what in the academy
         * @description Who changed what in the academy. For its admins.
         */
        get: operations["auditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "academy.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The academy was made */
        post: operations["onAcademyCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "academy.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The academy was deleted */
        post: operations["onAcademyDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "academy.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The academy was changed */
        post: operations["onAcademyUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An API key was made */
        post: operations["onApiKeyCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An API key was revoked: it counts no more */
        post: operations["onApiKeyRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendance.corrected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Students who had been marked were marked otherwise: one event a roll call, whose resource is the first record */
        post: operations["onAttendanceCorrected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "attendance.taken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Students were marked for a day: one event a roll call, whose resource is the first record */
        post: operations["onAttendanceTaken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A batch was made */
        post: operations["onBatchCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A batch was deleted */
        post: operations["onBatchDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "batch.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A batch was changed */
        post: operations["onBatchUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "course.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A course was made */
        post: operations["onCourseCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "course.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A course was deleted */
        post: operations["onCourseDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "course.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A course was changed */
        post: operations["onCourseUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A department was made */
        post: operations["onDepartmentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A department was deleted */
        post: operations["onDepartmentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "department.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A department was changed */
        post: operations["onDepartmentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The enrollment became active: from the start, or when it was approved */
        post: operations["onEnrollmentActivated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.completed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The course is finished */
        post: operations["onEnrollmentCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student was enrolled, or asked for it */
        post: operations["onEnrollmentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The enrollment was deleted; where it was open, `enrollment.dropped` tells so as well */
        post: operations["onEnrollmentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.dropped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The enrollment ended early */
        post: operations["onEnrollmentDropped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.promoted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The enrollment got a seat, and waits no more */
        post: operations["onEnrollmentPromoted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.reopened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A completed enrollment is active again */
        post: operations["onEnrollmentReopened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Something else of the enrollment was changed, as its place on the waitlist */
        post: operations["onEnrollmentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "enrollment.waitlisted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The enrollment waits for a seat */
        post: operations["onEnrollmentWaitlisted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fee.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fee was changed, or what is paid of it */
        post: operations["onFeeChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fee.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student or a parent was billed */
        post: operations["onFeeCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "fee.voided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fee was voided: nobody owes it */
        post: operations["onFeeVoided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invitation.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who was invited has accepted; `member.joined` tells of the member */
        post: operations["onInvitationAccepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invitation.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invitation offers another role, or was made to somebody who has been erased */
        post: operations["onInvitationChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invitation.revoked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** An invitation was taken back */
        post: operations["onInvitationRevoked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.invited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody was invited to become a member */
        post: operations["onMemberInvited"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody became a member */
        post: operations["onMemberJoined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.removed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody is no member any more */
        post: operations["onMemberRemoved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.role_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member got another role */
        post: operations["onMemberRoleChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "parent.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A parent was made */
        post: operations["onParentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "parent.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A parent was deleted */
        post: operations["onParentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "parent.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that told who a parent is was erased: what others keep of it has to go, too */
        post: operations["onParentErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "parent.link_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a parent is to a student, or may do for them, was changed */
        post: operations["onParentLinkChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "parent.linked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student became a child of a parent */
        post: operations["onParentLinked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "parent.unlinked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student is no child of a parent any more */
        post: operations["onParentUnlinked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "parent.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A parent was changed */
        post: operations["onParentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What names the payer was erased: amounts never change */
        post: operations["onPaymentChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.recorded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money was received for a fee */
        post: operations["onPaymentRecorded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payment.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Money was given back */
        post: operations["onPaymentRefunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "room.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A room was made */
        post: operations["onRoomCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "room.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A room was deleted */
        post: operations["onRoomDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "room.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A room was changed */
        post: operations["onRoomUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sessions.rescheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sessions of a batch followed its schedule, a closure or the time zone of the academy: one event a batch, whatever their number. What is done to a session by hand has events of its own */
        post: operations["onSessionsRescheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A staff member was made */
        post: operations["onStaffCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A staff member was deleted */
        post: operations["onStaffDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.department_joined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A staff member became one of a department */
        post: operations["onStaffDepartmentJoined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.department_left": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A staff member is none of a department any more */
        post: operations["onStaffDepartmentLeft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that told who a staff member is was erased: what others keep of it has to go, too */
        post: operations["onStaffErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "staff.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A staff member was changed */
        post: operations["onStaffUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "student.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student was made */
        post: operations["onStudentCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "student.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student was deleted */
        post: operations["onStudentDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "student.erased": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that told who a student is was erased: what others keep of it has to go, too */
        post: operations["onStudentErased"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "student.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A student was changed */
        post: operations["onStudentUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook_endpoint.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook endpoint was made */
        post: operations["onWebhookEndpointCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook_endpoint.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook endpoint was deleted */
        post: operations["onWebhookEndpointDeleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook_endpoint.disabled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The service gave a webhook endpoint up */
        post: operations["onWebhookEndpointDisabled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook_endpoint.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A webhook endpoint was changed */
        post: operations["onWebhookEndpointUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description What a student learned before, elsewhere. */
        AcademicRecordInput: {
            /** @description The school: at most 255 characters. */
            institution: string;
            /** @description The level or grade: at most 100 characters. */
            level?: string | null;
            /** @description The year, four digits. */
            year?: number | string | (null | "");
            /** @description The result: at most 100 characters. */
            result?: string | null;
        };
        /** @description An education business, and the boundary of its data: nobody sees rows of an academy they are no member of. Texts that were never set are the empty string. */
        Academy: {
            /**
             * Format: uuid
             * @description The identifier of the academy: a UUID (version 7). Send it as X-Academy-ID.
             */
            id: string;
            /** @description The name: at most 255 characters. */
            name: string;
            /** @description The name in addresses: `[a-z0-9-]`, at most 100 characters, unique. */
            slug: string;
            /** @description What the academy teaches. */
            type: components["schemas"]["AcademyType"];
            /** @description A description: at most 5000 characters. */
            description: string;
            /** @description The e-mail address of the office. */
            email: string;
            /** @description The telephone number: at most 32 characters. */
            phone: string;
            /** @description Street and number: at most 500 characters. */
            address: string;
            /** @description The city: at most 100 characters. */
            city: string;
            /** @description The state or province: at most 100 characters. */
            state: string;
            /** @description The country: at most 100 characters. */
            country: string;
            /** @description The postal code: at most 20 characters. */
            postal_code: string;
            /** @description The web site: an http or https URL, at most 2048 characters. */
            website: string;
            /** @description The logo: an http or https URL, at most 2048 characters. */
            logo_url: string;
            /** @description Whether the academy is open for business. */
            status: components["schemas"]["AcademyStatus"];
            /** @description Colours, pictures and the sender of e-mails. */
            branding: {
                /** @description The first colour: `#RRGGBB`. */
                primary_color: string | null;
                /** @description The second colour: `#RRGGBB`. */
                secondary_color: string | null;
                /** @description A logo for dashboards: an http or https URL. */
                logo_url: string | null;
                /** @description The icon of browser tabs: an http or https URL. */
                favicon_url: string | null;
                /** @description The name that e-mails are sent under: at most 100 characters. */
                email_sender_name: string | null;
            };
            /** @description How the academy works: time zone, currency, defaults. */
            settings: {
                /** @description IANA time zone; "today" and "overdue" go by it. */
                timezone: string;
                /** @description ISO 4217 code of every amount of the academy. */
                currency: string;
                /** @description BCP 47 language tag, `en` or `en-GB`. */
                locale: string;
                /** @description The day that weeks begin on. */
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
                /**
                 * Format: int32
                 * @description Hours after the end of a day in which teachers may mark it: 0 to 8760.
                 */
                attendance_edit_hours: number;
                /** @description What becomes of a write by which an instructor or a room would be at two places at once. */
                clash_policy: components["schemas"]["ClashPolicy"];
                /** @description Whether attendance in a batch is marked on days with a session of it alone. */
                attendance_requires_session: boolean;
                /** @description The penalty for fees paid late. */
                late_penalty: {
                    /** @description How the penalty is worked out. */
                    kind: components["schemas"]["LatePenaltyKind"];
                    /** @description The fixed amount, or the percentage with two places ("2.50" is 2.5 %). Null when there is no penalty. */
                    amount: string | null;
                    /**
                     * Format: int32
                     * @description Days after the due date before the penalty applies: 0 to 365.
                     */
                    grace_days: number;
                };
                /** @description When reminders go out: days from the due date, negative is before; -365 to 365. */
                reminder_days: number[];
            };
            /** @description The plan of the academy. */
            subscription: {
                /** @description What was subscribed to. */
                plan: components["schemas"]["SubscriptionPlan"];
                /** @description Where the subscription stands. */
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
                /** @description The plan's limits, or those set for this academy. */
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
                /** @description How much of each limit is used now. */
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
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description How an academy looks to its people. What is left out stays as it is. */
        AcademyBrandingInput: {
            /** @description The first colour: `#RRGGBB`. */
            primary_color?: string | (null | "");
            /** @description The second colour: `#RRGGBB`. */
            secondary_color?: string | (null | "");
            /** @description A logo for dashboards: an http or https URL. */
            logo_url?: string | (null | "");
            /** @description The icon of browser tabs: an http or https URL. */
            favicon_url?: string | (null | "");
            /** @description The name that e-mails are sent under: at most 100 characters. */
            email_sender_name?: string | null;
        };
        /** @description How an academy works. What is left out stays as it is. */
        AcademySettingsInput: {
            /** @description IANA time zone. */
            timezone?: string;
            /** @description ISO 4217 code, upper-case. */
            currency?: string;
            /** @description BCP 47 language tag. */
            locale?: string;
            /** @description The day that weeks begin on. */
            week_start?: components["schemas"]["Weekday"];
            /** @description Seats of a new batch that does not say: 1 to 1000. */
            default_batch_capacity?: number | string;
            /** @description Attendance below this percentage counts as low: 0 to 100. */
            low_attendance_threshold?: number | string;
            /** @description Hours after a day in which teachers may mark it: 0 to 8760. */
            attendance_edit_hours?: number | string;
            /** @description What becomes of a write by which an instructor or a room would be at two places at once. */
            clash_policy?: components["schemas"]["ClashPolicy"];
            /** @description Whether attendance in a batch is marked on days with a session of it alone. */
            attendance_requires_session?: boolean | (1 | 0 | "1" | "0");
            /** @description The penalty for fees paid late. */
            late_penalty?: components["schemas"]["LatePenaltyInput"];
            /** @description When reminders go out: at most 20 days, -365 to 365. */
            reminder_days?: (number | string)[];
        };
        /**
         * @description Whether an academy is open for business.
         *
         *     - `active`: In business.
         *     - `inactive`: Closed by its own admin: no new enrollments.
         *     - `suspended`: Closed by the platform: members may read, nobody but a Super Admin may write.
         * @enum {string}
         */
        AcademyStatus: "active" | "inactive" | "suspended";
        /**
         * @description What an academy teaches.
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
            /** @description The token of the invitation. */
            token: string;
            /** @description The name of a new user: at most 255 characters. */
            name?: string | null;
            /** @description The password of a new user; of an existing one who is not signed in, theirs. */
            password?: string | null;
        };
        /** @description Why a request is refused. */
        ApiError: {
            /** @description What is wrong, in words for people. */
            message: string;
            /** @description The messages by field. Fields inside of others have paths: `records.3.student_id`. */
            errors?: {
                [key: string]: string[];
            };
        };
        /** @description The key of a system of the academy, which acts as a user of its own: the id of that user, in `received_by`, `marked_by` and the audit log, is the id of the key. Its text is shown once, when it is made. */
        ApiKey: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description What the key is for: at most 100 characters. */
            name: string;
            /** @description The role that it acts in. */
            role: components["schemas"]["ApiKeyRole"];
            /** @description What it is allowed of what its role may do. */
            scopes: string[];
            /**
             * Format: date-time
             * @description Until when it counts: RFC 3339, UTC.
             */
            expires_at: string;
            /** @description The addresses that it may come from; null for any. */
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
            /** @description Whether it counts. */
            status: components["schemas"]["ApiKeyStatus"];
            /**
             * Format: uuid
             * @description The user who made it.
             */
            created_by: string;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /**
         * @description What an API key acts as. It is nobody of the staff: no department or batch is its own.
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
        /** @description Whether a student was there on a day. */
        AttendanceRecord: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
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
            /** @description The period of the day: at most 50 characters. */
            session: string | null;
            /** @description Whether the student was there. */
            status: components["schemas"]["AttendanceStatus"];
            /** @description Remarks: at most 500 characters. */
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
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description Whether a student was there on a day. */
        AttendanceRecordDetails: {
            /** @description How the record was marked before it was corrected, the last first. */
            history?: {
                /**
                 * Format: uuid
                 * @description The identifier of the record: a UUID (version 7).
                 */
                id: string;
                /** @description Whether the student was there, as marked then. */
                status: components["schemas"]["AttendanceStatus"];
                /** @description The remarks then. */
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
        /** @description Whether a student was there on a day. */
        AttendanceRecordRelations: {
            /** @description The student; null when deleted or not visible. */
            student?: components["schemas"]["Student"] | null;
            /** @description The batch; null when there is none or it was deleted. */
            batch?: components["schemas"]["Batch"] | null;
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
        /** @description Who changed what, from what to what. Never changed or deleted, but that values of people who were erased are null. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /**
             * Format: uuid
             * @description The user who did it; null for the service itself.
             */
            user_id: string | null;
            /** @description The name of that user, or of the API key. */
            user_name: string | null;
            /** @description What was done: `created`, `updated`, `deleted` or `erased`. */
            action: string;
            /** @description What it was done to: `Batch`, `Enrollment`, … */
            resource: string;
            /**
             * Format: uuid
             * @description The id of what it was done to.
             */
            resource_id: string;
            /** @description The changed values as they were; null for what is new. */
            before: Record<string, never> | null;
            /** @description The changed values as they are; null for what is gone. Of an erasure its `reason`. */
            after: Record<string, never> | null;
            /** @description The id of the request, as in its X-Request-Id header. */
            request_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description A time of the week at which a staff member can work. */
        AvailabilityInput: {
            /** @description The day of the week. */
            day: components["schemas"]["Weekday"];
            /** @description From this local time. */
            start_time: string;
            /** @description Until this local time, after the start. */
            end_time: string;
        };
        /** @description A course as it is taught: on which days, by whom, with how many seats. */
        Batch: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The course that is taught.
             */
            course_id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The name: at most 255 characters. */
            name: string;
            /** @description The code: `BAT-` and 8 upper-case letters or digits. */
            code: string;
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
            /** @description When a session begins, local time of the academy. */
            start_time: string;
            /** @description When a session ends, after its start. */
            end_time: string;
            /** @description The days of the week with a session: 1 to 7. */
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
            /** @description Where: the name of the room, or any other text: at most 100 characters; empty when unset. */
            classroom: string;
            /** @description Where the batch stands. */
            status: components["schemas"]["BatchStatus"];
            /** @description Notes: at most 5000 characters. */
            notes: string | null;
            /**
             * Format: date
             * @description The last day up to which there are sessions; null before there are any.
             */
            sessions_until: string | null;
            /**
             * Format: int32
             * @description Seats that nobody holds: never below 0.
             */
            available_seats: number;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description A course as it is taught: on which days, by whom, with how many seats. */
        BatchRelations: {
            /** @description The course that is taught; null when it was deleted. */
            course?: components["schemas"]["Course"] | null;
            /** @description The staff member who teaches; null when none is visible. */
            instructor?: components["schemas"]["StaffMember"] | null;
            /** @description The room; null where `classroom` is no name of one. */
            room?: components["schemas"]["Room"] | null;
        };
        /**
         * @description Where a batch stands.
         *
         *     - `upcoming`: Not begun.
         *     - `ongoing`: Being taught.
         *     - `completed`: Over; active enrollments are completed.
         *     - `cancelled`: Called off; open enrollments are dropped.
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
        /**
         * @description Why a session falls out.
         *
         *     - `manual`: Somebody cancelled it.
         *     - `closure`: It is within a closure.
         *     - `schedule`: The batch is not taught on that day any more.
         *     - `batch`: The batch was cancelled, completed or deleted.
         * @enum {string}
         */
        CancelCause: "manual" | "closure" | "schedule" | "batch";
        ChangeMemberRoleInput: {
            /** @description The role. Staff act by the role of their staff member's row. */
            role: components["schemas"]["MemberRole"];
            /** @description The staff member they are: for the role `staff`. */
            staff_id?: string | (null | "");
            /** @description The parent they are: for the role `parent`. */
            parent_id?: string | (null | "");
            /** @description The student they are: for the role `student`. */
            student_id?: string | (null | "");
        };
        /** @description The password of the caller, and another one. */
        ChangePasswordInput: {
            /** @description The present password. */
            current_password: string;
            /** @description The new password: 8 characters or more, at most 72 bytes of UTF-8. */
            password: string;
            /** @description The new password again. Must be given; if it is not or differs, that is reported on `password`. */
            password_confirmation: string | null;
        };
        /**
         * @description What becomes of a write that would have somebody or a room at two places at once.
         *
         *     - `warn`: It is written; `clashes` tell of it.
         *     - `refuse`: It is refused.
         * @enum {string}
         */
        ClashPolicy: "warn" | "refuse";
        /** @description How a parent wants to hear from the academy. What is left out stays as it is. */
        CommunicationPreferencesInput: {
            /** @description By e-mail; true by default. */
            email?: boolean | (1 | 0 | "1" | "0");
            /** @description By text message; false by default. */
            sms?: boolean | (1 | 0 | "1" | "0");
            /** @description By push notification; false by default. */
            push?: boolean | (1 | 0 | "1" | "0");
            /** @description BCP 47 language tag: at most 35 characters, `en` by default. */
            language?: string;
        };
        /** @description What it takes to complete a course. What is left out stays as it is. */
        CompletionRuleInput: {
            /** @description The least attendance in percent: 0 to 100. */
            min_attendance?: number | string | (null | "");
            /** @description The least progress in percent: 0 to 100. */
            min_progress?: number | string | (null | "");
            /** @description Whether every fee must be paid. */
            require_paid?: boolean | (1 | 0 | "1" | "0");
        };
        /** @description Something that an academy teaches; its batches are when and where. */
        Course: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The name: at most 255 characters. */
            name: string;
            /** @description The code: `CRS-` and 8 upper-case letters or digits. */
            code: string;
            /** @description A description: at most 5000 characters. */
            description: string | null;
            /** @description The category: at most 100 characters. */
            category: string | null;
            /** @description Whom the course is for. */
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
            /** @description The colour in timetables: `#RRGGBB`. */
            color: string | null;
            /** @description The price in the academy's currency. */
            price: string | null;
            /** @description How often the price is due. */
            billing_frequency: components["schemas"]["BillingFrequency"];
            /** @description What it takes to complete the course. */
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
                /** @description Whether every fee must be paid. */
                require_paid: boolean;
            };
            /** @description Whether the course is on offer. */
            status: components["schemas"]["CourseStatus"];
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /**
         * @description Whom a course is for.
         *
         *     - `beginner`: Beginners.
         *     - `intermediate`: Those who know the basics.
         *     - `advanced`: The experienced.
         *     - `all`: Everybody.
         * @enum {string}
         */
        CourseLevel: "beginner" | "intermediate" | "advanced" | "all";
        /** @description Something that an academy teaches; its batches are when and where. */
        CourseRelations: {
            /** @description The department that the course belongs to. */
            department?: components["schemas"]["Department"] | null;
            /** @description The batches of the course. */
            batches?: components["schemas"]["Batch"][];
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
        /** @description A new academy. Whoever creates it becomes its admin. */
        CreateAcademyInput: {
            /** @description The name in addresses: `[a-z0-9-]`, at most 100, unique. */
            slug?: string | (null | "");
            /** @description A description: at most 5000 characters. */
            description?: string | null;
            /** @description The telephone number: at most 32 characters. */
            phone?: string | null;
            /** @description Street and number: at most 500 characters. */
            address?: string | null;
            /** @description The city: at most 100 characters. */
            city?: string | null;
            /** @description The state or province: at most 100 characters. */
            state?: string | null;
            /** @description The country: at most 100 characters. */
            country?: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code?: string | null;
            /** @description The web site: an http or https URL. */
            website?: string | (null | "");
            /** @description The logo: an http or https URL. */
            logo_url?: string | (null | "");
            /** @description Colours, pictures and the sender of e-mails. */
            branding?: components["schemas"]["AcademyBrandingInput"] | (null | "");
            /** @description How the academy works. */
            settings?: components["schemas"]["AcademySettingsInput"] | (null | "");
            /** @description The name: at most 255 characters. */
            name: string;
            /** @description What the academy teaches. */
            type: components["schemas"]["AcademyType"];
            /** @description The e-mail address of the office. */
            email: string;
        };
        /** @description A new API key. */
        CreateApiKeyInput: {
            /** @description What the key is for: at most 100 characters. */
            name: string;
            /** @description The role that it acts in. */
            role: components["schemas"]["ApiKeyRole"];
            /** @description What it is allowed of what its role may do, one or more, none twice: `academy:read`, `academy:write`, `departments:read`, `departments:write`, `staff:read`, `staff:write`, `students:read`, `students:write`, `parents:read`, `parents:write`, `members:read`, `courses:read`, `courses:write`, `rooms:read`, `rooms:write`, `batches:read`, `batches:write`, `sessions:read`, `sessions:write`, `enrollments:read`, `enrollments:write`, `attendance:read`, `attendance:write`, `fees:read`, `fees:write`, `payments:read`, `payments:write`, `audit:read`, `events:read`, `webhooks:read`, `webhooks:write`. */
            scopes: string[];
            /**
             * Format: date-time
             * @description Until when it counts: RFC 3339, at most a year ahead.
             */
            expires_at: string;
            /** @description The addresses that it may come from, at most 20, single ones or blocks in CIDR notation: `203.0.113.7`, `2001:db8::/32`. Null for any. */
            allowed_cidrs?: string[] | (null | "");
        };
        /** @description A new batch. It is upcoming. */
        CreateBatchInput: {
            /** @description Seats: 1 to 1000; the academy's setting by default. */
            max_students?: number | string | (null | "");
            /** @description The staff member who teaches; null for nobody. */
            instructor_id?: string | (null | "");
            /** @description The room, in use; null for none. Sets `classroom` to its name. */
            room_id?: string | (null | "");
            /** @description Where: the name of a room in use, whatever its case, or any other text, which is of no room: at most 100 characters; not regarded beside a `room_id`. */
            classroom?: string | null;
            /** @description Notes: at most 5000 characters. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The course that is taught.
             */
            course_id: string;
            /** @description The name: at most 255 characters. */
            name: string;
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
            /** @description When a session begins, local time of the academy. */
            start_time: string;
            /** @description When a session ends, after its start. */
            end_time: string;
            /** @description The days of the week with a session: 1 to 7, each once. */
            days_of_week: components["schemas"]["Weekday"][];
        };
        /** @description A new course. */
        CreateCourseInput: {
            /** @description A description: at most 5000 characters. */
            description?: string | null;
            /** @description The category: at most 100 characters. */
            category?: string | null;
            /** @description Whom it is for; all by default. */
            level?: components["schemas"]["CourseLevel"] | (null | "");
            /** @description The department it belongs to. */
            department_id?: string | (null | "");
            /** @description The least age in years: 0 to 150. */
            min_age?: number | string | (null | "");
            /** @description The greatest age in years: 0 to 150, not below the least. */
            max_age?: number | string | (null | "");
            /** @description The colour in timetables: `#RRGGBB`. */
            color?: string | (null | "");
            /** @description The price in the academy's currency. */
            price?: string | number | (null | "");
            /** @description How often the price is due; once by default. */
            billing_frequency?: components["schemas"]["BillingFrequency"] | (null | "");
            /** @description What it takes to complete the course. */
            completion_rule?: components["schemas"]["CompletionRuleInput"] | (null | "");
            /** @description Whether it is on offer; active by default. */
            status?: components["schemas"]["CourseStatus"] | (null | "");
            /** @description The name: at most 255 characters. */
            name: string;
        };
        /** @description A new department. */
        CreateDepartmentInput: {
            /** @description The name: at most 100 characters. */
            name: string;
            /** @description The staff member who leads it; null for nobody. */
            head_staff_id?: string | (null | "");
        };
        /** @description A new fee, of a student or of a parent. */
        CreateFeeInput: {
            /** @description The title: at most 255 characters. */
            title?: string | null;
            /** @description Notes: at most 5000 characters. */
            notes?: string | null;
            /** @description What it is for. */
            fee_type: components["schemas"]["FeeType"];
            /** @description The amount, in the currency of the academy. */
            amount: string | number;
            /**
             * Format: date
             * @description The last day on which to pay.
             */
            due_date: string;
            /** @description The student it is for; required unless a parent is billed. */
            student_id?: string | (null | "");
            /** @description The parent who is billed. */
            parent_id?: string | (null | "");
            /** @description The enrollment it is for: one of the student. */
            enrollment_id?: string | (null | "");
        } & (unknown | unknown);
        /** @description A fee for each active student of a batch. */
        CreateFeesForBatchInput: {
            /** @description The title: at most 255 characters. */
            title?: string | null;
            /** @description Notes: at most 5000 characters. */
            notes?: string | null;
            /** @description What it is for. */
            fee_type: components["schemas"]["FeeType"];
            /** @description The amount, in the currency of the academy. */
            amount: string | number;
            /**
             * Format: date
             * @description The last day on which to pay.
             */
            due_date: string;
            /** @description The time it is for, in your words (`2026-03`): at most 50 characters; the due date when left out. A student of the batch is billed once for each type and period. */
            period?: string | null;
        };
        /** @description A new parent. */
        CreateParentInput: {
            /** @description Street and number: at most 500 characters. */
            address?: string | null;
            /** @description The city: at most 100 characters. */
            city?: string | null;
            /** @description The state or province: at most 100 characters. */
            state?: string | null;
            /** @description The country: at most 100 characters. */
            country?: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code?: string | null;
            /** @description A second telephone number: at most 32 characters. */
            alternate_phone?: string | null;
            /** @description The occupation: at most 100 characters. */
            occupation?: string | null;
            /** @description Whether to call this parent in an emergency; false by default. */
            emergency_contact?: boolean | (1 | 0 | "1" | "0") | (null | "");
            /** @description How the parent wants to hear from the academy. */
            communication_preferences?: components["schemas"]["CommunicationPreferencesInput"] | (null | "");
            /** @description Whether the parent is in contact with the academy; active by default. */
            status?: components["schemas"]["ParentStatus"] | (null | "");
            /** @description The children: at most 100, in place of those there are. */
            students?: components["schemas"]["StudentLinkInput"][] | (null | "");
            /** @description The given name: at most 100 characters. */
            first_name: string;
            /** @description The family name: at most 100 characters. */
            last_name: string;
            /** @description The e-mail address, unique in the academy. */
            email: string;
            /** @description The telephone number: at most 32 characters. */
            phone: string;
        };
        /** @description A new room. */
        CreateRoomInput: {
            /** @description The name, unique in the academy, whatever its case: at most 100 characters. */
            name: string;
            /** @description How many students fit in: 1 to 10000. */
            capacity?: number | string | (null | "");
            /** @description Whether it is in use; active by default. */
            status?: components["schemas"]["RoomStatus"] | (null | "");
            /** @description Notes: at most 500 characters. */
            notes?: string | null;
        };
        /** @description A new staff member. */
        CreateStaffMemberInput: {
            /** @description The telephone number: at most 32 characters. */
            phone?: string | null;
            /** @description The departments: at most 50, in place of those there are. */
            department_ids?: string[] | (null | "");
            /** @description Qualifications: at most 30, in place of those there are. */
            qualifications?: components["schemas"]["QualificationInput"][] | (null | "");
            /** @description On which terms they work; full time by default. */
            employment_type?: components["schemas"]["EmploymentType"] | (null | "");
            /** @description The first day of work. */
            hire_date?: string | (null | "");
            /** @description The last day of work, on or after the first. */
            end_date?: string | (null | "");
            /** @description Pay by the hour; null when it is not told. */
            hourly_rate?: string | number | (null | "");
            /** @description When they can work: at most 50 times of the week, in place of those there are. */
            weekly_availability?: components["schemas"]["AvailabilityInput"][] | (null | "");
            /** @description Whether they are at work; active by default. */
            status?: components["schemas"]["StaffStatus"] | (null | "");
            /** @description The given name: at most 100 characters. */
            first_name: string;
            /** @description The family name: at most 100 characters. */
            last_name: string;
            /** @description The e-mail address, unique in the academy. */
            email: string;
            /** @description What they do. */
            role: components["schemas"]["StaffRole"];
        };
        /** @description A new student. */
        CreateStudentInput: {
            /** @description Street and number: at most 500 characters. */
            address?: string | null;
            /** @description The city: at most 100 characters. */
            city?: string | null;
            /** @description The state or province: at most 100 characters. */
            state?: string | null;
            /** @description The country: at most 100 characters. */
            country?: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code?: string | null;
            /** @description The id in another system: at most 100 characters, unique. */
            external_id?: string | null;
            /** @description The e-mail address. */
            email?: (string) | (null | "");
            /** @description The telephone number: at most 32 characters. */
            phone?: string | null;
            /** @description The date of birth, in the past. */
            date_of_birth?: string | (null | "");
            /** @description The gender, as the student gives it. */
            gender?: components["schemas"]["Gender"] | (null | "");
            /** @description A picture: an http or https URL. */
            photo_url?: string | (null | "");
            /** @description What a teacher must know in an emergency: at most 5000 characters. */
            medical_notes?: string | null;
            /** @description Whom to call in an emergency; null for nobody. */
            emergency_contact?: components["schemas"]["EmergencyContactInput"] | (null | "");
            /** @description What was learned before: at most 50 entries, in place of those there are. */
            academic_history?: components["schemas"]["AcademicRecordInput"][] | (null | "");
            /** @description Documents: at most 50, in place of those there are. */
            documents?: components["schemas"]["StudentDocumentInput"][] | (null | "");
            /** @description The parents: at most 25, in place of those there are. */
            parents?: components["schemas"]["ParentLinkInput"][] | (null | "");
            /** @description Where the student stands with the academy; active by default. */
            status?: components["schemas"]["StudentStatus"] | (null | "");
            /** @description The day the student joined; today by default. */
            joined_at?: string | (null | "");
            /** @description The given name: at most 100 characters. */
            first_name: string;
            /** @description The family name: at most 100 characters. */
            last_name: string;
        };
        /** @description A new webhook endpoint. */
        CreateWebhookEndpointInput: {
            /** @description The https URL that events are posted to; the port 443, without credentials: at most 2048 characters. */
            url: string;
            /** @description What it is for: at most 255 characters. */
            description?: string | null;
            /** @description The types of the events to send: 1 to 50, or `*` for all. */
            event_types: string[];
            /** @description `active` (the default) or `paused`. */
            status?: components["schemas"]["WebhookEndpointStatus"] | (null | "");
            /** @description Requests that are sent in a second at most; 20 when left out: 1 to 100. */
            rate_per_second?: number | string | (null | "");
        };
        /** @description A part of an academy that courses and staff belong to, led by a department head. */
        Department: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The name: at most 100 characters. */
            name: string;
            /**
             * Format: uuid
             * @description The staff member who leads the department.
             */
            head_staff_id: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description A part of an academy that courses and staff belong to, led by a department head. */
        DepartmentRelations: {
            /** @description The staff member who leads the department. */
            head_staff?: components["schemas"]["StaffMember"] | null;
        };
        /** @description Whom to call in an emergency. What is left out stays as it is. */
        EmergencyContactInput: {
            /** @description The name: at most 255 characters. */
            name?: string | null;
            /** @description The telephone number: at most 32 characters. */
            phone?: string | null;
            /** @description Who they are to the student: at most 100 characters. */
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
        /** @description A student who is enrolled, and where. */
        EnrollStudentInput: {
            /**
             * Format: uuid
             * @description The student. Parents name a child of theirs, students themselves.
             */
            student_id: string;
            /** @description The batch. It brings its course. */
            batch_id?: string | (null | "");
            /** @description The course; for a course without a batch, or that of the batch. */
            course_id?: string | (null | "");
            /** @description The day of the enrollment; today by default, and for parents and students always. */
            enrollment_date?: string | (null | "");
            /** @description `active`, as by default, or `pending`, as parents and students always get. */
            status?: components["schemas"]["EnrollmentStatus"] | (null | "");
            /** @description Notes: at most 5000 characters. */
            notes?: string | null;
        } & (unknown | unknown);
        /** @description A student in a batch, or in a course without one. */
        Enrollment: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
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
            /** @description Where the enrollment stands. */
            status: components["schemas"]["EnrollmentStatus"];
            /** @description The grade: at most 10 characters. */
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
            /** @description Why the enrollment was dropped: at most 255 characters. */
            drop_reason: string | null;
            /** @description Notes: at most 5000 characters. */
            notes: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description A student in a batch, or in a course without one. */
        EnrollmentRelations: {
            /** @description The student; null when deleted or not visible. */
            student?: components["schemas"]["Student"] | null;
            /** @description The course; null when deleted. */
            course?: components["schemas"]["Course"] | null;
            /** @description The batch; null when there is none or it was deleted. */
            batch?: components["schemas"]["Batch"] | null;
        };
        /**
         * @description Where an enrollment stands.
         *
         *     - `pending`: Requested; holds a seat unless it has a waitlist position.
         *     - `active`: The student is enrolled and holds a seat.
         *     - `completed`: The course is finished.
         *     - `dropped`: Ended early; final.
         * @enum {string}
         */
        EnrollmentStatus: "pending" | "active" | "completed" | "dropped";
        ErasePersonInput: {
            /** @description Why, for the audit trail, where it stays: name nobody: at most 500 characters. */
            reason: string;
        };
        /** @description That nothing tells any more who somebody is. */
        ErasedPerson: {
            /**
             * Format: uuid
             * @description The id of the student, parent or staff member.
             */
            id: string;
            /** @description What they are. */
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
        /** @description An amount that a student, or a parent, owes the academy. */
        Fee: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /**
             * Format: uuid
             * @description The student it is for; null when a parent alone is billed.
             */
            student_id: string | null;
            /**
             * Format: uuid
             * @description The parent who is billed.
             */
            parent_id: string | null;
            /**
             * Format: uuid
             * @description The enrollment it is for.
             */
            enrollment_id: string | null;
            /** @description What it is for. */
            fee_type: components["schemas"]["FeeType"];
            /** @description The title: at most 255 characters. */
            title: string | null;
            /** @description The time it is for, when a whole batch was billed: an enrollment has one fee of a type for it. */
            period: string | null;
            /** @description The amount. */
            amount: string;
            /** @description ISO 4217 code of the amount: the currency of the academy when it was billed. */
            currency: string;
            /**
             * Format: date
             * @description The last day on which to pay.
             */
            due_date: string;
            /** @description What was paid, less refunds. */
            paid_amount: string;
            /** @description What is left to pay. */
            balance: string;
            /** @description Where the payment stands today, in the academy's time zone. */
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description How the last payment was made. */
            payment_method: components["schemas"]["PaymentMethod"] | null;
            /** @description The receipt number of the last payment. */
            receipt_number: string | null;
            /**
             * Format: date-time
             * @description When it was voided: RFC 3339, UTC.
             */
            voided_at: string | null;
            /** @description Notes: at most 5000 characters. */
            notes: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description An amount that a student, or a parent, owes the academy. */
        FeeRelations: {
            /** @description The student; null when there is none, deleted or not visible. */
            student?: components["schemas"]["Student"] | null;
            /** @description The parent who is billed; null when there is none, deleted or not visible. */
            parent?: components["schemas"]["Parent"] | null;
            /** @description The enrollment it is for; null when none is visible. */
            enrollment?: components["schemas"]["Enrollment"] | null;
            /** @description The payments and refunds of the fee. */
            payments?: components["schemas"]["Payment"][];
        };
        /**
         * @description What a fee is for.
         *
         *     - `tuition`: Teaching.
         *     - `admission`: Admission to the academy.
         *     - `examination`: An examination.
         *     - `activity`: An activity.
         *     - `late_payment_penalty`: Paying another fee late.
         * @enum {string}
         */
        FeeType: "tuition" | "admission" | "examination" | "activity" | "late_payment_penalty";
        /**
         * @description The gender of a student, as the student gives it.
         *
         *     - `male`: Male.
         *     - `female`: Female.
         *     - `other`: Neither.
         *     - `undisclosed`: Not told.
         * @enum {string}
         */
        Gender: "male" | "female" | "other" | "undisclosed";
        /** @description An offer to become a member of an academy, by a token that works once. */
        Invitation: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The e-mail address that is invited, in lower case. */
            email: string;
            /** @description The role that is offered. */
            role: components["schemas"]["MemberRole"];
            /** @description The staff member's role, for the role `staff`. */
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
            /** @description What has become of it. */
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
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /**
         * @description What has become of an invitation.
         *
         *     - `open`: It can be accepted.
         *     - `accepted`: The invited is a member.
         *     - `revoked`: It was taken back.
         *     - `expired`: Nobody accepted it in time.
         * @enum {string}
         */
        InvitationStatus: "open" | "accepted" | "revoked" | "expired";
        InviteMemberInput: {
            /** @description The role. Staff act by the role of their staff member's row. */
            role: components["schemas"]["MemberRole"];
            /** @description The staff member they are: for the role `staff`. */
            staff_id?: string | (null | "");
            /** @description The parent they are: for the role `parent`. */
            parent_id?: string | (null | "");
            /** @description The student they are: for the role `student`. */
            student_id?: string | (null | "");
            /** @description The e-mail address to invite. */
            email: string;
        };
        /** @description The penalty for fees paid late. What is left out stays as it is. */
        LatePenaltyInput: {
            /** @description How the penalty is worked out. */
            kind?: components["schemas"]["LatePenaltyKind"];
            /** @description The fixed amount, or the percentage: "2.50" is 2.5 %. */
            amount?: string | number | (null | "");
            /** @description Days after the due date before it applies: 0 to 365. */
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
        /** @description Who signs in. */
        LoginInput: {
            /** @description The e-mail address, in upper or lower case. */
            email: string;
            /** @description The password. */
            password: string;
        };
        /** @description A mark of one student. */
        MarkAttendanceInput: {
            /** @description Remarks: at most 500 characters. */
            remarks?: string | null;
            /** @description Minutes late: 1 to 600; for `late` alone. */
            minutes_late?: number | string | (null | "");
            /**
             * Format: uuid
             * @description The student.
             */
            student_id: string;
            /** @description The batch; null for attendance at the academy as such. */
            batch_id?: string | (null | "");
            /**
             * Format: date
             * @description The day, not in the future.
             */
            date: string;
            /** @description The period of the day: at most 50 characters. */
            session?: string | null;
            /** @description Whether the student was there. */
            status: components["schemas"]["AttendanceStatus"];
        };
        /**
         * @description What a member is in an academy.
         *
         *     - `academy_admin`: Manages the academy.
         *     - `staff`: Works there; the staff role says as what.
         *     - `parent`: The parent or guardian of students there.
         *     - `student`: Learns there.
         * @enum {string}
         */
        MemberRole: "academy_admin" | "staff" | "parent" | "student";
        /** @description A user in an academy: which role they have there, and who they are. */
        Membership: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /**
             * Format: uuid
             * @description The user.
             */
            user_id: string;
            /** @description The user's name. */
            user_name: string;
            /** @description The user's e-mail address. */
            user_email: string;
            /**
             * Format: date-time
             * @description When the user proved that the address is theirs: RFC 3339, UTC.
             */
            user_email_verified_at: string | null;
            /** @description The role in the academy. */
            role: components["schemas"]["MemberRole"];
            /** @description The staff member's role, for the role `staff`. */
            staff_role: components["schemas"]["StaffRole"] | null;
            /**
             * Format: uuid
             * @description The staff member that the user is, for the role `staff`.
             */
            staff_id: string | null;
            /**
             * Format: uuid
             * @description The parent that the user is, for the role `parent`.
             */
            parent_id: string | null;
            /**
             * Format: uuid
             * @description The student that the user is, for the role `student`.
             */
            student_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description Where the other pages are; null where there is none. */
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
        /** @description Where the page stands in the list. */
        PageMeta: {
            /** @description The number of the page, from 1. */
            current_page: number;
            /** @description The place of its first row in the list, from 1; 0 on an empty page. */
            from: number;
            /** @description The number of the last page, at least 1. */
            last_page: number;
            /** @description The most rows of a page. */
            per_page: number;
            /** @description The place of its last row in the list; 0 on an empty page. */
            to: number;
            /** @description The rows of the whole list, after the filters. */
            total: number;
        };
        /** @description A parent or guardian of students. */
        Parent: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The given name: at most 100 characters. */
            first_name: string;
            /** @description The family name: at most 100 characters. */
            last_name: string;
            /** @description The given and the family name. */
            name: string;
            /** @description The e-mail address, unique in the academy. */
            email: string;
            /** @description The telephone number: at most 32 characters. */
            phone: string;
            /** @description A second telephone number: at most 32 characters. */
            alternate_phone: string | null;
            /** @description The occupation: at most 100 characters. */
            occupation: string | null;
            /** @description Street and number: at most 500 characters. */
            address: string | null;
            /** @description The city: at most 100 characters. */
            city: string | null;
            /** @description The state or province: at most 100 characters. */
            state: string | null;
            /** @description The country: at most 100 characters. */
            country: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code: string | null;
            /** @description Whether to call this parent in an emergency. */
            emergency_contact: boolean;
            /** @description How the parent wants to hear from the academy. */
            communication_preferences: {
                /** @description By e-mail. */
                email: boolean;
                /** @description By text message. */
                sms: boolean;
                /** @description By push notification. */
                push: boolean;
                /** @description BCP 47 language tag, `en` or `en-GB`. */
                language: string;
            };
            /** @description Whether the parent is in contact with the academy. */
            status: components["schemas"]["ParentStatus"];
            /**
             * Format: date-time
             * @description When all that told who the parent is was erased: RFC 3339, UTC.
             */
            erased_at: string | null;
            /**
             * Format: uuid
             * @description The user who signs in as this parent.
             */
            user_id: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description A parent of a student, and what the parent is to them. */
        ParentLinkInput: {
            /** @description What the parent is to the student. */
            relationship: components["schemas"]["Relationship"];
            /** @description Whether this is the parent to turn to first; false by default. */
            is_primary?: boolean | (1 | 0 | "1" | "0");
            /** @description Whether the parent may collect the student; false by default. */
            can_pickup?: boolean | (1 | 0 | "1" | "0");
            /** @description Whether bills go to this parent; false by default. */
            receives_billing?: boolean | (1 | 0 | "1" | "0");
            /**
             * Format: uuid
             * @description The parent.
             */
            parent_id: string;
        };
        /** @description A parent or guardian of students. */
        ParentRelations: {
            /** @description The visible children of the parent, and what the parent is to each. */
            students: ({
                /**
                 * Format: uuid
                 * @description The identifier of the record: a UUID (version 7).
                 */
                student_id: string;
            } & components["schemas"]["ParentStudentEdge"])[];
        };
        /**
         * @description Whether a parent is in contact with the academy.
         *
         *     - `active`: In contact.
         *     - `inactive`: No longer.
         * @enum {string}
         */
        ParentStatus: "active" | "inactive";
        /** @description A parent and a student, and what the parent is to the student. */
        ParentStudentEdge: {
            /** @description What the parent is to the student. */
            relationship: components["schemas"]["Relationship"];
            /** @description Whether this is the parent to turn to first. */
            is_primary: boolean;
            /** @description Whether the parent may collect the student. */
            can_pickup: boolean;
            /** @description Whether bills go to this parent. */
            receives_billing: boolean;
        };
        /** @description A line of the ledger: money received for a fee, or given back (a negative amount). */
        Payment: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /**
             * Format: uuid
             * @description The fee that was paid.
             */
            fee_id: string;
            /** @description The amount; negative for a refund. */
            amount: string;
            /** @description How it was paid. */
            method: components["schemas"]["PaymentMethod"];
            /** @description The payer's reference: at most 255 characters. */
            reference: string | null;
            /**
             * Format: date-time
             * @description When it was paid: RFC 3339, UTC.
             */
            paid_at: string;
            /** @description The receipt number: `RCP-` and six or more digits, gapless in the academy. */
            receipt_number: string;
            /**
             * Format: uuid
             * @description The user who received it.
             */
            received_by: string;
            /**
             * Format: uuid
             * @description The payment that this one gives back.
             */
            refund_of_id: string | null;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
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
        /**
         * @description Where the payment of a fee stands today, in the academy's time zone.
         *
         *     - `pending`: Nothing was paid yet.
         *     - `partial`: A part was paid.
         *     - `paid`: All was paid.
         *     - `overdue`: The due date has passed and something is left to pay.
         * @enum {string}
         */
        PaymentStatus: "pending" | "partial" | "paid" | "overdue";
        /**
         * @description What somebody is to the academy.
         *
         *     - `student`: A student.
         *     - `parent`: A parent.
         *     - `staff`: A staff member.
         * @enum {string}
         */
        PersonResource: "student" | "parent" | "staff";
        /** @description Limits of one academy alone; null lifts the limit, what is left out stays as it is. */
        PlanLimitsInput: {
            /** @description Students: 0 to 10000000. */
            students?: number | string | (null | "");
            /** @description Staff members: 0 to 10000000. */
            staff?: number | string | (null | "");
            /** @description Batches: 0 to 10000000. */
            batches?: number | string | (null | "");
        };
        /** @description A qualification of a staff member. */
        QualificationInput: {
            /** @description What was earned: at most 255 characters. */
            title: string;
            /** @description Where: at most 255 characters. */
            institution?: string | null;
            /** @description The year, four digits. */
            year?: number | string | (null | "");
        };
        /** @description Money that was received for a fee. */
        RecordPaymentInput: {
            /** @description The amount: at most the balance of the fee. */
            amount: string | number;
            /** @description How it was paid. */
            method: components["schemas"]["PaymentMethod"];
            /** @description The payer's reference: at most 255 characters. */
            reference?: string | null;
            /** @description When it was paid, not in the future; now by default. */
            paid_at?: string | (null | "");
        };
        RecoverWebhookDeliveriesInput: {
            /** @description Of events that happened then or earlier, at most 30 days after `since`; now when left out. */
            until?: string | (null | "");
            /**
             * Format: date-time
             * @description Of events that happened then or later.
             */
            since: string;
        };
        /** @description Money that is given back of a payment. */
        RefundPaymentInput: {
            /** @description The amount: all that is left of the payment by default. */
            amount?: string | number | (null | "");
            /** @description Why: at most 255 characters. It becomes the reference of the refund. */
            reason?: string | null;
        };
        /** @description A new user. */
        RegisterInput: {
            /** @description The full name: at most 255 characters. */
            name: string;
            /** @description The e-mail address to sign in with: at most 255 characters, not used yet. */
            email: string;
            /** @description The password: 8 characters or more, at most 72 bytes of UTF-8. */
            password: string;
            /** @description The password again. Must be given; if it is not or differs, that is reported on `password`. */
            password_confirmation: string | null;
        };
        /**
         * @description What a parent is to a student.
         *
         *     - `mother`: The mother.
         *     - `father`: The father.
         *     - `guardian`: The legal guardian.
         *     - `grandparent`: A grandparent.
         *     - `sibling`: A sibling.
         *     - `other`: Somebody else.
         * @enum {string}
         */
        Relationship: "mother" | "father" | "guardian" | "grandparent" | "sibling" | "other";
        RequestPasswordResetInput: {
            /** @description The e-mail address of the account, in upper or lower case. */
            email: string;
        };
        ResetPasswordInput: {
            /** @description The token of the mail. It works once, for 30 minutes. */
            token: string;
            /** @description The new password: 8 characters or more, at most 72 bytes of UTF-8. */
            password: string;
            /** @description The password again. If it is given and differs, that is reported on `password`. */
            password_confirmation?: string | null;
        };
        /** @description A row of a roll call. Of a student who was marked already, what is left out stays as it is. */
        RollCallRecordInput: {
            /** @description Remarks: at most 500 characters. */
            remarks?: string | null;
            /** @description Minutes late: 1 to 600; for `late` alone. */
            minutes_late?: number | string | (null | "");
            /**
             * Format: uuid
             * @description The student: each once.
             */
            student_id: string;
            /** @description Whether the student was there. */
            status: components["schemas"]["AttendanceStatus"];
        };
        /** @description Where sessions are held: a room, a pool, a hall. */
        Room: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The name, unique in the academy, whatever its case: at most 100 characters. */
            name: string;
            /**
             * Format: int32
             * @description How many students fit in: 1 to 10000.
             */
            capacity: number | null;
            /** @description Whether it is in use. */
            status: components["schemas"]["RoomStatus"];
            /** @description Notes: at most 500 characters. */
            notes: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description Where sessions are held: a room, a pool, a hall. */
        RoomRelations: {
            /** @description The batches that are held in the room. */
            batches?: components["schemas"]["Batch"][];
        };
        /**
         * @description Whether a room is in use.
         *
         *     - `active`: In use.
         *     - `archived`: Kept for what was held there; nothing new is.
         * @enum {string}
         */
        RoomStatus: "active" | "archived";
        RotateWebhookSecretInput: {
            /** @description Hours in which the former secret signs along: 0 to 168, 24 when left out. */
            overlap_hours?: number | string | (null | "");
        };
        /**
         * @description Where a session stands.
         *
         *     - `scheduled`: To be held.
         *     - `held`: Held: by hand, or since its first mark of attendance.
         *     - `cancelled`: Fell out.
         * @enum {string}
         */
        SessionStatus: "scheduled" | "held" | "cancelled";
        /** @description A user who has just signed in, and the token to send as `Authorization: Bearer`. */
        SignedIn: {
            /** @description The user. */
            user: components["schemas"]["User"];
            /** @description The token. It replaces the one that was refreshed. */
            token: string;
            /**
             * Format: date-time
             * @description When the token expires: RFC 3339, UTC.
             */
            expires_at: string;
        };
        /** @description Somebody who works at an academy. Teachers, support staff, parents and students see `id`, `name` and `role` of others; everything else is null to them. */
        StaffMember: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The given name: at most 100 characters. */
            first_name: string | null;
            /** @description The family name: at most 100 characters. */
            last_name: string | null;
            /** @description The given and the family name. */
            name: string;
            /** @description The e-mail address, unique in the academy. */
            email: string | null;
            /** @description The telephone number: at most 32 characters. */
            phone: string | null;
            /** @description What the staff member does. */
            role: components["schemas"]["StaffRole"];
            /** @description The number of the staff member: `STF-` and 8 characters. */
            staff_number: string | null;
            /** @description The departments the staff member belongs to. */
            department_ids: string[] | null;
            /** @description Qualifications: at most 30. */
            qualifications: {
                /** @description What was earned: at most 255 characters. */
                title: string;
                /** @description Where: at most 255 characters. */
                institution: string | null;
                /**
                 * Format: int32
                 * @description The year, four digits.
                 */
                year: number | null;
            }[] | null;
            /** @description On which terms the staff member works. */
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
            /** @description Pay by the hour; seen by admins and by oneself. */
            hourly_rate: string | null;
            /** @description When the staff member can work. */
            weekly_availability: {
                /** @description The day of the week. */
                day: components["schemas"]["Weekday"];
                /** @description From this local time. */
                start_time: string;
                /** @description Until this local time, after the start. */
                end_time: string;
            }[] | null;
            /** @description Whether the staff member is at work. */
            status: components["schemas"]["StaffStatus"] | null;
            /**
             * Format: date-time
             * @description When all that told who the staff member is was erased: RFC 3339, UTC.
             */
            erased_at: string | null;
            /**
             * Format: uuid
             * @description The user who signs in as this staff member.
             */
            user_id: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description Somebody who works at an academy. Teachers, support staff, parents and students see `id`, `name` and `role` of others; everything else is null to them. */
        StaffMemberRelations: {
            /** @description The departments the staff member belongs to. */
            departments?: components["schemas"]["Department"][] | null;
        };
        /**
         * @description What a staff member does.
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
        /** @description Somebody who learns at an academy. */
        Student: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The given name: at most 100 characters. */
            first_name: string;
            /** @description The family name: at most 100 characters. */
            last_name: string;
            /** @description The given and the family name. */
            name: string;
            /** @description The number of the student: `STU-` and 8 characters. */
            student_number: string;
            /** @description The id in another system: at most 100 characters, unique. */
            external_id: string | null;
            /** @description The e-mail address. */
            email: string | null;
            /** @description The telephone number: at most 32 characters. */
            phone: string | null;
            /**
             * Format: date
             * @description The date of birth, in the past.
             */
            date_of_birth: string | null;
            /** @description The gender, as the student gives it. */
            gender: components["schemas"]["Gender"] | null;
            /** @description Street and number: at most 500 characters. */
            address: string | null;
            /** @description The city: at most 100 characters. */
            city: string | null;
            /** @description The state or province: at most 100 characters. */
            state: string | null;
            /** @description The country: at most 100 characters. */
            country: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code: string | null;
            /** @description A picture: an http or https URL. */
            photo_url: string | null;
            /** @description What a teacher must know in an emergency: at most 5000 characters. */
            medical_notes: string | null;
            /** @description Whom to call in an emergency. */
            emergency_contact: {
                /** @description The name: at most 255 characters. */
                name: string | null;
                /** @description The telephone number: at most 32 characters. */
                phone: string | null;
                /** @description Who they are to the student: at most 100 characters. */
                relationship: string | null;
            } | null;
            /** @description What was learned before: at most 50 entries. */
            academic_history: {
                /** @description The school: at most 255 characters. */
                institution: string;
                /** @description The level or grade: at most 100 characters. */
                level: string | null;
                /**
                 * Format: int32
                 * @description The year, four digits.
                 */
                year: number | null;
                /** @description The result: at most 100 characters. */
                result: string | null;
            }[];
            /** @description Documents: at most 50. */
            documents: {
                /** @description What it is: at most 255 characters. */
                title: string;
                /** @description Where it is: an http or https URL. */
                url: string;
                /**
                 * Format: date
                 * @description The last day on which it is valid.
                 */
                expires_on: string | null;
            }[];
            /** @description Where the student stands with the academy. */
            status: components["schemas"]["StudentStatus"];
            /**
             * Format: date
             * @description The day the student joined.
             */
            joined_at: string;
            /**
             * Format: date-time
             * @description When all that told who the student is was erased: RFC 3339, UTC.
             */
            erased_at: string | null;
            /**
             * Format: uuid
             * @description The user who signs in as this student.
             */
            user_id: string | null;
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description A document about a student, kept elsewhere. */
        StudentDocumentInput: {
            /** @description What it is: at most 255 characters. */
            title: string;
            /** @description Where it is: an http or https URL. */
            url: string;
            /** @description The last day on which it is valid. */
            expires_on?: string | (null | "");
        };
        /** @description A child of a parent, and what the parent is to them. */
        StudentLinkInput: {
            /** @description What the parent is to the student. */
            relationship: components["schemas"]["Relationship"];
            /** @description Whether this is the parent to turn to first; false by default. */
            is_primary?: boolean | (1 | 0 | "1" | "0");
            /** @description Whether the parent may collect the student; false by default. */
            can_pickup?: boolean | (1 | 0 | "1" | "0");
            /** @description Whether bills go to this parent; false by default. */
            receives_billing?: boolean | (1 | 0 | "1" | "0");
            /**
             * Format: uuid
             * @description The student.
             */
            student_id: string;
        };
        /** @description A parent and a student, and what the parent is to the student. */
        StudentParentEdge: {
            /** @description What the parent is to the student. */
            relationship: components["schemas"]["Relationship"];
            /** @description Whether this is the parent to turn to first. */
            is_primary: boolean;
            /** @description Whether the parent may collect the student. */
            can_pickup: boolean;
            /** @description Whether bills go to this parent. */
            receives_billing: boolean;
        };
        /** @description Somebody who learns at an academy. */
        StudentRelations: {
            /** @description The visible parents of the student, and what each is to the student. */
            parents?: (components["schemas"]["Parent"] & components["schemas"]["StudentParentEdge"])[];
            /** @description The visible enrollments of the student. */
            enrollments?: components["schemas"]["Enrollment"][];
        };
        /**
         * @description Where a student stands with the academy.
         *
         *     - `active`: Learning.
         *     - `inactive`: Pausing.
         *     - `graduated`: Has finished.
         *     - `archived`: Kept for the record.
         * @enum {string}
         */
        StudentStatus: "active" | "inactive" | "graduated" | "archived";
        /** @description The plan of an academy. What is left out stays as it is. */
        SubscriptionInput: {
            /** @description What was subscribed to. */
            plan?: components["schemas"]["SubscriptionPlan"];
            /** @description Where the subscription stands. */
            status?: components["schemas"]["SubscriptionStatus"];
            /** @description When the trial ends: RFC 3339. */
            trial_ends_at?: string | (null | "");
            /** @description When the subscription renews: RFC 3339. */
            renews_at?: string | (null | "");
            /** @description Limits that differ from those of the plan. */
            limits?: components["schemas"]["PlanLimitsInput"];
        };
        /**
         * @description What an academy has subscribed to.
         *
         *     - `free`: Up to 25 students, 5 staff and 5 batches.
         *     - `starter`: Up to 150 students, 15 staff and 30 batches.
         *     - `growth`: Up to 2000 students, 100 staff and 200 batches.
         *     - `enterprise`: Without limits.
         * @enum {string}
         */
        SubscriptionPlan: "free" | "starter" | "growth" | "enterprise";
        /**
         * @description Where a subscription stands.
         *
         *     - `trialing`: In the trial period, until `trial_ends_at`.
         *     - `active`: Paid for.
         *     - `past_due`: A payment is late.
         *     - `cancelled`: Ended.
         * @enum {string}
         */
        SubscriptionStatus: "trialing" | "active" | "past_due" | "cancelled";
        /** @description The marks of students of a batch. */
        TakeRollCallInput: {
            /**
             * Format: uuid
             * @description The batch.
             */
            batch_id: string;
            /**
             * Format: date
             * @description The day, not in the future.
             */
            date: string;
            /** @description The period of the day: at most 50 characters. */
            session?: string | null;
            /** @description The marks: 1 to 200, one a student. */
            records: components["schemas"]["RollCallRecordInput"][];
        };
        /** @description Where a student moves. */
        TransferEnrollmentInput: {
            /**
             * Format: uuid
             * @description The batch, of any course.
             */
            batch_id: string;
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to an academy. What is left out stays as it is. */
        UpdateAcademyInput: {
            /** @description The name in addresses: `[a-z0-9-]`, at most 100, unique. */
            slug?: string;
            /** @description A description: at most 5000 characters. */
            description?: string | null;
            /** @description The telephone number: at most 32 characters. */
            phone?: string | null;
            /** @description Street and number: at most 500 characters. */
            address?: string | null;
            /** @description The city: at most 100 characters. */
            city?: string | null;
            /** @description The state or province: at most 100 characters. */
            state?: string | null;
            /** @description The country: at most 100 characters. */
            country?: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code?: string | null;
            /** @description The web site: an http or https URL. */
            website?: string | (null | "");
            /** @description The logo: an http or https URL. */
            logo_url?: string | (null | "");
            /** @description Colours, pictures and the sender of e-mails. */
            branding?: components["schemas"]["AcademyBrandingInput"];
            /** @description How the academy works. */
            settings?: components["schemas"]["AcademySettingsInput"];
            /** @description The name: at most 255 characters. */
            name?: string;
            /** @description What the academy teaches. */
            type?: components["schemas"]["AcademyType"];
            /** @description The e-mail address of the office. */
            email?: string;
            /** @description Active or inactive for its admin; suspended, and back, for a Super Admin alone. */
            status?: components["schemas"]["AcademyStatus"];
            /** @description The plan. Ignored unless a Super Admin sends it. */
            subscription?: components["schemas"]["SubscriptionInput"];
        };
        /** @description Corrections of a mark. What is left out stays as it is. */
        UpdateAttendanceInput: {
            /** @description Remarks: at most 500 characters. */
            remarks?: string | null;
            /** @description Minutes late: 1 to 600; for `late` alone. */
            minutes_late?: number | string | (null | "");
            /** @description The period of the day: at most 50 characters. */
            session?: string | null;
            /** @description Whether the student was there. The minutes late are forgotten unless it is `late`. */
            status?: components["schemas"]["AttendanceStatus"];
        };
        /** @description Changes to a batch. What is left out stays as it is; the course never changes. */
        UpdateBatchInput: {
            /** @description Seats: 1 to 1000; the academy's setting by default. */
            max_students?: number | string;
            /** @description The staff member who teaches; null for nobody. */
            instructor_id?: string | (null | "");
            /** @description The room, in use; null for none. Sets `classroom` to its name. */
            room_id?: string | (null | "");
            /** @description Where: the name of a room in use, whatever its case, or any other text, which is of no room: at most 100 characters; not regarded beside a `room_id`. */
            classroom?: string | null;
            /** @description Notes: at most 5000 characters. */
            notes?: string | null;
            /** @description The name: at most 255 characters. */
            name?: string;
            /**
             * Format: date
             * @description The first day.
             */
            start_date?: string;
            /**
             * Format: date
             * @description The last day, on or after the first.
             */
            end_date?: string;
            /** @description When a session begins, local time of the academy. */
            start_time?: string;
            /** @description When a session ends, after its start. */
            end_time?: string;
            /** @description The days of the week with a session: 1 to 7, each once. */
            days_of_week?: components["schemas"]["Weekday"][];
            /** @description Where the batch stands; any of the four. */
            status?: components["schemas"]["BatchStatus"];
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a course. What is left out stays as it is. */
        UpdateCourseInput: {
            /** @description A description: at most 5000 characters. */
            description?: string | null;
            /** @description The category: at most 100 characters. */
            category?: string | null;
            /** @description Whom it is for; all by default. */
            level?: components["schemas"]["CourseLevel"];
            /** @description The department it belongs to. */
            department_id?: string | (null | "");
            /** @description The least age in years: 0 to 150. */
            min_age?: number | string | (null | "");
            /** @description The greatest age in years: 0 to 150, not below the least. */
            max_age?: number | string | (null | "");
            /** @description The colour in timetables: `#RRGGBB`. */
            color?: string | (null | "");
            /** @description The price in the academy's currency. */
            price?: string | number | (null | "");
            /** @description How often the price is due; once by default. */
            billing_frequency?: components["schemas"]["BillingFrequency"];
            /** @description What it takes to complete the course. */
            completion_rule?: components["schemas"]["CompletionRuleInput"];
            /** @description Whether it is on offer; active by default. */
            status?: components["schemas"]["CourseStatus"];
            /** @description The name: at most 255 characters. */
            name?: string;
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a department. What is left out stays as it is. */
        UpdateDepartmentInput: {
            /** @description The name: at most 100 characters. */
            name?: string;
            /** @description The staff member who leads it; null for nobody. */
            head_staff_id?: string | (null | "");
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to an enrollment. What is left out stays as it is; a teacher changes the first two. */
        UpdateEnrollmentInput: {
            /** @description The grade: at most 10 characters. */
            grade?: string | null;
            /** @description Progress in percent: 0 to 100. */
            progress_percentage?: number | string;
            /**
             * Format: date
             * @description The day of the enrollment.
             */
            enrollment_date?: string;
            /** @description Approves, drops, completes or reopens, as the operations of that name do. */
            status?: components["schemas"]["EnrollmentStatus"];
            /** @description Why it is dropped, at most 255 characters; nothing where it is not. */
            drop_reason?: string | null;
            /** @description Notes: at most 5000 characters. */
            notes?: string | null;
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a fee that is not paid yet. What is left out stays as it is. */
        UpdateFeeInput: {
            /** @description The title: at most 255 characters. */
            title?: string | null;
            /** @description Notes: at most 5000 characters. */
            notes?: string | null;
            /** @description What it is for. */
            fee_type?: components["schemas"]["FeeType"];
            /** @description The amount: not below what is paid. */
            amount?: string | number;
            /**
             * Format: date
             * @description The last day on which to pay.
             */
            due_date?: string;
            /** @description `paid` records a payment of the balance; the other states follow from payments, and change nothing. */
            payment_status?: components["schemas"]["PaymentStatus"] | (null | "");
            /** @description How the balance was paid: required with `paid`. */
            payment_method?: components["schemas"]["PaymentMethod"] | (null | "");
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a parent. What is left out stays as it is. */
        UpdateParentInput: {
            /** @description Street and number: at most 500 characters. */
            address?: string | null;
            /** @description The city: at most 100 characters. */
            city?: string | null;
            /** @description The state or province: at most 100 characters. */
            state?: string | null;
            /** @description The country: at most 100 characters. */
            country?: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code?: string | null;
            /** @description A second telephone number: at most 32 characters. */
            alternate_phone?: string | null;
            /** @description The occupation: at most 100 characters. */
            occupation?: string | null;
            /** @description Whether to call this parent in an emergency; false by default. */
            emergency_contact?: boolean | (1 | 0 | "1" | "0");
            /** @description How the parent wants to hear from the academy. */
            communication_preferences?: components["schemas"]["CommunicationPreferencesInput"];
            /** @description Whether the parent is in contact with the academy; active by default. */
            status?: components["schemas"]["ParentStatus"];
            /** @description The children: at most 100, in place of those there are. */
            students?: components["schemas"]["StudentLinkInput"][];
            /** @description The given name: at most 100 characters. */
            first_name?: string;
            /** @description The family name: at most 100 characters. */
            last_name?: string;
            /** @description The e-mail address, unique in the academy. */
            email?: string;
            /** @description The telephone number: at most 32 characters. */
            phone?: string;
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a room. What is left out stays as it is. */
        UpdateRoomInput: {
            /** @description The name, unique in the academy, whatever its case: at most 100 characters. */
            name?: string;
            /** @description How many students fit in: 1 to 10000. */
            capacity?: number | string | (null | "");
            /** @description Whether it is in use; active by default. */
            status?: components["schemas"]["RoomStatus"];
            /** @description Notes: at most 500 characters. */
            notes?: string | null;
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a staff member. What is left out stays as it is. */
        UpdateStaffMemberInput: {
            /** @description The telephone number: at most 32 characters. */
            phone?: string | null;
            /** @description The departments: at most 50, in place of those there are. */
            department_ids?: string[];
            /** @description Qualifications: at most 30, in place of those there are. */
            qualifications?: components["schemas"]["QualificationInput"][];
            /** @description On which terms they work; full time by default. */
            employment_type?: components["schemas"]["EmploymentType"];
            /** @description The first day of work. */
            hire_date?: string | (null | "");
            /** @description The last day of work, on or after the first. */
            end_date?: string | (null | "");
            /** @description Pay by the hour; null when it is not told. */
            hourly_rate?: string | number | (null | "");
            /** @description When they can work: at most 50 times of the week, in place of those there are. */
            weekly_availability?: components["schemas"]["AvailabilityInput"][];
            /** @description Whether they are at work; active by default. */
            status?: components["schemas"]["StaffStatus"];
            /** @description The given name: at most 100 characters. */
            first_name?: string;
            /** @description The family name: at most 100 characters. */
            last_name?: string;
            /** @description The e-mail address, unique in the academy. */
            email?: string;
            /** @description What they do. */
            role?: components["schemas"]["StaffRole"];
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a student. What is left out stays as it is. */
        UpdateStudentInput: {
            /** @description Street and number: at most 500 characters. */
            address?: string | null;
            /** @description The city: at most 100 characters. */
            city?: string | null;
            /** @description The state or province: at most 100 characters. */
            state?: string | null;
            /** @description The country: at most 100 characters. */
            country?: string | null;
            /** @description The postal code: at most 20 characters. */
            postal_code?: string | null;
            /** @description The id in another system: at most 100 characters, unique. */
            external_id?: string | null;
            /** @description The e-mail address. */
            email?: (string) | (null | "");
            /** @description The telephone number: at most 32 characters. */
            phone?: string | null;
            /** @description The date of birth, in the past. */
            date_of_birth?: string | (null | "");
            /** @description The gender, as the student gives it. */
            gender?: components["schemas"]["Gender"] | (null | "");
            /** @description A picture: an http or https URL. */
            photo_url?: string | (null | "");
            /** @description What a teacher must know in an emergency: at most 5000 characters. */
            medical_notes?: string | null;
            /** @description Whom to call in an emergency; null for nobody. */
            emergency_contact?: components["schemas"]["EmergencyContactInput"] | (null | "");
            /** @description What was learned before: at most 50 entries, in place of those there are. */
            academic_history?: components["schemas"]["AcademicRecordInput"][];
            /** @description Documents: at most 50, in place of those there are. */
            documents?: components["schemas"]["StudentDocumentInput"][];
            /** @description The parents: at most 25, in place of those there are. */
            parents?: components["schemas"]["ParentLinkInput"][];
            /** @description Where the student stands with the academy; active by default. */
            status?: components["schemas"]["StudentStatus"];
            /**
             * Format: date
             * @description The day the student joined; today by default.
             */
            joined_at?: string;
            /** @description The given name: at most 100 characters. */
            first_name?: string;
            /** @description The family name: at most 100 characters. */
            last_name?: string;
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description Changes to a webhook endpoint. What is left out stays as it is. */
        UpdateWebhookEndpointInput: {
            /** @description The https URL that events are posted to; the port 443, without credentials: at most 2048 characters. */
            url?: string;
            /** @description What it is for: at most 255 characters. */
            description?: string | null;
            /** @description The types of the events to send: 1 to 50, or `*` for all. */
            event_types?: string[];
            /** @description `active` (the default) or `paused`. */
            status?: components["schemas"]["WebhookEndpointStatus"];
            /** @description Requests that are sent in a second at most; 20 when left out: 1 to 100. */
            rate_per_second?: number | string;
            /** @description The version that was edited: another one is a CONFLICT. */
            expected_version?: number | string | (null | "");
        };
        /** @description A person who can sign in, or an API key. A person may be a member of several academies. */
        User: {
            /**
             * Format: uuid
             * @description The identifier of the user: a UUID (version 7).
             */
            id: string;
            /** @description The full name: at most 255 characters. */
            name: string;
            /** @description The e-mail address, in lower case; no two users share one. */
            email: string;
            /**
             * Format: date-time
             * @description When the user proved that the address is theirs: RFC 3339, UTC. Nothing is refused for want of it.
             */
            email_verified_at: string | null;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description A sign-in of the caller that has not ended. */
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
            /** @description The browser or program that signed in, as it calls itself: at most 255 characters. */
            user_agent: string | null;
            /** @description The network that the sign-in came from: `192.0.2.0/24`, `2001:db8:1::/48`. */
            address: string | null;
            /** @description Whether it is the one that asks. */
            current: boolean;
            /**
             * Format: date-time
             * @description When the user signed in: RFC 3339, UTC.
             */
            created_at: string;
        };
        /** @description What is wrong with the input. */
        ValidationError: {
            /** @description What is wrong, in words for people. */
            message: string;
            /** @description The messages by field. Fields inside of others have paths: `records.3.student_id`. */
            errors: {
                [key: string]: string[];
            };
        };
        VerifyEmailInput: {
            /** @description The token of the mail. It works once, for 24 hours. */
            token: string;
        };
        /** @description An event on its way to an endpoint. Kept for 30 days. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
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
            /** @description The type of the event: at most 100 characters. */
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
            /** @description What has become of it. */
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
            /** @description The latest tries, oldest first: at most 20. */
            attempts: {
                /**
                 * Format: date-time
                 * @description When it was sent: RFC 3339, UTC.
                 */
                at: string;
                /**
                 * Format: int32
                 * @description The status of the answer; null where there was none.
                 */
                http_status: number | null;
                /**
                 * Format: int32
                 * @description Milliseconds until the answer, or until it was given up.
                 */
                ms: number;
                /** @description Why it failed; null where the receiver took it. */
                error: components["schemas"]["WebhookFailure"] | null;
                /** @description What the receiver answered: its first 2000 characters. */
                response: string;
            }[];
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
        };
        /** @description An event on its way to an endpoint. Kept for 30 days. */
        WebhookDeliveryRelations: {
            /** @description The endpoint that it goes to; null once that is deleted. */
            endpoint?: components["schemas"]["WebhookEndpoint"] | null;
        };
        /**
         * @description What has become of a delivery.
         *
         *     - `pending`: It waits for its first or next try.
         *     - `delivered`: The receiver has taken it.
         *     - `dead`: It failed as often as it may: it is sent again when it is replayed or recovered.
         *     - `cancelled`: The endpoint was disabled or deleted, or the event is too old to be sent.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "delivered" | "dead" | "cancelled";
        /** @description A place outside that the events of the academy are sent to. */
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description The identifier of the record: a UUID (version 7).
             */
            id: string;
            /**
             * Format: uuid
             * @description The academy that the record belongs to: a UUID.
             */
            academy_id: string;
            /** @description The https URL that events are posted to: at most 2048 characters. */
            url: string;
            /** @description What it is for: at most 255 characters. */
            description: string | null;
            /** @description The types of the events that are sent, or `*` for all. */
            event_types: string[];
            /** @description Whether events are sent. */
            status: components["schemas"]["WebhookEndpointStatus"];
            /** @description Why the service disabled it: at most 255 characters. */
            disabled_reason: string | null;
            /**
             * Format: int32
             * @description Requests that are sent in a second at most: 1 to 100.
             */
            rate_per_second: number;
            /**
             * Format: date-time
             * @description Since when nothing but failures came back: RFC 3339, UTC. Null while it answers.
             */
            failing_since: string | null;
            /** @description What its requests are signed with: `whsec_…`. Shown once, where it is made: null in any other answer. */
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
            /**
             * Format: int32
             * @description Counts the changes of the record, from 1: send it back as `expected_version`.
             */
            version: number;
            /**
             * Format: date-time
             * @description When the record was made: RFC 3339, UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When the record was last changed: RFC 3339, UTC.
             */
            updated_at: string;
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
        /**
         * @description Why a try to deliver failed.
         *
         *     - `dns`: The name of the receiver was not found.
         *     - `refused`: The receiver took no connection, or broke it off.
         *     - `tls`: The certificate of the receiver is not to be trusted, or it speaks no TLS.
         *     - `timeout`: The receiver did not answer within 15 seconds.
         *     - `blocked`: The name leads to where nothing is sent.
         *     - `too_large`: The head of the answer was too long.
         *     - `status`: The receiver answered with a status other than 200 to 299.
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
        /** @description The request cannot be read, or names no academy where it has to. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no valid token; when signing in, no valid password. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The operation is outside of the caller's role or the academy's plan, or the academy is not theirs. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description There is no such record, or none that the caller may see. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Something in between, or the state of the record, is against it. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The record has another version than `If-Match` says. */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The body is of another type, or has another charset or encoding. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The input is wrong: `errors` has the messages by field. */
        UnprocessableEntity: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description The limit of requests is used up; `Retry-After` tells when a further one makes sense. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description A fault of the service. The log has more, by the `X-Request-Id`. */
        InternalServerError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description The database is out of reach, or busy for too long. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /** @description The number of the page. */
        Page: number;
        /** @description The most rows of a page. */
        PerPage: number;
        /** @description The id of the record. */
        Id: string;
        /** @description The id of the academy. Members of one academy alone may leave it out. */
        Academy: string;
        /** @description The id of the academy. */
        RequiredAcademy: string;
        /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
        IfMatch: string;
        /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
        IfNoneMatch: string;
        /** @description A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description The name of the request in the log: that of the request itself where it has one. */
        "X-Request-Id": string;
        /** @description The most requests a minute; not there without a limit. */
        "X-RateLimit-Limit": number;
        /** @description How many of them are left. */
        "X-RateLimit-Remaining": number;
        /** @description Seconds until a further request makes sense. */
        "Retry-After": number;
        /** @description The version of the record and what tells its answers apart: for `If-Match` and `If-None-Match`. */
        ETag: string;
        /** @description Where that which was made is found. */
        Location: string;
        /** @description Where the first, last, previous and next page are; not there with CSV. */
        Link: string;
        /** @description The name of the file; there with CSV. */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export type AcademicRecordInput = components['schemas']['AcademicRecordInput'];
export type Academy = components['schemas']['Academy'];
export type AcademyBrandingInput = components['schemas']['AcademyBrandingInput'];
export type AcademySettingsInput = components['schemas']['AcademySettingsInput'];
export type AcademyStatus = components['schemas']['AcademyStatus'];
export type AcademyType = components['schemas']['AcademyType'];
export type AcceptInvitationInput = components['schemas']['AcceptInvitationInput'];
export type ApiError = components['schemas']['ApiError'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyRole = components['schemas']['ApiKeyRole'];
export type ApiKeyStatus = components['schemas']['ApiKeyStatus'];
export type AttendanceRecord = components['schemas']['AttendanceRecord'];
export type AttendanceRecordDetails = components['schemas']['AttendanceRecordDetails'];
export type AttendanceRecordRelations = components['schemas']['AttendanceRecordRelations'];
export type AttendanceStatus = components['schemas']['AttendanceStatus'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AvailabilityInput = components['schemas']['AvailabilityInput'];
export type Batch = components['schemas']['Batch'];
export type BatchRelations = components['schemas']['BatchRelations'];
export type BatchStatus = components['schemas']['BatchStatus'];
export type BillingFrequency = components['schemas']['BillingFrequency'];
export type CancelCause = components['schemas']['CancelCause'];
export type ChangeMemberRoleInput = components['schemas']['ChangeMemberRoleInput'];
export type ChangePasswordInput = components['schemas']['ChangePasswordInput'];
export type ClashPolicy = components['schemas']['ClashPolicy'];
export type CommunicationPreferencesInput = components['schemas']['CommunicationPreferencesInput'];
export type CompletionRuleInput = components['schemas']['CompletionRuleInput'];
export type Course = components['schemas']['Course'];
export type CourseLevel = components['schemas']['CourseLevel'];
export type CourseRelations = components['schemas']['CourseRelations'];
export type CourseStatus = components['schemas']['CourseStatus'];
export type CreateAcademyInput = components['schemas']['CreateAcademyInput'];
export type CreateApiKeyInput = components['schemas']['CreateApiKeyInput'];
export type CreateBatchInput = components['schemas']['CreateBatchInput'];
export type CreateCourseInput = components['schemas']['CreateCourseInput'];
export type CreateDepartmentInput = components['schemas']['CreateDepartmentInput'];
export type CreateFeeInput = components['schemas']['CreateFeeInput'];
export type CreateFeesForBatchInput = components['schemas']['CreateFeesForBatchInput'];
export type CreateParentInput = components['schemas']['CreateParentInput'];
export type CreateRoomInput = components['schemas']['CreateRoomInput'];
export type CreateStaffMemberInput = components['schemas']['CreateStaffMemberInput'];
export type CreateStudentInput = components['schemas']['CreateStudentInput'];
export type CreateWebhookEndpointInput = components['schemas']['CreateWebhookEndpointInput'];
export type Department = components['schemas']['Department'];
export type DepartmentRelations = components['schemas']['DepartmentRelations'];
export type EmergencyContactInput = components['schemas']['EmergencyContactInput'];
export type EmploymentType = components['schemas']['EmploymentType'];
export type EnrollStudentInput = components['schemas']['EnrollStudentInput'];
export type Enrollment = components['schemas']['Enrollment'];
export type EnrollmentRelations = components['schemas']['EnrollmentRelations'];
export type EnrollmentStatus = components['schemas']['EnrollmentStatus'];
export type ErasePersonInput = components['schemas']['ErasePersonInput'];
export type ErasedPerson = components['schemas']['ErasedPerson'];
export type Fee = components['schemas']['Fee'];
export type FeeRelations = components['schemas']['FeeRelations'];
export type FeeType = components['schemas']['FeeType'];
export type Gender = components['schemas']['Gender'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationStatus = components['schemas']['InvitationStatus'];
export type InviteMemberInput = components['schemas']['InviteMemberInput'];
export type LatePenaltyInput = components['schemas']['LatePenaltyInput'];
export type LatePenaltyKind = components['schemas']['LatePenaltyKind'];
export type LoginInput = components['schemas']['LoginInput'];
export type MarkAttendanceInput = components['schemas']['MarkAttendanceInput'];
export type MemberRole = components['schemas']['MemberRole'];
export type Membership = components['schemas']['Membership'];
export type PageLinks = components['schemas']['PageLinks'];
export type PageMeta = components['schemas']['PageMeta'];
export type Parent = components['schemas']['Parent'];
export type ParentLinkInput = components['schemas']['ParentLinkInput'];
export type ParentRelations = components['schemas']['ParentRelations'];
export type ParentStatus = components['schemas']['ParentStatus'];
export type ParentStudentEdge = components['schemas']['ParentStudentEdge'];
export type Payment = components['schemas']['Payment'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PersonResource = components['schemas']['PersonResource'];
export type PlanLimitsInput = components['schemas']['PlanLimitsInput'];
export type QualificationInput = components['schemas']['QualificationInput'];
export type RecordPaymentInput = components['schemas']['RecordPaymentInput'];
export type RecoverWebhookDeliveriesInput = components['schemas']['RecoverWebhookDeliveriesInput'];
export type RefundPaymentInput = components['schemas']['RefundPaymentInput'];
export type RegisterInput = components['schemas']['RegisterInput'];
export type Relationship = components['schemas']['Relationship'];
export type RequestPasswordResetInput = components['schemas']['RequestPasswordResetInput'];
export type ResetPasswordInput = components['schemas']['ResetPasswordInput'];
export type RollCallRecordInput = components['schemas']['RollCallRecordInput'];
export type Room = components['schemas']['Room'];
export type RoomRelations = components['schemas']['RoomRelations'];
export type RoomStatus = components['schemas']['RoomStatus'];
export type RotateWebhookSecretInput = components['schemas']['RotateWebhookSecretInput'];
export type SessionStatus = components['schemas']['SessionStatus'];
export type SignedIn = components['schemas']['SignedIn'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffMemberRelations = components['schemas']['StaffMemberRelations'];
export type StaffRole = components['schemas']['StaffRole'];
export type StaffStatus = components['schemas']['StaffStatus'];
export type Student = components['schemas']['Student'];
export type StudentDocumentInput = components['schemas']['StudentDocumentInput'];
export type StudentLinkInput = components['schemas']['StudentLinkInput'];
export type StudentParentEdge = components['schemas']['StudentParentEdge'];
export type StudentRelations = components['schemas']['StudentRelations'];
export type StudentStatus = components['schemas']['StudentStatus'];
export type SubscriptionInput = components['schemas']['SubscriptionInput'];
export type SubscriptionPlan = components['schemas']['SubscriptionPlan'];
export type SubscriptionStatus = components['schemas']['SubscriptionStatus'];
export type TakeRollCallInput = components['schemas']['TakeRollCallInput'];
export type TransferEnrollmentInput = components['schemas']['TransferEnrollmentInput'];
export type UpdateAcademyInput = components['schemas']['UpdateAcademyInput'];
export type UpdateAttendanceInput = components['schemas']['UpdateAttendanceInput'];
export type UpdateBatchInput = components['schemas']['UpdateBatchInput'];
export type UpdateCourseInput = components['schemas']['UpdateCourseInput'];
export type UpdateDepartmentInput = components['schemas']['UpdateDepartmentInput'];
export type UpdateEnrollmentInput = components['schemas']['UpdateEnrollmentInput'];
export type UpdateFeeInput = components['schemas']['UpdateFeeInput'];
export type UpdateParentInput = components['schemas']['UpdateParentInput'];
export type UpdateRoomInput = components['schemas']['UpdateRoomInput'];
export type UpdateStaffMemberInput = components['schemas']['UpdateStaffMemberInput'];
export type UpdateStudentInput = components['schemas']['UpdateStudentInput'];
export type UpdateWebhookEndpointInput = components['schemas']['UpdateWebhookEndpointInput'];
export type User = components['schemas']['User'];
export type UserSession = components['schemas']['UserSession'];
export type ValidationError = components['schemas']['ValidationError'];
export type VerifyEmailInput = components['schemas']['VerifyEmailInput'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryRelations = components['schemas']['WebhookDeliveryRelations'];
export type WebhookDeliveryStatus = components['schemas']['WebhookDeliveryStatus'];
export type WebhookEndpoint = components['schemas']['WebhookEndpoint'];
export type WebhookEndpointStatus = components['schemas']['WebhookEndpointStatus'];
export type WebhookFailure = components['schemas']['WebhookFailure'];
export type Weekday = components['schemas']['Weekday'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePreconditionFailed = components['responses']['PreconditionFailed'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessableEntity = components['responses']['UnprocessableEntity'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPerPage = components['parameters']['PerPage'];
export type ParameterId = components['parameters']['Id'];
export type ParameterAcademy = components['parameters']['Academy'];
export type ParameterRequiredAcademy = components['parameters']['RequiredAcademy'];
export type ParameterIfMatch = components['parameters']['IfMatch'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type HeaderXRateLimitLimit = components['headers']['X-RateLimit-Limit'];
export type HeaderXRateLimitRemaining = components['headers']['X-RateLimit-Remaining'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderLink = components['headers']['Link'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Robin Hale",
                 *       "email": "robin@example.com",
                 *       "password": "correct horse battery",
                 *       "password_confirmation": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019cfeab-d500-7000-8000-000000000010",
                     *         "name": "Robin Hale",
                     *         "email": "robin@example.com",
                     *         "email_verified_at": null,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       },
                     *       "token": "token-3",
                     *       "expires_at": "2026-03-25T02:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@riverside-swim.test",
                 *       "password": "academy-demo-1"
                 *     }
                 */
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "name": "Matilda Harris",
                     *         "email": "admin@riverside-swim.test",
                     *         "email_verified_at": "2023-09-28T06:22:51.000Z",
                     *         "created_at": "2023-09-28T06:22:51.000Z",
                     *         "updated_at": "2023-09-28T06:22:51.000Z"
                     *       },
                     *       "token": "token-1",
                     *       "expires_at": "2026-03-25T02:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Logged out."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "name": "Matilda Harris",
                     *         "email": "admin@riverside-swim.test",
                     *         "email_verified_at": "2023-09-28T06:22:51.000Z",
                     *         "created_at": "2023-09-28T06:22:51.000Z",
                     *         "updated_at": "2023-09-28T06:22:51.000Z",
                     *         "is_super_admin": false,
                     *         "memberships": [
                     *           {
                     *             "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *             "academy_name": "Riverside Swim School",
                     *             "role": "academy_admin",
                     *             "staff_id": null,
                     *             "parent_id": null,
                     *             "student_id": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The user who is signed in. */
                        user: {
                            /**
                             * Format: uuid
                             * @description The identifier of the user: a UUID (version 7).
                             */
                            id: string;
                            /** @description The full name: at most 255 characters. */
                            name: string;
                            /** @description The e-mail address, in lower case; no two users share one. */
                            email: string;
                            /**
                             * Format: date-time
                             * @description When the user proved that the address is theirs: RFC 3339, UTC. Nothing is refused for want of it.
                             */
                            email_verified_at: string | null;
                            /**
                             * Format: date-time
                             * @description When the record was made: RFC 3339, UTC.
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @description When the record was last changed: RFC 3339, UTC.
                             */
                            updated_at: string;
                            /** @description Whether the user administers the whole platform. */
                            is_super_admin: boolean;
                            /** @description The academies that the user is a member of, by name. */
                            memberships: {
                                /**
                                 * Format: uuid
                                 * @description The academy. Send it as X-Academy-ID.
                                 */
                                academy_id: string;
                                /** @description The academy's name. */
                                academy_name: string;
                                /** @description The role in the academy. */
                                role: components["schemas"]["MemberRole"];
                                /**
                                 * Format: uuid
                                 * @description The staff member that the user is, for the role `staff`.
                                 */
                                staff_id: string | null;
                                /**
                                 * Format: uuid
                                 * @description The parent that the user is, for the role `parent`.
                                 */
                                parent_id: string | null;
                                /**
                                 * Format: uuid
                                 * @description The student that the user is, for the role `student`.
                                 */
                                student_id: string | null;
                            }[];
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "name": "Matilda Harris",
                     *         "email": "admin@riverside-swim.test",
                     *         "email_verified_at": "2023-09-28T06:22:51.000Z",
                     *         "created_at": "2023-09-28T06:22:51.000Z",
                     *         "updated_at": "2023-09-28T06:22:51.000Z"
                     *       },
                     *       "token": "token-8",
                     *       "expires_at": "2026-03-25T02:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "robin@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["RequestPasswordResetInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If the address belongs to an account, a message is on its way."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "token-7",
                 *       "password": "staple battery horse",
                 *       "password_confirmation": "staple battery horse"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The password has been changed. Sign in with it."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse battery",
                 *       "password": "staple battery horse",
                 *       "password_confirmation": "staple battery horse"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The password has been changed."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestEmailVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A message is on its way."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "token-6"
                 *     }
                 */
                "application/json": components["schemas"]["VerifyEmailInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The e-mail address is verified."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mySessions: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Text in what the client calls itself or in the network. */
                search?: string;
                /** @description Begun at this instant or later. */
                created_from?: string;
                /** @description Begun at this instant or earlier. */
                created_to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at")[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000008",
                     *           "expires_at": "2026-03-25T02:00:00.000Z",
                     *           "last_used_at": "2026-03-18T02:00:00.000Z",
                     *           "user_agent": "node",
                     *           "address": "127.0.0.0/24",
                     *           "current": true,
                     *           "created_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/auth/sessions?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/auth/sessions?per_page=1&page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["UserSession"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "All other sessions have ended."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courseBatches: {
        parameters: {
            query?: {
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name or code. */
                search?: string;
                /** @description Of this course. */
                course_id?: string[];
                /** @description Where they stand. */
                status?: components["schemas"]["BatchStatus"][];
                /** @description Taught by this staff member. */
                instructor_id?: string[];
                /** @description In this room. */
                room_id?: string[];
                /** @description Beginning on this day or later. */
                start_from?: string;
                /** @description Beginning on this day or earlier. */
                start_to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_date" | "-start_date")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: ("course" | "instructor" | "room")[];
            };
            header: {
                /** @description The id of the academy. */
                "X-Academy-ID": components["parameters"]["RequiredAcademy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": []
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Batch"] & components["schemas"]["BatchRelations"])[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importStudents: {
        parameters: {
            query?: {
                /** @description Only try: the answer is as if it were done, and nothing changes. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
        requestBody: {
            content: {
                /**
                 * @example id,academy_id,first_name,last_name,name,student_number,external_id,email,phone,date_of_birth,gender,address,city,state,country,postal_code,photo_url,medical_notes,emergency_contact,academic_history,documents,status,joined_at,erased_at,user_id,version,created_at,updated_at
                 *     018957fc-0328-772d-9a8b-d4896a71207c,017aa8d5-0678-7bf8-8013-cf4bbc6e3423,Willow,Baker,Willow Baker,STU-76XEH5BY,,,,2011-11-17,female,104 Banksia Street,Brisbane,Queensland,Australia,4064,,,"{""name"":""Robin Baker"",""phone"":""+61 491 570 138"",""relationship"":""Grandparent""}",[],"[{""title"":""Enrolment form"",""url"":""https://riverside-swim.test/documents/32.pdf"",""expires_on"":""2027-03-18""}]",active,2025-09-27,,,1,2025-09-27T05:18:01.000Z,2025-09-27T05:18:01.000Z
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 1,
                     *         "dry_run": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int32
                             * @description Those that are new.
                             */
                            created: number;
                            /**
                             * Format: int32
                             * @description Those that a row changed.
                             */
                            updated: number;
                            /**
                             * Format: int32
                             * @description Those that were as their rows say already.
                             */
                            unchanged: number;
                            /** @description Whether it was only tried: then nothing of it was kept. */
                            dry_run: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importParents: {
        parameters: {
            query?: {
                /** @description Only try: the answer is as if it were done, and nothing changes. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
        requestBody: {
            content: {
                /**
                 * @example id,academy_id,first_name,last_name,name,email,phone,alternate_phone,occupation,address,city,state,country,postal_code,emergency_contact,communication_preferences,status,erased_at,user_id,version,created_at,updated_at,students
                 *     0189524a-c090-7eff-9099-0a97b0415dfe,017aa8d5-0678-7bf8-8013-cf4bbc6e3423,Mia,Campbell,Mia Campbell,mia.campbell33a@example.com,'+61 491 570 987,'+61 491 570 640,Builder,207 Moreton Parade,Brisbane,Queensland,Australia,4064,true,"{""email"":true,""sms"":false,""push"":false,""language"":""en""}",active,,,1,2025-09-26T02:46:18.000Z,2025-09-26T02:46:18.000Z,"[{""student_id"":""01895244-86d0-7f2a-bd29-29906a2dbe29"",""relationship"":""mother"",""is_primary"":true,""can_pickup"":true,""receives_billing"":true}]"
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 1,
                     *         "dry_run": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int32
                             * @description Those that are new.
                             */
                            created: number;
                            /**
                             * Format: int32
                             * @description Those that a row changed.
                             */
                            updated: number;
                            /**
                             * Format: int32
                             * @description Those that were as their rows say already.
                             */
                            unchanged: number;
                            /** @description Whether it was only tried: then nothing of it was kept. */
                            dry_run: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importStaff: {
        parameters: {
            query?: {
                /** @description Only try: the answer is as if it were done, and nothing changes. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
        requestBody: {
            content: {
                /**
                 * @example id,academy_id,first_name,last_name,name,email,phone,role,staff_number,department_ids,qualifications,employment_type,hire_date,end_date,hourly_rate,weekly_availability,status,erased_at,user_id,version,created_at,updated_at
                 *     017c5dec-8c60-7c05-83d5-3f5da6f6198c,017aa8d5-0678-7bf8-8013-cf4bbc6e3423,Isla,Kowalski,Isla Kowalski,isla.kowalski2@riverside-swim.test,'+61 491 570 791,department_head,STF-V9KDY17Q,"[""017d4ae5-9a48-73ec-89f1-d05ad1a5cb4d""]","[{""title"":""Swim Australia Teacher"",""institution"":""Swim Australia"",""year"":2021}]",part_time,2023-12-22,,59.00,"[{""day"":""monday"",""start_time"":""06:00:00"",""end_time"":""20:00:00""},{""day"":""tuesday"",""start_time"":""06:00:00"",""end_time"":""20:00:00""},{""day"":""wednesday"",""start_time"":""06:00:00"",""end_time"":""20:00:00""},{""day"":""thursday"",""start_time"":""06:00:00"",""end_time"":""20:00:00""},{""day"":""friday"",""start_time"":""06:00:00"",""end_time"":""20:00:00""},{""day"":""saturday"",""start_time"":""06:00:00"",""end_time"":""20:00:00""}]",active,,,1,2023-12-22T03:22:36.000Z,2023-12-22T03:22:36.000Z
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 1,
                     *         "dry_run": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int32
                             * @description Those that are new.
                             */
                            created: number;
                            /**
                             * Format: int32
                             * @description Those that a row changed.
                             */
                            updated: number;
                            /**
                             * Format: int32
                             * @description Those that were as their rows say already.
                             */
                            unchanged: number;
                            /** @description Whether it was only tried: then nothing of it was kept. */
                            dry_run: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importEnrollments: {
        parameters: {
            query?: {
                /** @description Only try: the answer is as if it were done, and nothing changes. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
        requestBody: {
            content: {
                /**
                 * @example id,academy_id,student_id,course_id,batch_id,enrollment_date,status,grade,progress_percentage,completion_date,waitlist_position,drop_reason,notes,version,created_at,updated_at
                 *     019cfeab-d500-7000-8000-000000000005,017aa8d5-0678-7bf8-8013-cf4bbc6e3423,018367ab-67b0-7f91-b97e-72083047127b,017d83c0-4e30-7fb9-a780-220bd925e5bf,018bc60d-3808-784c-b9d2-e87dfe052491,2026-03-18,pending,,0,,,,Another day is fine too.,1,2026-03-18T02:00:00.000Z,2026-03-18T02:00:00.000Z
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 1,
                     *         "dry_run": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int32
                             * @description Those that are new.
                             */
                            created: number;
                            /**
                             * Format: int32
                             * @description Those that a row changed.
                             */
                            updated: number;
                            /**
                             * Format: int32
                             * @description Those that were as their rows say already.
                             */
                            unchanged: number;
                            /** @description Whether it was only tried: then nothing of it was kept. */
                            dry_run: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importFees: {
        parameters: {
            query?: {
                /** @description Only try: the answer is as if it were done, and nothing changes. */
                dry_run?: boolean;
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The file: CSV whose header line has REST's names of fields, as an export of the list has. What of an export cannot be set is read-only: it may be there, as it was. Empty cells say nothing. */
        requestBody: {
            content: {
                /**
                 * @example id,academy_id,student_id,parent_id,enrollment_id,fee_type,title,period,amount,currency,due_date,paid_amount,balance,payment_status,payment_method,receipt_number,voided_at,notes,version,created_at,updated_at
                 *     019cfeab-d500-7000-8000-000000000006,017aa8d5-0678-7bf8-8013-cf4bbc6e3423,0184d64a-4b40-721a-90a1-1361138be22e,,018b79cd-d718-72a9-a79a-223fa7a42fd5,activity,Outing of the batch,2026-03,45.00,AUD,2026-04-08,0.00,45.00,pending,,,,,1,2026-03-18T02:00:00.000Z,2026-03-18T02:00:00.000Z
                 */
                "text/csv": string;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "created": 0,
                     *         "updated": 0,
                     *         "unchanged": 1,
                     *         "dry_run": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int32
                             * @description Those that are new.
                             */
                            created: number;
                            /**
                             * Format: int32
                             * @description Those that a row changed.
                             */
                            updated: number;
                            /**
                             * Format: int32
                             * @description Those that were as their rows say already.
                             */
                            unchanged: number;
                            /** @description Whether it was only tried: then nothing of it was kept. */
                            dry_run: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transferEnrollment: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "course" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "batch_id": "018c0a4b-5b80-7af1-9194-9c1bb08db228"
                 *     }
                 */
                "application/json": components["schemas"]["TransferEnrollmentInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000020",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "course_id": "017d8887-a9e0-73fe-86b6-981ba096644f",
                     *         "batch_id": "018c0a4b-5b80-7af1-9194-9c1bb08db228",
                     *         "enrollment_date": "2026-03-18",
                     *         "status": "active",
                     *         "grade": null,
                     *         "progress_percentage": 0,
                     *         "completion_date": null,
                     *         "waitlist_position": null,
                     *         "drop_reason": null,
                     *         "notes": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    voidFee: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "parent" | "enrollment" | "payments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000024",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "parent_id": null,
                     *         "enrollment_id": null,
                     *         "fee_type": "tuition",
                     *         "title": "A mistake",
                     *         "period": null,
                     *         "amount": "180.00",
                     *         "currency": "AUD",
                     *         "due_date": "2026-04-01",
                     *         "paid_amount": "0.00",
                     *         "balance": "180.00",
                     *         "payment_status": "pending",
                     *         "payment_method": null,
                     *         "receipt_number": null,
                     *         "voided_at": "2026-03-18T02:00:00.000Z",
                     *         "notes": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fee"] & components["schemas"]["FeeRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    feePayments: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the receipt number or reference. */
                search?: string;
                /** @description Of this fee. */
                fee_id?: string[];
                /** @description How they were made. */
                method?: components["schemas"]["PaymentMethod"][];
                /** @description Of this amount or more. */
                amount_from?: string;
                /** @description Of this amount or less, refunds among them. */
                amount_to?: string;
                /** @description Paid at this instant or later. */
                paid_from?: string;
                /** @description Paid at this instant or earlier. */
                paid_to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "paid_at" | "-paid_at" | "amount" | "-amount")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/fees/019cfeab-d500-7000-8000-000000000006/payments?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/fees/019cfeab-d500-7000-8000-000000000006/payments?per_page=1&page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 0,
                     *         "last_page": 1,
                     *         "per_page": 1,
                     *         "to": 0,
                     *         "total": 0
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Payment"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": "60.00",
                 *       "method": "card",
                 *       "reference": "Card 4242"
                 *     }
                 */
                "application/json": components["schemas"]["RecordPaymentInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000022",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "fee_id": "019cfeab-d500-7000-8000-000000000021",
                     *         "amount": "60.00",
                     *         "method": "card",
                     *         "reference": "Card 4242",
                     *         "paid_at": "2026-03-18T02:00:00.000Z",
                     *         "receipt_number": "RCP-000225",
                     *         "received_by": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "refund_of_id": null,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refundPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "amount": "20.00",
                 *       "reason": "Paid too much"
                 *     }
                 */
                "application/json": components["schemas"]["RefundPaymentInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000023",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "fee_id": "019cfeab-d500-7000-8000-000000000021",
                     *         "amount": "-20.00",
                     *         "method": "card",
                     *         "reference": "Paid too much",
                     *         "paid_at": "2026-03-18T02:00:00.000Z",
                     *         "receipt_number": "RCP-000226",
                     *         "received_by": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "refund_of_id": "019cfeab-d500-7000-8000-000000000022",
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFeesForBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fee_type": "activity",
                 *       "title": "Caps",
                 *       "amount": "12.00",
                 *       "due_date": "2026-04-01"
                 *     }
                 */
                "application/json": components["schemas"]["CreateFeesForBatchInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000025",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "0187d46f-7518-7332-b50d-6a735325bc5e",
                     *           "parent_id": null,
                     *           "enrollment_id": "018c3d4e-5cf8-7a11-963e-c4d601f84fc3",
                     *           "fee_type": "activity",
                     *           "title": "Caps",
                     *           "period": "2026-04-01",
                     *           "amount": "12.00",
                     *           "currency": "AUD",
                     *           "due_date": "2026-04-01",
                     *           "paid_amount": "0.00",
                     *           "balance": "12.00",
                     *           "payment_status": "pending",
                     *           "payment_method": null,
                     *           "receipt_number": null,
                     *           "voided_at": null,
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000026",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "017f7146-b288-728f-93a0-250433716670",
                     *           "parent_id": null,
                     *           "enrollment_id": "018c4756-a188-707c-a4bf-37cd8ddb11e3",
                     *           "fee_type": "activity",
                     *           "title": "Caps",
                     *           "period": "2026-04-01",
                     *           "amount": "12.00",
                     *           "currency": "AUD",
                     *           "due_date": "2026-04-01",
                     *           "paid_amount": "0.00",
                     *           "balance": "12.00",
                     *           "payment_status": "pending",
                     *           "payment_method": null,
                     *           "receipt_number": null,
                     *           "voided_at": null,
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000027",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "0188dc73-2a38-7b9d-9188-094e4551da9b",
                     *           "parent_id": null,
                     *           "enrollment_id": "018c4be1-1b48-7ba8-80e7-503125562a47",
                     *           "fee_type": "activity",
                     *           "title": "Caps",
                     *           "period": "2026-04-01",
                     *           "amount": "12.00",
                     *           "currency": "AUD",
                     *           "due_date": "2026-04-01",
                     *           "paid_amount": "0.00",
                     *           "balance": "12.00",
                     *           "payment_status": "pending",
                     *           "payment_method": null,
                     *           "receipt_number": null,
                     *           "voided_at": null,
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000028",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "01855bba-add8-74cf-a4ca-9fbefc967266",
                     *           "parent_id": null,
                     *           "enrollment_id": "018c5c65-2630-7be1-a2b6-7f9236acc67f",
                     *           "fee_type": "activity",
                     *           "title": "Caps",
                     *           "period": "2026-04-01",
                     *           "amount": "12.00",
                     *           "currency": "AUD",
                     *           "due_date": "2026-04-01",
                     *           "paid_amount": "0.00",
                     *           "balance": "12.00",
                     *           "payment_status": "pending",
                     *           "payment_method": null,
                     *           "receipt_number": null,
                     *           "voided_at": null,
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000029",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "01868228-b3d8-7cb1-af10-dc786d8856cc",
                     *           "parent_id": null,
                     *           "enrollment_id": "018c6aac-f8d0-7c9a-876f-060e038b0b67",
                     *           "fee_type": "activity",
                     *           "title": "Caps",
                     *           "period": "2026-04-01",
                     *           "amount": "12.00",
                     *           "currency": "AUD",
                     *           "due_date": "2026-04-01",
                     *           "paid_amount": "0.00",
                     *           "balance": "12.00",
                     *           "payment_status": "pending",
                     *           "payment_method": null,
                     *           "receipt_number": null,
                     *           "voided_at": null,
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         },
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000030",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *           "parent_id": null,
                     *           "enrollment_id": "019cfeab-d500-7000-8000-000000000020",
                     *           "fee_type": "activity",
                     *           "title": "Caps",
                     *           "period": "2026-04-01",
                     *           "amount": "12.00",
                     *           "currency": "AUD",
                     *           "due_date": "2026-04-01",
                     *           "paid_amount": "0.00",
                     *           "balance": "12.00",
                     *           "payment_status": "pending",
                     *           "payment_method": null,
                     *           "receipt_number": null,
                     *           "voided_at": null,
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fee"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "token-4",
                 *       "name": "Sam Okafor",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvitationInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": "019cfeab-d500-7000-8000-000000000033",
                     *         "name": "Sam Okafor",
                     *         "email": "sam@example.com",
                     *         "email_verified_at": null,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       },
                     *       "token": "token-5",
                     *       "expires_at": "2026-03-25T02:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Behind the event with this number: `last_sequence` of the answer before. From the oldest that is kept when left out. */
                after?: number;
                /** @description Of these types alone. */
                types?: string[];
                /** @description How many at most. */
                limit?: number;
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [],
                     *       "meta": {
                     *         "last_sequence": 0,
                     *         "has_more": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description The events. */
                        data: {
                            /**
                             * Format: uuid
                             * @description The id: the same wherever the event is told.
                             */
                            id: string;
                            /**
                             * Format: int32
                             * @description Its place among the events of the academy, from 1, without gaps.
                             */
                            sequence: number;
                            /** @description What happened: `student.created`. All types are in `event_types`. */
                            type: string;
                            /** @description What it happened to, by the name of its type: `Student`, `StaffMember`. */
                            resource: string;
                            /**
                             * Format: uuid
                             * @description The id of what it happened to.
                             */
                            resource_id: string;
                            /**
                             * Format: date-time
                             * @description When it happened: RFC 3339, UTC.
                             */
                            occurred_at: string;
                            /** @description What its type says, named and written as REST does: ids, versions, states and amounts, nothing personal. */
                            data: Record<string, never>;
                        }[];
                        meta: {
                            /**
                             * Format: int32
                             * @description Where to go on: `after` of the next request, also where there was nothing.
                             */
                            last_sequence: number;
                            /** @description Whether there are more already. */
                            has_more: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEventTypes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "type": "academy.created",
                     *           "description": "The academy was made.",
                     *           "resource": "Academy",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Its status."
                     *             },
                     *             {
                     *               "name": "plan",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What it has subscribed to."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "academy.deleted",
                     *           "description": "The academy was deleted.",
                     *           "resource": "Academy",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Its status."
                     *             },
                     *             {
                     *               "name": "plan",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What it has subscribed to."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "academy.updated",
                     *           "description": "The academy was changed.",
                     *           "resource": "Academy",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Its status."
                     *             },
                     *             {
                     *               "name": "plan",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What it has subscribed to."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "api_key.created",
                     *           "description": "An API key was made.",
                     *           "resource": "ApiKey",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role that it acts in."
                     *             },
                     *             {
                     *               "name": "scopes",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "What it is allowed."
                     *             },
                     *             {
                     *               "name": "expires_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "Until when it counts."
                     *             },
                     *             {
                     *               "name": "created_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who made it."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "api_key.revoked",
                     *           "description": "An API key was revoked: it counts no more.",
                     *           "resource": "ApiKey",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role that it acts in."
                     *             },
                     *             {
                     *               "name": "scopes",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "What it is allowed."
                     *             },
                     *             {
                     *               "name": "expires_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "Until when it counts."
                     *             },
                     *             {
                     *               "name": "created_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who made it."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "attendance.corrected",
                     *           "description": "Students who had been marked were marked otherwise: one event a roll call, whose resource is the first record.",
                     *           "resource": "AttendanceRecord",
                     *           "data": [
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for attendance at the academy as such."
                     *             },
                     *             {
                     *               "name": "date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day."
                     *             },
                     *             {
                     *               "name": "marked_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who marked them."
                     *             },
                     *             {
                     *               "name": "count",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many records were written."
                     *             },
                     *             {
                     *               "name": "present",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `present`."
                     *             },
                     *             {
                     *               "name": "absent",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `absent`."
                     *             },
                     *             {
                     *               "name": "late",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `late`."
                     *             },
                     *             {
                     *               "name": "excused",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `excused`."
                     *             },
                     *             {
                     *               "name": "records",
                     *               "type": "[Object]",
                     *               "is_nullable": false,
                     *               "description": "The first 100 of the records; all of them are in the attendance of the batch and day."
                     *             },
                     *             {
                     *               "name": "records[].id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "records[].student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "records[].status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether the student was there."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "attendance.taken",
                     *           "description": "Students were marked for a day: one event a roll call, whose resource is the first record.",
                     *           "resource": "AttendanceRecord",
                     *           "data": [
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for attendance at the academy as such."
                     *             },
                     *             {
                     *               "name": "date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day."
                     *             },
                     *             {
                     *               "name": "marked_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who marked them."
                     *             },
                     *             {
                     *               "name": "count",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many records were written."
                     *             },
                     *             {
                     *               "name": "present",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `present`."
                     *             },
                     *             {
                     *               "name": "absent",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `absent`."
                     *             },
                     *             {
                     *               "name": "late",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `late`."
                     *             },
                     *             {
                     *               "name": "excused",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many of the records are `excused`."
                     *             },
                     *             {
                     *               "name": "records",
                     *               "type": "[Object]",
                     *               "is_nullable": false,
                     *               "description": "The first 100 of the records; all of them are in the attendance of the batch and day."
                     *             },
                     *             {
                     *               "name": "records[].id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "records[].student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "records[].status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether the student was there."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "batch.created",
                     *           "description": "A batch was made.",
                     *           "resource": "Batch",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "instructor_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member who teaches it."
                     *             },
                     *             {
                     *               "name": "start_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The first day."
                     *             },
                     *             {
                     *               "name": "end_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The last day."
                     *             },
                     *             {
                     *               "name": "max_students",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "The seats."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "batch.deleted",
                     *           "description": "A batch was deleted.",
                     *           "resource": "Batch",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "instructor_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member who teaches it."
                     *             },
                     *             {
                     *               "name": "start_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The first day."
                     *             },
                     *             {
                     *               "name": "end_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The last day."
                     *             },
                     *             {
                     *               "name": "max_students",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "The seats."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "batch.updated",
                     *           "description": "A batch was changed.",
                     *           "resource": "Batch",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "instructor_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member who teaches it."
                     *             },
                     *             {
                     *               "name": "start_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The first day."
                     *             },
                     *             {
                     *               "name": "end_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The last day."
                     *             },
                     *             {
                     *               "name": "max_students",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "The seats."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "course.created",
                     *           "description": "A course was made.",
                     *           "resource": "Course",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether it is on offer."
                     *             },
                     *             {
                     *               "name": "department_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The department."
                     *             },
                     *             {
                     *               "name": "price",
                     *               "type": "Money",
                     *               "is_nullable": true,
                     *               "description": "The price, in the academy's currency."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "course.deleted",
                     *           "description": "A course was deleted.",
                     *           "resource": "Course",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether it is on offer."
                     *             },
                     *             {
                     *               "name": "department_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The department."
                     *             },
                     *             {
                     *               "name": "price",
                     *               "type": "Money",
                     *               "is_nullable": true,
                     *               "description": "The price, in the academy's currency."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "course.updated",
                     *           "description": "A course was changed.",
                     *           "resource": "Course",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether it is on offer."
                     *             },
                     *             {
                     *               "name": "department_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The department."
                     *             },
                     *             {
                     *               "name": "price",
                     *               "type": "Money",
                     *               "is_nullable": true,
                     *               "description": "The price, in the academy's currency."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "department.created",
                     *           "description": "A department was made.",
                     *           "resource": "Department",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "head_staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member who leads it."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "department.deleted",
                     *           "description": "A department was deleted.",
                     *           "resource": "Department",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "head_staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member who leads it."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "department.updated",
                     *           "description": "A department was changed.",
                     *           "resource": "Department",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "head_staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member who leads it."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.activated",
                     *           "description": "The enrollment became active: from the start, or when it was approved.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.completed",
                     *           "description": "The course is finished.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.created",
                     *           "description": "A student was enrolled, or asked for it.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.deleted",
                     *           "description": "The enrollment was deleted; where it was open, `enrollment.dropped` tells so as well.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.dropped",
                     *           "description": "The enrollment ended early.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.promoted",
                     *           "description": "The enrollment got a seat, and waits no more.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.reopened",
                     *           "description": "A completed enrollment is active again.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.updated",
                     *           "description": "Something else of the enrollment was changed, as its place on the waitlist.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "enrollment.waitlisted",
                     *           "description": "The enrollment waits for a seat.",
                     *           "resource": "Enrollment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "course_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The course."
                     *             },
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The batch; null for a course without one."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where it stands."
                     *             },
                     *             {
                     *               "name": "previous_status",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "Where it stood; null for what is new."
                     *             },
                     *             {
                     *               "name": "waitlist_position",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "The place on the waitlist, from 1; null off it."
                     *             },
                     *             {
                     *               "name": "enrollment_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day of the enrollment."
                     *             },
                     *             {
                     *               "name": "completion_date",
                     *               "type": "Date",
                     *               "is_nullable": true,
                     *               "description": "The day of completion."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "fee.changed",
                     *           "description": "A fee was changed, or what is paid of it.",
                     *           "resource": "Fee",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student it is for."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent who is billed."
                     *             },
                     *             {
                     *               "name": "enrollment_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The enrollment it is for."
                     *             },
                     *             {
                     *               "name": "fee_type",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What it is for."
                     *             },
                     *             {
                     *               "name": "amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "The amount."
                     *             },
                     *             {
                     *               "name": "paid_amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "What was paid, less refunds."
                     *             },
                     *             {
                     *               "name": "balance",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "What is left to pay."
                     *             },
                     *             {
                     *               "name": "currency",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "ISO 4217 code of the amounts."
                     *             },
                     *             {
                     *               "name": "due_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The last day on which to pay."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "fee.created",
                     *           "description": "A student or a parent was billed.",
                     *           "resource": "Fee",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student it is for."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent who is billed."
                     *             },
                     *             {
                     *               "name": "enrollment_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The enrollment it is for."
                     *             },
                     *             {
                     *               "name": "fee_type",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What it is for."
                     *             },
                     *             {
                     *               "name": "amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "The amount."
                     *             },
                     *             {
                     *               "name": "paid_amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "What was paid, less refunds."
                     *             },
                     *             {
                     *               "name": "balance",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "What is left to pay."
                     *             },
                     *             {
                     *               "name": "currency",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "ISO 4217 code of the amounts."
                     *             },
                     *             {
                     *               "name": "due_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The last day on which to pay."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "fee.voided",
                     *           "description": "A fee was voided: nobody owes it.",
                     *           "resource": "Fee",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student it is for."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent who is billed."
                     *             },
                     *             {
                     *               "name": "enrollment_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The enrollment it is for."
                     *             },
                     *             {
                     *               "name": "fee_type",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What it is for."
                     *             },
                     *             {
                     *               "name": "amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "The amount."
                     *             },
                     *             {
                     *               "name": "paid_amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "What was paid, less refunds."
                     *             },
                     *             {
                     *               "name": "balance",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "What is left to pay."
                     *             },
                     *             {
                     *               "name": "currency",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "ISO 4217 code of the amounts."
                     *             },
                     *             {
                     *               "name": "due_date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The last day on which to pay."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "invitation.accepted",
                     *           "description": "Who was invited has accepted; `member.joined` tells of the member.",
                     *           "resource": "Invitation",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role in the academy."
                     *             },
                     *             {
                     *               "name": "staff_role",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "The staff member's role, for the role `staff`."
                     *             },
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member that they are."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent that they are."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student that they are."
                     *             },
                     *             {
                     *               "name": "invited_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who invited."
                     *             },
                     *             {
                     *               "name": "expires_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "Until when it can be accepted."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "invitation.changed",
                     *           "description": "An invitation offers another role, or was made to somebody who has been erased.",
                     *           "resource": "Invitation",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role in the academy."
                     *             },
                     *             {
                     *               "name": "staff_role",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "The staff member's role, for the role `staff`."
                     *             },
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member that they are."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent that they are."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student that they are."
                     *             },
                     *             {
                     *               "name": "invited_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who invited."
                     *             },
                     *             {
                     *               "name": "expires_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "Until when it can be accepted."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "invitation.revoked",
                     *           "description": "An invitation was taken back.",
                     *           "resource": "Invitation",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role in the academy."
                     *             },
                     *             {
                     *               "name": "staff_role",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "The staff member's role, for the role `staff`."
                     *             },
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member that they are."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent that they are."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student that they are."
                     *             },
                     *             {
                     *               "name": "invited_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who invited."
                     *             },
                     *             {
                     *               "name": "expires_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "Until when it can be accepted."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "member.invited",
                     *           "description": "Somebody was invited to become a member.",
                     *           "resource": "Invitation",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role in the academy."
                     *             },
                     *             {
                     *               "name": "staff_role",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "The staff member's role, for the role `staff`."
                     *             },
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member that they are."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent that they are."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student that they are."
                     *             },
                     *             {
                     *               "name": "invited_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who invited."
                     *             },
                     *             {
                     *               "name": "expires_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "Until when it can be accepted."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "member.joined",
                     *           "description": "Somebody became a member.",
                     *           "resource": "Membership",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role in the academy."
                     *             },
                     *             {
                     *               "name": "staff_role",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "The staff member's role, for the role `staff`."
                     *             },
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member that they are."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent that they are."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student that they are."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "member.removed",
                     *           "description": "Somebody is no member any more.",
                     *           "resource": "Membership",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role in the academy."
                     *             },
                     *             {
                     *               "name": "staff_role",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "The staff member's role, for the role `staff`."
                     *             },
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member that they are."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent that they are."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student that they are."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "member.role_changed",
                     *           "description": "A member got another role.",
                     *           "resource": "Membership",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "The role in the academy."
                     *             },
                     *             {
                     *               "name": "staff_role",
                     *               "type": "String",
                     *               "is_nullable": true,
                     *               "description": "The staff member's role, for the role `staff`."
                     *             },
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The staff member that they are."
                     *             },
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The parent that they are."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The student that they are."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "parent.created",
                     *           "description": "A parent was made.",
                     *           "resource": "Parent",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether they are in contact with the academy."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "parent.deleted",
                     *           "description": "A parent was deleted.",
                     *           "resource": "Parent",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether they are in contact with the academy."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "parent.erased",
                     *           "description": "All that told who a parent is was erased: what others keep of it has to go, too.",
                     *           "resource": "Parent",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "parent.link_changed",
                     *           "description": "What a parent is to a student, or may do for them, was changed.",
                     *           "resource": "Parent",
                     *           "data": [
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The parent."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "relationship",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What the parent is to the student."
                     *             },
                     *             {
                     *               "name": "is_primary",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether this is the parent to turn to first."
                     *             },
                     *             {
                     *               "name": "can_pickup",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether the parent may collect the student."
                     *             },
                     *             {
                     *               "name": "receives_billing",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether bills go to this parent."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "parent.linked",
                     *           "description": "A student became a child of a parent.",
                     *           "resource": "Parent",
                     *           "data": [
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The parent."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "relationship",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What the parent is to the student."
                     *             },
                     *             {
                     *               "name": "is_primary",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether this is the parent to turn to first."
                     *             },
                     *             {
                     *               "name": "can_pickup",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether the parent may collect the student."
                     *             },
                     *             {
                     *               "name": "receives_billing",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether bills go to this parent."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "parent.unlinked",
                     *           "description": "A student is no child of a parent any more.",
                     *           "resource": "Parent",
                     *           "data": [
                     *             {
                     *               "name": "parent_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The parent."
                     *             },
                     *             {
                     *               "name": "student_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The student."
                     *             },
                     *             {
                     *               "name": "relationship",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What the parent is to the student."
                     *             },
                     *             {
                     *               "name": "is_primary",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether this is the parent to turn to first."
                     *             },
                     *             {
                     *               "name": "can_pickup",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether the parent may collect the student."
                     *             },
                     *             {
                     *               "name": "receives_billing",
                     *               "type": "Boolean",
                     *               "is_nullable": false,
                     *               "description": "Whether bills go to this parent."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "parent.updated",
                     *           "description": "A parent was changed.",
                     *           "resource": "Parent",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether they are in contact with the academy."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "payment.changed",
                     *           "description": "What names the payer was erased: amounts never change.",
                     *           "resource": "Payment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "fee_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The fee that was paid; `fee.changed` tells what is left of it."
                     *             },
                     *             {
                     *               "name": "amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "The amount; negative for a refund."
                     *             },
                     *             {
                     *               "name": "currency",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "ISO 4217 code of the amount."
                     *             },
                     *             {
                     *               "name": "method",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "How it was paid."
                     *             },
                     *             {
                     *               "name": "paid_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "When it was paid."
                     *             },
                     *             {
                     *               "name": "received_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who received it."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "payment.recorded",
                     *           "description": "Money was received for a fee.",
                     *           "resource": "Payment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "fee_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The fee that was paid; `fee.changed` tells what is left of it."
                     *             },
                     *             {
                     *               "name": "amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "The amount; negative for a refund."
                     *             },
                     *             {
                     *               "name": "currency",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "ISO 4217 code of the amount."
                     *             },
                     *             {
                     *               "name": "method",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "How it was paid."
                     *             },
                     *             {
                     *               "name": "paid_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "When it was paid."
                     *             },
                     *             {
                     *               "name": "received_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who received it."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "payment.refunded",
                     *           "description": "Money was given back.",
                     *           "resource": "Payment",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "fee_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The fee that was paid; `fee.changed` tells what is left of it."
                     *             },
                     *             {
                     *               "name": "amount",
                     *               "type": "Money",
                     *               "is_nullable": false,
                     *               "description": "The amount; negative for a refund."
                     *             },
                     *             {
                     *               "name": "currency",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "ISO 4217 code of the amount."
                     *             },
                     *             {
                     *               "name": "method",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "How it was paid."
                     *             },
                     *             {
                     *               "name": "paid_at",
                     *               "type": "DateTime",
                     *               "is_nullable": false,
                     *               "description": "When it was paid."
                     *             },
                     *             {
                     *               "name": "received_by",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The user who received it."
                     *             },
                     *             {
                     *               "name": "refund_of_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The payment that it was of."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "room.created",
                     *           "description": "A room was made.",
                     *           "resource": "Room",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether it is in use."
                     *             },
                     *             {
                     *               "name": "capacity",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "How many students fit in."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "room.deleted",
                     *           "description": "A room was deleted.",
                     *           "resource": "Room",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether it is in use."
                     *             },
                     *             {
                     *               "name": "capacity",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "How many students fit in."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "room.updated",
                     *           "description": "A room was changed.",
                     *           "resource": "Room",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether it is in use."
                     *             },
                     *             {
                     *               "name": "capacity",
                     *               "type": "Int",
                     *               "is_nullable": true,
                     *               "description": "How many students fit in."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "sessions.rescheduled",
                     *           "description": "The sessions of a batch followed its schedule, a closure or the time zone of the academy: one event a batch, whatever their number. What is done to a session by hand has events of its own.",
                     *           "resource": "Batch",
                     *           "data": [
                     *             {
                     *               "name": "batch_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The batch."
                     *             },
                     *             {
                     *               "name": "created",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many sessions were made."
                     *             },
                     *             {
                     *               "name": "moved",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many changed their time, their instructor or their room."
                     *             },
                     *             {
                     *               "name": "cancelled",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many fall out from now on."
                     *             },
                     *             {
                     *               "name": "restored",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many are held after all."
                     *             },
                     *             {
                     *               "name": "removed",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "How many are gone."
                     *             },
                     *             {
                     *               "name": "changes",
                     *               "type": "[Object]",
                     *               "is_nullable": false,
                     *               "description": "The first 100 of them; all sessions are in the list of the batch."
                     *             },
                     *             {
                     *               "name": "changes[].id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The id of the session."
                     *             },
                     *             {
                     *               "name": "changes[].change",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What was done to it: `created`, `moved`, `cancelled`, `restored` or `removed`."
                     *             },
                     *             {
                     *               "name": "changes[].date",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "Its day, local to the academy."
                     *             },
                     *             {
                     *               "name": "changes[].start_time",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "When it begins, local time of the academy."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "staff.created",
                     *           "description": "A staff member was made.",
                     *           "resource": "StaffMember",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What they do."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether they are at work."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "staff.deleted",
                     *           "description": "A staff member was deleted.",
                     *           "resource": "StaffMember",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What they do."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether they are at work."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "staff.department_joined",
                     *           "description": "A staff member became one of a department.",
                     *           "resource": "StaffMember",
                     *           "data": [
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The staff member."
                     *             },
                     *             {
                     *               "name": "department_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The department."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "staff.department_left",
                     *           "description": "A staff member is none of a department any more.",
                     *           "resource": "StaffMember",
                     *           "data": [
                     *             {
                     *               "name": "staff_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The staff member."
                     *             },
                     *             {
                     *               "name": "department_id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "The department."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "staff.erased",
                     *           "description": "All that told who a staff member is was erased: what others keep of it has to go, too.",
                     *           "resource": "StaffMember",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "staff.updated",
                     *           "description": "A staff member was changed.",
                     *           "resource": "StaffMember",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "role",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "What they do."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether they are at work."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "student.created",
                     *           "description": "A student was made.",
                     *           "resource": "Student",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where they stand with the academy."
                     *             },
                     *             {
                     *               "name": "joined_at",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day they joined."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "student.deleted",
                     *           "description": "A student was deleted.",
                     *           "resource": "Student",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where they stand with the academy."
                     *             },
                     *             {
                     *               "name": "joined_at",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day they joined."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "student.erased",
                     *           "description": "All that told who a student is was erased: what others keep of it has to go, too.",
                     *           "resource": "Student",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "student.updated",
                     *           "description": "A student was changed.",
                     *           "resource": "Student",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Where they stand with the academy."
                     *             },
                     *             {
                     *               "name": "joined_at",
                     *               "type": "Date",
                     *               "is_nullable": false,
                     *               "description": "The day they joined."
                     *             },
                     *             {
                     *               "name": "user_id",
                     *               "type": "ID",
                     *               "is_nullable": true,
                     *               "description": "The user who signs in as them."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "webhook_endpoint.created",
                     *           "description": "A webhook endpoint was made.",
                     *           "resource": "WebhookEndpoint",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether events are sent to it."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "webhook_endpoint.deleted",
                     *           "description": "A webhook endpoint was deleted.",
                     *           "resource": "WebhookEndpoint",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether events are sent to it."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "webhook_endpoint.disabled",
                     *           "description": "The service gave a webhook endpoint up.",
                     *           "resource": "WebhookEndpoint",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             }
                     *           ]
                     *         },
                     *         {
                     *           "type": "webhook_endpoint.updated",
                     *           "description": "A webhook endpoint was changed.",
                     *           "resource": "WebhookEndpoint",
                     *           "data": [
                     *             {
                     *               "name": "id",
                     *               "type": "ID",
                     *               "is_nullable": false,
                     *               "description": "Its id."
                     *             },
                     *             {
                     *               "name": "version",
                     *               "type": "Int",
                     *               "is_nullable": false,
                     *               "description": "Its version from then on."
                     *             },
                     *             {
                     *               "name": "status",
                     *               "type": "String",
                     *               "is_nullable": false,
                     *               "description": "Whether events are sent to it."
                     *             },
                     *             {
                     *               "name": "changed",
                     *               "type": "[String]",
                     *               "is_nullable": false,
                     *               "description": "The fields that changed, by their names in REST; empty where only what is linked to it did."
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description The name: `student.created`. */
                            type: string;
                            /** @description When there is such an event. */
                            description: string;
                            /** @description What it happens to, by the name of its type. */
                            resource: string;
                            /** @description What its data hold. */
                            data: {
                                /** @description The name; `records[].status` is one of each object in the list `records`. */
                                name: string;
                                /** @description How it is written: `ID`, `Int`, `Boolean`, `Money`, `Date`, `DateTime`, `String`, or `[…]` for a list. */
                                type: string;
                                /** @description Whether it may be null. */
                                is_nullable: boolean;
                                /** @description What it is. */
                                description: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for in writing on 17 March"
                 *     }
                 */
                "application/json": components["schemas"]["ErasePersonInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000011",
                     *         "resource": "student",
                     *         "erased_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ErasedPerson"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseParent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for in writing on 17 March"
                 *     }
                 */
                "application/json": components["schemas"]["ErasePersonInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000012",
                     *         "resource": "parent",
                     *         "erased_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 4
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ErasedPerson"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Asked for in writing on 17 March"
                 *     }
                 */
                "application/json": components["schemas"]["ErasePersonInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000014",
                     *         "resource": "staff",
                     *         "erased_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 6
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ErasedPerson"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    timetable: {
        parameters: {
            query: {
                /** @description The first day. */
                from: string;
                /** @description The last day, on or after the first: at most 42 days are answered. */
                to: string;
                /** @description Of the batches of this student, on the days on which they were active there. */
                student_id?: string;
                /** @description Led by this staff member. */
                staff_id?: string;
                /** @description In this room. */
                room_id?: string;
                /** @description Of this batch. */
                batch_id?: string;
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "date": "2026-03-18",
                     *           "closures": [],
                     *           "sessions": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: date
                             * @description The day, local to the academy.
                             */
                            date: string;
                            /** @description The closures that the day is within, of the whole academy or a part of it, in the order in which they begin. */
                            closures: {
                                /**
                                 * Format: uuid
                                 * @description The identifier of the record: a UUID (version 7).
                                 */
                                id: string;
                                /** @description The name: at most 100 characters. */
                                name: string;
                                /**
                                 * Format: date
                                 * @description The first day.
                                 */
                                start_date: string;
                                /**
                                 * Format: date
                                 * @description The last day, on or after the first; at most 366 days.
                                 */
                                end_date: string;
                                /** @description From this local time of the one day; null for whole days. */
                                start_time: string | null;
                                /** @description Until this local time of the one day, after the start; null for whole days. */
                                end_time: string | null;
                                /** @description The courses whose sessions fall out. */
                                course_ids: string[];
                                /** @description The batches whose sessions fall out. */
                                batch_ids: string[];
                                /** @description The rooms in which sessions fall out. */
                                room_ids: string[];
                            }[];
                            /** @description The sessions that begin on the day, by their start; cancelled ones too. */
                            sessions: {
                                /**
                                 * Format: uuid
                                 * @description The identifier of the record: a UUID (version 7).
                                 */
                                id: string;
                                /** @description When it begins, local time of the academy. */
                                start_time: string;
                                /** @description When it ends, local time of the academy; before the start, it is of the next day. */
                                end_time: string;
                                /**
                                 * Format: uuid
                                 * @description The room.
                                 */
                                room_id: string | null;
                                /** @description Where: the name of the room, or what the batch says: at most 100 characters; empty when unset. */
                                classroom: string;
                                /** @description Where it stands. */
                                status: components["schemas"]["SessionStatus"];
                                /** @description Why it falls out; null unless cancelled. */
                                cancel_cause: components["schemas"]["CancelCause"] | null;
                                /** @description Whether somebody else than the instructor of the batch leads it. */
                                is_substitute: boolean;
                                /** @description What it is about: at most 255 characters. */
                                topic: string | null;
                                /** @description Where to join it online: an http or https URL. */
                                online_url: string | null;
                                /** @description The batch; null when it was deleted. */
                                batch: {
                                    /**
                                     * Format: uuid
                                     * @description The identifier of the record: a UUID (version 7).
                                     */
                                    id: string;
                                    /** @description The name: at most 255 characters. */
                                    name: string;
                                    /** @description The course that is taught; null when it was deleted. */
                                    course: {
                                        /**
                                         * Format: uuid
                                         * @description The identifier of the record: a UUID (version 7).
                                         */
                                        id: string;
                                        /** @description The name: at most 255 characters. */
                                        name: string;
                                        /** @description The colour in timetables: `#RRGGBB`. */
                                        color: string | null;
                                    } | null;
                                } | null;
                                /** @description The staff member who leads it; null when none is visible. */
                                instructor: {
                                    /**
                                     * Format: uuid
                                     * @description The identifier of the record: a UUID (version 7).
                                     */
                                    id: string;
                                    /** @description The given and the family name. */
                                    name: string;
                                } | null;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "overlap_hours": 48
                 *     }
                 */
                "application/json": components["schemas"]["RotateWebhookSecretInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000002",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "url": "https://192.0.2.10/academy",
                     *         "description": null,
                     *         "event_types": [
                     *           "enrollment.created",
                     *           "payment.recorded"
                     *         ],
                     *         "status": "active",
                     *         "disabled_reason": null,
                     *         "rate_per_second": 5,
                     *         "failing_since": null,
                     *         "secret": "whsec_secret-2",
                     *         "former_signs_until": "2026-03-20T02:00:00.000Z",
                     *         "rotated_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 3,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000003",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "endpoint_id": "019cfeab-d500-7000-8000-000000000002",
                     *         "event_id": "019cfeab-d500-7000-8000-000000000004",
                     *         "type": "webhook.test",
                     *         "sequence": null,
                     *         "occurred_at": "2026-03-18T02:00:00.000Z",
                     *         "status": "pending",
                     *         "attempt_count": 0,
                     *         "next_attempt_at": "2026-03-18T02:00:00.000Z",
                     *         "attempts": [],
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recoverWebhookDeliveries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2026-03-17T00:00:00.000Z"
                 *     }
                 */
                "application/json": components["schemas"]["RecoverWebhookDeliveriesInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "recovered": 0
                     *       }
                     *     }
                     */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "endpoint"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000003",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "endpoint_id": "019cfeab-d500-7000-8000-000000000002",
                     *         "event_id": "019cfeab-d500-7000-8000-000000000004",
                     *         "type": "webhook.test",
                     *         "sequence": null,
                     *         "occurred_at": "2026-03-18T02:00:00.000Z",
                     *         "status": "pending",
                     *         "attempt_count": 0,
                     *         "next_attempt_at": "2026-03-18T02:00:00.000Z",
                     *         "attempts": [],
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"] & components["schemas"]["WebhookDeliveryRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    academies: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name or slug. */
                search?: string;
                /** @description What they teach. */
                type?: components["schemas"]["AcademyType"][];
                /** @description Whether they are open for business. */
                status?: components["schemas"]["AcademyStatus"][];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "name": "Riverside Swim School",
                     *           "slug": "riverside-swim",
                     *           "type": "swimming",
                     *           "description": "Swimming lessons for beginners and racers in a heated 25 metre pool.",
                     *           "email": "office@riverside-swim.test",
                     *           "phone": "+61 491 570 626",
                     *           "address": "1 Riverside Drive",
                     *           "city": "Brisbane",
                     *           "state": "Queensland",
                     *           "country": "Australia",
                     *           "postal_code": "4067",
                     *           "website": "https://riverside-swim.test",
                     *           "logo_url": "https://riverside-swim.test/logo.png",
                     *           "status": "active",
                     *           "branding": {
                     *             "primary_color": "#0077B6",
                     *             "secondary_color": "#CAF0F8",
                     *             "logo_url": null,
                     *             "favicon_url": null,
                     *             "email_sender_name": "Riverside Swim School"
                     *           },
                     *           "settings": {
                     *             "timezone": "Australia/Brisbane",
                     *             "currency": "AUD",
                     *             "locale": "en-AU",
                     *             "week_start": "monday",
                     *             "default_batch_capacity": 10,
                     *             "low_attendance_threshold": 75,
                     *             "attendance_edit_hours": 48,
                     *             "clash_policy": "warn",
                     *             "attendance_requires_session": false,
                     *             "late_penalty": {
                     *               "kind": "none",
                     *               "amount": null,
                     *               "grace_days": 0
                     *             },
                     *             "reminder_days": [
                     *               -7,
                     *               0,
                     *               3,
                     *               7
                     *             ]
                     *           },
                     *           "subscription": {
                     *             "plan": "enterprise",
                     *             "status": "active",
                     *             "trial_ends_at": null,
                     *             "renews_at": "2026-09-14T00:00:00.000Z",
                     *             "limits": {
                     *               "students": null,
                     *               "staff": null,
                     *               "batches": null
                     *             },
                     *             "usage": {
                     *               "students": 72,
                     *               "staff": 8,
                     *               "batches": 14
                     *             }
                     *           },
                     *           "created_at": "2023-09-28T06:22:51.000Z",
                     *           "updated_at": "2023-09-28T06:22:51.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/academies?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/academies?per_page=1&page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Academy"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAcademy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour Divers",
                 *       "type": "swimming",
                 *       "email": "office@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["CreateAcademyInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000031",
                     *         "name": "Harbour Divers",
                     *         "slug": "harbour-divers",
                     *         "type": "swimming",
                     *         "description": "",
                     *         "email": "office@example.com",
                     *         "phone": "",
                     *         "address": "",
                     *         "city": "",
                     *         "state": "",
                     *         "country": "",
                     *         "postal_code": "",
                     *         "website": "",
                     *         "logo_url": "",
                     *         "status": "active",
                     *         "branding": {
                     *           "primary_color": null,
                     *           "secondary_color": null,
                     *           "logo_url": null,
                     *           "favicon_url": null,
                     *           "email_sender_name": null
                     *         },
                     *         "settings": {
                     *           "timezone": "UTC",
                     *           "currency": "USD",
                     *           "locale": "en",
                     *           "week_start": "monday",
                     *           "default_batch_capacity": 30,
                     *           "low_attendance_threshold": 75,
                     *           "attendance_edit_hours": 48,
                     *           "clash_policy": "warn",
                     *           "attendance_requires_session": false,
                     *           "late_penalty": {
                     *             "kind": "none",
                     *             "amount": null,
                     *             "grace_days": 0
                     *           },
                     *           "reminder_days": [
                     *             -7,
                     *             0,
                     *             3,
                     *             7
                     *           ]
                     *         },
                     *         "subscription": {
                     *           "plan": "growth",
                     *           "status": "trialing",
                     *           "trial_ends_at": "2026-04-17T02:00:00.000Z",
                     *           "renews_at": null,
                     *           "limits": {
                     *             "students": 2000,
                     *             "staff": 100,
                     *             "batches": 200
                     *           },
                     *           "usage": {
                     *             "students": 0,
                     *             "staff": 0,
                     *             "batches": 0
                     *           }
                     *         },
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Academy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    academy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Riverside Swim School",
                     *         "slug": "riverside-swim",
                     *         "type": "swimming",
                     *         "description": "Swimming lessons for beginners and racers in a heated 25 metre pool.",
                     *         "email": "office@riverside-swim.test",
                     *         "phone": "+61 491 570 626",
                     *         "address": "1 Riverside Drive",
                     *         "city": "Brisbane",
                     *         "state": "Queensland",
                     *         "country": "Australia",
                     *         "postal_code": "4067",
                     *         "website": "https://riverside-swim.test",
                     *         "logo_url": "https://riverside-swim.test/logo.png",
                     *         "status": "active",
                     *         "branding": {
                     *           "primary_color": "#0077B6",
                     *           "secondary_color": "#CAF0F8",
                     *           "logo_url": null,
                     *           "favicon_url": null,
                     *           "email_sender_name": "Riverside Swim School"
                     *         },
                     *         "settings": {
                     *           "timezone": "Australia/Brisbane",
                     *           "currency": "AUD",
                     *           "locale": "en-AU",
                     *           "week_start": "monday",
                     *           "default_batch_capacity": 10,
                     *           "low_attendance_threshold": 75,
                     *           "attendance_edit_hours": 48,
                     *           "clash_policy": "warn",
                     *           "attendance_requires_session": false,
                     *           "late_penalty": {
                     *             "kind": "none",
                     *             "amount": null,
                     *             "grace_days": 0
                     *           },
                     *           "reminder_days": [
                     *             -7,
                     *             0,
                     *             3,
                     *             7
                     *           ]
                     *         },
                     *         "subscription": {
                     *           "plan": "enterprise",
                     *           "status": "active",
                     *           "trial_ends_at": null,
                     *           "renews_at": "2026-09-14T00:00:00.000Z",
                     *           "limits": {
                     *             "students": null,
                     *             "staff": null,
                     *             "batches": null
                     *           },
                     *           "usage": {
                     *             "students": 72,
                     *             "staff": 8,
                     *             "batches": 14
                     *           }
                     *         },
                     *         "created_at": "2023-09-28T06:22:51.000Z",
                     *         "updated_at": "2023-09-28T06:22:51.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Academy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAcademy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "settings": {
                 *         "timezone": "Australia/Brisbane"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAcademyInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000031",
                     *         "name": "Harbour Divers",
                     *         "slug": "harbour-divers",
                     *         "type": "swimming",
                     *         "description": "",
                     *         "email": "office@example.com",
                     *         "phone": "",
                     *         "address": "",
                     *         "city": "",
                     *         "state": "",
                     *         "country": "",
                     *         "postal_code": "",
                     *         "website": "",
                     *         "logo_url": "",
                     *         "status": "active",
                     *         "branding": {
                     *           "primary_color": null,
                     *           "secondary_color": null,
                     *           "logo_url": null,
                     *           "favicon_url": null,
                     *           "email_sender_name": null
                     *         },
                     *         "settings": {
                     *           "timezone": "Australia/Brisbane",
                     *           "currency": "USD",
                     *           "locale": "en",
                     *           "week_start": "monday",
                     *           "default_batch_capacity": 30,
                     *           "low_attendance_threshold": 75,
                     *           "attendance_edit_hours": 48,
                     *           "clash_policy": "warn",
                     *           "attendance_requires_session": false,
                     *           "late_penalty": {
                     *             "kind": "none",
                     *             "amount": null,
                     *             "grace_days": 0
                     *           },
                     *           "reminder_days": [
                     *             -7,
                     *             0,
                     *             3,
                     *             7
                     *           ]
                     *         },
                     *         "subscription": {
                     *           "plan": "growth",
                     *           "status": "trialing",
                     *           "trial_ends_at": "2026-04-17T02:00:00.000Z",
                     *           "renews_at": null,
                     *           "limits": {
                     *             "students": 2000,
                     *             "staff": 100,
                     *             "batches": 200
                     *           },
                     *           "usage": {
                     *             "students": 0,
                     *             "staff": 0,
                     *             "batches": 0
                     *           }
                     *         },
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Academy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAcademy: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Academy deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAcademyByPatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "settings": {
                 *         "timezone": "Australia/Brisbane"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAcademyInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000031",
                     *         "name": "Harbour Divers",
                     *         "slug": "harbour-divers",
                     *         "type": "swimming",
                     *         "description": "",
                     *         "email": "office@example.com",
                     *         "phone": "",
                     *         "address": "",
                     *         "city": "",
                     *         "state": "",
                     *         "country": "",
                     *         "postal_code": "",
                     *         "website": "",
                     *         "logo_url": "",
                     *         "status": "active",
                     *         "branding": {
                     *           "primary_color": null,
                     *           "secondary_color": null,
                     *           "logo_url": null,
                     *           "favicon_url": null,
                     *           "email_sender_name": null
                     *         },
                     *         "settings": {
                     *           "timezone": "Australia/Brisbane",
                     *           "currency": "USD",
                     *           "locale": "en",
                     *           "week_start": "monday",
                     *           "default_batch_capacity": 30,
                     *           "low_attendance_threshold": 75,
                     *           "attendance_edit_hours": 48,
                     *           "clash_policy": "warn",
                     *           "attendance_requires_session": false,
                     *           "late_penalty": {
                     *             "kind": "none",
                     *             "amount": null,
                     *             "grace_days": 0
                     *           },
                     *           "reminder_days": [
                     *             -7,
                     *             0,
                     *             3,
                     *             7
                     *           ]
                     *         },
                     *         "subscription": {
                     *           "plan": "growth",
                     *           "status": "trialing",
                     *           "trial_ends_at": "2026-04-17T02:00:00.000Z",
                     *           "renews_at": null,
                     *           "limits": {
                     *             "students": 2000,
                     *             "staff": 100,
                     *             "batches": 200
                     *           },
                     *           "usage": {
                     *             "students": 0,
                     *             "staff": 0,
                     *             "batches": 0
                     *           }
                     *         },
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Academy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    departments: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name. */
                search?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: "head_staff"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "017d4ae5-9a48-73ec-89f1-d05ad1a5cb4d",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "name": "Squads and Fitness",
                     *           "head_staff_id": "017c5dec-8c60-7c05-83d5-3f5da6f6198c",
                     *           "version": 1,
                     *           "created_at": "2024-02-06T03:45:01.000Z",
                     *           "updated_at": "2024-02-06T03:45:01.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/departments?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/departments?per_page=1&page=2",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/departments?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 2,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "head_staff"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Diving"
                 *     }
                 */
                "application/json": components["schemas"]["CreateDepartmentInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000013",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Diving",
                     *         "head_staff_id": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    department: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "head_staff"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "017d4ae5-9a48-73ec-89f1-d05ad1a5cb4d",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Squads and Fitness",
                     *         "head_staff_id": "017c5dec-8c60-7c05-83d5-3f5da6f6198c",
                     *         "version": 1,
                     *         "created_at": "2024-02-06T03:45:01.000Z",
                     *         "updated_at": "2024-02-06T03:45:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "head_staff"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Diving and water polo"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDepartmentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000013",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Diving and water polo",
                     *         "head_staff_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Department deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDepartmentByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "head_staff"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "name": "Diving and water polo"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDepartmentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000013",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Diving and water polo",
                     *         "head_staff_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Department"] & components["schemas"]["DepartmentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    courses: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name or code. */
                search?: string;
                /** @description Whether they are on offer. */
                status?: components["schemas"]["CourseStatus"][];
                /** @description Of this department. */
                department_id?: string[];
                /** @description Of this category, to the letter. */
                category?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: ("department" | "batches")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "017da6a3-84d0-7d7d-941a-c51c6264f8fe",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "name": "Open Water Swimming",
                     *           "code": "CRS-4DDUD72C",
                     *           "description": "Sighting, drafting and cold water.",
                     *           "category": "Squads",
                     *           "level": "advanced",
                     *           "department_id": "017d4ae5-9a48-73ec-89f1-d05ad1a5cb4d",
                     *           "min_age": 9,
                     *           "max_age": null,
                     *           "color": "#B5482A",
                     *           "price": "380.00",
                     *           "billing_frequency": "per_term",
                     *           "completion_rule": {
                     *             "min_attendance": 75,
                     *             "min_progress": null,
                     *             "require_paid": false
                     *           },
                     *           "status": "draft",
                     *           "version": 1,
                     *           "created_at": "2024-02-23T23:17:54.000Z",
                     *           "updated_at": "2024-02-23T23:17:54.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/courses?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/courses?per_page=1&page=10",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/courses?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 10,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 10
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Course"] & components["schemas"]["CourseRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCourse: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("department" | "batches")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Springboard",
                 *       "level": "beginner",
                 *       "department_id": "019cfeab-d500-7000-8000-000000000013",
                 *       "price": "180.00"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCourseInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000015",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Springboard",
                     *         "code": "CRS-00000003",
                     *         "description": null,
                     *         "category": null,
                     *         "level": "beginner",
                     *         "department_id": "019cfeab-d500-7000-8000-000000000013",
                     *         "min_age": null,
                     *         "max_age": null,
                     *         "color": null,
                     *         "price": "180.00",
                     *         "billing_frequency": "one_time",
                     *         "completion_rule": {
                     *           "min_attendance": null,
                     *           "min_progress": null,
                     *           "require_paid": false
                     *         },
                     *         "status": "active",
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Course"] & components["schemas"]["CourseRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    course: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("department" | "batches")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "017da6a3-84d0-7d7d-941a-c51c6264f8fe",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Open Water Swimming",
                     *         "code": "CRS-4DDUD72C",
                     *         "description": "Sighting, drafting and cold water.",
                     *         "category": "Squads",
                     *         "level": "advanced",
                     *         "department_id": "017d4ae5-9a48-73ec-89f1-d05ad1a5cb4d",
                     *         "min_age": 9,
                     *         "max_age": null,
                     *         "color": "#B5482A",
                     *         "price": "380.00",
                     *         "billing_frequency": "per_term",
                     *         "completion_rule": {
                     *           "min_attendance": 75,
                     *           "min_progress": null,
                     *           "require_paid": false
                     *         },
                     *         "status": "draft",
                     *         "version": 1,
                     *         "created_at": "2024-02-23T23:17:54.000Z",
                     *         "updated_at": "2024-02-23T23:17:54.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Course"] & components["schemas"]["CourseRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCourse: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("department" | "batches")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "min_age": 8,
                 *       "color": "#0EA5E9"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCourseInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000015",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Springboard",
                     *         "code": "CRS-00000003",
                     *         "description": null,
                     *         "category": null,
                     *         "level": "beginner",
                     *         "department_id": "019cfeab-d500-7000-8000-000000000013",
                     *         "min_age": 8,
                     *         "max_age": null,
                     *         "color": "#0EA5E9",
                     *         "price": "180.00",
                     *         "billing_frequency": "one_time",
                     *         "completion_rule": {
                     *           "min_attendance": null,
                     *           "min_progress": null,
                     *           "require_paid": false
                     *         },
                     *         "status": "active",
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Course"] & components["schemas"]["CourseRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Course deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCourseByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("department" | "batches")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "min_age": 8,
                 *       "color": "#0EA5E9"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateCourseInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000015",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Springboard",
                     *         "code": "CRS-00000003",
                     *         "description": null,
                     *         "category": null,
                     *         "level": "beginner",
                     *         "department_id": "019cfeab-d500-7000-8000-000000000013",
                     *         "min_age": 8,
                     *         "max_age": null,
                     *         "color": "#0EA5E9",
                     *         "price": "180.00",
                     *         "billing_frequency": "one_time",
                     *         "completion_rule": {
                     *           "min_attendance": null,
                     *           "min_progress": null,
                     *           "require_paid": false
                     *         },
                     *         "status": "active",
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Course"] & components["schemas"]["CourseRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rooms: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name. */
                search?: string;
                /** @description Whether they are in use. */
                status?: components["schemas"]["RoomStatus"][];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: "batches"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "017d4667-6cf8-70fd-b7bd-9cdcc1588f84",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "name": "Teaching Pool",
                     *           "capacity": 60,
                     *           "status": "active",
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2024-02-05T06:48:43.000Z",
                     *           "updated_at": "2024-02-05T06:48:43.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/rooms?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/rooms?per_page=1&page=6",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/rooms?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 6,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 6
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Room"] & components["schemas"]["RoomRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRoom: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "batches"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Diving Pit",
                 *       "capacity": 16
                 *     }
                 */
                "application/json": components["schemas"]["CreateRoomInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000016",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Diving Pit",
                     *         "capacity": 16,
                     *         "status": "active",
                     *         "notes": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Room"] & components["schemas"]["RoomRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    room: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "batches"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "017d4667-6cf8-70fd-b7bd-9cdcc1588f84",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Teaching Pool",
                     *         "capacity": 60,
                     *         "status": "active",
                     *         "notes": null,
                     *         "version": 1,
                     *         "created_at": "2024-02-05T06:48:43.000Z",
                     *         "updated_at": "2024-02-05T06:48:43.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Room"] & components["schemas"]["RoomRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRoom: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "batches"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "notes": "Two boards",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRoomInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000016",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Diving Pit",
                     *         "capacity": 16,
                     *         "status": "active",
                     *         "notes": "Two boards",
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Room"] & components["schemas"]["RoomRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRoom: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Room deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRoomByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "batches"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "notes": "Two boards",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateRoomInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000016",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Diving Pit",
                     *         "capacity": 16,
                     *         "status": "active",
                     *         "notes": "Two boards",
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Room"] & components["schemas"]["RoomRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batches: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name or code. */
                search?: string;
                /** @description Of this course. */
                course_id?: string[];
                /** @description Where they stand. */
                status?: components["schemas"]["BatchStatus"][];
                /** @description Taught by this staff member. */
                instructor_id?: string[];
                /** @description In this room. */
                room_id?: string[];
                /** @description Beginning on this day or later. */
                start_from?: string;
                /** @description Beginning on this day or earlier. */
                start_to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name" | "start_date" | "-start_date")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: ("course" | "instructor" | "room")[];
            };
            header: {
                /** @description The id of the academy. */
                "X-Academy-ID": components["parameters"]["RequiredAcademy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "018c0a4b-5b80-7af1-9194-9c1bb08db228",
                     *           "course_id": "017d8887-a9e0-73fe-86b6-981ba096644f",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "name": "Stroke Correction, Mon/Wed 16:30",
                     *           "code": "BAT-CLPHMU4Q",
                     *           "start_date": "2026-04-22",
                     *           "end_date": "2026-07-29",
                     *           "start_time": "16:30:00",
                     *           "end_time": "17:15:00",
                     *           "days_of_week": [
                     *             "monday",
                     *             "wednesday"
                     *           ],
                     *           "max_students": 10,
                     *           "instructor_id": "017c0622-84d0-77a3-a538-2f26257b240f",
                     *           "room_id": "017d462b-b3e8-743d-bae4-8eaadae4ba29",
                     *           "classroom": "Lane 1",
                     *           "status": "upcoming",
                     *           "notes": null,
                     *           "sessions_until": "2026-07-29",
                     *           "available_seats": 3,
                     *           "version": 1,
                     *           "created_at": "2026-02-08T06:22:40.000Z",
                     *           "updated_at": "2026-02-08T06:22:40.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/batches?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/batches?per_page=1&page=14",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/batches?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 14,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 14
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Batch"] & components["schemas"]["BatchRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("course" | "instructor" | "room")[];
            };
            header: {
                /** @description The id of the academy. */
                "X-Academy-ID": components["parameters"]["RequiredAcademy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "course_id": "019cfeab-d500-7000-8000-000000000015",
                 *       "name": "Springboard, Mon/Wed 16:30",
                 *       "start_date": "2026-03-18",
                 *       "end_date": "2026-06-16",
                 *       "start_time": "16:30",
                 *       "end_time": "17:30",
                 *       "days_of_week": [
                 *         "monday",
                 *         "wednesday"
                 *       ],
                 *       "max_students": 12,
                 *       "room_id": "019cfeab-d500-7000-8000-000000000016",
                 *       "instructor_id": "019cfeab-d500-7000-8000-000000000014"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBatchInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000017",
                     *         "course_id": "019cfeab-d500-7000-8000-000000000015",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Springboard, Mon/Wed 16:30",
                     *         "code": "BAT-00000004",
                     *         "start_date": "2026-03-18",
                     *         "end_date": "2026-06-16",
                     *         "start_time": "16:30:00",
                     *         "end_time": "17:30:00",
                     *         "days_of_week": [
                     *           "monday",
                     *           "wednesday"
                     *         ],
                     *         "max_students": 12,
                     *         "instructor_id": "019cfeab-d500-7000-8000-000000000014",
                     *         "room_id": "019cfeab-d500-7000-8000-000000000016",
                     *         "classroom": "Diving Pit",
                     *         "status": "upcoming",
                     *         "notes": null,
                     *         "sessions_until": "2026-06-16",
                     *         "available_seats": 12,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Batch"] & components["schemas"]["BatchRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    batch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("course" | "instructor" | "room")[];
            };
            header: {
                /** @description The id of the academy. */
                "X-Academy-ID": components["parameters"]["RequiredAcademy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "018c0a4b-5b80-7af1-9194-9c1bb08db228",
                     *         "course_id": "017d8887-a9e0-73fe-86b6-981ba096644f",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Stroke Correction, Mon/Wed 16:30",
                     *         "code": "BAT-CLPHMU4Q",
                     *         "start_date": "2026-04-22",
                     *         "end_date": "2026-07-29",
                     *         "start_time": "16:30:00",
                     *         "end_time": "17:15:00",
                     *         "days_of_week": [
                     *           "monday",
                     *           "wednesday"
                     *         ],
                     *         "max_students": 10,
                     *         "instructor_id": "017c0622-84d0-77a3-a538-2f26257b240f",
                     *         "room_id": "017d462b-b3e8-743d-bae4-8eaadae4ba29",
                     *         "classroom": "Lane 1",
                     *         "status": "upcoming",
                     *         "notes": null,
                     *         "sessions_until": "2026-07-29",
                     *         "available_seats": 3,
                     *         "version": 1,
                     *         "created_at": "2026-02-08T06:22:40.000Z",
                     *         "updated_at": "2026-02-08T06:22:40.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Batch"] & components["schemas"]["BatchRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("course" | "instructor" | "room")[];
            };
            header: {
                /** @description The id of the academy. */
                "X-Academy-ID": components["parameters"]["RequiredAcademy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "ongoing",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBatchInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000017",
                     *         "course_id": "019cfeab-d500-7000-8000-000000000015",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Springboard, Mon/Wed 16:30",
                     *         "code": "BAT-00000004",
                     *         "start_date": "2026-03-18",
                     *         "end_date": "2026-06-16",
                     *         "start_time": "16:30:00",
                     *         "end_time": "17:30:00",
                     *         "days_of_week": [
                     *           "monday",
                     *           "wednesday"
                     *         ],
                     *         "max_students": 12,
                     *         "instructor_id": "019cfeab-d500-7000-8000-000000000014",
                     *         "room_id": "019cfeab-d500-7000-8000-000000000016",
                     *         "classroom": "Diving Pit",
                     *         "status": "ongoing",
                     *         "notes": null,
                     *         "sessions_until": "2026-06-16",
                     *         "available_seats": 12,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Batch"] & components["schemas"]["BatchRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBatch: {
        parameters: {
            query?: never;
            header: {
                /** @description The id of the academy. */
                "X-Academy-ID": components["parameters"]["RequiredAcademy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Batch deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBatchByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("course" | "instructor" | "room")[];
            };
            header: {
                /** @description The id of the academy. */
                "X-Academy-ID": components["parameters"]["RequiredAcademy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "ongoing",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBatchInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000017",
                     *         "course_id": "019cfeab-d500-7000-8000-000000000015",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "name": "Springboard, Mon/Wed 16:30",
                     *         "code": "BAT-00000004",
                     *         "start_date": "2026-03-18",
                     *         "end_date": "2026-06-16",
                     *         "start_time": "16:30:00",
                     *         "end_time": "17:30:00",
                     *         "days_of_week": [
                     *           "monday",
                     *           "wednesday"
                     *         ],
                     *         "max_students": 12,
                     *         "instructor_id": "019cfeab-d500-7000-8000-000000000014",
                     *         "room_id": "019cfeab-d500-7000-8000-000000000016",
                     *         "classroom": "Diving Pit",
                     *         "status": "ongoing",
                     *         "notes": null,
                     *         "sessions_until": "2026-06-16",
                     *         "available_seats": 12,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Batch"] & components["schemas"]["BatchRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    students: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name, e-mail address or student number. */
                search?: string;
                /** @description Where they stand with the academy. */
                status?: components["schemas"]["StudentStatus"][];
                /** @description Enrolled in this batch, dropped enrollments aside. */
                batch_id?: string[];
                /** @description Children of this parent. */
                parent_id?: string[];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: ("parents" | "enrollments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "018957fc-0328-772d-9a8b-d4896a71207c",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "first_name": "Willow",
                     *           "last_name": "Baker",
                     *           "name": "Willow Baker",
                     *           "student_number": "STU-76XEH5BY",
                     *           "external_id": null,
                     *           "email": null,
                     *           "phone": null,
                     *           "date_of_birth": "2011-11-17",
                     *           "gender": "female",
                     *           "address": "104 Banksia Street",
                     *           "city": "Brisbane",
                     *           "state": "Queensland",
                     *           "country": "Australia",
                     *           "postal_code": "4064",
                     *           "photo_url": null,
                     *           "medical_notes": null,
                     *           "emergency_contact": {
                     *             "name": "Robin Baker",
                     *             "phone": "+61 491 570 138",
                     *             "relationship": "Grandparent"
                     *           },
                     *           "academic_history": [],
                     *           "documents": [
                     *             {
                     *               "title": "Enrolment form",
                     *               "url": "https://riverside-swim.test/documents/32.pdf",
                     *               "expires_on": "2027-03-18"
                     *             }
                     *           ],
                     *           "status": "active",
                     *           "joined_at": "2025-09-27",
                     *           "erased_at": null,
                     *           "user_id": null,
                     *           "version": 1,
                     *           "created_at": "2025-09-27T05:18:01.000Z",
                     *           "updated_at": "2025-09-27T05:18:01.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/students?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/students?per_page=1&page=72",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/students?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 72,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 72
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Student"] & components["schemas"]["StudentRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStudent: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("parents" | "enrollments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Mia",
                 *       "last_name": "Lindqvist",
                 *       "date_of_birth": "2015-06-09",
                 *       "emergency_contact": {
                 *         "name": "Karin Lindqvist",
                 *         "phone": "+61 7 5550 0190",
                 *         "relationship": "mother"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreateStudentInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000011",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Mia",
                     *         "last_name": "Lindqvist",
                     *         "name": "Mia Lindqvist",
                     *         "student_number": "STU-00000001",
                     *         "external_id": null,
                     *         "email": null,
                     *         "phone": null,
                     *         "date_of_birth": "2015-06-09",
                     *         "gender": null,
                     *         "address": null,
                     *         "city": null,
                     *         "state": null,
                     *         "country": null,
                     *         "postal_code": null,
                     *         "photo_url": null,
                     *         "medical_notes": null,
                     *         "emergency_contact": {
                     *           "name": "Karin Lindqvist",
                     *           "phone": "+61 7 5550 0190",
                     *           "relationship": "mother"
                     *         },
                     *         "academic_history": [],
                     *         "documents": [],
                     *         "status": "active",
                     *         "joined_at": "2026-03-18",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Student"] & components["schemas"]["StudentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    student: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("parents" | "enrollments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "018957fc-0328-772d-9a8b-d4896a71207c",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Willow",
                     *         "last_name": "Baker",
                     *         "name": "Willow Baker",
                     *         "student_number": "STU-76XEH5BY",
                     *         "external_id": null,
                     *         "email": null,
                     *         "phone": null,
                     *         "date_of_birth": "2011-11-17",
                     *         "gender": "female",
                     *         "address": "104 Banksia Street",
                     *         "city": "Brisbane",
                     *         "state": "Queensland",
                     *         "country": "Australia",
                     *         "postal_code": "4064",
                     *         "photo_url": null,
                     *         "medical_notes": null,
                     *         "emergency_contact": {
                     *           "name": "Robin Baker",
                     *           "phone": "+61 491 570 138",
                     *           "relationship": "Grandparent"
                     *         },
                     *         "academic_history": [],
                     *         "documents": [
                     *           {
                     *             "title": "Enrolment form",
                     *             "url": "https://riverside-swim.test/documents/32.pdf",
                     *             "expires_on": "2027-03-18"
                     *           }
                     *         ],
                     *         "status": "active",
                     *         "joined_at": "2025-09-27",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 1,
                     *         "created_at": "2025-09-27T05:18:01.000Z",
                     *         "updated_at": "2025-09-27T05:18:01.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Student"] & components["schemas"]["StudentRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStudent: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("parents" | "enrollments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "medical_notes": "Asthma",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStudentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000011",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Mia",
                     *         "last_name": "Lindqvist",
                     *         "name": "Mia Lindqvist",
                     *         "student_number": "STU-00000001",
                     *         "external_id": null,
                     *         "email": null,
                     *         "phone": null,
                     *         "date_of_birth": "2015-06-09",
                     *         "gender": null,
                     *         "address": null,
                     *         "city": null,
                     *         "state": null,
                     *         "country": null,
                     *         "postal_code": null,
                     *         "photo_url": null,
                     *         "medical_notes": "Asthma",
                     *         "emergency_contact": {
                     *           "name": "Karin Lindqvist",
                     *           "phone": "+61 7 5550 0190",
                     *           "relationship": "mother"
                     *         },
                     *         "academic_history": [],
                     *         "documents": [],
                     *         "status": "active",
                     *         "joined_at": "2026-03-18",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Student"] & components["schemas"]["StudentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Student deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStudentByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("parents" | "enrollments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "medical_notes": "Asthma",
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStudentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000011",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Mia",
                     *         "last_name": "Lindqvist",
                     *         "name": "Mia Lindqvist",
                     *         "student_number": "STU-00000001",
                     *         "external_id": null,
                     *         "email": null,
                     *         "phone": null,
                     *         "date_of_birth": "2015-06-09",
                     *         "gender": null,
                     *         "address": null,
                     *         "city": null,
                     *         "state": null,
                     *         "country": null,
                     *         "postal_code": null,
                     *         "photo_url": null,
                     *         "medical_notes": "Asthma",
                     *         "emergency_contact": {
                     *           "name": "Karin Lindqvist",
                     *           "phone": "+61 7 5550 0190",
                     *           "relationship": "mother"
                     *         },
                     *         "academic_history": [],
                     *         "documents": [],
                     *         "status": "active",
                     *         "joined_at": "2026-03-18",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Student"] & components["schemas"]["StudentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    parents: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name, e-mail address or telephone number. */
                search?: string;
                /** @description Whether they are in contact. */
                status?: components["schemas"]["ParentStatus"][];
                /** @description Parents of this student. */
                student_id?: string[];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "0189524a-c090-7eff-9099-0a97b0415dfe",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "first_name": "Mia",
                     *           "last_name": "Campbell",
                     *           "name": "Mia Campbell",
                     *           "email": "mia.campbell33a@example.com",
                     *           "phone": "+61 491 570 987",
                     *           "alternate_phone": "+61 491 570 640",
                     *           "occupation": "Builder",
                     *           "address": "207 Moreton Parade",
                     *           "city": "Brisbane",
                     *           "state": "Queensland",
                     *           "country": "Australia",
                     *           "postal_code": "4064",
                     *           "emergency_contact": true,
                     *           "communication_preferences": {
                     *             "email": true,
                     *             "sms": false,
                     *             "push": false,
                     *             "language": "en"
                     *           },
                     *           "status": "active",
                     *           "erased_at": null,
                     *           "user_id": null,
                     *           "version": 1,
                     *           "created_at": "2025-09-26T02:46:18.000Z",
                     *           "updated_at": "2025-09-26T02:46:18.000Z",
                     *           "students": [
                     *             {
                     *               "student_id": "01895244-86d0-7f2a-bd29-29906a2dbe29",
                     *               "relationship": "mother",
                     *               "is_primary": true,
                     *               "can_pickup": true,
                     *               "receives_billing": true
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/parents?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/parents?per_page=1&page=66",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/parents?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 66,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 66
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Parent"] & components["schemas"]["ParentRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createParent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Karin",
                 *       "last_name": "Lindqvist",
                 *       "email": "karin@example.com",
                 *       "phone": "+61 7 5550 0190",
                 *       "students": [
                 *         {
                 *           "student_id": "019cfeab-d500-7000-8000-000000000011",
                 *           "relationship": "mother",
                 *           "is_primary": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateParentInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000012",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Karin",
                     *         "last_name": "Lindqvist",
                     *         "name": "Karin Lindqvist",
                     *         "email": "karin@example.com",
                     *         "phone": "+61 7 5550 0190",
                     *         "alternate_phone": null,
                     *         "occupation": null,
                     *         "address": null,
                     *         "city": null,
                     *         "state": null,
                     *         "country": null,
                     *         "postal_code": null,
                     *         "emergency_contact": false,
                     *         "communication_preferences": {
                     *           "email": true,
                     *           "sms": false,
                     *           "push": false,
                     *           "language": "en"
                     *         },
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z",
                     *         "students": [
                     *           {
                     *             "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *             "relationship": "mother",
                     *             "is_primary": true,
                     *             "can_pickup": false,
                     *             "receives_billing": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Parent"] & components["schemas"]["ParentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    parent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "0189524a-c090-7eff-9099-0a97b0415dfe",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Mia",
                     *         "last_name": "Campbell",
                     *         "name": "Mia Campbell",
                     *         "email": "mia.campbell33a@example.com",
                     *         "phone": "+61 491 570 987",
                     *         "alternate_phone": "+61 491 570 640",
                     *         "occupation": "Builder",
                     *         "address": "207 Moreton Parade",
                     *         "city": "Brisbane",
                     *         "state": "Queensland",
                     *         "country": "Australia",
                     *         "postal_code": "4064",
                     *         "emergency_contact": true,
                     *         "communication_preferences": {
                     *           "email": true,
                     *           "sms": false,
                     *           "push": false,
                     *           "language": "en"
                     *         },
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 1,
                     *         "created_at": "2025-09-26T02:46:18.000Z",
                     *         "updated_at": "2025-09-26T02:46:18.000Z",
                     *         "students": [
                     *           {
                     *             "student_id": "01895244-86d0-7f2a-bd29-29906a2dbe29",
                     *             "relationship": "mother",
                     *             "is_primary": true,
                     *             "can_pickup": true,
                     *             "receives_billing": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Parent"] & components["schemas"]["ParentRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateParent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "occupation": "Architect"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateParentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000012",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Karin",
                     *         "last_name": "Lindqvist",
                     *         "name": "Karin Lindqvist",
                     *         "email": "karin@example.com",
                     *         "phone": "+61 7 5550 0190",
                     *         "alternate_phone": null,
                     *         "occupation": "Architect",
                     *         "address": null,
                     *         "city": null,
                     *         "state": null,
                     *         "country": null,
                     *         "postal_code": null,
                     *         "emergency_contact": false,
                     *         "communication_preferences": {
                     *           "email": true,
                     *           "sms": false,
                     *           "push": false,
                     *           "language": "en"
                     *         },
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z",
                     *         "students": [
                     *           {
                     *             "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *             "relationship": "mother",
                     *             "is_primary": true,
                     *             "can_pickup": false,
                     *             "receives_billing": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Parent"] & components["schemas"]["ParentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteParent: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Parent deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateParentByPatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "occupation": "Architect"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateParentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000012",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Karin",
                     *         "last_name": "Lindqvist",
                     *         "name": "Karin Lindqvist",
                     *         "email": "karin@example.com",
                     *         "phone": "+61 7 5550 0190",
                     *         "alternate_phone": null,
                     *         "occupation": "Architect",
                     *         "address": null,
                     *         "city": null,
                     *         "state": null,
                     *         "country": null,
                     *         "postal_code": null,
                     *         "emergency_contact": false,
                     *         "communication_preferences": {
                     *           "email": true,
                     *           "sms": false,
                     *           "push": false,
                     *           "language": "en"
                     *         },
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z",
                     *         "students": [
                     *           {
                     *             "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *             "relationship": "mother",
                     *             "is_primary": true,
                     *             "can_pickup": false,
                     *             "receives_billing": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Parent"] & components["schemas"]["ParentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    staff: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name, e-mail address or staff number. */
                search?: string;
                /** @description What they do. */
                role?: components["schemas"]["StaffRole"][];
                /** @description Members of this department. */
                department_id?: string[];
                /** @description Whether they are at work. */
                status?: components["schemas"]["StaffStatus"][];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: "departments"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "017c5dec-8c60-7c05-83d5-3f5da6f6198c",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "first_name": "Isla",
                     *           "last_name": "Kowalski",
                     *           "name": "Isla Kowalski",
                     *           "email": "isla.kowalski2@riverside-swim.test",
                     *           "phone": "+61 491 570 791",
                     *           "role": "department_head",
                     *           "staff_number": "STF-V9KDY17Q",
                     *           "department_ids": [
                     *             "017d4ae5-9a48-73ec-89f1-d05ad1a5cb4d"
                     *           ],
                     *           "qualifications": [
                     *             {
                     *               "title": "Swim Australia Teacher",
                     *               "institution": "Swim Australia",
                     *               "year": 2021
                     *             }
                     *           ],
                     *           "employment_type": "part_time",
                     *           "hire_date": "2023-12-22",
                     *           "end_date": null,
                     *           "hourly_rate": "59.00",
                     *           "weekly_availability": [
                     *             {
                     *               "day": "monday",
                     *               "start_time": "06:00:00",
                     *               "end_time": "20:00:00"
                     *             },
                     *             {
                     *               "day": "tuesday",
                     *               "start_time": "06:00:00",
                     *               "end_time": "20:00:00"
                     *             },
                     *             {
                     *               "day": "wednesday",
                     *               "start_time": "06:00:00",
                     *               "end_time": "20:00:00"
                     *             },
                     *             {
                     *               "day": "thursday",
                     *               "start_time": "06:00:00",
                     *               "end_time": "20:00:00"
                     *             },
                     *             {
                     *               "day": "friday",
                     *               "start_time": "06:00:00",
                     *               "end_time": "20:00:00"
                     *             },
                     *             {
                     *               "day": "saturday",
                     *               "start_time": "06:00:00",
                     *               "end_time": "20:00:00"
                     *             }
                     *           ],
                     *           "status": "active",
                     *           "erased_at": null,
                     *           "user_id": null,
                     *           "version": 1,
                     *           "created_at": "2023-12-22T03:22:36.000Z",
                     *           "updated_at": "2023-12-22T03:22:36.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/staff?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/staff?per_page=1&page=8",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/staff?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 8,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 8
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["StaffMember"] & components["schemas"]["StaffMemberRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStaffMember: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "departments"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Jonas",
                 *       "last_name": "Falk",
                 *       "email": "jonas@example.com",
                 *       "role": "teacher",
                 *       "department_ids": [
                 *         "019cfeab-d500-7000-8000-000000000013"
                 *       ],
                 *       "hourly_rate": "42.50"
                 *     }
                 */
                "application/json": components["schemas"]["CreateStaffMemberInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000014",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Jonas",
                     *         "last_name": "Falk",
                     *         "name": "Jonas Falk",
                     *         "email": "jonas@example.com",
                     *         "phone": null,
                     *         "role": "teacher",
                     *         "staff_number": "STF-00000002",
                     *         "department_ids": [
                     *           "019cfeab-d500-7000-8000-000000000013"
                     *         ],
                     *         "qualifications": [],
                     *         "employment_type": "full_time",
                     *         "hire_date": null,
                     *         "end_date": null,
                     *         "hourly_rate": "42.50",
                     *         "weekly_availability": [],
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["StaffMember"] & components["schemas"]["StaffMemberRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    staffMember: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "departments"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "017c5dec-8c60-7c05-83d5-3f5da6f6198c",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Isla",
                     *         "last_name": "Kowalski",
                     *         "name": "Isla Kowalski",
                     *         "email": "isla.kowalski2@riverside-swim.test",
                     *         "phone": "+61 491 570 791",
                     *         "role": "department_head",
                     *         "staff_number": "STF-V9KDY17Q",
                     *         "department_ids": [
                     *           "017d4ae5-9a48-73ec-89f1-d05ad1a5cb4d"
                     *         ],
                     *         "qualifications": [
                     *           {
                     *             "title": "Swim Australia Teacher",
                     *             "institution": "Swim Australia",
                     *             "year": 2021
                     *           }
                     *         ],
                     *         "employment_type": "part_time",
                     *         "hire_date": "2023-12-22",
                     *         "end_date": null,
                     *         "hourly_rate": "59.00",
                     *         "weekly_availability": [
                     *           {
                     *             "day": "monday",
                     *             "start_time": "06:00:00",
                     *             "end_time": "20:00:00"
                     *           },
                     *           {
                     *             "day": "tuesday",
                     *             "start_time": "06:00:00",
                     *             "end_time": "20:00:00"
                     *           },
                     *           {
                     *             "day": "wednesday",
                     *             "start_time": "06:00:00",
                     *             "end_time": "20:00:00"
                     *           },
                     *           {
                     *             "day": "thursday",
                     *             "start_time": "06:00:00",
                     *             "end_time": "20:00:00"
                     *           },
                     *           {
                     *             "day": "friday",
                     *             "start_time": "06:00:00",
                     *             "end_time": "20:00:00"
                     *           },
                     *           {
                     *             "day": "saturday",
                     *             "start_time": "06:00:00",
                     *             "end_time": "20:00:00"
                     *           }
                     *         ],
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 1,
                     *         "created_at": "2023-12-22T03:22:36.000Z",
                     *         "updated_at": "2023-12-22T03:22:36.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["StaffMember"] & components["schemas"]["StaffMemberRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStaffMember: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "departments"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "employment_type": "part_time"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStaffMemberInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000014",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Jonas",
                     *         "last_name": "Falk",
                     *         "name": "Jonas Falk",
                     *         "email": "jonas@example.com",
                     *         "phone": null,
                     *         "role": "teacher",
                     *         "staff_number": "STF-00000002",
                     *         "department_ids": [
                     *           "019cfeab-d500-7000-8000-000000000013"
                     *         ],
                     *         "qualifications": [],
                     *         "employment_type": "part_time",
                     *         "hire_date": null,
                     *         "end_date": null,
                     *         "hourly_rate": "42.50",
                     *         "weekly_availability": [],
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["StaffMember"] & components["schemas"]["StaffMemberRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteStaffMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Staff member deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStaffMemberByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "departments"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "employment_type": "part_time"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateStaffMemberInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000014",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "first_name": "Jonas",
                     *         "last_name": "Falk",
                     *         "name": "Jonas Falk",
                     *         "email": "jonas@example.com",
                     *         "phone": null,
                     *         "role": "teacher",
                     *         "staff_number": "STF-00000002",
                     *         "department_ids": [
                     *           "019cfeab-d500-7000-8000-000000000013"
                     *         ],
                     *         "qualifications": [],
                     *         "employment_type": "part_time",
                     *         "hire_date": null,
                     *         "end_date": null,
                     *         "hourly_rate": "42.50",
                     *         "weekly_availability": [],
                     *         "status": "active",
                     *         "erased_at": null,
                     *         "user_id": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["StaffMember"] & components["schemas"]["StaffMemberRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enrollments: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name or number of the student. */
                search?: string;
                /** @description Of this student. */
                student_id?: string[];
                /** @description In this course. */
                course_id?: string[];
                /** @description In this batch. */
                batch_id?: string[];
                /** @description Where they stand. */
                status?: components["schemas"]["EnrollmentStatus"][];
                /** @description Enrolled on this day or later. */
                enrolled_from?: string;
                /** @description Enrolled on this day or earlier. */
                enrolled_to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "enrollment_date" | "-enrollment_date")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "course" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000005",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "018367ab-67b0-7f91-b97e-72083047127b",
                     *           "course_id": "017d83c0-4e30-7fb9-a780-220bd925e5bf",
                     *           "batch_id": "018bc60d-3808-784c-b9d2-e87dfe052491",
                     *           "enrollment_date": "2026-03-18",
                     *           "status": "pending",
                     *           "grade": null,
                     *           "progress_percentage": 0,
                     *           "completion_date": null,
                     *           "waitlist_position": null,
                     *           "drop_reason": null,
                     *           "notes": "Another day is fine too.",
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/enrollments?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/enrollments?per_page=1&page=146",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/enrollments?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 146,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 146
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enrollStudent: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "course" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "student_id": "019cfeab-d500-7000-8000-000000000011",
                 *       "batch_id": "019cfeab-d500-7000-8000-000000000017"
                 *     }
                 */
                "application/json": components["schemas"]["EnrollStudentInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000018",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "course_id": "019cfeab-d500-7000-8000-000000000015",
                     *         "batch_id": "019cfeab-d500-7000-8000-000000000017",
                     *         "enrollment_date": "2026-03-18",
                     *         "status": "active",
                     *         "grade": null,
                     *         "progress_percentage": 0,
                     *         "completion_date": null,
                     *         "waitlist_position": null,
                     *         "drop_reason": null,
                     *         "notes": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    enrollment: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "course" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000005",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "018367ab-67b0-7f91-b97e-72083047127b",
                     *         "course_id": "017d83c0-4e30-7fb9-a780-220bd925e5bf",
                     *         "batch_id": "018bc60d-3808-784c-b9d2-e87dfe052491",
                     *         "enrollment_date": "2026-03-18",
                     *         "status": "pending",
                     *         "grade": null,
                     *         "progress_percentage": 0,
                     *         "completion_date": null,
                     *         "waitlist_position": null,
                     *         "drop_reason": null,
                     *         "notes": "Another day is fine too.",
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEnrollment: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "course" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grade": "B",
                 *       "progress_percentage": 40
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEnrollmentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000018",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "course_id": "019cfeab-d500-7000-8000-000000000015",
                     *         "batch_id": "019cfeab-d500-7000-8000-000000000017",
                     *         "enrollment_date": "2026-03-18",
                     *         "status": "active",
                     *         "grade": "B",
                     *         "progress_percentage": 40,
                     *         "completion_date": null,
                     *         "waitlist_position": null,
                     *         "drop_reason": null,
                     *         "notes": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteEnrollment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Enrollment deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateEnrollmentByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "course" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "grade": "B",
                 *       "progress_percentage": 40
                 *     }
                 */
                "application/json": components["schemas"]["UpdateEnrollmentInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000018",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "course_id": "019cfeab-d500-7000-8000-000000000015",
                     *         "batch_id": "019cfeab-d500-7000-8000-000000000017",
                     *         "enrollment_date": "2026-03-18",
                     *         "status": "active",
                     *         "grade": "B",
                     *         "progress_percentage": 40,
                     *         "completion_date": null,
                     *         "waitlist_position": null,
                     *         "drop_reason": null,
                     *         "notes": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Enrollment"] & components["schemas"]["EnrollmentRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    attendance: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name or number of the student. */
                search?: string;
                /** @description Of this student. */
                student_id?: string[];
                /** @description In this batch. */
                batch_id?: string[];
                /** @description In this session. */
                session_id?: string[];
                /** @description Whether the student was there. */
                status?: components["schemas"]["AttendanceStatus"][];
                /** @description On this day. */
                date?: string;
                /** @description On this day or later. */
                date_from?: string;
                /** @description On this day or earlier. */
                date_to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "date" | "-date")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "018cc906-9120-7fd4-b489-c003c8b235c8",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "0184d64a-4b40-721a-90a1-1361138be22e",
                     *           "batch_id": "01895d6c-9340-703b-a1f4-c3219fc28832",
                     *           "session_id": "01895d6c-9340-7b5f-88c4-5c4c7e7bf768",
                     *           "date": "2026-03-17",
                     *           "session": null,
                     *           "status": "excused",
                     *           "remarks": "Family celebration",
                     *           "minutes_late": null,
                     *           "marked_by": "017c1104-e550-7f0a-8105-de82eabd7220",
                     *           "marked_at": "2026-03-17T07:15:00.000Z",
                     *           "created_at": "2026-03-17T07:15:00.000Z",
                     *           "updated_at": "2026-03-17T07:15:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/attendance?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/attendance?per_page=1&page=1538",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/attendance?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1538,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1538
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markAttendance: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "batch")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "student_id": "019cfeab-d500-7000-8000-000000000011",
                 *       "date": "2026-03-18",
                 *       "status": "present"
                 *     }
                 */
                "application/json": (components["schemas"]["MarkAttendanceInput"] & unknown) | components["schemas"]["TakeRollCallInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    /** @description Where that which was made is found. */
                    Location?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000019",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "batch_id": null,
                     *         "session_id": null,
                     *         "date": "2026-03-18",
                     *         "session": null,
                     *         "status": "present",
                     *         "remarks": null,
                     *         "minutes_late": null,
                     *         "marked_by": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "marked_at": "2026-03-18T02:00:00.000Z",
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"];
                    } | {
                        data: (components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"])[];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    attendanceRecord: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "batch" | "history")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "018cc906-9120-7fd4-b489-c003c8b235c8",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "0184d64a-4b40-721a-90a1-1361138be22e",
                     *         "batch_id": "01895d6c-9340-703b-a1f4-c3219fc28832",
                     *         "session_id": "01895d6c-9340-7b5f-88c4-5c4c7e7bf768",
                     *         "date": "2026-03-17",
                     *         "session": null,
                     *         "status": "excused",
                     *         "remarks": "Family celebration",
                     *         "minutes_late": null,
                     *         "marked_by": "017c1104-e550-7f0a-8105-de82eabd7220",
                     *         "marked_at": "2026-03-17T07:15:00.000Z",
                     *         "created_at": "2026-03-17T07:15:00.000Z",
                     *         "updated_at": "2026-03-17T07:15:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"] & components["schemas"]["AttendanceRecordDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAttendance: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "batch" | "history")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "late",
                 *       "minutes_late": 5
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAttendanceInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000019",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "batch_id": null,
                     *         "session_id": null,
                     *         "date": "2026-03-18",
                     *         "session": null,
                     *         "status": "late",
                     *         "remarks": null,
                     *         "minutes_late": 5,
                     *         "marked_by": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "marked_at": "2026-03-18T02:00:00.000Z",
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"] & components["schemas"]["AttendanceRecordDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAttendanceByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "batch" | "history")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "status": "late",
                 *       "minutes_late": 5
                 *     }
                 */
                "application/json": components["schemas"]["UpdateAttendanceInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000019",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "batch_id": null,
                     *         "session_id": null,
                     *         "date": "2026-03-18",
                     *         "session": null,
                     *         "status": "late",
                     *         "remarks": null,
                     *         "minutes_late": 5,
                     *         "marked_by": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *         "marked_at": "2026-03-18T02:00:00.000Z",
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AttendanceRecord"] & components["schemas"]["AttendanceRecordRelations"] & components["schemas"]["AttendanceRecordDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    fees: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the title, the receipt number, or the name or number of the student. */
                search?: string;
                /** @description Of this student. */
                student_id?: string[];
                /** @description Billed to this parent, or of a child of theirs. */
                parent_id?: string[];
                /** @description What they are for. */
                fee_type?: components["schemas"]["FeeType"][];
                /** @description Where the payment stands today. */
                payment_status?: components["schemas"]["PaymentStatus"][];
                /** @description Due on this day or later. */
                due_from?: string;
                /** @description Due on this day or earlier. */
                due_to?: string;
                /** @description Of this amount or more. */
                amount_from?: string;
                /** @description Of this amount or less. */
                amount_to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "due_date" | "-due_date" | "amount" | "-amount")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "parent" | "enrollment" | "payments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000006",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "student_id": "0184d64a-4b40-721a-90a1-1361138be22e",
                     *           "parent_id": null,
                     *           "enrollment_id": "018b79cd-d718-72a9-a79a-223fa7a42fd5",
                     *           "fee_type": "activity",
                     *           "title": "Outing of the batch",
                     *           "period": "2026-03",
                     *           "amount": "45.00",
                     *           "currency": "AUD",
                     *           "due_date": "2026-04-08",
                     *           "paid_amount": "0.00",
                     *           "balance": "45.00",
                     *           "payment_status": "pending",
                     *           "payment_method": null,
                     *           "receipt_number": null,
                     *           "voided_at": null,
                     *           "notes": null,
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/fees?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/fees?per_page=1&page=293",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/fees?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 293,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 293
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["Fee"] & components["schemas"]["FeeRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFee: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "parent" | "enrollment" | "payments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "student_id": "019cfeab-d500-7000-8000-000000000011",
                 *       "fee_type": "tuition",
                 *       "title": "Springboard, this term",
                 *       "amount": "180.00",
                 *       "due_date": "2026-04-01"
                 *     }
                 */
                "application/json": components["schemas"]["CreateFeeInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000021",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "parent_id": null,
                     *         "enrollment_id": null,
                     *         "fee_type": "tuition",
                     *         "title": "Springboard, this term",
                     *         "period": null,
                     *         "amount": "180.00",
                     *         "currency": "AUD",
                     *         "due_date": "2026-04-01",
                     *         "paid_amount": "0.00",
                     *         "balance": "180.00",
                     *         "payment_status": "pending",
                     *         "payment_method": null,
                     *         "receipt_number": null,
                     *         "voided_at": null,
                     *         "notes": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fee"] & components["schemas"]["FeeRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    fee: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "parent" | "enrollment" | "payments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000006",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "0184d64a-4b40-721a-90a1-1361138be22e",
                     *         "parent_id": null,
                     *         "enrollment_id": "018b79cd-d718-72a9-a79a-223fa7a42fd5",
                     *         "fee_type": "activity",
                     *         "title": "Outing of the batch",
                     *         "period": "2026-03",
                     *         "amount": "45.00",
                     *         "currency": "AUD",
                     *         "due_date": "2026-04-08",
                     *         "paid_amount": "0.00",
                     *         "balance": "45.00",
                     *         "payment_status": "pending",
                     *         "payment_method": null,
                     *         "receipt_number": null,
                     *         "voided_at": null,
                     *         "notes": null,
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fee"] & components["schemas"]["FeeRelations"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFee: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "parent" | "enrollment" | "payments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "due_date": "2026-04-08"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateFeeInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000021",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "parent_id": null,
                     *         "enrollment_id": null,
                     *         "fee_type": "tuition",
                     *         "title": "Springboard, this term",
                     *         "period": null,
                     *         "amount": "180.00",
                     *         "currency": "AUD",
                     *         "due_date": "2026-04-08",
                     *         "paid_amount": "0.00",
                     *         "balance": "180.00",
                     *         "payment_status": "pending",
                     *         "payment_method": null,
                     *         "receipt_number": null,
                     *         "voided_at": null,
                     *         "notes": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fee"] & components["schemas"]["FeeRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFeeByPatch: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: ("student" | "parent" | "enrollment" | "payments")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
                /** @description A text of your choice: a request that is sent again with it within 24 hours is done once. With another body it is a conflict. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "due_date": "2026-04-08"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateFeeInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000021",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "student_id": "019cfeab-d500-7000-8000-000000000011",
                     *         "parent_id": null,
                     *         "enrollment_id": null,
                     *         "fee_type": "tuition",
                     *         "title": "Springboard, this term",
                     *         "period": null,
                     *         "amount": "180.00",
                     *         "currency": "AUD",
                     *         "due_date": "2026-04-08",
                     *         "paid_amount": "0.00",
                     *         "balance": "180.00",
                     *         "payment_status": "pending",
                     *         "payment_method": null,
                     *         "receipt_number": null,
                     *         "voided_at": null,
                     *         "notes": null,
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Fee"] & components["schemas"]["FeeRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    members: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name or e-mail address. */
                search?: string;
                /** @description Which role they have. */
                role?: components["schemas"]["MemberRole"][];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "01836909-d6a0-7701-8282-519c451c6a18",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "user_id": "01836909-d6a0-7469-9963-f3f525d8f73c",
                     *           "user_name": "Amelia Kelly",
                     *           "user_email": "parent@riverside-swim.test",
                     *           "user_email_verified_at": "2024-12-06T06:29:56.000Z",
                     *           "role": "parent",
                     *           "staff_role": null,
                     *           "staff_id": null,
                     *           "parent_id": "01836909-d6a0-76e9-a2d4-55d575472bd4",
                     *           "student_id": null,
                     *           "created_at": "2024-12-06T06:29:56.000Z",
                     *           "updated_at": "2024-12-06T06:29:56.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/members?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/members?per_page=1&page=8",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/members?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 8,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 8
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Membership"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    member: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "01836909-d6a0-7701-8282-519c451c6a18",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "user_id": "01836909-d6a0-7469-9963-f3f525d8f73c",
                     *         "user_name": "Amelia Kelly",
                     *         "user_email": "parent@riverside-swim.test",
                     *         "user_email_verified_at": "2024-12-06T06:29:56.000Z",
                     *         "role": "parent",
                     *         "staff_role": null,
                     *         "staff_id": null,
                     *         "parent_id": "01836909-d6a0-76e9-a2d4-55d575472bd4",
                     *         "student_id": null,
                     *         "created_at": "2024-12-06T06:29:56.000Z",
                     *         "updated_at": "2024-12-06T06:29:56.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Membership"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "staff",
                 *       "staff_id": "019cfeab-d500-7000-8000-000000000014"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeMemberRoleInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000034",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "user_id": "019cfeab-d500-7000-8000-000000000033",
                     *         "user_name": "Sam Okafor",
                     *         "user_email": "sam@example.com",
                     *         "user_email_verified_at": null,
                     *         "role": "staff",
                     *         "staff_role": "teacher",
                     *         "staff_id": "019cfeab-d500-7000-8000-000000000014",
                     *         "parent_id": null,
                     *         "student_id": null,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Membership"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Member removed."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMemberRoleByPatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "staff",
                 *       "staff_id": "019cfeab-d500-7000-8000-000000000014"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeMemberRoleInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000034",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "user_id": "019cfeab-d500-7000-8000-000000000033",
                     *         "user_name": "Sam Okafor",
                     *         "user_email": "sam@example.com",
                     *         "user_email_verified_at": null,
                     *         "role": "staff",
                     *         "staff_role": "teacher",
                     *         "staff_id": "019cfeab-d500-7000-8000-000000000014",
                     *         "parent_id": null,
                     *         "student_id": null,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Membership"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    invitations: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the e-mail address. */
                search?: string;
                /** @description What has become of them. */
                status?: components["schemas"]["InvitationStatus"][];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000007",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "email": "kai.kelly0b@example.com",
                     *           "role": "parent",
                     *           "staff_role": null,
                     *           "staff_id": null,
                     *           "parent_id": "01836822-e1a0-7554-ad49-527eedbfff73",
                     *           "student_id": null,
                     *           "status": "revoked",
                     *           "invited_by": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *           "expires_at": "2026-03-25T02:00:00.000Z",
                     *           "accepted_at": null,
                     *           "revoked_at": "2026-03-18T02:00:00.000Z",
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/invitations?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/invitations?per_page=1&page=2",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/invitations?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 2,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 2
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Invitation"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam@example.com",
                 *       "role": "academy_admin"
                 *     }
                 */
                "application/json": components["schemas"]["InviteMemberInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000032",
                     *         "token": "token-4"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: uuid
                             * @description The id of the invitation, to revoke it by.
                             */
                            id: string;
                            /** @description The token to accept it by, shown this once. It works once, for 7 days. */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Invitation revoked."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Session ended."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    apiKeys: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the name. */
                search?: string;
                /** @description Whether they count. */
                status?: components["schemas"]["ApiKeyStatus"][];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at" | "name" | "-name")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000001",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "name": "Accounting",
                     *           "role": "support_staff",
                     *           "scopes": [
                     *             "fees:read",
                     *             "payments:read"
                     *           ],
                     *           "expires_at": "2026-06-16T02:00:00.000Z",
                     *           "allowed_cidrs": [
                     *             "203.0.113.0/24"
                     *           ],
                     *           "last_used_at": null,
                     *           "revoked_at": null,
                     *           "status": "active",
                     *           "created_by": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/api-keys?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/api-keys?per_page=1&page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Accounting",
                 *       "role": "support_staff",
                 *       "scopes": [
                 *         "fees:read",
                 *         "payments:read"
                 *       ],
                 *       "expires_at": "2026-06-16T02:00:00.000Z",
                 *       "allowed_cidrs": [
                 *         "203.0.113.0/24"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateApiKeyInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000001",
                     *         "token": "token-2"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: uuid
                             * @description The id of the key, to revoke it by.
                             */
                            id: string;
                            /** @description The key to send as `Authorization: Bearer`, shown this once. */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "API key revoked."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhookEndpoints: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the URL or the description. */
                search?: string;
                /** @description Whether events are sent. */
                status?: components["schemas"]["WebhookEndpointStatus"][];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000002",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "url": "https://192.0.2.10/academy",
                     *           "description": null,
                     *           "event_types": [
                     *             "enrollment.created",
                     *             "payment.recorded"
                     *           ],
                     *           "status": "active",
                     *           "disabled_reason": null,
                     *           "rate_per_second": 20,
                     *           "failing_since": null,
                     *           "secret": null,
                     *           "former_signs_until": null,
                     *           "rotated_at": "2026-03-18T02:00:00.000Z",
                     *           "version": 1,
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/webhook-endpoints?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/webhook-endpoints?per_page=1&page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://192.0.2.10/academy",
                 *       "event_types": [
                 *         "enrollment.created",
                 *         "payment.recorded"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookEndpointInput"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000002",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "url": "https://192.0.2.10/academy",
                     *         "description": null,
                     *         "event_types": [
                     *           "enrollment.created",
                     *           "payment.recorded"
                     *         ],
                     *         "status": "active",
                     *         "disabled_reason": null,
                     *         "rate_per_second": 20,
                     *         "failing_since": null,
                     *         "secret": "whsec_secret-1",
                     *         "former_signs_until": null,
                     *         "rotated_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The `ETag` of the answer that is known: where it is still the same, the answer is 304. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000002",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "url": "https://192.0.2.10/academy",
                     *         "description": null,
                     *         "event_types": [
                     *           "enrollment.created",
                     *           "payment.recorded"
                     *         ],
                     *         "status": "active",
                     *         "disabled_reason": null,
                     *         "rate_per_second": 20,
                     *         "failing_since": null,
                     *         "secret": null,
                     *         "former_signs_until": null,
                     *         "rotated_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 1,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            /** @description The answer is still the one that `If-None-Match` names. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rate_per_second": 5,
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookEndpointInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000002",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "url": "https://192.0.2.10/academy",
                     *         "description": null,
                     *         "event_types": [
                     *           "enrollment.created",
                     *           "payment.recorded"
                     *         ],
                     *         "status": "active",
                     *         "disabled_reason": null,
                     *         "rate_per_second": 5,
                     *         "failing_since": null,
                     *         "secret": null,
                     *         "former_signs_until": null,
                     *         "rotated_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Webhook endpoint deleted."
                     *     }
                     */
                    "application/json": {
                        /** @description What was done, in words for people. */
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpointByPatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
                /** @description The version that was edited, in quotes (`"3"`), or the `ETag` of its answer: where the record has another one, the answer is 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rate_per_second": 5,
                 *       "expected_version": 1
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookEndpointInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000002",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "url": "https://192.0.2.10/academy",
                     *         "description": null,
                     *         "event_types": [
                     *           "enrollment.created",
                     *           "payment.recorded"
                     *         ],
                     *         "status": "active",
                     *         "disabled_reason": null,
                     *         "rate_per_second": 5,
                     *         "failing_since": null,
                     *         "secret": null,
                     *         "former_signs_until": null,
                     *         "rotated_at": "2026-03-18T02:00:00.000Z",
                     *         "version": 2,
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhookDeliveries: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Made at this instant or later. */
                created_from?: string;
                /** @description Made at this instant or earlier. */
                created_to?: string;
                /** @description Last changed at this instant or later. */
                updated_from?: string;
                /** @description Last changed at this instant or earlier. */
                updated_to?: string;
                /** @description Text in the type of the event. */
                search?: string;
                /** @description To this endpoint. */
                endpoint_id?: string[];
                /** @description Of this event. */
                event_id?: string[];
                /** @description What has become of them. */
                status?: components["schemas"]["WebhookDeliveryStatus"][];
                /** @description Of events of this type: `enrollment.created`. */
                type?: string[];
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at" | "updated_at" | "-updated_at")[];
                /** @description What is answered besides: related records, each below its name. */
                include?: "endpoint"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000003",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "endpoint_id": "019cfeab-d500-7000-8000-000000000002",
                     *           "event_id": "019cfeab-d500-7000-8000-000000000004",
                     *           "type": "webhook.test",
                     *           "sequence": null,
                     *           "occurred_at": "2026-03-18T02:00:00.000Z",
                     *           "status": "pending",
                     *           "attempt_count": 0,
                     *           "next_attempt_at": "2026-03-18T02:00:00.000Z",
                     *           "attempts": [],
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/webhook-deliveries?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/webhook-deliveries?per_page=1&page=1",
                     *         "prev": null,
                     *         "next": null
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 1,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: (components["schemas"]["WebhookDelivery"] & components["schemas"]["WebhookDeliveryRelations"])[];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    webhookDelivery: {
        parameters: {
            query?: {
                /** @description What is answered besides: related records, each below its name. */
                include?: "endpoint"[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path: {
                /** @description The id of the record. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "019cfeab-d500-7000-8000-000000000003",
                     *         "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *         "endpoint_id": "019cfeab-d500-7000-8000-000000000002",
                     *         "event_id": "019cfeab-d500-7000-8000-000000000004",
                     *         "type": "webhook.test",
                     *         "sequence": null,
                     *         "occurred_at": "2026-03-18T02:00:00.000Z",
                     *         "status": "pending",
                     *         "attempt_count": 0,
                     *         "next_attempt_at": "2026-03-18T02:00:00.000Z",
                     *         "attempts": [],
                     *         "created_at": "2026-03-18T02:00:00.000Z",
                     *         "updated_at": "2026-03-18T02:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"] & components["schemas"]["WebhookDeliveryRelations"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    auditLog: {
        parameters: {
            query?: {
                /** @description The number of the page. */
                page?: components["parameters"]["Page"];
                /** @description The most rows of a page. */
                per_page?: components["parameters"]["PerPage"];
                /** @description Rows to leave out, by their ids. At most 100, none twice. */
                exclude?: string[];
                /** @description Text in the resource or the request id. */
                search?: string;
                /** @description Done by this user. */
                user_id?: string[];
                /** @description `created`, `updated`, `deleted` or `erased`. */
                action?: string[];
                /** @description Done to this kind of thing: `Batch`, `Enrollment`, … */
                resource?: string[];
                /** @description Done to this very thing. */
                resource_id?: string[];
                /** @description At this instant or later. */
                from?: string;
                /** @description At this instant or earlier. */
                to?: string;
                /** @description The order, the first key first; with a minus the greatest first. Ties are ordered by id. */
                sort?: ("created_at" | "-created_at")[];
            };
            header?: {
                /** @description The id of the academy. Members of one academy alone may leave it out. */
                "X-Academy-ID"?: components["parameters"]["Academy"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the list; all of it with `Accept: text/csv`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    Link: components["headers"]["Link"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "019cfeab-d500-7000-8000-000000000009",
                     *           "academy_id": "017aa8d5-0678-7bf8-8013-cf4bbc6e3423",
                     *           "user_id": "017aa8d5-0678-7040-b405-f876c21590d2",
                     *           "user_name": "Matilda Harris",
                     *           "action": "created",
                     *           "resource": "WebhookEndpoint",
                     *           "resource_id": "019cfeab-d500-7000-8000-000000000002",
                     *           "before": null,
                     *           "after": {
                     *             "deletedAt": null,
                     *             "url": "https://192.0.2.10/academy",
                     *             "description": null,
                     *             "eventTypes": [
                     *               "enrollment.created",
                     *               "payment.recorded"
                     *             ],
                     *             "status": "active",
                     *             "disabledReason": null,
                     *             "ratePerSecond": 20,
                     *             "failingSince": null,
                     *             "formerSignsUntil": null,
                     *             "rotatedAt": "2026-03-18T02:00:00.000Z"
                     *           },
                     *           "request_id": "example",
                     *           "created_at": "2026-03-18T02:00:00.000Z",
                     *           "updated_at": "2026-03-18T02:00:00.000Z"
                     *         }
                     *       ],
                     *       "links": {
                     *         "first": "https://api.example.com/api/v1/audit-log?per_page=1&page=1",
                     *         "last": "https://api.example.com/api/v1/audit-log?per_page=1&page=59",
                     *         "prev": null,
                     *         "next": "https://api.example.com/api/v1/audit-log?per_page=1&page=2"
                     *       },
                     *       "meta": {
                     *         "current_page": 1,
                     *         "from": 1,
                     *         "last_page": 59,
                     *         "per_page": 1,
                     *         "to": 1,
                     *         "total": 59
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        links: components["schemas"]["PageLinks"];
                        meta: components["schemas"]["PageMeta"];
                    };
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableEntity"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    onAcademyCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "academy.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its status. */
                        status: string;
                        /** @description What it has subscribed to. */
                        plan: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAcademyDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "academy.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its status. */
                        status: string;
                        /** @description What it has subscribed to. */
                        plan: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAcademyUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "academy.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its status. */
                        status: string;
                        /** @description What it has subscribed to. */
                        plan: string;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApiKeyCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "api_key.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description The role that it acts in. */
                        role: string;
                        /** @description What it is allowed. */
                        scopes: string[];
                        /**
                         * Format: date-time
                         * @description Until when it counts.
                         */
                        expires_at: string;
                        /**
                         * Format: uuid
                         * @description The user who made it.
                         */
                        created_by: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onApiKeyRevoked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "api_key.revoked";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description The role that it acts in. */
                        role: string;
                        /** @description What it is allowed. */
                        scopes: string[];
                        /**
                         * Format: date-time
                         * @description Until when it counts.
                         */
                        expires_at: string;
                        /**
                         * Format: uuid
                         * @description The user who made it.
                         */
                        created_by: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAttendanceCorrected: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "attendance.corrected";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
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
                        /** @description How many records were written. */
                        count: number;
                        /** @description How many of the records are `present`. */
                        present: number;
                        /** @description How many of the records are `absent`. */
                        absent: number;
                        /** @description How many of the records are `late`. */
                        late: number;
                        /** @description How many of the records are `excused`. */
                        excused: number;
                        /** @description The first 100 of the records; all of them are in the attendance of the batch and day. */
                        records: {
                            /**
                             * Format: uuid
                             * @description Its id.
                             */
                            id: string;
                            /**
                             * Format: uuid
                             * @description The student.
                             */
                            student_id: string;
                            /** @description Whether the student was there. */
                            status: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAttendanceTaken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "attendance.taken";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
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
                        /** @description How many records were written. */
                        count: number;
                        /** @description How many of the records are `present`. */
                        present: number;
                        /** @description How many of the records are `absent`. */
                        absent: number;
                        /** @description How many of the records are `late`. */
                        late: number;
                        /** @description How many of the records are `excused`. */
                        excused: number;
                        /** @description The first 100 of the records; all of them are in the attendance of the batch and day. */
                        records: {
                            /**
                             * Format: uuid
                             * @description Its id.
                             */
                            id: string;
                            /**
                             * Format: uuid
                             * @description The student.
                             */
                            student_id: string;
                            /** @description Whether the student was there. */
                            status: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBatchCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "batch.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Where it stands. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The course.
                         */
                        course_id: string;
                        /**
                         * Format: uuid
                         * @description The staff member who teaches it.
                         */
                        instructor_id: string | null;
                        /**
                         * Format: date
                         * @description The first day.
                         */
                        start_date: string;
                        /**
                         * Format: date
                         * @description The last day.
                         */
                        end_date: string | null;
                        /** @description The seats. */
                        max_students: number;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBatchDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "batch.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Where it stands. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The course.
                         */
                        course_id: string;
                        /**
                         * Format: uuid
                         * @description The staff member who teaches it.
                         */
                        instructor_id: string | null;
                        /**
                         * Format: date
                         * @description The first day.
                         */
                        start_date: string;
                        /**
                         * Format: date
                         * @description The last day.
                         */
                        end_date: string | null;
                        /** @description The seats. */
                        max_students: number;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBatchUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "batch.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Where it stands. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The course.
                         */
                        course_id: string;
                        /**
                         * Format: uuid
                         * @description The staff member who teaches it.
                         */
                        instructor_id: string | null;
                        /**
                         * Format: date
                         * @description The first day.
                         */
                        start_date: string;
                        /**
                         * Format: date
                         * @description The last day.
                         */
                        end_date: string | null;
                        /** @description The seats. */
                        max_students: number;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCourseCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "course.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether it is on offer. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The department.
                         */
                        department_id: string | null;
                        /** @description The price, in the academy's currency. */
                        price: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCourseDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "course.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether it is on offer. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The department.
                         */
                        department_id: string | null;
                        /** @description The price, in the academy's currency. */
                        price: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onCourseUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "course.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether it is on offer. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The department.
                         */
                        department_id: string | null;
                        /** @description The price, in the academy's currency. */
                        price: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDepartmentCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "department.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /**
                         * Format: uuid
                         * @description The staff member who leads it.
                         */
                        head_staff_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDepartmentDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "department.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /**
                         * Format: uuid
                         * @description The staff member who leads it.
                         */
                        head_staff_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDepartmentUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "department.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /**
                         * Format: uuid
                         * @description The staff member who leads it.
                         */
                        head_staff_id: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentActivated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.activated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.completed";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentDropped: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.dropped";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentPromoted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.promoted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentReopened: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.reopened";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onEnrollmentWaitlisted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "enrollment.waitlisted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /** @description Where it stands. */
                        status: string;
                        /** @description Where it stood; null for what is new. */
                        previous_status: string | null;
                        /** @description The place on the waitlist, from 1; null off it. */
                        waitlist_position: number | null;
                        /**
                         * Format: date
                         * @description The day of the enrollment.
                         */
                        enrollment_date: string;
                        /**
                         * Format: date
                         * @description The day of completion.
                         */
                        completion_date: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeeChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "fee.changed";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /**
                         * Format: uuid
                         * @description The enrollment it is for.
                         */
                        enrollment_id: string | null;
                        /** @description What it is for. */
                        fee_type: string;
                        /** @description The amount. */
                        amount: string;
                        /** @description What was paid, less refunds. */
                        paid_amount: string;
                        /** @description What is left to pay. */
                        balance: string;
                        /** @description ISO 4217 code of the amounts. */
                        currency: string;
                        /**
                         * Format: date
                         * @description The last day on which to pay.
                         */
                        due_date: string;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeeCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "fee.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /**
                         * Format: uuid
                         * @description The enrollment it is for.
                         */
                        enrollment_id: string | null;
                        /** @description What it is for. */
                        fee_type: string;
                        /** @description The amount. */
                        amount: string;
                        /** @description What was paid, less refunds. */
                        paid_amount: string;
                        /** @description What is left to pay. */
                        balance: string;
                        /** @description ISO 4217 code of the amounts. */
                        currency: string;
                        /**
                         * Format: date
                         * @description The last day on which to pay.
                         */
                        due_date: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFeeVoided: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "fee.voided";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
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
                        /**
                         * Format: uuid
                         * @description The enrollment it is for.
                         */
                        enrollment_id: string | null;
                        /** @description What it is for. */
                        fee_type: string;
                        /** @description The amount. */
                        amount: string;
                        /** @description What was paid, less refunds. */
                        paid_amount: string;
                        /** @description What is left to pay. */
                        balance: string;
                        /** @description ISO 4217 code of the amounts. */
                        currency: string;
                        /**
                         * Format: date
                         * @description The last day on which to pay.
                         */
                        due_date: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvitationAccepted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "invitation.accepted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description The role in the academy. */
                        role: string;
                        /** @description The staff member's role, for the role `staff`. */
                        staff_role: string | null;
                        /**
                         * Format: uuid
                         * @description The staff member that they are.
                         */
                        staff_id: string | null;
                        /**
                         * Format: uuid
                         * @description The parent that they are.
                         */
                        parent_id: string | null;
                        /**
                         * Format: uuid
                         * @description The student that they are.
                         */
                        student_id: string | null;
                        /**
                         * Format: uuid
                         * @description The user who invited.
                         */
                        invited_by: string;
                        /**
                         * Format: date-time
                         * @description Until when it can be accepted.
                         */
                        expires_at: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvitationChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "invitation.changed";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description The role in the academy. */
                        role: string;
                        /** @description The staff member's role, for the role `staff`. */
                        staff_role: string | null;
                        /**
                         * Format: uuid
                         * @description The staff member that they are.
                         */
                        staff_id: string | null;
                        /**
                         * Format: uuid
                         * @description The parent that they are.
                         */
                        parent_id: string | null;
                        /**
                         * Format: uuid
                         * @description The student that they are.
                         */
                        student_id: string | null;
                        /**
                         * Format: uuid
                         * @description The user who invited.
                         */
                        invited_by: string;
                        /**
                         * Format: date-time
                         * @description Until when it can be accepted.
                         */
                        expires_at: string;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInvitationRevoked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "invitation.revoked";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description The role in the academy. */
                        role: string;
                        /** @description The staff member's role, for the role `staff`. */
                        staff_role: string | null;
                        /**
                         * Format: uuid
                         * @description The staff member that they are.
                         */
                        staff_id: string | null;
                        /**
                         * Format: uuid
                         * @description The parent that they are.
                         */
                        parent_id: string | null;
                        /**
                         * Format: uuid
                         * @description The student that they are.
                         */
                        student_id: string | null;
                        /**
                         * Format: uuid
                         * @description The user who invited.
                         */
                        invited_by: string;
                        /**
                         * Format: date-time
                         * @description Until when it can be accepted.
                         */
                        expires_at: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberInvited: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "member.invited";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description The role in the academy. */
                        role: string;
                        /** @description The staff member's role, for the role `staff`. */
                        staff_role: string | null;
                        /**
                         * Format: uuid
                         * @description The staff member that they are.
                         */
                        staff_id: string | null;
                        /**
                         * Format: uuid
                         * @description The parent that they are.
                         */
                        parent_id: string | null;
                        /**
                         * Format: uuid
                         * @description The student that they are.
                         */
                        student_id: string | null;
                        /**
                         * Format: uuid
                         * @description The user who invited.
                         */
                        invited_by: string;
                        /**
                         * Format: date-time
                         * @description Until when it can be accepted.
                         */
                        expires_at: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberJoined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "member.joined";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The user.
                         */
                        user_id: string;
                        /** @description The role in the academy. */
                        role: string;
                        /** @description The staff member's role, for the role `staff`. */
                        staff_role: string | null;
                        /**
                         * Format: uuid
                         * @description The staff member that they are.
                         */
                        staff_id: string | null;
                        /**
                         * Format: uuid
                         * @description The parent that they are.
                         */
                        parent_id: string | null;
                        /**
                         * Format: uuid
                         * @description The student that they are.
                         */
                        student_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberRemoved: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "member.removed";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The user.
                         */
                        user_id: string;
                        /** @description The role in the academy. */
                        role: string;
                        /** @description The staff member's role, for the role `staff`. */
                        staff_role: string | null;
                        /**
                         * Format: uuid
                         * @description The staff member that they are.
                         */
                        staff_id: string | null;
                        /**
                         * Format: uuid
                         * @description The parent that they are.
                         */
                        parent_id: string | null;
                        /**
                         * Format: uuid
                         * @description The student that they are.
                         */
                        student_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMemberRoleChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "member.role_changed";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The user.
                         */
                        user_id: string;
                        /** @description The role in the academy. */
                        role: string;
                        /** @description The staff member's role, for the role `staff`. */
                        staff_role: string | null;
                        /**
                         * Format: uuid
                         * @description The staff member that they are.
                         */
                        staff_id: string | null;
                        /**
                         * Format: uuid
                         * @description The parent that they are.
                         */
                        parent_id: string | null;
                        /**
                         * Format: uuid
                         * @description The student that they are.
                         */
                        student_id: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParentCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "parent.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether they are in contact with the academy. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParentDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "parent.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether they are in contact with the academy. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParentErased: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "parent.erased";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParentLinkChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "parent.link_changed";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
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
                        /** @description What the parent is to the student. */
                        relationship: string;
                        /** @description Whether this is the parent to turn to first. */
                        is_primary: boolean;
                        /** @description Whether the parent may collect the student. */
                        can_pickup: boolean;
                        /** @description Whether bills go to this parent. */
                        receives_billing: boolean;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParentLinked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "parent.linked";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
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
                        /** @description What the parent is to the student. */
                        relationship: string;
                        /** @description Whether this is the parent to turn to first. */
                        is_primary: boolean;
                        /** @description Whether the parent may collect the student. */
                        can_pickup: boolean;
                        /** @description Whether bills go to this parent. */
                        receives_billing: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParentUnlinked: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "parent.unlinked";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
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
                        /** @description What the parent is to the student. */
                        relationship: string;
                        /** @description Whether this is the parent to turn to first. */
                        is_primary: boolean;
                        /** @description Whether the parent may collect the student. */
                        can_pickup: boolean;
                        /** @description Whether bills go to this parent. */
                        receives_billing: boolean;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onParentUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "parent.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether they are in contact with the academy. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "payment.changed";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The fee that was paid; `fee.changed` tells what is left of it.
                         */
                        fee_id: string;
                        /** @description The amount; negative for a refund. */
                        amount: string;
                        /** @description ISO 4217 code of the amount. */
                        currency: string;
                        /** @description How it was paid. */
                        method: string;
                        /**
                         * Format: date-time
                         * @description When it was paid.
                         */
                        paid_at: string;
                        /**
                         * Format: uuid
                         * @description The user who received it.
                         */
                        received_by: string;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentRecorded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "payment.recorded";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The fee that was paid; `fee.changed` tells what is left of it.
                         */
                        fee_id: string;
                        /** @description The amount; negative for a refund. */
                        amount: string;
                        /** @description ISO 4217 code of the amount. */
                        currency: string;
                        /** @description How it was paid. */
                        method: string;
                        /**
                         * Format: date-time
                         * @description When it was paid.
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
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onPaymentRefunded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "payment.refunded";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /**
                         * Format: uuid
                         * @description The fee that was paid; `fee.changed` tells what is left of it.
                         */
                        fee_id: string;
                        /** @description The amount; negative for a refund. */
                        amount: string;
                        /** @description ISO 4217 code of the amount. */
                        currency: string;
                        /** @description How it was paid. */
                        method: string;
                        /**
                         * Format: date-time
                         * @description When it was paid.
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
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRoomCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "room.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether it is in use. */
                        status: string;
                        /** @description How many students fit in. */
                        capacity: number | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRoomDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "room.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether it is in use. */
                        status: string;
                        /** @description How many students fit in. */
                        capacity: number | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRoomUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "room.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether it is in use. */
                        status: string;
                        /** @description How many students fit in. */
                        capacity: number | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onSessionsRescheduled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "sessions.rescheduled";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description The batch.
                         */
                        batch_id: string;
                        /** @description How many sessions were made. */
                        created: number;
                        /** @description How many changed their time, their instructor or their room. */
                        moved: number;
                        /** @description How many fall out from now on. */
                        cancelled: number;
                        /** @description How many are held after all. */
                        restored: number;
                        /** @description How many are gone. */
                        removed: number;
                        /** @description The first 100 of them; all sessions are in the list of the batch. */
                        changes: {
                            /**
                             * Format: uuid
                             * @description The id of the session.
                             */
                            id: string;
                            /** @description What was done to it: `created`, `moved`, `cancelled`, `restored` or `removed`. */
                            change: string;
                            /**
                             * Format: date
                             * @description Its day, local to the academy.
                             */
                            date: string;
                            /** @description When it begins, local time of the academy. */
                            start_time: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStaffCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "staff.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description What they do. */
                        role: string;
                        /** @description Whether they are at work. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStaffDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "staff.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description What they do. */
                        role: string;
                        /** @description Whether they are at work. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStaffDepartmentJoined: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "staff.department_joined";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
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
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStaffDepartmentLeft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "staff.department_left";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
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
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStaffErased: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "staff.erased";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStaffUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "staff.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description What they do. */
                        role: string;
                        /** @description Whether they are at work. */
                        status: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStudentCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "student.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Where they stand with the academy. */
                        status: string;
                        /**
                         * Format: date
                         * @description The day they joined.
                         */
                        joined_at: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStudentDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "student.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Where they stand with the academy. */
                        status: string;
                        /**
                         * Format: date
                         * @description The day they joined.
                         */
                        joined_at: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStudentErased: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "student.erased";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onStudentUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "student.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Where they stand with the academy. */
                        status: string;
                        /**
                         * Format: date
                         * @description The day they joined.
                         */
                        joined_at: string;
                        /**
                         * Format: uuid
                         * @description The user who signs in as them.
                         */
                        user_id: string | null;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookEndpointCreated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "webhook_endpoint.created";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether events are sent to it. */
                        status: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookEndpointDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "webhook_endpoint.deleted";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether events are sent to it. */
                        status: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookEndpointDisabled: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "webhook_endpoint.disabled";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWebhookEndpointUpdated: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    type: "webhook_endpoint.updated";
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
                    /** @description Its place among the events of the academy. */
                    sequence: number;
                    data: {
                        /**
                         * Format: uuid
                         * @description Its id.
                         */
                        id: string;
                        /** @description Its version from then on. */
                        version: number;
                        /** @description Whether events are sent to it. */
                        status: string;
                        /** @description The fields that changed, by their names in REST; empty where only what is linked to it did. */
                        changed: string[];
                    };
                };
            };
        };
        responses: {
            /** @description It was received. Anything else is tried again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

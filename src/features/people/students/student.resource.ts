import { importsCsv } from '../../../platform/csv/import-operation.ts';
import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { importStudents } from './import-students.ts';
import { Student } from './student.entity.ts';
import { CreateStudentInput, DeleteStudentArgs, StudentListArgs, UpdateStudentInput } from './student.inputs.ts';
import { studentReads } from './student.loaders.ts';
import { createStudent, deleteStudent, restoreStudent, updateStudent } from './student.service.ts';
import { StudentCount } from './student-count.entity.ts';

const mayRead = scoped('students:read', members);
const mayWrite = scoped('students:write', writers('academy_admin', 'administrator', 'support_staff'));

export const students = resource({
  noun: 'student',
  reads: studentReads,
  list: StudentListArgs,
  operations: {
    student: readsOne({
      may: mayRead,
      description: 'Returns a student by id, or null if the caller cannot see the student.',
    }),
    students: readsList({ may: mayRead, description: 'The students that the caller can see.' }),
    createStudent: creates(CreateStudentInput, createStudent, { may: mayWrite, description: 'Registers a student.' }),
    updateStudent: updates(UpdateStudentInput, updateStudent, {
      may: scoped('students:write', writers('academy_admin', 'administrator', 'support_staff', 'parent', 'student')),
      description: 'Changes a student. Parents can change the contact data of their children, students their own.',
    }),
    deleteStudent: deletes(
      (ctx, id, expectedVersion, { confirm }) => deleteStudent(ctx, id, { expectedVersion, confirm }),
      {
        may: mayWrite,
        further: DeleteStudentArgs,
        description: "Deletes a student. The student's open enrollments are dropped, and the membership ends.",
      },
    ),
    restoreStudent: steps(restoreStudent, {
      may: mayWrite,
      version: false,
      description:
        'Restores a student who was deleted in the last 30 days. Only the record is restored: enrollments stay ' +
        'dropped, and the membership stays ended. A student who is not deleted, for example after a second call, ' +
        'is returned unchanged.',
    }),
    importStudents: importsCsv('students', importStudents, {
      name: 'Student',
      may: mayWrite,
      description:
        'Registers the students of a CSV file. A row with the `id`, `external_id` or `student_number` of an ' +
        'existing student changes that student. Further allowed columns: `emergency_contact_name`, `_phone` ' +
        'and `_relationship`.',
    }),
  },
  entities: [StudentCount],
  recordings: [lifecycle(Student, 'A student')],
});

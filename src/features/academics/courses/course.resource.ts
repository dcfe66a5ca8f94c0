import { lifecycle } from '../../../platform/events/recording.ts';
import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { members, writers } from '../../../platform/permissions/rules.ts';
import { departmentReads } from '../../people/staff/staff.loaders.ts';
import { certificateTemplateReads } from '../certificate-templates/certificate-template.loaders.ts';
import { levelReads } from '../skills/curriculum.loaders.ts';
import { Course } from './course.entity.ts';
import { CourseListArgs, CreateCourseInput, UpdateCourseInput } from './course.inputs.ts';
import { courseReads, coursesOfDepartment, coursesOfLevel } from './course.loaders.ts';
import {
  createCourse,
  deleteCourse,
  keepTaughtLevels,
  letGoOfDepartment,
  letGoOfTemplate,
  updateCourse,
} from './course.service.ts';

const mayRead = scoped('courses:read', members);
const mayWrite = scoped('courses:write', writers('academy_admin', 'administrator', 'department_head'));

export const courses = resource({
  noun: 'course',
  reads: courseReads,
  list: CourseListArgs,
  operations: {
    course: readsOne({ may: mayRead, description: 'Returns a course by id, or null if there is none.' }),
    courses: readsList({ may: mayRead, description: 'The courses of the academy.' }),
    createCourse: creates(CreateCourseInput, createCourse, {
      may: mayWrite,
      description: 'Creates a course. Department heads can do so in their own departments.',
    }),
    updateCourse: updates(UpdateCourseInput, updateCourse, {
      may: mayWrite,
      description: 'Changes a course. Department heads can change courses of their departments.',
    }),
    deleteCourse: deletes(deleteCourse, {
      may: mayWrite,
      description: 'Deletes a course that has no batches and no open enrollments.',
    }),
  },
  fields: {
    department: refersTo(departmentReads, 'departmentId', 'The department of the course.'),
    trackLevel: refersTo(levelReads, 'levelId', 'The level to which the course leads; null if there is none.'),
    certificateTemplate: refersTo(
      certificateTemplateReads,
      'certificateTemplateId',
      'The template of certificates for the course; null if there is none, or if the caller is not an admin.',
    ),
  },
  elsewhere: [
    listedIn(coursesOfDepartment, 'The courses of the department.'),
    listedIn(coursesOfLevel, 'The courses of the level.'),
  ],
  handlers: [letGoOfDepartment, keepTaughtLevels, letGoOfTemplate],
  recordings: [lifecycle(Course, 'A course')],
});

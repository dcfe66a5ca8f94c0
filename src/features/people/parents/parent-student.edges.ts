import { type ClassType, Field, ObjectType } from 'type-graphql';
import { connectionType, edgeType } from '../../../platform/graphql/connection.ts';
import { Student } from '../students/student.entity.ts';
import { Parent } from './parent.entity.ts';
import { Relationship } from './parent.enums.ts';

/** Creates the edge type between a parent and a student, with the fields of the relationship. */
function linkEdge<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: "A parent and a student, with the parent's relationship to the student." })
  class LinkEdge extends edgeType(node, name) {
    @Field(() => Relationship, { description: "The parent's relationship to the student." })
    relationship!: Relationship;

    @Field(() => Boolean, { description: 'True if the academy should contact this parent first.' })
    isPrimary!: boolean;

    @Field(() => Boolean, { description: 'True if the parent may collect the student.' })
    canPickup!: boolean;

    @Field(() => Boolean, { description: 'True if this parent receives the bills.' })
    receivesBilling!: boolean;

    @Field(() => Boolean, { description: 'True if this parent gets notices about the student.' })
    getsNotices!: boolean;
  }
  return LinkEdge;
}

export const StudentParentConnection = connectionType(Parent, 'StudentParent', linkEdge(Parent, 'StudentParent'));
export const ParentStudentConnection = connectionType(Student, 'ParentStudent', linkEdge(Student, 'ParentStudent'));

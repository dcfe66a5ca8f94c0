import { type ClassType, Field, ObjectType } from 'type-graphql';
import { connectionType, edgeType } from '../../../platform/graphql/connection.ts';
import { Student } from '../students/student.entity.ts';
import { Parent } from './parent.entity.ts';
import { Relationship } from './parent.enums.ts';

/** An edge between a parent and a student: it carries what the one is to the other. */
function linkEdge<Node extends object>(node: ClassType<Node>, name: string) {
  @ObjectType(`${name}Edge`, { description: 'A parent and a student, and what the parent is to the student.' })
  class LinkEdge extends edgeType(node, name) {
    @Field(() => Relationship, { description: "The parent's relationship to the student." })
    relationship!: Relationship;

    @Field(() => Boolean, { description: 'Whether this is the parent to turn to first.' })
    isPrimary!: boolean;

    @Field(() => Boolean, { description: 'Whether the parent may collect the student.' })
    canPickup!: boolean;

    @Field(() => Boolean, { description: 'Whether bills go to this parent.' })
    receivesBilling!: boolean;
  }
  return LinkEdge;
}

export const StudentParentConnection = connectionType(Parent, 'StudentParent', linkEdge(Parent, 'StudentParent'));
export const ParentStudentConnection = connectionType(Student, 'ParentStudent', linkEdge(Student, 'ParentStudent'));

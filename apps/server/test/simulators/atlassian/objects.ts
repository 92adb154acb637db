import type { SimulatedField, SimulatedObject } from '../dialect.ts';
import { uuidOf, treeOf as word } from '../seeded.ts';

/** A field of an issue, as `GET /field` describes it. */
export interface IssueField extends SimulatedField {
  label: string;
  /** How the value looks in an issue: a text, a list, an object with a name, or a document tree. */
  form: 'plain' | 'list' | 'object' | 'document';
  /** A query may compare the field with `=`. */
  isQueried?: boolean;
  isRequired?: boolean;
}

type More = Partial<Omit<IssueField, 'name' | 'label' | 'type' | 'form'>>;

const field = (
  name: string,
  label: string,
  type: string,
  form: IssueField['form'],
  more: More = {},
): IssueField => ({ name, label, type, form, ...more });

const queried = { isQueried: true };
const required = { isQueried: true, isRequired: true };

/** The fields of an issue, without its times. */
const ISSUE_FIELDS: readonly IssueField[] = [
  field('summary', 'Summary', 'string', 'plain', { isRequired: true }),
  field('description', 'Description', 'string', 'document'),
  field('issuetype', 'Issue Type', 'issuetype', 'object', required),
  field('project', 'Project', 'project', 'object', required),
  field('status', 'Status', 'status', 'object', { isQueried: true, isReadOnly: true }),
  field('priority', 'Priority', 'priority', 'object', queried),
  field('assignee', 'Assignee', 'user', 'object', queried),
  field('labels', 'Labels', 'array', 'list', { isQueried: true, items: 'string' }),
  field('duedate', 'Due date', 'date', 'plain', queried),
  field('customfield_10001', 'Delivery note', 'string', 'plain', { isCustom: true }),
  field('customfield_10002', 'Story points', 'number', 'plain', { isCustom: true }),
];

const STATUSES = ['To Do', 'In Progress', 'Done'];

/** What an account has records of besides `documented.ts`. */
export const issues: SimulatedObject = {
  fields: ISSUE_FIELDS,
  idOf: (index) => String(10_001 + index),
  valuesOf: (index) => ({
    summary: `${word(index)} ${index + 1}`,
    description: `About ${word(index + 1).toLowerCase()}.`,
    issuetype: 'Task',
    project: 'DOW',
    status: STATUSES[index % 3],
    priority: index % 2 === 0 ? 'High' : 'Low',
    assignee: index % 7 === 6 ? null : `account-${index % 5}`,
    labels: [word(index).toLowerCase()],
    duedate: null,
    customfield_10001: `Note ${index + 1}`,
    customfield_10002: index % 13,
  }),
};

/** The id of the site of an account, which is part of every address. */
export const cloudIdOf = (accountId: string): string => uuidOf(accountId);

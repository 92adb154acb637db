import { describe, expect, it } from 'vitest';
import { noProject } from '../../src/platform/db/columns.ts';
import { conjuncts, findUnscoped, type PlanNode } from './plan-scope.ts';

const own = '01a204ac-d845-70d3-be66-e95911e5aac9';
const owner = { projectId: own, orgId: '' };
const owned = new Map([
  ['topics', { project: 'project_id' }],
  ['projects', { project: 'id', org: 'org_id' }],
  ['audit_entries', { project: 'project_id', org: 'org_id' }],
]);

function scanOf(table: string, condition: Record<string, string> = {}, ...plans: PlanNode[]): PlanNode {
  return { 'Node Type': 'Seq Scan', 'Relation Name': table, ...condition, Plans: plans };
}

describe('finding a scope in a plan', () => {
  it.each([
    ['a filter', { Filter: `(project_id = '${own}'::uuid)` }],
    ['one of several conditions', { 'Index Cond': `((project_id = '${own}'::uuid) AND (id = 'x'::uuid))` }],
    ['a condition beside a choice', { Filter: `((project_id = '${own}'::uuid) AND ((a = 1) OR (b = 2)))` }],
    [
      'the project in every way',
      {
        Filter: `(((project_id = '${own}'::uuid) AND (a = 1)) OR ((project_id = '${own}'::uuid) AND (b = 2)))`,
      },
    ],
    ['the project of the only other table', { 'Index Cond': '(project_id = project_id)' }],
    ['the project of a table that was read before', { 'Index Cond': '(project_id = routes.project_id)' }],
  ])('takes %s', (_, condition) => {
    expect(findUnscoped(scanOf('topics', condition), owned, owner)).toEqual([]);
  });

  it.each([
    ['no condition', {}],
    ['one on something else', { Filter: `(id = '${own}'::uuid)` }],
    ['another project', { Filter: `(project_id = '01a204ac-0000-70d3-be66-e95911e5aac9'::uuid)` }],
    ['the project as one of two ways', { Filter: `((project_id = '${own}'::uuid) OR (id = 'x'::uuid))` }],
    [
      'another project in one of two ways',
      {
        Filter: `(((project_id = '${own}'::uuid) AND (a = 1)) OR ((project_id = '01a204ac-0000-70d3-be66-e95911e5aac9'::uuid) AND (b = 2)))`,
      },
    ],
    ['the project turned round', { Filter: `(project_id <> '${own}'::uuid)` }],
    ['the condition in a text', { Filter: `(name = ' AND (project_id = ''${own}'')'::text)` }],
  ])('finds %s', (_, condition) => {
    expect(findUnscoped(scanOf('topics', condition), owned, owner)).toEqual([
      expect.stringMatching(/^topics by ./),
    ]);
  });

  it('looks at every part of a plan, and not at tables of nobody', () => {
    const below = scanOf('topics');
    const plan = { 'Node Type': 'Nested Loop', Plans: [scanOf('builders'), scanOf('sessions', {}, below)] };

    expect(findUnscoped(plan, owned, owner)).toEqual(['topics by nothing']);
  });

  it('takes the org where a table has one, and no project where there is none', () => {
    const ofOrg = { Filter: `(org_id = '${own}'::uuid)` };

    expect(findUnscoped(scanOf('projects', ofOrg), owned, { projectId: '', orgId: own })).toEqual([]);
    expect(findUnscoped(scanOf('projects', ofOrg), owned, owner)).toHaveLength(1);
    const ofNobody = scanOf('audit_entries', { Filter: `(project_id = '${noProject}'::uuid)` });
    expect(findUnscoped(ofNobody, owned, { projectId: '', orgId: '' })).toEqual([]);
    expect(findUnscoped(ofNobody, owned, owner)).toHaveLength(1);
  });

  it('reads conditions in conditions', () => {
    expect(conjuncts('(((a = 1) AND (b = 2)) AND (c = 3))')).toEqual(['a = 1', 'b = 2', 'c = 3']);
  });
});

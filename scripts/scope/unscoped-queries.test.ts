import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as tables from '../../apps/server/src/platform/db/tables.ts';
import { joinsFile } from './query-chain.ts';
import type { Ownership } from './scope-conditions.ts';
import { unscopedQueries } from './unscoped-queries.ts';

const ownership = new Map<string, Ownership>(
  Object.entries(tables).map(([name, table]) => {
    if (name === 'projects') return [name, 'is the project'];
    if (name === 'orgs') return [name, 'is the org'];
    if ('projectId' in table) return [name, 'project column'];
    return [name, 'orgId' in table ? 'org column' : 'nobody'];
  }),
);

const server = fileURLToPath(new URL('../../apps/server/src/', import.meta.url));
/** These files open the database, pass it on, or only check that it works. None of them uses a table. */
const openers = ['context.ts', 'process/open-dependencies.ts', 'api/app.ts', 'platform/wake-ups.ts'];
const files = globSync('**/*.ts', { cwd: server })
  .filter((file) => !/^platform\/db\/(?!own-rows)|\.test\.ts$|\.fixture\.ts$/.test(file))
  .filter((file) => !openers.includes(file));

const read = (file: string) => readFileSync(server + file, 'utf8');
const joins = read(joinsFile);
const why = (source: string, shared = joins) =>
  unscopedQueries(source, ownership, shared).map((found) => found.why);
describe('holding every query to its project', () => {
  // @holds T1
  it('finds no query that could reach another project', () => {
    const found = files.flatMap((file) =>
      unscopedQueries(read(file), ownership, joins).map(({ line, why }) => `${file}:${line} ${why}`),
    );

    expect(found).toEqual([]);
  });

  it('knows which tables projects and orgs own', () => {
    const others = [...ownership].filter(([, owner]) => owner !== 'project column');

    expect(Object.fromEntries(others)).toEqual({
      projects: 'is the project',
      orgs: 'is the org',
      memberships: 'org column',
      invites: 'org column',
      claimedDomains: 'org column',
      builders: 'nobody',
      sessions: 'nobody',
      builderSignIns: 'nobody',
      encryptionKeys: 'nobody',
      rateLimitBuckets: 'nobody',
    });
  });

  it('reads the files that make queries', () => {
    expect(files.filter((file) => /\.db\b/.test(read(file))).length).toBeGreaterThan(10);
  });
});

/** The source of a file in which the condition of one statement is replaced. */
function withCondition(file: string, statement: RegExp, condition: string): string {
  const source = read(file);
  const begin = source.search(statement);
  const [where = ''] = /\.where\([\s\S]*?\)\n/.exec(source.slice(begin)) ?? [];
  if (begin < 0 || where === '')
    throw new Error(`${file} has no such statement any more: correct this test.`);
  return source.slice(0, begin) + source.slice(begin).replace(where, `.where(${condition})\n`);
}

describe('reading conditions of joins that files share', () => {
  const query = `import { isItsConfig } from '../../platform/db/installation-joins.ts';
    const rows = context.db.select().from(installations).innerJoin(configs, isItsConfig)
      .where(inScope(context, installations));`;

  it('takes one that names the project', () => {
    expect(why(query)).toEqual([]);
  });

  it('notices when one no longer names it', () => {
    const leaving = joins.replace('eq(configs.projectId, installations.projectId),', '');

    expect(leaving).not.toBe(joins);
    expect(why(query, leaving)).toEqual(['joins configs of whatever project']);
  });

  it('takes none that a file makes up, or that comes from elsewhere', () => {
    expect(why(query.replace('../../platform/db/installation-joins.ts', './joins.ts'))).toHaveLength(1);
    expect(why(query.replaceAll('isItsConfig', 'isItsOwn'))).toHaveLength(1);
  });
});

describe('noticing a scope that was taken away', () => {
  it.each([
    ['a row of a plain resource is changed', 'platform/db/own-rows.ts', /\.update</, 'table'],
    ['a row of a plain resource is deleted', 'platform/db/own-rows.ts', /\.delete\(/, 'table'],
    ['an installation is deleted', 'installing/installations/queries.ts', /\.delete\(/, 'installations'],
    ['a connection is deleted', 'installing/connections/queries.ts', /\.delete\(/, 'connections'],
  ])('where %s', (_, file, statement, table) => {
    const source = withCondition(file, statement, `eq(${table}.id, id)`);

    expect(why(source)).toEqual([`has no inScope, inProject or acrossProjects of ${table}`]);
  });
});

describe('reading a query', () => {
  const ofTopics = 'has no inScope, inProject or acrossProjects of topics';
  const where = 'context.db.select().from(topics).where';
  const ofInvites = 'context.db.select().from(invites).where';

  it.each([
    ['no condition at all', 'context.db.select().from(topics)', ofTopics],
    ['the scope of another table', `${where}(inScope(context, groups))`, ofTopics],
    ['the scope as one of two ways', `${where}(or(inScope(context, topics), eq(topics.id, id)))`, ofTopics],
    ['the scope turned round', `${where}(not(inScope(context, topics)))`, ofTopics],
    ['a context made up', `${where}(inScope({ ...context, project }, topics))`, ofTopics],
    ['a condition from elsewhere', `${where}(condition)`, ofTopics],
    [
      'a second condition instead',
      `${where}(inScope(context, topics)).where(eq(topics.id, id))`,
      'has two conditions; the last one counts',
    ],
    [
      'a join that leaves the project',
      'context.db.select().from(topics).innerJoin(groups, eq(groups.id, topics.id)).where(inScope(context, topics))',
      'joins groups of whatever project',
    ],
    [
      'new rows without a project',
      'context.db.insert(topics).values({ name })',
      'inserts rows without projectId: context.project.id last',
    ],
    [
      'new rows of a project that somebody names',
      'context.db.insert(topics).values({ projectId: input.projectId, name })',
      'inserts rows without projectId: context.project.id last',
    ],
    [
      'new rows whose project may be overwritten',
      'context.db.insert(topics).values({ projectId: context.project.id, ...input })',
      'inserts rows without projectId: context.project.id last',
    ],
    [
      'rows overwritten on a condition about something else',
      'context.db.insert(topics).values({ projectId: context.project.id }).onConflictDoUpdate({ target: topics.id, set, setWhere: eq(topics.name, name) })',
      'overwrites a row whatever its project',
    ],
    [
      'rows overwritten by their id alone',
      'context.db.insert(topics).values({ projectId: context.project.id }).onConflictDoUpdate({ target: topics.id, set })',
      'overwrites a row whatever its project',
    ],
    [
      'rows given away',
      'context.db.update(topics).set({ projectId: other }).where(inScope(context, topics))',
      'gives rows to another project',
    ],
    [
      'rows changed by those of another table',
      'context.db.update(topics).set({ name }).from(groups).where(inScope(context, topics))',
      'takes rows of groups of whatever project',
    ],
    [
      'new rows selected for a project that somebody names',
      'const some = context.db.$with("some").as(context.db.select().from(topics).where(inScope(context, topics))); context.db.with(some).insert(groups).select(context.db.select({ projectId: value(groups.projectId, other) }).from(some))',
      'inserts rows without projectId: context.project.id last',
    ],
    [
      'a query with a name that leaves the project',
      'const some = context.db.$with("some").as(context.db.select().from(topics)); context.db.with(some).select().from(some)',
      ofTopics,
    ],
    [
      'an org table across projects',
      `${ofInvites}(acrossProjects(context, 'why'))`,
      'has no inOrg or acrossOrgs of invites',
    ],
    [
      'an org that somebody names',
      `${ofInvites}(eq(invites.orgId, orgId))`,
      'has no inOrg or acrossOrgs of invites',
    ],
    [
      'new rows of an org that somebody names',
      'context.db.insert(invites).values({ orgId: input.orgId })',
      'inserts rows without orgId: context.org.id last',
    ],
    [
      'a join with the members of whatever org',
      'context.db.select().from(builders).innerJoin(memberships, eq(memberships.role, builders.firstName))',
      'joins memberships of whatever org',
    ],
    [
      'rows given to another org',
      'context.db.update(invites).set({ orgId: other }).where(inOrg(context, invites))',
      'gives rows to another org',
    ],
    ['a statement', `sql\`select 1 from \${topics}\``, 'reads topics of whatever project'],
    ['a statement as text', 'sql`select 1 from topics`', 'names a table as text'],
    ['a statement without the template', 'sql.raw(text)', 'writes SQL as text'],
    [
      'a statement sent as it is',
      'context.db.execute(query)',
      'uses the database for something else than select, selectDistinct, selectDistinctOn, insert, update, delete',
    ],
    [
      'the database by another name',
      'const db = context.db; db.select()',
      'uses the database for something else than select, selectDistinct, selectDistinctOn, insert, update, delete',
    ],
    ['the database taken apart', 'const { db } = context', 'takes the database out of its context'],
  ])('refuses %s', (_, source, refusal) => {
    expect(why(source)).toEqual([refusal]);
  });

  it.each([
    ['a conjunction', `${where}(and(inScope(context, topics), eq(topics.id, id)))`],
    ['a condition with a name', `const mine = inProject(context, topics); ${where}(mine)`],
    ['a condition of a function', `function mine() { return inScope(context, topics); } ${where}(mine())`],
    [
      'a query ended by its caller',
      'function all() { return context.db.select().from(topics); } all().where(inScope(context, topics))',
    ],
    ['what is meant for all projects', `${where}(acrossProjects(context, 'why', eq(topics.id, id)))`],
    ['rows of the own org', `${ofInvites}(inOrg(context, invites))`],
    ['what is meant for all orgs', `${ofInvites}(acrossOrgs(context, 'why', eq(invites.tokenHash, hash)))`],
    ['the own org', 'context.db.select().from(orgs).where(eq(orgs.id, context.org.id))'],
    ['projects of the own org', 'context.db.select().from(projects).where(inOrg(context, projects))'],
    ['new rows of the own org', 'context.db.insert(invites).values({ ...input, orgId: context.org.id })'],
    [
      'new rows of no project',
      'context.db.insert(topics).values({ projectId: context.project?.id ?? null })',
    ],
    [
      'the membership of the same builder',
      'context.db.select().from(sessions).leftJoin(memberships, eq(memberships.builderId, sessions.builderId))',
    ],
    ['the own project', 'context.db.select().from(projects).where(eq(projects.id, context.project.id))'],
    [
      'a join within the project',
      'context.db.select().from(topics).leftJoin(groups, eq(topics.projectId, groups.projectId)).where(inScope(context, topics))',
    ],
    [
      'several new rows',
      'const projectId = context.project.id; context.db.insert(topics).values(names.map((name) => ({ name, projectId })))',
    ],
    [
      'rows changed by those of another table of the project',
      'context.db.update(topics).set({ name }).from(groups).where(inScope(context, topics, eq(groups.projectId, topics.projectId)))',
    ],
    [
      'new rows selected for the own project',
      'const some = context.db.$with("some").as(context.db.select().from(topics).where(inScope(context, topics))); context.db.with(some).insert(groups).select(context.db.select({ projectId: value(groups.projectId, context.project.id) }).from(some))',
    ],
    ['a statement within the project', `sql\`select 1 from \${topics} where \${topics.projectId} = \${id}\``],
  ])('accepts %s', (_, source) => {
    expect(why(source)).toEqual([]);
  });

  it('refuses a query that its caller leaves open', () => {
    expect(why('function all() { return context.db.select().from(topics); } all().limit(1)')).toEqual([
      ofTopics,
    ]);
  });
});

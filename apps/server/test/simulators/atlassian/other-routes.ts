import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { countedTo, offset, pageSize, readJson, readQuery } from '../read-request.ts';
import { recordRoutes } from '../record-routes.ts';
import type { StoredRecord } from '../store/entry.ts';
import { MISSING } from './refuse.ts';

const pageQuery = (most: number) => z.strictObject({ startAt: offset, maxResults: pageSize(most, 50) });
const ProjectQuery = pageQuery(100);
const UserQuery = pageQuery(1000);

const Project = z.strictObject({
  key: z.string().optional(),
  name: z.string().optional(),
  projectTypeKey: z.string().optional(),
});
const NewProject = Project.required({ key: true, name: true });
const NewUser = z.strictObject({ emailAddress: z.string(), displayName: z.string().optional() });

const showProject = ({ id, values }: StoredRecord) => ({ id, ...values });
const showUser = ({ id, values }: StoredRecord) => ({ accountId: id, ...values, active: true });

/** The projects of a site. A caller asks for the next page by the number of projects that it has. */
export function projectRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.get('/project/search', (c) => {
    const query = readQuery(c, ProjectQuery);
    const { records, hasMore, total } = list(c, 'projects', query);
    return c.json({ ...query, total, isLast: !hasMore, values: records.map(showProject) });
  });
  routes.post('/project', async (c) => {
    const record = c.var.account.create('projects', await readJson(c, NewProject));
    return c.json({ id: Number(record.id), key: record.values.key }, 201);
  });
  routes.route(
    '/project',
    recordRoutes('projects', {
      show: (_, record) => showProject(record),
      missing: MISSING,
      change: (c) => readJson(c, Project),
      changedBy: 'PUT',
      deleted: null,
    }),
  );
  return routes;
}

/** The people of a site. Their list is the whole answer, and ends with an empty page. */
export function userRoutes(): Hono<DialectEnv> {
  const routes = new Hono<DialectEnv>();
  routes.get('/users/search', (c) => c.json(list(c, 'users', readQuery(c, UserQuery)).records.map(showUser)));
  routes.post('/user', async (c) =>
    c.json(showUser(c.var.account.create('users', await readJson(c, NewUser))), 201),
  );
  return routes;
}

function list(
  { var: { account } }: Context<DialectEnv>,
  object: string,
  { startAt, maxResults }: z.infer<typeof UserQuery>,
) {
  return account.page({ object, size: maxResults, ...countedTo(startAt) });
}

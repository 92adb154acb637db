import { type Context, Hono } from 'hono';
import * as z from 'zod';
import type { DialectEnv } from '../dialect.ts';
import { readJson, readQuery } from '../read-request.ts';
import type { StoredRecord } from '../store/entry.ts';
import { found } from './writes.ts';

const pageQuery = (max: number) =>
  z.strictObject({
    startAt: z.coerce.number().int().min(0).default(0),
    maxResults: z.coerce.number().int().min(1).max(max).default(50),
  });
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
  routes.put('/project/:id', async (c) => {
    const values = await readJson(c, Project);
    return c.json(showProject(found(c.var.account.update('projects', c.req.param('id'), values))));
  });
  routes.delete('/project/:id', (c) => {
    found(c.var.account.delete('projects', c.req.param('id')));
    return c.body(null, 204);
  });
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
  const cursor = startAt === 0 ? undefined : String(startAt);
  return account.page({ object, size: maxResults, cursors: 'counted', cursor });
}

import type { Context } from 'hono';
import { readValues } from '../read-request.ts';

/** The full name of the repository in the path, such as `acme/site`. */
export const repositoryIn = (c: Context): string => `${c.req.param('owner')}/${c.req.param('repo')}`;

/** Members that GitHub does not know are ignored, so it takes any object. */
export const bodyOf = (c: Context) => readValues(c, 'Problems parsing JSON');

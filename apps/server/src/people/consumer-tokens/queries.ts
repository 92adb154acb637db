import { eq } from 'drizzle-orm';
import type { PublicContext } from '../../context.ts';
import { keepLastUsed } from '../../platform/db/last-used.ts';
import { preparedAcrossProjects } from '../../platform/db/prepared.ts';
import { jwtKeys, projects } from '../../platform/db/tables.ts';

/** Finds the key that a token names, with its project. */
export async function findSigningKey(context: PublicContext, kid: string) {
  const [row] = await selectSigningKey(context, { kid });
  return row;
}

const selectSigningKey = preparedAcrossProjects(
  'the key says which project',
  { kid: jwtKeys.id },
  (context, { kid }) =>
    context.db
      .select({
        id: jwtKeys.id,
        lastUsedTime: jwtKeys.lastUsedTime,
        active: jwtKeys.active,
        algorithm: jwtKeys.algorithm,
        publicKeyPem: jwtKeys.publicKeyPem,
        project: { id: projects.id, name: projects.name, orgId: projects.orgId },
      })
      .from(jwtKeys)
      .innerJoin(projects, eq(projects.id, jwtKeys.projectId))
      .where(eq(jwtKeys.id, kid)),
);

export const keepKeyUsed = keepLastUsed(jwtKeys);

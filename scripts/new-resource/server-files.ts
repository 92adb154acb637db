import type { NewFiles } from './package-files.ts';
import type { ResourceNames } from './resource-names.ts';

/** The server's files for a resource, and their test. */
export function serverFiles(names: ResourceNames): NewFiles {
  const { kebab } = names;
  const feature = `apps/server/src/installing/${kebab}`;
  return {
    [`apps/server/src/platform/db/tables/${kebab}.ts`]: tableFile(names),
    [`${feature}/routes.ts`]: routesFile(names),
    [`${feature}/service.ts`]: serviceFile(names),
    [`${feature}/queries.ts`]: queriesFile(names),
    [`apps/server/test/contract/${kebab}.ts`]: contractFile(names),
  };
}

function tableFile({ camel, table }: ResourceNames): string {
  return `import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createTime, idInProject, updateTime } from '../columns.ts';
import { keyInProject, projectId } from './projects.ts';

export const ${camel} = pgTable(
  '${table}',
  {
    id: idInProject(),
    projectId: projectId(),
    name: text().notNull(),
    createTime: createTime(),
    updateTime: updateTime(),
  },
  (table) => [
    keyInProject(table),
    uniqueIndex('${table}_project_name').on(table.projectId, table.name),
  ],
);
`;
}

function routesFile({ camel, pascal, one, One, param }: ResourceNames): string {
  return `import { endpoints } from '@dowel/schema';
import { pageAnswer } from '../../platform/requests/page-answer.ts';
import { route } from '../../platform/requests/route.ts';
import * as ${camel} from './service.ts';

export const ${one}Routes = {
  create${One}: route(endpoints.create${One}, ({ context, body }) => ${camel}.create(context, body)),
  list${pascal}: route(endpoints.list${pascal}, async ({ context, query }) =>
    pageAnswer(query, await ${camel}.list(context, query)),
  ),
  get${One}: route(endpoints.get${One}, ({ context, params }) => ${camel}.get(context, params.${param})),
  update${One}: route(endpoints.update${One}, ({ context, params, body }) =>
    ${camel}.update(context, params.${param}, body),
  ),
  delete${One}: route(endpoints.delete${One}, ({ context, params }) =>
    ${camel}.remove(context, params.${param}),
  ),
};
`;
}

function serviceFile({ camel, one }: ResourceNames): string {
  return `import { plainResources } from '@dowel/schema/rules';
import { toWire } from '../../platform/db/to-wire.ts';
import { plainResource } from '../../platform/plain-resources/plain-resource.ts';
import { ${one}Rows } from './queries.ts';

export const { list, get, create, update, remove } = plainResource(
  ${one}Rows,
  plainResources.${camel},
  (row) => toWire(row, 'id', 'name', 'projectId', 'createTime', 'updateTime'),
);
`;
}

function queriesFile({ camel, one }: ResourceNames): string {
  return `import { ownRows } from '../../platform/db/own-rows.ts';
import { ${camel} } from '../../platform/db/tables.ts';

export const ${one}Rows = ownRows(${camel});
`;
}

function contractFile({ camel, pascal, One, words, notFound, param }: ResourceNames): string {
  return `import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

const { create${One}, list${pascal}, get${One}, update${One}, delete${One} } = endpoints;

export function ${camel}Contract(contract: () => Contract): void {
  describe('keeping each ${words}', () => {
    it('creates, shows, renames and deletes one', async () => {
      const { ${camel} } = contract().client;

      const created = await expectAnswer(create${One}, ${camel}.create({ name: 'First' }));
      const renamed = await expectAnswer(update${One}, ${camel}.update(created.id, { name: 'Second' }));
      const shown = await expectAnswer(get${One}, ${camel}.get(created.id));
      const listed = await expectAnswer(list${pascal}, ${camel}.list());
      await expectAnswer(delete${One}, ${camel}.delete(created.id));

      expect(created).not.toHaveProperty('updateTime');
      expect(renamed).toMatchObject({ id: created.id, name: 'Second' });
      expect(shown).toEqual(renamed);
      expect(listed).toContainEqual(renamed);
      expect(await ${camel}.list()).not.toContainEqual(renamed);
    });

    it('keeps names apart', async () => {
      const { ${camel} } = contract().client;
      await ${camel}.create({ name: 'taken' });
      const { id } = await ${camel}.create({ name: 'free' });

      const twice = ${camel}.create({ name: 'taken' });
      await expectProblem(contract(), create${One}, twice, 'name_taken');
      const renaming = ${camel}.update(id, { name: 'taken' });
      await expectProblem(contract(), update${One}, renaming, 'name_taken');
    });

    it.each([unknownId, 'not-an-id'])('has no ${words} %s', async (${param}) => {
      const { ${camel} } = contract().client;

      await expectProblem(contract(), get${One}, ${camel}.get(${param}), '${notFound}');
      const renaming = ${camel}.update(${param}, { name: 'x' });
      await expectProblem(contract(), update${One}, renaming, '${notFound}');
      await expectProblem(contract(), delete${One}, ${camel}.delete(${param}), '${notFound}');
    });
  });
}
`;
}

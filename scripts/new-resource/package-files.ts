import type { ResourceNames } from './resource-names.ts';

/** The contents of new files, by path. */
export type NewFiles = Readonly<Record<string, string>>;

/** The packages' files for a resource with a creation time and a name that is unique in its project. */
export function packageFiles(names: ResourceNames, isAdded: boolean): NewFiles {
  const { kebab } = names;
  return {
    [`packages/schema/src/resources/${kebab}.ts`]: resourceFile(names, isAdded),
    [`packages/schema/src/texts/${kebab}.ts`]: textsFile(names),
    [`packages/schema/src/rules/problem-words/${kebab}.ts`]: wordsFile(names),
    [`packages/client/src/resources/${kebab}.ts`]: clientFile(names),
    [`.changeset/${kebab}.md`]: changesetFile(names),
  };
}

function textsFile({ camel, pascal, one, One, words }: ResourceNames): string {
  return `import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const ${one} = { id: ids.entry, projectId: ids.project, name: 'first', createTime };

export const ${camel}Texts = {
  tag: '${words.charAt(0).toUpperCase()}${words.slice(1)}s',
  description: 'TODO: say what a ${words} is, and what it is for.',
  operations: {
    create${One}: {
      summary: 'Create a ${words}',
      description: 'The name is unique in the project.',
      body: { name: 'first' },
      answer: ${one},
    },
    list${pascal}: {
      summary: 'List the ${words}s of a project',
      description: 'Lists the oldest first.',
      answer: [${one}],
    },
    get${One}: {
      summary: 'Get a ${words}',
      description: 'Takes the id.',
      answer: ${one},
    },
    update${One}: {
      summary: 'Rename a ${words}',
      description: 'There is no update mask.',
      body: { name: 'second' },
      answer: { ...${one}, name: 'second' },
    },
    delete${One}: {
      summary: 'Delete a ${words}',
      description: 'This cannot be undone.',
    },
  },
} satisfies ResourceTexts;
`;
}

function resourceFile(names: ResourceNames, isAdded: boolean): string {
  const { kebab, camel, pascal, one, One, words, param, notFound } = names;
  const added = isAdded ? '\n  added: true,' : '';
  return `import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { PageQuery } from './paging.ts';
import { Timestamp } from './values.ts';

/** TODO: what a ${words} is. */
export const ${One} = z.object({
  id: z.string(),
  name: z.string(),
  projectId: z.string(),
  createTime: Timestamp,
  updateTime: Timestamp.optional(),
});
export type ${One} = z.infer<typeof ${One}>;

export const ${One}Input = z.object({ name: z.string().min(1).max(255) });
export type ${One}Input = z.input<typeof ${One}Input>;

const ${camel} = '/projects/{projectIdOrName}/${kebab}';
const ${one} = '/projects/{projectIdOrName}/${kebab}/{${param}}';

export const create${One} = endpoint<{ body: ${One}Input; success: ${One} }>()({
  operation: 'create${One}',
  method: 'POST',
  path: ${camel},
  access: 'full',
  status: 201,${added}
  body: ${One}Input,
  success: ${One},
  problems: ['name_taken'],
});

export const list${pascal} = endpoint<{ query: PageQuery; success: ${One}[] }>()({
  operation: 'list${pascal}',
  method: 'GET',
  path: ${camel},
  access: 'full',${added}
  query: PageQuery,
  success: z.array(${One}),
  problems: [],
});

export const get${One} = endpoint<{ success: ${One} }>()({
  operation: 'get${One}',
  method: 'GET',
  path: ${one},
  access: 'full',${added}
  success: ${One},
  problems: ['${notFound}'],
});

export const update${One} = endpoint<{ body: ${One}Input; success: ${One} }>()({
  operation: 'update${One}',
  method: 'PATCH',
  path: ${one},
  access: 'full',${added}
  body: ${One}Input,
  success: ${One},
  problems: ['${notFound}', 'name_taken'],
});

export const delete${One} = endpoint<object>()({
  operation: 'delete${One}',
  method: 'DELETE',
  path: ${one},
  access: 'full',
  status: 204,
  media: 'none',${added}
  problems: ['${notFound}'],
});
`;
}

function wordsFile({ one, words, notFound }: ResourceNames): string {
  return `import type { ProblemWords } from '../problem-body.ts';

/** \`${notFound}\` */
export function ${one}NotFoundProblem(id: string): ProblemWords {
  return {
    detail: \`This project has no ${words} with the id "\${id}".\`,
    remedy: 'Reload the page to see which exist.',
  };
}

/** \`name_taken\` */
export function ${one}NameTakenProblem(name: string): ProblemWords {
  return {
    detail: \`This project has a ${words} named "\${name}" already.\`,
    remedy: 'Choose another name, or use the existing one.',
  };
}
`;
}

function clientFile({ pascal, One, words, notFound, param }: ResourceNames): string {
  return `import type { PageQuery, ${One}, ${One}Input } from '@dowel/schema';
import { create${One}, delete${One}, get${One}, list${pascal}, update${One} } from '@dowel/schema/wire';
import type { DowelList } from '../dowel-list.ts';
import type { DowelPromise } from '../dowel-promise.ts';
import type { RequestOptions } from '../options.ts';
import { Resource } from '../resource.ts';

/** TODO: what a ${words} is. */
export class ${pascal} extends Resource {
  /** @throws {NotFoundError} \`project_not_found\` */
  list(query?: PageQuery, options?: RequestOptions): DowelList<${One}> {
    return this.session.list(list${pascal}, { query }, options);
  }

  /** @throws {ConflictError} \`name_taken\` */
  create(body: ${One}Input, options?: RequestOptions): DowelPromise<${One}> {
    return this.session.send(create${One}, { body }, options);
  }

  /** @throws {NotFoundError} \`${notFound}\` */
  get(${param}: string, options?: RequestOptions): DowelPromise<${One}> {
    return this.session.send(get${One}, { params: { ${param} } }, options);
  }

  /**
   * @throws {NotFoundError} \`${notFound}\`
   * @throws {ConflictError} \`name_taken\`
   */
  update(${param}: string, body: ${One}Input, options?: RequestOptions): DowelPromise<${One}> {
    return this.session.send(update${One}, { params: { ${param} }, body }, options);
  }

  /** @throws {NotFoundError} \`${notFound}\` */
  delete(${param}: string, options?: RequestOptions): DowelPromise<undefined> {
    return this.session.send(delete${One}, { params: { ${param} } }, options);
  }
}
`;
}

function changesetFile({ camel, words }: ResourceNames): string {
  return `---
'@dowel/schema': minor
'@dowel/client': minor
---

TODO: what one can do now with a ${words}, who gains, and that it is \`client.${camel}\`.
`;
}

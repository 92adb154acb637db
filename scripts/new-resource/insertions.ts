import type { ResourceNames } from './resource-names.ts';

/** Lines to insert into an existing file, before or after the first line that matches. */
export interface Insertion {
  readonly file: string;
  readonly at: RegExp;
  readonly where: 'before' | 'after';
  readonly lines: string;
}

const after = (file: string, at: RegExp, lines: string): Insertion => ({ file, at, where: 'after', lines });
const before = (file: string, at: RegExp, lines: string): Insertion => ({ file, at, where: 'before', lines });

/** What a new resource adds to files that are not pure lists. The linter sorts the imports afterwards. */
export function insertions(names: ResourceNames): readonly Insertion[] {
  const { kebab, camel, one, One, notFound, param } = names;
  const suite = 'apps/server/test/contract/suite.ts';
  const victim = 'apps/server/test/attack/victim.ts';
  const plain = 'packages/schema/src/rules/plain-resources.ts';
  return [
    ...wordInsertions(names),
    before(
      plain,
      /^import .*problem-words/,
      `import { ${one}NameTakenProblem, ${one}NotFoundProblem } from './problem-words/${kebab}.ts';`,
    ),
    after(
      plain,
      /^export const plainResources/,
      `  ${camel}: {
    name: '${camel}',
    notFound: { code: '${notFound}', words: ${one}NotFoundProblem },
    unique: { member: 'name', code: 'name_taken', words: ${one}NameTakenProblem },
  },`,
    ),
    before(suite, /^import /, `import { ${camel}Contract } from './${kebab}.ts';`),
    after(suite, /^ {2}topicsContract,/, `  ${camel}Contract,`),
    before('packages/client/src/resources/every-endpoint.test.ts', /^ {2}createTopic:/, clientCalls(names)),
    after(
      'apps/server/test/attack/valid-bodies.ts',
      /^export const validBodies/,
      `  create${One}: () => ({ name: 'made by an attack' }),
  update${One}: () => ({ name: 'changed by an attack' }),`,
    ),
    before(
      victim,
      /^ {2}return \{$/,
      `  const { body: ${one} } = await request('POST', \`\${base}/${kebab}\`, { name: projectMark });`,
    ),
    after(victim, /^ {6}topicId: topic\.id,/, `      ${param}: ${one}.id,`),
    after(
      'apps/server/test/releases/fill-every-table.ts',
      /^ {2}await call\('GET', '\/v1\/generate-upload-url'\);/,
      `  await call('POST', '/v1/projects/demo/${kebab}', { name: 'first' });`,
    ),
  ];
}

/** What a new resource adds to the tables of problems, and to the texts of the reference. */
function wordInsertions({ kebab, one, words, notFound, param }: ResourceNames): readonly Insertion[] {
  return [
    after(
      'packages/schema/src/problems.ts',
      /^ {2}topic_not_found:/,
      `  ${notFound}: { status: 404, title: '${words.charAt(0).toUpperCase()}${words.slice(1)} not found' },`,
    ),
    after(
      'packages/schema/src/texts/problems.ts',
      /^ {2}topic_not_found:/,
      `  ${notFound}: 'The project has no ${words} with this id.',`,
    ),
    before(
      'packages/schema/src/texts/path-parameters.ts',
      /^ {2}topicId: /,
      `  ${param}: { description: 'The id of the ${words}.', example: '01970000-0000-7000-8000-000000000010' },`,
    ),
    after(
      'packages/schema/src/rules/problem-words/index.ts',
      /'\.\/topics\.ts'/,
      `export * from './${kebab}.ts';`,
    ),
    before(
      'packages/schema/src/rules/problem-words/examples.fixture.ts',
      /^ {2}topicNameTakenProblem:/,
      `  ${one}NameTakenProblem: ['name_taken', ['one']],
  ${one}NotFoundProblem: ['${notFound}', ['1']],`,
    ),
  ];
}

function clientCalls({ kebab, camel, pascal, One }: ResourceNames): string {
  const path = `/projects/demo/${kebab}`;
  return `  create${One}: [(c) => c.${camel}.create({ name: 'n' }), 'POST ${path}'],
  list${pascal}: [(c) => c.${camel}.list(), 'GET ${path}'],
  get${One}: [(c) => c.${camel}.get('i'), 'GET ${path}/i'],
  update${One}: [(c) => c.${camel}.update('i', { name: 'n' }), 'PATCH ${path}/i'],
  delete${One}: [(c) => c.${camel}.delete('i'), 'DELETE ${path}/i'],`;
}

import { parseArgs } from 'node:util';
import { type ApiKey, EmbeddingOrigin, type Project, ProjectName } from '@dowel/schema';
import { auditedValue } from '@dowel/schema/rules';
import { createContext, enterProject, type PublicContext } from '../../context.ts';
import * as apiKeys from '../../people/api-keys/service.ts';
import * as projects from '../../people/projects/service.ts';
import { readEnv } from '../../platform/env/env.ts';
import { ProblemError, wordsOf } from '../../platform/problems/problem-error.ts';
import * as auditLog from '../../platform/record-audit-entries.ts';
import { openDependencies } from '../open-dependencies.ts';

type NewProject = Parameters<typeof projects.create>[1];

/** A command that was cut off has made the project, and printed nothing. */
const LOST_KEY =
  'If it is yours and nobody has its key, make yourself its owner with org:add-owner, and make another key in the console.';

/** The command got wrong arguments. */
class UsageError extends Error {
  constructor(reason: string) {
    super(
      `${reason} No project was made.\nUsage: project:create <name> [--app-name "Name of your product"] [--embedding-origin https://app.example.com]`,
    );
  }
}

/**
 * Creates a project with an API key and prints the key. It reads the same settings as the server.
 * @returns the exit code: 2 for wrong arguments, 1 for a failure.
 */
export async function createProject(args: readonly string[]): Promise<number> {
  try {
    await make(readArguments(args));
    return 0;
  } catch (error) {
    const isTaken = error instanceof ProblemError && error.code === 'name_taken';
    console.error(isTaken ? `${wordsOf(error)} ${LOST_KEY}` : wordsOf(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function make(wanted: NewProject): Promise<void> {
  const { dependencies, close } = await openDependencies(readEnv(process.env));
  try {
    const { project, key } = await makeProject(createContext(dependencies, 'project-create'), wanted);
    console.log(
      [
        `Made the project "${project.name}" (${project.id}).`,
        `  API key (full)  ${key}`,
        'Keep the key: it is shown only now. It can do everything in the project, so it belongs on a server.',
      ].join('\n'),
    );
  } finally {
    await close();
  }
}

/** Makes a project with its first key, and records both. */
export function makeProject(context: PublicContext, wanted: NewProject) {
  const actor = { kind: 'system', id: 'project-create' } as const;
  return context.transaction(async (tx) => {
    const project = await projects.create(tx, wanted);
    const own = enterProject(tx, project, actor);
    const apiKey = await apiKeys.create(own, { label: 'First key', scopes: ['full'] });
    const created = (targetType: 'project' | 'api_key', value: Project | ApiKey) => ({
      action: `${targetType}.created`,
      targetType,
      targetId: value.id,
      after: auditedValue(targetType, value),
    });
    await auditLog.record(own, { orgId: project.orgId, actor }, [
      created('project', project),
      created('api_key', apiKey),
    ]);
    return { project, key: apiKey.key };
  });
}

function readArguments(args: readonly string[]): NewProject {
  const { values, positionals } = parsed(args);
  const [name, ...others] = positionals;
  if (name === undefined) throw new UsageError('The name of the project is missing.');
  if (others.length > 0) throw new UsageError(`One name is enough, and here are ${positionals.length}.`);
  const checked = ProjectName.safeParse(name);
  if (!checked.success) {
    throw new UsageError(`"${name}" cannot be the name of a project (${checked.error.issues[0]?.message}).`);
  }
  const appName = values['app-name'] ?? name;
  if (appName.trim() === '' || appName.length > 128) {
    throw new UsageError('The name of the product must have 1 to 128 characters.');
  }
  return { name, appName, embeddingOrigins: (values['embedding-origin'] ?? []).map(toOrigin) };
}

function toOrigin(text: string): string {
  const checked = EmbeddingOrigin.safeParse(text);
  if (checked.success) return checked.data;
  throw new UsageError(
    `"${text}" cannot be the origin of an embedding page (${checked.error.issues[0]?.message}).`,
  );
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { 'app-name': { type: 'string' }, 'embedding-origin': { type: 'string', multiple: true } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

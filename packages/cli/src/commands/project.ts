import type { ServiceFlags } from '../service.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { UsageError } from '../usage-error.ts';
import { accountCommand, runAccountCommand, signedIn } from './account-command.ts';

type Flags = Pick<ServiceFlags, 'baseUrl'>;

/** The flags of `dowel project create`. */
interface CreateFlags extends Flags {
  appName?: string;
}

/** `dowel project`: the projects of the org of the person at the terminal. */
export const addProjectCommand: AddCommand = (program, around, finish) => {
  const project = program.command('project').description('Work with the projects of your organization.');
  accountCommand(project, 'list', 'List your projects, with the names that customers read.').action(
    async (flags: Flags) => finish(await runAccountCommand(around, flags, list)),
  );
  accountCommand(project, 'create', 'Make a project in your organization.')
    .argument('<name>', 'letters, digits and hyphens; it stands in addresses and commands')
    .option(
      '--app-name <name>',
      'name of your product, which customers read; the name of the project if absent',
    )
    .action(async (name: string, flags: CreateFlags) =>
      finish(
        await runAccountCommand(around, flags, (...given) => create(name, ...given), {
          mayHaveDone: 'The project may have been made: run dowel project list.',
        }),
      ),
    );
};

async function list(around: Surroundings, flags: Flags): Promise<void> {
  const { client, baseUrl } = await signedIn(around, flags);
  const projects = await client.projects.list();
  if (projects.length === 0) {
    around.stdout.write(`There are no projects yet. Run dowel project create, or open ${pageOf(baseUrl)}\n`);
    return;
  }
  const width = Math.max(...projects.map(({ name }) => name.length));
  around.stdout.write(projects.map(({ name, appName }) => `${name.padEnd(width)}  ${appName}\n`).join(''));
}

async function create(
  name: string,
  around: Surroundings,
  { appName = name, ...flags }: CreateFlags,
): Promise<void> {
  const { client, baseUrl } = await signedIn(around, flags);
  const { orgRole } = await client.myInfo.get();
  if (!orgRole) {
    throw new UsageError(
      `You belong to no organization at ${baseUrl} yet, so nobody would own the project. Make your first project at ${pageOf(baseUrl)}, or accept an invite there.`,
    );
  }
  const project = await client.projects.create({ name, appName, orgId: orgRole.org.id });
  around.stdout.write(
    [
      `Made the project ${project.name} in ${orgRole.org.label}. Customers read the name "${project.appName}".`,
      `Make an API key for its backend at ${new URL(`console/${project.name}/keys`, originOf(baseUrl)).href}`,
      `Publish its integrations with dowel deploy --project ${project.name}`,
      '',
    ].join('\n'),
  );
}

/** The page on which people make their first project, and join an organization. */
function pageOf(baseUrl: string): string {
  return new URL('console/-/start', originOf(baseUrl)).href;
}

/** The address of the service without `/v1`, with a slash at its end. */
function originOf(baseUrl: string): string {
  return `${baseUrl.replace(/\/v1\/?$/, '').replace(/\/$/, '')}/`;
}

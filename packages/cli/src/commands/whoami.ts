import type { BuilderInfo } from '@dowel/schema';
import type { ServiceFlags } from '../service.ts';
import type { AddCommand, Surroundings } from '../surroundings.ts';
import { accountCommand, runAccountCommand, signedIn } from './account-command.ts';

/** `dowel whoami`: who is signed in, in which org, with which projects. */
export const addWhoamiCommand: AddCommand = (program, around, finish) => {
  accountCommand(program, 'whoami', 'Say who is signed in, and which projects they may work on.').action(
    async (flags: Pick<ServiceFlags, 'baseUrl'>) => finish(await runAccountCommand(around, flags, whoami)),
  );
};

async function whoami(around: Surroundings, flags: Pick<ServiceFlags, 'baseUrl'>): Promise<void> {
  const { client } = await signedIn(around, flags);
  const info = await client.myInfo.get();
  around.stdout.write(`${linesOf(info).join('\n')}\n`);
}

function linesOf({ builder, orgRole, projectRoles }: BuilderInfo): string[] {
  const { fullName, primaryEmail } = builder;
  const projects = Object.values(projectRoles).map(({ project }) => project.name);
  return [
    [fullName, primaryEmail && `<${primaryEmail}>`].filter(Boolean).join(' ') || builder.id,
    orgRole ? `org       ${orgRole.org.label} (${orgRole.role})` : 'org       none yet',
    `projects  ${projects.length > 0 ? projects.join(', ') : 'none yet'}`,
  ];
}

import { validate as isId } from 'uuid';
import { createContext, enterOrg, type PublicContext } from '../../context.ts';
import * as builders from '../../people/builders/service.ts';
import * as claimedDomains from '../../people/claimed-domains/service.ts';
import * as memberships from '../../people/memberships/service.ts';
import * as orgs from '../../people/orgs/service.ts';
import * as projects from '../../people/projects/service.ts';
import * as auditLog from '../../platform/record-audit-entries.ts';
import { onOwnDatabase } from './on-own-database.ts';

/** The command cannot be done as it was given. Nothing was changed. */
class CommandError extends Error {}

/** A command of the operator: its usage, and what it does. Returns what it prints. */
interface Command {
  readonly usage: string;
  readonly least: number;
  readonly most: number;
  run(context: PublicContext, args: readonly string[]): Promise<string>;
}

const commands: Readonly<Record<string, Command>> = {
  'org:add-owner': {
    usage: 'org:add-owner <id of the org, or name of one of its projects> <e-mail, or id of the account>',
    least: 2,
    most: 2,
    run: (context, [org = '', who = '']) => addOwner(context, org, who),
  },
  'domain:approve': {
    usage: 'domain:approve <domain> [id of the org]',
    least: 1,
    most: 2,
    run: (context, [domain = '', orgId]) => approveDomain(context, domain, orgId),
  },
};

/**
 * Runs a command about orgs, on the server's own database.
 * @returns the exit code: 2 for wrong arguments, 1 for a failure.
 */
export async function runOrgCommand(name: string, args: readonly string[]): Promise<number> {
  const command = commands[name];
  if (!command || args.length < command.least || args.length > command.most) {
    console.error(`Usage: ${command?.usage ?? Object.keys(commands).join(', ')}`);
    return 2;
  }
  return await onOwnDatabase(async ({ dependencies }) => {
    console.log(await command.run(createContext(dependencies, name), args));
    return 0;
  });
}

/** Makes a builder an owner of the org of a project that `project:create` made. `who` is an address or an id. */
export async function addOwner(context: PublicContext, orgOrProject: string, who: string): Promise<string> {
  const builder = await findAccount(context, who);
  const project = await projects.findByName(context, orgOrProject);
  const actor = { kind: 'system', id: 'org-add-owner' } as const;
  const org = await context.transaction(async (tx) => {
    const inOrg = enterOrg(tx, { id: project?.orgId ?? orgOrProject }, actor);
    const entered = await orgs.getEntered(inOrg);
    const role = await memberships.roleOf(inOrg, builder.id);
    await memberships.addOwner(inOrg, builder.id);
    const change = { targetType: 'member', targetId: builder.id, after: { role: 'owner' } };
    const made =
      role === undefined
        ? { ...change, action: 'member.added' }
        : { ...change, action: 'member.updated', before: { role } };
    await auditLog.record(tx, { orgId: entered.id, actor }, [made]);
    return entered;
  });
  return `${who} is now an owner of ${JSON.stringify(org.label)} (${org.id}).`;
}

/** Finds an account by its id, or by a verified address that no other account has. */
async function findAccount(context: PublicContext, who: string): Promise<builders.StoredBuilder> {
  const found = isId(who)
    ? [await builders.find(context, who)]
    : await builders.listByVerifiedEmail(context, who);
  const [builder, ...others] = found;
  if (!builder) {
    throw new CommandError(
      `Nobody with the id or the verified address ${who} has signed in yet. Ask them to sign in once, then repeat this.`,
    );
  }
  if (others.length === 0) return builder;
  const accounts = found.map((one) => `${one?.id} (${one?.idpProvider})`).join(', ');
  throw new CommandError(
    `${found.length} accounts have the address ${who}: ${accounts}. Repeat the command with the id of one in place of the address.`,
  );
}

/** Accepts an org's claim of a domain without DNS. */
export async function approveDomain(
  context: PublicContext,
  domain: string,
  orgId: string | undefined,
): Promise<string> {
  const actor = { kind: 'system', id: 'domain-approve' } as const;
  const { approved, open } = await context.transaction(async (tx) => {
    const approval = await claimedDomains.approve(tx, domain, orgId);
    const { approved } = approval;
    if (approved) {
      const change = { action: 'claimed_domain.proven', targetType: 'claimed_domain', targetId: approved.id };
      await auditLog.record(tx, { orgId: approved.parentId, actor }, [{ ...change, after: { ...approved } }]);
    }
    return approval;
  });
  if (approved) return `${approved.domain} now belongs to the org ${approved.parentId}.`;
  if (open.length === 0) throw new CommandError(`No org has an open claim of ${domain}.`);
  const ids = open.map(({ parentId }) => parentId).join(', ');
  throw new CommandError(`These orgs claim ${domain}: ${ids}. Repeat the command with the id of one.`);
}

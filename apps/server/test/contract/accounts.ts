import type { DowelClient } from '@dowel/client';
import { v7 } from 'uuid';
import type { Contract, GivenBuilder } from './target.ts';

/** A builder who is signed in, and a client that calls with their session. */
export interface Person extends GivenBuilder {
  client: DowelClient;
}

/** An org with an owner and a member, somebody without an org, and somebody of the org of the contract's project. */
export interface Company {
  orgId: string;
  owner: Person;
  member: Person;
  newcomer: Person;
  stranger: Person;
  /** The org of the stranger. */
  otherOrgId: string;
}

/** Signs somebody in. */
export async function signIn(
  contract: Contract,
  options: Parameters<Contract['builder']>[0] = {},
): Promise<Person> {
  const builder = await contract.builder(options);
  return { ...builder, client: contract.signedIn(builder.sessionToken) };
}

/** Makes a new org with its people. */
export async function startCompany(contract: Contract): Promise<Company> {
  const { orgId: otherOrgId } = await contract.client.projects.get();
  const [owner, member, newcomer] = [await signIn(contract), await signIn(contract), await signIn(contract)];
  const stranger = await signIn(contract, { orgId: otherOrgId });
  const { id: orgId } = await owner.client.orgs.create({ label: 'Acme' });
  await owner.client.orgs.addBuilder(orgId, { builderId: member.id });
  await member.client.invites.accept({ invitedEmail: member.email });
  return { orgId, owner, member, newcomer, stranger, otherOrgId };
}

/** A domain that nobody has claimed. */
export const newDomain = () => `d${v7()}.example.com`;

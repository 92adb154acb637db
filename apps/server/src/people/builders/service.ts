import { normalEmail } from '@dowel/schema/rules';
import type { PublicContext } from '../../context.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import { type BuilderRow, findBuilder, findMembership, listByEmail, upsertBuilder } from './queries.ts';

export type { BuilderRow as StoredBuilder };

export interface SignedInPerson {
  /** The issuer of the sign-in service, or `local`. */
  readonly idpProvider: string;
  /** The subject at that issuer. Together with the issuer it identifies the person. */
  readonly idpRef: string;
  readonly email?: string | undefined;
  /** Whether the sign-in service says that the address is theirs. */
  readonly isEmailVerified?: boolean | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly fullName?: string | undefined;
}

/** The longest name, address, issuer or subject. OpenID Connect limits a subject to 255 characters. */
const MAX_LENGTH = 255;

/**
 * Makes the builder at their first sign-in, and renews their profile at each later one. Someone with the same e-mail at
 * another sign-in service is another builder.
 * @throws {Error} when the issuer or the subject cannot be stored as it is. Changing it could make two people one.
 */
export async function upsertFromSignIn(context: PublicContext, person: SignedInPerson): Promise<BuilderRow> {
  const { idpProvider, idpRef } = person;
  for (const part of [idpProvider, idpRef]) assertIdentity(part);
  const primaryEmail = toEmail(person.email);
  const row = await upsertBuilder(
    context,
    { idpProvider, idpRef },
    {
      primaryEmail,
      isEmailVerified: primaryEmail !== null && person.isEmailVerified === true,
      firstName: toName(person.firstName),
      lastName: toName(person.lastName),
      fullName: toName(person.fullName),
    },
  );
  if (!row) throw new Error('The builder who signed in was neither made nor found.');
  return row;
}

/** The builder with this id, or undefined. It does not check who may know of them. */
export function find(context: PublicContext, id: string): Promise<BuilderRow | undefined> {
  return findBuilder(context, id);
}

/** Whether the builder belongs to an org, whichever. */
export async function hasOrg(context: PublicContext, builderId: string): Promise<boolean> {
  return (await findMembership(context, builderId)) !== undefined;
}

/** The builders with this verified address. Each sign-in service may have one. */
export async function listByVerifiedEmail(context: PublicContext, email: string): Promise<BuilderRow[]> {
  const address = normalEmail(email);
  return address === undefined ? [] : listByEmail(context, address);
}

/** The domain of a builder's verified address, as it stands in DNS. Undefined without such an address. */
export function verifiedDomain(builder: BuilderRow | undefined): string | undefined {
  return builder?.isEmailVerified ? builder.primaryEmail?.split('@').at(-1) : undefined;
}

/** Whether somebody with the verified address of this builder has left the org, by whichever sign-in service. */
export async function hasLeft(
  context: PublicContext,
  { primaryEmail }: BuilderRow,
  orgId: string,
): Promise<boolean> {
  const same = await listByVerifiedEmail(context, primaryEmail ?? '');
  return same.some(({ leftOrgIds }) => leftOrgIds.includes(orgId));
}

/**
 * Checks what identifies a person at a sign-in service.
 * @throws {Error} when it cannot be stored as it is
 */
export function assertIdentity(part: string): void {
  if (part !== '' && part.length <= MAX_LENGTH && part === storableText(part)) return;
  throw new Error(
    'The sign-in service names the person by a text that is empty, too long, or cannot be stored.',
  );
}

/** The address as invites have it. Null when it is no address, so that it can never match an invite or a domain. */
function toEmail(email = ''): string | null {
  return email.length <= MAX_LENGTH && email === storableText(email) ? (normalEmail(email) ?? null) : null;
}

function toName(name: string | undefined): string | null {
  const text = storableText(name ?? '').trim();
  return text === '' ? null : storableText(text.slice(0, MAX_LENGTH));
}

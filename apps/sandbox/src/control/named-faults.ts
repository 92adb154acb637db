import type { ObjectName } from '../crm/objects.ts';
import type { World } from '../world.ts';
import type { Caller } from './caller.ts';

/** Each fault that has a name, and what happens at Juniper while it is on. */
export const NAMED_FAULTS = {
  denyConsent: 'Refuses every sign-in, as if the administrator did not allow the application.',
  expireTokens: 'Lets all access tokens and sessions run out now. They can be refreshed.',
  revoke: 'Ends every connection now. Keys and passwords are refused until it is switched off.',
  rotateOnce: 'Gives a new refresh token for each old one, which works once. It is on at the start.',
  loseRefreshAnswer: 'Cuts the connection after the next refresh: the tokens changed, and nobody was told.',
  openerPolicy: 'Cuts the consent page off from the window that opened it (COOP).',
  forbidObject: 'Answers 403 for one object: deals, unless another is named.',
  rateLimit: 'Answers 429 with Retry-After.',
  slow: 'Waits three seconds before each answer.',
  serverError: 'Answers 503.',
  cutConnection: 'Cuts the connection instead of answering.',
  changeSchema: 'Takes a field away, gives another a new type, and adds one.',
} as const;
export type FaultName = keyof typeof NAMED_FAULTS;

/** The names, in the order of the table. */
export const FAULT_NAMES = Object.keys(NAMED_FAULTS) as [FaultName, ...FaultName[]];

/** Whom a fault touches. What is absent does not matter. */
export type FaultScope = Caller;

/** A fault that was switched on, or a default that was switched off. */
export interface NamedFault extends FaultScope {
  name: FaultName;
  on: boolean;
  /** How many more calls it touches. Absent: until it is switched off. */
  times?: number | undefined;
  /** For `forbidObject` and `changeSchema`. */
  object?: ObjectName | undefined;
  /** For `rateLimit`. */
  retryAfterSeconds?: number | undefined;
  /** For `slow`. */
  delayMs?: number | undefined;
  /** For `serverError`. */
  status?: number | undefined;
}

export function touches(scope: FaultScope, caller: Caller): boolean {
  return (
    (scope.apiKey ?? caller.apiKey) === caller.apiKey &&
    (scope.clientId ?? caller.clientId) === caller.clientId &&
    (scope.account ?? caller.account) === caller.account
  );
}

/** Whether a fault is among those that a caller chose to remove. What is absent in `chosen` does not matter. */
export function isChosen(fault: FaultScope, chosen: FaultScope): boolean {
  return touches(chosen, fault);
}

export function listNamed(world: World, name: FaultName, caller: Caller): NamedFault[] {
  return [...world.namedFaults].filter((fault) => fault.name === name && touches(fault, caller));
}

/** Finds the fault of this name that touches a caller, and counts the call. */
export function takeNamed(world: World, name: FaultName, caller: Caller): NamedFault | undefined {
  const [fault] = listNamed(world, name, caller);
  if (fault?.times !== undefined) {
    fault.times -= 1;
    if (fault.times <= 0) world.namedFaults.delete(fault);
  }
  return fault;
}

/** Whether a refresh gives this caller a new refresh token, and ends the old one. */
export function rotatesRefreshTokens(world: World, caller: Caller): boolean {
  return listNamed(world, 'rotateOnce', caller)[0]?.on ?? true;
}

/** Whether the keys, passwords and service accounts of a caller are refused. */
export function isRevoked(world: World, caller: Caller): boolean {
  return listNamed(world, 'revoke', caller).length > 0;
}

/**
 * Switches a fault on or off. Switching it on again replaces what was on for the same scope.
 * @returns how many connections it changed at once
 */
export function switchFault(world: World, fault: NamedFault): number {
  const { name, object, account, clientId, apiKey } = fault;
  for (const known of world.namedFaults) {
    const isSame = known.name === name && (object ?? known.object) === known.object;
    if (isSame && isChosen(known, { account, clientId, apiKey })) world.namedFaults.delete(known);
  }
  const isDefault = fault.on === (fault.name === 'rotateOnce');
  // Running out happens once. There is nothing to switch off.
  if (!isDefault && fault.name !== 'expireTokens') world.namedFaults.add(fault);
  showSchemas(world);
  return fault.on ? changeNow(world, fault) : 0;
}

/** Removes the faults of a scope: all of them, or those of one name. */
export function removeNamed(world: World, chosen: FaultScope, name?: string): void {
  for (const fault of world.namedFaults) {
    if ((name ?? fault.name) === fault.name && isChosen(fault, chosen)) world.namedFaults.delete(fault);
  }
  showSchemas(world);
}

/** Gives each account the fields that the faults say. */
function showSchemas(world: World): void {
  for (const account of world.accounts.values()) {
    const changes = listNamed(world, 'changeSchema', { account: account.id });
    account.changedObjects = new Set(changes.map(({ object }) => object ?? 'contacts'));
  }
}

function changeNow(world: World, { name, account, clientId }: NamedFault): number {
  if (name !== 'expireTokens' && name !== 'revoke') return 0;
  const { grants, sessions } = world;
  const isTouched = (grant: { accountId: string; clientId?: string }) =>
    (account ?? grant.accountId) === grant.accountId && (clientId ?? grant.clientId) === grant.clientId;
  const chosen = [...grants.grants.values()].filter((grant) => !grant.revokedAt && isTouched(grant));
  for (const { id } of chosen) grants[name === 'revoke' ? 'revoke' : 'expireAccess'](id);
  const isTouchedSession = (accountId: string) => isTouched({ accountId });
  const ended = name === 'revoke' ? sessions.end(isTouchedSession) : sessions.expire(isTouchedSession);
  return chosen.length + ended;
}

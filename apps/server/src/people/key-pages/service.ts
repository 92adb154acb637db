import { CreateApiKey } from '@dowel/schema';
import { byBuilder } from '@dowel/schema/rules';
import { type BuilderContext, type Context, enterProject } from '../../context.ts';
import { storableText } from '../../providers/provider-words/storable.ts';
import * as apiKeys from '../api-keys/service.ts';
import { runRecorded } from '../audit-log/record-operation.ts';
import * as builders from '../builders/service.ts';
import * as memberships from '../memberships/service.ts';
import * as projects from '../projects/service.ts';
import type { Maker } from './key-row.ts';

/**
 * The context in one of the builder's projects.
 * @throws {ProblemError} `project_not_found`
 */
export async function actIn(context: BuilderContext, idOrName: string): Promise<Context> {
  return enterProject(context, await projects.findOfOrg(context, idOrName), context.actor);
}

/** What a key is made for. */
export const purposes = {
  backend: ['full'],
  pages: ['frontend'],
} as const;

/** A form that asks for a new key. */
export interface NewKey {
  readonly label: string;
  readonly purpose: keyof typeof purposes;
}

/** Reads the form for a new key. Undefined if the label is missing or too long. */
export function readNewKey(form: URLSearchParams): NewKey | undefined {
  const label = (form.get('label') ?? '').trim();
  const purpose = form.get('purpose') === 'pages' ? 'pages' : 'backend';
  const { success } = CreateApiKey.safeParse({ label });
  return success && storableText(label) === label ? { label, purpose } : undefined;
}

/** Who made these keys, by `createdBy`, as far as it is known. */
export async function makersOf(
  context: BuilderContext,
  keys: readonly apiKeys.ApiKeyEntry[],
): Promise<Map<string, Maker>> {
  const members = await memberships.list(context, context.actor.membership?.orgId ?? '');
  const refs = new Set(keys.flatMap(({ createdBy }) => createdBy ?? []));
  const makers = new Map<string, Maker>();
  for (const ref of refs) {
    const id = ref.slice(byBuilder('').length);
    const member = members.find((one) => one.id === id);
    const person = member ?? (await builders.find(context, id));
    if (!person) continue;
    const name = person.fullName ?? person.primaryEmail ?? 'somebody without a name';
    makers.set(ref, { name, isMember: member !== undefined });
  }
  return makers;
}

/** Makes a key. Returns the id of its row. */
export function make(context: Context, { label, purpose }: NewKey): Promise<string> {
  return context.transaction(async (tx) => {
    const body = { label, scopes: [...purposes[purpose]] };
    const { key } = await runRecorded(tx, { operation: 'createApiKey', body }, () =>
      apiKeys.create(tx, body),
    );
    const entry = await apiKeys.findEntry(tx, key);
    if (!entry) throw new Error('A key was made, and the database does not find it.');
    return entry.id;
  });
}

/**
 * Switches a key on or off.
 * @throws {ProblemError} `api_key_not_found`
 */
export async function switchTo(context: Context, id: string, active: boolean): Promise<void> {
  const body = { updateMask: ['active'], apiKey: { active } };
  const updateApiKey = { operation: 'updateApiKey', params: { apiKeyId: id }, body };
  await runRecorded(context, updateApiKey, (tx) => apiKeys.update(tx, { id }, body));
}

/**
 * Deletes a key for good.
 * @throws {ProblemError} `api_key_not_found`
 */
export async function remove(context: Context, id: string): Promise<void> {
  const deleteApiKey = { operation: 'deleteApiKey', params: { apiKeyId: id } };
  await runRecorded(context, deleteApiKey, (tx) => apiKeys.remove(tx, { id }));
}

import { error, type Finding } from '../manifest/finding.ts';
import type { AccountWebhooks, Webhooks } from './webhooks.ts';

/** Finds parts of `webhooks` that contradict each other, although each is valid by itself. */
export function webhookFindings(webhooks: Webhooks | undefined): Finding[] {
  if (!webhooks || webhooks.scope === 'application') return [];
  return [...createFindings(webhooks), ...removalFindings(webhooks), ...parentFindings(webhooks)];
}

function createFindings(webhooks: AccountWebhooks): Finding[] {
  const { create } = webhooks;
  const found: Finding[] = [];
  const secrets = [create.secret, create.ownSecret, webhooks.secret].filter((one) => one !== undefined);
  if (secrets.length !== 1) {
    const message =
      'The secret is either told by the provider, or chosen by Dowel, or the client secret of the provider app.';
    const fix = 'Write one of "secret" and "ownSecret" here, or "secret: clientSecret" in "webhooks".';
    found.push(error(['webhooks', 'create', 'secret'], message, fix));
  }
  if (create.each && !create.events) {
    const message = 'Nothing says where the event of a subscription goes.';
    found.push(error(['webhooks', 'create', 'events'], message, 'Add "events".'));
  }
  if (create.each && create.secret !== undefined) {
    const message = 'Each event would have a secret of its own, and only one is kept.';
    found.push(error(['webhooks', 'create', 'secret'], message, 'Write "ownSecret", or remove "each".'));
  }
  return found;
}

/** A subscription for each record of another object. */
function parentFindings({ parents, create, list, remove, lifetimeMs }: AccountWebhooks): Finding[] {
  if (!parents) return [];
  const found: Finding[] = [];
  const isFit = create.ownSecret && !create.events && lifetimeMs === undefined;
  if (!isFit) {
    const message = 'With "parents", all subscriptions have one secret of Dowel, and none ends by itself.';
    const fix = 'Write "ownSecret", and no "secret", "events" or "lifetimeMs".';
    found.push(error(['webhooks', 'create'], message, fix));
  }
  const requests = { 'create.request': create.request, 'list.request': list?.request, remove };
  for (const [place, request] of Object.entries(requests)) {
    const text = JSON.stringify(request ?? null);
    const missing = Object.keys(parents.values).filter((name) => !text.includes(`{${name}}`));
    if (missing.length === 0) continue;
    const message = `The request does not take {${missing.join('}, {')}}, so it does not say which parent it is about.`;
    found.push(error(['webhooks', ...place.split('.')], message, 'Put it into the path, query or body.'));
  }
  return found;
}

function removalFindings(webhooks: AccountWebhooks): Finding[] {
  const { create, list, remove, lifetimeMs, lookMs, secret } = webhooks;
  const found: Finding[] = [];
  if (list?.event !== undefined && !(create.each && secret !== undefined && lifetimeMs === undefined)) {
    const message =
      'Only a subscription for one event, which has no secret of its own and lasts, can be kept.';
    found.push(error(['webhooks', 'list', 'event'], message, 'Remove it.'));
  }
  if (lookMs !== undefined && !list) {
    const message = 'A subscription that nobody can list cannot be looked for.';
    found.push(error(['webhooks', 'lookMs'], message, 'Add "list", or remove it.'));
  }
  if (!list && lifetimeMs === undefined) {
    const message = 'A subscription that nobody can list stays for ever if an attempt is cut off.';
    found.push(error(['webhooks', 'list'], message, 'Add "list", or "lifetimeMs" if it ends by itself.'));
  }
  if (!/\{id\}/.test(JSON.stringify(remove))) {
    const message = 'The request does not say which subscription is removed.';
    found.push(error(['webhooks', 'remove'], message, 'Add "{id}" to the path or the body.'));
  }
  return found;
}

import { expect, it } from 'vitest';
import { changeTitle } from './changes.ts';

it.each([
  [
    { action: 'integration.deployed', after: { name: 'crm-sync', provider: 'hubspot' } },
    'Integration crm-sync deployed',
  ],
  [{ action: 'api_key.deleted', before: { label: 'Backend' } }, 'API key Backend deleted'],
  [{ action: 'provider_app.updated', after: { provider: 'hubspot' } }, 'Provider app hubspot updated'],
  [{ action: 'integration.deployed', name: 'crm-sync' }, 'Integration crm-sync deployed'],
  [{ action: 'installation.reads_paused' }, 'Installation reads paused'],
  [{ action: 'consumer.erased' }, 'Person erased'],
  [
    { action: 'destination.signing_key_rotated', after: { name: 'hooks' } },
    'Destination hooks signing key rotated',
  ],
])('of %j it says: %s', (entry, words) => {
  expect(changeTitle(entry)).toBe(words);
});

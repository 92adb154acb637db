import { describe, expect, it } from 'vitest';
import { checkNewIntegration, contentMismatch } from './new-integration.ts';

describe('checking the content of a new integration', () => {
  const sent = (requiredFields: unknown[]) => ({
    name: 'sync',
    provider: 'hubspot',
    latestRevision: {
      specVersion: '1.0.0',
      content: {
        name: 'sync',
        provider: 'hubspot',
        read: { objects: [{ objectName: 'contacts', destination: 'hook', requiredFields }] },
      },
    },
  });

  it('answers a manifest with that one integration', () => {
    const { manifest } = checkNewIntegration(sent([{ fieldName: 'email' }]));

    expect(manifest?.integrations).toMatchObject([{ name: 'sync', provider: 'hubspot' }]);
  });

  it('does not take a field with a slip in its name for a mapping', () => {
    const { manifest, findings } = checkNewIntegration(sent([{ fieldName: 5, mapToName: 'x' }]));

    expect(manifest).toBeUndefined();
    expect(findings).toMatchObject([
      { severity: 'error', path: 'integrations[0].read.objects[0].requiredFields[0].fieldName' },
    ]);
  });

  it.each([undefined, 'text', { latestRevision: null }])('finds nothing good in %j', (body) => {
    expect(checkNewIntegration(body).manifest).toBeUndefined();
  });
});

describe('naming a new integration twice', () => {
  const created = (content: { name: string; provider: string }) => ({
    name: 'sync',
    provider: 'hubspot',
    latestRevision: { specVersion: '1.0.0' as const, content },
  });

  it('is no matter when both names are the same', () => {
    expect(contentMismatch(created({ name: 'sync', provider: 'hubspot' }))).toBeUndefined();
  });

  it.each([
    ['name', { name: 'Sync', provider: 'hubspot' }],
    ['provider', { name: 'sync', provider: 'pipedrive' }],
  ])('is refused for another %s', (member, content) => {
    expect(contentMismatch(created(content))).toMatchObject({
      remedy: `Send the same ${member} in both places.`,
      issues: [{ name: `latestRevision.content.${member}` }],
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { ProviderInfo } from '../resources/providers.ts';
import { growthWhenDoubled, MOST_GROWTH, type Prepare } from '../rules/doubling.fixture.ts';
import { checkManifest } from './check-manifest.ts';
import { checkProviders, checkProviderUnchanged } from './check-providers.ts';
import type { ManifestIntegration } from './manifest.ts';
import { manifestProblem } from './manifest-problem.ts';
import { parseManifest } from './parse-manifest.ts';

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);

function manifestOf(integration: object) {
  return { specVersion: '1.0.0', integrations: [{ name: 'one', provider: 'sandbox', ...integration }] };
}

function readObjects(count: number, more: object = {}) {
  const objects = names(count, 'object_').map((objectName) => ({ objectName, destination: 'x', ...more }));
  return { read: { objects } };
}

function integrations(count: number): ManifestIntegration[] {
  return names(count, 'Integration-').map((name) => ({ name, provider: name, proxy: { enabled: true } }));
}

/** YAML with one anchor and `count` uses of it. */
function aliases(count: number): string {
  const objects = names(count, 'object_').map(
    (name) => `        - { objectName: ${name}, destination: x, optionalFields: *fields }`,
  );
  return [
    'specVersion: 1.0.0',
    'integrations:',
    '  - name: one',
    '    provider: sandbox',
    '    read:',
    '      objects:',
    '        - { objectName: first, destination: x, optionalFields: &fields [{ fieldName: email }] }',
    ...objects,
  ].join('\n');
}

const checks: Record<string, [size: number, prepare: Prepare]> = {
  'many objects': [64, (count) => () => checkManifest(manifestOf(readObjects(count)))],
  'many integrations': [
    64,
    (count) => () => checkManifest({ specVersion: '1.0.0', integrations: integrations(count) }),
  ],
  'many fields': [
    256,
    (count) => () =>
      checkManifest(
        manifestOf(readObjects(1, { optionalFields: names(count, 'f').map((fieldName) => ({ fieldName })) })),
      ),
  ],
  'many faulty fields': [
    256,
    (count) => () =>
      checkManifest(
        manifestOf(readObjects(1, { optionalFields: names(count, 'f').map(() => ({ fieldName: 1 })) })),
      ),
  ],
  'many values of the wrong kind': [
    256,
    (count) => () => checkManifest(manifestOf({ read: { objects: names(count, 'o').map(() => 1) } })),
  ],
  'many wrong choices': [
    256,
    (count) => () => checkManifest(manifestOf(readObjects(count, { optionalFieldsAuto: 'everything' }))),
  ],
  'many unknown keys': [
    256,
    (count) => () =>
      checkManifest(manifestOf(Object.fromEntries(names(count, 'key_').map((key) => [key, 1])))),
  ],
  'many watched fields': [
    256,
    (count) => () =>
      checkManifest(
        manifestOf({
          ...readObjects(1, { requiredFields: names(count, 'f').map((fieldName) => ({ fieldName })) }),
          subscribe: {
            objects: [
              {
                objectName: 'object_0',
                destination: 'x',
                inheritFieldsAndMapping: true,
                updateEvent: { enabled: 'always', requiredWatchFields: names(count, 'g') },
              },
            ],
          },
        }),
      ),
  ],
  'a long text': [
    64,
    (count) => () => parseManifest(JSON.stringify(manifestOf(readObjects(count)), null, 1)),
  ],
  'a long text with unknown keys': [
    200,
    (count) => () =>
      parseManifest(
        JSON.stringify(manifestOf(Object.fromEntries(names(count, 'key_').map((key) => [key, 1])))),
      ),
  ],
  'many uses of an anchor': [64, (count) => () => parseManifest(aliases(count))],
  'providers nobody knows': [
    64,
    (count) => () => {
      const catalogue = Object.fromEntries(names(300, 'provider').map((name) => [name, {} as ProviderInfo]));
      return checkProviders(integrations(count), catalogue);
    },
  ],
  'providers that may not change': [
    256,
    (count) => {
      const existing = names(count, 'INTEGRATION-').map((name) => ({ name, provider: name }));
      return () => checkProviderUnchanged(integrations(count), existing);
    },
  ],
  'the words of many findings': [
    256,
    (count) => {
      const findings = names(count, 'p').map((path) => ({ severity: 'error' as const, path, message: path }));
      return () => manifestProblem(findings);
    },
  ],
};

describe('the work of checking a manifest', () => {
  it.each(Object.entries(checks))('at most doubles with its input: %s', (_, [size, prepare]) => {
    expect(growthWhenDoubled(prepare, size)).toBeLessThan(MOST_GROWTH);
  });

  // The doublings above begin with too few keys to show work that is quadratic in them.
  it('is not much more for the keys of one map than for as many maps', () => {
    const msFor = (text: string) => {
      const { user } = process.cpuUsage();
      parseManifest(text);
      return process.cpuUsage().user - user;
    };
    const keys = names(15_000, 'key');
    msFor('- key: 1\n'.repeat(1000));

    const apart = msFor(`${keys.join(': 1\n- ')}: 1`.replace(/^/, '- '));
    const together = msFor(`${keys.join(': 1\n')}: 1`);

    expect(together / apart).toBeLessThan(3);
  });
});

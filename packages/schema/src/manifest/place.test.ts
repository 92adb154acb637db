import { describe, expect, it } from 'vitest';
import { findInManifest } from './place.ts';

const manifest = `specVersion: 1.0.0
integrations:
  - name: crm-sync
    provider: sandbox
    read:
      objects:
        - objectName: contacts
          destination: crm-webhook
          schedule: "*/30 * * * *"
`;

describe('finding a path in a manifest', () => {
  it.each([
    ['specVersion', { line: 1, column: 14 }],
    ['integrations[0].provider', { line: 4, column: 15 }],
    ['integrations[0].read', { line: 5, column: 5 }],
    ['integrations[0].read.objects[0]', { line: 7, column: 11 }],
    ['integrations[0].read.objects[0].schedule', { line: 9, column: 21 }],
  ])('shows where %s is', (path, place) => {
    expect(findInManifest(manifest, path)).toEqual(place);
  });

  it('shows what is around a thing that is missing', () => {
    expect(findInManifest(manifest, 'integrations[0].read.objects[0].backfill.days')).toEqual({
      line: 7,
      column: 11,
    });
  });

  it('shows nothing for a path that is not of the manifest', () => {
    expect(findInManifest(manifest, 'destructive')).toBeUndefined();
    expect(findInManifest('', 'integrations')).toBeUndefined();
  });

  it('understands keys that need quotes, and aliases', () => {
    const text = 'a: &x\n  "job.log": 1\nb: *x\n';

    expect(findInManifest(text, 'a["job.log"]')).toEqual({ line: 2, column: 14 });
    expect(findInManifest(text, 'b["job.log"]')).toEqual({ line: 2, column: 14 });
  });

  it('shows what is around a value that a merge brings in', () => {
    const text = 'base: &base\n  provider: hubspot\nintegrations:\n  - <<: *base\n    name: sync\n';

    expect(findInManifest(text, 'integrations[0].name')).toEqual({ line: 5, column: 11 });
    expect(findInManifest(text, 'integrations[0].provider')).toEqual({ line: 4, column: 5 });
  });

  it('tells apart texts that are looked into by turns', () => {
    const places = ['a: 1\n', '\na: 1\n', 'a: 1\n'].map((text) => findInManifest(text, 'a'));

    expect(places.map((place) => place?.line)).toEqual([1, 2, 1]);
  });

  it('places a finding of every line of a large text in one go', () => {
    const count = 3000;
    const lines = Array.from({ length: count }, (_, index) => `  - { name: a${index}, provider: nobody }`);
    const text = ['integrations:', ...lines].join('\n');

    const places = lines.map((_, index) => findInManifest(text, `integrations[${index}].provider`));

    expect(places.map((place) => place?.line)).toEqual(lines.map((_, index) => index + 2));
  });

  it('reads JSON', () => {
    expect(findInManifest('{\n  "integrations": [{ "name": "a" }]\n}', 'integrations[0].name')).toEqual({
      line: 2,
      column: 30,
    });
  });
});

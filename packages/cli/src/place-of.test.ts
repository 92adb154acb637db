import { describe, expect, it } from 'vitest';
import { manifest } from '../test/deploy-replies';
import { placeOf } from './place-of';

describe('finding a path in a manifest', () => {
  it.each([
    ['specVersion', { line: 1, column: 14 }],
    ['integrations[0].provider', { line: 4, column: 15 }],
    ['integrations[0].read', { line: 5, column: 5 }],
    ['integrations[0].read.objects[0]', { line: 7, column: 11 }],
    ['integrations[0].read.objects[0].schedule', { line: 9, column: 21 }],
  ])('shows where %s is', (path, place) => {
    expect(placeOf(manifest, path)).toEqual(place);
  });

  it('shows what is around a thing that is missing', () => {
    expect(placeOf(manifest, 'integrations[0].read.objects[0].backfill.days')).toEqual({
      line: 7,
      column: 11,
    });
  });

  it('shows nothing for a path that is not of the manifest', () => {
    expect(placeOf(manifest, 'destructive')).toBeUndefined();
    expect(placeOf('', 'integrations')).toBeUndefined();
  });

  it('understands keys that need quotes, and aliases', () => {
    const text = 'a: &x\n  "job.log": 1\nb: *x\n';

    expect(placeOf(text, 'a["job.log"]')).toEqual({ line: 2, column: 14 });
    expect(placeOf(text, 'b["job.log"]')).toEqual({ line: 2, column: 14 });
  });

  it('reads JSON', () => {
    expect(placeOf('{\n  "integrations": [{ "name": "a" }]\n}', 'integrations[0].name')).toEqual({
      line: 2,
      column: 30,
    });
  });
});

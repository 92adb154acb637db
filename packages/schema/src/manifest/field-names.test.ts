import { describe, expect, it } from 'vitest';
import { checkManifest } from './check-manifest.ts';
import { parseManifest } from './parse-manifest.ts';

const withField = (field: object) => ({
  specVersion: '1.0.0',
  integrations: [
    {
      name: 'crm-sync',
      provider: 'hubspot',
      read: { objects: [{ objectName: 'contacts', destination: 'inbox', requiredFields: [field] }] },
    },
  ],
});
const path = 'integrations[0].read.objects[0].requiredFields[0]';

describe('a slip in the name of a field', () => {
  it.each([
    ['fieldname', 'fieldName'],
    ['field_name', 'fieldName'],
    ['maptoname', 'mapToName'],
  ])('is one finding: for "%s" write "%s"', (key, meant) => {
    const { manifest, findings } = checkManifest(withField({ [key]: 'email' }));

    expect(manifest).toBeUndefined();
    expect(findings).toEqual([
      {
        severity: 'error',
        path: `${path}.${key}`,
        message: expect.stringContaining(`"${key}"`),
        fix: `Write "${meant}".`,
      },
    ]);
  });

  it('is a warning where the field is a mapping all the same', () => {
    const { findings } = checkManifest(withField({ fieldname: 'email', mapToName: 'mail' }));

    expect(findings).toMatchObject([{ severity: 'warning', fix: 'Write "fieldName".' }]);
  });

  it('points at the key', () => {
    const text = JSON.stringify(withField({ fieldname: 'email' }), null, 1);

    const [finding] = parseManifest(text).findings;

    expect(text.split('\n')[(finding?.line ?? 0) - 1]?.slice((finding?.column ?? 0) - 1)).toMatch(
      /^"fieldname"/,
    );
  });
});

describe('a name that is meant to be a path', () => {
  it.each([
    ['$.city', "$['city']"],
    ['$.tags[0].name', "$['tags']['0']['name']"],
    ["$['tags'][0]", "$['tags']['0']"],
    ["$['tags", "$['tags']"],
    ["['owner']['name']", "$['owner']['name']"],
    ['$[]', "$['owner']['name']"],
  ])('is told where it is none: %s', (name, meant) => {
    const fix = `Write each name in brackets and quotes: ${meant}`;

    const asSource = checkManifest(withField({ fieldName: name })).findings;
    const asTarget = checkManifest(withField({ fieldName: 'email', mapToName: name })).findings;

    expect(asSource).toMatchObject([{ severity: 'warning', path: `${path}.fieldName`, fix }]);
    expect(asTarget).toMatchObject([{ severity: 'warning', path: `${path}.mapToName`, fix }]);
  });

  it.each(['email', '$email', 'Owner.Name', 'a[0]', "$['owner']['name']", '$["it\'s"]'])('is %s', (name) => {
    expect(checkManifest(withField({ fieldName: name })).findings).toEqual([]);
  });

  it.each(["$['__proto__']['a']", "$['a']['constructor']"])('leads through no prototype: %s', (mapToName) => {
    const { findings } = checkManifest(withField({ fieldName: 'email', mapToName }));

    expect(findings).toMatchObject([{ severity: 'error', path: `${path}.mapToName` }]);
  });
});

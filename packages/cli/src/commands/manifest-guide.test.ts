import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import { checkManifest, checkProviders, parseManifest } from '@dowel/schema/manifest';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runDowel } from '../../test/terminal.ts';

const textOf = (name: string) =>
  readFileSync(new URL(`../../../../docs/guides/${name}`, import.meta.url), 'utf8');
const guide = textOf('manifest.md');
const providers = createCatalogue(ownProviders, sandboxProviders('http://localhost')).all();

const manifestSchema: Schema = createRequire(import.meta.url)('@dowel/schema/manifest.schema.json');

/** Each manifest, and what the guide says that the command prints about it. */
const manifests = [
  ...(guide + textOf('first-product.md')).matchAll(
    /```yaml\n(.*?)```(?:\n\nThe command says:\n\n```text\n(.*?)```)?/gs,
  ),
].map(([, text = '', said]) => ({ text, said }));

type Part = Record<string, unknown>;
type Wrap = (part: Part) => Part;

const contacts = { objectName: 'contacts', destination: 'inbox' };
const always = { enabled: 'always' };
const file: Wrap = (part) => ({
  specVersion: '1.0.0',
  integrations: [{ name: 'a', provider: 'stripe', proxy: { enabled: true } }],
  ...part,
});
const integration: Wrap = (part) =>
  file({
    integrations: [
      {
        name: 'sync',
        provider: 'hubspot',
        read: { objects: [{ ...contacts, requiredFields: [{ fieldName: 'email' }] }] },
        ...part,
      },
    ],
  });
const read: Wrap = (part) => integration({ read: part });
const readObject: Wrap = (part) => read({ objects: [{ ...contacts, ...part }] });
const write: Wrap = (part) => integration({ write: part });
const subscribe: Wrap = (part) => integration({ subscribe: part });

/** A manifest in which the part is at its place, and nothing else gives a finding. */
const places: Readonly<Record<string, Wrap>> = {
  '': file,
  'integrations[]': integration,
  'integrations[].read': read,
  'integrations[].read.objects[]': readObject,
  'integrations[].read.objects[].requiredFields[]': (part) => readObject({ requiredFields: [part] }),
  'integrations[].read.objects[].optionalFields[]': (part) => readObject({ optionalFields: [part] }),
  'integrations[].write': write,
  'integrations[].write.objects[]': (part) => write({ objects: [{ objectName: 'contacts', ...part }] }),
  'integrations[].subscribe': subscribe,
  'integrations[].subscribe.objects[]': (part) =>
    subscribe({ objects: [{ ...contacts, inheritFieldsAndMapping: true, deleteEvent: always, ...part }] }),
  'integrations[].proxy': (part) => integration({ proxy: { enabled: true, ...part } }),
  'integrations[].watchSchema': (part) =>
    integration({ watchSchema: { destination: 'inbox', allObjects: { fieldCreated: always }, ...part } }),
};

/** The rows of the tables of members: where the member is, its name from there on, and its example. */
const rows = [...guide.matchAll(/Members of (.*):\n\n((?:\|.*\n)+)/g)].flatMap(
  ([, heading = '', table = '']) => {
    const named = [...heading.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
    return (named.length > 0 ? named : ['']).flatMap((place) =>
      [...table.matchAll(/^\| `([^`]+)` +\| (.*\S) +\| `([^`]+)` +\|$/gm)].map(
        ([, name = '', meaning = '', example = '']) => ({
          place,
          name,
          meaning,
          example,
          path: place === '' ? name : `${place}.${name}`,
        }),
      ),
    );
  },
);

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

function membersOf({ properties = {}, items, anyOf = [] }: Schema, path = ''): string[] {
  const inItems = items ? membersOf(items, `${path}[]`) : [];
  const own = Object.entries(properties).flatMap(([name, member]) => {
    const inside = path === '' ? name : `${path}.${name}`;
    return [inside, ...membersOf(member, inside)];
  });
  return [...own, ...inItems, ...anyOf.flatMap((kind) => membersOf(kind, path))];
}

const findingsOf = (manifest: unknown) => {
  const checked = checkManifest(manifest);
  return [...checked.findings, ...checkProviders(checked.manifest?.integrations ?? [], providers)];
};

describe('the guide to manifests', () => {
  it.each(manifests.filter(({ said }) => said === undefined))(
    'shows a manifest without findings: %#',
    ({ text }) => {
      const { manifest, findings } = parseManifest(text);

      expect(findings).toEqual([]);
      expect(checkProviders(manifest?.integrations ?? [], providers)).toEqual([]);
    },
  );

  it('shows what the command says about a manifest with mistakes', async () => {
    const [wrong, ...others] = manifests.filter(({ said }) => said !== undefined);
    const { exitCode, stderr } = await runDowel(['check'], {
      files: { 'dowel.yaml': wrong?.text ?? '' },
      env: {},
    });

    expect(others).toEqual([]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: wrong?.said });
  });

  it('explains every member that a manifest can have, and no other', () => {
    const known = [...new Set(membersOf(manifestSchema))].sort();

    expect(rows.map(({ path }) => path).sort()).toEqual(known);
  });

  it.each(rows)('has an example of $path that the service takes', ({ place, name, meaning, example }) => {
    const part = parse(example) as Part;

    expect(meaning).toMatch(/^.{10,}\.$/);
    expect(name.split('.').reduce<unknown>((at, key) => (at as Part)[key], part)).toBeDefined();
    expect(findingsOf(places[place]?.(part))).toEqual([]);
  });
});

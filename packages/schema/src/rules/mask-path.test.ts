import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectMask, unescapeMask } from './mask-path.ts';
import { applyInstallationMask } from './update-mask.ts';

const manifest = (objectName: string) => ({
  name: 'crm',
  provider: 'sandbox',
  read: { objects: [{ objectName, destination: 'inbox', schedule: '' }] },
});

describe('naming an object in an update mask', () => {
  it('escapes dots and backslashes', () => {
    expect(objectMask('write', 'a.b')).toBe('config.content.write.objects.a\\.b');
    expect(objectMask('read', 'a\\b', 'disabled')).toBe('config.content.read.objects.a\\\\b.disabled');
  });

  it('gives back any name', () => {
    const prefix = objectMask('read', '');
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(unescapeMask(objectMask('read', name).slice(prefix.length))).toBe(name);
      }),
    );
  });

  it.each(['contacts', 'sales.orders', 'a\\.b', 'a\\\\b', 'x.disabled', '\\'])(
    'is applied to the object %j',
    (name) => {
      const expectApplied = (mask: string, entry: object) => {
        const content = { read: { objects: { [name]: entry } } };
        const result = applyInstallationMask({ provider: 'sandbox' }, [mask], content, manifest(name));
        expect(result).toMatchObject({ content });
      };

      expectApplied(objectMask('read', name), { schedule: '0 * * * *' });
      expectApplied(objectMask('read', name, 'disabled'), { disabled: true });
    },
  );
});

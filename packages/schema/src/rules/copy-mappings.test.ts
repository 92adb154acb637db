import { describe, expect, it } from 'vitest';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import type { HydratedIntegrationObject } from '../resources/revisions.ts';
import { copyableMappings } from './copy-mappings.ts';

function object(types: Record<string, FieldMetadata['valueType']>): HydratedIntegrationObject {
  const fields = Object.entries(types).map(([fieldName, valueType]) => [
    fieldName,
    { fieldName, displayName: fieldName, ...(valueType && { valueType }) },
  ]);
  return {
    objectName: 'x',
    displayName: 'X',
    destination: '',
    schedule: '',
    allFieldsMetadata: Object.fromEntries(fields),
  };
}

const from = {
  object: object({ region: 'string', tier: 'singleSelect', stage: 'string' }),
  chosen: { territory: 'region', level: 'tier', step: 'stage' },
};
const mapToNames = ['territory', 'level', 'step'];

describe('copying mappings from another object', () => {
  it('takes over fields of the same name and type', () => {
    const to = { object: object({ region: 'string', tier: 'string' }), chosen: {}, mapToNames };

    expect(copyableMappings(from, to)).toEqual([{ mapToName: 'territory', fieldName: 'region' }]);
  });

  it('leaves alone what is chosen, and fields that are in use', () => {
    const all = object({ region: 'string', tier: 'singleSelect', stage: 'string' });

    expect(copyableMappings(from, { object: all, chosen: { territory: 'stage' }, mapToNames })).toEqual([
      { mapToName: 'level', fieldName: 'tier' },
    ]);
  });

  it('copies only mappings that this object has', () => {
    const to = { object: from.object, chosen: {}, mapToNames: ['step'] };

    expect(copyableMappings(from, to)).toEqual([{ mapToName: 'step', fieldName: 'stage' }]);
  });
});

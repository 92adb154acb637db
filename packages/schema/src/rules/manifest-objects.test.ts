import { describe, expect, it } from 'vitest';
import type { HydratedIntegrationObject, HydratedRevision } from '../resources/revisions.ts';
import { createDraft } from './draft.ts';
import { draftProblems } from './draft-mappings.ts';
import { findReadObject } from './manifest-objects.ts';

/** The first object is mapped to the name that the provider has for the second one. */
const objects: HydratedIntegrationObject[] = [
  { objectName: 'contacts', displayName: '', mapToName: 'people', destination: '', schedule: '' },
  {
    objectName: 'people',
    displayName: '',
    destination: '',
    schedule: '',
    requiredFields: [{ mapToName: 'email' }],
  },
];

describe('finding a read object', () => {
  it.each([
    ['contacts', 'contacts'],
    ['people', 'people'],
    ['Contacts', undefined],
    ['undefined', undefined],
  ])('finds %j as %j', (name, expected) => {
    expect(findReadObject(objects, name)?.objectName).toBe(expected);
  });

  it('finds an object by the mapped name if the provider has no such name', () => {
    expect(findReadObject(objects.slice(0, 1), 'people')?.objectName).toBe('contacts');
  });

  it('finds nothing without objects', () => {
    expect(findReadObject(undefined, 'contacts')).toBeUndefined();
  });
});

describe('checking the mappings of a draft', () => {
  it('checks the object that has the name, not one that is mapped to it', () => {
    const content = { name: 'crm', provider: 'sandbox', read: { objects } };
    const revision: HydratedRevision = { id: 'r1', specVersion: '1.0.0', createTime: '', content };

    const problems = draftProblems(createDraft(revision), revision, 'people');

    expect(problems).toMatchObject([{ code: 'mapping_missing', mapToName: 'email' }]);
  });
});

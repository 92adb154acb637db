import type { MockService } from '@dowel/mocks';

const companies = {
  objectName: 'companies',
  destination: 'inbox',
  schedule: '0 * * * *',
  optionalFields: [{ mapToName: 'place', mapToDisplayName: 'Place' }],
};

/**
 * An integration whose mappings show every kind of suggestion, in an account of the demo. With `isAlone` it reads one
 * object only.
 */
export function arrangeMappings({ given }: MockService, { isAlone = false } = {}): void {
  given.integration({
    name: 'matching',
    displayName: 'Matching',
    provider: 'sandbox',
    read: {
      objects: [
        {
          objectName: 'contacts',
          mapToDisplayName: 'People',
          destination: 'inbox',
          schedule: '0 * * * *',
          requiredFields: [
            // The same name as `lead_score`, so it is filled in.
            { mapToName: 'leadScore', mapToDisplayName: 'Lead score' },
            // Shares a word with `job_title`.
            { mapToName: 'title', mapToDisplayName: 'Title' },
            { mapToName: 'shoe', mapToDisplayName: 'Shoe size' },
          ],
          optionalFields: [{ mapToName: 'place', mapToDisplayName: 'Place' }],
        },
        ...(isAlone ? [] : [companies]),
      ],
    },
  });
  given.connection();
}

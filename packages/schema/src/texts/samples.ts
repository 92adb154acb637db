import type { ResourceTexts } from './operation-text.ts';

export const samplesTexts = {
  tag: 'Samples',
  description: 'Real values from a connected account, so that people recognise the fields they map.',
  operations: {
    listSamples: {
      summary: 'Read some values of fields',
      description:
        'Reads up to three different values of each field from the provider, for at most 50 fields, and up to three records with these fields. Nothing is stored.',
      answer: {
        samples: { email: ['ada@northwind.example'], phone: [] },
        records: [{ email: 'ada@northwind.example' }],
      },
    },
  },
} satisfies ResourceTexts;

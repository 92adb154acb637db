import type { ValueSource } from '../value-source.ts';

/** The sandbox with addresses of their own for each customer. */
export const sandboxWorkspace: ValueSource = {
  provider: 'sandboxWorkspace',
  requests: [
    {
      address: ({ baseURL }) => `${baseURL}/tenant`,
      values: { cloudId: 'cloud_id', archiveId: 'archive_id' },
    },
  ],
};

import type { ValueSource } from '../value-source.ts';

/** https://developer.calendly.com/api-docs/005832c83aeae-get-current-user */
export const calendly: ValueSource = {
  provider: 'calendly',
  requests: [
    {
      address: 'https://api.calendly.com/users/me',
      values: { UserURI: 'resource.uri', OrganizationURI: 'resource.current_organization' },
    },
  ],
};

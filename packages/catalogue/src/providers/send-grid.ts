import { apiKey, workspace } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// The health check lists the key's permissions. Every key may ask for them (not confirmed for restricted keys).
export const sendGrid = apiKey({
  name: 'SendGrid',
  base: 'https://api.sendgrid.com',
  prefix: 'Bearer ',
  page: 'https://docs.sendgrid.com/api-reference/how-to-use-the-sendgrid-v3-api/authorization',
  health: 'https://api.sendgrid.com/v3/scopes',
  account: workspace(
    'https://api.sendgrid.com/v3/user/username',
    'user_id',
    'https://www.twilio.com/docs/sendgrid/api-reference/users-api/retrieve-your-username',
    'username',
  ),
  support: recordsWithoutSearch,
});

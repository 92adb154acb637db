import { apiKey, site, workspace } from '../plain-entries.ts';
import { recordsWithoutSearch } from '../support.ts';

// Sites: https://www.twilio.com/docs/sendgrid/api-reference/users-api/retrieve-your-username
// The health check lists the key's permissions. Every key may ask for them (not confirmed for restricted keys).
export const sendGrid = apiKey({
  name: 'SendGrid',
  base: 'https://api.{{.site}}',
  inputs: site(
    'sendgrid.com',
    'Type `eu.sendgrid.com` for a key of an EU subuser, and `sendgrid.com` otherwise.',
  ),
  page: 'https://docs.sendgrid.com/api-reference/how-to-use-the-sendgrid-v3-api/authorization',
  health: '/v3/scopes',
  account: workspace(
    '/v3/user/username',
    'user_id',
    'https://www.twilio.com/docs/sendgrid/api-reference/users-api/retrieve-your-username',
    'username',
  ),
  support: recordsWithoutSearch,
});

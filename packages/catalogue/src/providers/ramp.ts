import { signIn, workspace } from '../plain-entries.ts';

// Public lists differ about the host of the sign-in: this one has `api.ramp.com`, others `app.ramp.com`. There is no
// health check: no call is known that every credential may make.
// Unverified: no page was opened, and the values follow a public connector catalogue (MIT).
export const ramp = signIn({
  name: 'Ramp',
  base: 'https://api.ramp.com',
  auth: 'https://api.ramp.com/v1/authorize',
  token: 'https://api.ramp.com/developer/v1/token',
  scoped: true,
  tokenMetadataFields: {},
  page: 'https://docs.ramp.com/developer-api/v1/authorization',
  account: workspace(
    'https://api.ramp.com/developer/v1/business',
    'id',
    'https://docs.ramp.com/developer-api/v1/api/business',
    'business_name_legal',
  ),
});

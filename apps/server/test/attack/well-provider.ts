import type { Fetch } from '../../src/platform/outgoing/outgoing.ts';

const fields = [
  'email',
  'phone',
  'first_name',
  'last_name',
  'job_title',
  'lifecycle_stage',
  'name',
  'domain',
];

/** A provider that listens at every address, accepts all credentials and answers like the sandbox. */
export const wellProvider: Fetch = async (address) => {
  const { pathname } = new URL(address);
  if (pathname.endsWith('/token')) {
    return Response.json({
      access_token: 'access-of-the-well-provider',
      refresh_token: 'refresh-of-the-well-provider',
      expires_in: 3600,
      account: { id: 'acme', region: 'eu', url: 'https://shard1.juniper.example' },
      user: { id: 'ada' },
    });
  }
  if (pathname.endsWith('/fields')) {
    return Response.json({ fields: fields.map((name) => ({ name, label: name, type: 'string' })) });
  }
  if (pathname.endsWith('/records')) return Response.json({ records: [{ id: '1' }] });
  return Response.json({ ok: true });
};

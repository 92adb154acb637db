import type { ServiceOptions } from './service-options.ts';

const project = 'demo';
const getToken = async () => 'token';

export const accepted: ServiceOptions[] = [
  { project, apiKey: 'key' },
  { project, getToken },
  {
    project,
    getToken,
    baseUrl: '/v1',
    locale: 'de',
    messages: { 'common.save': 'Speichern', 'common.reset': undefined },
  },
];

// @ts-expect-error neither way to sign in
export const neither: ServiceOptions = { project };

// @ts-expect-error both ways to sign in
export const both: ServiceOptions = { project, apiKey: 'key', getToken };

// @ts-expect-error no project
export const nameless: ServiceOptions = { apiKey: 'key' };

// @ts-expect-error a text that the library does not have
export const unknownText: ServiceOptions = { project, apiKey: 'key', messages: { 'no.such': '' } };

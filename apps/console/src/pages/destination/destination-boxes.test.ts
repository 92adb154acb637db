import { supportedDestinationTypes } from '@dowel/schema/rules';
import { expect, it } from 'vitest';
import { changedPaths, destinationTypes, fromHeaders, toMembers } from './destination-boxes.ts';

it('has a form for every type that the server can make', () => {
  expect(Object.keys(destinationTypes).sort()).toEqual([...supportedDestinationTypes].sort());
});

it('sends what is typed to its place, and of an empty box nothing', () => {
  const typed = { url: 'https://a.example', headers: 'X-Route: eu:1\n\nX-Empty:', bucket: 'of another type' };

  expect(toMembers('webhook', typed)).toEqual({
    metadata: { url: 'https://a.example', headers: { 'X-Route': 'eu:1', 'X-Empty': '' } },
    secrets: {},
  });
  expect(toMembers('rabbitmq', { serverUrl: 's', exchange: 'e', username: 'u', password: 'p' })).toEqual({
    metadata: { serverUrl: 's', exchange: 'e' },
    secrets: { username: 'u', password: 'p' },
  });
});

it('names only what was changed', () => {
  const before = { bucket: 'b', region: 'eu-central-1' };

  expect(changedPaths('s3', before, { ...before, region: 'us-east-1', awsSecretKey: 'new' })).toEqual([
    'metadata.region',
    'secrets.awsSecretKey',
  ]);
  expect(changedPaths('s3', before, { bucket: 'c', region: '' })).toEqual(['metadata']);
});

it('shows headers as they are typed', () => {
  expect(fromHeaders({ 'X-Route': 'eu', Authorization: '***' })).toBe('X-Route: eu\nAuthorization: ***');
});

import { describe, expect, it } from 'vitest';
import { EmbeddingOrigin, loopbackHost } from './embedding-origin.ts';

describe('naming the origin of an embedding page', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['HTTPS://App.Example.com:443', 'https://app.example.com'],
    ['https://app.example.com:8443', 'https://app.example.com:8443'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['http://localhost:4330', 'http://localhost:4330'],
    ['http://127.0.0.1:80', 'http://127.0.0.1'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
  ])('takes %s as %s', (text, origin) => {
    expect(EmbeddingOrigin.parse(text)).toBe(origin);
  });

  it.each([
    'https://app.example.com/',
    'https://app.example.com/settings',
    'https://app.example.com?x',
    'https://app.example.com#x',
    'https://ada@app.example.com',
    'https://app.example.com\\@evil.example',
    'https://*.example.com',
    'http://app.example.com',
    'http://localhost.example.com',
    'app.example.com',
    'null',
    '*',
    'javascript:alert(1)',
    'https://',
    'https://app.example.com:99999',
    `https://${'a'.repeat(250)}.com`,
  ])('refuses %s', (text) => {
    expect(EmbeddingOrigin.safeParse(text).success).toBe(false);
  });
});

describe('telling this machine by its name', () => {
  it.each(['localhost', 'app.localhost', '127.0.0.1', '127.9.0.1', '[::1]'])('knows %s', (host) => {
    expect(loopbackHost.test(host)).toBe(true);
  });

  it.each(['localhost.example', 'notlocalhost', '127.0.0.1.example', '10.0.0.1', '0.0.0.0', ''])(
    'takes %s for another',
    (host) => {
      expect(loopbackHost.test(host)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { findRedirect } from './redirect.ts';

const page = 'https://app.example/settings/integrations';

describe('choosing where to go after connecting', () => {
  // @holds S196
  it.each([
    ['/done', 'https://app.example/done'],
    ['../done?x=1', 'https://app.example/done?x=1'],
    ['#done', 'https://app.example/settings/integrations#done'],
    ['https://other.example/', 'https://other.example/'],
    ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ])('goes to %s', (redirectUrl, target) => {
    expect(findRedirect(redirectUrl, page)).toBe(target);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'http://',
  ])('stays for %s', (redirectUrl) => {
    expect(findRedirect(redirectUrl, page)).toBeUndefined();
  });
});

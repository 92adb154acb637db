import { ConnectionError, DowelError, UnprocessableError } from '@dowel/client';
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { toSignInError } from '../connect/sign-in.ts';
import { ServiceProvider } from '../index.ts';
import { describeProblem } from './describeProblem.ts';
import { fillMessage, type MessageOverrides } from './messages.ts';
import { useMessages } from './useMessages.ts';

function renderMessages(messages?: MessageOverrides, locale?: string) {
  return renderHook(() => useMessages(), {
    wrapper: ({ children }) => (
      <ServiceProvider
        options={{ project: 'demo', apiKey: 'key', locale, messages: messages && { ...messages } }}
      >
        {children}
      </ServiceProvider>
    ),
  });
}

describe('saying something', () => {
  it('speaks English and fills placeholders', () => {
    const { result } = renderMessages();

    expect(result.current('connect.title', { provider: 'Juniper' })).toBe('Connect Juniper');
    expect(result.current.locale).toBe('en');
  });

  it('takes the words of the page, and stays the same object while they do', () => {
    const { result, rerender } = renderMessages({ 'connect.title': '{provider} verbinden' }, 'de');
    const before = result.current;
    rerender();

    expect(result.current('connect.title', { provider: 'Juniper' })).toBe('Juniper verbinden');
    expect(result.current('common.tryAgain')).toBe('Try again');
    expect(result.current).toBe(before);
    expect(before.locale).toBe('de');
  });

  it.each([
    [
      'an Arabic name in English',
      'Connect {provider} (sandbox)',
      'جونيبر',
      'Connect \u2068جونيبر\u2069 (sandbox)',
    ],
    ['an English name in Arabic', 'ربط {provider}.', 'Juniper!', 'ربط \u2068Juniper!\u2069.'],
    ['a name of the same direction', 'Connect {provider}.', 'Juniper', 'Connect Juniper.'],
    ['a number', 'تم إعداد {provider}', '3', 'تم إعداد 3'],
  ])('keeps the letters and marks together of %s', (_, text, provider, expected) => {
    expect(fillMessage(text, { provider })).toBe(expected);
  });

  it.each(['pt_BR', 'PT-br'])('takes %s for pt-BR', (locale) => {
    expect(renderMessages(undefined, locale).result.current.locale).toBe('pt-BR');
  });

  it.each(['', 'en_US.UTF-8'])(
    'formats as English where the locale is "%s", and says so to the developer',
    (locale) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const { result } = renderMessages({ 'config.selectAll': 'All {count}' }, locale);

      expect(result.current('config.selectAll', { count: 5000 })).toBe('All 5,000');
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`the locale "${locale}"`));
      warn.mockRestore();
    },
  );

  it('leaves a placeholder without a value to be seen', () => {
    expect(fillMessage('{a} and {b}', { a: 0 })).toBe('0 and {b}');
  });
});

describe('putting a failure into words', () => {
  const translate = () => renderMessages().result.current;

  it('passes on what the service says', () => {
    const error = new UnprocessableError('createInstallation: 422', {
      status: 422,
      code: 'config_invalid',
      title: 'The config does not fit the integration',
      detail: 'No such field.',
      remedy: 'Choose another.',
      causes: ['No such field.', 'fax is gone'],
      issues: [{ name: 'read.contacts', detail: 'fax is unknown' }],
      retryable: false,
      requestId: 'r-1',
    });

    expect(describeProblem(error, translate())).toEqual({
      title: 'The config does not fit the integration',
      detail: 'No such field.',
      remedy: 'Choose another.',
      causes: ['fax is gone', 'fax is unknown'],
      canRetry: false,
      requestId: 'r-1',
    });
  });

  it('says of a refused sample read what a person can do, and each cause once', () => {
    const error = new UnprocessableError('createInstallation: 422', {
      status: 422,
      code: 'sample_read_failed',
      title: 'The provider refused a sample read',
      detail: 'The provider refused to read "contacts" with these fields, so nothing was saved.',
      remedy: 'Choose other fields, or repeat with skipSampling=true.',
      causes: ['No such column: fax.'],
      issues: [{ in: 'body', name: 'config.content.read.objects.contacts', detail: 'No such column: fax.' }],
    });

    expect(describeProblem(error, translate())).toMatchObject({
      title: 'The provider refused a sample read',
      detail: 'The provider refused to read "contacts" with these fields, so nothing was saved.',
      causes: ['No such column: fax.'],
      remedy: 'Choose other fields, or connect with an account that may read these.',
    });
  });

  it.each([
    [
      'an unreachable service',
      new ConnectionError('x', { retryable: true }),
      'The service cannot be reached',
      true,
    ],
    ['an empty answer', new DowelError('x', { status: 500, retryable: true }), 'Something went wrong', true],
    [
      'a session that has ended',
      new DowelError('x', { status: 401 }),
      'Your session could not be confirmed',
      true,
    ],
    [
      'a token nobody gives',
      new DowelError('x', { code: 'token_unavailable' }),
      'Your session could not be confirmed',
      true,
    ],
    [
      'a refusal',
      toSignInError({ code: 'consent_denied', detail: undefined }),
      'Access was not granted',
      true,
    ],
    ['a failed sign-in', toSignInError({ code: undefined, detail: 'No.' }), 'The sign-in did not work', true],
    ['a mistake in the page', new TypeError('x'), 'Something went wrong', false],
    ['anything else', 'x', 'Something went wrong', false],
  ])('has words for %s', (_, error, title, canRetry) => {
    expect(describeProblem(error, translate())).toMatchObject({ title, canRetry, causes: [] });
  });

  it('gives no transport sentence to a person', () => {
    const error = new ConnectionError('listConnections: https://x cannot be reached. CORS', {
      retryable: true,
    });

    expect(JSON.stringify(describeProblem(error, translate()))).not.toMatch(/CORS|https/);
  });
});

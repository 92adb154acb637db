import { UnprocessableError } from '@dowel/client';
import { renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { allEnglish } from '../../test/all-english.ts';
import { locales } from '../../test/locales.ts';
import { openInstall } from '../../test/mock-flow.tsx';
import { onPage, startMockService, withKey } from '../../test/mock-page.tsx';
import type { ServiceOptions } from '../index.ts';
import { AddTexts } from '../messages/AddTexts.tsx';
import { describeProblem } from '../messages/describeProblem.ts';
import { englishActivity } from '../messages/english-activity.ts';
import type { Messages } from '../messages/messages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { german } from './de.ts';

const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const languages = locales.flatMap(({ title, options: { messages } }) =>
  messages ? [{ title, messages }] : [],
);

/** Words that are the same in several languages: names, and marks without words. */
const sameAsEnglish = new Set(
  '{provider}|{object}|{count}|{label}|Client ID|Status|Code: {code}|Optional'.split('|'),
);

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
/** The texts inside a screen that has loaded its English texts. */
function translatorOf(options: ServiceOptions) {
  const Page = onPage(options);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Page>
      <AddTexts texts={englishActivity}>{children}</AddTexts>
    </Page>
  );
  return renderHook(() => useMessages(), { wrapper }).result.current;
}

describe.each(languages)('speaking $title', ({ messages }) => {
  const texts: Readonly<Record<string, string | undefined>> = messages;

  it('has every text, with the placeholders of the English one', () => {
    for (const [key, english] of Object.entries(allEnglish)) {
      if (key.endsWith('.one')) continue;
      expect.soft(placeholders(texts[key] ?? ''), key).toEqual(placeholders(english));
      expect.soft(texts[key], key).toMatch(/./);
    }
  });

  it('leaves no text in English', () => {
    const untranslated = Object.entries(allEnglish).filter(
      ([key, english]) => texts[key] === english && !sameAsEnglish.has(english),
    );

    expect(untranslated).toEqual([]);
  });

  it('has a title and a remedy for each problem', () => {
    const codes = Object.keys(german).filter((key) => /^problem\.[a-z]+_\w+\.title$/.test(key));

    expect(codes.length).toBeGreaterThan(30);
    for (const key of codes) {
      expect.soft(texts[key], key).toMatch(/./);
      expect.soft(texts[key.replace(/title$/, 'remedy')], key).toMatch(/./);
    }
  });
});

describe('showing a screen in German', () => {
  it('says everything in German', async () => {
    openInstall(service, {}, { options: { ...withKey, locale: 'de', messages: german } });

    await screen.findByRole('button', { name: /^Bei Juniper CRM .* anmelden/ });
    expect(screen.queryByText(/Sign in|opens|password/)).toBeNull();
  });

  it('describes a problem by its code', () => {
    const error = new UnprocessableError('createInstallation: 422', {
      status: 422,
      code: 'config_invalid',
      title: 'The config does not fit the integration',
      detail: 'No such field: fax.',
      remedy: 'Choose another.',
      causes: ['No such field: fax.'],
    });

    expect(
      describeProblem(error, translatorOf({ ...withKey, locale: 'de', messages: german })),
    ).toMatchObject({
      title: german['problem.config_invalid.title'],
      remedy: german['problem.config_invalid.remedy'],
      detail: undefined,
      causes: ['No such field: fax.'],
    });
  });
});

describe('counting', () => {
  it.each([
    ['de', german, 1, '1 Änderung'],
    ['de', german, 1200, '1.200 Änderungen'],
    ['en', undefined, 1, '1 change'],
    ['en', undefined, 1200, '1,200 changes'],
  ])('chooses the form of a language (%s)', (locale, messages: Messages | undefined, count, text) => {
    const translate = translatorOf({ ...withKey, locale, messages });

    expect(translate('activity.changes', { count })).toBe(text);
  });

  it('prefers a text of the page to an English form of it', () => {
    const translate = translatorOf({
      ...withKey,
      locale: 'en',
      messages: { 'activity.changes': '{count}!' },
    });

    expect(translate('activity.changes', { count: 1 })).toBe('1!');
  });
});

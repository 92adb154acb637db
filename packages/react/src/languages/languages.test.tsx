import { UnprocessableError } from '@dowel/client';
import { renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { allEnglish } from '../../test/all-english.ts';
import { englishOnScreen } from '../../test/english-on-screen.ts';
import { locales } from '../../test/locales.ts';
import { openInstall } from '../../test/mock-flow.tsx';
import { onPage, startMockService, withKey } from '../../test/mock-page.tsx';
import { useListWords } from '../components/InstallIntegration/configure/useListWords.ts';
import { useNameList } from '../components/InstallIntegration/useNameList.ts';
import type { ServiceOptions } from '../index.ts';
import { AddTexts } from '../messages/AddTexts.tsx';
import { describeProblem } from '../messages/describeProblem.ts';
import { englishActivity } from '../messages/english-activity.ts';
import type { Messages } from '../messages/messages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { arabic } from './ar.ts';
import { german } from './de.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { japanese } from './ja.ts';
import { portuguese } from './pt.ts';

/** The first find of a screen waits for its code. A busy machine needs time for that. */
const patiently = { timeout: 10_000 };
const service = startMockService({ baseUrl: 'http://localhost:3000/v1' });
const languages = locales.flatMap(({ name, title, options: { messages } }) =>
  messages ? [{ locale: name, title, messages }] : [],
);

/** Texts that are the same in several languages: names, words with one spelling, and marks without words. */
const sameAsEnglish = new Set(
  '{provider}|{object}|{count}|{label}|Client ID|Status|Code: {code}|Optional|Destination|no|Text|Date'.split(
    '|',
  ),
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

const counted = Object.entries(allEnglish).filter(([, text]) => text.includes('{count}'));

/** The plural forms that a language has, without the one for all other counts. */
const formsOf = (locale: string) =>
  new Intl.PluralRules(locale).resolvedOptions().pluralCategories.filter((form) => form !== 'other');

describe.each(languages)('speaking $title', ({ locale, messages }) => {
  const texts: Readonly<Record<string, string | undefined>> = messages;

  it('has a name that Intl knows', () => {
    const apis: { supportedLocalesOf: (locale: string) => string[] }[] = [
      Intl.PluralRules,
      Intl.NumberFormat,
      Intl.DateTimeFormat,
      Intl.RelativeTimeFormat,
      Intl.ListFormat,
    ];

    for (const api of apis) expect(api.supportedLocalesOf(locale)).toEqual([locale]);
  });

  it('has each form of each text with a count', () => {
    for (const [key, english] of counted) {
      for (const form of formsOf(locale)) {
        const text = texts[`${key}.${form}`] ?? '';
        // A form can say the count itself, as "two changes" does.
        const needed = placeholders(english).filter((name) => name !== '{count}');
        expect.soft(text, `${key}.${form}`).toMatch(/./);
        expect.soft(placeholders(text).filter((name) => name !== '{count}')).toEqual(needed);
      }
    }
  });

  it('has no form that the language does not choose', () => {
    const chosen = counted.flatMap(([key]) => formsOf(locale).map((form) => `${key}.${form}`));
    const given = Object.keys(texts).filter((key) => /\.(zero|one|two|few|many)$/.test(key));

    expect(given.filter((key) => !chosen.includes(key))).toEqual([]);
  });

  it('has no spaces that are not seen', () => {
    const spaced = Object.entries(texts).filter(([, text = '']) => /^\s|\s$|\s\s/.test(text));

    expect(spaced).toEqual([]);
  });

  it('joins no word to a time, which can be “3 hours ago” or “now”', () => {
    expect(Object.values(texts).filter((text = '') => /\p{L} ?\{when\}|\{when\} ?\p{L}/u.test(text))).toEqual(
      [],
    );
  });

  it('has every text, with the placeholders and the end of the English one', () => {
    for (const [key, english] of Object.entries(allEnglish)) {
      if (key.endsWith('.one')) continue;
      expect.soft(placeholders(texts[key] ?? ''), key).toEqual(placeholders(english));
      expect.soft(texts[key], key).toMatch(english.endsWith('.') ? /[.。]$/ : /[^.。]$/);
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

describe('punctuation', () => {
  const textsWith = (messages: Messages, wrong: RegExp) =>
    Object.values(messages).filter((text) => wrong.test(text));

  it('does not break a French line before a mark', () => {
    expect(textsWith(french, /[^\u00a0\u202f][:;?!»]|«[^\u00a0]|'/)).toEqual([]);
  });

  it('opens a Spanish question', () => {
    expect(textsWith(spanish, /^[^¿]*\?/)).toEqual([]);
  });

  it('has marks of full width and no spaces in Japanese', () => {
    expect(textsWith(japanese, /[,.?!:;()]|(?<!·) (?!·)/)).toEqual([]);
  });

  it('has Arabic commas and question marks in Arabic', () => {
    expect(textsWith(arabic, /[,;?"]/)).toEqual([]);
  });

  it('makes no German compound with a name, which can have spaces', () => {
    expect(textsWith(german, /\}-/)).toEqual([]);
  });

  it('has no French word before a name that can take its last letter', () => {
    expect(textsWith(french, /\b(?:au lieu de|[djlmn]e|que) \{(?!date)/i)).toEqual([]);
  });
});

describe('showing a screen in German', () => {
  const speaksGerman = { ...withKey, locale: 'de', messages: german };
  const press = async (name: string | RegExp) =>
    userEvent.click(await screen.findByRole('button', { name }, patiently));

  it('says everything in German, from connecting to managing', async () => {
    openInstall(service, {}, { options: speaksGerman });

    await screen.findByText(/^Was .* darf$/);
    expect(englishOnScreen(document.body, german)).toEqual([]);
    await press(/^Bei Juniper CRM.* anmelden/);
    await screen.findByRole('button', { name: 'Installieren' }, patiently);
    expect(englishOnScreen(document.body, german)).toEqual([]);
    await press('Installieren');
    await screen.findByText('Wie es weitergeht', {}, patiently);
    expect(englishOnScreen(document.body, german)).toEqual([]);
    await press('Einstellungen ändern');
    await userEvent.click(await screen.findByRole('tab', { name: 'Verwalten' }, patiently));
    await screen.findByRole('button', { name: german['install.uninstall'] }, patiently);
    expect(englishOnScreen(document.body, german)).toEqual([]);
    await userEvent.click(await screen.findByRole('tab', { name: german['activity.title'] }));
    await screen.findByText(/hat CRM sync installiert$/, {}, patiently);
    expect(englishOnScreen(document.body, german)).toEqual([]);
  });

  it('notices a text that is still English', async () => {
    const { 'connect.cancel': _, ...others } = german;
    openInstall(service, {}, { options: { ...speaksGerman, messages: others }, popup: 'wait' });

    await press(/^Bei Juniper CRM.* anmelden/);
    await screen.findByRole('button', { name: 'Cancel sign-in' });
    expect(englishOnScreen(document.body, german)).toEqual(['Cancel sign-in']);
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

    expect(describeProblem(error, translatorOf(speaksGerman))).toMatchObject({
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
    ['fr', french, 0, '0 modification'],
    ['es', spanish, 12_000, '12.000 cambios'],
    ['pt', portuguese, 1_000_000, '1.000.000 de alterações'],
    ['ja', japanese, 1, '変更1件'],
    ['ar', arabic, 0, 'لا تغييرات'],
    ['ar', arabic, 1, 'تغيير واحد'],
    ['ar', arabic, 2, 'تغييران'],
    ['ar', arabic, 3, '3 تغييرات'],
    ['ar', arabic, 11, '11 تغييرًا'],
    ['ar', arabic, 100, '100 تغيير'],
    ['en', undefined, 1, '1 change'],
    ['en', undefined, 1200, '1,200 changes'],
  ])('chooses the form of a language (%s)', (locale, messages: Messages | undefined, count, text) => {
    const translate = translatorOf({ ...withKey, locale, messages });

    expect(translate('activity.changes', { count })).toBe(text);
  });

  it('chooses the form in a list of choices', () => {
    const wrapper = onPage({ ...withKey, locale: 'ar', messages: arabic });
    const words = renderHook(() => useListWords('config.write.search', 'config.write.selectAll'), {
      wrapper,
    }).result.current;

    expect(words.selectAll(2)).toBe('تحديد الكائنين');
    expect(words.selectAll(1200)).toBe('تحديد كل الكائنات (1,200)');
    expect(words.found(1)).toBe('نتيجة واحدة');
    expect(words.selected(2, 1200)).toBe('2 من 1,200');
  });

  it('chooses the form at the end of a list of names', () => {
    const wrapper = onPage({ ...withKey, locale: 'ar', messages: arabic });
    const list = renderHook(() => useNameList(), { wrapper }).result.current;

    expect(list(['Orders', 'Deals', 'People', 'Tasks', 'Notes'])).toBe('Orders وDeals وPeople واثنان آخران');
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

describe('telling why a connection is broken, and what to do', () => {
  /** Every run of four words. */
  const runsOf = (text: string, locale: string) => {
    const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text.toLowerCase())]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment);
    return words.map((_, index) => words.slice(index, index + 4)).filter(({ length }) => length === 4);
  };

  it.each([{ locale: 'en', messages: allEnglish }, ...languages])(
    'is not the same sentence twice in $locale',
    ({ locale, messages }) => {
      const texts: Readonly<Record<string, string | undefined>> = messages;
      const reasons = Object.keys(allEnglish).filter((key) => key.startsWith('diagnosis.why.'));

      expect(reasons.length).toBe(8);
      for (const why of reasons) {
        const step = texts[why.replace('.why.', '.next.')] ?? '';
        const said = runsOf(texts[why] ?? '', locale).map((run) => run.join(' '));
        const again = runsOf(step, locale).filter((run) => said.includes(run.join(' ')));
        expect.soft(again, `${why}: ${step}`).toEqual([]);
      }
    },
  );
});

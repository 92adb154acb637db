import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { englishOnScreen } from '../../../test/english-on-screen.ts';
import { onMocks } from '../../../test/mock-story.tsx';
import type { Messages } from '../../index.ts';
import { arabic } from '../../languages/ar.ts';
import { german } from '../../languages/de.ts';
import { spanish } from '../../languages/es.ts';
import { french } from '../../languages/fr.ts';
import { japanese } from '../../languages/ja.ts';
import { portuguese } from '../../languages/pt.ts';
import { InstallIntegration } from './InstallIntegration.tsx';

const meta = {
  title: 'Components/InstallIntegration/Languages',
  component: InstallIntegration,
  args: { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada', consumerName: 'Ada' },
} satisfies Meta<typeof InstallIntegration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first screen in a language, which says all of it in that language. */
function speaking(locale: string, messages: Messages, title: string, action: RegExp): Story {
  return {
    ...onMocks({ options: { locale, messages } }),
    play: async ({ canvas, canvasElement }) => {
      await expect(await canvas.findByText(title)).toBeVisible();
      await expect(canvas.getByRole('button', { name: action })).toBeVisible();
      await expect(englishOnScreen(canvasElement, messages)).toEqual([]);
    },
  };
}

export const German = speaking('de', german, 'Was Quillboard darf', /^Bei Juniper CRM.* anmelden/);

export const French: Story = {
  ...speaking('fr', french, 'Ce que peut faire Quillboard', /^Se connecter à Juniper CRM/),
  tags: ['!test'],
};

export const Spanish: Story = {
  ...speaking('es', spanish, 'Qué puede hacer Quillboard', /^Iniciar sesión en Juniper CRM/),
  tags: ['!test'],
};

export const Portuguese: Story = {
  ...speaking('pt', portuguese, 'O que Quillboard pode fazer', /^Entrar em Juniper CRM/),
  tags: ['!test'],
};

export const Japanese = speaking('ja', japanese, 'Quillboardに許可すること', /^Juniper CRM.*にサインイン/);

const rightToLeft: Decorator = (Story) => (
  <div dir="rtl" lang="ar">
    <Story />
  </div>
);

// Names in Latin letters stand between marks that nobody sees, which keep their letters together.
const inArabic = speaking(
  'ar',
  arabic,
  'ما يُسمح به لتطبيق \u2068Quillboard\u2069',
  /^تسجيل الدخول إلى \u2068Juniper CRM/,
);

export const Arabic: Story = {
  ...inArabic,
  decorators: [rightToLeft, ...[inArabic.decorators ?? []].flat()],
};

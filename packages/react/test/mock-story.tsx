import {
  createMockService,
  installPopupStub,
  type MockService,
  type MockServiceOptions,
  mockConsumerToken,
  type PopupOutcome,
} from '@dowel/mocks';
import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { waitFor } from 'storybook/test';
import { type ServiceOptions, ServiceProvider } from '../src/index.ts';
import type { Shown } from './shows.ts';
import { isRedrawn, useStoryLanguage } from './story-language.ts';

export interface MockStory {
  mock?: MockServiceOptions;
  /** Sets the mock service to the state that the story shows. */
  arrange?: (service: MockService) => void;
  /** What the person does with the provider's popup. `wait` leaves it open. */
  popup?: PopupOutcome;
  options?: Partial<Pick<ServiceOptions, 'messages' | 'locale' | 'icon' | 'remoteImages' | 'components'>>;
  /** What the story shows. A story with its own `play` function checks it there. */
  shows?: Shown;
}

/** Story settings that give a story its own mock service. The service is reset each time the story is shown. */
export function onMocks({ mock, arrange, popup = 'grant', options, shows }: MockStory = {}) {
  const service = createMockService({ project: { appName: 'Quillboard' }, ...mock });
  const inService: Decorator = (Story, { globals }) => (
    <OnMocks options={options} isolated={globals.isolated === 'yes'}>
      <Story />
    </OnMocks>
  );
  return {
    decorators: [inService],
    parameters: { msw: service.handlers, ...(shows !== undefined && { shows }) },
    beforeEach: () => {
      if (isRedrawn()) return undefined;
      service.reset();
      arrange?.(service);
      const popups = installPopupStub(window, service, { outcome: popup });
      return () => popups.restore();
    },
    // The story is checked in its final state, not while it still loads.
    play: settle,
  };
}

/** The same as wide as a small phone. What the story checks stays with the story that this is of. */
export function narrowOnMocks(story: MockStory) {
  const { decorators, parameters, beforeEach } = onMocks(story);
  const narrow: Decorator = (Story) => (
    <div style={{ inlineSize: '20rem' }}>
      <Story />
    </div>
  );
  return { parameters, beforeEach, decorators: [...decorators, narrow] };
}

interface OnMocksProps {
  options: MockStory['options'] | undefined;
  isolated: boolean;
  children: ReactNode;
}

function OnMocks({ options, isolated, children }: OnMocksProps) {
  const language = useStoryLanguage();
  return (
    <ServiceProvider
      isolated={isolated}
      options={{
        project: 'demo',
        getToken: async (identity) => mockConsumerToken(identity),
        ...language,
        ...options,
      }}
    >
      {children}
    </ServiceProvider>
  );
}

/** Waits until nothing is loading. It asserts no state: for that, a story says what it shows. */
export async function settle({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(
    () => {
      if (canvasElement.querySelector('[aria-busy="true"], .dowel-skeleton'))
        throw new Error('Still loading.');
    },
    { timeout: 10_000 },
  );
}

import {
  createMockService,
  installPopupStub,
  type MockService,
  type MockServiceOptions,
  mockConsumerToken,
  type PopupOutcome,
} from '@dowel/mocks';
import type { Decorator } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { type ServiceOptions, ServiceProvider } from '../src/index.ts';
import { locales } from './locales.ts';
import type { Shown } from './shows.ts';

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
  const inService: Decorator = (Story, { globals }) => {
    const language = locales.find(({ name }) => name === globals.locale)?.options;
    return (
      <ServiceProvider
        isolated={globals.isolated === 'yes'}
        options={{
          project: 'demo',
          getToken: async (identity) => mockConsumerToken(identity),
          ...language,
          ...options,
        }}
      >
        <Story />
      </ServiceProvider>
    );
  };
  return {
    decorators: [inService],
    parameters: { msw: service.handlers, ...(shows !== undefined && { shows }) },
    beforeEach: () => {
      service.reset();
      arrange?.(service);
      const popups = installPopupStub(window, service, { outcome: popup });
      return () => popups.restore();
    },
    // The story is checked in its final state, not while it still loads.
    play: settle,
  };
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

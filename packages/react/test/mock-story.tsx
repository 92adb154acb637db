import {
  createMockService,
  installPopupStub,
  type MockService,
  type MockServiceOptions,
  type PopupOutcome,
} from '@dowel/mocks';
import type { Decorator } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { type ServiceOptions, ServiceProvider } from '../src/index.ts';

export interface MockStory {
  mock?: MockServiceOptions;
  /** Puts the pretend service in the state that the story is about. */
  arrange?: (service: MockService) => void;
  /** What the person does with the provider's window; `wait` leaves it open. */
  popup?: PopupOutcome;
  options?: Partial<Pick<ServiceOptions, 'messages' | 'locale'>>;
}

/** Parts of a story that put it on a pretend service of its own, as it was at the start each time it is shown. */
export function onMocks({ mock, arrange, popup = 'grant', options }: MockStory = {}) {
  const service = createMockService({ project: { appName: 'Quillboard' }, ...mock });
  const inService: Decorator = (Story) => (
    <ServiceProvider options={{ project: 'demo', apiKey: 'mock_frontend', ...options }}>
      <Story />
    </ServiceProvider>
  );
  return {
    decorators: [inService],
    parameters: { msw: service.handlers },
    beforeEach: () => {
      service.reset();
      arrange?.(service);
      const popups = installPopupStub(window, service, { outcome: popup });
      return () => popups.restore();
    },
    // What is checked, and looked at, is the state the story is about, not the way there.
    play: settle,
  };
}

/** Waits until nothing is on its way any more. */
async function settle({ canvasElement }: { canvasElement: HTMLElement }) {
  await waitFor(
    () => {
      if (canvasElement.querySelector('[aria-busy="true"], .dowel-skeleton'))
        throw new Error('Still loading.');
    },
    { timeout: 10_000 },
  );
}

import type { MockService } from '@dowel/mocks';
import type { ReactNode } from 'react';
import { Isolated } from '../src/components/screen/Isolated.tsx';
import { ConnectProvider, InstallIntegration } from '../src/index.ts';
import { EveryElement } from './every-element.tsx';

/** A screen as a test reaches it. It is found by roles, because how a screen looks may change. */
export interface Screen {
  name: string;
  content: ReactNode;
  arrange?: (service: MockService) => void;
  /** A selector that matches when the screen is drawn. */
  shows: string;
  /** A selector of the element to click before the screen is looked at. */
  click?: string;
  /** A selector that matches after the click. */
  reveals?: string;
  /** The smaller run leaves it out. */
  isExtra?: true;
}

const ada = { groupRef: 'acme', consumerRef: 'ada' };
const install = <InstallIntegration integration="crm-sync" {...ada} />;
const stage = {
  mapToName: 'stage',
  fieldName: 'lifecycle_stage',
  mappedValues: [{ mappedValue: 'new', mappedDisplayValue: 'New' }],
};

export const screens: readonly Screen[] = [
  { name: 'signing in elsewhere', content: install, shows: 'button[data-variant="primary"]', isExtra: true },
  {
    name: 'typing credentials',
    content: <InstallIntegration integration="crm-sync-key" {...ada} />,
    shows: 'input[type="password"]',
    click: 'button[type="submit"]',
    isExtra: true,
  },
  {
    name: 'choosing fields',
    content: <InstallIntegration integration="crm-sync" {...ada} fieldMapping={{ contacts: [stage] }} />,
    arrange: ({ given }) => given.installation(),
    shows: '[role="combobox"]',
    click: 'input[type="checkbox"]',
    // Who changed the object is asked for once it is shown.
    reveals: '.dowel-panel-header .dowel-stack .dowel-flush',
    isExtra: true,
  },
  {
    name: 'managing the connection',
    content: install,
    arrange: ({ given }) => given.installation(),
    shows: '[role="tab"]:last-child',
    click: '[role="tab"]:last-child',
    // Uninstalling comes last.
    reveals: '[role="tabpanel"] .dowel-section-ruled button',
    isExtra: true,
  },
  {
    name: 'a connection alone',
    content: <ConnectProvider provider="sandbox" {...ada} />,
    arrange: ({ given }) => given.connection({ status: 'bad_credentials' }),
    shows: 'dl',
    isExtra: true,
  },
  {
    name: 'every kind of element, with an open list',
    content: (
      <Isolated className={undefined} onError={() => undefined}>
        <EveryElement />
      </Isolated>
    ),
    shows: '[role="combobox"]',
    click: '.dowel-combobox button:last-of-type',
    reveals: '[role="option"]',
  },
  {
    name: 'a problem',
    content: install,
    arrange: (service) => service.fail('getIntegrationSetup', 'internal_error'),
    shows: '[role="alert"] *',
    isExtra: true,
  },
];

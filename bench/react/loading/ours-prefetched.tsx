import { InstallIntegration, prefetchInstallation, ServiceProvider } from '@dowel/react';
import '@dowel/react/styles.css';
import { createRoot } from 'react-dom/client';
import { box, options, who } from './page.ts';

const prefetched = prefetchInstallation(options, who);

createRoot(box).render(
  <ServiceProvider options={options} prefetched={prefetched}>
    <InstallIntegration {...who} />
  </ServiceProvider>,
);

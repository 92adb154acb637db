import { InstallIntegration, ServiceProvider } from '@dowel/react';
import '@dowel/react/styles.css';
import { createRoot } from 'react-dom/client';
import { box, options, who } from './page.ts';

createRoot(box).render(
  <ServiceProvider options={options}>
    <InstallIntegration {...who} />
  </ServiceProvider>,
);

import { ServiceProvider, useIsIntegrationInstalled } from '@dowel/react';
import { createRoot } from 'react-dom/client';
import { box, options, who } from './page.ts';

function Badge() {
  const { isLoaded, isIntegrationInstalled } = useIsIntegrationInstalled(who.integration, who.groupRef);
  return isLoaded && <button type="button">{isIntegrationInstalled ? 'Installed' : 'Install'}</button>;
}

createRoot(box).render(
  <ServiceProvider options={options}>
    <Badge />
  </ServiceProvider>,
);

import { InstallIntegration, ServiceProvider } from '@dowel/react';
import { createRoot } from 'react-dom/client';
import '@dowel/react/styles';
import './theme.css';

createRoot(document.getElementById('root') ?? document.body).render(
  <>
    <button type="button" onClick={() => document.documentElement.classList.toggle('dark')}>
      Light or dark
    </button>
    <ServiceProvider options={{ project: 'demo', apiKey: 'a-key-for-development' }}>
      <InstallIntegration integration="crm-sync" groupRef="acme" consumerRef="ada" />
    </ServiceProvider>
  </>,
);

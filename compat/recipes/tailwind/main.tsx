import { InstallIntegration, ServiceProvider } from '@dowel/react';
import { createRoot } from 'react-dom/client';
import '@dowel/react/styles';
import './app.css';

createRoot(document.getElementById('root') ?? document.body).render(
  <ServiceProvider options={{ project: 'demo', apiKey: 'a-key-for-development' }}>
    <InstallIntegration className="mx-auto" integration="crm-sync" groupRef="acme" consumerRef="ada" />
  </ServiceProvider>,
);

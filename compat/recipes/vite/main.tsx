import { type GetToken, InstallIntegration, ServiceProvider } from '@dowel/react';
import { createRoot } from 'react-dom/client';
import '@dowel/react/styles';

const getToken: GetToken = async () => {
  const response = await fetch('/api/dowel-token', { method: 'POST' });
  const { token } = await response.json();
  return token;
};

createRoot(document.getElementById('root') ?? document.body).render(
  <ServiceProvider options={{ project: 'demo', getToken }}>
    <InstallIntegration integration="crm-sync" groupRef="acme" consumerRef="ada" />
  </ServiceProvider>,
);

'use client';

import { type GetToken, InstallIntegration, ServiceProvider } from '@dowel/react';

// A function cannot come from a server component, so this file is for the browser.
const getToken: GetToken = async () => {
  const response = await fetch('/api/dowel-token', { method: 'POST' });
  const { token } = await response.json();
  return token;
};

export function Integrations({ groupRef, consumerRef }: { groupRef: string; consumerRef: string }) {
  return (
    <ServiceProvider options={{ project: 'demo', baseUrl: process.env.NEXT_PUBLIC_DOWEL_URL, getToken }}>
      <InstallIntegration integration="crm-sync" groupRef={groupRef} consumerRef={consumerRef} />
    </ServiceProvider>
  );
}

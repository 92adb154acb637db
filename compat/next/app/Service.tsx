'use client';

import { ServiceProvider } from '@dowel/react';
import type { ReactNode } from 'react';

/** Functions cannot come from a server component, so this part is the product's own code for the client. */
export function Service({ children }: { children: ReactNode }) {
  return <ServiceProvider options={{ project: 'demo', getToken }}>{children}</ServiceProvider>;
}

async function getToken(identity: { groupRef: string; consumerRef: string }): Promise<string> {
  const response = await fetch(`/api/token?${new URLSearchParams(identity)}`);
  return response.text();
}

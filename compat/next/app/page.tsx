import { InstallIntegration } from '@dowel/react';
import { Service } from './Service.tsx';

/** A server component, as a builder writes it. */
// biome-ignore lint/style/noDefaultExport: Next reads default exports
export default function Page() {
  return (
    <Service>
      <InstallIntegration integration="crm-sync" groupRef="acme" consumerRef="ada" />
    </Service>
  );
}

import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { box, options, who } from './page.ts';

function Badge() {
  const [installations, setInstallations] = useState<unknown[]>();
  useEffect(() => {
    const address = `/v1/projects/${options.project}/integrations/${who.integration}/installations?groupRef=${who.groupRef}`;
    fetch(address, { headers: { 'x-api-key': options.apiKey } })
      .then((answer) => answer.json())
      .then(setInstallations);
  }, []);
  return installations && <button type="button">{installations.length > 0 ? 'Installed' : 'Install'}</button>;
}

createRoot(box).render(<Badge />);

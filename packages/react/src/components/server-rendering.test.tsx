// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ConnectProvider, InstallIntegration, ServiceProvider } from '../index.ts';

const ada = { groupRef: 'acme', consumerRef: 'ada' };

describe('rendering on a server', () => {
  it('draws a stand-in, sends nothing and says nothing to the log', () => {
    const getToken = vi.fn(async () => '');
    const fetch = vi.fn();
    const complaints = vi.spyOn(console, 'error');

    const html = renderToString(
      <ServiceProvider options={{ project: 'demo', getToken, fetch }}>
        <InstallIntegration integration="crm-sync" {...ada} />
        <ConnectProvider provider="sandbox" {...ada} />
      </ServiceProvider>,
    );

    expect(html.match(/Loading…/g)).toHaveLength(2);
    expect(getToken).not.toHaveBeenCalled();
    expect(fetch).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  });
});

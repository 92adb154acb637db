import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromSource } from '../../scripts/from-source.ts';

const server = process.env.DOWEL_URL ?? 'http://localhost:4310';

// In development the pages come from here, and everything else from the server: the cookie of its sign-in is for the
// host, so it counts here too.
export default defineConfig({
  base: '/console/',
  plugins: [react(), fromSource()],
  build: { assetsInlineLimit: 0 },
  server: {
    port: Number(process.env.DOWEL_CONSOLE_PORT ?? 4340),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/v1', '/sign-in', '/sign-out', '/orgs', '/keys'].map((path) => [
        path,
        { target: server, changeOrigin: true, headers: { Origin: server } },
      ]),
    ),
  },
});

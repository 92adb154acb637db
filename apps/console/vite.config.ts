import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.DOWEL_URL ?? 'http://localhost:4310';
const partsOf = (path: string) => fileURLToPath(new URL(`../../packages/react/src/${path}`, import.meta.url));

// In development the pages come from here, and everything else from the server: the cookie of its sign-in is for the
// host, so it counts here too.
export default defineConfig({
  base: '/console/',
  plugins: [react()],
  resolve: {
    alias: [
      // The private entry has no other condition than that of the sources. The client comes as it is built: its sources
      // would bring the validators along.
      { find: '@dowel/react/parts.css', replacement: partsOf('parts.css') },
      { find: '@dowel/react/parts', replacement: partsOf('parts.ts') },
    ],
  },
  // `pnpm size` reads the manifest.
  build: {
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    rolldownOptions: {
      output: {
        // The first file lists all others, and their names are long.
        chunkFileNames: 'assets/[hash].js',
        // What many pages need is one file. Otherwise each further page that uses a part of it splits it once more, and
        // many small files are compressed worse.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: 'shared', test: /src\//, minShareCount: 10 },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.DOWEL_CONSOLE_PORT ?? 4340),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/v1', '/sign-in', '/sign-out', '/invites'].map((path) => [
        path,
        { target: server, changeOrigin: true, headers: { Origin: server } },
      ]),
    ),
  },
});

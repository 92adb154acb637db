import devServer from '@hono/vite-dev-server';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [
    react(),
    // In development the backend runs inside Vite. Only addresses below /api go to it.
    devServer({ entry: 'src/server/app.ts', export: 'app', exclude: [/^(?!\/api\/).*/] }),
  ],
  // The address that Dowel sends webhooks to. `localhost` may be the other one, ::1.
  server: { host: '127.0.0.1', port: Number(process.env.DOWEL_PLAYGROUND_PORT ?? 4330), strictPort: true },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The page asks its own origin. In production, let your web server forward /v1 in the same way.
  server: { proxy: { '/v1': 'http://localhost:4310' } },
});

import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

// Builds of this repository send no telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1';

const config: NextConfig = {
  // Where the other packages build to as well.
  distDir: 'dist',
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
  // `pnpm typecheck` does it.
  typescript: { ignoreBuildErrors: true },
};

// Next reads a default export.
export default config;

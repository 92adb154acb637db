import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';

// This repository's builds tell nobody about themselves.
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

import { enableCompileCache } from 'node:module';

// The server takes a while to compile. The next start finds what this one has compiled.
enableCompileCache();
const server = './server.js';
await import(server);

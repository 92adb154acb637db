import { Connections, Installations, Integrations, Projects, Providers } from '@dowel/client';
import type { Service } from '../context/service.ts';

/* One function per resource, so that a page with a single hook does not load the endpoints of all resources. */
export const connections = ({ session }: Service) => new Connections(session);
export const installations = ({ session }: Service) => new Installations(session);
export const integrations = ({ session }: Service) => new Integrations(session);
export const projects = ({ session }: Service) => new Projects(session);
export const providers = ({ session }: Service) => new Providers(session);

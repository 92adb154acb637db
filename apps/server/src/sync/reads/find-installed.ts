/** An installation with all that decides what is delivered of it. Undefined when it is gone. */
export { findInstallation as findInstalled, type ReadInstallation } from './running/plan-queries.ts';

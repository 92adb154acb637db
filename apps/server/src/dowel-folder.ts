import { fileURLToPath } from 'node:url';

/** The default folder for files that no setting places elsewhere. This file is as deep as the bundle, so both find it. */
export const dowelFolder = fileURLToPath(new URL('../../../.dowel', import.meta.url));

import { fileURLToPath } from 'node:url';

/** The folder of the checked-in migrations. The build puts it next to the bundled file, under the same name. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

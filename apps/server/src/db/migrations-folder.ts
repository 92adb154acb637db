import { fileURLToPath } from 'node:url';

/** Where the checked-in migrations are. The build puts them beside its one file under the same name. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

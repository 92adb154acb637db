import { PGlite } from '@electric-sql/pglite';

/** Stands for the builder's database client. */
export const database = new PGlite();

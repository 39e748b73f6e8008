import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/** What the embedded database must be able to do whenever it is opened: without them, rows could not be written into their indexes. */
export const embeddedExtensions = { pg_trgm, unaccent, fuzzystrmatch };

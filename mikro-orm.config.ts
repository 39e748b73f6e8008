import { embeddedExtensions } from './src/server/db/embedded-extensions.ts';
import { commonOptions } from './src/server/db/orm-options.ts';
import { SerialPgliteDriver } from './src/server/db/serial-pglite.driver.ts';

/** For the MikroORM command line: `npm run migration:create` compares the entities with the snapshot, on no database in particular. */
const options = { ...commonOptions, driver: SerialPgliteDriver, dbName: 'memory://', driverOptions: { extensions: embeddedExtensions } };

export default options;

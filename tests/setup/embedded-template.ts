import { ensureTemplate } from '../../src/server/db/embedded-template.ts';

/** Runs once before all tests, which then open copies of one empty database instead of creating one each. */
export default ensureTemplate;

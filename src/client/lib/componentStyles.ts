/** Loads a page together with the styles of all Mantine components, which the first load leaves out. */
export async function withComponentStyles<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, import('../ui/allMantine.ts')]);
  return loaded;
}

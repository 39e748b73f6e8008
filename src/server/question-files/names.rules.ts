/** @returns what two ways of writing a name have in common: "Obstetrics & Gynaecology", "obstetrics-gynecology" */
export const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ae', 'e')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')
    .join('-');

/** @returns hands back the name of a list that somebody means, or what they wrote where it is none */
export function nameIn(names: readonly string[]): (written: unknown) => unknown {
  const byKey = new Map(names.map((name) => [nameKey(name), name]));
  return (written) => (typeof written === 'string' ? (byKey.get(nameKey(written)) ?? written) : written);
}

/** Names that browsers still give to zones which the IANA list has renamed since, and that nobody would look for. */
const presentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** @returns a zone by the name that it has today: "Asia/Kolkata" for "Asia/Calcutta" */
export const presentName = (timeZone: string): string => presentNames[timeZone] ?? timeZone;

/** @returns the time zone that this browser is in */
export const ownTimeZone = (): string => presentName(new Intl.DateTimeFormat().resolvedOptions().timeZone);

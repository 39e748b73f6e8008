const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @param day such as "2026-11-26" @returns it as a person writes it, "26 November 2026" */
export const dayInWords = (day: string) => days.format(new Date(day));

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const weekdays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const daysOfMoments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** @param day such as "2026-11-26" @returns it as a person writes it, "26 November 2026" */
export const dayInWords = (day: string) => days.format(new Date(day));

/** @param day such as "2026-11-26" @returns it with its weekday, "Thursday, 26 November 2026" */
export const weekdayInWords = (day: string) => weekdays.format(new Date(day));

/** @param moment an ISO date and time @returns it as this browser's clock has it, "26 Nov 2026, 14:05" */
export const momentInWords = (moment: string) => moments.format(new Date(moment));

/** @param moment an ISO date and time @returns its day as this browser's calendar has it, "26 Nov 2026" */
export const dayOfMoment = (moment: string) => daysOfMoments.format(new Date(moment));

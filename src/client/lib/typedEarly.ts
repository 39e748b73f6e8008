/** What was typed into fields that were only drawn, by name. */
const typed = new Map<string, string>();
let focused: string | null = null;

/** Notes what was typed, or filled in by the browser, while the page was only drawn; before the app takes its place. */
export function noteTyped(drawn: Element): void {
  for (const field of drawn.querySelectorAll<HTMLInputElement>('input[name]')) if (field.value !== '') typed.set(field.name, field.value);
  const active = document.activeElement;
  focused = active instanceof HTMLInputElement && drawn.contains(active) ? active.name : null;
}

/** @returns what was typed into a field of that name before the app took over; empty where nothing was, or once it has been taken up */
export const typedEarly = (name: string): string => typed.get(name) ?? '';

/** Puts the cursor where it stood; from here on the fields themselves know what is typed. To be called by the page that took it up. */
export function goOnTyping(): void {
  if (focused) document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(focused)}"]`)?.focus();
  typed.clear();
  focused = null;
}

declare global {
  interface Window {
    /** Set by the page's head; gone once the app has taken over. */
    notePress?: (event: MouseEvent) => void;
    pressedEarly?: Element | undefined;
  }
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Presses the button that somebody pressed while the page was only drawn, and nothing could answer; once, when the app has taken over. */
export function pressEarly(): void {
  if (!window.notePress) return;
  removeEventListener('click', window.notePress);
  delete window.notePress;
  const pressed = window.pressedEarly;
  delete window.pressedEarly;
  if (!pressed) return;
  const same = Array.from(document.querySelectorAll('button')).find((button) => button.checkVisibility() && nameOf(button) === nameOf(pressed));
  same?.click();
}

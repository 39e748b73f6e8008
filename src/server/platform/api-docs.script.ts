/** The only script of the page of the API: the colour scheme that was chosen in the app, and the buttons that copy an example. Served as a file, since the policy allows no other. */
export const apiDocsScript = `
try {
  const stored = localStorage.getItem('anamnesis-color-scheme');
  if (stored === 'dark' || stored === 'light') document.documentElement.dataset.scheme = stored;
} catch {}
addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('button[data-copy]') : null;
  if (!button) return;
  const text = button.parentElement.querySelector('code').textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = 'Copied';
  } catch {
    button.textContent = 'Press Ctrl+C';
    getSelection().selectAllChildren(button.parentElement.querySelector('code'));
  }
  setTimeout(() => { button.textContent = 'Copy'; }, 2000);
});
`;

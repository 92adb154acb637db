/** The script that lets a form be sent once: a second click of a double click would do the same thing again. */
export const sendOnceScript = `
addEventListener('submit', ({ target }) => setTimeout(() => {
  for (const button of target.querySelectorAll('button')) button.disabled = true;
}));
addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('button:disabled')) button.disabled = false;
});
`;

/** Puts a text into the clipboard. Answers whether the browser let it: a page without TLS has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

let isAsked = false;

/** The next page that is drawn shall take the focus. */
export function requestFocus(): void {
  isAsked = true;
}

/** Whether this page shall take the focus. Only the first that asks does. */
export function takeFocusRequest(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}

const name = 'dowel-console-single-keys';

/** Whether a key without a modifier does something. People who speak to their computer may switch it off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return window.localStorage.getItem(name) !== 'off';
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(name);
  else window.localStorage.setItem(name, 'off');
}

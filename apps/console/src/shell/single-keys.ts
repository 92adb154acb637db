const name = 'dowel-console-single-keys';

/** Where a browser blocks storage, it throws. Then the choice lasts as long as the page. */
let areOn = true;

/** Whether a key without a modifier does something. People who speak to their computer may switch it off (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  try {
    areOn = window.localStorage.getItem(name) !== 'off';
  } catch {}
  return areOn;
}

export function switchSingleKeys(isOn: boolean): void {
  areOn = isOn;
  try {
    if (isOn) window.localStorage.removeItem(name);
    else window.localStorage.setItem(name, 'off');
  } catch {}
}

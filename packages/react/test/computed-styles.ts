/** Every property of an element as the browser computed it. Drawn pseudo-elements have their own entry. */
export type ComputedStyles = Map<string, string>;

const pseudoElements = ['::before', '::after', '::marker', '::placeholder', '::backdrop'];

/** The styles of an element and everything in it. Each key says where the element is. */
export function readStyles(root: Element): Map<string, ComputedStyles> {
  const found = new Map<string, ComputedStyles>();
  for (const [index, element] of [root, ...root.querySelectorAll('*')].entries()) {
    const name = `${index} ${nameOf(element)}`;
    found.set(name, propertiesOf(getComputedStyle(element)));
    for (const pseudo of pseudoElements) {
      const style = getComputedStyle(element, pseudo);
      if (isDrawn(element, pseudo, style)) found.set(`${name}${pseudo}`, propertiesOf(style));
    }
  }
  return found;
}

function isDrawn(element: Element, pseudo: string, { content, display }: CSSStyleDeclaration): boolean {
  if (pseudo === '::marker') return getComputedStyle(element).display === 'list-item';
  if (pseudo === '::placeholder') return element.hasAttribute('placeholder');
  if (pseudo === '::backdrop') return element.matches('dialog:modal');
  return content !== 'none' && display !== 'none';
}

/** Every element has the same properties. */
let names: string[] | undefined;

function propertiesOf(style: CSSStyleDeclaration): ComputedStyles {
  const value = (name: string) => style.getPropertyValue(name);
  names ??= [...style].filter((name) => !isTwin(name));
  return new Map(names.filter((name) => !isWithoutEffect(name, value)).map((name) => [name, value(name)]));
}

/** Custom properties show in the properties that use them. Logical properties repeat the physical ones. */
function isTwin(name: string): boolean {
  return name.startsWith('--') || /(^|-)(block|inline)(-|$)/.test(name);
}

/**
 * A border, an outline or a rule without width draws nothing. Without padding and border, `box-sizing` makes no
 * difference. A background without an image has no position; some bundlers rewrite `none` with one.
 */
function isWithoutEffect(name: string, value: (name: string) => string): boolean {
  const [line] =
    /^(border-(top|right|bottom|left)|outline|column-rule)(?=-(color|style|offset)$)/.exec(name) ?? [];
  if (line) return value(`${line}-width`) === '0px' || value(`${line}-style`) === 'none';
  if (name.startsWith('background-position')) return value('background-image') === 'none';
  if (name !== 'box-sizing') return false;
  const sides = ['top', 'right', 'bottom', 'left'];
  return sides.every((side) => value(`padding-${side}`) === '0px' && value(`border-${side}-width`) === '0px');
}

function nameOf(element: Element): string {
  const classes = element.getAttribute('class');
  return `${element.localName}${classes ? `.${classes.split(' ').join('.')}` : ''}`;
}

/** Lists the differences, one per line: element, property, before and after. */
export function differences(
  before: Map<string, ComputedStyles>,
  after: Map<string, ComputedStyles>,
  allowed: ReadonlySet<string>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].flatMap((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    if (!old || !now) return [`${name}: ${old ? 'gone' : 'new'}`];
    return [...old]
      .filter(([property, value]) => !allowed.has(property) && now.get(property) !== value)
      .map(([property, value]) => `${name}: ${property}: ${value} -> ${now.get(property)}`);
  });
}

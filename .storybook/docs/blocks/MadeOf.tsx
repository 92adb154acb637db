import { useEffect, useState } from 'react';
import { readTokens } from '../theme-editor/tokens.ts';
import { drawnEvent } from './story-address.ts';

interface Parts {
  tokens: readonly string[];
  parts: readonly string[];
  elements: readonly string[];
}

/** What the states above are made of. It is read from what they draw, when somebody asks. */
export function MadeOf({ onOpen }: { onOpen: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const found = useParts(isOpen);
  return (
    <details
      className="sb-made-of"
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        if (open) onOpen();
      }}
    >
      <summary>Variables, parts and elements of this screen</summary>
      {found && (
        <>
          <Names title="Variables" about="Set them in your CSS." names={found.tokens} />
          <Names
            title="Parts"
            about="Reach them with ::part() from outside a shadow root."
            names={found.parts}
          />
          <Names
            title="Elements"
            about="Class names, to find your way in the developer tools."
            names={found.elements}
          />
        </>
      )}
    </details>
  );
}

/** What is found in the frames of the page, each time that one of them has drawn something. */
function useParts(isWanted: boolean): Parts | undefined {
  const [found, setFound] = useState<Parts>();
  useEffect(() => {
    if (!isWanted) return;
    const read = () => {
      const frames = [...document.querySelectorAll<HTMLIFrameElement>('.sb-frame')];
      setFound(readParts(frames.flatMap(({ contentDocument }) => contentDocument ?? [])));
    };
    read();
    document.addEventListener(drawnEvent, read);
    return () => document.removeEventListener(drawnEvent, read);
  }, [isWanted]);
  return found;
}

function Names({ title, about, names }: { title: string; about: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <h3>
        {title} ({names.length})
      </h3>
      <p>{about}</p>
      <ul className="sb-names">
        {names.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function readParts(pages: readonly Document[]): Parts {
  const roots = pages.flatMap((page) => [
    page,
    ...[...page.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ]);
  const elements = roots.flatMap((root) => [...root.querySelectorAll('[class*="dowel-"]')]);
  const sorted = (names: readonly string[]) => [...new Set(names)].sort();
  const settable = new Set(readTokens().map(({ name }) => name));
  return {
    tokens: sorted(roots.flatMap(tokensOn)).filter((name) => settable.has(name)),
    parts: sorted(elements.flatMap(({ part }) => [...part])),
    elements: sorted(
      elements.flatMap(({ classList }) => [...classList].filter((name) => name.startsWith('dowel-'))),
    ),
  };
}

/** The variables in those rules that style an element of the page or of a shadow root. */
function tokensOn(root: Document | ShadowRoot): string[] {
  return [...root.styleSheets, ...root.adoptedStyleSheets].flatMap((sheet) =>
    styleRules(sheet.cssRules)
      .filter(({ selectorText }) => isDrawn(root, selectorText))
      .flatMap(({ cssText }) => [...cssText.matchAll(/var\((--dowel-[\w-]+)/g)].map(([, name = '']) => name)),
  );
}

const isDrawn = (root: Document | ShadowRoot, selector: string): boolean =>
  selector.includes('dowel-') &&
  root.querySelector(selector.replace(/::?(before|after|hover|focus[\w-]*|active|placeholder)/g, '')) !==
    null;

/** The constructors of another frame's rules are others than ours, so this looks at members. */
function styleRules(rules: CSSRuleList): CSSStyleRule[] {
  return [...rules].flatMap((rule) => [
    ...('selectorText' in rule ? [rule as CSSStyleRule] : []),
    ...('cssRules' in rule ? styleRules((rule as CSSGroupingRule).cssRules) : []),
  ]);
}

/** The browser types that drawings need, for code outside the browser. Pages use the real ones. */

interface Document {
  createElement(name: string): Element;
}

interface Element {
  readonly outerHTML: string;
  readonly innerHTML: string;
  textContent: string | null;
  getAttribute(name: string): string | null;
  getAttributeNames(): string[];
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  querySelector(selectors: string): Element | null;
  querySelectorAll(selectors: string): Iterable<Element>;
  remove(): void;
}

interface SVGElement extends Element {}

interface SVGSVGElement extends SVGElement {}

interface HTMLElement extends Element {}

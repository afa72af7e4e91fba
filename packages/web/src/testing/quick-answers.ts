/**
 * happy-dom walks the document for what queries by role and label ask of each element, again after each change. Here the
 * answers come from the element, its attributes and its ancestors, which is the same as long as no style sheet says what
 * is shown: screens have none.
 *
 * @internal
 */
export function answerQuickly(): void {
  findByIdDirectly();
  findLabelsDirectly();
  const computed = globalThis.getComputedStyle;
  const styles = new WeakMap<Element, CSSStyleDeclaration>();
  globalThis.getComputedStyle = (element) => {
    const known = styles.get(element) ?? quickStyle(element, computed(element));
    styles.set(element, known);
    return known;
  };
}

/** By tag, of elements whose own styles do not say it. */
const displays = new Map<string, string>();

function quickStyle(element: Element, exact: CSSStyleDeclaration): CSSStyleDeclaration {
  function display(): string {
    if (!element.isConnected || hasOwn(element, "display")) return exact.display;
    const known = displays.get(element.tagName) ?? exact.display;
    displays.set(element.tagName, known);
    return known;
  }
  const visibility = () => (isStyled(element, "visibility") ? exact.visibility : "");
  return Object.create(exact, {
    display: { get: display },
    visibility: { get: visibility },
    getPropertyValue: {
      value: (name: string) => {
        if (name === "display") return display();
        return name === "visibility" ? visibility() : exact.getPropertyValue(name);
      },
    },
  });
}

/** Whether an element or one that it is in says a property itself. */
function isStyled(element: Element, property: string): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (hasOwn(at, property)) return true;
  }
  return false;
}

const hasOwn = (element: Element, property: string): boolean =>
  element.getAttribute("style")?.includes(property) ?? false;

const byId = /^\[id="([^"\\]+)"\]$/;

function findByIdDirectly(): void {
  const { querySelector } = Element.prototype;
  Element.prototype.querySelector = function quick(this: Element, selector: string) {
    const [, id] = byId.exec(selector) ?? [];
    const found = id === undefined ? null : this.ownerDocument.getElementById(id);
    return found && found !== this && this.contains(found) ? found : querySelector.call(this, selector);
  };
}

function findLabelsDirectly(): void {
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
    Object.defineProperty(prototype, "labels", {
      configurable: true,
      get(this: HTMLElement) {
        const labels = [...document.getElementsByTagName("label")];
        return labels.filter((label) => (this.id && label.htmlFor === this.id) || label.contains(this));
      },
    });
  }
}

const german = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/**
 * Returns the collation key of a character: case and accents are ignored, `ß` is `ss`. Null when only the collator can
 * decide.
 */
function placeOf(char: string): string | null {
  const letter = char.normalize("NFD").replace(/\p{M}/u, "").toLowerCase().replace("ß", "ss");
  if (/^[0-9]$/.test(letter)) return "0";
  return /^([ .a-z-]|ss)$/.test(letter) ? letter : null;
}

const places = Array.from({ length: 256 }, (_, code) => placeOf(String.fromCharCode(code)));

/** A text with its sort key: its letters up to the first digit. The key is null when only the collator can decide. */
export interface OrderedText {
  text: string;
  key: string | null;
}

export function orderedText(text: string): OrderedText {
  let key = "";
  for (let index = 0; index < text.length; index += 1) {
    const place = places[text.charCodeAt(index)];
    if (!place) return { text, key: null };
    key += place;
    // Numbers compare by all their digits, so the key ends here.
    if (place === "0") break;
  }
  return { text, key };
}

/** Compares like the collator, which is many times slower and is used only when the keys do not decide. */
export function compareTexts(a: OrderedText, b: OrderedText): number {
  if (a.key === null || b.key === null) return german.compare(a.text, b.text);
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.key.endsWith("0") ? german.compare(a.text, b.text) : 0;
}

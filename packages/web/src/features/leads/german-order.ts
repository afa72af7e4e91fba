const german = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/** What a character is to the collator: neither case nor accents count, `ß` is `ss`. Null where it knows better. */
function placeOf(char: string): string | null {
  const letter = char.normalize("NFD").replace(/\p{M}/u, "").toLowerCase().replace("ß", "ss");
  if (/^[0-9]$/.test(letter)) return "0";
  return /^([ .a-z-]|ss)$/.test(letter) ? letter : null;
}

const places = Array.from({ length: 256 }, (_, code) => placeOf(String.fromCharCode(code)));

/** A text with what is compared of it: its letters up to the first digit, null where only the collator can tell. */
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
    // What a number is worth depends on all its digits.
    if (place === "0") break;
  }
  return { text, key };
}

/** As the collator sorts, which takes many times as long: it is asked only where the keys cannot tell. */
export function compareTexts(a: OrderedText, b: OrderedText): number {
  if (a.key === null || b.key === null) return german.compare(a.text, b.text);
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.key.endsWith("0") ? german.compare(a.text, b.text) : 0;
}

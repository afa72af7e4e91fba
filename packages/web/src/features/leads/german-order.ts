const german = new Intl.Collator("de", { numeric: true, sensitivity: "base" });

/**
 * Returns the sort key of a character, which orders like the collator: lower case without accents, `ß` as `ss`, each
 * digit as `0`. Null for characters that only the collator can sort.
 */
function collationKey(char: string): string | null {
  const letter = char.normalize("NFD").replace(/\p{M}/u, "").toLowerCase().replace("ß", "ss");
  if (/^[0-9]$/.test(letter)) return "0";
  return /^([ .a-z-]|ss)$/.test(letter) ? letter : null;
}

const collationKeys = Array.from({ length: 256 }, (_, code) => collationKey(String.fromCharCode(code)));

/** A text with its sort key. The key ends at the first digit, and is null when only the collator can sort the text. */
export interface CollatedText {
  text: string;
  key: string | null;
}

export function collateText(text: string): CollatedText {
  let key = "";
  for (let index = 0; index < text.length; index += 1) {
    const charKey = collationKeys[text.charCodeAt(index)];
    if (!charKey) return { text, key: null };
    key += charKey;
    // Stop at a digit, because numbers compare by value, which the key cannot express.
    if (charKey === "0") break;
  }
  return { text, key };
}

/** Compares in German order. Uses the much slower collator only when the keys do not decide. */
export function compareTexts(a: CollatedText, b: CollatedText): number {
  if (a.key === null || b.key === null) return german.compare(a.text, b.text);
  if (a.key !== b.key) return a.key < b.key ? -1 : 1;
  return a.key.endsWith("0") ? german.compare(a.text, b.text) : 0;
}

/** The characters of the standard fonts beyond Latin-1, from 0x80 on; those without one are blanks. */
const upper = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const similar: Record<string, string> = { ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", "\u202f": " ", "\u2011": "-" };

/** What the font lacks is written with its plain letter: `Dvořák` as `Dvorák`. */
export function winAnsi(text: string): string {
  return [...text.normalize("NFC")].map(byteOf).join("");
}

function byteOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code < 0x7f) || (code >= 0xa0 && code <= 0xff)) return character;
  const index = upper.indexOf(character);
  if (index >= 0) return String.fromCharCode(0x80 + index);
  const plain = similar[character] ?? character.normalize("NFD").charAt(0);
  return plain !== character && plain.charCodeAt(0) < 0x7f ? plain : "?";
}

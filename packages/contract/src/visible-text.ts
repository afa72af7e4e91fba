/** Matches a visible character. Blanks, invisible characters and combining marks without a letter do not match. */
export const visible = /[^\s\u0080-\u009F\p{M}\p{DI}\u2800]/u;

/**
 * Patterns of invisible characters that a text needs: to join emoji or letters, to select a variant, or to spell a
 * flag.
 */
const needed = [
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}\p{DI}])[\p{L}\p{M}])[\u200C\u200D]`,
  String.raw`(?<=[\p{Emoji}\p{sc=Han}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`,
];
/**
 * Matches invisible characters that no pattern above needs. They make one name look like another or change the
 * direction of text (UTS 39).
 */
const hidden = new RegExp(String.raw`(?!${needed.join("|")})[\u0080-\u009F\p{DI}]`, "gu");
/**
 * Matches the fifth and every further mark on a letter. No language stacks more than four (UTS 39, 5.4), and further
 * marks would cover neighboring lines.
 */
const piledUp = /(\p{Mn}{4})\p{Mn}+/gu;

export function visibleText(text: string): string {
  const seen = text.replace(hidden, "").replace(piledUp, "$1").trim();
  return visible.test(seen) ? seen : "";
}

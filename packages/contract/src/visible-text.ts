/** Matches a visible character: no blank, no invisible character, no combining mark on its own. */
export const visible = /[^\s\u0080-\u009F\p{M}\p{DI}\u2800]/u;

/** Contexts in which invisible characters matter: joining emoji or letters, selecting a variant, or spelling a flag. */
const needed = [
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}\p{DI}])[\p{L}\p{M}])[\u200C\u200D]`,
  String.raw`(?<=[\p{Emoji}\p{sc=Han}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`,
];
/**
 * Matches invisible characters in other contexts, where they make one name look like another or change the direction of
 * text (UTS 39).
 */
const hidden = new RegExp(String.raw`(?!${needed.join("|")})[\u0080-\u009F\p{DI}]`, "gu");
/**
 * Matches the marks on a letter beyond the fourth. No language stacks more (UTS 39, 5.4), and they would cover
 * neighboring lines.
 */
const piledUp = /(\p{Mn}{4})\p{Mn}+/gu;

export function visibleText(text: string): string {
  const seen = text.replace(hidden, "").replace(piledUp, "$1").trim();
  return visible.test(seen) ? seen : "";
}

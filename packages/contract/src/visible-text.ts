/** Matches a visible character: no blank, no invisible character, no combining mark on its own. */
export const visible = /[^\s\u0080-\u009F\p{M}\p{DI}\u2800]/u;

/** Contexts in which invisible characters matter: joining emoji or letters, selecting a variant, or spelling a flag. */
const needed = [
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}\p{DI}])[\p{L}\p{M}])[\u200C\u200D]`,
  String.raw`(?<=[\p{Emoji}\p{sc=Han}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`,
];
/** Elsewhere invisible characters make one name look like another or change the direction of text (UTS 39). */
const hidden = new RegExp(String.raw`(?!${needed.join("|")})[\u0080-\u009F\p{DI}]`, "gu");
/** No language stacks more marks on a letter (UTS 39, 5.4). More would cover neighboring lines. */
const piledUp = /(\p{Mn}{4})\p{Mn}+/gu;

/** Returns the visible part of a text, trimmed. Empty when nothing is visible. */
export function visibleText(text: string): string {
  const seen = text.replace(hidden, "").replace(piledUp, "$1").trim();
  return visible.test(seen) ? seen : "";
}

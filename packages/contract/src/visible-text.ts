/** A character that makes a text: neither blank nor invisible, nor a mark on a letter that is not there. */
export const visible = /[^\s\u0080-\u009F\p{M}\p{DI}\u2800]/u;

/** Where invisible characters do something: they join emoji or letters, choose how one looks, or spell a flag. */
const needed = [
  String.raw`(?<=\p{ExtPict}[\uFE0F\p{EMod}]?)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=(?![\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Zyyy}\p{sc=Zinh}\p{DI}])[\p{L}\p{M}])[\u200C\u200D]`,
  String.raw`(?<=[\p{Emoji}\p{sc=Han}])[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}]`,
];
/** Everywhere else they make one name look like another, or turn round what stands beside it (UTS 39). */
const hidden = new RegExp(String.raw`(?!${needed.join("|")})[\u0080-\u009F\p{DI}]`, "gu");
/** No language sets more marks on a letter (UTS 39, 5.4); more of them cover the lines around. */
const piledUp = /(\p{Mn}{4})\p{Mn}+/gu;

/** What people see of a text, without blanks around it; empty where that is nothing. */
export function visibleText(text: string): string {
  const seen = text.replace(hidden, "").replace(piledUp, "$1").trim();
  return visible.test(seen) ? seen : "";
}

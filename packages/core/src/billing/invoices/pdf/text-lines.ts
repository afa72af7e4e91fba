import { fontOf } from "./fonts.ts";
import type { TrueTypeFont } from "./true-type.ts";

interface Drawn {
  text: string;
  glyph: number;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a text into characters as readers perceive them. One character may consist of several code points, for example
 * an emoji.
 */
function charactersOf(text: string): string[] {
  // Create the segmenter on first use, because creating it at startup would add some milliseconds to each cold start.
  segmenter ??= new Intl.Segmenter("de");
  return [...segmenter.segment(text.normalize("NFC"))].map(({ segment }) => segment);
}

const letter = "[\\p{Script=Hebrew}\\p{Script=Arabic}]";
const rightToLeft = new RegExp(`${letter}+(?:[\\s\\p{P}]+${letter}+)*`, "gu");

/**
 * Returns the glyphs of a text from left to right. A character that the font lacks becomes a single box, even if it
 * consists of several code points.
 */
export function drawnOf(text: string, font: TrueTypeFont): Drawn[] {
  const visual = text.replace(rightToLeft, (run) => charactersOf(run).toReversed().join(""));
  return charactersOf(visual).flatMap((character) => {
    const drawn = [...character].map((point) => ({ text: point, glyph: font.glyphOf(point) }));
    const isComplete = drawn.every(({ glyph }) => glyph !== 0);
    return isComplete ? drawn : [{ text: character, glyph: font.glyphOf(character) }];
  });
}

export interface TextStyle {
  /** Font size in points. Defaults to 10. */
  size?: number;
  isBold?: boolean;
}

export function widthOf(text: string, style: TextStyle = {}): number {
  const font = fontOf(style);
  const thousandths = drawnOf(text, font).reduce((sum, { glyph }) => sum + font.widthOf(glyph), 0);
  return (thousandths * (style.size ?? 10)) / 1000;
}

/**
 * Wraps a text into lines. Breaks lines between words, and within a word only if it is wider than a line. `width` is in
 * points.
 */
export function linesOf(text: string, width: number, style: TextStyle = {}): string[] {
  const characters = charactersOf(text);
  const beginning = (count: number) => characters.slice(0, count).join("");
  if (characters.length < 2 || widthOf(text, style) <= width) return [text];
  let end = 1;
  while (widthOf(beginning(end + 1), style) <= width) end += 1;
  const blank = characters.lastIndexOf(" ", end);
  const cut = blank > 0 ? blank : end;
  return [beginning(cut), ...linesOf(characters.slice(cut).join("").trimStart(), width, style)];
}

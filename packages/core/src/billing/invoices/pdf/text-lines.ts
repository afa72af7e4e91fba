import { fontOf } from "./fonts.ts";
import type { TrueTypeFont } from "./true-type.ts";

interface Drawn {
  text: string;
  glyph: number;
}

let segmenter: Intl.Segmenter | undefined;

/** Splits a text into characters as readers perceive them. An emoji may consist of several code points. */
function charactersOf(text: string): string[] {
  // Created on first use, because it takes some milliseconds of a cold start.
  segmenter ??= new Intl.Segmenter("de");
  return [...segmenter.segment(text.normalize("NFC"))].map(({ segment }) => segment);
}

const letter = "[\\p{Script=Hebrew}\\p{Script=Arabic}]";
const rightToLeft = new RegExp(`${letter}+(?:[\\s\\p{P}]+${letter}+)*`, "gu");

/**
 * Returns the glyphs of a text from left to right. A character that the font lacks becomes a single box, whatever its
 * number of code points.
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

/** Wraps a text between words, and within a word that is wider than a line. `width` is in points. */
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

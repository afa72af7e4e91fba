import type { Language } from "@linkedpotential/contract/user/schema";
import { describe, expect, it } from "vitest";
import { textLeaves } from "../../../testing/text-leaves.ts";
import type { Texts } from "../../../texts/areas.ts";
import type { HandbookPieceTexts } from "../../../texts/guide-content.ts";
import { countWords } from "../posts/post-text.ts";
import { type HandbookPiece, handbookPieces, pieceProperties } from "./piece-list.ts";

type PieceTexts = Readonly<Partial<Record<HandbookPiece, HandbookPieceTexts>>>;

const files = import.meta.glob<{ pieces: PieceTexts }>("../../../texts/*/guides/handbook-*.ts", {
  import: "default",
  eager: true,
});
const lists = import.meta.glob<Texts["guides/handbook"]>("../../../texts/*/guides/handbook.ts", {
  import: "default",
  eager: true,
});
const languages = ["de", "en", "fr"] as const satisfies Language[];
const pieceIn = (language: Language, piece: HandbookPiece): HandbookPieceTexts => {
  const texts = files[`../../../texts/${language}/${pieceProperties[piece].area}.ts`]?.pieces[piece];
  if (!texts) throw new Error(`no texts of ${piece} in ${language}`);
  return texts;
};
/** Words that a reader sees: both forms of address say the same, so only one counts. */
const wordsOf = (texts: HandbookPieceTexts): number =>
  countWords([...textLeaves(texts)].flatMap(([path, text]) => (path.endsWith(".informal") ? [] : [text])).join(" "));

describe.each(languages)("the handbook in %s", (language) => {
  it("lists ten pieces with a title and one line", () => {
    const pieces = lists[`../../../texts/${language}/guides/handbook.ts`]?.pieces;
    if (!pieces) throw new Error(`no list in ${language}`);
    expect(handbookPieces).toHaveLength(10);
    expect(Object.keys(pieces).sort()).toEqual([...handbookPieces].sort());
    for (const { title, description } of Object.values(pieces))
      expect([title, title.length <= 60, description.length <= 120]).toEqual([title, true, true]);
  });

  it.each(handbookPieces)("has 400 to 900 words on %s, and the time to read fits", (piece) => {
    const words = wordsOf(pieceIn(language, piece));
    expect([words, words >= 400 && words <= 900]).toEqual([words, true]);
    expect(Math.abs(pieceProperties[piece].minutes - words / 180)).toBeLessThanOrEqual(1);
  });

  it.each(handbookPieces)("has the tools that are listed for %s", (piece) => {
    const { checklist, objections, signals, samples } = pieceIn(language, piece);
    const found = {
      calculator: piece === "day-rate",
      cards: objections !== undefined,
      signals: signals !== undefined,
      checklist: checklist !== undefined,
      samples: samples !== undefined,
    };
    const names = Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : []));
    expect(names).toEqual(pieceProperties[piece].tools);
    expect(names.length).toBeGreaterThan(0);
  });

  it.each(handbookPieces)("has as many points, objections and samples on %s as in German", (piece) => {
    const shape = ({ sections, checklist, objections, signals, samples }: HandbookPieceTexts) => ({
      sections: sections.map(({ paragraphs, points }) => [paragraphs.length, points?.length]),
      checklist: checklist?.points.map((point) => typeof point),
      objections: objections?.length,
      signals: signals && Object.entries(signals.levels).map(([level, { points }]) => [level, points.length]),
      samples: samples?.length,
    });
    expect(shape(pieceIn(language, piece))).toEqual(shape(pieceIn("de", piece)));
  });

  it("has twelve objections, and twelve points of the contract and of the profile", () => {
    expect(pieceIn(language, "objections").objections).toHaveLength(12);
    expect(pieceIn(language, "contract").checklist?.points).toHaveLength(12);
    expect(pieceIn(language, "profile").checklist?.points).toHaveLength(12);
  });

  it.each(["contract", "status", "payment"] as const)("names the paragraphs of the law on %s", (piece) => {
    const laws = (one: Language) =>
      [...textLeaves(pieceIn(one, piece))].flatMap(([, text]) => text.match(/§+\s\d+[a-z]?/g) ?? []).sort();
    expect(laws(language).length).toBeGreaterThan(3);
    expect([...new Set(laws(language))]).toEqual([...new Set(laws("de"))]);
  });
});

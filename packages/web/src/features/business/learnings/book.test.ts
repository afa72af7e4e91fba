import { expect, it } from "vitest";
import { readBook, withDraft, withLearning, writeBook } from "./book.ts";

const learning = { id: "a", topic: "worked", date: "2027-03-01", text: "Erst fragen." } as const;
const empty = readBook(null);

it("stored learnings are parsed as they were written, newest first", () => {
  const newer = { ...learning, id: "b", date: "2027-03-02" };
  const book = withDraft(withLearning(withLearning(empty, newer), learning), "next", "angefangen");
  expect(readBook(writeBook(book))).toEqual({
    learnings: [newer, learning],
    drafts: { worked: "", blocked: "", next: "angefangen" },
  });
  expect(withLearning(book, learning).learnings).toHaveLength(2);
});

it.each(["", "kaputt", "5", '"x"', "[]", '{"learnings":5,"drafts":[]}', '{"drafts":{"worked":5}}'])(
  "%j is parsed as an empty book",
  (text) => {
    expect(readBook(text)).toEqual(empty);
  },
);

it("invalid learnings are skipped", () => {
  const wrong = [null, 5, { ...learning, topic: "other" }, { ...learning, date: "gestern" }, { ...learning, text: 1 }];
  expect(readBook(JSON.stringify({ learnings: [...wrong, learning] })).learnings).toEqual([learning]);
});

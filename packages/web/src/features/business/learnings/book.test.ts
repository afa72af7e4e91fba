import { expect, it } from "vitest";
import { readBook, withDraft, withoutLearnings, writeBook } from "./book.ts";

const learning = { id: "a", topic: "worked", date: "2027-03-01", text: "Erst fragen." } as const;
const empty = readBook(null);

it("stored learnings and drafts are parsed as they were written; taking over removes the learnings only", () => {
  const book = withDraft({ ...empty, learnings: [learning] }, "next", "angefangen");
  const drafts = { worked: "", blocked: "", next: "angefangen" };
  expect(readBook(writeBook(book))).toEqual({ learnings: [learning], drafts });
  expect(withoutLearnings(book)).toEqual({ learnings: [], drafts });
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

import { describe, expect, it } from "vitest";
import { legacyKeys, readEntries, templateOf } from "./legacy-posts.ts";

const place = { namespace: "cold", templateKey: "followup" };
const post = { title: "Alt", content: "Hallo" };

describe("posts that earlier versions kept", () => {
  it("stand under the namespace and key of their place [TPL-46, TPL-47, STORE-07, STORE-08]", () => {
    expect(legacyKeys(place)).toEqual({
      posts: "cold_followup_savedPosts",
      flag: "cold_followup_migrated_to_backend",
    });
  });

  it("are a JSON list", () => {
    expect(readEntries('[{"title":"a"},3]')).toEqual([{ title: "a" }, 3]);
    for (const other of ["", "{", "null", '"x"', '{"0":1}']) expect(readEntries(other), other).toBeUndefined();
  });

  it("keep when they were written, if that can be read", () => {
    const createdAt = "2025-06-30T12:00:00.000Z";
    expect(templateOf({ ...post, createdAt, id: 7 }, place)).toEqual({ ...place, ...post, createdAt });
    expect(templateOf({ ...post, createdAt: Date.parse(createdAt) }, place)).toMatchObject({ createdAt });
    for (const wrong of ["gestern", Number.NaN, -1, null, undefined, {}]) {
      expect(templateOf({ ...post, createdAt: wrong }, place)).toEqual({ ...place, ...post });
    }
  });

  it("get a title of one line that is not too long", () => {
    expect(templateOf({ ...post, title: " Zwei\n Zeilen " }, place)).toMatchObject({ title: "Zwei Zeilen" });
    expect(templateOf({ ...post, title: "💜".repeat(151) }, place)).toMatchObject({ title: "💜".repeat(150) });
  });

  it("stay where they are without title or content, or too long", () => {
    const wrong = [
      ...[null, 3, "x", {}, { title: "a" }, { content: "b" }, { title: 1, content: "b" }, { title: "a", content: 2 }],
      ...[
        { title: " ", content: "b" },
        { title: "a", content: "\n" },
        { title: "a", content: "x".repeat(10_001) },
      ],
    ];
    for (const entry of wrong) expect(templateOf(entry, place)).toBeUndefined();
    expect(templateOf({ title: "a", content: "x".repeat(10_000) }, place)).toBeDefined();
  });
});

import { describe, expect, it } from "vitest";
import { legacyKeys, parseEntries, toNewTemplate } from "./legacy-posts.ts";

const list = { namespace: "cold", templateKey: "followup" };
const post = { title: "Alt", content: "Hallo" };

describe("posts of earlier versions", () => {
  it("are stored under the namespace and key of their list [TPL-46, TPL-47, STORE-07, STORE-08]", () => {
    expect(legacyKeys(list)).toEqual({
      posts: "cold_followup_savedPosts",
      flag: "cold_followup_migrated_to_backend",
    });
  });

  it("are a JSON list", () => {
    expect(parseEntries('[{"title":"a"},3]')).toEqual([{ title: "a" }, 3]);
    for (const other of ["", "{", "null", '"x"', '{"0":1}']) expect(parseEntries(other), other).toBeUndefined();
  });

  it("keep the time of their creation if it is valid", () => {
    const createdAt = "2025-06-30T12:00:00.000Z";
    expect(toNewTemplate({ ...post, createdAt, id: 7 }, list)).toEqual({ ...list, ...post, createdAt });
    expect(toNewTemplate({ ...post, createdAt: Date.parse(createdAt) }, list)).toMatchObject({ createdAt });
    for (const wrong of ["gestern", Number.NaN, -1, null, undefined, {}]) {
      expect(toNewTemplate({ ...post, createdAt: wrong }, list)).toEqual({ ...list, ...post });
    }
  });

  it("get a title of one line, truncated at the limit", () => {
    expect(toNewTemplate({ ...post, title: " Zwei\n Zeilen " }, list)).toMatchObject({ title: "Zwei Zeilen" });
    expect(toNewTemplate({ ...post, title: "💜".repeat(151) }, list)).toMatchObject({ title: "💜".repeat(150) });
  });

  it("are invalid without title or content, or if they are too long", () => {
    const wrong = [
      ...[null, 3, "x", {}, { title: "a" }, { content: "b" }, { title: 1, content: "b" }, { title: "a", content: 2 }],
      ...[
        { title: " ", content: "b" },
        { title: "a", content: "\n" },
        { title: "a", content: "x".repeat(10_001) },
      ],
    ];
    for (const entry of wrong) expect(toNewTemplate(entry, list)).toBeUndefined();
    expect(toNewTemplate({ title: "a", content: "x".repeat(10_000) }, list)).toBeDefined();
  });
});

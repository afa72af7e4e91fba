import { describe, expect, it } from "vitest";
import { newPost, newProject, postChange, postListQuery } from "./schema.ts";

const given = {
  title: "Suche Gestaltung",
  content: "Ein Portal,\nneu gebaut.",
  type: "collaboration",
  language: "de",
  industry: "Sonstiges",
  skills: ["TypeScript"],
  lookingFor: ["UI-Design"],
};
const tooMany = Array.from({ length: 21 }, (_, index) => `Fähigkeit ${index}`);

type Schema = Pick<typeof newPost | typeof postChange, "safeParse">;
const problems = (schema: Schema, change: object) => {
  const { error } = schema.safeParse({ ...given, ...change });
  return [...new Set(error?.issues.map(({ path }) => path[0]))];
};

describe.each([
  ["a new post", newPost],
  ["a changed post", postChange],
])("%s", (_, schema) => {
  it("limits title, text, language and industry", () => {
    expect(schema.parse(given)).toEqual(given);
    for (const [field, value] of [
      ["title", " "],
      ["title", "zwei\nZeilen"],
      ["title", "x".repeat(151)],
      ["content", ""],
      ["content", "x".repeat(5001)],
      ["language", "fr"],
      ["industry", "Recht"],
      ["type", "news"],
    ] as const) {
      expect(problems(schema, { [field]: value }), field).toEqual([field]);
    }
    expect(problems(schema, { title: "x".repeat(150), content: "x".repeat(5000) })).toEqual([]);
  });

  it("requires skills and wishes of a collaboration, up to twenty entries each", () => {
    for (const field of ["skills", "lookingFor"]) {
      for (const value of [[], [" "], tooMany, ["x".repeat(51)]]) {
        expect(problems(schema, { [field]: value })[0], field).toBe(field);
      }
      expect(problems(schema, { [field]: tooMany.slice(1) })).toEqual([]);
      expect(problems(schema, { [field]: ["x".repeat(50)] })).toEqual([]);
    }
    expect(schema.parse({ ...given, skills: [" AWS ", "", "  "] })).toMatchObject({ skills: ["AWS"] });
  });
});

it("a new post is a collaboration by default, and other types are refused", () => {
  const { type, ...withoutType } = given;
  expect(newPost.parse(withoutType)).toEqual(given);
  expect(problems(newPost, { type: "tip" })).toEqual(["type"]);
});

it("a post of another type needs no skills and wishes", () => {
  for (const type of ["success", "question", "tip"]) {
    expect(postChange.parse({ ...given, type, skills: null, lookingFor: undefined })).toMatchObject({
      type,
      skills: null,
      lookingFor: null,
    });
  }
  expect(problems(postChange, { skills: null, lookingFor: undefined })).toEqual(["skills", "lookingFor"]);
});

it("the feed accepts a type, an industry, a search and a page, each within its limits", () => {
  const query = { type: "project", industry: "Sonstiges", search: "portal", limit: "7", cursor: "12" };
  expect(postListQuery.parse(query)).toEqual({ ...query, limit: 7, cursor: 12 });
  expect(postListQuery.parse({})).toEqual({});
  for (const wrong of [
    { type: "tip" },
    { industry: "Recht" },
    { search: "x".repeat(101) },
    { limit: "0" },
    { cursor: "-1" },
  ]) {
    expect(postListQuery.safeParse(wrong).success).toBe(false);
  }
});

it("a project requires wishes, and its details are single lines that may be missing", () => {
  const { type, skills, ...content } = given;
  const details = { company: "", start: "", extent: "", budget: "" };
  expect(newProject.parse(content)).toEqual({ ...content, ...details });
  expect(newProject.parse({ ...content, start: " Ab März ", budget: null })).toMatchObject({
    start: "Ab März",
    budget: "",
  });
  for (const [field, value] of [
    ["lookingFor", [" "]],
    ["company", "x".repeat(201)],
    ["start", "zwei\nZeilen"],
    ["extent", "x".repeat(101)],
    ["budget", 95],
  ] as const) {
    const { error } = newProject.safeParse({ ...content, [field]: value });
    expect([...new Set(error?.issues.map(({ path }) => path[0]))], field).toEqual([field]);
  }
});

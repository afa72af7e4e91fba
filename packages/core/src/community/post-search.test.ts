import { expect, it } from "vitest";
import type { StoredPost } from "./post.entity.ts";
import { postSearch } from "./post-search.ts";

const post: StoredPost = {
  userId: 1,
  postId: 2,
  title: "Gestaltung für ein Portal",
  content: "Der Spediteur will\nmehr Übersicht.",
  type: "collaboration",
  language: "de",
  industry: "Sonstiges",
  skills: ["TypeScript", "AWS"],
  lookingFor: ["UI-Design"],
  createdAt: "2027-03-01T09:00:00.000Z",
  pendingCount: 0,
};
const finds = (search: string, change: Partial<StoredPost> = {}) => postSearch(search)({ ...post, ...change });

it("finds each word somewhere in a post, whatever its case and however its letters are made up", () => {
  for (const search of ["gestaltung", "SPEDITEUR", "typescript aws", "ui-design portal", "u\u0308bersicht"]) {
    expect(finds(search), search).toBe(true);
  }
});

it("finds nothing where one word is missing, or would only arise from two texts side by side", () => {
  for (const search of ["gestaltung hafen", "portalder", "awsui", "typescriptaws"]) {
    expect(finds(search), search).toBe(false);
  }
});

it("takes blanks for no words, and posts without details as they are", () => {
  expect(finds("  portal \n übersicht ")).toBe(true);
  expect(finds("   ")).toBe(true);
  const { skills, lookingFor, ...plain } = post;
  expect(postSearch("portal")(plain)).toBe(true);
  expect(postSearch("aws")(plain)).toBe(false);
});
